import { contourWidth, type Tone } from './pictures.ts';

const tones: readonly Tone[] = ['light', 'skin', 'gilt', 'ice', 'ink', 'arsene', 'lady', 'police', 'lion', 'deep'];
/** So many of them, from the first, are drawn as paper where only two colours are to be had; the others are drawn as ink. */
const PALE = 4;

/**
 * Rules for a stylesheet that colour the pictures and marks; the colours themselves come from `colourDeclarations`.
 *
 * Classes: `face-of` on the svg of a tile, `face` on its ground, `contour` below the shapes, `tone-…` on a shape; `mark` on
 * the svg of a mark and `solid` on its filled lines. In forced colours every shape is ink or paper with a seam of the other
 * between; on a dark scheme paper is the light system colour, so that nobody sees a negative.
 */
export const toneRules = `
${tones.map((tone) => `.tone-${tone}{fill:var(--_${tone})}`).join('')}
.contour{fill:none;stroke:var(--_ink);stroke-width:${contourWidth};stroke-linejoin:round}
.face{fill:var(--_face);stroke:var(--_ink);stroke-width:2}
.mark{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.solid{fill:currentColor}
@media (forced-colors:active){
.face-of{forced-color-adjust:none;--d:CanvasText;--p:Canvas}
.face-of *{fill:var(--d);stroke:var(--p);stroke-width:3;paint-order:stroke}
:is(.face,${tones.slice(0, PALE).map((tone) => `.tone-${tone}`).join()}){fill:var(--p);stroke:var(--d)}
.contour{fill:none;stroke:var(--d)}
}
@media (forced-colors:active) and (prefers-color-scheme:dark){.face-of{--d:Canvas;--p:CanvasText}}
`;
