const wish = matchMedia('(prefers-contrast:more)');

/** Dresses an element in the theme of high contrast while it is asked for, by its `theme` or by whoever looks; what it gives ends that. */
export function contrastOf(host: HTMLElement): () => void {
  const root = host.shadowRoot!;
  let sheet: CSSStyleSheet | null = null, over = false;
  const look = (): void => {
    const theme = host.getAttribute('theme'), fits = theme === 'contrast' || (wish.matches && theme !== 'day' && theme !== 'night');
    if (sheet) root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => each !== sheet), ...(fits ? [sheet] : [])];
    else if (fits) import('../styles/contrast.ts').then((module) => { if (!over && !sheet) { ({ sheet } = module); look(); } }, () => {});
  };
  const watch = new MutationObserver(look);
  watch.observe(host, { attributeFilter: ['theme'] });
  wish.addEventListener('change', look);
  look();
  return () => { over = true; watch.disconnect(); wish.removeEventListener('change', look); };
}
