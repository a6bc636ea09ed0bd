/* What a position is worth to a player in the middle of things, and what is best there: with every back known, and the game solved. */
import { legalMoves, play, winner, type Played, type Player, type Position } from '../rules/index.ts';
import type { Value, Values } from './search.ts';

/** What a move comes to for a player: who wins, and in how many turns, that of the move counted. */
export interface Comes extends Value { readonly move: string; readonly played: Played }

const OTHER = { win: 'loss', loss: 'win', even: 'even' } as const;

/** What a position that a player has come to in this turn is worth to that player; turns count this one. Null while it is not known. */
export function worthTo(me: Player, position: Position, values: Values): Value | null {
  const value = values.value(position);
  if (!value || value.result === 'even') return value;
  // The turn goes on, or the game is over in it: then no turn is left, and this one counts.
  if (position.turn === me) return { result: value.result, turns: Math.max(1, value.turns) };
  return { result: OTHER[value.result], turns: value.turns + 1 };
}

/** What this move comes to for the player to move. Null while it is not known, or where it cannot be played. */
export function comesTo(position: Position, move: string, values: Values): Comes | null {
  const played = play(position, move), value = played.ok ? worthTo(position.turn, played.position, values) : null;
  return played.ok && value ? { move, played, ...value } : null;
}

/** The order in which a player likes what can come: to win soon, to be even, to lose late. */
const liking = ({ result, turns }: Value): number => (result === 'win' ? 1000 - turns : result === 'loss' ? turns - 1000 : 0);

/** The best move of the player to move; of equal ones the first, so that it is always the same. Null when the game is over, or nothing is known. */
export function bestMove(position: Position, values: Values): string | null {
  let best: Comes | null = null;
  for (const move of legalMoves(position)) {
    const each = comesTo(position, move, values);
    if (each && (!best || liking(each) > liking(best))) best = each;
  }
  return best?.move ?? null;
}

/** What is done from here to the end of this turn, as well as it can be; `first` begins it, if it is given. */
export function restOfTurn(position: Position, values: Values, first?: string): string[] {
  const moves: string[] = [], me = position.turn;
  for (let here = position; here.turn === me && winner(here) === null;) {
    const move = moves.length === 0 && first ? first : bestMove(here, values), played = move === null ? null : play(here, move);
    if (!played?.ok) break;
    moves.push(played.move);
    here = played.position;
  }
  return moves;
}
