// Writes the pictures that stand beside the code, from the same art that the element draws:
//   node tests/tools/pictures.mjs
// social.png is social.svg rendered at 1200 × 630 by any browser; link previews do not read SVG.
import { writeFileSync } from 'node:fs';
import { palette } from '../../components/art/themes.ts';
import { contour, contourWidth, pictures } from '../../components/art/pictures.ts';

const { night, day } = palette;
const root = new URL('../../site/', import.meta.url);

const svg = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
const box = (x, y, size, content) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="-10 -10 120 120">${content}</svg>`;

/** A picture, in its tones or all in one colour. */
const picture = (name, colour) =>
  `<path d="${contour(name)}" fill="none" stroke="${colour ?? night.ink}" stroke-width="${contourWidth}" stroke-linejoin="round"/>` +
  pictures[name].map(({ d, tone }) => `<path d="${d}" fill="${colour ?? night[tone]}"/>`).join('');
/** A tile: its gilt edge, its face, its picture. */
const slab = (height, colour) => `<rect x="-9" y="-9" width="118" height="${height}" rx="11" fill="${colour}" stroke="${night.ink}" stroke-width="2"/>`;
const tile = (name, face) => `${slab(118, night.gilt)}${slab(112, face)}${picture(name)}`;

/** The gem alone, without the sparkle beside it. */
const gem = `<path d="${pictures.B[0].d.split('z')[0]}z" fill="${night.lion}" stroke="${night.ink}" stroke-width="${contourWidth}" stroke-linejoin="round"/>${pictures.B.slice(1)
  .map(({ d, tone }) => `<path d="${d}" fill="${night[tone]}"/>`)
  .join('')}`;

/** The Louvre from its court: the Pavillon de l'Horloge between two wings. */
const half = 'V322H1094V296H1080V322H1066V296H1052V322H700V262H684Q678 190 640 168H634V150H626L608 122V104H600';
const louvre = [
  `<path d="M1200 630${half}V630z" fill="${night.button}"/>`,
  `<g transform="matrix(-1 0 0 1 1200 0)"><path d="M1200 630${half}V630z" fill="${night.button}"/></g>`,
  `<path d="M0 322H500M700 322H1200M516 262H684M560 168H640" stroke="${night.brass}" stroke-width="4"/>`,
];
const windows = [40, 100, 160, 340, 460, 720, 840, 1000, 1060, 1140].map((x) => `M${x} 388v-28a12 12 0 0 1 24 0v28z`).join('');

const social = [
  `<rect width="1200" height="630" fill="${night.ground}"/>`,
  `<circle cx="886" cy="204" r="138" fill="${night.face}"/>`,
  box(798, 155, 192, picture('A')),
  ...louvre,
  `<path d="${windows}" fill="${night.brass}"/>`,
  `<circle cx="600" cy="222" r="26" fill="${night.face}"/><path d="M600 206v16l11 7" fill="none" stroke="${night.ink}" stroke-width="5" stroke-linecap="round"/>`,
  ...['X', 'B', 'X', 'P', 'A', 'P'].map((name, n) => box(54 + n * 184, 420, 172, tile(name, night.face))),
].join('');

const files = {
  'public/favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 6 98 98">${gem}</svg>\n`,
  'pictures/silhouettes.svg': svg(
    224,
    52,
    `<rect width="224" height="52" fill="#fff"/>${['A', 'X', 'P', 'B'].map((name, n) => box(6 + n * 56, 4, 44, picture(name, '#000'))).join('')}`,
  ),
  'pictures/pictures.svg': svg(
    680,
    176,
    `<rect width="680" height="176" rx="14" fill="${night.table}"/>${['A', 'X', 'P', 'B'].map((name, n) => box(16 + n * 164, 12, 152, tile(name, day.face))).join('')}`,
  ),
  'pictures/social.svg': svg(1200, 630, social),
};
for (const [name, text] of Object.entries(files)) writeFileSync(new URL(name, root), text);
