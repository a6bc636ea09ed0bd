import { parseMove, type Position, type Tile } from '../../../machine/rules/index.ts';
import type { Entry, Game } from '../../../machine/game/chart.ts';

/** Where a tile lies: its zone, and its index there from 0. */
export type Spot = `${'row' | 'loose' | 'due' | 'fresh'}${number}`;

/** Where each tile lies after something, by where it lay before. */
export type Journey = ReadonlyMap<Spot, Spot>;

/** What a journey has to know of a move. */
export type Played = Pick<Entry, 'move' | 'before' | 'after' | 'awards'>;

const ZONES = ['row', 'loose', 'due', 'fresh'] as const;

const spotsIn = (position: Position, zone: (typeof ZONES)[number]): Spot[] => position[zone].map((_, i): Spot => `${zone}${i}`);

/** Every place of a position where a tile lies. */
export const spotsOf = (position: Position): Spot[] => ZONES.flatMap((zone) => spotsIn(position, zone));

export const tileAt = (position: Position, spot: Spot): Tile => position[spot.slice(0, -1) as 'row'][Number(spot.at(-1))];

/** The row as the action left it, before anything was removed: for each place, where its tile lay before. */
export function rowAsLeft({ move: text, before }: Played): Spot[] {
  const { kind, tile, end, from, places: [low] } = parseMove(text)!, row = spotsIn(before, 'row');
  if (kind === 'swap') row.splice(low - 1, 2, row[low], row[low - 1]);
  if (kind === 'end') {
    if (from === 'l') row.push(row.shift()!);
    else row.unshift(row.pop()!);
  }
  if (kind === 'place' || kind === 'return') {
    const spot: Spot = `${kind === 'place' ? 'loose' : 'due'}${tile - 1}`;
    if (end === 'l') row.unshift(spot);
    else row.push(spot);
  }
  return row;
}

/** Where the tiles lay that a move is about: two of a swap, else one; none of a pass. */
export function moversOf({ move: text, before }: Played): Spot[] {
  const { kind, tile, from, places: [low, high] } = parseMove(text)!;
  switch (kind) {
    case 'swap': return [`row${low - 1}`, `row${high - 1}`];
    case 'end': return [from === 'l' ? 'row0' : `row${before.row.length - 1}`];
    case 'flip': return [`row${tile - 1}`];
    case 'place': return [`loose${tile - 1}`];
    case 'return': return [`due${tile - 1}`];
    default: return [];
  }
}

/** Where every tile goes by a move. */
export function journeyOf(entry: Played): Journey {
  const { before, after, awards } = entry, left = rowAsLeft(entry), middles = awards.map(({ at }) => left[at]);
  const staying = (zone: (typeof ZONES)[number]): Spot[] => spotsIn(before, zone).filter((spot) => !left.includes(spot));
  // At the end of a turn what was set aside in it is due, in the same order.
  const aside = [...staying('due'), ...staying('fresh'), ...middles], due = after.due.length;
  const list = (zone: (typeof ZONES)[number], spots: readonly Spot[]): [Spot, Spot][] => spots.map((spot, i) => [spot, `${zone}${i}`]);
  return new Map([
    ...list('row', left.filter((spot) => !middles.includes(spot))), ...list('loose', staying('loose')), ...list('due', aside.slice(0, due)), ...list('fresh', aside.slice(due)),
  ]);
}

const backwards = (journey: Journey): Journey => new Map([...journey].map(([from, to]) => [to, from]));

/** How a game went on from one moment to another. */
export interface Way {
  readonly journey: Journey;
  /** The one move that lies between, if it is one, and whether it was played or taken back. */
  readonly step: { readonly entry: Entry; readonly back: boolean } | null;
}

/** The position at the moment where a game stands. */
export const standing = ({ start, line, cursor }: Game): Position => line[cursor - 1]?.after ?? start;

/** The way from one moment of a game to another, also of another line of it; null between two games. */
export function wayBetween(from: Game, to: Game): Way | null {
  if (from.start !== to.start) return null;
  let common = Math.min(from.cursor, to.cursor);
  while (common > 0 && from.line[common - 1] !== to.line[common - 1]) common--;
  const back = from.line.slice(common, from.cursor), on = to.line.slice(common, to.cursor);
  const legs = [...back.reverse().map((entry) => backwards(journeyOf(entry))), ...on.map(journeyOf)];
  const journey = new Map(spotsOf(standing(from)).map((spot) => [spot, legs.reduce((here, leg) => leg.get(here)!, spot)]));
  const entry = back.length + on.length === 1 ? back[0] ?? on[0] : null;
  return { journey, step: entry && { entry, back: back.length === 1 } };
}
