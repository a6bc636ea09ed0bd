import { chapter1 } from './chapter-1.ts';
import { chapter2 } from './chapter-2.ts';
import { chapter3 } from './chapter-3.ts';
import { chapter4 } from './chapter-4.ts';
import { chapter5 } from './chapter-5.ts';
import { chapter6 } from './chapter-6.ts';
import type { Both, Lesson } from './lesson.ts';
import { stealIt } from './steal-it.ts';

/** A chapter of the course. */
export interface Chapter { readonly number: number; readonly title: Both; readonly lessons: readonly Lesson[] }

/** The course, in its order. */
export const COURSE: readonly Chapter[] = [
  { number: 0, title: { en: 'A first taste', ko: '맛보기' }, lessons: [stealIt] },
  { number: 1, title: { en: 'Building the row', ko: '줄 만들기' }, lessons: chapter1 },
  { number: 2, title: { en: 'The three actions', ko: '세 가지 행동' }, lessons: chapter2 },
  { number: 3, title: { en: 'The three combinations', ko: '세 가지 조합' }, lessons: chapter3 },
  { number: 4, title: { en: 'Set aside and return', ko: '따로 빼 두기와 되돌려 놓기' }, lessons: chapter4 },
  { number: 5, title: { en: 'More at once', ko: '한꺼번에 여러 가지' }, lessons: chapter5 },
  { number: 6, title: { en: 'The end, and what one can know', ko: '게임의 끝과 알 수 있는 것' }, lessons: chapter6 },
];

/** All lessons, in the order of the course. */
export const LESSONS: readonly Lesson[] = COURSE.flatMap(({ lessons }) => lessons);
