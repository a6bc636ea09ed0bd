/* The rulebook in the language of a page. */
import type { RuleId } from '../../../machine/index.ts';
import { descriptionWords as descriptionsEn } from '../../../machine/rulebook/descriptions.en.ts';
import { descriptionWords as descriptionsKo } from '../../../machine/rulebook/descriptions.ko.ts';
import { DESCRIPTIONS, type Description, type DescriptionId } from '../../../machine/rulebook/descriptions.ts';
import { differenceWords as differencesEn } from '../../../machine/rulebook/differences.en.ts';
import { differenceWords as differencesKo } from '../../../machine/rulebook/differences.ko.ts';
import { ruleWords as rulesEn } from '../../../machine/rulebook/rules.en.ts';
import { ruleWords as rulesKo } from '../../../machine/rulebook/rules.ko.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { loadRulingWords } from '../../../machine/rulebook/rulings/words.ts';
import type { Lang, RuleWords, RulingWords } from '../../../machine/rulebook/types.ts';

export const langOf = (lang: string): Lang => (lang === 'ko' ? 'ko' : 'en');
export const ruleWords = (lang: Lang): Readonly<Record<RuleId, RuleWords>> => (lang === 'ko' ? rulesKo : rulesEn);
export const differenceWords = (lang: Lang) => (lang === 'ko' ? differencesKo : differencesEn);
export const descriptionWords = (lang: Lang) => (lang === 'ko' ? descriptionsKo : descriptionsEn);
export { loadRulingWords, RULINGS };

/** The rulings that cite a rule, with what they ask. */
export const rulingsOn = (rule: RuleId, asked: Readonly<Record<string, RulingWords>>): readonly { readonly id: string; readonly question: string }[] =>
  RULINGS.filter(({ rules }) => rules.includes(rule)).map(({ id }) => ({ id, question: asked[id].question }));

/** A published description by its id. */
export const description = (id: DescriptionId): Description => DESCRIPTIONS.find((one) => one.id === id)!;
