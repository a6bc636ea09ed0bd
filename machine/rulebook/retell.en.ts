import type { Move, Picture, Player, Position, Tile } from '../rules/index.ts';
import type { Belief } from './question.ts';

const names: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const ends = { l: 'left', r: 'right' } as const;
const turnedTo = ({ turned, picture }: Move): string => (picture ? `, turned over: ${pictures[picture]}` : turned ? ', turned over' : ', as it lies');
const showing = (tile: Tile | undefined): string => (tile ? ` (${pictures[tile.up]})` : '');

/** An answer as text for a chat, in English. */
export const retellWords = {
  title: 'The Blue Lion: a question for the referee',
  tile: ({ up, back }: Tile, place: number): string => `${place} ${pictures[up]}${back ? ` (back: ${pictures[back]})` : ''}`,
  row: 'Row, from left to right',
  none: 'no tiles yet',
  loose: 'Loose',
  due: 'To be returned in this turn',
  fresh: 'Set aside in this turn',
  unseen: 'Backs that are not named have not been seen.',
  standing: ({ turn, score }: Position, options: string): string => `${names[turn]}'s turn. ${names.a} ${score.a}, ${names.x} ${score.x}. Table: ${options}.`,
  action: 'Action',
  why: 'Why',
  then: 'Then',
  instead: 'Allowed instead',
  elsewhere: 'Elsewhere',
  people: ['The first says', 'The second says'] as readonly string[],
  belief: (belief: Belief): string => (!belief.allowed ? 'not allowed' : belief.a + belief.x === 0 ? 'allowed, nobody is paid' : (['a', 'x'] as const).filter((who) => belief[who] > 0).map((who) => `${names[who]} takes ${belief[who]}`).join(', ')),
  version: (version: string): string => `Rules ${version}.`,
  /** A move in words. */
  move: (move: Move, { row, loose, due }: Position): string => {
    const { kind, tile, end, from, places: [low, high], picture } = move;
    switch (kind) {
      case 'place': return row.length > 0 ? `place loose tile ${tile}${showing(loose[tile - 1])} at the ${ends[end]} end${turnedTo(move)}` : `start the row with loose tile ${tile}${showing(loose[tile - 1])}${turnedTo(move)}`;
      case 'return': return `return ${due.length > 1 || !due[tile - 1] ? `tile ${tile} set aside` : 'the tile set aside'}${showing(due[tile - 1])} at the ${ends[end]} end${turnedTo(move)}`;
      case 'pass': return 'pass';
      case 'end': return from === 'l' ? 'take the left end tile to the right end' : 'take the right end tile to the left end';
      case 'swap': return `swap the tiles in places ${low} and ${high}`;
      case 'flip': return `flip the tile in place ${tile}${showing(row[tile - 1])}${picture ? `: ${pictures[picture]} comes up` : ''}`;
    }
  },
};

export type RetellWords = typeof retellWords;
