/** The rulebook for other programs: everything as one object each, in both languages, as it is published with the site and in the package. */
import { ruleSentences as shortEn } from '../rules/sentences.en.ts';
import { ruleSentences as shortKo } from '../rules/sentences.ko.ts';
import { ruleWords as en } from './rules.en.ts';
import { ruleWords as ko } from './rules.ko.ts';
import { RULES } from './rules.ts';
import { RULINGS } from './rulings/index.ts';
import { loadRulingWords } from './rulings/words.ts';
import { RULES_VERSION } from './versions.ts';

/** The numbered rules: `rules.json`, see `schema/rules.schema.json`. */
export const rulesJson = () => ({
  $schema: './schema/rules.schema.json',
  version: RULES_VERSION,
  rules: RULES.map(({ id, sources, options = [], example, versions, see }) => ({
    id,
    title: { en: en[id].title, ko: ko[id].title },
    short: { en: shortEn[id], ko: shortKo[id] },
    sentences: sources.map((from, i) => {
      const [inEn, inKo] = [en[id].sentences[i]!, ko[id].sentences[i]!];
      return { sources: from, text: { en: inEn.text, ko: inKo.text }, ...(inEn.why ? { why: { en: inEn.why, ko: inKo.why! } } : {}) };
    }),
    options,
    example: { ...(example ? { position: example.position, moves: example.moves, refused: example.refused ?? false } : { position: null, moves: [], refused: false }), text: { en: en[id].example, ko: ko[id].example } },
    versions: versions.map((version) => ({ version, text: { en: en[id].history[version]!, ko: ko[id].history[version]! } })),
    see,
    rulings: RULINGS.filter(({ rules }) => (rules as readonly string[]).includes(id)).map((ruling) => ruling.id),
  })),
});

/** The rulings: `rulings.json`, see `schema/rulings.schema.json`. */
export async function rulingsJson() {
  const [inEn, inKo] = await Promise.all([loadRulingWords('en'), loadRulingWords('ko')]);
  return {
    $schema: './schema/rulings.schema.json',
    version: RULES_VERSION,
    rulings: RULINGS.map(({ id, answers, phase, often, position, moves, outcome, rules, readings, occasion }) => {
      const [one, other] = [inEn[id]!, inKo[id]!];
      const both = (part: 'question' | 'answer' | 'story' | 'reason') => ({ en: one[part], ko: other[part] });
      return {
        id, question: both('question'), answer: both('answer'), position, moves, outcome, story: both('story'), reason: both('reason'), rules,
        readings: readings.map(({ options, moves: own, outcome: there, saidBy = [] }, i) => ({ options, ...(own ? { moves: own } : {}), ...(there ? { outcome: there } : {}), saidBy, text: { en: one.readings[i]!, ko: other.readings[i]! } })),
        phase, often, answers, ...(occasion ? { occasion } : {}),
      };
    }),
  };
}
