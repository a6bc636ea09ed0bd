/* What can be asked about a tile, allowed or not: the referee is there for what is not. Nothing here knows a page. */
import type { Zone } from '../../machine/game/types.ts';
import { stage, type Position } from '../../machine/rules/index.ts';
import { readTyped, type Typed } from '../words/typed.ts';
import type { Spot } from './setup.ts';

/** What is done with a tile; its label is in the words of the referee. */
export type Deed =
  | 'flip' | 'swapLeft' | 'swapRight' | 'swapWith' | 'toRight' | 'toLeft' | 'left' | 'leftTurned' | 'right' | 'rightTurned' | 'backLeft' | 'backLeftTurned' | 'backRight' | 'backRightTurned';

/** Something that can be asked about a tile, and the move that it is; null where a second tile has still to be chosen. */
export interface Possible { readonly deed: Deed; readonly move: string | null }

/** Whatever somebody may want to do with a tile. A tile that goes where it cannot go is asked about too; where a text has no word for it, it is left out. */
export function deedsFor({ row, due }: Position, { pile, at }: Spot): readonly Possible[] {
  const n = at + 1;
  if (pile === 'row') {
    const last = row.length;
    return [
      { deed: 'flip', move: `f${n}` },
      ...(n > 1 ? [{ deed: 'swapLeft', move: `s${n - 1}${n}` } as const] : []),
      ...(n < last ? [{ deed: 'swapRight', move: `s${n}${n + 1}` } as const] : []),
      ...(n === 1 && last > 1 ? [{ deed: 'toRight', move: 'lr' } as const] : []),
      ...(n === last && last > 1 ? [{ deed: 'toLeft', move: 'rl' } as const] : []),
      ...(last > 2 ? [{ deed: 'swapWith', move: null } as const] : []),
    ];
  }
  if (pile === 'loose') return [{ deed: 'left', move: `${n}l` }, { deed: 'right', move: `${n}r` }, { deed: 'leftTurned', move: `${n}lf` }, { deed: 'rightTurned', move: `${n}rf` }];
  // One that was set aside in this turn has no number among those that go back: the rules say why it stays.
  const number = pile === 'due' ? n : due.length + n;
  return [{ deed: 'backLeft', move: `b${number}l` }, { deed: 'backRight', move: `b${number}r` }, { deed: 'backLeftTurned', move: `b${number}lf` }, { deed: 'backRightTurned', move: `b${number}rf` }];
}

/** The move of two tiles of the row that change places, in the order of the notation. */
export const swapOf = (one: number, two: number): string => `s${Math.min(one, two) + 1}${Math.max(one, two) + 1}`;

const ZONES: readonly Zone[] = ['row', 'loose', 'aside'];

/** Reads a typed move, legal or not. Where the words mean nothing among the tiles that it is about now, it is looked for among the others. */
export function readAsked(text: string, position: Position): Typed {
  const now: Zone = { build: 'loose', act: 'row', return: 'aside', over: 'row' }[stage(position)] as Zone;
  const first = readTyped(text, position, now);
  if (first.ok || first.why === 'ambiguous' || first.why === 'empty') return first;
  for (const zone of ZONES) {
    const read = readTyped(text, position, zone);
    if (read.ok || read.why === 'ambiguous') return read;
  }
  return first;
}
