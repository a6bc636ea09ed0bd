/* The figures of the solved game, as they were published: written by `npm run solved`, held to the solver by a test. */
import read from './figures.json';

export type Count = readonly [wins: number, evens: number, losses: number];
export interface Table {
  readonly options: 'rulebook' | 'overview' | 'rulebook,swap=any';
  readonly checksum: string;
  readonly lines: number;
  /** Rows of six over all scores. */
  readonly sixes: Count;
  /** By score: `7 * mine + theirs`. */
  readonly scores: readonly Count[];
  readonly longestWin: number;
  readonly longestLoss: number;
}
export interface Figures {
  readonly tables: readonly Table[];
  /** By turns, from 1: rows of six that are won, and lost, in so many. */
  readonly distances: { readonly wins: readonly number[]; readonly losses: readonly number[] };
  readonly hardest: readonly string[];
}

export const FIGURES = read as unknown as Figures;
/** The 46,080 rows of six. */
export const ROWS = 46_080;
