/** Every lesson, in both languages by keys, and by tapping on a phone. Needs the built site (`npm run build:site`). */
import { expect, it } from 'vitest';
import { LESSONS } from '../../site/lessons/course/index.ts';
import { visit } from '../site/helpers.ts';
import { takeCourse } from '../site/learner.ts';

const site = visit();

it.each([['en', 'keys'], ['ko', 'keys'], ['en', 'taps'], ['ko', 'taps']] as const)('the whole course in %s by %s', async (lang, way) => {
  expect(await takeCourse(site, lang, way, LESSONS)).toEqual([]);
});
