import { RULING_FOR } from '../occasions.ts';
import type { Lang, Ruling, RulingWords } from '../types.ts';

type Topic = Promise<readonly [rulings: readonly Ruling[], words: Readonly<Record<string, RulingWords>>]>;

/* A table that is asked why loads the few rulings of that topic, not all there are. */
const building = async (lang: Lang): Topic => [(await import('./building.ts')).building, (lang === 'ko' ? await import('./building.ko.ts') : await import('./building.en.ts')).buildingWords];
const combinations = async (lang: Lang): Topic => [(await import('./combinations.ts')).combinations, (lang === 'ko' ? await import('./combinations.ko.ts') : await import('./combinations.en.ts')).combinationsWords];
const returning = async (lang: Lang): Topic => [(await import('./return.ts')).returning, (lang === 'ko' ? await import('./return.ko.ts') : await import('./return.en.ts')).returningWords];
const end = async (lang: Lang): Topic => [(await import('./end.ts')).end, (lang === 'ko' ? await import('./end.ko.ts') : await import('./end.en.ts')).endWords];

const topics: Readonly<Record<keyof typeof RULING_FOR, (lang: Lang) => Topic>> = {
  'own-goal': combinations, 'old-combination': combinations, 'two-at-once': combinations,
  'made-by-return': returning, 'last-tile-pays': building, 'pass-with-tile-waiting': building, 'both-reach-seven': end,
};

/** The ruling that is about an occasion, by its id, with its words; null for any other id. */
export async function loadOccasion(id: string, lang: Lang): Promise<{ readonly ruling: Ruling; readonly words: RulingWords } | null> {
  for (const occasion of Object.keys(topics) as (keyof typeof topics)[]) {
    if (RULING_FOR[occasion] !== id) continue;
    const [rulings, words] = await topics[occasion](lang), ruling = rulings.find((one) => one.id === id);
    if (ruling && words[id]) return { ruling, words: words[id] };
  }
  return null;
}
