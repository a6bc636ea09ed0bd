/*
 * The puzzle of each day, from the date alone: the same in every browser, and there before anything is solved. The list
 * has 53 whole weeks, from the easiest on Monday to the hardest on Sunday; no two of its positions are alike, also not
 * mirrored or with the thieves exchanged, so that nothing comes twice in 371 days. It is written by `npm run puzzles`
 * from the solved game, and tests hold it to that.
 */
import type { Puzzle, PuzzleKind, Grade } from './puzzles.ts';
import { DAILY } from './puzzles-list.ts';

/** What is posed: a puzzle as a page needs it. */
export interface Posed {
  readonly kind: PuzzleKind;
  readonly grade: Grade;
  /** Position text. */
  readonly position: string;
  readonly turns: number;
  readonly tile: number;
  /** How many first actions solve it. */
  readonly ways: number;
  /** One whole turn that solves it. */
  readonly shown: readonly string[];
}

const DAY = 86_400_000;

/** The number of the day (UTC) since the first of January 1970. */
export const dayOf = (time: number): number => Math.floor(time / DAY);
/** A day as in an address: `2026-11-30`. */
export const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
/** The day that such a text names; null for what is no date. */
export function dayNamed(text: string): number | null {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isNaN(time) || dateOf(dayOf(time)) !== text ? null : dayOf(time);
}

/** How hard it is on each day of the week, from Monday. */
export const WEEK: readonly Grade[] = [1, 2, 2, 3, 3, 4, 5];
/** How many puzzles there are until they begin again: whole weeks. */
export const ROUND = 371;
/** 0 for Monday. The first of January 1970 was a Thursday. */
export const weekdayOf = (day: number): number => (day + 3) % 7;
/** Kinds take turns, so that each comes at each grade. */
export const kindOn = (day: number): PuzzleKind => (['win', 'pay', 'hold', 'back'] as const)[(weekdayOf(day) + Math.floor((day + 3) / 7)) % 4]!;

const tiles = (list: Puzzle['position']['row']): string => list.map(({ up, back }) => `${up}${back?.toLowerCase() ?? '.'}`).join('') || '-';

/** A puzzle as it is posed. */
export const posed = ({ kind, grade, position: { row, due, turn, score }, turns, tile, solutions, shown }: Puzzle): Posed =>
  ({ kind, grade, position: `${tiles(row)} - ${tiles(due)} ${turn} ${score.a}-${score.x} rulebook`, turns, tile, ways: solutions.length, shown });

/** One line of the list. */
export const written = ({ kind, grade, position, turns, tile, ways, shown }: Posed): string => {
  const [row, , due, turn, score] = position.split(' ');
  return [kind, `${grade}${turns}${tile}${ways}`, row, due, turn, score, ...shown].join(' ');
};

function readLine(line: string): Posed {
  const [kind, numbers, row, due, turn, score, ...shown] = line.split(' ') as [PuzzleKind, ...string[]];
  const [grade, turns, tile, ways] = [...numbers!].map(Number) as [Grade, number, number, number];
  return { kind, grade, position: `${row!} - ${due!} ${turn!} ${score!} rulebook`, turns, tile, ways, shown };
}

/** The puzzle of a day. */
export const puzzleOn = (day: number): Posed => readLine(DAILY[((day % ROUND) + ROUND) % ROUND]!);
