import { allTiles, legalMoves, makePosition, parseMove, PICTURES, play, type Move, type Options, type Played, type Position } from '../../rules/index.ts';
import { tileNumber, TILES } from './lines.ts';

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

/** For each tile, the place in PICTURES of the one that is up. */
const UP = TILES.map(({ up }) => PICTURES.indexOf(up));

/** What the rules say, asked once. */
export interface Answers {
  /** The legal moves. */
  readonly moves: (cut: Cut) => readonly string[];
  /** What a move does, by its place in that list. */
  readonly effect: (line: ArrayLike<number>, cut: Cut, move: number) => Effect;
}

/**
 * The places of a row that can matter to what a move pays. It can only make trios with a tile that it moves or turns
 * (R5.1, R5.6), and those reach no farther than two places. A return makes nothing that counts (R6.5).
 */
function nearby({ kind, tile, places: [low, high] }: Move, row: number): number[] {
  const moved = kind === 'flip' ? [tile] : kind === 'swap' ? [low, high] : kind === 'end' ? [0, row + 1] : [];
  return Array.from({ length: row }, (_, place) => place).filter((place) => moved.some((one) => Math.abs(one - 1 - place) <= 2));
}

/**
 * Asks the rules what moves do. Whatever it is that an action pays depends on the pictures nearby, before and after it,
 * and never on a back that stays under. So each question is put to `play` once, and its answer serves every line in which
 * the same is nearby. A test puts all questions, line by line.
 */
export function asking(options: Options): Answers {
  interface Known {
    readonly cut: Cut;
    readonly moves: readonly string[];
    /** For each move: the places that matter to it, the place that it flips (-1 for none), and its effects by what is there. */
    readonly asked: readonly { readonly near: readonly number[]; readonly flips: number; readonly effects: (Effect | undefined)[] }[];
  }
  const cuts: Known[] = [], scoreless = { a: 0, x: 0 };

  function at(line: ArrayLike<number>, { row, due, acted }: Cut): Position {
    const tiles = Array.from(line, (tile) => TILES[tile]!);
    return makePosition({ row: tiles.slice(0, row), loose: [], due: tiles.slice(row, row + due), fresh: tiles.slice(row + due), acted, turn: 'a', score: scoreless, options });
  }

  function know(cut: Cut): Known {
    const { row, due, fresh, acted } = cut;
    return cuts[((row * 3 + due) * 3 + fresh) * 2 + Number(acted)] ??= (() => {
      const moves = legalMoves(at([0, 2, 4, 6, 8, 10], cut));
      return { cut, moves, asked: moves.map((text) => {
        const move = parseMove(text)!, near = nearby(move, row), flips = move.kind === 'flip' ? move.tile - 1 : -1;
        return { near, flips, effects: new Array<Effect | undefined>(4 ** (near.length + 1)) };
      }) };
    })();
  }

  function ask(line: ArrayLike<number>, cut: Cut, move: string): Effect {
    const { position } = play(at(line, cut), move) as Played, { row, due, fresh, acted, score, turn } = position;
    const tiles = Array.from(line), now = allTiles(position).map((tile) => tileNumber(tile)!);
    const from = now.map((tile) => tiles.findIndex((old) => old >> 1 === tile >> 1));
    return {
      from, turned: now.findIndex((tile, i) => tile !== tiles[from[i]!]), pay: 8 * score.a + score.x, passes: turn === 'x',
      cut: { row: row.length, due: due.length, fresh: fresh.length, acted },
    };
  }

  return {
    moves: (cut) => know(cut).moves,
    effect(line, cut, move) {
      const { moves, asked } = know(cut), { near, flips, effects } = asked[move]!;
      let seen = flips < 0 ? 0 : UP[line[flips]! ^ 1]!;
      for (const place of near) seen = seen << 2 | UP[line[place]!]!;
      return effects[seen] ??= ask(line, cut, moves[move]!);
    },
  };
}
