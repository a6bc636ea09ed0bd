/**
 * Somebody to play against, and an adviser. Both see positions as everybody at the table sees them, never the deal.
 *
 * @example
 * const opponent = createOpponent({ seed: 'louvre' });
 * await opponent.move({ start, moves: [] }); // 's34'
 */
export { advise, type Advice, type Reason, type ReasonKind } from './advice.ts';
export { GAME, type Outcome } from './look.ts';
export { recall, type History } from './memory.ts';
export { DEFAULT_LEVEL, createOpponent, type Level, type Opponent } from './opponent.ts';
export { LEVELS, acceptsDraw, choose, moveBy, type Choice, type Strength } from './levels.ts';
export { better, rate, type Chances, type Rated, type RatedOutcome } from './search.ts';
export { fromTables, solve, solveNow, solving, type Count, type Progress, type Solved, type Tables, type Total, type Value } from './solver/index.ts';
