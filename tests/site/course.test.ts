/*
 * Lessons of the built site, done to their end: in English by keys every one, in the other ways every third; `npm run proof`
 * does every one in every way. Under a base path the same files are served at another address, so one lesson is enough.
 */
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../../site/lessons/course/index.ts';
import { base, visit } from './helpers.ts';
import { takeCourse } from './learner.ts';

const site = visit();
/** Which of them; LESSONS=theft,heist names some for a closer look. */
const named = process.env.LESSONS?.split(',');
const lessons = (every: number, from = 0) => LESSONS.filter(({ id }, n) => (named ? named.includes(id) : n % every === from));

const ways = [['en', 'keys', lessons(1)], ['ko', 'keys', lessons(3)], ['en', 'taps', lessons(3, 1)]] as const;

describe('the course can be completed', () => {
  it.each(base === '/' ? ways : [['ko', 'keys', LESSONS.slice(0, 1)] as const])('in %s by %s', async (lang, way, these) => {
    expect(await takeCourse(site, lang, way, these)).toEqual([]);
  }, 900_000);
});
