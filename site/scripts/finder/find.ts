/* What somebody means by what is typed into the finder: a number in any spelling, or words. */
import type { Entry, Kind } from './entries.ts';
import { numberIn, partIn, type Numbered, type Part } from './number.ts';
import { LONGEST, rankerOf, type Vocabulary } from './rank.ts';
import { plain } from './text.ts';

export interface Found { readonly entry: Entry; readonly score: number }

/** Why what was asked for is not among what was found: no such rule, chapter or lesson, or nothing that fits. */
export type Note = { readonly why: 'rule'; readonly number: string; readonly chapter: number; readonly first: string; readonly last: string } | { readonly why: 'chapter'; readonly number: number; readonly last: number } | { readonly why: 'lesson'; readonly number: string } | { readonly why: 'nothing' };

export interface Answer {
  /** What fits, best first. */
  readonly found: readonly Found[];
  readonly note: Note | null;
  /** Where nothing fits, the chapters that are nearest; none if nothing is near either. */
  readonly near: readonly Entry[];
}

export interface Finder {
  (query: string): readonly Found[];
  /** The same with what is to be said about it. */
  readonly ask: (query: string) => Answer;
}

/** What a word is worth in each field, beside the ways of asking (rank.ts): in the title, in what it says, in its name in the address. */
const WORTH = { title: 3, line: 1.12, id: { en: 1.62, ko: 0.81 } } as const;
/** Who asks in one or two words wants to know what they mean; who asks a question wants an answer. */
const FOR_WORDS: Readonly<Record<Kind, number>> = { word: 1.62, rule: 1.15, lesson: 0.63, page: 1.43, ruling: 1.01 };
const FOR_QUESTIONS: Readonly<Record<Kind, number>> = { word: 0.55, rule: 1.35, lesson: 0.48, page: 0.64, ruling: 1.1 };
/** How much it says for a rule that what rests on it fits too, and the other way round. */
const BESIDE = 0.2;
/** How much it says that the title of a chapter, or the name of a ruling in its address, is just what was typed. */
const JUST = 4;

/** Where a question is asked, however few words it has. */
const ASKS = /\?|^(?:can|may|do|does|did|is|are|what|who|when|how|which|must|should|if|i|we|he|she|my)\b|(?:나요|까요?|되나|돼|됨|임|음|가능|어요|으?면|했는데|[가-힣]해)\??$/u;

/** How well the best has to fit to be shown at all: by what it has of the words (rank.ts), and by its score, up to some. Measured on questions of newcomers and on what has nothing to do with the game. */
const FITS = 0.65, SCORED = 0.006, MOST = 60;

/** A finder over some entries: what fits a query, best first. It never throws, whatever is typed, and looks at no more than its first 200 characters. */
export function finderOf(entries: readonly Entry[], vocabulary: Vocabulary): Finder {
  const isChapter = ({ kind, path, title }: Entry): boolean => kind === 'page' && path.startsWith('/rules/#') && /^\d /.test(title);
  const rank = rankerOf(entries.map((entry) => ({
    // The number of a chapter is no word that anybody asks by.
    fields: [[isChapter(entry) ? entry.title.slice(2) : entry.title, WORTH.title], [entry.line, WORTH.line], [entry.kind === 'page' ? '' : entry.id.replaceAll('-', ' '), WORTH.id[vocabulary.lang]]],
    titles: entry.asked,
  })), vocabulary);

  const isJust = (entry: Entry, words: string): boolean => words === (isChapter(entry) ? plain(entry.title) : entry.kind === 'ruling' ? entry.id.replaceAll('-', ' ') : null);

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

  const chapters = entries.filter(isChapter);
  const listed = (some: readonly Entry[]): readonly Found[] => some.map((entry, n) => ({ entry, score: some.length - n }));

  /** What has no such number, or is a chapter. */
  function part({ kind, chapter, number }: Part): Answer {
    if (kind === 'lesson') {
      const lessons = entries.filter((entry) => entry.kind === 'lesson' && entry.number.startsWith(`${chapter}.`));
      return { found: listed(lessons.length > 0 ? lessons : entries.filter(({ key }) => key === 'page:/learn/')), note: number !== null || lessons.length === 0 ? { why: 'lesson', number: number ?? String(chapter) } : null, near: [] };
    }
    const head = chapters[chapter - 1], rules = entries.filter((entry) => entry.kind === 'rule' && entry.number.startsWith(`R${chapter}.`));
    if (!head) return { found: listed(chapters), note: { why: 'chapter', number: chapter, last: chapters.length }, near: [] };
    return { found: listed([head, ...rules]), note: number === null ? null : { why: 'rule', number, chapter, first: rules[0].number, last: rules.at(-1)!.number }, near: [] };
  }

  /** Chapters of the rules that something is about, those of the best first. */
  function nearTo(found: readonly Found[]): readonly Entry[] {
    const numbers = found.slice(0, 6).flatMap(({ entry }) => (entry.kind === 'page' ? [] : entry.rules.slice(0, 1))).map((rule) => Number(rule[1]));
    return [...new Set(numbers)].flatMap((number) => chapters[number - 1] ?? []).slice(0, 3);
  }

  /** A rule and what rests on it first of all say the same in other words: where both fit, each is likelier. Best first. */
  function supported(fits: readonly Found[]): readonly Found[] {
    const best = new Map<string, number>(), second = new Map<string, number>();
    for (const { entry: { rules: [rule] }, score } of fits) {
      if (rule === undefined) continue;
      const most = best.get(rule) ?? 0;
      second.set(rule, Math.max(second.get(rule) ?? 0, Math.min(most, score)));
      best.set(rule, Math.max(most, score));
    }
    return fits.map(({ entry, score }) => {
      const [rule] = entry.rules, most = best.get(rule) ?? 0;
      return { entry, score: score + BESIDE * (score === most ? second.get(rule) ?? 0 : Math.min(most, score * 2)) };
    }).sort((a, b) => b.score - a.score);
  }

  function ask(typed: string): Answer {
    const query = typed.slice(0, LONGEST), asked = numberIn(query), byNumber = asked ? numbered(asked) : [];
    if (byNumber.some(({ score }) => score >= 9)) return { found: byNumber, note: null, near: [] };
    const absent = partIn(query);
    if (absent) return part(absent);
    const { ranked, telling, fit } = rank(query);
    const words = plain(query), prior = telling > 2 || (telling > 1 && ASKS.test(words)) ? FOR_QUESTIONS : FOR_WORDS;
    const found = supported(ranked.map(({ at, score }): Found => {
      const entry = entries[at];
      return { entry, score: score * prior[entry.kind] * (isJust(entry, words) ? JUST : 1) * (entry.kind === 'ruling' ? 1.05 - entry.rank / 20 : 1) };
    }));
    // What fits far less than the best only stands in the way.
    const best = found[0]?.score ?? 0;
    if (found.length === 0 || fit + SCORED * Math.min(MOST, best) < FITS) return { found: [], note: { why: 'nothing' }, near: nearTo(found) };
    return { found: found.filter(({ score }) => score > best / 5), note: null, near: [] };
  }

  return Object.assign((typed: string) => ask(typed).found, { ask });
}
