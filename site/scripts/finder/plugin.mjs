// @ts-check
/**
 * Gives pages `virtual:finder/en` and `virtual:finder/ko`: what the finder finds in a language, as a module of its own that is loaded when the box is opened.
 * @returns {import('vite').Plugin}
 */
export const finderIndex = () => ({
  name: 'finder-index',
  resolveId: (id) => (/^virtual:finder\/(en|ko)$/.test(id) ? `\0${id}` : null),
  async load(id) {
    const lang = /^\0virtual:finder\/(en|ko)$/.exec(id)?.[1];
    if (lang !== 'en' && lang !== 'ko') return null;
    const { collect } = await import('./collect.ts');
    return `export default ${JSON.stringify(await collect(lang))}`;
  },
});
