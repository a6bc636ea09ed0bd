import type { Options } from './types.ts';

/** The two descriptions of the game, as sets of table options. */
export const PRESETS: { readonly rulebook: Options; readonly overview: Options } = {
  rulebook: { preset: 'rulebook', swap: 'inner', pass: '*', flip: true, ret: 'after', rival: true, build: true },
  overview: { preset: 'overview', swap: 'any', pass: 0, flip: false, ret: 'before', rival: false, build: false },
};

export type OptionKey = Exclude<keyof Options, 'preset'>;

const flag = [true, false];

/** The options that a preset sets, in the order in which texts list them, and what each may be set to. */
export const OPTION_VALUES: ReadonlyMap<OptionKey, readonly Options[OptionKey][]> = new Map<OptionKey, readonly Options[OptionKey][]>([
  ['swap', ['inner', 'any', 'middle']],
  ['pass', ['*', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['flip', flag],
  ['ret', ['after', 'before']],
  ['rival', flag],
  ['build', flag],
]);

/** The text of one value. */
export const optionText = (value: Options[OptionKey]): string => String(typeof value === 'boolean' ? Number(value) : value);
