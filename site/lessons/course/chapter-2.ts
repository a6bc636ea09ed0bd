import { endToEnd } from './end-to-end.ts';
import { flip } from './flip.ts';
import type { Lesson } from './lesson.ts';
import { oneAction } from './one-action.ts';
import { swap } from './swap.ts';

/** The lessons of chapter 2, in their order. */
export const chapter2: readonly Lesson[] = [endToEnd, swap, flip, oneAction];
