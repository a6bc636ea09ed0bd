import { contour, contourWidth, marks, palette, pictures } from '../../components/art/index.ts';
import type { Picture } from '../../machine/index.ts';

const colours = palette.day;

/** A few tiles side by side as a static SVG text, for reference cards. `title` says what they are; without one the drawing is decoration. */
export function drawTiles(shown: readonly Picture[], title?: string): string {
  const tiles = shown.map(
    (picture, n) =>
      `<g transform="translate(${n * 124 + 11} 11)"><rect x="-9" y="-9" width="118" height="118" rx="11" fill="${colours.face}" stroke="${colours.ink}" stroke-width="2"/>` +
      `<path d="${contour(picture)}" fill="none" stroke="${colours.ink}" stroke-width="${contourWidth}" stroke-linejoin="round"/>` +
      `${pictures[picture].map(({ d, tone }) => `<path d="${d}" fill="${colours[tone]}"/>`).join('')}</g>`,
  );
  return `<svg viewBox="0 0 ${shown.length * 124 - 2} 122" ${title ? `role="img"><title>${title}</title>` : 'aria-hidden="true">'}${tiles.join('')}</svg>`;
}

/** Diamonds in a line, as decoration beside a number in words. */
export function drawDiamonds(count: number): string {
  const d = marks.diamond.map((line) => line.d).join('');
  const gems = Array.from({ length: count }, (_, n) => `<path transform="translate(${n * 22} 0)" d="${d}" fill="${colours.lion}" stroke="${colours.ice}" stroke-width="1.5" stroke-linejoin="round"/>`);
  return `<svg viewBox="1 2 ${count * 22} 21" height="18" aria-hidden="true">${gems.join('')}</svg>`;
}
