import { heist } from './heist.ts';
import { interrogation } from './interrogation.ts';
import type { Lesson } from './lesson.ts';
import { ownGoal } from './own-goal.ts';
import { theOtherChair } from './the-other-chair.ts';
import { theft } from './theft.ts';

/** The lessons of chapter 3, in their order. */
export const chapter3: readonly Lesson[] = [theft, interrogation, heist, theOtherChair, ownGoal];
