import { stage } from '../rules/index.ts';
import { positionOf, resultOf } from './line.ts';
import type { GameContext } from './types.ts';

/** The places of the chart where a game can stand; in play it stands if nowhere else. */
export const STANDINGS = ['over.agreed', 'over.resigned', 'over.level', 'over.won', 'return', 'setup.toss', 'setup.build'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Where a game stands. The order of return and action is the rules' business: both orders come out of `stage`. */
export function standing({ game }: GameContext): Standing | 'play' {
  const result = resultOf(game);
  if (result) return result.agreed ? 'over.agreed' : result.resigned ? 'over.resigned' : result.winner === 'draw' ? 'over.level' : 'over.won';
  const now = stage(positionOf(game));
  return now === 'return' ? 'return' : now === 'act' ? 'play' : game.tossed && game.cursor === 0 ? 'setup.toss' : 'setup.build';
}
