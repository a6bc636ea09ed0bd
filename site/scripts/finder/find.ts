/* What somebody means by what is typed into the finder: a number in any spelling, or words. */
import type { Entry, Kind } from './entries.ts';
import { numberIn, type Numbered } from './number.ts';
import { LONGEST, rankerOf, type Vocabulary } from './rank.ts';
import { plain } from './text.ts';

export interface Found { readonly entry: Entry; readonly score: number }

/** What each field of a kind is worth: its title, what it says, what else it says, its name in the address. */
const WORTH = { title: 3, line: 1.3, more: 0.7, id: 1.8, called: 2.4 } as const;
/** Who asks in one or two words wants to know what they mean; who asks a question wants an answer. */
const FOR_WORDS: Readonly<Record<Kind, number>> = { word: 1.3, rule: 1.15, lesson: 0.95, page: 1, ruling: 0.85 };
const FOR_QUESTIONS: Readonly<Record<Kind, number>> = { word: 0.75, rule: 1, lesson: 0.9, page: 0.75, ruling: 1.1 };

/** Where a question is asked, however few words it has. */
const ASKS = /\?|^(?:can|may|do|does|did|is|are|what|who|when|how|which|must|should|if|i|we|he|she|my)\b|(?:나요|까요?|되나|돼|됨|임|음|가능|어요|으?면|했는데|[가-힣]해)\??$/u;

/** A finder over some entries: what fits a query, best first. It never throws, whatever is typed, and looks at no more than its first 200 characters. */
export function finderOf(entries: readonly Entry[], vocabulary: Vocabulary): (query: string) => readonly Found[] {
  const rank = rankerOf(entries.map(({ kind, id, title, line, more, called, rules }) => ({ fields: [[title, WORTH.title], [line, WORTH.line], [more, WORTH.more], [called, WORTH.called], [kind === 'page' ? '' : id.replaceAll('-', ' '), vocabulary.lang === 'en' ? WORTH.id : WORTH.id / 2]], rules, titles: called.split(', ') })), vocabulary);

  /** By number: what bears it, and what rests on it. */
  function numbered({ kind, number }: Numbered): readonly Found[] {
    const rule = `R${number}`, worth = (entry: Entry): number =>
      (entry.kind === 'rule' && entry.id === rule) ? (kind === 'lesson' ? 0 : 10)
      : (entry.kind === 'lesson' && entry.number === number) ? (kind === 'rule' ? 0 : kind === 'lesson' ? 11 : 9)
      : kind === 'lesson' ? 0
      : entry.kind === 'lesson' && entry.rules.includes(rule) ? (entry.rules[0] === rule ? 5 : 3)
      : entry.kind === 'ruling' && entry.rules.includes(rule) ? (entry.rules[0] === rule ? 6 : 2) - entry.rank / 10
      : 0;
    return entries.map((entry) => ({ entry, score: worth(entry) })).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  }

  return (typed) => {
    const query = typed.slice(0, LONGEST), asked = numberIn(query), byNumber = asked ? numbered(asked) : [];
    if (byNumber.some(({ score }) => score >= 9)) return byNumber;
    const { ranked, telling } = rank(query), prior = telling > 2 || (telling > 1 && ASKS.test(plain(query))) ? FOR_QUESTIONS : FOR_WORDS;
    const found = ranked.map(({ at, score }): Found => {
      const entry = entries[at];
      return { entry, score: score * prior[entry.kind] * (entry.kind === 'ruling' ? 1.05 - entry.rank / 20 : 1) };
    }).sort((a, b) => b.score - a.score);
    // What fits far less than the best only stands in the way.
    return found.filter(({ score }) => score > (found[0]?.score ?? 0) / 5);
  };
}
