import { createContext } from '@lit/context';
import type { Choosing, Entry, View } from '../machine/game/chart.ts';
import type { End, Player } from '../machine/rules/index.ts';
import type { Fault } from '../machine/notation/index.ts';
import type { Mark } from './art/index.ts';
import type { MoreMark } from './art/more-marks.ts';
import type { Ask } from './part.ts';
import type { Played } from './players.ts';
import type { Telling } from './tell.ts';
import type { Explanations, Said } from './words/explanations.ts';
import type { Words } from './words/index.ts';

/** How much the memory aid shows: nothing, backs that were seen, or also those that can be worked out. */
export type Memory = 'off' | 'seen' | 'all';

/** What happened last, for the message; refusals come and go beside it. */
export type News =
  | { readonly type: 'started' | 'takenBack' | 'ended' | 'revealing' }
  | { readonly type: 'moved'; readonly entry: Entry }
  | { readonly type: 'redone'; readonly entry: Entry | null }
  | { readonly type: 'drawOffered' | 'drawDeclined' | 'drawAgreedBy'; readonly by: Player }
  | { readonly type: 'drawProposed'; readonly reason: 'repetition' | 'quiet' };

/** A text that could not be read: which attribute, what it says, what is wrong. */
export interface Unreadable { readonly attribute: string; readonly text: string; readonly faults: readonly Fault[] }

/** A button of the bar, with what it asks. One that is not `open` is dim, and says why when it is pressed. */
export interface Button {
  readonly key: string;
  readonly label: string;
  readonly mark: Mark | MoreMark;
  readonly open: boolean;
  /** Has it opened a panel? Only for those that can. */
  readonly expanded?: boolean;
}
export interface Choosable extends Button { readonly ask: Ask }

/** The panels below the table. */
export type Panel = 'cards' | 'moves' | 'help' | 'why' | 'chosen' | 'hint' | 'story';

/** Games won at this table by whoever sits there now, and those that nobody won. */
export interface Tally { readonly a: number; readonly x: number; readonly draws: number }

/** What is laid over the table by whoever has it in hand: all of it comes later, and none of it is the game. */
export interface Around {
  /** A button that came to nothing, outside the rules of the game. */
  readonly notice?: keyof Explanations['cannot'] | null;
  readonly panel?: Panel | null;
  /** Stands in the place of whose turn it is, and of the buttons, while somebody looks back or steps through a record. */
  readonly instead?: { readonly title: string; readonly bar: readonly Choosable[] };
  /** The game as it stands, while `view` shows an earlier position of it. */
  readonly live?: View;
  /** What somebody is told who asked for something around the game; `copy`: a text that they have to copy themselves. */
  readonly note?: { readonly text: string; readonly copy?: string } | null;
  /** Stands beside the name of a player: games won, and that a computer thinks. */
  readonly beside?: Readonly<Record<Player, unknown>>;
  /** A place beside the row for the tile in hand; it comes with the hand. */
  readonly ghost?: (table: Table, side: End) => unknown;
  /** Two computers play, and somebody watches: do they go on, or are they held up? */
  readonly watched?: 'goes' | 'held' | null;
  /** The last move that is seen, if a computer has played it here. */
  readonly played?: Played | null;
}

/** What all parts of one table see: state comes down here, requests go up as events. */
export interface Table extends Around {
  readonly view: View;
  readonly choosing: Choosing;
  readonly words: Words;
  /** Says why something was refused or cannot be read; null until it is loaded. */
  readonly explanations: Explanations | null;
  /** What is said of what happens; null until it is loaded. */
  readonly said: Said | null;
  readonly memory: Memory;
  /** Is a draw offered, or proposed by the table? */
  readonly draw: 'none' | 'offered' | 'proposed';
  readonly mode: 'play' | 'diagram' | 'replay';
  /** Which seats are taken by a computer here. */
  readonly computers: Readonly<Record<Player, boolean>>;
  readonly news: News;
  /** The news in words; empty until the words are loaded. */
  readonly told: Telling;
  readonly unreadable: Unreadable | null;
  /** What the players are called here, besides their roles; empty when they have not said. */
  readonly names: Readonly<Record<Player, string>>;
}

export const tableContext = createContext<Table>(Symbol('blue-lion-table'));
