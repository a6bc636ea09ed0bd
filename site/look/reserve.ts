/*
 * The height of a table before it is there, so that nothing moves when it comes: so many pixels, and a share of its width.
 * tests/site/heights.test.ts measures the real element, and when a figure is off it prints the one that fits.
 */
/** What is shown: a game from the toss on (the tallest: loose tiles lie below the row), a position without loose tiles, a record, a drawing. */
export type Shown = 'building' | 'row' | 'replay' | 'diagram';
type Height = readonly [pixels: number, share: number];

/** From this width on, in pixels, the table is laid out for a wide space. */
export const WIDE = 560;
export const heights: Readonly<Record<'narrow' | 'wide', Readonly<Record<Shown, Height>>>> = {
  narrow: { building: [503, 0.37], row: [510, 0.17], replay: [470, 0.24], diagram: [418, 0.24] },
  wide: { building: [399, 0.31], row: [478, 0.08], replay: [376, 0.16], diagram: [332, 0.16] },
};

/** The height to keep free for a table of this width, in pixels. */
export const heightOf = (shown: Shown, width: number): number => {
  const [pixels, share] = heights[width < WIDE ? 'narrow' : 'wide'][shown];
  return pixels + share * width;
};

/** What the address, or the attributes, come to. `hasLoose` says whether the position it starts from has loose tiles. */
export const shownBy = (mode: string | undefined, hasLoose: boolean): Shown => (mode === 'replay' || mode === 'diagram' ? mode : hasLoose ? 'building' : 'row');

/** The declaration: of `min-block-size` for the element, which grows with the text of the page, or of `block-size` for a frame, which does not. */
function declaration(target: 'element' | 'frame', [pixels, share]: Height): string {
  const fixed = target === 'element' ? `${pixels / 16}rem` : `${pixels}px`;
  return `${target === 'element' ? 'min-block-size' : 'block-size'}: calc(${fixed} + ${Math.round(share * 100)}cqi);`;
}

/** Rules for what matches `selector`, by the width of the container around it, one a line; `also` goes into the first of them. */
export const reserveRules = (selector: string, target: 'element' | 'frame', shown: Shown, also = ''): readonly string[] => [
  `${selector} { ${also}${declaration(target, heights.narrow[shown])} }`,
  `@container (min-width: ${WIDE}px) { ${selector} { ${declaration(target, heights.wide[shown])} } }`,
];

/** The same for the tables of this site; a low screen has another layout, and without script nothing comes that would need the space. */
export const tableRules = [
  ...(Object.keys(heights.wide) as Shown[]).flatMap((shown) => reserveRules(`.frame[data-shown=${shown}] blue-lion-game`, 'element', shown)),
  '@media (max-height: 440px) and (min-width: 560px) { .frame[data-shown] blue-lion-game { min-block-size: 20rem; } }',
  '@media (scripting: none) { .frame[data-shown] blue-lion-game { min-block-size: 0; } }',
].join('');
