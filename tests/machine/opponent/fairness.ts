/** Real tables with the same public game and other backs that nobody has seen: who sits there must not be able to tell. */
import { formatPosition, legalMoves, stage, type Picture } from '../../../machine/index.ts';
import { allTiles, assignments, PICTURES } from '../../../machine/rules/index.ts';
import { entries, position, type GameEvent } from '../../../machine/game/index.ts';
import type { History } from '../../../machine/opponent/index.ts';
import { choose, LEVEL_NAMES, type Level } from '../../../machine/opponent/levels.ts';
import type { Solved } from '../../../machine/opponent/solver/index.ts';
import { sitDown, type Sitting } from '../game/table.ts';
import { numbers, TABLES, toss } from './games.ts';

/** A table with this deal, at which Lady X is somebody who is asked. */
const tableWith = (record: string, backs: readonly Picture[]): Sitting =>
  sitDown({ save: { version: 1, record, deal: backs.join(''), cursor: 0, seats: { a: 'external', x: 'external' } }, seed: 'same' });

/** What is told to whoever plays there: as the element tells it. */
export const historyOf = (table: Sitting): History => {
  const view = table.view();
  return { start: view.context.game.start, moves: entries(view).map(({ move, after }) => ({ move, position: after })) };
};
const now = (table: Sitting) => position(table.view());
const move = (table: Sitting, text: string): void => { table.send({ type: 'MOVE', move: text, by: 'external', key: table.view().context.key } as GameEvent); };

/** Two tables under way that nobody can tell apart, at least two backs of which are exchanged; null when the game has shown too much. */
export function twins(seed: number): readonly [Sitting, Sitting] | null {
  const next = numbers(seed), options = TABLES[seed % TABLES.length]!, { start, whole } = toss(options, next), text = formatPosition(start);
  const backs = allTiles(whole).map(({ back }) => back!), one = tableWith(text, backs);
  for (let left = seed % 14; left > 0 && stage(now(one)) !== 'over'; left--) {
    // Seldom a tile is turned over, so that something stays unseen.
    const legal = legalMoves(now(one)), still = legal.filter((each) => !each.includes('f'));
    const from = still.length > 0 && next(4) > 0 ? still : legal;
    move(one, from[next(from.length)]!);
  }
  const played = historyOf(one).moves.map((each) => each.move);
  if (stage(now(one)) === 'over' || allTiles(now(one)).filter(({ back }) => !back).length < 2) return null;
  const others = assignments(start).filter((way) => way.join() !== backs.join());
  for (let tried = others.length; tried > 0; tried--) {
    const [way] = others.splice(next(others.length), 1), two = tableWith(text, way!);
    for (const each of played) move(two, each.replace(/=.*/, ''));
    if (historyOf(two).moves.map((each) => each.move).join() === played.join()) return [one, two];
  }
  return null;
}

/** What every level chooses at both tables, and why; throws where they differ. `values`: exact values for their options, if they are at hand. */
export function sameAtBoth([one, two]: readonly [Sitting, Sitting], seed: string, values: (options: string) => Solved | null, levels: readonly Level[] = LEVEL_NAMES): number {
  const known = values(formatPosition(now(one)).split(' ')[5]!);
  for (const level of levels) {
    const [mine, yours] = [one, two].map((table) => JSON.stringify(choose(historyOf(table), level, seed, known)));
    if (mine !== yours) throw new Error(`${level} tells them apart: ${mine} at one table, ${yours} at the other`);
  }
  return levels.length;
}

/** Sends every move that turns a tile over with every picture, and every picture as what came up. Gives what was heard, which must not say anything. */
export function probe(table: Sitting): { readonly heard: string; readonly refused: number } {
  const before = JSON.stringify(historyOf(table)), heard: unknown[] = [];
  table.news();
  for (const text of legalMoves(now(table)).filter((each) => each.includes('f'))) for (const picture of PICTURES) move(table, `${text}=${picture}`);
  for (const picture of PICTURES) table.send({ type: 'REVEAL', picture });
  for (const event of table.news()) heard.push(event);
  if (JSON.stringify(historyOf(table)) !== before) throw new Error('A probe was played');
  return { heard: JSON.stringify(heard), refused: heard.length };
}
