/** The rules of The Blue Lion: plain data in, plain data out. */
export type * from './types.ts';
export { RULE_IDS, type RuleId } from './ids.ts';
export { PAIRS, PICTURES, isPicture, pairIndex, tileOf } from './tiles.ts';
export { OPTION_VALUES, PRESETS, optionText, type OptionKey } from './options.ts';
export { TARGET, isOver, isPosition, makePosition, rivalOf, stage, winner } from './position.ts';
export { allTiles, assignmentCount, assignments, possibleBacks, withBacks, type Odds, type PossibleBacks } from './backs.ts';
export { POINTS, RULE_OF, combinationsIn, type Standing } from './combinations.ts';
export { legalMoves } from './legal.ts';
export { parseMove, withoutPicture, type End, type Move } from './moves.ts';
export { objections, refuse, type Refusal, type RefusalCode } from './refusals.ts';
export { check, play, reveals, type Played, type TraceEntry } from './play.ts';
