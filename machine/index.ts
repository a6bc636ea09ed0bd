/**
 * The Blue Lion as a library: positions, moves and records as plain data and texts. No DOM, no statechart.
 *
 * Nothing here throws on what a user can type, whatever its type or length. What no parser and no `play` has made is no
 * position: `legalMoves` is empty for it, `reveals` and `winner` are null, `check` and `play` refuse it as `bad-position`.
 *
 * @example
 * const start = parsePosition('XaAbApBxXpPb - - a 0-0 rulebook');
 * if (start.ok) play(start.value, 's34').awards; // [{ at: 2, kind: 'theft', for: 'a', points: 2 }]
 */
import type { Judgement } from './rulebook/judge.ts';
import type { Referred } from './rulebook/retell.ts';
import type { Position } from './rules/types.ts';

export type * from './rules/types.ts';
export { RULE_IDS, type RuleId } from './rules/ids.ts';
export { legalMoves } from './rules/legal.ts';
export { possibleBacks, type Odds, type PossibleBacks } from './rules/backs.ts';
export { stage, winner } from './rules/position.ts';
export { reveals, type Played, type TraceEntry } from './rules/play.ts';
export type { RefusalCode } from './rules/refusals.ts';
export { formatPosition, formatRecord, type FaultCode, type GameRecord, type RecordedMove, type Result } from './notation/index.ts';
export { explain, FAULT_CODES, REFUSAL_CODES, type Lang } from './notation/explain.ts';
export { check, parsePosition, parseRecord, play, type Fault, type Parsed, type Refusal } from './said.ts';
export { ruleSentences } from './rules/sentences.ts';
export type { Answer, Difference, Judgement, Next, Outcome, Reason, Told } from './rulebook/judge.ts';
export type { AskFault, Belief, Pasted, Question } from './rulebook/question.ts';
export type { Settlement } from './rulebook/dispute.ts';
export type { Referred, WholeAnswer } from './rulebook/retell.ts';

/**
 * The referee: is this move allowed, who is paid and why, what comes next, and at which other tables the answer would be another;
 * every step with its rule, in English and Korean. `position` is a position or its text. Its words are loaded when it is first
 * asked. Never throws on what a user can type: a text that cannot be read comes back with its faults.
 */
export const judge = async (position: Position | string, move: string): Promise<Judgement> => (await import('./rulebook/judge.ts')).judge(position, move);

/**
 * Asks the referee whatever can be pasted: a question text (`XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2`: position, move, what the one
 * and the other think, version of the rules), a record, an address of this site, the name of a ruling. Gives the whole answer as data:
 * the question, the judgement, what is allowed instead, who is right; or every fault, where it stands in the text. Loaded when first asked. Never throws.
 */
export const askReferee = async (text: unknown): Promise<Referred> => (await import('./rulebook/retell.ts')).askReferee(text);
