import type { Refusal } from '../rules/index.ts';
import { refusalMessages as refusalsEn } from '../rules/refusals.en.ts';
import { refusalMessages as refusalsKo } from '../rules/refusals.ko.ts';
import { explainWith, type Messages } from './explain-with.ts';
import { faultMessages as faultsEn } from './faults.en.ts';
import { faultMessages as faultsKo } from './faults.ko.ts';
import type { Fault } from './faults.ts';

export type Lang = 'en' | 'ko';

const languages: Readonly<Record<Lang, Messages>> = {
  en: { refusals: refusalsEn, faults: faultsEn },
  ko: { refusals: refusalsKo, faults: faultsKo },
};

/** The sentence for a fault or a refusal in a language; any language but `ko` gives English. */
export const explain = (problem: Fault | Refusal, lang: Lang = 'en'): string => explainWith(lang === 'ko' ? languages.ko : languages.en, problem);
