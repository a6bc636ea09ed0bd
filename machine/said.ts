/* The rules and the parsers say what is wrong by codes; for a library's user every fault and refusal carries its sentence too. */
import { explain } from './notation/explain.ts';
import * as notation from './notation/index.ts';
import * as rules from './rules/play.ts';
import type { Refusal as Refused } from './rules/refusals.ts';
import type { Position } from './rules/types.ts';

interface Said {
  /** What is wrong, in English; `explain` says it in other languages. */
  readonly message: string;
}
/** A move that was refused, with the rule that forbids it; null where no rule of the game does. */
export type Refusal = Refused & Said;
/** A fault in a text: what, where (UTF-16 offset from 0, and length), and what was expected there. */
export type Fault = notation.Fault & Said;
/** What a parser gives: the value, or every fault that was found (at most 20). */
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly Fault[] };

const said = <Problem extends Refused | notation.Fault>(problem: Problem): Problem & Said => ({ ...problem, message: explain(problem) });
const parsed = <T>(read: notation.Parsed<T>): Parsed<T> => (read.ok ? read : { ok: false, errors: read.errors.map(said) });

/** Reads a position. Every fault is found, not just the first. */
export const parsePosition = (text: unknown): Parsed<Position> => parsed(notation.parsePosition(text));

/** Reads a record and replays it; the replay stops at the first move that cannot be played. */
export const parseRecord = (text: unknown): Parsed<notation.GameRecord> => parsed(notation.parseRecord(text));

/** Plays a move. The position is left as it was; the result has a new one. */
export function play(position: Position, move: string): rules.Played | Refusal {
  const result = rules.play(position, move);
  return result.ok ? result : said(result);
}

/** May this move be played? Like `play`, but an unseen back needs no picture, and nothing is played. */
export function check(position: Position, move: string): { readonly ok: true } | Refusal {
  const result = rules.check(position, move);
  return result.ok ? result : said(result);
}
