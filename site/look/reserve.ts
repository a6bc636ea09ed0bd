/*
 * The height of a table before it is there, so that nothing moves when it comes: so many pixels, and a share of its width.
 * tests/site/heights.test.ts measures the real element, and when a figure is off it prints the one that fits.
 */
/** What is shown: a game from the toss on (the tallest: loose tiles lie below the row), a position without loose tiles, a record, a drawing. */
export type Shown = 'building' | 'row' | 'replay' | 'diagram';
type Height = readonly [pixels: number, share: number];

/** From which width on, in pixels, which figures hold: the table has one layout below 560 and one above, where its buttons need two lines at first. */
export const heights: readonly ({ readonly from: number } & Readonly<Record<Shown, Height>>)[] = [
  { from: 0, building: [575, 0.38], row: [597, 0.15], replay: [499, 0.24], diagram: [214, 0.24] },
  { from: 560, building: [692, -0.1], row: [633, -0.1], replay: [433, 0.16], diagram: [201, 0.15] },
  { from: 700, building: [332, 0.41], row: [320, 0.25], replay: [377, 0.24], diagram: [194, 0.16] },
];

/** The height to keep free for a table of this width, in pixels. */
export const heightOf = (shown: Shown, width: number): number => {
  const [pixels, share] = heights.findLast(({ from }) => width >= from)![shown];
  return pixels + share * width;
};

/** What the address, or the attributes, come to. `hasLoose` says whether the position it starts from has loose tiles. */
export const shownBy = (mode: string | undefined, hasLoose: boolean): Shown => (mode === 'replay' || mode === 'diagram' ? mode : hasLoose ? 'building' : 'row');

/** What keeps the height: an element, which grows with the text of the page; a frame, which does not; a lesson, for the table in it. */
type Target = 'element' | 'frame' | 'lesson';
const property = (target: Target, shown: Shown): string => (target === 'element' ? 'min-block-size' : target === 'frame' ? 'block-size' : `--blue-lion-${shown}-height`);

function declaration(target: Target, shown: Shown, [pixels, share]: Height): string {
  const fixed = target === 'frame' ? `${pixels}px` : `${pixels / 16}rem`;
  return `${property(target, shown)}: calc(${fixed} + ${Math.round(share * 100)}cqi);`;
}

/** Rules for what matches `selector`, by the width of the container around it, one a line; `also` goes into the first of them. */
export const reserveRules = (selector: string, target: Target, shown: Shown, also = ''): readonly string[] =>
  heights.map(({ from, [shown]: height }) => (from === 0 ? `${selector} { ${also}${declaration(target, shown, height)} }` : `@container (min-width: ${from}px) { ${selector} { ${declaration(target, shown, height)} } }`));

/** The same for the tables of this site; a low screen has another layout, and without script nothing comes that would need the space. */
export const tableRules = [
  ...(['building', 'row', 'replay', 'diagram'] as const).flatMap((shown) => reserveRules(`.frame[data-shown=${shown}] blue-lion-game`, 'element', shown)),
  ...(['building', 'row'] as const).flatMap((shown) => reserveRules('.frame blue-lion-lesson', 'lesson', shown)),
  '@media (max-height: 440px) and (min-width: 560px) { .frame[data-shown] blue-lion-game { min-block-size: 20rem; } .frame blue-lion-lesson { --blue-lion-row-height: 20rem; --blue-lion-building-height: 20rem; } }',
  '@media (scripting: none) { .frame[data-shown] blue-lion-game { min-block-size: 0; } }',
].join('');
