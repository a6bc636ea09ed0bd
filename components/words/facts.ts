import type { Picture, Player, Score } from '../../machine/rules/index.ts';

/** What the sentence about the turn is made from. */
export interface Duty {
  readonly player: Player;
  /** Somebody here acts, a computer thinks, or the answer comes from elsewhere. */
  readonly mood: 'acts' | 'thinks' | 'waits';
  readonly stage: 'build' | 'act' | 'return';
  /** Tiles in the row. */
  readonly row: number;
  /** Tiles still to return in this turn. */
  readonly due: number;
  /** Does the return come before the action? */
  readonly first: boolean;
}

/** What the sentence about the end is made from. */
export interface Outcome {
  readonly winner: Player | 'draw';
  readonly score: Score;
  readonly resigned?: Player | undefined;
}

/** What the name of a tile is made from: only what this person may be told. */
export interface TileFacts {
  readonly zone: 'row' | 'loose' | 'aside';
  /** Place from 1, and how many there are. */
  readonly place: number;
  readonly of: number;
  readonly up: Picture;
  /** The back, where the memory aid shows it. */
  readonly back?: Picture | undefined;
  readonly workedOut?: boolean | undefined;
  readonly old?: boolean | undefined;
  /** Set aside in this turn, for the next player. */
  readonly fresh?: boolean | undefined;
}
