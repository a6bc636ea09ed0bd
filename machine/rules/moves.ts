import { stage } from './position.ts';
import type { Picture, Position } from './types.ts';

export type End = 'l' | 'r';

/** A move, read. Numbers count from 1. What does not belong to its kind says nothing. */
export interface Move {
  readonly kind: 'place' | 'return' | 'pass' | 'end' | 'swap' | 'flip';
  /** Number of the loose tile, of the tile to return, or place in the row of the tile to flip. */
  readonly tile: number;
  /** Where a tile is placed or returned. */
  readonly end: End;
  /** The end from which a tile of the row goes to the other. */
  readonly from: End;
  /** The two places of a swap. */
  readonly places: readonly [number, number];
  readonly turned: boolean;
  /** What a turned tile is said to show. */
  readonly picture: Picture | null;
}

const shape = /^(?:(b?)([0-9])([lr])(f(?:=([AXPB]))?)?|(pass)|(lr|rl)|s([0-9])([0-9])|f([0-9])(?:=([AXPB]))?)$/;
const read = new Map<string, Move>();

/** Reads a move text; null when it is none. There are a few hundred well-formed texts, so each is read once. */
export function parseMove(text: unknown): Move | null {
  let move = read.get(text as string);
  if (move) return move;
  const found = typeof text === 'string' && shape.exec(text);
  if (!found) return null;
  const [, back, tile, end, turned, shown, pass, ends, low, high, place, up] = found;
  move = {
    kind: back ? 'return' : tile ? 'place' : pass ? 'pass' : ends ? 'end' : low ? 'swap' : 'flip',
    tile: Number(tile ?? place), end: end as End, from: ends?.[0] as End, places: [Number(low), Number(high)],
    turned: Boolean(turned ?? place), picture: (shown ?? up ?? null) as Picture | null,
  };
  read.set(text, move);
  return move;
}

/** A move text without the picture it names. */
export const withoutPicture = (text: string): string => text.replace(/=.*$/s, '');

/** May the tiles in these two adjacent places be swapped (R4.3)? */
export function mayBeSwapped(low: number, length: number, swap: Position['options']['swap']): boolean {
  if (swap === 'middle') return low * 2 === length;
  return swap === 'any' || (low > 1 && low + 1 < length);
}

/** 1, 2, 3 and so on, for each tile of a list. */
const numbers = (tiles: readonly unknown[]): number[] => tiles.map((_, i) => i + 1);

function actions({ row, options }: Position): string[] {
  const places = numbers(row), swaps = places.slice(1).filter((high) => mayBeSwapped(high - 1, row.length, options.swap));
  return ['lr', 'rl', ...swaps.map((high) => `s${high - 1}${high}`), ...places.map((place) => `f${place}`)];
}

function attachments({ row, loose, due, options }: Position, returning: boolean): string[] {
  const ends = row.length ? ['l', 'r'] : ['r'], ways = options.flip ? ['', 'f'] : [''];
  return numbers(returning ? due : loose).flatMap((number) => ends.flatMap((end) => ways.map((way) => `${returning ? 'b' : ''}${number}${end}${way}`)));
}

const lists = new Map<string, readonly string[]>();

/** All legal moves, without the picture that a turned tile shows, in the order of the notation; empty exactly when the game is over (and for what is no position). */
export function legalMoves(position: Position): readonly string[] {
  const now = stage(position);
  if (now === 'over') return [];
  const { row, loose, due, options: { swap, flip, pass } } = position;
  const key = `${now}${row.length}${loose.length}${due.length}${swap}${flip}${pass === 0}`;
  let list = lists.get(key);
  if (!list) {
    list = Object.freeze(now === 'act' ? actions(position) : attachments(position, now === 'return').concat(now === 'build' && pass !== 0 ? 'pass' : []));
    lists.set(key, list);
  }
  return list;
}
