/* What lies on the table that is being set up: any number of tiles, in any state, until it is a position. Nothing here knows a page. */
import { parsePosition, formatOptions, type Fault } from '../../machine/notation/index.ts';
import { isOver, PAIRS, PRESETS, type Options, type Player, type Position, type Score, type Tile } from '../../machine/rules/index.ts';

/** Where tiles lie, in the order in which texts list them: the row, loose tiles, tiles to be returned in this turn, tiles that this turn's action set aside. */
export type Pile = 'row' | 'loose' | 'due' | 'fresh';
export const PILES: readonly Pile[] = ['row', 'loose', 'due', 'fresh'];

/** A tile on the table, by its pile and its place there, from 0. */
export interface Spot { readonly pile: Pile; readonly at: number }

/** A table as far as it has been set up. */
export interface Setup {
  readonly row: readonly Tile[];
  readonly loose: readonly Tile[];
  readonly due: readonly Tile[];
  readonly fresh: readonly Tile[];
  /** Has the action of this turn been taken, where tiles are still to be returned? Nothing else needs it to be said. */
  readonly acted: boolean;
  readonly turn: Player;
  readonly score: Score;
  readonly options: Options;
}

/** Nothing yet: six tiles are to come; it is Arsène's turn, nobody has a diamond, and it is played by the rulebook. */
export const EMPTY: Setup = { row: [], loose: [], due: [], fresh: [], acted: false, turn: 'a', score: { a: 0, x: 0 }, options: PRESETS.rulebook };

/** The six tiles of the game (R1.1). */
export const ALL = PAIRS.length;

export const setupOf = ({ row, loose, due, fresh, acted, turn, score, options }: Position): Setup => ({ row, loose, due, fresh, acted, turn, score, options });

/** All tiles, in the order in which texts list them, each with its spot. */
export const tilesOf = (setup: Setup): readonly { readonly tile: Tile; readonly spot: Spot }[] => PILES.flatMap((pile) => setup[pile].map((tile, at) => ({ tile, spot: { pile, at } })));
export const countOf = (setup: Setup): number => PILES.reduce((sum, pile) => sum + setup[pile].length, 0);
export const tileAt = (setup: Setup, { pile, at }: Spot): Tile | undefined => setup[pile][at];

/** Has the action been taken? A tile set aside in this turn says so, and at the end of the game every tile set aside lies there after an action. */
export const hasActed = ({ due, fresh, acted, score }: Setup): boolean => fresh.length > 0 || (due.length > 0 && (acted || isOver({ score })));

const textOfTiles = (tiles: readonly Tile[]): string => tiles.map(({ up, back }) => up + (back?.toLowerCase() ?? '.')).join('');

/** The position text, whether or not such a table can be. */
export function textOf(setup: Setup): string {
  const { row, loose, due, fresh, turn, score, options } = setup;
  const aside = textOfTiles(due) + (hasActed(setup) ? '/' : '') + textOfTiles(fresh);
  return [textOfTiles(row) || '-', textOfTiles(loose) || '-', aside || '-', turn, `${score.a}-${score.x}`, formatOptions(options)].join(' ');
}

/** What the text of a setup says: the position, or what is wrong with it. */
export const readSetup = (setup: Setup): { readonly position: Position | null; readonly faults: readonly Fault[] } => {
  const parsed = parsePosition(textOf(setup));
  return parsed.ok ? { position: parsed.value, faults: [] } : { position: null, faults: parsed.errors };
};

/** The tiles at which a fault stands. */
export function spotsOf(setup: Setup, { at, length }: Pick<Fault, 'at' | 'length'>): readonly Spot[] {
  const [row = '', loose = '', aside = ''] = textOf(setup).split(' '), slash = aside.indexOf('/');
  const starts: Readonly<Record<Pile, number>> = { row: 0, loose: row.length + 1, due: row.length + loose.length + 2, fresh: row.length + loose.length + 3 + Math.max(0, slash) };
  return tilesOf(setup).filter(({ spot }) => { const from = starts[spot.pile] + 2 * spot.at; return from < at + length && from + 2 > at; }).map(({ spot }) => spot);
}

// What is done to it

const withPile = (setup: Setup, pile: Pile, tiles: readonly Tile[]): Setup => ({ ...setup, [pile]: tiles });

/** Puts a tile down before the place `at` of a pile; by default at its right end. */
export const put = (setup: Setup, pile: Pile, tile: Tile, at: number = setup[pile].length): Setup => withPile(setup, pile, [...setup[pile].slice(0, at), tile, ...setup[pile].slice(at)]);
export const take = (setup: Setup, { pile, at }: Spot): Setup => withPile(setup, pile, setup[pile].filter((_, i) => i !== at));
export const change = (setup: Setup, { pile, at }: Spot, tile: Tile): Setup => withPile(setup, pile, setup[pile].map((each, i) => (i === at ? tile : each)));

/** Moves a tile to a place of a pile, its own or another; by default to the right end. */
export function move(setup: Setup, from: Spot, pile: Pile, at?: number): Setup {
  const tile = tileAt(setup, from);
  return tile ? put(take(setup, from), pile, tile, at) : setup;
}
