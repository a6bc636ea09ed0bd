/* What chapters 3 and 4 accept, written down by hand: whatever else meets a goal is a hole in it. */
import { describe, expect, it } from 'vitest';
import { accepted, outcomeOf, type Prediction } from '../../../components/lesson/step.ts';
import { parsePosition, type Position } from '../../../machine/index.ts';
import { chapter3 } from '../../../site/lessons/course/chapter-3.ts';
import { chapter4 } from '../../../site/lessons/course/chapter-4.ts';
import type { LessonStep } from '../../../site/lessons/course/lesson.ts';

/** The first actions that meet the goal, in the order of the notation. */
const firsts: Record<string, string> = {
  'theft/from-the-end': 'lr',
  'theft/every-way': 'lr s23 s45',
  // Not only the swap: the Blue Lion in place 5 has the police on its back.
  'interrogation/question-her': 's34 f5',
  'interrogation/every-question': 's23 s45 f3',
  'heist/all-three': 's23',
  'heist/whose-turn': 'f3',
  'the-other-chair/her-theft': 'rl',
  'the-other-chair/not-yourself': 's45 f4',
  'the-other-chair/her-three': 's23 f4 f5',
  'own-goal/give-it-away': 's45',
  'own-goal/two-traps': 'rl s45',
  'own-goal/yours-only': 's23',
  'middle-leaves/two-swaps': 's23 s34',
  'middle-leaves/a-new-end': 's12 s45',
  'act-then-return/swap-and-return': 's23 s34',
  'act-then-return/blind-turn': 'lr rl',
  // What leaves the Blue Lion and Arsène at the left end; the end-to-end moves do not, and s23, f1 and f2 break them up.
  'return-pays-nobody/theft-for-nothing': 's34 f3 f4 f5',
  'old-and-new/new-middle': 'f3',
  'unseen-swap/one-that-shows': 's34',
  'unseen-swap/both-unseen': 's23 s34',
};

/** Who is paid by what is to be predicted. */
const paid: Record<string, Prediction> = {
  'theft/two-thieves': 'nobody', 'interrogation/not-a-thief': 'nobody', 'interrogation/when-it-is-you': 'x', 'heist/two-are-not-three': 'nobody',
  'return-pays-nobody/three-for-nothing': 'nobody', 'return-pays-nobody/still-nothing': 'nobody', 'old-and-new/shifted': 'nobody', 'old-and-new/beside-an-old-one': 'x', 'unseen-swap/same-police': 'nobody',
};

const steps: Record<string, LessonStep> = Object.fromEntries([...chapter3, ...chapter4].flatMap((lesson) => lesson.steps.map((step) => [`${lesson.id}/${step.id}`, step])));

function startOf({ position }: LessonStep): Position {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(position);
  return parsed.value;
}

describe('chapters 3 and 4', () => {
  it.each(Object.entries(firsts))('%s is met by %s, and by nothing else', (name, moves) => {
    expect(accepted(steps[name]!, startOf(steps[name]!)).join(' ')).toBe(moves);
  });

  it.each(Object.entries(paid))('%s pays %s', (name, who) => {
    expect(outcomeOf(startOf(steps[name]!), steps[name]!.shown)).toBe(who);
  });

  it('asks for no theft that one action could make where one is to be broken and made again', () => {
    const step = steps['old-and-new/made-again']!;
    expect(accepted({ ...step, kind: 'do' }, startOf(step))).toEqual([]);
  });
});
