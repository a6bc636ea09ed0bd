import type { Picture } from '../../machine/rules/types.ts';

/** A flat tone by name; `tones.ts` and the palette give it a colour. */
export type Tone = 'ink' | 'light' | 'skin' | 'gilt' | 'arsene' | 'lady' | 'police' | 'lion' | 'deep' | 'ice';

/** One filled outline. `d` is path data on the box 0 0 100 100 and begins with an absolute move. */
export interface Shape {
  readonly d: string;
  readonly tone: Tone;
}

/**
 * The four pictures, back to front, on the box 0 0 100 100. Drawn for 44 px first: no detail is thinner than 3.
 * The union of all shapes is the silhouette.
 */
export const pictures: Readonly<Record<Picture, readonly Shape[]>> = {
  A: [
    { tone: 'ink', d: 'M3 100q2-18 24-26L15 48q27 4 35 26l22 16 20-30q4 16-6 22 10 6 11 18z' },
    { tone: 'arsene', d: 'M22 53q18 4 24 23l12 24H44L32 74zM87 70 74 94l2 6h6q-4-14 5-30z' },
    { tone: 'light', d: 'M46 72l28 12 4 16H56z' },
    { tone: 'skin', d: 'M40 38h32l1 10 10 12-8 2 2 4-3 3 2 4q-2 7-12 6l-8-1-8 2-6-20z' },
    { tone: 'ink', d: 'M36 40h17l-2 18-6 9-7-9zM60 83l10 3 9-5-1 11-8-4-10 5zm2-18q6 4 14 2l-2 4q-8 1-12-6zm3-25a11 11 0 1 0 .1 0z' },
    { tone: 'gilt', d: 'M65 42a9 9 0 1 0 .1 0zM57 55q-9 11-3 25h4q-6-13 4-23z' },
    { tone: 'light', d: 'M65 45a6 6 0 1 0 .1 0z' },
    { tone: 'ink', d: 'M67 47a3 3 0 1 0 .1 0z' },
    { tone: 'ink', d: 'M27 5q23-5 49-1l-4 32q12 0 19-7-1 13-17 15l-42 1q-18-1-21-12 9 6 22 5z' },
    { tone: 'arsene', d: 'M31 27l42-1-1 8-39 2z' },
  ],
  X: [
    { tone: 'gilt', d: 'M28 34q-12 18 4 30l18-6 20 6q14-12 4-32z' },
    { tone: 'skin', d: 'M43 64h15l2 16q20 2 30 14v6H12v-6q10-12 30-14z' },
    { tone: 'skin', d: 'M31 38Q30 64 50 77Q70 64 70 38z' },
    { tone: 'lady', d: 'M4 100q2-16 18-18 8 10 28 12 20-2 30-12 16 2 17 18z' },
    { tone: 'ink', d: 'M26 43q16-3 24 3 10-6 25-3 1 18-13 18-8 0-12-6-4 6-12 6-13 0-12-18z' },
    { tone: 'light', d: 'M33 51q7-6 12 2-7 5-12-2zm34 0q-7-6-12 2 7 5 12-2z' },
    { tone: 'lady', d: 'M43 66q7-3 14 0-7 7-14 0z' },
    { tone: 'lady', d: 'M30 30Q28 10 50 9q20-1 23 18 17 1 25 11-18-4-38-1-30-1-57 7 5-12 27-14z' },
    { tone: 'ink', d: 'M29 27q23-7 44-2v7q-21-4-44 2z' },
    { tone: 'light', d: 'M44 25Q44 4 66 2q28-2 32 24-6-6-11-6 2 6-2 10-5-8-10-8 0 4-4 6-9-9-27-3z' },
  ],
  P: [
    { tone: 'police', d: 'M2 100l3-12 23-2 11-12h22l11 12 23 2 3 12z' },
    { tone: 'skin', d: 'M28 31h44l-2 35q-8 14-20 14-12 0-20-14z' },
    { tone: 'ink', d: 'M50 56q-9-7-17 0-12 8-27-8 2 22 27 21 12-1 17-6 5 5 17 6 25 1 27-21-15 16-27 8-8-7-17 0z' },
    { tone: 'ink', d: 'M35 40h10v7H35zm20 0h10v7H55z' },
    { tone: 'police', d: 'M29 6q21-6 42 0l5 24H24z' },
    { tone: 'ink', d: 'M29 6q21-6 42 0-21 7-42 0z' },
    { tone: 'gilt', d: 'M25 23h50l1 7H24z' },
    { tone: 'ink', d: 'M24 29q26-5 52 0l6 11q-32-10-64 0z' },
    { tone: 'light', d: 'M50 7l3 6h7l-5 5 2 7-7-4-7 4 2-7-5-5h7z' },
    { tone: 'gilt', d: 'M0 93l4-10h23l3 7zm100 0-4-10H73l-3 7z' },
    { tone: 'gilt', d: 'M40 87h7v7h-7zm13 0h7v7h-7z' },
  ],
  B: [
    { tone: 'lion', d: 'M25 13h48l21 29-45 55L4 42zM91 2l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM10 74l2 7 7 2-7 2-2 7-2-7-7-2 7-2z' },
    { tone: 'ice', d: 'M25 13H49L20 33L4 42z' },
    { tone: 'deep', d: 'M49 17l9 5 8-5 4 9 10 2-2 10 10 6-11 6 1 9-10 4-3 10-8 3-8 14-8-14-8-3-3-10-10-4 1-9-11-6 10-6-2-10 10-2 4-9 8 5z' },
    { tone: 'ice', d: 'M26 27l11-2 12 4 12-4 11 2-1 11-3 4-2 13-8 21-9 6-9-6-8-21-2-13-3-4z' },
    { tone: 'light', d: 'M43 33h12l2 24 8 7-7 12-9 6-9-6-7-12 8-7z' },
    { tone: 'ink', d: 'M31 42l12 4v5l-9-2zm36 0-12 4v5l9-2zM39 55h20l-8 8v5l9 2-11 4-11-4 9-2v-5z' },
  ],
};

/** How far the ink contour around a picture is stroked, on the same box; half of it shows outside the shapes. */
export const contourWidth = 4;

/**
 * All outlines of a picture as one path. Stroked in ink below the shapes it is the contour, which holds the light parts
 * together on a light face. Not to be filled: shapes that run against each other would cut holes.
 */
export function contour(picture: Picture): string {
  return pictures[picture].map((shape) => shape.d).join('');
}
