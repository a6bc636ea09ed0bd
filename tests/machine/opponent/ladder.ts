/** Seeded games between levels with hidden backs, counted; for the tests, the proof and the figures. */
import { stage, winner, type Position } from '../../../machine/index.ts';
import { LEVELS, moveBy, type Level } from '../../../machine/opponent/levels.ts';
import { proposesDraw } from '../../../machine/opponent/quiet.ts';
import { exactValue } from '../../../machine/opponent/search.ts';
import type { History } from '../../../machine/opponent/index.ts';
import type { Solved } from '../../../machine/opponent/solver/index.ts';
import { numbers, step, toss } from './games.ts';

/** What came of some games. */
export interface Tally {
  games: number; wins: number; losses: number; draws: number; turns: number;
  /** Of the first and the second level: moves with the row built, and those that made of a win less than that, or of an even position a loss, with all backs known. */
  readonly moves: [number, number]; readonly errors: [number, number];
  /** Moves that could be errors: the best was not all there was. */
  readonly chances: [number, number];
  /** Milliseconds of each choice. */
  readonly times: [number[], number[]];
}
export const noTally = (): Tally => ({ games: 0, wins: 0, losses: 0, draws: 0, turns: 0, moves: [0, 0], errors: [0, 0], chances: [0, 0], times: [[], []] });

const RANK = { loss: 0, even: 1, win: 2 };
/** What a position with all backs is worth to this player: 0 a loss, 1 even, 2 a win. */
function rankFor(player: 'a' | 'x', position: Position, solved: Solved): number {
  const { result } = exactValue(position, solved)!;
  return position.turn === player ? RANK[result] : 2 - RANK[result];
}

/** Somebody who moves in a game as everybody has seen it; `next` gives chance. */
export type Mover = (history: History, next: (below: number) => number, whole: Position) => string;
export const levelMover = (level: Level, seed: string, solved: Solved | null): Mover => (history) => moveBy(history, LEVELS[level], seed, solved);

/** Plays a game until it is won or the table proposes a draw (R7.3), and counts it. Gives its moves. */
export function playOne(start: Position, dealt: Position, movers: Readonly<Record<'a' | 'x', Mover>>, first: 'a' | 'x', next: (below: number) => number, solved: Solved | null, tally: Tally): string[] {
  let history: History = { start, moves: [] }, whole = dealt;
  while (stage(whole) !== 'over' && !proposesDraw(history)) {
    const { turn } = whole, who = turn === first ? 0 : 1, began = performance.now();
    const move = movers[turn](history, next, whole);
    tally.times[who].push(performance.now() - began);
    const before = solved && whole.loose.length === 0 ? rankFor(turn, whole, solved) : null;
    ({ history, whole } = step(history, whole, move));
    if (whole.turn !== turn) tally.turns++;
    if (before === null) continue;
    tally.moves[who]++;
    if (before > 0) tally.chances[who]++;
    if (rankFor(turn, whole, solved!) < before) tally.errors[who]++;
  }
  const won = winner(whole);
  tally.games++;
  if (won === null || won === 'draw') tally.draws++; else if (won === first) tally.wins++; else tally.losses++;
  return history.moves.map(({ move }) => move);
}

/** Plays seeded games of two levels from the toss, every other one with the first level as Lady X. */
export function match(one: Level, two: Level, games: number, solved: Solved, tally = noTally(), from = 0): Tally {
  for (let game = from; game < from + games; game++) {
    const next = numbers(game + 1), { start, whole } = toss('rulebook', next), first = game % 2 ? 'x' : 'a';
    const [mine, yours] = [levelMover(one, `one ${game}`, solved), levelMover(two, `two ${game}`, solved)];
    playOne(start, whole, first === 'a' ? { a: mine, x: yours } : { a: yours, x: mine }, first, next, solved, tally);
  }
  return tally;
}

export const score = ({ wins, draws, games }: Tally): number => (wins + draws / 2) / games;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
/** A tally in one line. */
export const told = (name: string, tally: Tally): string => {
  const { games, wins, losses, draws, turns, errors, moves } = tally;
  return `${name}: ${percent(score(tally))} (won ${wins}, lost ${losses}, drawn ${draws} of ${games}; decisive ${percent((wins + losses) / games)}; ${(turns / games).toFixed(0)} turns a game; errors ${errors.map((each, i) => percent(each / Math.max(1, moves[i]!))).join(' and ')})`;
};
