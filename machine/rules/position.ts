import type { Player, Position, Stage } from './types.ts';

const made = new WeakSet<object>();

/**
 * Makes a position: frozen to the last array, and remembered as one of ours. Only the parsers and `play` call it, after
 * they have seen to it that the six tiles can lie that way, so nothing else has to look twice.
 */
export function makePosition(fields: Position): Position {
  const { row, loose, due, fresh, score, options } = fields;
  [row, loose, due, fresh, score, options].forEach(Object.freeze);
  made.add(fields);
  return Object.freeze(fields);
}

/** Was this made by a parser or by `play`? Anything else, whatever it looks like, is no position. */
export const isPosition = (value: unknown): value is Position => made.has(value as object);

/** Diamonds that end the game (R7.1). */
export const TARGET = 7;

export const rivalOf = (player: Player): Player => (player === 'a' ? 'x' : 'a');

/** Has a player 7 diamonds or more (R7.1)? */
export const isOver = ({ score }: Pick<Position, 'score'>): boolean => score.a >= TARGET || score.x >= TARGET;

/** Where the game stands. What is no position counts as over: nothing can be played in it. */
export function stage(position: Position): Stage {
  if (!isPosition(position) || isOver(position)) return 'over';
  if (position.acted || (position.options.ret === 'before' && position.due.length > 0)) return 'return';
  return position.loose.length > 0 ? 'build' : 'act';
}

/** Who has won: the higher total, `'draw'` when level (R7.1, R7.2); null while nobody has 7 diamonds, and for what is no position. */
export function winner(position: Position): Player | 'draw' | null {
  if (!isPosition(position) || !isOver(position)) return null;
  const { a, x } = position.score;
  return a === x ? 'draw' : a > x ? 'a' : 'x';
}
