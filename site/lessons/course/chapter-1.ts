import { buildingPays } from './building-pays.ts';
import { endFirst } from './end-first.ts';
import type { Lesson } from './lesson.ts';
import { passing } from './passing.ts';
import { sixTiles } from './six-tiles.ts';
import { sixthTile } from './sixth-tile.ts';
import { tossAndBuild } from './toss-and-build.ts';

/** The lessons of chapter 1, in their order. */
export const chapter1: readonly Lesson[] = [sixTiles, tossAndBuild, endFirst, passing, buildingPays, sixthTile];
