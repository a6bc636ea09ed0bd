/* Which rulings somebody means by a few typed words, best first: for the list of rulings. The words are understood as in the finder. */
import { meanings, stopWords } from '../words/synonyms.ts';
import { numberIn } from './finder/number.ts';
import { rankerOf, type Lang } from './finder/rank.ts';

export interface Entry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
  /** Ids of the questions that it answers, such as Q12. */
  readonly answers: readonly string[];
  /** How often it comes up, from 0, always, to 3, hardly ever. */
  readonly rank: number;
  /** What else people type for it, if known. */
  readonly called?: string;
}

/** Whatever cites the rule of a kind of combination is about it, if only a little. */
const KINDS: Readonly<Record<string, string>> = { 'R5.2': 'interrogation 심문', 'R5.3': 'theft 절도', 'R5.4': 'heist 강탈' };

const rankers = new WeakMap<readonly Entry[], ReturnType<typeof rankerOf>>();

/** Rulings that have all that was typed, or, where none has, most of it; best first. With nothing typed, all of them as they come. A rule by its number leaves what rests on it. */
export function match<E extends Entry>(entries: readonly E[], query: string, lang: Lang): readonly E[] {
  const asked = numberIn(query);
  if (asked && asked.kind !== 'lesson') {
    const rule = `R${asked.number}`, resting = entries.filter(({ rules }) => rules.includes(rule)).sort((a, b) => Number(b.rules[0] === rule) - Number(a.rules[0] === rule));
    const meant = asked.rest ? match(entries, asked.rest, lang).filter((entry) => resting.includes(entry)) : [];
    if (resting.length > 0) return meant.length > 0 ? meant : resting;
  }
  return byWords(entries, query, lang);
}

function byWords<E extends Entry>(entries: readonly E[], query: string, lang: Lang): readonly E[] {
  let rank = rankers.get(entries);
  if (!rank) {
    rank = rankerOf(entries.map(({ id, question, answer, rules, answers, called = '' }) => ({ fields: [[question, 3], [id.replaceAll('-', ' '), 1.2], [answer, 1], [answers.join(' '), 3], [rules.map((rule) => KINDS[rule] ?? '').join(' '), 0.3]], titles: called ? called.split(', ') : [] })), { lang, stopWords: stopWords[lang], meanings: meanings[lang] });
    rankers.set(entries, rank);
  }
  const { ranked, asked } = rank(query), most = Math.max(0, ...ranked.map(({ count }) => count));
  if (asked === 0) return entries;
  return ranked.filter(({ count }) => count === most).map(({ at, score }) => ({ entry: entries[at], score: score * (1.3 - entries[at].rank / 10) })).sort((a, b) => b.score - a.score).map(({ entry }) => entry);
}
