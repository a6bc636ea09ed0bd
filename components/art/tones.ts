import { contourWidth } from './pictures.ts';
import type { Tone } from './pictures.ts';

/** Tones that are drawn as paper where only two colours are to be had; all others are drawn as ink. */
const paleTones: readonly Tone[] = ['light', 'skin', 'gilt', 'ice'];

const darkTones: readonly Tone[] = ['ink', 'arsene', 'lady', 'police', 'lion', 'deep'];

const classes = (tones: readonly Tone[]): string => tones.map((tone) => `.tone-${tone}`).join();

/**
 * Rules for a stylesheet that colour the pictures and marks; the colours themselves come from `colourDeclarations`.
 *
 * Classes: `tone-…` on a shape, `contour` on the contour below them, `mark` on the svg of a mark and `solid` on its
 * filled lines, `face` on the face of a tile. In forced colours every shape is ink or paper with a seam of the other between;
 * on a dark scheme paper is the light system colour, so that nobody sees a negative.
 */
export const toneRules = `
${[...darkTones, ...paleTones].map((tone) => `.tone-${tone}{fill:var(--_${tone})}`).join('')}
.contour{fill:none;stroke:var(--_ink);stroke-width:${contourWidth};stroke-linejoin:round}
.face{fill:var(--_face)}
.mark{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.mark .solid{fill:currentColor}
@media (forced-colors:active){
:host{--_drawn:CanvasText;--_paper:Canvas}
.face,.contour,[class^=tone-]{forced-color-adjust:none}
.face{fill:var(--_paper)}
.contour{stroke:var(--_drawn)}
[class^=tone-]{stroke-width:3;stroke-linejoin:round;paint-order:stroke}
${classes(darkTones)}{fill:var(--_drawn);stroke:var(--_paper)}
${classes(paleTones)}{fill:var(--_paper);stroke:var(--_drawn)}
}
@media (forced-colors:active) and (prefers-color-scheme:dark){:host{--_drawn:Canvas;--_paper:CanvasText}}
`;
