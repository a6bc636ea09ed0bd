/* Which of some texts are meant by a few typed words, best first. Pure functions; what the texts are, others know (find.ts, ../match.ts). */
import { isNear, stemOf, wordsOf } from './text.ts';

export type Lang = 'en' | 'ko';

/** What is known of the words of a language (site/words/synonyms.ts). */
export interface Vocabulary {
  readonly lang: Lang;
  /** Words that say nothing about a case. */
  readonly stopWords: readonly string[];
  /** Words, or several of them, that mean the same, each group in one text. `~` stands for a few words between. */
  readonly meanings: readonly string[];
}

/** A text by its fields, each with what a word is worth in it. The first is its title. */
export interface Text { readonly fields: readonly (readonly [text: string, worth: number])[]; /** Other ways of asking for it. */ readonly titles?: readonly string[] }
export interface Ranked {
  /** Which of the texts. */
  readonly at: number;
  /** How well it fits: only to be compared. */
  readonly score: number;
  /** How many of the words that were typed it has. */
  readonly count: number;
  /** How much one of the ways of asking for it is like what was typed, from 0 to about 1. */
  readonly like: number;
}
export interface Answer {
  /** What fits at all, best first. */
  readonly ranked: readonly Ranked[];
  /** How well the best fits what was typed, about from 0 to 1.6: how many of the words it has, whether it is asked for like this, whether they are words of the game. */
  readonly fit: number;
  /** How many words or phrases the query was understood as. */
  readonly asked: number;
  /** How many of them say something: the longer, the more of a question it is. */
  readonly telling: number;
}

/** Longer than this nobody asks. */
export const LONGEST = 200;

/** What one word, or several that mean one thing, may be in a text: any of some stems or meanings, each with how sure it is. */
interface Wanted { readonly either: readonly (readonly [stem: string, sure: number])[]; readonly weight: number; /** By which it is told whether it stands beside another one. */ readonly as: string }

/** A word as it stands in a text, or several that mean one thing: its stem, and what it means. */
interface Token { readonly stem: string | null; readonly means: readonly string[] }

/** One way of asking for a text: its words, how much they say, and which stand beside each other. */
interface Head { readonly slots: readonly { readonly tokens: readonly string[]; readonly weight: number }[]; readonly whole: number; readonly pairs: ReadonlySet<string> }
interface Read { readonly worth: ReadonlyMap<string, number>; readonly titles: readonly (readonly Token[])[] }

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

// What counts how much: measured on ways of asking that were left out, and on the queries that are there to be tuned to (tests/machine/finder).
/** A word that says nothing about a case, as it was typed: where all else is equal, it decides. And as it stands in a way of asking. */
const HARDLY = 0.15, HARDLY_ASKED = 0.207;
/** How sure it is that two words of one meaning mean the same here. */
const ALIKE = 0.85;
/** A word in one of the ways of asking, and how much more in several of them. */
const ASKED = 2.688, ASKED_OFTEN = 0.218;
/** The part by which a word in a second field counts less than in the first. */
const SECOND_FIELD = 5.056;
/** How much of the score goes by which share of the words is there. */
const COVERED = 0.559;
/** How much a way of asking that is like the query raises the score, and how steeply; and a title that is just what was typed. */
const LIKE = 1.776, STEEP = 2.418, TITLE = 0.688;
/** Words that stand beside each other in both. */
const PAIRS = 0.178;

/** Syllables, at most, that are looked at as one word where spaces are missing; and letters of a run of them. */
const SYLLABLES = 7, RUN = 30;
/** Words, at most, between two that belong together: put the tile back. */
const BETWEEN = 3;

/** By its first word, longest first, what means the same; `~` stands for a few words between. */
type Meanings = ReadonlyMap<string, readonly (readonly [run: readonly string[], meaning: string])[]>;

