/** The statechart without what reads texts: for a table that loads its reader only when it is given a text. */
export { gameMachine } from './machine.ts';
export { createGame, type GameActor, type GameSnapshot } from './create.ts';
export { QUIET_TURNS } from './draws.ts';
export { offers, wouldPlay } from './choices.ts';
export {
  canRedo, canTakeBack, canTossAgain, choosing, drawCounts, drawProposal, entries, faults, lastEntry, moves, oldCombinations, playerToMove, position,
  recordText, result, save, seatOf, stageNow, zone,
} from './selectors.ts';
export type {
  Back, Choice, ChoiceEvent, Choosing, DealMode, Draft, DrawCounts, Entry, Game, GameContext, GameEmitted, GameEvent, GameInput, LoadFault, Offer,
  Offers, PlayerEvent, Reader, Save, Seat, Seats, Setup, Source, Table, TakeBackPolicy, View, Zone,
} from './types.ts';
