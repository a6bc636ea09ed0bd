import { isPosition, makePosition } from './position.ts';
import { pairIndex, PAIRS, PICTURES, pictureIndex, tileOf } from './tiles.ts';
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

/*
 * How many ways the unseen backs can lie depends on two things only: which of the six tiles have not been seen on both
 * sides, and how many unseen backs lie under each picture. Both fit one small number, and every answer is kept.
 * Bits 0-11: four counts of three bits, by picture that is up. Bits 12-17: the set of tiles not yet known.
 */
const ALL = (1 << PAIRS.length) - 1;
const one = (up: Picture): number => 1 << (3 * pictureIndex(up));
const tilesLeft = (key: number): number => key >> 12;
const counts = new Map<number, number>([[0, 1]]);
const oddsOf = new Map<number, Odds>();

function without(key: number, up: Picture, back: Picture): number | null {
  const pair = pairIndex(up, back);
  return pair >= 0 && tilesLeft(key) & (1 << pair) ? key - one(up) - (1 << (12 + pair)) : null;
}

/** The number of assignments for a key, by giving one tile after the other its back. */
function countFor(key: number): number {
  let count = counts.get(key);
  if (count !== undefined) return count;
  count = 0;
  const up = PICTURES.find((picture) => (key >> (3 * pictureIndex(picture))) & 7);
  if (up !== undefined) {
    for (const back of PICTURES) {
      const rest = without(key, up, back);
      if (rest !== null) count += countFor(rest);
    }
  }
  counts.set(key, count);
  return count;
}

function addTiles(key: number, tiles: readonly Tile[]): number {
  for (const { up, back } of tiles) key = back === null ? key + one(up) : key & ~(1 << (12 + pairIndex(up, back)));
  return key;
}

const keyOf = (position: Pick<Position, 'row' | 'loose' | 'due' | 'fresh'>): number =>
  addTiles(addTiles(addTiles(addTiles(ALL << 12, position.row), position.loose), position.due), position.fresh);

function odds(key: number, { up, back }: Tile): Odds {
  const id = key * 32 + pictureIndex(up) * 5 + (back === null ? 4 : pictureIndex(back));
  let result = oddsOf.get(id);
  if (result) return result;
  const found: Partial<Record<Picture, number>> = {};
  if (back !== null) found[back] = countFor(key);
  else {
    for (const picture of PICTURES) {
      const rest = without(key, up, picture);
      const count = rest === null ? 0 : countFor(rest);
      if (count > 0) found[picture] = count;
    }
  }
  result = Object.freeze(found);
  oddsOf.set(id, result);
  return result;
}

/** The number of ways the unseen backs can lie; 0 when the tiles contradict each other (R1.1). Six tiles, none twice, are taken for granted. */
export const assignmentCount = (position: Pick<Position, 'row' | 'loose' | 'due' | 'fresh'>): number => countFor(keyOf(position));

/** What the back of one tile of this position can be. */
export const oddsAt = (position: Position, tile: Tile): Odds => odds(keyOf(position), tile);

const nothing: PossibleBacks = Object.freeze({ row: [], loose: [], due: [], fresh: [] });

/** For every tile what its back can still be, with the number of assignments; a back that was seen has its one picture, with all of them. All assignments are equally likely. */
export function possibleBacks(position: Position): PossibleBacks {
  if (!isPosition(position)) return nothing;
  const key = keyOf(position);
  const each = (tiles: readonly Tile[]): Odds[] => tiles.map((tile) => odds(key, tile));
  return { row: each(position.row), loose: each(position.loose), due: each(position.due), fresh: each(position.fresh) };
}

/** All tiles of a position in the order in which lists of backs count them: row, loose, due, fresh. */
export const allTiles = (position: Position): readonly Tile[] => [...position.row, ...position.loose, ...position.due, ...position.fresh];

/** Every way the backs can lie: a list of backs for all tiles (see {@link allTiles}) each, at most 16 ways for a whole row. */
export function assignments(position: Position): Picture[][] {
  if (!isPosition(position)) return [];
  const found: Picture[][] = [];
  const deal = (key: number, tiles: readonly Tile[], backs: Picture[]): void => {
    const [tile, ...others] = tiles;
    if (!tile) { found.push(backs); return; }
    if (tile.back !== null) { deal(key, others, [...backs, tile.back]); return; }
    for (const back of PICTURES) {
      const rest = without(key, tile.up, back);
      if (rest !== null && countFor(rest) > 0) deal(rest, others, [...backs, back]);
    }
  };
  deal(keyOf(position), allTiles(position), []);
  return found;
}

/**
 * The same position with other knowledge of the backs: one entry a tile (see {@link allTiles}), null for an unseen one.
 * Null when the six tiles cannot lie that way.
 */
export function withBacks(position: Position, backs: readonly (Picture | null)[]): Position | null {
  if (!isPosition(position) || backs.length !== PAIRS.length) return null;
  let next = 0, taken = 0, clash = false;
  const each = (tiles: readonly Tile[]): Tile[] => tiles.map(({ up }) => {
    const back = backs[next++]!;
    const bit = back === null ? 0 : 1 << pairIndex(up, back);
    if (back === up || taken & bit) clash = true;
    taken |= bit;
    return tileOf(up, back);
  });
  const fields = { ...position, row: each(position.row), loose: each(position.loose), due: each(position.due), fresh: each(position.fresh) };
  return clash || assignmentCount(fields) === 0 ? null : makePosition(fields);
}
