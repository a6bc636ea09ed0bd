import type { GameActor, GameEvent } from '../machine/game/chart.ts';
import type { BlueLionGame } from './blue-lion-game.ts';
import type { Table } from './context.ts';
import type { Ask } from './part.ts';

/** What the element lets those do who have the table in hand. */
export interface Host {
  readonly element: BlueLionGame;
  readonly game: GameActor;
  /** What the parts are shown now. */
  table(): Table;
  /** Sends an event of the game, after the page was asked. */
  send(event: GameEvent): void;
  /** Does what somebody at the table asks, one after the other, and moves the focus on with it. */
  ask(...asks: readonly Ask[]): Promise<void>;
  /** Hands the state to the parts anew: something around the game has changed. */
  tell(): void;
}
