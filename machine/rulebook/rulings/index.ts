/** Every ruling, topic by topic, in the order of a game. Their words are apart: `words.ts` loads one language. */
import { building } from './building.ts';
import { combinations } from './combinations.ts';
import { end } from './end.ts';
import { play } from './play.ts';
import { returning } from './return.ts';
import { table } from './table.ts';
import type { Ruling } from '../types.ts';

export const RULINGS: readonly Ruling[] = [...building, ...play, ...combinations, ...returning, ...end, ...table];
export { loadRulingWords } from './words.ts';
