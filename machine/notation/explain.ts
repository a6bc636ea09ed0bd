import { messageFor, type Refusal, type RuleId } from '../rules/index.ts';
import { refusalMessages as refusalsEn } from '../rules/refusals.en.ts';
import { refusalMessages as refusalsKo } from '../rules/refusals.ko.ts';
import { faultMessages as faultsEn, type FaultMessages } from './faults.en.ts';
import { faultMessages as faultsKo } from './faults.ko.ts';
import type { Fault, FaultCode } from './faults.ts';

export type Lang = 'en' | 'ko';

/** The sentences of one language for everything that can be wrong. */
export interface Messages { readonly refusals: Readonly<Record<string, string>>; readonly faults: FaultMessages }

/** The sentence for a fault or a refusal, from the sentences of one language; empty for anything else. */
export function explainWith({ refusals, faults }: Messages, problem: Fault | Refusal): string {
  const { code, rule = null, move, expected = [] } = (problem ?? {}) as Partial<Fault> & { rule?: RuleId | null };
  if (typeof code !== 'string') return '';
  if (Object.hasOwn(faults, code) && code !== ('move' as string)) return faults[code as FaultCode](Array.isArray(expected) ? expected.map(String) : []);
  if (!Object.hasOwn(refusals, code)) return '';
  const said = messageFor({ code, rule } as Refusal, refusals);
  return typeof move === 'number' ? faults.move(move, said) : said;
}

const languages: Readonly<Record<Lang, Messages>> = {
  en: { refusals: refusalsEn, faults: faultsEn },
  ko: { refusals: refusalsKo, faults: faultsKo },
};

/** The sentence for a fault or a refusal in a language; any language but `ko` gives English. */
export const explain = (problem: Fault | Refusal, lang: Lang = 'en'): string => explainWith(lang === 'ko' ? languages.ko : languages.en, problem);
