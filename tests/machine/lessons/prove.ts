/* What is proved of every step, of a lesson or a drill, by the rules: in both languages, and for everything that can be tried. Each throws where it does not hold. */
import { expect } from 'vitest';
import { accepted, after, backOf, conditionOf, EVERY_MOVE, fresh, outcomeOf, STEP_KINDS, verdictOf } from '../../../components/lesson/step.ts';
import { readGoal, type Attempt } from '../../../components/lesson/goal.ts';
import { check, formatPosition, legalMoves, parsePosition, play, RULE_IDS, stage, type Position } from '../../../machine/index.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import { impossible } from '../../../machine/rulebook/possible.ts';
import type { LessonStep } from '../../../site/lessons/course/lesson.ts';

export const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};
const plain = (move: string): string => move.replace(/=.*/, '');

/** Is something done in it, so that it has a goal? */
export const isTried = ({ kind }: LessonStep): boolean => kind !== 'predict' && kind !== 'back';

/** Every way the moves can turn out, one after the other; a move that is refused is what was tried. */
function follow(start: Position, moves: readonly string[]): Attempt[] {
  return moves.reduce<Attempt[]>((attempts, move) => attempts.flatMap((attempt) => {
    const here = attempt.moves.at(-1)?.played.position ?? attempt.start, allowed = check(here, move);
    return allowed.ok ? after(attempt, move) : [{ ...attempt, refused: { move, code: allowed.code, rule: allowed.rule } }];
  }), [fresh(start)]);
}

/** The moves of the learner and the answers of the rival, as they come in turn. */
function line({ shown, replies = [] }: LessonStep, start: Position): string[] {
  const mine = [...shown], theirs = [...replies], moves: string[] = [];
  for (let here = start; stage(here) !== 'over';) {
    const move = (here.turn === start.turn ? mine : theirs).shift();
    if (move === undefined) break;
    moves.push(move);
    const played = play(here, move);
    if (!played.ok) break;
    here = played.position;
  }
  return moves;
}

/** It stands on a canonical position that can be acted in, with a goal that can be read and is not met before anything is done. */
export function stands(step: LessonStep): void {
  const start = read(step.position);
  expect(formatPosition(start)).toBe(step.position);
  expect(stage(start)).not.toBe('over');
  expect(STEP_KINDS).toContain(step.kind);
  expect(step.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  if (!isTried(step)) return expect(step.goal).toBe('');
  expect(readGoal(step.goal)).toMatchObject({ ok: true });
  expect(verdictOf(step, fresh(start))).toBe('on');
  expect(conditionOf(step)(fresh(start))).toBe(false);
}

/** It begins where a game can come to. What lies under loose tiles may be fixed: nobody has seen it there, but a placement may turn it up. */
export function happens(step: LessonStep): void {
  const start = read(step.position);
  expect(impossible({ ...start, loose: start.loose.map(({ up }) => ({ up, back: null })) }), step.position).toBeNull();
}

/** It cites rules that exist, and shows at least one of them. */
export function cites(step: LessonStep): void {
  const start = read(step.position);
  for (const rule of step.rules) expect(RULE_IDS).toContain(rule);
  expect(step.rules.length).toBeGreaterThan(0);
  if (step.kind === 'back') return;
  const named = follow(start, line(step, start)).flatMap(({ moves, refused }) => [...moves.flatMap(({ played }) => played.trace.map(({ rule }) => rule as string)), refused?.rule as string]);
  expect(step.rules.some((rule) => named.includes(rule)), named.join(' ')).toBe(true);
}

/** It says everything in both languages, with one sentence that says what to do. */
export function speaks(step: LessonStep): void {
  for (const [lang, texts] of Object.entries(step.texts)) {
    for (const [part, text] of Object.entries(texts as unknown as Record<string, string>)) {
      expect(text.trim(), part).toBe(text);
      if (part !== 'look' && part !== 'action') expect(text, `${lang} ${part}`).not.toBe('');
      if (text && lang === 'ko') expect(text, part).toMatch(/[가-힣]/);
      if (lang === 'en') expect(text, part).not.toMatch(/[가-힣]|\b(?:cards?|gems?|combos?)\b/i);
      expect(text, part).not.toMatch(/을\(를\)|이\(가\)|은\(는\)/);
    }
    expect(texts.task.match(/[.!?](?=\s|$)/g)?.length, `${lang}: ${texts.task}`).toBe(1);
    expect(texts.task.length, texts.task).toBeLessThan(lang === 'ko' ? 90 : 150);
  }
}

/** It is met by following its last hint, whatever comes up. */
export function isMetByItsHint(step: LessonStep): void {
  const start = read(step.position), attempts = follow(start, line(step, start));
  expect(attempts.length).toBeGreaterThan(0);
  for (const attempt of attempts) expect(verdictOf(step, attempt), step.shown.join(' ')).toBe('met');
  if (step.kind !== 'until') expect(accepted(step, start).map(plain)).toContain(plain(step.shown[0]!));
}

/** It accepts something, and not everything. */
export function isSelective(step: LessonStep): void {
  if (step.kind === 'until') return;
  const start = read(step.position), meets = accepted(step, start);
  expect(meets.length).toBeGreaterThan(0);
  const asksForRefusal = meets.every((move) => !check(start, move).ok);
  if (!asksForRefusal) expect(legalMoves(start).filter((move) => !meets.includes(move)).length).toBeGreaterThan(0);
  if (step.kind === 'all') expect(meets.length).toBeGreaterThan(1);
}

/** It depends on no luck: a first action meets the goal for every picture that may come up, or for none. */
export function needsNoLuck(step: LessonStep): void {
  if (step.kind === 'until') return;
  const start = read(step.position), meets = accepted(step, start);
  for (const move of legalMoves(start).filter((each) => !meets.includes(each))) {
    expect(after(fresh(start), move).some((attempt) => verdictOf(step, attempt) === 'met'), move).toBe(false);
  }
}

/** It has a verdict and a reason in both languages for everything that can be tried. */
export function hasReasons(step: LessonStep): void {
  const start = read(step.position), silent: string[] = [];
  for (const move of EVERY_MOVE) {
    const { words, trace } = judge(start, move);
    for (const said of [words, ...trace.map((reason) => reason.words)]) if (!/\w{3}/.test(said.en) || !/[가-힣]/.test(said.ko)) silent.push(`${move}: ${said.en} ${said.ko}`);
    for (const attempt of check(start, move).ok ? after(fresh(start), move) : []) if (!['met', 'on', 'wrong'].includes(verdictOf(step, attempt))) silent.push(move);
  }
  expect(silent).toEqual([]);
}

/** A question asks for what the rules know, whatever comes up; or about a tile of the row. */
export function canBeAnswered(step: LessonStep): void {
  const start = read(step.position);
  if (step.kind === 'predict') expect(outcomeOf(start, step.shown), step.shown.join(' ')).not.toBeNull();
  if (step.kind !== 'back') return;
  expect(start.row.length).toBeGreaterThanOrEqual(step.tile!);
  expect(backOf(start, step.tile!)).toMatch(/^([AXPB]|open)$/);
}
