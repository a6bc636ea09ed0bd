import { check } from './play.ts';
import { stage } from './position.ts';
import type { Position } from './types.ts';

const numbers = [1, 2, 3, 4, 5, 6];
const attached = numbers.flatMap((number) => ['l', 'lf', 'r', 'rf'].map((end) => `${number}${end}`));
/** Every move that can be legal anywhere, in the order of the notation. */
const EVERY = [...attached, 'pass', 'lr', 'rl', ...numbers.map((low) => `s${low}${low + 1}`), ...numbers.map((place) => `f${place}`), ...attached.map((move) => `b${move}`)];

const lists = new Map<string, readonly string[]>();

/** All legal moves, without the picture that a turned tile shows, in the order of the notation; empty exactly when the game is over (and for what is no position). */
export function legalMoves(position: Position): readonly string[] {
  const now = stage(position);
  if (now === 'over') return [];
  // Which moves are legal depends on no picture, so there are few lists, and each is made once.
  const { row, loose, due, options: { swap, flip, pass } } = position;
  const key = `${now}${row.length}${loose.length}${due.length}${swap}${flip}${pass === 0}`;
  let list = lists.get(key);
  if (!list) lists.set(key, list = Object.freeze(EVERY.filter((move) => check(position, move).ok)));
  return list;
}
