/** Seeded games on a table with a deal, as the opponent's tests need them. */
import { legalMoves, parsePosition, play, stage, type Position } from '../../../machine/index.ts';
import { withBacks } from '../../../machine/rules/index.ts';
import type { History } from '../../../machine/opponent/index.ts';

export function must(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.code}`);
  return parsed.value;
}

/** A number from 0 up to, not including, `below`; the same row of them for the same seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % below;
  };
}

/** A tossed start, as everybody sees it, and with every back. */
export function toss(options: string, next: (below: number) => number): { start: Position; whole: Position } {
  const left = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'], tiles: string[] = [];
  while (left.length > 0) {
    const [pair] = left.splice(next(left.length), 1) as [string];
    tiles.push(next(2) ? pair : pair[1]! + pair[0]!);
  }
  const start = must(`- ${tiles.map((tile) => `${tile[0]}.`).join('')} - ${next(2) ? 'a' : 'x'} 0-0 ${options}`);
  return { start, whole: withBacks(start, tiles.map((tile) => tile[1] as 'A'))! };
}

/** Plays a move without its picture where the backs are known, and tells the public history what came up. */
export function step(history: History, whole: Position, move: string): { history: History; whole: Position } {
  const truth = play(whole, move);
  if (!truth.ok) throw new Error(`${move}: ${truth.code}`);
  const seen = play(history.moves.at(-1)?.position ?? history.start, truth.move);
  if (!seen.ok) throw new Error(`${truth.move}: ${seen.code}`);
  return { history: { start: history.start, moves: [...history.moves, { move: seen.move, position: seen.position }] }, whole: truth.position };
}

/** The public history of so many random moves, or fewer if the game ends. */
export function wander(options: string, seed: number, moves: number): { history: History; whole: Position } {
  const next = numbers(seed), { start, whole } = toss(options, next);
  let game: { history: History; whole: Position } = { history: { start, moves: [] }, whole };
  for (let i = 0; i < moves && stage(game.whole) !== 'over'; i++) {
    const legal = legalMoves(game.whole);
    game = step(game.history, game.whole, legal[next(legal.length)]!);
  }
  return game;
}

export const TABLES = [
  'rulebook', 'overview', 'rulebook,ret=before', 'overview,ret=after', 'rulebook,flip=0', 'rulebook,swap=any,pass=1', 'rulebook,swap=middle,build=0', 'overview,flip=1,rival=1,pass=2,build=1',
];
