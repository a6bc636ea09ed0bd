/* Everything that holds for every step of every lesson, in both languages, proved by the rules. */
import { describe, expect, it } from 'vitest';
import { accepted, after, backOf, conditionOf, EVERY_MOVE, fresh, outcomeOf, STEP_KINDS, verdictOf } from '../../../components/lesson/step.ts';
import { readGoal, type Attempt } from '../../../components/lesson/goal.ts';
import { check, formatPosition, legalMoves, parsePosition, play, RULE_IDS, stage, type Position } from '../../../machine/index.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import { LESSONS } from '../../../site/lessons/course/index.ts';
import type { LessonStep } from '../../../site/lessons/course/lesson.ts';

const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};
const all = LESSONS.flatMap((lesson) => lesson.steps.map((step) => ({ name: `${lesson.number} ${lesson.id}/${step.id}`, step })));
const tried = all.filter(({ step }) => step.kind !== 'predict' && step.kind !== 'back');
const plain = (move: string): string => move.replace(/=.*/, '');

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

describe.each(all)('$name', ({ step }) => {
  const start = read(step.position);

  it('stands on a canonical position that can be acted in, with a goal that can be read and is not met before anything is done', () => {
    expect(formatPosition(start)).toBe(step.position);
    expect(stage(start)).not.toBe('over');
    expect(STEP_KINDS).toContain(step.kind);
    expect(step.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    if (step.kind === 'predict' || step.kind === 'back') return expect(step.goal).toBe('');
    expect(readGoal(step.goal)).toMatchObject({ ok: true });
    expect(verdictOf(step, fresh(start))).toBe('on');
    expect(conditionOf(step)(fresh(start))).toBe(false);
  });

  it('cites rules that exist, and shows at least one of them', () => {
    for (const rule of step.rules) expect(RULE_IDS).toContain(rule);
    expect(step.rules.length).toBeGreaterThan(0);
    if (step.kind === 'back') return;
    const named = follow(start, line(step, start)).flatMap(({ moves, refused }) => [...moves.flatMap(({ played }) => played.trace.map(({ rule }) => rule as string)), refused?.rule as string]);
    expect(step.rules.some((rule) => named.includes(rule)), named.join(' ')).toBe(true);
  });

  it('says everything in both languages, with one sentence that says what to do', () => {
    for (const [lang, texts] of Object.entries(step.texts)) {
      for (const [part, text] of Object.entries(texts as unknown as Record<string, string>)) {
        expect(text.trim(), part).toBe(text);
        if (part !== 'look' && part !== 'action') expect(text, `${lang} ${part}`).not.toBe('');
        if (text && lang === 'ko') expect(text, part).toMatch(/[가-힣]/);
        if (lang === 'en') expect(text, part).not.toMatch(/[가-힣]|\b(?:cards?|gems?|combos?)\b/i);
        expect(text, part).not.toMatch(/을\(를\)|이\(가\)|은\(는\)/);
      }
      expect(texts.task.match(/[.!?](?=\s|$)/g)?.length, `${lang}: ${texts.task}`).toBe(1);
      expect(texts.task.length).toBeLessThan(lang === 'ko' ? 90 : 150);
    }
  });
});

describe.each(tried)('$name', ({ step }) => {
  const start = read(step.position), meets = accepted(step, start);

  it('is met by following its last hint, whatever comes up', () => {
    const attempts = follow(start, line(step, start));
    expect(attempts.length).toBeGreaterThan(0);
    for (const attempt of attempts) expect(verdictOf(step, attempt), step.shown.join(' ')).toBe('met');
    if (step.kind !== 'until') expect(meets.map(plain)).toContain(plain(step.shown[0]!));
  });

  it('accepts something, and not everything', () => {
    if (step.kind === 'until') return;
    expect(meets.length).toBeGreaterThan(0);
    const asksForRefusal = meets.every((move) => !check(start, move).ok);
    if (!asksForRefusal) expect(legalMoves(start).filter((move) => !meets.includes(move)).length).toBeGreaterThan(0);
    if (step.kind === 'all') expect(meets.length).toBeGreaterThan(1);
  });

  it('depends on no luck: a first action meets the goal for every picture that may come up, or for none', () => {
    if (step.kind === 'until') return;
    for (const move of legalMoves(start).filter((each) => !meets.includes(each))) {
      expect(after(fresh(start), move).some((attempt) => verdictOf(step, attempt) === 'met'), move).toBe(false);
    }
  });

  it('has a verdict and a reason in both languages for everything else that can be tried', () => {
    for (const move of EVERY_MOVE) {
      const { words, trace } = judge(start, move);
      for (const said of [words, ...trace.map((reason) => reason.words)]) {
        expect(said.en, move).toMatch(/\w{3}/);
        expect(said.ko, move).toMatch(/[가-힣]/);
      }
      for (const attempt of check(start, move).ok ? after(fresh(start), move) : []) expect(['met', 'on', 'wrong']).toContain(verdictOf(step, attempt));
    }
  });
});

describe.each(all.filter(({ step }) => step.kind === 'predict'))('$name', ({ step }) => {
  it('asks for what the rules know, whatever comes up', () => {
    expect(outcomeOf(read(step.position), step.shown), step.shown.join(' ')).not.toBeNull();
  });
});

describe.each(all.filter(({ step }) => step.kind === 'back'))('$name', ({ step }) => {
  it('asks about a tile of the row', () => {
    expect(read(step.position).row.length).toBeGreaterThanOrEqual(step.tile!);
    expect(backOf(read(step.position), step.tile!)).toMatch(/^([AXPB]|open)$/);
  });
});

it('has lessons in their order, of two to five steps, with ids of their own', () => {
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  const order = LESSONS.map(({ number }) => number.split('.').map(Number)).map(([chapter = 0, lesson = 0]) => chapter * 100 + lesson);
  expect([...order].sort((a, b) => a - b)).toEqual(order);
  for (const { id, steps, title, about } of LESSONS) {
    expect(steps.length, id).toBeGreaterThanOrEqual(2);
    expect(steps.length, id).toBeLessThanOrEqual(5);
    expect(new Set(steps.map((step) => step.id)).size, id).toBe(steps.length);
    for (const { en, ko } of [title, about]) { expect(en).not.toBe(''); expect(ko).toMatch(/[가-힣]/); }
  }
  console.log(`Lessons: ${LESSONS.length}, steps: ${all.length}`);
});
