import { possibleBacks, type Picture, type Position } from '../machine/rules/index.ts';
import { oldCombinations, position } from '../machine/game/chart.ts';
import type { Memory, Table } from './context.ts';
import type { TileFacts } from './words/facts.ts';

/** Where the tiles of a position lie, in reading order. */
export type Lies = 'aside' | 'fresh' | 'row' | 'loose';

const field = { aside: 'due', fresh: 'fresh', row: 'row', loose: 'loose' } as const satisfies Record<Lies, keyof Position>;

/** The back of a tile, as far as the memory aid tells it: seen by all, or the only one left. */
export function backAs(memory: Memory, here: Position, lies: Lies, index: number): { back?: Picture; workedOut?: boolean } {
  if (memory === 'off') return {};
  const { back } = here[field[lies]][index];
  if (back) return { back };
  if (memory === 'seen') return {};
  const left = Object.keys(possibleBacks(here)[field[lies]][index]) as Picture[];
  return left.length === 1 ? { back: left[0], workedOut: true } : {};
}

/** All that a person here may be told of the tiles in one place. */
export function tilesIn({ view, memory }: Pick<Table, 'view' | 'memory'>, lies: Lies): TileFacts[] {
  const here = position(view), tiles = here[field[lies]];
  const old = lies === 'row' ? oldCombinations(view) : [];
  return tiles.map(({ up }, i) => ({
    zone: lies === 'fresh' ? 'aside' : lies, place: i + 1, of: tiles.length, up,
    ...backAs(memory, here, lies, i),
    old: old.some(({ at }) => i + 1 >= at && i + 1 <= at + 2),
    fresh: lies === 'fresh',
  }));
}
