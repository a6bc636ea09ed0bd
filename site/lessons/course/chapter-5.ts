import { fourTiles } from './four-tiles.ts';
import type { Lesson } from './lesson.ts';
import { oneEach } from './one-each.ts';
import { scoringWithFive } from './scoring-with-five.ts';
import { twoAtOnce } from './two-at-once.ts';
import { twoWithFive } from './two-with-five.ts';

/** The lessons of chapter 5, in their order. */
export const chapter5: readonly Lesson[] = [scoringWithFive, twoAtOnce, oneEach, twoWithFive, fourTiles];
