import { combinationsIn, legalMoves, stage, type Player, type Position, type Stage, type Standing } from '../rules/index.ts';
import type { Result } from '../notation/index.ts';
import { countTurns, proposal } from './draws.ts';
import { isEnded, played, positionOf, redone, resultOf, takenBack } from './line.ts';
import { recordOf, saveOf } from './save.ts';
import { seatToMove } from './choices.ts';
import type { Back, Choosing, DrawCounts, Entry, LoadFault, Save, Seat, View, Zone } from './types.ts';

/*
 * What can be read from the statechart. All are pure, take a snapshot (or anything with its `context`), and know no
 * more than the table does; only `save` holds what lies under the tiles.
 */

export const position = ({ context }: View): Position => positionOf(context.game);

/** As the rules have it, but also `over` after an agreed draw or a resignation. */
export const stageNow = ({ context: { game } }: View): Stage => (isEnded(game) ? 'over' : stage(positionOf(game)));

export const playerToMove = (view: View): Player => position(view).turn;

export const seatOf = ({ context }: View): Seat => seatToMove(context);

/** Where the tiles lie that can be chosen now; null when nothing is to be chosen. */
export function zone(view: View): Zone | null {
  const zones = { build: 'loose', act: 'row', return: 'aside', over: null } as const;
  return zones[stageNow(view)];
}

/** Legal moves; empty exactly when the game is over, also by agreement or resignation. */
export const moves = (view: View): readonly string[] => (view.context.game.ending ? [] : legalMoves(position(view)));

/** What was played and stands. */
export const entries = ({ context }: View): readonly Entry[] => played(context.game);

export const lastEntry = (view: View): Entry | null => entries(view).at(-1) ?? null;

/** Combinations that stand in the row. All are old: one that paid has lost its middle. */
export const oldCombinations = (view: View): readonly Standing[] => combinationsIn(position(view).row);

export const canTakeBack = ({ context }: View, to?: Back): boolean => takenBack(context, to) !== null;

export const canRedo = ({ context }: View, to?: Back): boolean => redone(context.game, to) !== null;

/** Can it be tossed again, or the other player begin? */
export const canTossAgain = ({ context: { game } }: View): boolean => game.tossed && game.cursor === 0 && game.ending === null;

/** The two counts of R7.3, as they stand. */
export function drawCounts({ context }: View): DrawCounts {
  const { repeats, quietTurns } = countTurns(context.game);
  return { repeats, quietTurns };
}

/** Why the table proposes a draw now (R7.3); null when it does not. */
export const drawProposal = ({ context }: View): 'repetition' | 'quiet' | null => proposal(context.game);

export const result = ({ context }: View): Result | null => resultOf(context.game);

/** The game as played, as a record. */
export const recordText = (view: View): string => recordOf(view.context.game, entries(view), result(view));

/** The game to be stored; it holds what lies under the tiles, so show it to nobody. */
export const save = ({ context }: View): Save => saveOf(context.game);

export const faults = ({ context }: View): readonly LoadFault[] | null => context.faults;

/** Where the choice in progress stands: the one tag of a snapshot. */
export const choosing = ({ tags }: { readonly tags: ReadonlySet<string> }): Choosing => [...tags][0] as Choosing;
