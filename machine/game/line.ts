import { play, withoutPicture, type Position } from '../rules/index.ts';
import { resultAt, type Result } from '../notation/format.ts';
import type { Back, Entry, Game, GameContext, Seat } from './types.ts';

/** What has been played and stands. */
export const played = ({ line, cursor }: Game): readonly Entry[] => line.slice(0, cursor);

export const positionOf = ({ start, line, cursor }: Game): Position => (cursor > 0 ? line[cursor - 1]!.after : start);

/** How the game ended; null while it goes on. */
export const resultOf = (game: Game): Result | null => game.ending ?? resultAt(positionOf(game));

export const isEnded = (game: Game): boolean => resultOf(game) !== null;

/** Plays a move as an entry; null when it cannot be played. */
export function enter(before: Position, text: string, by: Entry['by'], comment?: string): Entry | null {
  const result = play(before, text);
  if (!result.ok) return null;
  const { move, position: after, awards, trace } = result;
  const firstSeen = !play(before, withoutPicture(move)).ok;
  return { move, ...(comment !== undefined && { comment }), player: before.turn, by, before, after, awards, trace, firstSeen };
}

/** Plays moves one after the other; null when one cannot be played. */
export function replay(position: Position | null, moves: readonly { readonly move: string }[]): Position | null {
  for (const { move } of moves) {
    const played = position && play(position, move);
    if (!played?.ok) return null;
    position = played.position;
  }
  return position;
}

/** The game with one more entry; what could be played again is gone. */
export const withEntry = (game: Game, entry: Entry): Game => ({ ...game, line: [...played(game), entry], cursor: game.cursor + 1 });

/** Did this entry end its player's turn? */
export const endsTurn = ({ before, after }: Entry): boolean => before.turn !== after.turn;

const seatAt = ({ seats, line }: Game, at: number): Seat => seats[line[at]!.before.turn];
const startsTurn = ({ line }: Game, at: number): boolean => at === 0 || endsTurn(line[at - 1]!);
const isDecision = (game: Game, at: number): boolean => startsTurn(game, at) && seatAt(game, at) === 'human';

/** Where taking back leads: a cursor, or null when there is nothing to take back or the policy forbids it. */
function cursorBefore(game: Game, policy: GameContext['takeBack'], to: Back): number | null {
  const lowest = policy === 'free' ? 0 : played(game).findLastIndex(({ firstSeen }) => firstSeen) + 1;
  if (typeof to === 'number') return Number.isInteger(to) && to >= lowest && to < game.cursor ? to : null;
  let at = game.cursor - 1;
  if (to === 'turn') while (at > lowest && !isDecision(game, at)) at--;
  return at < lowest || (to === 'turn' && seatAt(game, at) !== 'human') ? null : at;
}

/** What taking back changes; null when it cannot be done. The end of a game by agreement or resigning is a step of its own, and so is a new game until a person moves in it. */
export function takenBack({ game, before, takeBack, pending }: GameContext, to: Back = 'step'): Pick<GameContext, 'game' | 'before'> | null {
  if (pending) return takeBack === 'free' ? { game, before } : null;
  if (before && !game.ending && (to === 'turn' || (to === 'step' && game.cursor === 0))) return { game: before, before: null };
  if (takeBack === 'off') return null;
  if (game.ending && typeof to !== 'number') return { game: { ...game, ending: null }, before };
  const cursor = cursorBefore(game, takeBack, to);
  return cursor === null ? null : { game: { ...game, cursor, ending: null }, before };
}

/** The game with one more of its entries played again, or as many as lead to the next turn of a person; null when nothing can be. */
export function redone(game: Game, to: Back = 'step'): Game | null {
  const { ending, line } = game;
  let { cursor } = game;
  if (ending || cursor >= line.length) return null;
  if (typeof to === 'number') return Number.isInteger(to) && to > cursor && to <= line.length ? { ...game, cursor: to } : null;
  do cursor++; while (to === 'turn' && cursor < line.length && !isDecision(game, cursor));
  return { ...game, cursor };
}
