/** The statechart of the game, what can be sent to it, and what can be read from it. */
import { createGame as createWith, type GameActor } from './create.ts';
import { reader } from './reading.ts';
import type { GameInput } from './types.ts';

export * from './chart.ts';
export { reader } from './reading.ts';

/** A game that has not started yet, so that listeners hear its start: add them, then call `start()`. It reads every text. */
export const createGame = (input: GameInput = {}): GameActor => createWith({ read: reader, ...input });
