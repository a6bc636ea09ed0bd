import type { Lesson } from './lesson.ts';

/** The lessons of chapter 3, in their order. */
export const chapter3: readonly Lesson[] = [];
