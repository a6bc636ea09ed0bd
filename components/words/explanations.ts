import type { Fault } from '../../machine/notation/index.ts';
import type { Refusal } from '../../machine/rules/index.ts';
import type { Lang } from './index.ts';

/** Says in one language what is wrong. */
export type Explain = (problem: Fault | Pick<Refusal, 'code' | 'rule'>) => string;

/** Loads what can be said of faults and refusals: when a table is first touched, because looking at it takes none of it. */
export const loadExplain = async (lang: Lang): Promise<Explain> => (lang === 'ko' ? await import('./explain.ko.ts') : await import('./explain.en.ts')).explain;
