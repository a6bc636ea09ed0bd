import { allTiles, makePosition, PAIRS, tileOf, type Options, type Picture, type Position, type Score, type Tile } from '../../rules/index.ts';

/*
 * A line is a position in numbers: six tiles, those in the row from left to right and then those to return. A tile is
 * twice its place in PAIRS, and one more if the second picture of the pair is up. In a line it is always Arsène's turn:
 * where it is Lady X's, the two thieves are exchanged, pictures and diamonds.
 */

/** The tile of each number. */
export const TILES: readonly Tile[] = PAIRS.flatMap(([one, two]) => [tileOf(one as Picture, two as Picture), tileOf(two as Picture, one as Picture)]);
const numberOf = new Map(TILES.map(({ up, back }, tile) => [`${up}${back}`, tile]));
/** The number of a tile; none for one whose back is unseen. */
export const tileNumber = ({ up, back }: Tile): number | undefined => numberOf.get(`${up}${back}`);

const otherThief = (picture: Picture): Picture => (picture === 'A' ? 'X' : picture === 'X' ? 'A' : picture);
/** For each tile, the one that it is when the thieves are exchanged. */
export const EXCHANGED: readonly number[] = TILES.map(({ up, back }) => tileNumber(tileOf(otherThief(up), otherThief(back!)))!);

/** Ways to lay six tiles in a line: 720 orders, 64 ways up. */
export const LINES = 46_080;

/** At most so many tiles wait to be returned. */
export const MOST_DUE = 2;

const bits = (set: number): number => (set ? (set & 1) + bits(set >> 1) : 0);
const BITS = Array.from({ length: 64 }, (_, set) => bits(set));

/** The place of a line among all of its kind, from 0: by order of the tiles, then by the sides that are up. */
export function placeOf(line: ArrayLike<number>): number {
  let order = 0, sides = 0, used = 0;
  for (let i = 0; i < 6; i++) {
    const tile = line[i]!, pair = tile >> 1;
    order = order * (6 - i) + pair - BITS[used & ((1 << pair) - 1)]!;
    sides = sides << 1 | (tile & 1);
    used |= 1 << pair;
  }
  return order << 6 | sides;
}

/** All orders of the six tiles, by their pairs, as {@link placeOf} counts them. */
const ORDERS: readonly (readonly number[])[] = (function orders(left: readonly number[]): number[][] {
  return left.length === 0 ? [[]] : left.flatMap((pair) => orders(left.filter((other) => other !== pair)).map((rest) => [pair, ...rest]));
})([0, 1, 2, 3, 4, 5]);

/** The line in a place: the inverse of {@link placeOf}. */
export const lineAt = (place: number): number[] => ORDERS[place >> 6]!.map((pair, i) => pair << 1 | (place >> (5 - i) & 1));

/** Every line that is worth the same: mirror images (R5.1); tiles to return in either order, and either way up where they may be turned (R6.3, R6.4). */
function alike(line: readonly number[], due: number, flip: boolean): number[][] {
  const row = 6 - due, all = [[...line], [...line.slice(0, row).reverse(), ...line.slice(row)]];
  if (due === 2) for (const each of [...all]) all.push([...each.slice(0, 4), each[5]!, each[4]!]);
  for (let i = row; flip && i < 6; i++) for (const each of [...all]) all.push(each.with(i, each[i]! ^ 1));
  return all;
}

/** The lines in which a turn can begin, numbered so that lines alike share a number. */
export interface Numbering {
  /** How many numbers there are. */
  readonly count: number;
  /** The number of each line: those with nothing to return, then those with one tile, then with two, each by its place. */
  readonly numbers: Uint16Array<ArrayBuffer>;
  /** The first line of each number, as an index into `numbers`; ascending. */
  readonly first: Uint32Array;
  /** The first number with no, one, two tiles to return, and the end. */
  readonly starts: readonly number[];
}

const NONE = 0xffff;

/** How many lines are numbered between two rests. */
const AT_ONCE = 512;

/** Numbers all lines: 37,440, or 57,600 where tiles cannot be turned when they are returned. Yields every now and then. */
export function* numberLines(flip: boolean): Generator<void, Numbering> {
  const numbers = new Uint16Array((MOST_DUE + 1) * LINES).fill(NONE);
  for (let index = 0, next = 0; index < numbers.length; index++) {
    if (index % AT_ONCE === 0) yield;
    if (numbers[index] !== NONE) continue;
    const due = Math.floor(index / LINES);
    for (const each of alike(lineAt(index % LINES), due, flip)) numbers[due * LINES + placeOf(each)] = next;
    next++;
  }
  return readNumbers(numbers);
}

/** The numbering that such a list of numbers stands for. */
export function readNumbers(numbers: Uint16Array<ArrayBuffer>): Numbering {
  const first: number[] = [], starts: number[] = [];
  numbers.forEach((number, index) => {
    if (index % LINES === 0) starts.push(first.length);
    if (number === first.length) first.push(index);
  });
  return { count: first.length, numbers, first: new Uint32Array(first), starts: [...starts, first.length] };
}

/** The position of a line at the start of a turn. */
export function positionOf(line: readonly number[], row: number, options: Options, score: Score): Position {
  const tiles = line.map((tile) => TILES[tile]!);
  return makePosition({ row: tiles.slice(0, row), loose: [], due: tiles.slice(row), fresh: [], acted: false, turn: 'a', score, options });
}

/** The index, in `numbers`, of a position at the start of a turn; -1 while a back is unseen. */
export function indexOf(position: Position): number {
  const line = allTiles(position).map((tile) => tileNumber(tile) ?? -1);
  if (line.includes(-1)) return -1;
  return position.due.length * LINES + placeOf(position.turn === 'a' ? line : line.map((tile) => EXCHANGED[tile]!));
}
