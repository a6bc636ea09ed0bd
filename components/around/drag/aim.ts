import type { Zone } from '../../../machine/game/chart.ts';
import type { End } from '../../../machine/rules/index.ts';

/** What a tile can be dropped on: a tile of the row, by its place, or an end of the row. */
export type Target = { readonly place: number } | { readonly side: End };

/** Where things lie while a tile is carried, in pixels of the window. */
export interface Field {
  readonly zone: Zone;
  readonly place: number;
  /** The tiles of the row in their order. */
  readonly tiles: readonly DOMRect[];
  /** The row with all its room. */
  readonly room: DOMRect;
  /** 1 where the row runs from left to right, else −1. */
  readonly way: 1 | -1;
}

/** How far above and below the row a tile can still be dropped on it, when it comes from elsewhere: no further, for that is where it comes from. */
const NEAR = 10;

const middle = ({ left, width }: DOMRect): number => left + width / 2;

/** The place in the row that is nearest across. */
function nearest(tiles: readonly DOMRect[], x: number): number {
  const far = tiles.map((tile) => Math.abs(middle(tile) - x));
  return far.indexOf(Math.min(...far)) + 1;
}

/** A tile of the row over another one, or beyond an end. An end tile over the other end goes there, as far as it is no neighbour. */
function withinRow({ place, tiles, way }: Field, x: number): Target | null {
  const last = tiles.length, to = nearest(tiles, x), over = tiles[to - 1], out = way * (x - middle(over)) / over.width;
  const beyond = to === 1 && out < -0.5 ? 'l' : to === last && out > 0.5 ? 'r' : null;
  if (to === place) return null;
  const atEnds = (place === 1 || place === last) && (to === 1 || to === last), side = to === 1 ? 'l' : 'r';
  return beyond || (atEnds && Math.abs(to - place) > 1) ? { side } : { place: to };
}

/** A tile from elsewhere over an end of the row: its outer half, and all the room beyond. */
function ontoRow({ tiles, way }: Field, x: number): Target | null {
  if (tiles.length === 0) return { side: 'r' };
  if (way * (x - middle(tiles[0])) < 0) return { side: 'l' };
  return way * (x - middle(tiles.at(-1)!)) > 0 ? { side: 'r' } : null;
}

/** What a tile would be dropped on here; null where it goes back home. */
export function aim(field: Field, x: number, y: number): Target | null {
  const { zone, room: { left, right, top, bottom }, tiles } = field, tile = tiles[0]?.width ?? 0;
  const near = zone === 'row' ? tile / 2 : NEAR;
  if (y < top - near || y > bottom + near || x < left - tile || x > right + tile) return null;
  return zone === 'row' ? withinRow(field, x) : ontoRow(field, x);
}

/** The move of a tile of the row that is dropped on a target, as text; null when there is none. */
export function moveOf({ place, tiles }: Field, target: Target): string | null {
  if ('place' in target) return `s${Math.min(place, target.place)}${Math.max(place, target.place)}`;
  return place === 1 ? 'lr' : place === tiles.length ? 'rl' : null;
}

/** Everything that can rightly be done with the tile, `legal` being the moves of now. */
export function targets(field: Field, legal: readonly string[]): Target[] {
  const { zone, place, tiles } = field, ends = [{ side: 'l' }, { side: 'r' }] as const;
  if (zone !== 'row') return tiles.length === 0 ? [ends[1]] : [...ends];
  const far = place === 1 ? ends[1] : ends[0];
  return [...tiles.map((_, i) => ({ place: i + 1 })), far].filter((target) => legal.includes(moveOf(field, target) ?? ''));
}
