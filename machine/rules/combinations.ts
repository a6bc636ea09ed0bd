import type { Kind, Player, Tile } from './types.ts';

/** Diamonds for each combination (R5.2 to R5.4). */
export const POINTS: Readonly<Record<Kind, number>> = { interrogation: 1, theft: 2, heist: 3 };

/** The rule that pays each combination. */
export const RULE_OF = { interrogation: 'R5.2', theft: 'R5.3', heist: 'R5.4' } as const satisfies Record<Kind, string>;

/** What three pictures side by side make, and who owns it: in a heist the player whose turn it is. */
const made: Partial<Record<string, readonly [kind: Kind, owner: Player | null]>> = {
  PAP: ['interrogation', 'x'], PXP: ['interrogation', 'a'], ABA: ['theft', 'a'], XBX: ['theft', 'x'], BBB: ['heist', null],
};

/** A combination that stands in a row. */
export interface Standing {
  /** Place (from 1) of its left tile. */
  readonly at: number;
  readonly kind: Kind;
}

/** The combination whose left tile lies in this place, if there is one (R5.2 to R5.4), and who is paid for it. */
export function combinationAt(row: readonly Tile[], at: number, turn: Player): Standing & { readonly for: Player } | null {
  const found = made[`${row[at - 1]?.up}${row[at]?.up}${row[at + 1]?.up}`];
  return found ? { at, kind: found[0], for: found[1] ?? turn } : null;
}

/** All combinations that stand in a row, from left to right. */
export const combinationsIn = (row: readonly Tile[]): Standing[] => row.flatMap((_, i) => {
  const found = combinationAt(row, i + 1, 'a');
  return found ? [{ at: found.at, kind: found.kind }] : [];
});
