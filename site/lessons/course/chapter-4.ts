import { actThenReturn } from './act-then-return.ts';
import type { Lesson } from './lesson.ts';
import { middleLeaves } from './middle-leaves.ts';
import { oldAndNew } from './old-and-new.ts';
import { returnPaysNobody } from './return-pays-nobody.ts';
import { unseenSwap } from './unseen-swap.ts';

/** The lessons of chapter 4, in their order. */
export const chapter4: readonly Lesson[] = [middleLeaves, actThenReturn, returnPaysNobody, oldAndNew, unseenSwap];
