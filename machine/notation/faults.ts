import type { Refusal, RefusalCode, RuleId } from '../rules/index.ts';

/** What can be wrong with a position or record text. */
export const FAULT_CODES = [
  'not-text', 'too-long', 'missing-field', 'extra-field', 'bad-tile', 'same-sides', 'repeated-tile', 'tile-count', 'impossible-backs',
  'bad-turn', 'bad-score', 'bad-preset', 'bad-option', 'bad-value', 'repeated-option',
  'too-many-slashes', 'lone-slash', 'slash-unneeded', 'slash-missing', 'due-before-action', 'too-many-aside', 'short-row',
  'bad-comment', 'open-comment', 'after-end', 'bad-save',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

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

export function fault(code: FaultCode, at: number, length: number, expected: readonly string[] = []): Fault {
  return { code, at, length, expected };
}

/** A move that cannot be played, as a fault of the record it stands in. */
export function moveFault(refusal: Refusal, move: number, at: number, length: number, expected: readonly string[] = []): Fault {
  const { code, rule } = refusal;
  return { code, at, length, expected, move, ...(rule && { rule }) };
}

/** The fault of what is no text, or too long a one; null for a text that can be read. */
export function unreadable(text: unknown, most: number): Fault | null {
  if (typeof text !== 'string') return fault('not-text', 0, 0);
  return text.length > most ? fault('too-long', most, text.length - most, [String(most)]) : null;
}

export const failed = (errors: readonly Fault[]): { readonly ok: false; readonly errors: readonly Fault[] } => ({ ok: false, errors: errors.slice(0, MOST_FAULTS) });
