import type { HouseWords } from './house.en.ts';
import type { Lang } from './index.ts';

export type { HouseWords } from './house.en.ts';

/** Loads what is said of the computers. */
export const loadHouse = async (lang: Lang): Promise<HouseWords> => (lang === 'ko' ? await import('./house.ko.ts') : await import('./house.en.ts')).house;
