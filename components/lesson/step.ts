/* One step of a lesson: what is asked, what meets it, and what an attempt comes to. Nothing here knows a page. */
import { check, legalMoves, parseMove, play, possibleBacks, reveals, stage, withoutPicture, type Picture, type Player, type Position, type RuleId } from '../../machine/rules/index.ts';
import { bestMove, restOfTurn, worthTo } from '../../machine/opponent/puzzles-worth.ts';
import type { Value, Values } from '../../machine/opponent/search.ts';
import { bestPaid, now, readGoal, type Attempt, type Condition } from './goal.ts';

/**
 * `do`: an action that meets the goal; `all`: every such action, one after the other; `wrong`: one that is refused, or pays the
 * rival; `predict`: say what comes of the moves shown, then see it; `back`: say what is under a tile; `until`: play on, the
 * rival answering, until the goal is met.
 */
export type StepKind = 'do' | 'all' | 'wrong' | 'predict' | 'back' | 'until';
export const STEP_KINDS: readonly StepKind[] = ['do', 'all', 'wrong', 'predict', 'back', 'until'];

/** A step. Whose turn it is in its position is the learner. Backs that are known there are fixed; any other may be anything that the rules allow. */
export interface Step {
  /** Stable, and the same in every language: addresses, texts and progress hang on it. */
  readonly id: string;
  readonly kind: StepKind;
  /** Position text. */
  readonly position: string;
  /** What the outcome has to be, see goal.ts. Empty for `predict` and `back`, whose answer the rules know. */
  readonly goal: string;
  /** Moves that meet the goal, for the last hint; of a `predict` step, the moves to be predicted. */
  readonly shown: readonly string[];
  /** Rules that it is about. */
  readonly rules: readonly RuleId[];
  /** What the learner may see of the backs; `off` if nothing is said. */
  readonly memory?: 'off' | 'seen' | 'all';
  /** Place in the row of the tile that a `back` step asks about. */
  readonly tile?: number;
  /** What the rival answers in an `until` step, one move after the other; without it the house plays the rival. */
  readonly replies?: readonly string[];
  /** What must not be given away, by the solved game: `win:3`, a win within so many turns, both players' counted from the first; `even`, not to lose. Every back is known then. */
  readonly holds?: string;
}

/** Reads what must not be given away. */
export function readHolds(text: string): { readonly keep: 'win' | 'even'; readonly turns: number } | null {
  const win = /^win:([1-9]\d?)$/.exec(text);
  return win ? { keep: 'win', turns: Number(win[1]) } : text === 'even' ? { keep: 'even', turns: 0 } : null;
}

/** What can be answered: to `predict`, who is paid; to `back`, a picture, or that nobody can know. */
export type Prediction = 'forbidden' | 'nobody' | 'a' | 'x' | 'both';
export const PREDICTIONS: readonly Prediction[] = ['forbidden', 'nobody', 'a', 'x', 'both'];
export type Guess = Picture | 'open';
export const GUESSES: readonly Guess[] = ['A', 'X', 'P', 'B', 'open'];

const never: Condition = () => false;
const conditions = new Map<string, Condition>();

/** The condition of a step; one that cannot be read is never met. */
export function conditionOf({ goal }: Pick<Step, 'goal'>): Condition {
  let condition = conditions.get(goal);
  if (!condition) {
    const read = readGoal(goal);
    conditions.set(goal, condition = read.ok ? read.value : never);
  }
  return condition;
}

/** The same attempt with one more move; every way it can turn out, one for each picture that may come up. */
export function after(attempt: Attempt, move: string): Attempt[] {
  const before = now(attempt), shown = /=/.test(move) ? null : reveals(before, move);
  return (shown ? Object.keys(shown).map((picture) => `${move}=${picture}`) : [move]).flatMap((each) => {
    const played = play(before, each);
    return played.ok ? [{ ...attempt, moves: [...attempt.moves, { before, played }], refused: null }] : [];
  });
}

/** The attempt before anything is done. */
export const fresh = (start: Position): Attempt => ({ start, moves: [], refused: null });

/** Is the turn that an attempt began still going on? */
const goesOn = (attempt: Attempt): boolean => now(attempt).turn === attempt.start.turn && stage(now(attempt)) !== 'over';

/** Can what is left of this turn still meet the goal, whatever comes up? */
function canStill(condition: Condition, attempt: Attempt): boolean {
  return goesOn(attempt) && legalMoves(now(attempt)).some((move) => after(attempt, move).every((then) => condition(then) || canStill(condition, then)));
}

/** What an attempt comes to: the goal is met; it can still be; or it went wrong, and stays so until it is taken back. */
export type Verdict = 'met' | 'on' | 'wrong';

/** What an own move came to by the solved game, and whether that gives away what is to be held. `played` is its place in the attempt. */
export interface Given { readonly at: number; readonly value: Value }

/** The first own move that gave away what is to be held; null while none did, or while that is not known. */
export function givenAway({ holds = '' }: Pick<Step, 'holds'>, { start, moves }: Attempt, values: Values | null): Given | null {
  const asked = readHolds(holds);
  if (!asked || !values) return null;
  let turns = 0;
  for (const [at, { before, played: { position } }] of moves.entries()) {
    const value = before.turn === start.turn ? worthTo(start.turn, position, values) : null;
    if (value && (asked.keep === 'even' ? value.result === 'loss' : value.result !== 'win' || value.turns > asked.turns - turns)) return { at, value };
    if (position.turn !== before.turn) turns++;
  }
  return null;
}

