import { isPosition, stage } from './position.ts';
import { isPicture } from './tiles.ts';
import type { Picture, Position } from './types.ts';

export type End = 'l' | 'r';

/** A move, read. Numbers count from 1. `picture` is what a turned tile is said to show. */
export type Move =
  | { readonly kind: 'place' | 'return'; readonly tile: number; readonly end: End; readonly turned: boolean; readonly picture: Picture | null }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end'; readonly from: End }
  | { readonly kind: 'swap'; readonly places: readonly [number, number] }
  | { readonly kind: 'flip'; readonly tile: number; readonly picture: Picture | null };

const shape = /^(?:(b?)([0-9])([lr])(f(?:=([AXPB]))?)?|pass|(lr|rl)|s([0-9])([0-9])|f([0-9])(?:=([AXPB]))?)$/;
const read = new Map<string, Move>();

/** Reads a move text; null when it is none. There are a few hundred well-formed texts, so each is read once. */
export function parseMove(text: unknown): Move | null {
  if (typeof text !== 'string' || text.length > 6) return null;
  const known = read.get(text);
  if (known) return known;
  const found = shape.exec(text);
  if (!found) return null;
  const [, back, tile, end, turned, shown, from, low, high, place, up] = found;
  const picture = isPicture(shown ?? up) ? ((shown ?? up) as Picture) : null;
  const move: Move = tile ? { kind: back ? 'return' : 'place', tile: Number(tile), end: end as End, turned: turned !== undefined, picture }
    : from ? { kind: 'end', from: from[0] as End }
    : low ? { kind: 'swap', places: [Number(low), Number(high)] }
    : place ? { kind: 'flip', tile: Number(place), picture }
    : { kind: 'pass' };
  read.set(text, move);
  return move;
}

/** The canonical text of a move. */
export function formatMove(move: Move): string {
  switch (move.kind) {
    case 'pass': return 'pass';
    case 'end': return move.from === 'l' ? 'lr' : 'rl';
    case 'swap': return `s${move.places.join('')}`;
    case 'flip': return `f${move.tile}${move.picture ? `=${move.picture}` : ''}`;
    default: return `${move.kind === 'return' ? 'b' : ''}${move.tile}${move.end}${move.turned ? 'f' : ''}${move.picture ? `=${move.picture}` : ''}`;
  }
}

/** A move text without the picture it names. */
export const withoutPicture = (text: string): string => text.replace(/=.*$/s, '');

/** May the tiles in these two adjacent places be swapped (R4.3)? */
export function mayBeSwapped(low: number, length: number, swap: Position['options']['swap']): boolean {
  if (swap === 'middle') return low * 2 === length;
  return swap === 'any' || (low > 1 && low + 1 < length);
}

const lists = new Map<string, readonly string[]>();
const ends = (prefix: string, count: number, sides: readonly End[], flip: boolean): string[] =>
  Array.from({ length: count }, (_, i) => sides.flatMap((end) => (flip ? [`${prefix}${i + 1}${end}`, `${prefix}${i + 1}${end}f`] : [`${prefix}${i + 1}${end}`]))).flat();

function actions(length: number, swap: Position['options']['swap']): string[] {
  const places = Array.from({ length }, (_, i) => i + 1);
  return ['lr', 'rl', ...places.filter((low) => low < length && mayBeSwapped(low, length, swap)).map((low) => `s${low}${low + 1}`), ...places.map((place) => `f${place}`)];
}

/** All legal moves, without the picture that a turned tile shows, in the order of the notation; empty exactly when the game is over (and for what is no position). */
export function legalMoves(position: Position): readonly string[] {
  const now = stage(position);
  if (now === 'over' || !isPosition(position)) return [];
  const { row, loose, due, options: { swap, flip, pass } } = position;
  const key = now === 'act' ? `a${row.length}${swap}` : now === 'return' ? `r${due.length}${flip}` : `b${loose.length}${row.length > 0}${flip}${pass === 0}`;
  let list = lists.get(key);
  if (!list) {
    list = Object.freeze(now === 'act' ? actions(row.length, swap)
      : now === 'return' ? ends('b', due.length, ['l', 'r'], flip)
      : [...ends('', loose.length, row.length ? ['l', 'r'] : ['r'], flip), ...(pass === 0 ? [] : ['pass'])]);
    lists.set(key, list);
  }
  return list;
}
