/**
 * The data of the statechart: what it is given, what it knows, what can be sent to it and what it tells.
 * Plain and readonly throughout; what really lies under the tiles is in none of it.
 */
import type { Award, Options, Player, Position, Picture, Refusal, TraceEntry, End } from '../rules/index.ts';
import type { Fault, GameRecord, Parsed, Result } from '../notation/index.ts';
import type { Deal } from './deal.ts';

/** Who plays: a person at this table, somebody who is asked for each move (a computer is one), or a lesson. */
export type Seat = 'human' | 'external' | 'script';
export type Seats = Readonly<Record<Player, Seat>>;

/** Which moves may be taken back: all, none that has shown an unseen back, or none. */
export type TakeBackPolicy = 'free' | 'seen-final' | 'off';

/** Who knows what lies under the tiles: this game, or only its host. */
export type DealMode = 'inside' | 'outside';

/** Where a tile lies that is chosen: still loose, in the row, or set aside to be returned in this turn. */
export type Zone = 'loose' | 'row' | 'aside';

/** The choice in progress: a tile (places count from 1) and, when it is placed or returned, the end chosen for it. */
export interface Draft {
  readonly zone: Zone;
  readonly place: number;
  readonly end?: End;
}

/** A move that was played. */
export interface Entry {
  /** Canonical text, with the picture that came up. */
  readonly move: string;
  readonly comment?: string;
  readonly player: Player;
  readonly by: Seat | 'record';
  readonly before: Position;
  readonly after: Position;
  readonly awards: readonly Award[];
  readonly trace: readonly TraceEntry[];
  /** Did this turn over a back that nobody had seen before? */
  readonly firstSeen: boolean;
}

/** One game: where it started, everything played (also what was taken back), and how far along that line it stands. */
export interface Game {
  readonly start: Position;
  /** Sealed; null when only the host knows. */
  readonly deal: Deal | null;
  /** Did it start with a toss that may still be tossed again? */
  readonly tossed: boolean;
  /** Was it drawn by lots who begins? */
  readonly lots: boolean;
  readonly seats: Seats;
  readonly line: readonly Entry[];
  /** How many entries of the line are played; those after it can be played again. */
  readonly cursor: number;
  /** An end without seven diamonds. */
  readonly ending: Result | null;
  /** Turns (counted from the start) before which no draw is proposed, because somebody wished to play on. */
  readonly quietUntil: number;
}

/** What new games of this table start from. */
export interface Table {
  readonly options: Options;
  readonly first: 'lots' | Player;
  readonly deal: DealMode;
}

export interface GameContext {
  readonly game: Game;
  /** The game that NEW replaced; TAKE_BACK brings it back until a person moves in the new one (until anybody does, where only people or only others sit). */
  readonly before: Game | null;
  readonly table: Table;
  readonly takeBack: TakeBackPolicy;
  /** The seed of the next toss that names none. That of the present game is not kept. */
  readonly nextSeed: string;
  readonly draft: Draft | null;
  /** A turned tile waits for the host to say what came up; the move has no picture yet. */
  readonly pending: { readonly move: string; readonly by: Seat } | null;
  /** Names the present request; a request answered with another key is stale. +1 on every move, take back, redo, new game, load, change of seats. */
  readonly key: number;
  /** Why the last thing tried was refused; null again after the next that was not. */
  readonly refusal: Refusal | null;
  /** An offer of a draw, and the position it was made in. */
  readonly offer: { readonly by: Player; readonly position: Position } | null;
  /** Who has agreed to the draw that R7.3 proposes; it takes both. */
  readonly agreedBy: Player | null;
  /** Reads the texts of setups that bring no reader of their own. */
  readonly read: Reader | undefined;
  /** Why the last start, new game or load failed; null when it did not. */
  readonly faults: readonly LoadFault[] | null;
}

/** A fault of a text, or of a save that is no save: `expected` names the field that is wrong. */
export type LoadFault = Fault;

/** A game to be stored: rebuilt by replay, exactly, with its unseen backs and what can be played again. */
export interface Save {
  readonly version: 1;
  /** The whole line, also the part after the cursor. */
  readonly record: string;
  /** Backs of the start position's tiles, in the order of `allTiles`: six letters; null when only the host knows. */
  readonly deal: string | null;
  readonly cursor: number;
  readonly seats: Seats;
}

/** Where a game comes from: what was played of it, and what lies under the tiles of its start. */
export interface Source {
  readonly record: GameRecord;
  readonly backs: readonly Picture[];
  readonly cursor: number;
  readonly seats?: Seats;
  readonly tossed?: boolean;
  readonly lots?: boolean;
}

/** Reads the texts of a setup; `reader` of reading.ts is the one. */
export interface Reader {
  options(text: unknown): Parsed<Options>;
  source(setup: Setup, deal: DealMode, seed: string): Parsed<Source>;
}

/** How a game starts: by a save, else a record, else a position, else a toss. What is left out is as before. */
export interface Setup {
  readonly save?: unknown;
  readonly record?: string | undefined;
  readonly position?: string;
  /** How many moves of a record are played to begin with (default: all). */
  readonly cursor?: number;
  /** Table options of tossed games, from this one on. */
  readonly options?: string;
  /** Who begins tossed games. */
  readonly first?: 'lots' | Player;
  /** Same seed, same toss and lots, and same unseen backs of a position; default: another each time. */
  readonly seed?: string;
  readonly deal?: DealMode;
  readonly seats?: Partial<Seats>;
  /** Wanted as soon as there is a save, a record, a position, or options other than the bare name of a description. */
  readonly read?: Reader | undefined;
}

export interface GameInput extends Setup {
  readonly takeBack?: TakeBackPolicy;
}

