import { createActor, type Actor, type SnapshotFrom } from 'xstate';
import { gameMachine } from './machine.ts';
import type { GameInput } from './types.ts';

export type GameActor = Actor<typeof gameMachine>;
export type GameSnapshot = SnapshotFrom<typeof gameMachine>;

/** A game that has not started yet, so that listeners hear its start: add them, then call `start()`. */
export const createGame = (input?: GameInput): GameActor => createActor(gameMachine, { input });
