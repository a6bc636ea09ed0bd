import type { Award, Picture, Player, RefusalCode, RuleId, TraceEntry } from '../machine/rules/index.ts';
import type { LoadFault } from '../machine/game/chart.ts';

/** What the element tells its page. All events bubble and are composed. Positions, moves and records are texts. */
export interface BlueLionEvents {
  /** Somebody is about to play this move (without a picture). Cancel it, and nothing happens: nothing has been turned yet. */
  'blue-lion-before-move': { readonly move: string };
  /** A move was played: its canonical text, the position after it, who was paid, the rules that decided, the record so far. */
  'blue-lion-move': { readonly move: string; readonly position: string; readonly awards: readonly Award[]; readonly trace: readonly TraceEntry[]; readonly record: string };
  /** A move was refused, by this rule. `move` is null for a choice that came to no whole move. */
  'blue-lion-refusal': { readonly move: string | null; readonly code: RefusalCode; readonly rule: RuleId | null; readonly message: string };
  /** A choice begins. */
  'blue-lion-turn': { readonly player: Player; readonly stage: 'build' | 'act' | 'return' };
  'blue-lion-end': { readonly winner: Player | 'draw'; readonly agreed?: true; readonly resigned?: Player; readonly record: string };
  /** An `external` player is to move: answer with `play(move, { key })`. */
  'blue-lion-request-move': { readonly player: Player; readonly position: string; readonly key: number };
  /** With `deal=outside` a tile was turned: say what came up with `play(move=picture, { key })`. */
  'blue-lion-request-reveal': { readonly position: string; readonly move: string; readonly possible: readonly Picture[]; readonly key: number };
  /** A text could not be read; the game is as it was. */
  'blue-lion-error': { readonly faults: readonly (LoadFault & { readonly message: string })[] };
  /** Somebody wants to show this game to others: cancel it and offer a link of your own. Else the record is copied as text. */
  'blue-lion-share': { readonly record: string; readonly at: number };
  /** Anything changed that a save would hold: a move, take back, redo, a new game, the end. */
  'blue-lion-change': Record<string, never>;
}

declare global {
  interface HTMLElementEventMap extends Record<never, never>, BlueLionEventMap {}
}
type BlueLionEventMap = { [Name in keyof BlueLionEvents]: CustomEvent<BlueLionEvents[Name]> };

/** Fires an event; false when it was cancelled. */
export function fire<Name extends keyof BlueLionEvents>(element: HTMLElement, name: Name, detail: BlueLionEvents[Name]): boolean {
  return element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: /before|share/.test(name) }));
}
