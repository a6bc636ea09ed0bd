/* What the referee needs in one language, loaded when it is on a page. */
import { judge } from '../../machine/rulebook/judge.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import type { Around } from '../words/around.en.ts';
import type { Explanations } from '../words/explain.en.ts';
import type { Lang } from '../words/index.ts';
import type { RefereeWords } from '../words/referee.en.ts';

/** Everything in one language. */
export interface Loaded {
  readonly lang: Lang;
  readonly words: RefereeWords;
  readonly around: Around;
  readonly explanations: Explanations;
  readonly judge: typeof judge;
  /** The version of the rules that answers. */
  readonly version: string;
}

export async function load(lang: Lang): Promise<Loaded> {
  const [{ refereeWords }, { around }, { explanations }] = await Promise.all(lang === 'ko'
    ? [import('../words/referee.ko.ts'), import('../words/around.ko.ts'), import('../words/explain.ko.ts')] as const
    : [import('../words/referee.en.ts'), import('../words/around.en.ts'), import('../words/explain.en.ts')] as const);
  return { lang, words: refereeWords, around, explanations, judge, version: RULES_VERSION };
}
