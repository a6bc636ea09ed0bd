/* The rulebook in the language of a page. */
import type { RuleId } from '../../../machine/index.ts';
import { ruleWords as en } from '../../../machine/rulebook/rules.en.ts';
import type { Lang, RuleWords, Ruling, RulingWords } from '../../../machine/rulebook/types.ts';

const ko = Object.values(import.meta.glob<{ ruleWords: Readonly<Record<RuleId, RuleWords>> }>('../../../machine/rulebook/rules.ko.ts', { eager: true }))[0]?.ruleWords ?? en;
export const RULINGS: readonly Ruling[] = Object.values(import.meta.glob<{ RULINGS: readonly Ruling[] }>('../../../machine/rulebook/rulings/index.ts', { eager: true }))[0]?.RULINGS ?? [];
const load = Object.values(import.meta.glob<{ loadRulingWords: (lang: Lang) => Promise<Readonly<Record<string, RulingWords>>> }>('../../../machine/rulebook/rulings/words.ts', { eager: true }))[0]?.loadRulingWords;

export const langOf = (lang: string): Lang => (lang === 'ko' ? 'ko' : 'en');
export const ruleWords = (lang: Lang): Readonly<Record<RuleId, RuleWords>> => (lang === 'ko' ? ko : en);
export const rulingWords = async (lang: Lang): Promise<Readonly<Record<string, RulingWords>>> => (await load?.(lang)) ?? {};

/** The rulings that cite a rule, with what they ask. */
export const rulingsOn = (rule: RuleId, asked: Readonly<Record<string, RulingWords>>): readonly { readonly id: string; readonly question: string }[] =>
  RULINGS.filter(({ rules }) => rules.includes(rule)).map(({ id }) => ({ id, question: asked[id]?.question ?? id }));
