/** The statechart of the game, what can be sent to it, and what can be read from it. */
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
  Offers, PlayerEvent, Save, Seat, Seats, Setup, Table, TakeBackPolicy, View, Zone,
} from './types.ts';
