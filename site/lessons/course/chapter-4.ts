import type { Lesson } from './lesson.ts';

/** The lessons of chapter 4, in their order. */
export const chapter4: readonly Lesson[] = [];
