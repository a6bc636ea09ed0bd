export { marks, type Line, type Mark } from './marks.ts';
export { colourDeclarations, type Colour } from './palette.ts';
export { contour, contourWidth, pictures, type Shape, type Tone } from './pictures.ts';
export { palette, type Theme } from './themes.ts';
export { toneRules } from './tones.ts';
