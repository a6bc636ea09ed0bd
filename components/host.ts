import type { GameActor, GameEvent } from '../machine/game/chart.ts';
import type { Fault } from '../machine/notation/index.ts';
import type { BlueLionGame } from './blue-lion-game.ts';
import type { Table } from './context.ts';
import type { Hand } from './hand.ts';
import type { Ask } from './part.ts';
import type { Computers } from './players.ts';
import type { Settings } from './settings.ts';

/** What the element lets those do who have the table in hand, and the computers that play at it. */
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
  /** The computers of this table, as soon as one has been asked for. */
  computers: Computers | null;
  /** The attributes as they were last read: always the same object. */
  readonly settings: Settings;
  /** Whoever has the table in hand, if anybody has. */
  hand(): Hand | null;
  /** Takes the table in hand, if nobody has, and then does that. */
  take(then: (hand: Hand) => void): void;
  /** Tells that an attribute cannot be read as it stands. */
  cannotRead(attribute: string, text: string, faults: readonly Fault[]): void;
}
