import { allTiles, legalMoves, makePosition, pairIndex, parseMove, PICTURES, play, type Options, type Picture, type Played } from '../../rules/index.ts';
import { TILES } from './lines.ts';

/** How a line is cut, and where the turn of Arsène stands: so many tiles in the row, to return, newly set aside. */
export interface Cut {
  readonly row: number;
  readonly due: number;
  readonly fresh: number;
  readonly acted: boolean;
}

/** What a move does to every line that is cut alike and shows the same pictures. */
export interface Effect {
  /** Where each tile of the new line lay in the old one. */
  readonly from: readonly number[];
  /** The tile that is turned over, by its place in the new line; -1 for none. */
  readonly turned: number;
  /** Diamonds for Arsène, whose turn it is, times 8, and for Lady X. */
  readonly pay: number;
  /** How the new line is cut. */
  readonly cut: Cut;
  /** Is it Lady X's turn now? */
  readonly passes: boolean;
}

const PICTURE_OF = TILES.map(({ up }) => PICTURES.indexOf(up));

/**
 * Asks the rules what moves do. What an action does to a row (which trios are paid, which tiles leave) depends on the
 * pictures that are up before and after it, never on a back that stays under; a return pays nothing (R6.5), so what it
 * does depends on no picture at all. So each question is put to `play` once, and its answer serves every line like it. A
 * test puts all of them, line by line.
 */
export function asking(options: Options): { moves(cut: Cut): readonly string[]; effect(line: ArrayLike<number>, cut: Cut, move: number): Effect } {
  const scoreless = { a: 0, x: 0 };
  const at = (line: ArrayLike<number>, { row, due, acted }: Cut): ReturnType<typeof makePosition> => {
    const tiles = Array.from(line, (tile) => TILES[tile]!);
    return makePosition({ row: tiles.slice(0, row), loose: [], due: tiles.slice(row, row + due), fresh: tiles.slice(row + due), acted, turn: 'a', score: scoreless, options });
  };
  interface Known { readonly cut: Cut; readonly moves: readonly string[]; readonly flips: readonly number[]; readonly returning: boolean; readonly effects: (Effect | undefined)[][] }
  const cuts: Known[] = [];
  const cutId = ({ row, due, fresh, acted }: Cut): number => ((row * 3 + due) * 3 + fresh) * 2 + Number(acted);
  const cutOf = ({ row, due, fresh, acted }: Played['position']): Cut => cuts[cutId({ row: row.length, due: due.length, fresh: fresh.length, acted })]?.cut ?? { row: row.length, due: due.length, fresh: fresh.length, acted };
  const know = (cut: Cut): Known => cuts[cutId(cut)] ??= (() => {
    const moves = legalMoves(at([0, 2, 4, 6, 8, 10], cut)), read = moves.map((move) => parseMove(move)!);
    return { cut, moves, flips: read.map(({ kind, tile }) => (kind === 'flip' ? tile - 1 : -1)), returning: read.some(({ kind }) => kind === 'return'), effects: moves.map(() => new Array<Effect | undefined>(4 ** 7)) };
  })();

  function ask(line: ArrayLike<number>, cut: Cut, move: string): Effect {
    const before = at(line, cut), { position } = play(before, move) as Played, old = allTiles(before), now = allTiles(position);
    const sides = (up: Picture, back: Picture | null): number => pairIndex(up, back!);
    const from = now.map(({ up, back }) => old.findIndex((tile) => sides(tile.up, tile.back) === sides(up, back)));
    return {
      from, turned: now.findIndex(({ up }, i) => old[from[i]!]!.up !== up), pay: 8 * position.score.a + position.score.x,
      cut: cutOf(position), passes: position.turn === 'x',
    };
  }

  return {
    moves: (cut) => know(cut).moves,
    effect(line, cut, move) {
      const { moves, flips, returning, effects } = know(cut), flip = flips[move]!;
      let key = 0;
      if (!returning) {
        for (let i = 0; i < cut.row; i++) key = key << 2 | PICTURE_OF[line[i]!]!;
        if (flip >= 0) key = key << 2 | PICTURE_OF[line[flip]! ^ 1]!;
      }
      return effects[move]![key] ??= ask(line, cut, moves[move]!);
    },
  };
}
