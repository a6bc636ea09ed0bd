import { play, rivalOf, stage, winner, withoutPicture, type Position } from '../rules/index.ts';
import type { Result } from '../notation/index.ts';
import type { Back, Entry, Game, GameContext, Seat } from './types.ts';

/** What has been played and stands. */
export const played = ({ line, cursor }: Game): readonly Entry[] => line.slice(0, cursor);

export const positionOf = ({ start, line, cursor }: Game): Position => (cursor > 0 ? line[cursor - 1]!.after : start);

/** How the game ended; null while it goes on. */
export function resultOf(game: Game): Result | null {
  const { ending } = game;
  if (ending === null) {
    const who = winner(positionOf(game));
    return who && { winner: who };
  }
  return 'agreed' in ending ? { winner: 'draw', agreed: true } : { winner: rivalOf(ending.resigned), resigned: ending.resigned };
}

export const isEnded = (game: Game): boolean => game.ending !== null || stage(positionOf(game)) === 'over';

/** Plays a move as an entry; null when it cannot be played. */
export function enter(before: Position, text: string, by: Entry['by'], comment?: string): Entry | null {
  const result = play(before, text);
  if (!result.ok) return null;
  const { move, position: after, awards, trace } = result;
  const firstSeen = !play(before, withoutPicture(move)).ok;
  return { move, ...(comment !== undefined && { comment }), player: before.turn, by, before, after, awards, trace, firstSeen };
}

/** The game with one more entry; what could be played again is gone. */
export const withEntry = (game: Game, entry: Entry): Game => ({ ...game, line: [...played(game), entry], cursor: game.cursor + 1 });

/** Did this entry end its player's turn? */
export const endsTurn = ({ before, after }: Entry): boolean => before.turn !== after.turn;

const seatAt = (game: Game, at: number): Seat => game.seats[(game.line[at]?.before ?? positionOf(game)).turn];
const startsTurn = (game: Game, at: number): boolean => at === 0 || endsTurn(game.line[at - 1]!);

/** Where taking back leads: a cursor, or null when there is nothing to take back or the policy forbids it. */
function cursorBefore(game: Game, policy: GameContext['takeBack'], to: Back): number | null {
  if (policy === 'off') return null;
  const lowest = policy === 'free' ? 0 : game.line.findLastIndex((entry, i) => i < game.cursor && entry.firstSeen) + 1;
  let at = game.cursor - 1;
  if (to === 'turn') {
    while (at >= lowest && seatAt(game, at) !== 'human') at--;
    while (at > lowest && !startsTurn(game, at)) at--;
  }
  return at >= lowest ? at : null;
}

/** What taking back changes; null when it cannot be done. The end of a game by agreement or resigning is a step of its own, and so is a new game before its first move. */
export function takenBack({ game, before, takeBack, pending }: GameContext, to: Back = 'step'): { readonly game: Game; readonly before: Game | null } | null {
  if (pending) return takeBack === 'free' ? { game, before } : null;
  if (game.ending) return takeBack === 'off' ? null : { game: { ...game, ending: null }, before };
  if (before) return { game: before, before: null };
  const cursor = cursorBefore(game, takeBack, to);
  return cursor === null ? null : { game: { ...game, cursor }, before };
}

/** The game with one more of its entries played again, or as many as lead to the next turn of a person; null when nothing can be. */
export function redone(game: Game, to: Back = 'step'): Game | null {
  if (game.ending || game.cursor >= game.line.length) return null;
  let cursor = game.cursor + 1;
  if (to === 'turn') while (cursor < game.line.length && !(startsTurn(game, cursor) && seatAt(game, cursor) === 'human')) cursor++;
  return { ...game, cursor };
}
