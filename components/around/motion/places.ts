import type { Position } from '../../../machine/rules/index.ts';
import { spotsOf, tileAt, type Spot } from './journeys.ts';

/** A square on the table, in its own pixels, from its upper left corner. */
export interface Box { readonly x: number; readonly y: number; readonly w: number }

const where = {
  row: 'blue-lion-row li:not([hidden])>.tile', loose: 'blue-lion-loose .tile', due: 'blue-lion-tray .pile:first-child .tile', fresh: 'blue-lion-tray .pile:last-child .tile',
} as const;

/** What lies where on a table that shows a position. */
export interface Places {
  readonly tile: (spot: Spot) => HTMLElement;
  readonly box: (spot: Spot) => Box;
  readonly boxOf: (element: Element) => Box & { readonly h: number };
}

/** Measures a table; null when it is not to be seen, or shows another position. */
export function placesOf(table: HTMLElement, position: Position): Places | null {
  const { left, top, width } = table.getBoundingClientRect(), scale = width / table.offsetWidth;
  if (!(scale > 0)) return null;
  // On the table itself: neither scrolling nor a page that is drawn smaller makes a difference.
  const boxOf = (element: Element): Box & { readonly h: number } => {
    const rect = element.getBoundingClientRect();
    return { x: (rect.left - left) / scale, y: (rect.top - top) / scale, w: rect.width / scale, h: rect.height / scale };
  };
  const tiles = new Map<Spot, HTMLElement>(), boxes = new Map<Spot, Box>();
  for (const [zone, selector] of Object.entries(where)) {
    table.querySelectorAll<HTMLElement>(selector).forEach((tile, i) => { tiles.set(`${zone as 'row'}${i}`, tile); });
  }
  const spots = spotsOf(position);
  if (spots.length !== tiles.size) return null;
  for (const spot of spots) {
    const tile = tiles.get(spot);
    if (!tile?.querySelector(`:scope>.face-of.${tileAt(position, spot).up}`)) return null;
    boxes.set(spot, boxOf(tile));
  }
  return { tile: (spot) => tiles.get(spot)!, box: (spot) => boxes.get(spot)!, boxOf };
}

/** Where the places of the row are when it has so many: for the row that pays, which still has its middles. */
export function rowPlaces({ tile, boxOf }: Places, before: number, now: number): Box[] {
  const first = boxOf(tile('row0').parentElement!), { x } = boxOf(tile('row1').parentElement!), pitch = x - first.x;
  return Array.from({ length: before }, (_, i) => ({ ...first, x: first.x + (i + (now - before) / 2) * pitch }));
}
