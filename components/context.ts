import { createContext } from '@lit/context';
import type { Choosing, Entry, View } from '../machine/game/chart.ts';
import type { Player } from '../machine/rules/index.ts';
import type { Fault } from '../machine/notation/index.ts';
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

/** What all parts of one table see: state comes down here, requests go up as events. */
export interface Table {
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
  /** A button that came to nothing, outside the rules of the game. */
  readonly notice: keyof Explanations['cannot'] | null;
  readonly unreadable: Unreadable | null;
}

export const tableContext = createContext<Table>(Symbol('blue-lion-table'));
