/**
 * The game solved, somebody to play against at five levels, and an adviser. All but the solver see positions as everybody
 * at the table sees them, never the deal.
 *
 * @example
 * const solved = await solve('rulebook');
 * solved.value(position); // { result: 'win', turns: 3 }, for the player to move; null while a back is unseen
 * rate(position, solved); // every action, best first, with chances where a back is unseen
 *
 * @example
 * const opponent = createOpponent({ seed: 'louvre' });
 * await opponent.move({ start, moves: [] }); // 's34'
 */
export { advise, type Advice, type Reason, type ReasonKind } from './advice.ts';
export { analyse, storyOf, type Analysis, type Judged, type LineMove, type Loss, type Moment, type Rater, type Story } from './analysis.ts';
export { GAME, type Outcome } from './look.ts';
export { recall, type History } from './memory.ts';
export { DEFAULT_LEVEL, LEVEL_NAMES, createOpponent, type Level, type Opponent } from './opponent.ts';
export { LEVELS, acceptsDraw, choose, moveBy, type Choice, type Strength } from './levels.ts';
export { better, rate, type Chances, type Rated, type RatedOutcome } from './search.ts';
export { fromTables, solve, solveNow, solving, type Count, type Progress, type Solved, type Tables, type Total, type Value } from './solver/index.ts';
