import type { Lang, RulingWords } from '../types.ts';

type Words = Readonly<Record<string, RulingWords>>;

const load = {
  en: async (): Promise<Words> => {
    const [{ buildingWords }, { playWords }, { combinationsWords }, { returningWords }, { endWords }, { tableWords }] = await Promise.all([
      import('./building.en.ts'), import('./play.en.ts'), import('./combinations.en.ts'), import('./return.en.ts'), import('./end.en.ts'), import('./table.en.ts'),
    ]);
    return { ...buildingWords, ...playWords, ...combinationsWords, ...returningWords, ...endWords, ...tableWords };
  },
  ko: async (): Promise<Words> => {
    const [{ buildingWords }, { playWords }, { combinationsWords }, { returningWords }, { endWords }, { tableWords }] = await Promise.all([
      import('./building.ko.ts'), import('./play.ko.ts'), import('./combinations.ko.ts'), import('./return.ko.ts'), import('./end.ko.ts'), import('./table.ko.ts'),
    ]);
    return { ...buildingWords, ...playWords, ...combinationsWords, ...returningWords, ...endWords, ...tableWords };
  },
} as const;

/** What every ruling says, by its id, in one language. */
export const loadRulingWords = (lang: Lang): Promise<Words> => load[lang]();
