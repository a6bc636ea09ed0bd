import type { End, Picture, Player } from '../../machine/rules/index.ts';

interface Common {
  /** Where a tile is placed or returned, or the end from which it goes to the other; null for the tile that starts the row. */
  readonly end: End | null;
  readonly turned: boolean;
  /** Is it the only tile to return? */
  readonly alone: boolean;
  /** What the tile showed before; null where it may not be told, and where its place says it. */
  readonly up: Picture | null;
  /** What came up; null where nothing did, and where it may not be told. */
  readonly shown: Picture | null;
}
interface OneTile extends Common {
  readonly kind: 'place' | 'return' | 'pass' | 'end' | 'flip';
  /** Number of the loose tile, of the tile to return, or place in the row. */
  readonly tile: number;
}
interface TwoTiles extends Common {
  readonly kind: 'swap';
  /** Both, in the order in which the move names them. They need be no neighbours, nor be there at all: a swap that is refused is told as it was asked. */
  readonly places: readonly [number, number];
}
/** What the line about a move is made from: only what this person may be told of it. A swap has no single tile from which the other could be guessed. */
export type MoveFacts = OneTile | TwoTiles;

const players: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const ends: Readonly<Record<End, string>> = { l: 'left', r: 'right' };

function whatIsDone(facts: MoveFacts): string {
  if (facts.kind === 'swap') return `Swap ${facts.places[0]} and ${facts.places[1]}`;
  const { kind, tile, end, turned, alone, up } = facts;
  const which = up ? `, ${pictures[up]},` : '', over = turned ? ', turned over' : '';
  switch (kind) {
    case 'place': return end ? `Place tile ${tile}${which} at the ${ends[end]} end${over}` : `Start the row with tile ${tile}${up ? `, ${pictures[up]}` : ''}${over}`;
    case 'return': return `Return ${alone ? up ? pictures[up] : 'the tile' : `tile ${tile}${which}`} to the ${ends[end!]} end${over}`;
    case 'pass': return 'Pass';
    case 'end': return `${end === 'l' ? 'Left' : 'Right'} end tile${which} to the ${ends[end === 'l' ? 'r' : 'l']} end`;
    case 'flip': return `Flip ${tile}`;
  }
}

/** How moves are told and typed in English: for the list of moves, and the field beside it. */
export const around = {
  lang: 'en' as 'en' | 'ko',

  /** A move in a few words. What it says can be typed, and is read as the same move, but for what came up. */
  move: (facts: MoveFacts): string => whatIsDone(facts) + (facts.shown ? `: ${pictures[facts.shown]}` : ''),
  /** A payment of a turn that is to be remembered: only what everybody saw, the diamonds. */
  takes: (player: Player, points: number): string => `${players[player]} takes ${points}.`,
  list: {
    empty: 'No moves yet.',
    hidden: 'What came up earlier is not told before the game is over.',
  },
  typed: {
    label: 'Type a move',
    example: 'For example: f3, flip 3, swap 2 and 3, left end to the right',
    play: 'Play it',
    empty: 'Nothing is typed yet.',
    unknown: 'That is no move I know.',
    absent: 'No tile there is like that.',
    ambiguous: 'Which one?',
    notNow: 'Now it is not for you to move.',
  },
};

export type Around = typeof around;
