import type { Refusal, RefusalCode } from '../rules/index.ts';
import { refusalMessages as refusalsEn } from '../rules/refusals.en.ts';
import { refusalMessages as refusalsKo } from '../rules/refusals.ko.ts';
import { explainWith, type Messages } from './explain-with.ts';
import { faultMessages as faultsEn } from './faults.en.ts';
import { faultMessages as faultsKo } from './faults.ko.ts';
import type { Fault, FaultCode } from './faults.ts';

export type Lang = 'en' | 'ko';

const languages: Readonly<Record<Lang, Messages>> = {
  en: { refusals: refusalsEn, faults: faultsEn },
  ko: { refusals: refusalsKo, faults: faultsKo },
};

/** Everything that can be wrong with a position or record text: each code has a sentence. */
export const FAULT_CODES = Object.keys(faultsEn).filter((code) => code !== 'move') as readonly FaultCode[];

/** Why a move cannot be played, in the order in which it is asked: each code has a sentence, or one for each of its rules. */
export const REFUSAL_CODES = [...new Set(Object.keys(refusalsEn).map((key) => key.split(' ')[0]))] as readonly RefusalCode[];

/** The sentence for a fault or a refusal in a language; any language but `ko` gives English. */
export const explain = (problem: Fault | Refusal, lang: Lang = 'en'): string => explainWith(lang === 'ko' ? languages.ko : languages.en, problem);
