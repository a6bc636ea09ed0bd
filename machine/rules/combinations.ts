import { rivalOf } from './position.ts';
import type { Kind, Picture, Player, Tile } from './types.ts';

/** Diamonds for each combination (R5.2 to R5.4). */
export const POINTS: Readonly<Record<Kind, number>> = { interrogation: 1, theft: 2, heist: 3 };

/** The rule that pays each combination. */
export const RULE_OF = { interrogation: 'R5.2', theft: 'R5.3', heist: 'R5.4' } as const satisfies Record<Kind, string>;

const thief: Partial<Record<Picture, Player>> = { A: 'a', X: 'x' };

/** Which combination three pictures side by side make, if any (R5.2 to R5.4). */
export function kindOf(left: Picture, middle: Picture, right: Picture): Kind | null {
  if (left !== right) return null;
  if (left === 'P') return thief[middle] ? 'interrogation' : null;
  if (middle !== 'B') return null;
  return left === 'B' ? 'heist' : 'theft';
}

/** Who is paid for a combination of this kind: its owner, in a heist the player whose turn it is. */
export function ownerOf(kind: Kind, row: readonly Tile[], at: number, turn: Player): Player {
  if (kind === 'heist') return turn;
  return kind === 'theft' ? thief[row[at]!.up]! : rivalOf(thief[row[at + 1]!.up]!);
}

/** A combination that stands in a row. */
export interface Standing {
  /** Place (from 1) of its left tile. */
  readonly at: number;
  readonly kind: Kind;
}

/** All combinations that stand in a row, from left to right. */
export function combinationsIn(row: readonly Tile[]): Standing[] {
  const found: Standing[] = [];
  for (let i = 0; i + 2 < row.length; i++) {
    const kind = kindOf(row[i]!.up, row[i + 1]!.up, row[i + 2]!.up);
    if (kind) found.push({ at: i + 1, kind });
  }
  return found;
}
