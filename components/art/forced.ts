import { tones } from './tones.ts';

/** So many tones, from the first, are drawn as paper; the others are drawn as ink. */
const PALE = 4;

/** The same where only two colours are to be had: every shape is ink or paper with a seam of the other between; on a dark scheme paper is the light system colour, so that nobody sees a negative. */
export const forcedTones = `
@media (forced-colors:active){
.face-of{forced-color-adjust:none;--d:CanvasText;--p:Canvas}
.face-of>*{fill:var(--d);stroke:var(--p);stroke-width:3;paint-order:stroke}
:is(.face,${tones.slice(0, PALE).map((tone) => `.tone-${tone}`).join()}){fill:var(--p);stroke:var(--d)}
.contour{fill:none;stroke:var(--d)}
}
@media (forced-colors:active) and (prefers-color-scheme:dark){.face-of{--d:Canvas;--p:CanvasText}}
`;
