import { play, withBacks } from '../rules/index.ts';
import { opened } from './deal.ts';
import { played, replay } from './line.ts';
import type { Game } from './types.ts';

/**
 * The reveal: a move with the picture that comes up, if it turns a tile over. What was played is
 * played again on the true backs, so a back that was taken back and is turned again shows the same picture. Without a
 * deal the move must name the picture itself.
 */
export function withPicture(game: Game, move: string): string {
  if (game.deal === null) return move;
  const truth = replay(withBacks(game.start, opened(game.deal)), played(game)), result = play(truth!, move);
  return result.ok ? result.move : move;
}