function meaningsIn({ meanings }: Vocabulary): Meanings {
  const all = new Map<string, (readonly [readonly string[], string])[]>();
  for (const [n, group] of meanings.entries()) {
    for (const name of group.split(', ')) {
      // A star: whatever means the same as this word, which stands in a group before.
      const run = name.split(' ').map((word) => (word === '~' ? word : word.startsWith('*') ? all.get(stemOf(word.slice(1)))!.find(([its]) => its.length === 1)![1] : stemsOf(word)[0])), known = all.get(run[0]) ?? [];
      known.push([run, `=${n}`]);
      all.set(run[0], known.sort(([a], [b]) => b.length - a.length));
    }
  }
  return all;
}

/** What a word means by itself. */
const meansOf = (stem: string, meanings: Meanings): readonly string[] => (meanings.get(stem) ?? []).filter(([run]) => run.length === 1).map(([, meaning]) => meaning);

/** How far a run of words reaches from here: their places, or null. */
function reached(stems: readonly (string | null)[], from: number, run: readonly string[], meanings: Meanings): readonly number[] | null {
  const is = (stem: string | null, wanted: string): boolean => stem !== null && (stem === wanted || (wanted[0] === '=' && meansOf(stem, meanings).includes(wanted)));
  const places = [from];
  for (let n = 1, at = from + 1; n < run.length; n++) {
    const most = run[n] === '~' ? at + BETWEEN : at;
    if (run[n] === '~') n++;
    while (at <= most && at < stems.length && !is(stems[at], run[n])) at++;
    if (at > most || at >= stems.length) return null;
    places.push(at++);
  }
  return places;
}

/** The words of a text with what they mean. Several that mean one thing are one. */
function tokensOf(stems: readonly string[], meanings: Meanings): readonly Token[] {
  const left: (string | null)[] = [...stems], tokens: Token[] = [];
  for (let at = 0; at < left.length; at++) {
    const stem = left[at];
    if (stem === null) continue;
    const known = meanings.get(stem) ?? [], means = meansOf(stem, meanings), several = [...known, ...means.flatMap((each) => meanings.get(each) ?? [])].filter(([run]) => run.length > 1).map(([run, meaning]) => ({ places: reached(left, at, run, meanings), meaning })).find(({ places }) => places !== null);
    if (several) {
      for (const place of several.places!) left[place] = null;
      tokens.push({ stem: null, means: [several.meaning] });
    } else {
      tokens.push({ stem, means });
    }
  }
  return tokens;
}

function read({ fields, titles = [] }: Text, meanings: Meanings): Read {
  const worth = new Map<string, number>(), often = new Map<string, number>(), read: (readonly Token[])[] = [];
  /** The tokens of a text, and to each of its words and meanings what is to be done, once. */
  const told = (text: string, each: (stem: string) => void): readonly Token[] => {
    const stems = stemsOf(text), tokens = tokensOf(stems, meanings);
    for (const stem of new Set([...stems, ...tokens.flatMap(({ means }) => means)])) each(stem);
    return tokens;
  };
  const add = (stem: string, value: number): void => {
    const known = worth.get(stem) ?? 0;
    worth.set(stem, Math.max(known, value) + Math.min(known, value) / SECOND_FIELD);
  };
  for (const [text, value] of fields) {
    const tokens = told(text, (stem) => { add(stem, value); });
    if (read.length === 0) read.push(tokens);
  }
  for (const title of titles) read.push(told(title, (stem) => { often.set(stem, (often.get(stem) ?? 0) + 1); }));
  for (const [stem, times] of often) add(stem, ASKED * (1 + ASKED_OFTEN * Math.log(times)));
  return { worth, titles: read };
}

