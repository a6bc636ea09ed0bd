import type { Lesson } from './lesson.ts';

/** The lessons of chapter 1, in their order. */
export const chapter1: readonly Lesson[] = [];
