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
    { tone: 'ink', d: 'M3 100Q5 82 27 74L15 48Q42 52 50 74L72 90L92 60Q96 76 86 82Q96 88 97 100z' },
    { tone: 'arsene', d: 'M22 53Q40 57 46 76L58 100H44L32 74zM87 70L74 94L76 100H82Q78 86 87 70z' },
    { tone: 'light', d: 'M46 72L74 84L78 100H56z' },
    { tone: 'skin', d: 'M40 38H72L73 48L83 60L75 62L77 66L74 69L76 73Q74 80 64 79L56 78L48 80L42 60z' },
    { tone: 'ink', d: 'M36 40H53L51 58L45 67L38 58zM60 83L70 86L79 81L78 92L70 88L60 93zM62 65Q68 69 76 67L74 71Q66 72 62 65zM65 40a11 11 0 1 0 .1 0z' },
    { tone: 'gilt', d: 'M65 42a9 9 0 1 0 .1 0zM57 55Q48 66 54 80L58 80Q52 67 62 57z' },
    { tone: 'light', d: 'M65 45a6 6 0 1 0 .1 0z' },
    { tone: 'ink', d: 'M67 47a3 3 0 1 0 .1 0z' },
    { tone: 'ink', d: 'M27 5Q50 0 76 4L72 36Q84 36 91 29Q90 42 74 44L32 45Q14 44 11 33Q20 39 33 38z' },
    { tone: 'arsene', d: 'M31 27L73 26L72 34L33 36z' },
  ],
  X: [
    { tone: 'gilt', d: 'M28 34Q16 52 32 64L50 58L70 64Q84 52 74 32z' },
    { tone: 'skin', d: 'M43 64H58L60 80Q80 82 90 94V100H12V94Q22 82 42 80z' },
    { tone: 'skin', d: 'M31 38Q30 64 50 77Q70 64 70 38z' },
    { tone: 'lady', d: 'M4 100Q6 84 22 82Q30 92 50 94Q70 92 80 82Q96 84 97 100z' },
    { tone: 'ink', d: 'M26 43Q42 40 50 46Q60 40 75 43Q76 61 62 61Q54 61 50 55Q46 61 38 61Q25 61 26 43z' },
    { tone: 'light', d: 'M33 51Q40 45 45 53Q38 58 33 51zM67 51Q60 45 55 53Q62 58 67 51z' },
    { tone: 'lady', d: 'M43 66Q50 63 57 66Q50 73 43 66z' },
    { tone: 'lady', d: 'M30 30Q28 10 50 9Q70 8 73 27Q90 28 98 38Q80 34 60 37Q30 36 3 44Q8 32 30 30z' },
    { tone: 'ink', d: 'M29 27Q52 20 73 25V32Q52 28 29 34z' },
    { tone: 'light', d: 'M44 25Q44 4 66 2Q94 0 98 26Q92 20 87 20Q89 26 85 30Q80 22 75 22Q75 26 71 28Q62 19 44 25z' },
  ],
  P: [
    { tone: 'police', d: 'M2 100L5 88L28 86L39 74H61L72 86L95 88L98 100z' },
    { tone: 'skin', d: 'M28 31H72L70 66Q62 80 50 80Q38 80 30 66z' },
    { tone: 'ink', d: 'M50 56Q41 49 33 56Q21 64 6 48Q8 70 33 69Q45 68 50 63Q55 68 67 69Q92 70 94 48Q79 64 67 56Q59 49 50 56z' },
    { tone: 'ink', d: 'M35 40h10v7H35zM55 40h10v7H55z' },
    { tone: 'police', d: 'M29 6Q50 0 71 6L76 30H24z' },
    { tone: 'ink', d: 'M29 6Q50 0 71 6Q50 13 29 6z' },
    { tone: 'gilt', d: 'M25 23H75L76 30H24z' },
    { tone: 'ink', d: 'M24 29Q50 24 76 29L82 40Q50 30 18 40z' },
    { tone: 'light', d: 'M50 7L53 13H60L55 18L57 25L50 21L43 25L45 18L40 13H47z' },
    { tone: 'gilt', d: 'M0 93L4 83L27 83L30 90zM100 93L96 83L73 83L70 90z' },
    { tone: 'gilt', d: 'M40 87h7v7h-7zM53 87h7v7h-7z' },
  ],
  B: [
    { tone: 'lion', d: 'M25 13H73L94 42L49 97L4 42zM91 2L93 9L100 11L93 13L91 20L89 13L82 11L89 9zM10 74L12 81L19 83L12 85L10 92L8 85L1 83L8 81z' },
    { tone: 'ice', d: 'M25 13H49L20 33L4 42z' },
    { tone: 'deep', d: 'M49 17L58 22L66 17L70 26L80 28L78 38L88 44L77 50L78 59L68 63L65 73L57 76L49 90L41 76L33 73L30 63L20 59L21 50L10 44L20 38L18 28L28 26L32 17L40 22z' },
    { tone: 'ice', d: 'M26 27L37 25L49 29L61 25L72 27L71 38L68 42L66 55L58 76L49 82L40 76L32 55L30 42L27 38z' },
    { tone: 'light', d: 'M43 33H55L57 57L65 64L58 76L49 82L40 76L33 64L41 57z' },
    { tone: 'ink', d: 'M31 42L43 46V51L34 49zM67 42L55 46V51L64 49zM39 55H59L51 63V68L60 70L49 74L38 70L47 68V63z' },
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
