/* What the steps of chapters 5 and 6 accept as a first action, written down by hand from the board, against what the rules find. */
import { expect, it } from 'vitest';
import { accepted, backOf, outcomeOf } from '../../../components/lesson/step.ts';
import { parsePosition } from '../../../machine/index.ts';
import { chapter5 } from '../../../site/lessons/course/chapter-5.ts';
import { chapter6 } from '../../../site/lessons/course/chapter-6.ts';
import type { LessonStep } from '../../../site/lessons/course/lesson.ts';

const steps = new Map<string, LessonStep>([...chapter5, ...chapter6].flatMap((lesson) => lesson.steps.map((step) => [`${lesson.id}/${step.id}`, step] as const)));

function found(name: string) {
  const step = steps.get(name)!, parsed = parsePosition(step.position);
  if (!parsed.ok) throw new Error(name);
  return { step, start: parsed.value };
}

const ACCEPTED: readonly (readonly [string, readonly string[]])[] = [
  ['scoring-with-five/old-goes-back', ['s23']],
  ['scoring-with-five/two-ways', ['lr', 's34']],
  ['two-at-once/one-in-both', ['s34']],
  ['two-at-once/one-flip', ['f3']],
  ['one-each/only-me', ['s23']],
  ['one-each/other-chair', ['f1']],
  ['two-with-five/two-questioned', ['s34']],
  ['four-tiles/one-pair', ['s12', 's34']],
  ['four-tiles/your-order', ['b1l']],
  ['seven-or-more/their-seventh', ['s34', 'f3']],
  ['both-reach-seven/higher-loses-you', ['s34']],
  ['both-reach-seven/alone', ['f5']],
  ['what-can-i-know/use-it', ['f5']],
  ['standstill/changes-nothing', ['s34']],
  ['other-tables/any-swap', ['s12']],
  ['other-tables/return-first', ['b1l']],
  ['other-ways-to-build/one-pass', ['pass']],
  ['other-ways-to-build/unpaid-building', ['1l']],
  ['other-ways-to-build/made-anew', ['f2']],
];

it.each(ACCEPTED)('%s accepts %j', (name, moves) => {
  const { step, start } = found(name);
  expect(accepted(step, start)).toEqual(moves);
});

it.each([
  ['scoring-with-five/return-after', 'nobody'], ['one-each/who-is-paid', 'both'], ['two-with-five/double-own-goal', 'x'], ['seven-or-more/not-by-a-return', 'nobody'], ['both-reach-seven/level', 'both'], ['standstill/undone', 'nobody'], ['standstill/no-pass', 'forbidden'],
  ['other-tables/middle-swap', 'forbidden'], ['other-tables/unpaid-rival', 'nobody'], ['other-ways-to-build/no-pass-left', 'forbidden'], ['other-ways-to-build/as-it-lies', 'forbidden'],
])('%s comes to: %s', (name, answer) => {
  const { step, start } = found(name);
  expect(outcomeOf(start, step.shown)).toBe(answer);
});

it.each([['worked-out', 'X'], ['open', 'open'], ['from-what-was-seen', 'A'], ['still-open', 'open']])('what-can-i-know/%s: %s', (id, answer) => {
  const { step, start } = found(`what-can-i-know/${id}`);
  expect(backOf(start, step.tile!)).toBe(answer);
});
