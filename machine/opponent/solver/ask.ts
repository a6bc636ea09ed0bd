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

/** What the rules say of lines that are cut alike. */
export interface Answers {
  /** The legal moves. */
  readonly moves: readonly string[];
  /** What a move does to a line, by its place among the moves. */
  readonly effect: (line: readonly number[], move: number) => Effect;
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
export function asking(options: Options): (cut: Cut) => Answers {
  const answers: Answers[] = [], scoreless = { a: 0, x: 0 };

  function at(line: readonly number[], { row, due, acted }: Cut): Position {
    const tiles = line.map((tile) => TILES[tile]!);
    return makePosition({ row: tiles.slice(0, row), loose: [], due: tiles.slice(row, row + due), fresh: tiles.slice(row + due), acted, turn: 'a', score: scoreless, options });
  }

  function ask(line: readonly number[], cut: Cut, move: string): Effect {
    const { position } = play(at(line, cut), move) as Played, { row, due, fresh, acted, score, turn } = position;
    const lay: number[] = [], from: number[] = [];
    line.forEach((tile, i) => { lay[tile >> 1] = i; });
    let turned = -1;
    allTiles(position).forEach((each, i) => {
      const tile = tileNumber(each)!, old = lay[tile >> 1]!;
      from.push(old);
      if (line[old] !== tile) turned = i;
    });
    return { from, turned, pay: 8 * score.a + score.x, passes: turn === 'x', cut: { row: row.length, due: due.length, fresh: fresh.length, acted } };
  }

  function answersFor(cut: Cut): Answers {
    const moves = legalMoves(at([0, 2, 4, 6, 8, 10], cut));
    const questions = moves.map((text) => {
      const move = parseMove(text)!, near = nearby(move, cut.row), flips = move.kind === 'flip' ? move.tile - 1 : -1;
      return { text, near, flips, effects: new Array<Effect | undefined>(4 ** (near.length + Number(flips >= 0))) };
    });
    return { moves, effect(line, move) {
      const { text, near, flips, effects } = questions[move]!;
      let seen = flips < 0 ? 0 : UP[line[flips]! ^ 1]!;
      for (let i = 0; i < near.length; i++) seen = seen << 2 | UP[line[near[i]!]!]!;
      return effects[seen] ??= ask(line, cut, text);
    } };
  }

  return (cut) => answers[((cut.row * 3 + cut.due) * 3 + cut.fresh) * 2 + Number(cut.acted)] ??= answersFor(cut);
}
