import type { Explanations } from './explain.en.ts';
import type { Lang } from './index.ts';

export type { Explanations } from './explain.en.ts';

/** Loads what is said of faults and refusals, and read out when asked: when a table is first touched, because looking at it takes none of it. */
export const loadExplanations = async (lang: Lang): Promise<Explanations> => (lang === 'ko' ? await import('./explain.ko.ts') : await import('./explain.en.ts')).explanations;
