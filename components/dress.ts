import type { Sheet } from './styles/sheet.ts';
import { onLanguageChange } from './words/watch.ts';

/**
 * What a table wears over its first paint. It is loaded after it and moves nothing: marks, finery and print always, the
 * rest where it is asked for, by an attribute or by whoever looks.
 */
interface Look {
  /** Is it asked for? */
  fits(host: HTMLElement): boolean;
  load(): Promise<{ readonly sheet: Sheet }>;
}

const rarerSpace = matchMedia('(forced-colors:active),(max-height:440px) and (min-width:560px)');
const moreContrast = matchMedia('(prefers-contrast:more)');

/** In the order of the cascade. */
const looks: readonly Look[] = [
  { fits: () => true, load: () => import('./styles/marks.ts') },
  { fits: () => true, load: () => import('./styles/finery.ts') },
  { fits: () => rarerSpace.matches, load: () => import('./styles/rarer.ts') },
  { fits: (host) => host.getAttribute('seating') === 'facing', load: () => import('./styles/facing.ts') },
  {
    fits: (host) => { const theme = host.getAttribute('theme'); return theme === 'contrast' || (moreContrast.matches && theme !== 'day' && theme !== 'night'); },
    load: () => import('./styles/contrast.ts'),
  },
];
const loaded = new Map<Look, Sheet>();

/** A picture of somebody's own: see `own-art.ts`. */
const hasOwnArt = (host: HTMLElement & { pictures?: unknown }): boolean => Boolean(host.pictures) || [...host.children].some(({ slot }) => slot.startsWith('picture-'));

/**
 * Dresses a table and keeps it dressed while its attributes, its children and the preferences of whoever looks change.
 * To be called when it has come to a page, and again when its `pictures` were set. `speak` is called when its language may have changed.
 * @returns what ends it
 */
export function dress(host: HTMLElement, speak: () => void): () => void {
  const root = host.shadowRoot!, ends = [onLanguageChange(host, speak)];
  let over = false, ownArt = false;
  const wear = (look: Look, sheet: Sheet): void => {
    const fits = look.fits(host), { adoptedStyleSheets } = root, worn = adoptedStyleSheets.includes(sheet);
    if (!fits) { if (worn) root.adoptedStyleSheets = adoptedStyleSheets.filter((each) => each !== sheet); return; }
    if (worn) return;
    const later = looks.slice(looks.indexOf(look) + 1).flatMap((each) => loaded.get(each) ?? []);
    const at = adoptedStyleSheets.findIndex((each) => later.includes(each));
    adoptedStyleSheets.splice(at < 0 ? adoptedStyleSheets.length : at, 0, sheet);
  };
  const look = (): void => {
    for (const each of looks) {
      const sheet = loaded.get(each);
      if (sheet) wear(each, sheet);
      // What cannot be loaded now is left off; the table can be played at without.
      else if (each.fits(host)) each.load().then((module) => { loaded.set(each, module.sheet); if (!over) wear(each, module.sheet); }, () => {});
    }
    if (!ownArt && hasOwnArt(host)) {
      ownArt = true;
      import('./own-art.ts').then(({ hang }) => { if (!over) ends.push(hang(host)); }, () => { ownArt = false; });
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(host, { attributeFilter: ['theme', 'seating'], childList: true });
  for (const media of [rarerSpace, moreContrast]) media.addEventListener('change', look);
  ends.push(() => {
    over = true;
    watch.disconnect();
    for (const media of [rarerSpace, moreContrast]) media.removeEventListener('change', look);
  });
  look();
  // It may have changed before anybody watched.
  speak();
  return () => { for (const end of ends) end(); };
}
