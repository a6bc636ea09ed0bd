import { allTiles, isOver, type Position } from '../rules/index.ts';
import { latest, type History } from './memory.ts';

/** R7.3: turns without a diamond, both players' counted, after which the table proposes a draw. */
const QUIET_TURNS = 20;

const unseen = (position: Position): number => allTiles(position).filter(({ back }) => !back).length;
const diamonds = ({ score }: Position): number => score.a + score.x;

/** What R7.3 takes for the same position: pictures that are up, in their order, and whose turn. */
const looks = (position: Position): string =>
  [position.turn, position.row.length, position.loose.length, ...allTiles(position).map(({ up }) => up)].join('');

/** The counts of R7.3: how often each position has stood at the start of a turn, how often the one at the start of this turn, and for how many turns nothing was paid. All start again with a diamond or a back seen for the first time. */
export interface Stillness { readonly stood: ReadonlyMap<string, number>; readonly repeats: number; readonly quietTurns: number }

/** The counts of R7.3 for a game as everybody has seen it. */
export function stillness({ start, moves }: History): Stillness {
  let before = start, quietTurns = 0, quiet = true, stood = new Map<string, number>(), repeats = 0;
  const stand = (position: Position): void => {
    repeats = (stood.get(looks(position)) ?? 0) + 1;
    stood.set(looks(position), repeats);
  };
  if (!start.acted) stand(start);
  for (const { position } of moves) {
    if (diamonds(position) !== diamonds(before) || unseen(position) !== unseen(before)) [quiet, quietTurns, stood, repeats] = [false, 0, new Map<string, number>(), 0];
    if (position.turn !== before.turn) {
      if (quiet) quietTurns++;
      quiet = true;
      stand(position);
    }
    before = position;
  }
  return { stood, repeats, quietTurns };
}

/** How often a position has stood at the start of a turn. */
export const timesStood = ({ stood }: Stillness, position: Position): number => stood.get(looks(position)) ?? 0;

/** Would the table propose a draw now (R7.3)? */
export function proposesDraw(history: History): boolean {
  const { repeats, quietTurns } = stillness(history);
  return !isOver(latest(history)) && (repeats >= 3 || quietTurns >= QUIET_TURNS);
}
