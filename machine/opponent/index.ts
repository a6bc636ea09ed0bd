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
export { DEFAULT_LEVEL, LEVELS, createOpponent, type Level, type Opponent } from './opponent.ts';