/** A person chooses and plays. What comes to nothing at this moment is ignored; what breaks a rule is refused. */
export type ChoiceEvent =
  /** The same tile again lets it go, another is a new choice. */
  | { readonly type: 'PICK'; readonly zone: Zone; readonly place: number }
  /** Placing, returning: this end. With a tile of the row chosen: it goes to the other end, whatever `side` says. */
  | { readonly type: 'END'; readonly side?: End }
  /** Once the end is chosen: lay it as it lies, or turned over. */
  | { readonly type: 'TURN'; readonly over: boolean }
  /** The chosen tile and its neighbour, or the tile in another place. */
  | { readonly type: 'SWAP'; readonly direction: 'left' | 'right' }
  | { readonly type: 'SWAP'; readonly place: number }
  | { readonly type: 'FLIP' }
  | { readonly type: 'PASS' }
  /** One step back. */
  | { readonly type: 'CANCEL' };

export type GameEvent =
  | ChoiceEvent
  /** A whole move without a picture. `by` defaults to human. A wrong key is stale: ignored. */
  | { readonly type: 'MOVE'; readonly move: string; readonly by?: Seat; readonly key?: number }
  /** What came up, said by the host of a table with the deal outside. */
  | { readonly type: 'REVEAL'; readonly picture: Picture; readonly key?: number }
  /** Toss again, until the first tile lies or somebody passes. */
  | { readonly type: 'TOSS'; readonly seed?: string }
  /** This player begins instead, as long as tossing again is possible. */
  | { readonly type: 'FIRST'; readonly player: Player }
  /** A new toss (or what the setup says), or with `same` the same start again, backs and all. */
  | ({ readonly type: 'NEW'; readonly same?: boolean } & Setup)
  | ({ readonly type: 'LOAD' } & Setup)
  | { readonly type: 'SEATS'; readonly seats: Partial<Seats> }
  | { readonly type: 'POLICY'; readonly takeBack: TakeBackPolicy }
  /** One move, or back to the last decision of a person. */
  | { readonly type: 'TAKE_BACK'; readonly to?: Back }
  | { readonly type: 'REDO'; readonly to?: Back }
  | PlayerEvent;

/** A player, whoever's turn it is, offers a draw and answers an offer, answers the draw that R7.3 proposes (AGREE, PLAY_ON), or resigns. */
export type PlayerEvent = {
  [T in 'DRAW_OFFER' | 'DRAW_ACCEPT' | 'DRAW_DECLINE' | 'AGREE' | 'PLAY_ON' | 'RESIGN']: { readonly type: T; readonly by: Player }
}['DRAW_OFFER' | 'DRAW_ACCEPT' | 'DRAW_DECLINE' | 'AGREE' | 'PLAY_ON' | 'RESIGN'];

/** What a guard or an action of the chart is given. */
export interface Given { readonly context: GameContext; readonly event: GameEvent }

/** The events of one type. */
export type Of<T extends GameEvent['type']> = Extract<GameEvent, { readonly type: T }>;

/** `step` (the default): one move text. `turn`: as far as the last, or next, decision of a person. A number: so that so many moves are played. */
export type Back = 'step' | 'turn' | number;

/** What the chart tells; sent after the state has changed, so a listener sees the new state. */
export type GameEmitted =
  | { readonly type: 'started'; readonly tossed: boolean; readonly lots: boolean }
  | { readonly type: 'loadFailed'; readonly faults: readonly LoadFault[] }
  /** A choice begins: whose, and what for. */
  | { readonly type: 'turn'; readonly player: Player; readonly seat: Seat; readonly stage: 'build' | 'act' | 'return' }
  | { readonly type: 'moveRequested'; readonly player: Player; readonly seat: Seat; readonly position: Position; readonly key: number }
  | { readonly type: 'revealRequested'; readonly move: string; readonly position: Position; readonly possible: readonly Picture[]; readonly key: number }
  | { readonly type: 'moved'; readonly entry: Entry }
  /** `move` is null for a choice that came to no whole move. */
  | { readonly type: 'refused'; readonly move: string | null } & Pick<Refusal, 'code' | 'rule'>
  /** `entries`: what was taken back, last first, or played again; empty when it was the end of the game or the new game itself. */
  | { readonly type: 'takenBack' | 'redone'; readonly entries: readonly Entry[] }
  | { readonly type: 'drawOffered' | 'drawDeclined' | 'drawAgreedBy'; readonly by: Player }
  | { readonly type: 'drawProposed'; readonly reason: 'repetition' | 'quiet' }
  | { readonly type: 'ended'; readonly result: Result };

/** What selectors read: a snapshot, or anything with its context. */
export interface View { readonly context: GameContext }

/** Where the choice in progress stands. */
export type Choosing = 'idle' | 'tile' | 'end' | 'waiting' | 'revealing' | 'over';

/** The buttons of the bar. `left` and `right` are ends; `otherEnd`, `swapLeft`, `swapRight` and `flip` belong to a tile of the row. */
export type Choice = 'pass' | 'left' | 'right' | 'lay' | 'over' | 'flip' | 'swapLeft' | 'swapRight' | 'otherEnd';

/** What a button would do: send this; the move it stands for (null: a tile inside the row has no other end); why that is refused, null when it is possible. */
export interface Offer {
  readonly event: ChoiceEvent;
  readonly move: string | null;
  readonly refusal: Refusal | null;
}

/** The buttons that belong to the choice in progress, in their order. What is not here has no meaning now. */
export type Offers = Readonly<Partial<Record<Choice, Offer>>>;

/** R7.3: how often the position at the start of this turn has come up, and how many turns brought no diamond. */
export interface DrawCounts { readonly repeats: number; readonly quietTurns: number }
