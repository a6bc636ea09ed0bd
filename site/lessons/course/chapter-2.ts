import type { Lesson } from './lesson.ts';

/** The lessons of chapter 2, in their order. */
export const chapter2: readonly Lesson[] = [];
