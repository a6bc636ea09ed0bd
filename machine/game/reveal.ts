import { play, withBacks } from '../rules/index.ts';
import { opened } from './deal.ts';
import { played } from './line.ts';
import { replay } from './toss.ts';
import type { Game } from './types.ts';

/**
 * The move with the picture that comes up. What was played is played again on the true backs, so a back that was taken
 * back and turned again shows the same picture.
 */
export function revealed(game: Game, move: string): string {
  const truth = replay(withBacks(game.start, opened(game.deal!)), played(game));
  const result = play(truth!, move);
  return result.ok ? result.move : move;
}
