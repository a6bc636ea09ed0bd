/** Where rulebook and overview differ: every table option, what each of its values means, and a position in which it matters. Texts are apart, one file for each language. */
import type { OptionKey, RuleId } from '../rules/index.ts';
import type { DescriptionId } from './descriptions.ts';
import type { Outcome } from './types.ts';

/** One value of an option. */
export interface DifferenceValue {
  /** As options texts have it. */
  readonly value: string;
  /** Full options text of a table by the rulebook that differs in this option alone: what to set. */
  readonly options: string;
  /** Descriptions that have this value; where a preset has it, its name is first. */
  readonly by: readonly DescriptionId[];
}

/** A position in which an option matters. */
export interface DifferenceCase {
  /** Without its last field: the options are those of each value. */
  readonly position: string;
  /** For each value what is played there, and what comes of it. */
  readonly played: readonly { readonly moves: readonly string[]; readonly outcome: Outcome }[];
}

/** An option: what rulebook, overview and other descriptions have. */
export interface Difference {
  readonly option: OptionKey;
  /** The rules that it changes most; the first is the one to cite. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** The rulebook's value first, then the overview's, then what others have. */
  readonly values: readonly DifferenceValue[];
  readonly cases: readonly DifferenceCase[];
}

/** What is said of an option in one language. */
export interface DifferenceWords {
  readonly title: string;
  /** One for each of {@link Difference.values}: the value in few words, what it says, and what to look for in the leaflet of your own box. */
  readonly values: readonly { readonly name: string; readonly says: string; readonly leaflet: string }[];
  /** One for each of {@link Difference.cases}: what is tried, and what comes of it under each value. */
  readonly cases: readonly { readonly shows: string; readonly comes: readonly string[] }[];
}

/** The page as a whole, in one language. */
export interface DifferencesWords {
  /** How to use it: your box may differ. */
  readonly lead: string;
  /** What to do where a leaflet is silent. */
  readonly silent: string;
  readonly options: Readonly<Record<OptionKey, DifferenceWords>>;
}

