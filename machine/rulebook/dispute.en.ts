import type { Picture, RuleId } from '../rules/index.ts';

const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };

/** A picture that can come up, in how many of all ways. */
export interface Chance { readonly picture: Picture; readonly ways: number; readonly of: number }

const chances = (list: readonly Chance[]): string => list.map(({ picture, ways, of }) => `${pictures[picture]} (${ways} in ${of})`).join(', ');

/** What the referee says of two people who disagree, in English. */
export const disputeWords = {
  /** Who is right, when both have said what they think. */
  both: { one: 'The first is right, the second is not.', two: 'The second is right, the first is not.', both: 'Both are right.', neither: 'Neither is right.' },
  /** When only one has; the first or the second. */
  alone: (who: 0 | 1, right: boolean): string => `The ${who ? 'second' : 'first'} is ${right ? '' : 'not '}right.`,
  right: 'Right.',
  wrong: 'Not right.',
  /** Right for some of what can come up. */
  depends: (list: readonly Chance[], of: number): string => `Right if this comes up: ${chances(list)}. Together ${list.reduce((sum, { ways }) => sum + ways, 0)} in ${of}.`,
  /** Right for nothing of what can come up. */
  never: 'Whatever comes up, this is not right.',
  isAllowed: 'It is allowed.',
  cited: (rules: readonly RuleId[]): string => (rules.length > 0 ? ` (${rules.join(', ')})` : ''),
  /** At another table the one who is wrong here is right; `where` names it. */
  elsewhere: (where: string): string => `${where} this is right.`,
};

export type DisputeWords = typeof disputeWords;
