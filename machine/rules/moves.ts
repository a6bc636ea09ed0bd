import type { Picture } from './types.ts';

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

const shape = /^(?:b?\d[lr](?:f(?:=[AXPB])?)?|f\d(?:=[AXPB])?|s\d\d|lr|rl|pass)$/;
/** The kind of a move by its first letter; a text that begins with a number places a loose tile. */
const KINDS: Partial<Record<string, Move['kind']>> = { b: 'return', p: 'pass', l: 'end', r: 'end', s: 'swap', f: 'flip' };
const read = new Map<unknown, Move>();

/** Reads a move text; null when it is none. There are a few hundred well-formed texts, so each is read once. */
export function parseMove(text: unknown): Move | null {
  let move = read.get(text);
  if (move) return move;
  if (typeof text !== 'string' || !shape.test(text)) return null;
  const [low, high] = (text.match(/\d/g) ?? []).map(Number) as [number, number], end = /[lr]/.exec(text)?.[0] as End;
  move = {
    kind: KINDS[text[0]!] ?? 'place', tile: low, places: [low, high], end, from: end, turned: text.includes('f'),
    picture: (text.split('=')[1] ?? null) as Picture | null,
  };
  read.set(text, move);
  return move;
}

/** A move text without the picture it names. */
export const withoutPicture = (text: string): string => text.replace(/=.*$/s, '');
