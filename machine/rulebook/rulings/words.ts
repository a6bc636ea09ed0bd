import type { Lang, RulingWords } from '../types.ts';

type Words = Readonly<Record<string, RulingWords>>;

const english = async (): Promise<Words> => {
  const [{ buildingWords }, { combinationsWords }, { returningWords }, { tableWords }] = await Promise.all([
    import('./building.en.ts'), import('./combinations.en.ts'), import('./return.en.ts'), import('./table.en.ts'),
  ]);
  return { ...buildingWords, ...combinationsWords, ...returningWords, ...tableWords };
};

/** What every ruling says, by its id, in one language. */
export const loadRulingWords = (lang: Lang): Promise<Words> => (lang === 'ko' ? english() : english());
