/** What the page on the solved game shows, worked out from the solver. */
import { formatPosition } from '../../machine/notation/index.ts';
import { examine } from '../../machine/opponent/puzzles.ts';
import { solveNow, type Solved } from '../../machine/opponent/solver/index.ts';
import { impossible } from '../../machine/rulebook/possible.ts';

const SCORES = [0, 1, 2, 3, 4, 5, 6];
/** The tables that are compared. */
export const TABLES = ['rulebook', 'overview', 'rulebook,swap=any'] as const;

/** Rows of six at one score: won, even, lost for the player to move. */
type Count = readonly [wins: number, evens: number, losses: number];

function countOf(solved: Solved): Count[] {
  return solved.totals().map(({ six: { wins, evens, losses } }) => [wins, evens, losses]);
}

/** How many rows of six, over all scores, are won in 1, 2, 3 … turns, and lost. Mirror images are counted apart, as everywhere. */
function distances(solved: Solved): { readonly wins: number[]; readonly losses: number[] } {
  const wins: number[] = [], losses: number[] = [];
  for (const mine of SCORES) for (const theirs of SCORES) for (const position of solved.positions(mine, theirs)) {
    const { result, turns } = solved.value(position)!, list = result === 'win' ? wins : losses;
    if (result !== 'even') list[turns - 1] = (list[turns - 1] ?? 0) + 2;
  }
  return { wins: Array.from(wins, (n) => n ?? 0), losses: Array.from(losses, (n) => n ?? 0) };
}

/** The longest forced wins from a row of six that a game can come to: one for each score where there is one, with few ways to begin. */
function hardest(solved: Solved, most: number): string[] {
  const found: string[] = [];
  for (const mine of SCORES) for (const theirs of SCORES) for (const position of solved.positions(mine, theirs)) {
    const { result, turns } = solved.value(position)!;
    if (result !== 'win' || turns !== most || impossible(position) !== null || !examine('win', position, solved)) continue;
    found.push(formatPosition(position));
    break;
  }
  return found;
}

/** All figures, as plain data. */
export function figures() {
  let long: ReturnType<typeof distances> | null = null, puzzles: string[] = [];
  const tables = TABLES.map((options) => {
    const solved = solveNow(options), scores = countOf(solved), totals = solved.totals();
    if (options === 'rulebook') {
      long = distances(solved);
      puzzles = hardest(solved, Math.max(...totals.map(({ six }) => six.longestWin))).slice(-4);
    }
    const sum = (at: 0 | 1 | 2): number => scores.reduce((all, score) => all + score[at], 0);
    return {
      options, checksum: solved.checksum(), lines: solved.tables.values.length / 49, sixes: [sum(0), sum(1), sum(2)], scores,
      longestWin: Math.max(...totals.map(({ six }) => six.longestWin)), longestLoss: Math.max(...totals.map(({ six }) => six.longestLoss)), longestOfAll: Math.max(...totals.map(({ all }) => Math.max(all.longestWin, all.longestLoss))),
    };
  });
  return { tables, distances: long!, hardest: puzzles };
}
