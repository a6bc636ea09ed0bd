import { bothReachSeven } from './both-reach-seven.ts';
import type { Lesson } from './lesson.ts';
import { otherTables } from './other-tables.ts';
import { otherWaysToBuild } from './other-ways-to-build.ts';
import { sevenOrMore } from './seven-or-more.ts';
import { standstill } from './standstill.ts';
import { whatCanIKnow } from './what-can-i-know.ts';

/** The lessons of chapter 6, in their order. */
export const chapter6: readonly Lesson[] = [sevenOrMore, bothReachSeven, whatCanIKnow, standstill, otherTables, otherWaysToBuild];