/** @param values the solved game, for a step that holds something; while it is not there, such a step is decided by nothing but the end of the game */
export function verdictOf(step: Pick<Step, 'goal' | 'kind' | 'holds'>, attempt: Attempt, values: Values | null = null): Verdict {
  const condition = conditionOf(step);
  if (attempt.moves.length === 0 && !attempt.refused) return 'on';
  if (step.holds) {
    if (givenAway(step, attempt, values)) return 'wrong';
    if (!values && step.kind !== 'until' && attempt.moves.length > 0) return 'on';
  }
  if (condition(attempt)) return 'met';
  // What is refused changes nothing.
  if (attempt.refused) return 'on';
  if (step.kind === 'until') return stage(now(attempt)) === 'over' ? 'wrong' : 'on';
  return canStill(condition, attempt) ? 'on' : 'wrong';
}

const digits = [1, 2, 3, 4, 5, 6], attached = digits.flatMap((n) => ['l', 'lf', 'r', 'rf'].map((end) => `${n}${end}`));
/** Everything that can be tried at a table, whether it is allowed or not. */
export const EVERY_MOVE: readonly string[] = [...attached, 'pass', 'lr', 'rl', ...[1, 2, 3, 4, 5].map((n) => `s${n}${n + 1}`), ...digits.map((n) => `f${n}`), ...attached.map((move) => `b${move}`)];

/** What meets the goal as the first thing that is done, whatever comes up; of a goal that asks for a refusal, what is refused. */
export function accepted(step: Pick<Step, 'goal' | 'kind'>, start: Position): string[] {
  const condition = conditionOf(step), attempt = fresh(start);
  return EVERY_MOVE.filter((move) => {
    const allowed = check(start, move);
    if (!allowed.ok) return condition({ ...attempt, refused: { move, code: allowed.code, rule: allowed.rule } });
    return after(attempt, move).every((then) => condition(then) || canStill(condition, then));
  });
}

/** Who is paid by the last of these moves; `null` when that depends on what comes up. */
export function outcomeOf(start: Position, moves: readonly string[]): Prediction | null {
  let attempt = fresh(start);
  for (const [i, move] of moves.entries()) {
    if (!check(now(attempt), move).ok) return i === moves.length - 1 ? 'forbidden' : null;
    const ways = after(attempt, move), outcomes = new Set(ways.map((way) => paidBy(way)));
    if (i === moves.length - 1) return outcomes.size === 1 ? [...outcomes][0] : null;
    if (ways.length !== 1) return null;
    attempt = ways[0]!;
  }
  return null;
}

function paidBy({ moves }: Attempt): Prediction {
  const paid = new Set<Player>(moves.at(-1)!.played.awards.map((award) => award.for));
  return paid.size === 2 ? 'both' : [...paid][0] ?? 'nobody';
}

/** What is under a tile of the row: the picture, if it is known or can be worked out, else `open`. */
export function backOf(start: Position, tile: number): Guess {
  const pictures = Object.keys(possibleBacks(start).row[tile - 1] ?? {}) as Picture[];
  return pictures.length === 1 ? pictures[0] : 'open';
}

/** What the rival answers: what the step says, or, where the learner has left its path and that is not allowed any more, something that pays nobody. */
export function replyOf({ replies = [] }: Pick<Step, 'replies'>, attempt: Attempt): string {
  const here = now(attempt), next = replies[attempt.moves.filter(({ before }) => before.turn !== attempt.start.turn).length];
  if (next !== undefined && check(here, next).ok) return next;
  const legal = legalMoves(here);
  return legal.find((move) => after(attempt, move).every(({ moves }) => moves.at(-1)!.played.awards.length === 0)) ?? legal[0] ?? '';
}

/** The turn with which the rival shows what was wrong with what was done: the best one by the solved game, or, where a goal asks that nothing be left to pay, the one that pays most. Empty where the turn is not the rival's, or nothing is known. */
export function refutation({ holds, goal }: Pick<Step, 'holds' | 'goal'>, attempt: Attempt, values: Values | null): { readonly moves: readonly string[]; readonly points: number } {
  const here = now(attempt), none = { moves: [], points: 0 };
  if (here.turn === attempt.start.turn || stage(here) === 'over') return none;
  if (holds) return values ? { moves: restOfTurn(here, values), points: 0 } : none;
  const paid = /(?:^|\s)safe(?:\s|$)/.test(goal) ? bestPaid(here) : null;
  return paid ? { moves: [paid.move], points: paid.points } : none;
}

/** What the best rival plays now. */
export const bestReply = (attempt: Attempt, values: Values): string => bestMove(now(attempt), values) ?? legalMoves(now(attempt))[0] ?? '';

/** The moves of an attempt, as a form sends them. */
export const movesOf = ({ moves, refused }: Attempt): string => [...moves.map(({ played }) => played.move), ...(refused?.move ? [refused.move] : [])].join(' ');

/** Two ways to do the same: which picture came up makes no other action. */
export const sameAction = (one: string, other: string): boolean => withoutPicture(one) === withoutPicture(other) && parseMove(one) !== null;
