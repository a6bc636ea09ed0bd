import type { Words } from './en.ts';

export type { Words } from './en.ts';
export type Lang = 'en' | 'ko';

const loaded = new Map<Lang, Words>();

/** The words of a language, if they are here already. */
export const wordsNow = (lang: Lang): Words | undefined => loaded.get(lang);

/** Loads the words of a language; a page pays only for those it shows. */
export async function loadWords(lang: Lang): Promise<Words> {
  const { words } = lang === 'ko' ? await import('./ko.ts') : await import('./en.ts');
  loaded.set(lang, words);
  return words;
}

/** The language for an element: its own `lang`, else the nearest one around it, also outside a shadow root; else English. */
export function langOf(element: Element): Lang {
  for (let node: Node | null = element; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    const lang = node instanceof Element ? node.getAttribute('lang') : null;
    if (lang) return /^ko\b/i.test(lang) ? 'ko' : 'en';
  }
  return 'en';
}