export const DIFFERENCES: readonly Difference[] = [
  {
    option: 'swap', rules: ['R4.3', 'R4.5'],
    values: [
      { value: 'inner', options: 'rulebook', by: ['rulebook', 'keirat', 'fu-ka'] },
      { value: 'any', options: 'rulebook,swap=any', by: ['overview', 'tric-trac', 'hidarigray', 'fancueva', 'l-oto', 'jedisjeux', 'app-review'] },
      { value: 'middle', options: 'rulebook,swap=middle', by: ['ludorium'] },
    ],
    cases: [
      {
        position: 'B.A.A.X.P.P. - - a 0-0',
        played: [
          { moves: ['s12'], outcome: { paid: [], after: 'B.A.A.X.P.P. - - a 0-0 rulebook', refused: { code: 'end-tile', rule: 'R4.3' } } },
          { moves: ['s12'], outcome: { paid: ['a2'], after: 'A.A.X.P.P. - B. x 2-0 rulebook,swap=any' } },
          { moves: ['s12'], outcome: { paid: [], after: 'B.A.A.X.P.P. - - a 0-0 rulebook,swap=middle', refused: { code: 'not-middle', rule: 'R4.3' } } },
        ],
      },
      {
        position: 'P.P.X.A.X.B. - - a 1-0',
        played: [
          { moves: ['s23'], outcome: { paid: ['a1'], after: 'P.P.A.X.B. - X. x 2-0 rulebook' } },
          { moves: ['s23'], outcome: { paid: ['a1'], after: 'P.P.A.X.B. - X. x 2-0 rulebook,swap=any' } },
          { moves: ['s23'], outcome: { paid: [], after: 'P.P.X.A.X.B. - - a 1-0 rulebook,swap=middle', refused: { code: 'not-middle', rule: 'R4.3' } } },
        ],
      },
    ],
  },
  {
    option: 'pass', rules: ['R3.3'],
    values: [
      { value: '*', options: 'rulebook', by: ['rulebook'] },
      { value: '0', options: 'rulebook,pass=0', by: ['overview'] },
      { value: '1', options: 'rulebook,pass=1', by: ['ludorium', 'tric-trac'] },
    ],
    cases: [{
      position: 'X.P.B. A.P.X. - a 0-0',
      played: [
        { moves: ['pass', 'pass'], outcome: { paid: ['', ''], after: 'X.P.B. A.P.X. - a 0-0 rulebook' } },
        { moves: ['pass'], outcome: { paid: [], after: 'X.P.B. A.P.X. - a 0-0 rulebook,pass=0', refused: { code: 'no-pass', rule: 'R3.3' } } },
        { moves: ['pass', 'pass'], outcome: { paid: [''], after: 'X.P.B. A.P.X. - x 0-0 rulebook,pass=0', refused: { code: 'no-pass', rule: 'R3.3' } } },
      ],
    }],
  },
  {
    option: 'flip', rules: ['R3.2', 'R6.3'],
    values: [
      { value: '1', options: 'rulebook', by: ['rulebook'] },
      { value: '0', options: 'rulebook,flip=0', by: ['overview'] },
    ],
    cases: [
      {
        position: 'P.X. A.P.A.B. - a 0-0',
        played: [
          { moves: ['1rf=P'], outcome: { paid: ['a1'], after: 'P.Pa P.A.B. X. x 1-0 rulebook' } },
          { moves: ['1rf=P'], outcome: { paid: [], after: 'P.X. A.P.A.B. - a 0-0 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R3.2' } } },
        ],
      },
      {
        position: 'A.X.P.P.B. - X. a 1-0',
        played: [
          { moves: ['rl', 'b1lf=A'], outcome: { paid: ['', ''], after: 'AxB.A.X.P.P. - - x 1-0 rulebook' } },
          { moves: ['rl', 'b1lf=A'], outcome: { paid: [''], after: 'B.A.X.P.P. - X./ a 1-0 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R6.3' } } },
        ],
      },
    ],
  },
  {
    option: 'ret', rules: ['R6.2', 'R6.7'],
    values: [
      { value: 'after', options: 'rulebook', by: ['rulebook', 'hidarigray'] },
      { value: 'before', options: 'rulebook,ret=before', by: ['overview'] },
    ],
    cases: [{
      position: 'A.X.X.P.A. - B. a 0-2',
      played: [
        { moves: ['lr', 'b1r'], outcome: { paid: ['', ''], after: 'X.X.P.A.A.B. - - x 0-2 rulebook' } },
        { moves: ['b1r', 'lr'], outcome: { paid: ['', 'a2'], after: 'X.X.P.A.A. - B. x 2-2 rulebook,ret=before' } },
      ],
    }],
  },
  {
    option: 'rival', rules: ['R5.5', 'R5.6'],
    values: [
      { value: '1', options: 'rulebook', by: ['rulebook', 'ludorium', 'keirat', 'tric-trac', 'shimizuk200'] },
      { value: '0', options: 'rulebook,rival=0', by: ['overview', 'l-oto', 'fancueva'] },
    ],
    cases: [{
      position: 'P.A.A.B.X.P. - - x 1-3',
      played: [
        { moves: ['s34'], outcome: { paid: ['a2'], after: 'P.A.A.X.P. - B. a 3-3 rulebook' } },
        { moves: ['s34'], outcome: { paid: [''], after: 'P.A.B.A.X.P. - - a 1-3 rulebook,rival=0' } },
      ],
    }],
  },
  {
    option: 'build', rules: ['R3.4'],
    values: [
      { value: '1', options: 'rulebook', by: ['rulebook', 'tric-trac', 'fu-ka', 'cliquenabend'] },
      { value: '0', options: 'rulebook,build=0', by: ['overview', 'spieletest', 'fancueva'] },
    ],
    cases: [{
      position: 'B.X. P.X.A.P. - x 0-0',
      played: [
        { moves: ['2l'], outcome: { paid: ['x2'], after: 'X.X. P.A.P. B. a 0-2 rulebook' } },
        { moves: ['2l'], outcome: { paid: [''], after: 'X.B.X. P.A.P. - a 0-0 rulebook,build=0' } },
      ],
    }],
  },
];
