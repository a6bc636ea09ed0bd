import { contourWidth, type Tone } from './pictures.ts';

/** All tones, the pale ones first. */
export const tones: readonly Tone[] = ['light', 'skin', 'gilt', 'ice', 'ink', 'arsene', 'lady', 'police', 'lion', 'deep'];
/**
 * Rules for a stylesheet that colour the pictures and marks; the colours themselves come from `colourDeclarations`.
 *
 * Classes: `face-of` on the svg of a tile, `face` on its ground and, gilt, on the edge below it, `contour` below the shapes, `tone-…` on a shape; `mark` on
 * the svg of a mark and `solid` on its filled lines.
 */
export const toneRules = `
.face{fill:var(--_face);stroke:var(--_ink);stroke-width:2}
${tones.map((tone) => `.tone-${tone}{fill:var(--_${tone})}`).join('')}
.contour{fill:none;stroke:var(--_ink);stroke-width:${contourWidth};stroke-linejoin:round}
.mark{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.solid{fill:currentColor}
`;
