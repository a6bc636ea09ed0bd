import type { RuleId } from './ids.ts';

/** One sentence for every rule id, in a language. Loaded when asked for: the game itself does without. Any language but `ko` gives English. */
export const ruleSentences = async (lang: 'en' | 'ko' = 'en'): Promise<Readonly<Record<RuleId, string>>> =>
  (lang === 'ko' ? await import('./sentences.ko.ts') : await import('./sentences.en.ts')).ruleSentences;
