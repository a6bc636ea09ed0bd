import type { Options } from './types.ts';

/** The two descriptions of the game, as sets of table options. */
export const PRESETS: { readonly rulebook: Options; readonly overview: Options } = {
  rulebook: Object.freeze({ preset: 'rulebook', swap: 'inner', pass: '*', flip: true, ret: 'after', rival: true, build: true }),
  overview: Object.freeze({ preset: 'overview', swap: 'any', pass: 0, flip: false, ret: 'before', rival: false, build: false }),
};

/** The options that a preset sets, in the order in which texts list them. */
export const OPTION_KEYS = ['swap', 'pass', 'flip', 'ret', 'rival', 'build'] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];

const flag = new Map<string, boolean>([['1', true], ['0', false]]);
const same = <T extends string>(...values: T[]): Map<string, T> => new Map(values.map((value) => [value, value]));

/** What each option may be set to: the text of every value, and the value. */
export const OPTION_VALUES: { readonly [K in OptionKey]: ReadonlyMap<string, Options[K]> } = {
  swap: same('inner', 'any', 'middle'),
  pass: new Map<string, number | '*'>([['*', '*'], ...Array.from({ length: 10 }, (_, n): [string, number] => [String(n), n])]),
  flip: flag,
  ret: same('after', 'before'),
  rival: flag,
  build: flag,
};

/** The text of one value. */
export const optionText = (value: Options[OptionKey]): string => (typeof value === 'boolean' ? (value ? '1' : '0') : String(value));

/** The options after a pass: one fewer is left, if they are counted (R3.3). */
export const afterPass = (options: Options): Options => (options.pass === '*' ? options : Object.freeze({ ...options, pass: options.pass - 1 }));
