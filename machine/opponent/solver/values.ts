import { makePosition, TARGET, winner, type Options } from '../../rules/index.ts';
import { TILES } from './lines.ts';

/*
 * What a line is worth to the player to move, as one small number, so that the better of two is the greater: a win in n
 * turns is 128 - n (a fast one is better), a loss in n is n - 128 (a slow one is better), what nobody can force is 0.
 */

/** A win this turn. */
export const WON = 127;

/** No turn of a game takes more; no table comes near (a test tries all). */
export const MOST_TURNS = 127;

/** How many scores a game goes on with: 0 to 6 diamonds each. */
export const SCORES = TARGET * TARGET;

/** Worth to the player who moved, of what is worth this to the player to move next: the other side of it, and one turn farther off. */
export const before = (worth: number): number => (worth > 0 ? 1 - worth : worth < 0 ? -1 - worth : 0);

/** What a game that is over is worth to a player, by the diamonds of both; null while it is not over (R7.1, R7.2). */
export function ending(mine: number, theirs: number, options: Options): number | null {
  const who = winner(makePosition({ row: TILES.slice(0, 6), loose: [], due: [], fresh: [], acted: false, turn: 'a', score: { a: mine, x: theirs }, options }));
  return who === null ? null : who === 'a' ? WON : who === 'x' ? -WON : 0;
}
