import type { AnalysisWords } from '../../machine/opponent/analysis.en.ts';
import type { Around } from './around.en.ts';
import type { HintWords } from './hints.en.ts';
import type { Lang } from './index.ts';

/** All words of hints, analyses and stories in one language. */
export interface Telling { readonly lang: Lang; readonly hints: HintWords; readonly analysis: AnalysisWords; readonly around: Around }

/** Loads the words of hints, analyses and stories. */
export async function loadHints(lang: Lang): Promise<Telling> {
  const [{ hints }, { analysisWords }, { around }] = await Promise.all(lang === 'ko'
    ? [import('./hints.ko.ts'), import('../../machine/opponent/analysis.ko.ts'), import('./around.ko.ts')] as const
    : [import('./hints.en.ts'), import('../../machine/opponent/analysis.en.ts'), import('./around.en.ts')] as const);
  return { lang, hints, analysis: analysisWords, around };
}