/** Ranks texts by typed words. What can be worked out beforehand is, so that it answers at once. */
export function rankerOf(texts: readonly Text[], vocabulary: Vocabulary): (query: string) => Answer {
  const meanings = meaningsIn(vocabulary), all = texts.map((text) => read(text, meanings));
  /** Who has a stem. */
  const having = new Map<string, number[]>();
  for (const [n, { worth }] of all.entries()) for (const stem of worth.keys()) (having.get(stem) ?? having.set(stem, []).get(stem)!).push(n);
  /** Words that are known, by their first letter, where slips are rare. */
  const byFirst = new Map<string, string[]>();
  for (const stem of new Set([...having.keys(), ...meanings.keys()])) {
    const some = byFirst.get(stem[0]) ?? [];
    some.push(stem);
    byFirst.set(stem[0], some);
  }
  const isKnown = (stem: string): boolean => having.has(stem) || meanings.has(stem);
  const rarity = (texts: number): number => Math.log(1 + all.length / Math.max(1, texts));
  const stopWords = new Set(vocabulary.stopWords), stops = new Set(vocabulary.stopWords.map(stemOf));
  /** How much a stem, or a meaning, says: the rarer, the more. */
  const weightOf = (stem: string): number => rarity(having.get(stem)?.length ?? 1) * (stops.has(stem) ? HARDLY_ASKED : 1);
  const heads: readonly (readonly Head[])[] = all.map(({ titles }) => titles.map((title): Head => {
    const slots = title.map(({ stem, means }) => ({ tokens: [...(stem === null ? [] : [stem]), ...means], weight: weightOf(stem ?? means[0]) }));
    const as = title.map(({ stem, means }) => means[0] ?? stem!);
    return { slots, whole: slots.reduce((sum, { weight }) => sum + weight, 0), pairs: new Set(as.slice(1).map((each, n) => `${as[n]} ${each}`)) };
  }));

  /** Words that were written together, taken apart where that makes words that are known; else as it is. */
  function apart(word: string): readonly string[] {
    if (isKnown(stemOf(word)) || word.length > RUN) return [word];
    if (!/[가-힣]/.test(word)) {
      for (let at = word.length - 1; at > 2; at--) if (isKnown(stemOf(word.slice(0, at))) && isKnown(stemOf(word.slice(at)))) return [word.slice(0, at), word.slice(at)];
      return [word];
    }
    const best: { readonly value: number; readonly words: readonly string[] }[] = [{ value: 0, words: [] }];
    for (let end = 1; end <= word.length; end++) {
      best[end] = best[end - 1];
      for (let start = Math.max(0, end - SYLLABLES); start < end; start++) {
        const part = word.slice(start, end), value = best[start].value + (end - start) ** 2;
        if (value > best[end].value && isKnown(stemOf(part))) best[end] = { value, words: [...best[start].words, part] };
      }
    }
    return best[word.length].words.length > 0 && best[word.length].value > word.length ? best[word.length].words : [word];
  }

  function wantedIn(query: string): readonly Wanted[] {
    const found: Wanted[] = [], typed = wordsOf(query).flatMap(apart), stems = typed.map(stemOf);
    let from = 0;
    for (const { stem, means } of tokensOf(stems, meanings)) {
      if (stem === null) {
        found.push({ either: [[means[0], 1]], weight: 1, as: means[0] });
        continue;
      }
      const at = stems.indexOf(stem, from), either: (readonly [string, number])[] = [...(having.has(stem) ? [[stem, 1] as const] : []), ...means.map((each) => [each, ALIKE] as const)];
      from = at + 1;
      if (either.length === 0 && stem.length >= 2) {
        // As far as it is typed; or with a slip, also in a word of the same meaning.
        const alike = byFirst.get(stem[0]) ?? [], longer = alike.filter((known) => having.has(known) && known.startsWith(stem)), near = longer.length > 0 || stem.length < 4 ? [] : alike.filter((known) => isNear(known, stem));
        either.push(...[...longer, ...near].flatMap((known) => [[known, 0.7] as const, ...meansOf(known, meanings).map((each) => [each, 0.6] as const)]));
      }
      found.push({ either, weight: stopWords.has(typed[at]) ? HARDLY : 1, as: means[0] ?? stem });
    }
    const telling = found.filter(({ weight }) => weight > HARDLY);
    return telling.length > 0 ? found : found.map((wanted) => ({ ...wanted, weight: 1 }));
  }

  /** How well the best fits what was typed. Words that nothing has count against it, words of the game for it. */
  function fitOf(best: Ranked | undefined, wanted: readonly Wanted[], rare: readonly number[]): number {
    if (!best) return 0;
    let whole = 0, had = 0, ofTheGame = 0, unknown = 0;
    for (const [n, { either, weight, as }] of wanted.entries()) {
      if (weight <= HARDLY) continue;
      const value = rare[n] || rarity(1) * weight;
      whole += value;
      if (rare[n] === 0) unknown = 1;
      else if (as.startsWith('=')) ofTheGame++;
      had += value * Math.max(0, ...either.map(([stem, sure]) => (all[best.at].worth.has(stem) ? sure : 0)));
    }
    return had / (whole || 1) + 0.3 * Math.min(1, best.like) + 0.15 * Math.min(2, ofTheGame) - 0.1 * unknown;
  }

  return (typed) => {
    const query = Array.from(typed.slice(0, LONGEST * 2)).slice(0, LONGEST).join('');
    const wanted = wantedIn(query);
    /** For each of what is wanted, what it is worth in which texts. */
    const worth = wanted.map(({ either }) => {
      const values = new Map<number, number>();
      for (const [stem, sure] of either) for (const n of having.get(stem) ?? []) values.set(n, Math.max(values.get(n) ?? 0, sure * all[n].worth.get(stem)!));
      return values;
    });
    const rare = worth.map((values, n) => (values.size > 0 ? rarity(values.size) * wanted[n].weight : 0)), whole = rare.reduce((sum, each) => sum + each, 0);
    const hits = new Set(worth.flatMap((values) => [...values.keys()]));
    const pairs = wanted.slice(1).map(({ as }, n) => `${wanted[n].as} ${as}`);
    /** By stem or meaning, which of the words may be meant by it. */
    const by = new Map<string, (readonly [n: number, sure: number])[]>();
    for (const [n, { either }] of wanted.entries()) for (const [stem, sure] of either) by.set(stem, [...(by.get(stem) ?? []), [n, sure]]);
    /** How much one way of asking is like what was typed, from 0 to about 1: how much of each is in the other. */
    const likeness = ({ slots, whole: its, pairs: itsPairs }: Head): number => {
      const surest = new Map<number, number>();
      let told = 0;
      for (const { tokens, weight } of slots) {
        let most = 0;
        for (const token of tokens) {
          for (const [n, sure] of by.get(token) ?? []) {
            most = Math.max(most, sure);
            surest.set(n, Math.max(surest.get(n) ?? 0, sure));
          }
        }
        told += weight * most;
      }
      if (told === 0) return 0;
      let kept = 0;
      for (const [n, sure] of surest) kept += rare[n] * sure;
      return (told + kept) / (its + whole) + PAIRS * pairs.filter((pair) => itsPairs.has(pair)).length / Math.max(1, pairs.length, itsPairs.size);
    };
    const ranked = [...hits].map((at): Ranked => {
      const has = worth.map((values) => values.get(at) ?? 0);
      const sum = has.reduce((total, value, n) => total + value * rare[n], 0), covered = has.reduce((total, value, n) => total + (value > 0 ? rare[n] : 0), 0) / whole;
      const likes = heads[at].map(likeness), like = Math.max(...likes);
      return { at, score: sum * (1 - COVERED + COVERED * covered) * (1 + LIKE * like ** STEEP + TITLE * Math.max(0, likes[0] - 0.8)), like, count: has.filter((value) => value > 0).length };
    }).sort((a, b) => b.score - a.score || a.at - b.at);
    return { ranked, fit: fitOf(ranked[0], wanted, rare), asked: wanted.length, telling: wanted.filter(({ either, weight }) => either.length > 0 && weight > HARDLY).length };
  };
}
