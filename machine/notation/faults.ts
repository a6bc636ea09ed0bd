import type { RefusalCode, RuleId } from '../rules/index.ts';

/** What can be wrong with a position or record text. */
export type FaultCode =
  | 'not-text' | 'too-long' | 'missing-field' | 'extra-field' | 'bad-tile' | 'same-sides' | 'repeated-tile' | 'tile-count' | 'impossible-backs'
  | 'bad-turn' | 'bad-score' | 'bad-preset' | 'bad-option' | 'bad-value' | 'repeated-option'
  | 'too-many-slashes' | 'lone-slash' | 'slash-unneeded' | 'slash-missing' | 'due-before-action' | 'too-many-aside' | 'short-row'
  | 'bad-comment' | 'open-comment' | 'after-end' | 'bad-save';

/** A fault in a text: what, where (UTF-16 offset from 0, and length), and what was expected there. The sentences for it are apart: `faults.en.ts`, `faults.ko.ts`. */
export interface Fault {
  readonly code: FaultCode | RefusalCode;
  readonly at: number;
  readonly length: number;
  readonly expected: readonly string[];
  /** In a record: the number of the move (from 1). */
  readonly move?: number;
  /** In a record: the rule that forbids the move. */
  readonly rule?: RuleId;
}

/** What a parser gives: the value, or every fault that was found. */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly Fault[] };

/** No more faults than this are listed. */
export const MOST_FAULTS = 20;

export const fault = (code: Fault['code'], at: number, length: number, expected: readonly string[] = []): Fault => ({ code, at, length, expected });

/** Reads what may be a text with a reader that adds every fault it finds, and gives null only if there is one. */
export function reading<T>(given: unknown, most: number, read: (text: string, errors: Fault[]) => T | null): Parsed<T> {
  const errors: Fault[] = [];
  let value: T | null = null;
  if (typeof given !== 'string') errors.push(fault('not-text', 0, 0));
  else if (given.length > most) errors.push(fault('too-long', most, given.length - most, [String(most)]));
  else value = read(given, errors);
  return errors.length > 0 ? { ok: false, errors: errors.slice(0, MOST_FAULTS) } : { ok: true, value: value! };
}
