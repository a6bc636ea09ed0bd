import { isPosition, makePosition } from './position.ts';
import { PAIRS, PICTURES, pairIndex, pictureIndex, tileOf } from './tiles.ts';
import type { Picture, Position, Tile } from './types.ts';

/** Pictures that a back can have, each with the number of assignments of all unseen backs that put it there. */
export type Odds = Readonly<Partial<Record<Picture, number>>>;

/** For every tile of a position, in its place, what its back can be. */
export interface PossibleBacks {
  readonly row: readonly Odds[];
  readonly loose: readonly Odds[];
  readonly due: readonly Odds[];
  readonly fresh: readonly Odds[];
}

type Zones<Each> = Readonly<Record<'row' | 'loose' | 'due' | 'fresh', readonly Each[]>>;

/** All tiles of a position in the order in which lists of backs count them: row, loose, due, fresh. */
export const allTiles = ({ row, loose, due, fresh }: Zones<Tile>): readonly Tile[] => [...row, ...loose, ...due, ...fresh];

/** Something for every tile, in its place; asked in the order of {@link allTiles}. */
const forEach = <Each>({ row, loose, due, fresh }: Zones<Tile>, ask: (tile: Tile) => Each): Zones<Each> =>
  ({ row: row.map(ask), loose: loose.map(ask), due: due.map(ask), fresh: fresh.map(ask) });

/*
 * How many ways the unseen backs can lie depends on two things only: which of the six tiles have not been seen on both
 * sides, and how many unseen backs lie under each picture. Both fit one small number, and every answer is kept.
 * Bits 0-11: four counts of three bits, by picture that is up. Bits 12-24: the set of tiles not yet known.
 */
const one = (up: Picture): number => 1 << (3 * pictureIndex(up));
const bit = (up: Picture, back: Picture): number => 1 << (12 + pairIndex(up, back));
const ALL = PAIRS.reduce((set, [up, back]) => set | bit(up as Picture, back as Picture), 0);

/** The key for the unseen backs of these tiles. */
function keyOf(zones: Zones<Tile>): number {
  let key = ALL;
  for (const { up, back } of allTiles(zones)) key = back === null ? key + one(up) : key & ~bit(up, back);
  return key;
}

type Ways = readonly (readonly [back: Picture, ways: number, rest: number])[];
const known = new Map<number, Ways>();

/** What can lie under one of the unseen backs with this picture up: each in how many assignments, and the key of what is left. */
function backsUnder(key: number, up: Picture): Ways {
  const id = 4 * key + pictureIndex(up);
  let found = known.get(id);
  if (!found) {
    found = PICTURES.flatMap((back) => {
      const rest = key - one(up) - bit(up, back), ways = key & bit(up, back) ? countFor(rest) : 0;
      return ways ? [[back, ways, rest] as const] : [];
    });
    known.set(id, found);
  }
  return found;
}

/** The number of assignments for a key, by giving one tile after the other its back. */
function countFor(key: number): number {
  const up = PICTURES.find((picture) => key & (7 * one(picture)));
  if (!up) return key === 0 ? 1 : 0;
  let count = 0;
  for (const [, ways] of backsUnder(key, up)) count += ways;
  return count;
}

const odds = (key: number, { up, back }: Tile): Odds =>
  (back === null ? Object.fromEntries(backsUnder(key, up).map(([each, ways]) => [each, ways])) : { [back]: countFor(key) });

/** The number of ways the unseen backs can lie; 0 when the tiles contradict each other (R1.1). Six tiles, none twice, are taken for granted. */
export const assignmentCount = (zones: Zones<Tile>): number => countFor(keyOf(zones));

/** What the back of one tile of this position can be. */
export const oddsAt = (position: Position, tile: Tile): Odds => odds(keyOf(position), tile);

const nothing: Zones<Tile> = { row: [], loose: [], due: [], fresh: [] };

/** For every tile what its back can still be, with the number of assignments; a back that was seen has its one picture, with all of them. All assignments are equally likely. */
export function possibleBacks(position: Position): PossibleBacks {
  const zones = isPosition(position) ? position : nothing, key = keyOf(zones);
  return forEach(zones, (tile) => odds(key, tile));
}

/** Every way the backs can lie: a list of backs for all tiles (see {@link allTiles}) each, at most 16 ways for a whole row. */
export function assignments(position: Position): Picture[][] {
  const deal = (key: number, [tile, ...others]: readonly Tile[], backs: Picture[]): Picture[][] => {
    if (!tile) return [backs];
    if (tile.back !== null) return deal(key, others, [...backs, tile.back]);
    return backsUnder(key, tile.up).flatMap(([back, , rest]) => deal(rest, others, [...backs, back]));
  };
  return deal(keyOf(position), allTiles(position), []);
}

/**
 * The same position with more or less knowledge of the backs: one entry a tile (see {@link allTiles}), null for an unseen one.
 * Null when the six tiles cannot lie that way, or are known to lie another way.
 */
export function withBacks(position: Position, backs: readonly (Picture | null)[]): Position | null {
  let next = 0, left = ALL, clash = backs.length !== PAIRS.length;
  const zones = forEach(position, ({ up, back: known }) => {
    const back = backs[next++] ?? null;
    if (back) {
      if (!(left & bit(up, back)) || (known && known !== back)) clash = true;
      left &= ~bit(up, back);
    }
    return tileOf(up, back);
  });
  return clash || assignmentCount(zones) === 0 ? null : makePosition({ ...position, ...zones });
}
