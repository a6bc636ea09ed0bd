/* What somebody means by what is typed into the finder: a number in any spelling, or words. */
import type { Entry, Kind } from './entries.ts';
import { LONGEST, rankerOf, type Lang } from './rank.ts';

export interface Found { readonly entry: Entry; readonly score: number }

/** A number as it is typed: `R5.6`, `5.6`, `r5-6`, `rule 5,6`, `규칙 5점6`, `lesson 3.2`; with nothing else around it, or marked as what it is. */
interface Numbered { readonly kind: 'rule' | 'lesson' | null; readonly number: string }

const RULE_MARK = '(?:rules?|r|§|#|규칙|룰)', LESSON_MARK = '(?:lessons?|수업|레슨)';
const POINT = '\\s*[.,\\-_:·점/ ]\\s*';
const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${RULE_MARK}\\W{0,3})*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})\\W{0,3}(?<a>\\d)(?:${POINT})?(?<b>\\d)(?!\\d)`, 'u');
const MARKED_BEHIND = new RegExp(`(?<!\\d)(?<a>\\d)${POINT}(?<b>\\d)(?!\\d)\\s*번?째?\\s*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})`, 'u');
const BARE = new RegExp(`^\\W*(?<a>\\d)${POINT}(?<b>\\d)\\W*(?:번|항|조)?\\W*$`, 'u');

function numberIn(query: string): Numbered | null {
  const text = query.normalize('NFKC').toLowerCase(), marked = MARKED.exec(text) ?? MARKED_BEHIND.exec(text), groups = (marked ?? BARE.exec(text))?.groups;
  return groups ? { kind: marked ? (groups.lesson ? 'lesson' : 'rule') : null, number: `${groups.a}.${groups.b}` } : null;
}

/** What each field of a kind is worth: its title, what it says, what else it says, its name in the address. */
const WORTH = { title: 3, line: 1.3, more: 0.7, id: 1.8 } as const;
/** Who asks in one or two words wants to know what they mean; who asks a question wants an answer. */
const FOR_WORDS: Readonly<Record<Kind, number>> = { word: 1.3, rule: 1.15, lesson: 0.95, page: 1, ruling: 0.85 };
const FOR_QUESTIONS: Readonly<Record<Kind, number>> = { word: 0.75, rule: 1, lesson: 0.9, page: 0.75, ruling: 1.1 };

/** A finder over some entries: what fits a query, best first. It never throws, whatever is typed, and looks at no more than its first 200 characters. */
export function finderOf(entries: readonly Entry[], lang: Lang): (query: string) => readonly Found[] {
  const rank = rankerOf(entries.map(({ kind, id, title, line, more, rules }) => ({ fields: [[title, WORTH.title], [line, WORTH.line], [more, WORTH.more], [kind === 'page' ? '' : id.replaceAll('-', ' '), lang === 'en' ? WORTH.id : WORTH.id / 2]], rules })), lang);

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
    const { ranked, telling } = rank(query), prior = telling > 2 ? FOR_QUESTIONS : FOR_WORDS;
    const found = ranked.map(({ at, score }): Found => {
      const entry = entries[at];
      return { entry, score: score * prior[entry.kind] * (entry.kind === 'ruling' ? 1.05 - entry.rank / 20 : 1) };
    }).sort((a, b) => b.score - a.score);
    // What fits far less than the best only stands in the way.
    return found.filter(({ score }) => score > (found[0]?.score ?? 0) / 5);
  };
}
