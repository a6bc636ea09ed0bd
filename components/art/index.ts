export { marks } from './marks.ts';
export type { Line, Mark } from './marks.ts';
export { colourDeclarations, palette } from './palette.ts';
export type { Colour, Theme } from './palette.ts';
export { contour, contourWidth, pictures } from './pictures.ts';
export type { Shape, Tone } from './pictures.ts';
export { toneRules } from './tones.ts';
