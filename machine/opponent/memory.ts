import { allTiles, pairIndex, parseMove, withBacks, type Position } from '../rules/index.ts';

/** A game as everybody at the table has seen it: a start, and each move with the position it led to. A `GameRecord` is one. */
export interface History {
  readonly start: Position;
  readonly moves: readonly { readonly move: string; readonly position: Position }[];
}

/** The position in which a history ends. */
export const latest = ({ start, moves }: History): Position => moves.at(-1)?.position ?? start;

/**
 * The tiles of which both sides have been seen, the one turned over last at the end, each with the number of turns that
 * have ended since. A tile turned over shows a new side, and everybody saw the other go under; the two sides say which of
 * the six tiles it is, wherever it goes. Backs that the start position shows come first, in its order.
 */
function seenTiles({ start, moves }: History): { readonly tile: number; readonly ago: number }[] {
  let seen = allTiles(start).flatMap(({ up, back }) => (back ? [{ tile: pairIndex(up, back), at: 0 }] : [])), before = start, turns = 0;
  for (const { move: text, position } of moves) {
    const move = parseMove(text);
    if (move && 'picture' in move && (move.kind === 'flip' || move.turned)) {
      const tiles = move.kind === 'flip' ? before.row : move.kind === 'place' ? before.loose : before.due;
      const { up, back } = tiles[move.tile - 1]!;
      const turned = pairIndex(up, (move.picture ?? back)!);
      seen = [...seen.filter(({ tile }) => tile !== turned), { tile: turned, at: turns }];
    }
    if (position.turn !== before.turn) turns++;
    before = position;
  }
  return seen.map(({ tile, at }) => ({ tile, ago: turns - at }));
}

/**
 * The position at the end of a history as a player knows it who remembers only the last `memory` tiles whose backs were
 * seen, and each for so many `turns` (both players' counted, for ever by default). All other backs are as if never seen;
 * with a memory of 6 or more it is the position itself. What still follows from the tiles that are remembered is
 * remembered too: nobody needs memory to count six tiles.
 */
export function recall(history: History, memory: number, turns = Infinity): Position {
  const seen = seenTiles(history), now = latest(history);
  const kept = seen.slice(Math.max(0, seen.length - memory)).flatMap(({ tile, ago }) => (ago <= turns ? [tile] : []));
  return withBacks(now, allTiles(now).map(({ up, back }) => (back && kept.includes(pairIndex(up, back)) ? back : null)))!;
}
