/**
 * The plain data that the rules speak of. Everything is readonly: a position is never changed, a new one is made.
 */

/** A picture: Arsène, Lady X, the police, the Blue Lion (R1.1). */
export type Picture = 'A' | 'X' | 'P' | 'B';

/** A player: `a` plays Arsène, `x` plays Lady X (R1.2). */
export type Player = 'a' | 'x';

/** A tile as everybody at the table knows it. `back` is null while nobody has seen it (R2.2). */
export interface Tile {
  readonly up: Picture;
  readonly back: Picture | null;
}

/** Which adjacent pairs may be swapped (R4.3). */
export type SwapOption = 'inner' | 'any' | 'middle';

/** The table options; see the table in the rules. */
export interface Options {
  /** The description the options started from. It is a name only: every difference stands in the other fields. */
  readonly preset: 'rulebook' | 'overview';
  readonly swap: SwapOption;
  /** Passes left in this game, shared by both players: 0 to 9, or `'*'` for no limit (R3.3). */
  readonly pass: number | '*';
  /** May a tile be turned over when it is placed or returned (R3.2, R6.3)? */
  readonly flip: boolean;
  /** Is a tile set aside returned after or before the next player's action (R6.2)? */
  readonly ret: 'after' | 'before';
  /** Is the rival paid for a combination of theirs that you make (R5.5)? */
  readonly rival: boolean;
  /** Do combinations pay while the row is built (R3.4)? */
  readonly build: boolean;
}

/** Diamonds of each player. */
export interface Score {
  readonly a: number;
  readonly x: number;
}

/** What everybody at the table can see and has seen: the public position. What lies under unseen tiles is not in it. */
export interface Position {
  /** The row, from left to right. */
  readonly row: readonly Tile[];
  /** Loose tiles, in a fixed order; moves count them from 1. */
  readonly loose: readonly Tile[];
  /** Tiles set aside that the player to move returns in this turn. */
  readonly due: readonly Tile[];
  /** Tiles that this turn's action set aside for the next player; filled only while `acted`. */
  readonly fresh: readonly Tile[];
  /** Has the action (or placement) of this turn been taken, with a return still to make, or with the game over? */
  readonly acted: boolean;
  readonly turn: Player;
  readonly score: Score;
  readonly options: Options;
}

/** Where a game stands; derived from the position, never written. */
export type Stage = 'build' | 'act' | 'return' | 'over';

/** The three combinations of section 5. */
export type Kind = 'interrogation' | 'theft' | 'heist';

/** A combination that paid. */
export interface Award {
  /** Place (from 1) of the left tile of the trio, in the row as the action left it, before anything is removed. */
  readonly at: number;
  readonly kind: Kind;
  /** Who is paid. */
  readonly for: Player;
  /** 1, 2 or 3 diamonds. */
  readonly points: number;
}
