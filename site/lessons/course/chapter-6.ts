import type { Lesson } from './lesson.ts';

/** The lessons of chapter 6, in their order. */
export const chapter6: readonly Lesson[] = [];
