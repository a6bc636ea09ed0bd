/** What the tests share that drag tiles with a real pointer: where things are, what is left behind, a drag for every move. */
import { at, carry, drop, pointer, strike, type By, type Point } from '../input.ts';
import { pressesFor, read } from '../player.ts';
import { all, button, drawn, sit, until, wordsFor, type Attributes } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

export type Spot = readonly ['row' | 'loose' | 'aside', number];
export const BY: readonly By[] = ['mouse', 'touch', 'pen'];

/** Waits until tiles can be dragged: that comes with the first touch, a little later than everything else. */
export async function toDrag(table: BlueLionGame): Promise<BlueLionGame> {
  await until('a table to drag on', () => table.shadowRoot!.adoptedStyleSheets.some(({ cssRules }) => [...cssRules].some(({ cssText }) => cssText.includes('data-carried'))));
  return table;
}
export const sitToDrag = async (attributes: Attributes = {}): Promise<BlueLionGame> => toDrag(await sit(attributes));

/** A tile, wherever it is drawn at the moment. */
export const tileAt = (table: BlueLionGame, [zone, place]: Spot): HTMLElement => all(table, `[data-zone=${zone}][data-place="${place}"]`)[0]!;
/** Its place, which stays where it is. */
const placeOf = (table: BlueLionGame, spot: Spot): HTMLElement => tileAt(table, spot).parentElement!;

/** A point on a tile's place; across and down as in `at`. */
export const on = (table: BlueLionGame, spot: Spot, across = 0.5, down = 0.5): Point => at(placeOf(table, spot), across, down);
/** A point at an end of the row: on the outer part of the last tile, as a thumb would, or on the empty row. */
export function end(table: BlueLionGame, side: 'l' | 'r', across = 0.2): Point {
  const tiles = all(table, 'blue-lion-row button.tile');
  if (tiles.length === 0) return at(all(table, 'blue-lion-row')[0]!);
  const [first, last] = [tiles[0]!, tiles.at(-1)!].map((each) => each.getBoundingClientRect().x) as [number, number];
  const left = side === 'l' ? first <= last : first > last;
  return on(table, ['row', side === 'l' ? 1 : tiles.length], left ? across : 1 - across);
}

const SHOWN = ['drag', 'carried', 'target', 'under', 'into', 'over', 'ghosts', 'home'].map((name) => `data-${name}`);
/** Everything a drag shows, or keeps, while it lasts. */
export const traces = (table: BlueLionGame): string[] => [
  ...SHOWN.flatMap((name) => all(table, `[${name}]`).map((each) => `${each.localName} ${name}`)), ...all(table, '.tile[style]').map(() => 'style'),
];
export const isCarried = (table: BlueLionGame): boolean => traces(table).includes('button data-carried');

/** Where every tile is drawn, in whole pixels of the window, but for the lift of what is chosen or under the pointer. */
export const drawnAt = (table: BlueLionGame): string => all(table, '.tile').map((tile) => {
  const { x, y, width } = tile.getBoundingClientRect(), [, lift = '0'] = getComputedStyle(tile).translate.split(' ');
  return [x, y - parseFloat(lift), width].map(Math.round).join();
}).join(' ');

/** When nothing moves any more. */
export async function rest(table: BlueLionGame): Promise<void> {
  await drawn(table);
  // Then there are only outlines, which stay for a while.
  if (matchMedia('(prefers-reduced-motion)').matches) return;
  await until('a table at rest', () => table.shadowRoot!.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** From where to where a move is dragged; null for one that is not. */
export function wayOf(table: BlueLionGame, move: string): { from: Spot; to: Point } | null {
  const row = read(table.state.position).row.length;
  if (move === 'lr') return { from: ['row', 1], to: end(table, 'r', 0.4) };
  if (move === 'rl') return { from: ['row', row], to: end(table, 'l', 0.4) };
  if (move[0] === 's') return { from: ['row', Number(move[1])], to: on(table, ['row', Number(move[2])]) };
  const [, back, place, side] = /^(b?)(\d)([lr])f?$/.exec(move) ?? [];
  return place ? { from: [back ? 'aside' : 'loose', Number(place)], to: end(table, side as 'l') } : null;
}

/** Plays a move by dragging; what is asked then, and what cannot be dragged, is pressed with the same pointer. */
export async function dragMove(table: BlueLionGame, move: string, by: By): Promise<void> {
  const way = wayOf(table, move), presses = pressesFor(wordsFor(table.lang || 'en'), read(table.state.position), move), before = table.state.position;
  if (way) {
    await dragTo(on(table, way.from), way.to, by);
    await drawn(table);
  }
  for (const name of way ? presses.filter((name) => isQuestion(table, name)) : presses) {
    if (table.state.position !== before) return;
    await strike(button(table, name), { by });
    await drawn(table);
  }
}
const isQuestion = (table: BlueLionGame, name: string): boolean => { const { lay, over } = wordsFor(table.lang || 'en').choices; return name === lay || name === over; };

/** Carries something and stays down; a finger goes sideways first, for up and down it would scroll the page. */
export async function carryTo(from: Point, to: Point, by: By = 'mouse'): Promise<void> {
  await carry(from, { x: from.x + (to.x < from.x ? -24 : 24), y: from.y }, { by, steps: 3 });
  await pointer('move', to, { by, steps: 6 });
}
export async function dragTo(from: Point, to: Point, by: By = 'mouse'): Promise<void> {
  await carryTo(from, to, by);
  await drop(to, { by });
}

/** Picks a tile up and keeps it in the hand. */
export async function pickUp(table: BlueLionGame, from: Spot, to: Point, by: By = 'mouse'): Promise<void> {
  await carryTo(on(table, from), to, by);
  await until('a tile in the hand', () => isCarried(table));
}
