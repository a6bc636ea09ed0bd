import type { Lesson } from './lesson.ts';

/** The lessons of chapter 5, in their order. */
export const chapter5: readonly Lesson[] = [];
