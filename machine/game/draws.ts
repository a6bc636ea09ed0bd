import { allTiles, type Position } from '../rules/index.ts';
import { endsTurn, isEnded, played } from './line.ts';
import type { DrawCounts, Game } from './types.ts';

/** R7.3: the position at the start of a turn as both see it. Score, and what lies or is known under the tiles, are left out. */
const looks = (position: Position): string =>
  [position.turn, position.row.length, position.loose.length, ...allTiles(position).map(({ up }) => up)].join('');

/** Both counts of R7.3, which start again when a diamond is paid or a back is seen for the first time, and all turns from the start. */
export function countTurns(game: Game): DrawCounts & { readonly turns: number } {
  let turns = 0, quietTurns = 0, quiet = true;
  let starts = game.start.acted ? [] : [looks(game.start)];
  for (const entry of played(game)) {
    if (entry.awards.length > 0 || entry.firstSeen) {
      quiet = false;
      starts = [];
      quietTurns = 0;
    }
    if (!endsTurn(entry)) continue;
    turns++;
    if (quiet) quietTurns++;
    quiet = true;
    starts.push(looks(entry.after));
  }
  const last = starts.at(-1);
  return { turns, quietTurns, repeats: starts.filter((text) => text === last).length };
}

/** Turns without a diamond, and after somebody wished to play on, until a draw is proposed (again). */
export const QUIET_TURNS = 20;

/** Why the table proposes a draw now (R7.3); null when it does not. */
export function proposal(game: Game): 'repetition' | 'quiet' | null {
  const { turns, repeats, quietTurns } = countTurns(game);
  if (isEnded(game) || turns < game.quietUntil) return null;
  return repeats >= 3 ? 'repetition' : quietTurns >= QUIET_TURNS ? 'quiet' : null;
}
