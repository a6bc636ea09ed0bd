/* Everything that holds for every step of every lesson, in both languages, proved by the rules; see prove.ts. */
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../../site/lessons/course/index.ts';
import { canBeAnswered, cites, happens, hasReasons, isMetByItsHint, isSelective, isTried, needsNoLuck, speaks, stands } from './prove.ts';

const all = LESSONS.flatMap((lesson) => lesson.steps.map((step) => ({ name: `${lesson.number} ${lesson.id}/${step.id}`, step })));

describe.each(all)('$name', ({ step }) => {
  it('stands on a canonical position that can be acted in, with a goal that can be read and is not met before anything is done', () => { stands(step); });
  it('begins where a game can come to', () => { happens(step); });
  it('cites rules that exist, and shows at least one of them', () => { cites(step); });
  it('says everything in both languages, with one sentence that says what to do', () => { speaks(step); });
});

describe.each(all.filter(({ step }) => isTried(step)))('$name', ({ step }) => {
  it('is met by following its last hint, whatever comes up', () => { isMetByItsHint(step); });
  it('accepts something, and not everything', () => { isSelective(step); });
  it('depends on no luck: a first action meets the goal for every picture that may come up, or for none', () => { needsNoLuck(step); });
  it('has a verdict and a reason in both languages for everything else that can be tried', () => { hasReasons(step); });
});

describe.each(all.filter(({ step }) => !isTried(step)))('$name', ({ step }) => {
  it('asks for what the rules know', () => { canBeAnswered(step); });
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
