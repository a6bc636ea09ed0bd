import type { Refusal, RuleId } from '../rules/index.ts';
import type { FaultMessages } from './faults.en.ts';
import type { Fault } from './faults.ts';

/** The sentences of one language for everything that can be wrong. Refusals have one by code and rule, or by code. */
export interface Messages { readonly refusals: Readonly<Record<string, string>>; readonly faults: FaultMessages }

/** The sentence for a fault or a refusal, from the sentences of one language; empty for anything else. */
export function explainWith({ refusals, faults }: Messages, problem: Fault | Pick<Refusal, 'code' | 'rule'>): string {
  const { code, rule = null, move, expected = [] } = (problem ?? {}) as Partial<Fault> & { rule?: RuleId | null };
  const sentences: Readonly<Record<string, string>> = { ...refusals, ...faults, move: '' };
  const key = [`${String(code)} ${rule}`, String(code)].find((each) => Object.hasOwn(sentences, each));
  const said = key ? sentences[key]!.replace('{}', () => (Array.isArray(expected) ? expected.map(String).join(', ') : '')) : '';
  return said && typeof move === 'number' ? faults.move.replace('{}', String(move)) + said : said;
}
