/* Many drawings on one page: what they share is there once, and is referred to. */
import { drawPosition } from '../../../components/draw.ts';
import { parsePosition } from '../../../machine/index.ts';

/** What lies in the small boxes of a drawing: a tile, a diamond, a hook. */
const box = /(<svg x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" viewBox="[^"]*"[^>]*>)((?:<(?:path|rect)[^>]*>)+)/g;

/** A drawing in which there is each of them. */
const sample = parsePosition('AxApPbPx - Xb/Ba a 6-1 rulebook');
if (!sample.ok) throw new Error('site/look/rules/drawings.ts: the sample cannot be read.');
const shared = new Map([...new Set(Array.from(drawPosition(sample.value).matchAll(box), ([, , shapes]) => shapes))].map((shapes, n) => [shapes, `drawn-${n}`]));

/** The drawing with references in place of what is shared. Where something is not known, it stays as it is. */
export const drawnOnce = (drawing: string): string =>
  drawing.replace(box, (whole: string, open: string, shapes: string) => (shared.has(shapes) ? `${open}<use href="#${shared.get(shapes)!}"/>` : whole)).replace(' xmlns="http://www.w3.org/2000/svg"', '');

/** What the references lead to: once on the page. */
export const drawnHere: string = [...shared].map(([shapes, id]) => `<g id="${id}">${shapes}</g>`).join('');
