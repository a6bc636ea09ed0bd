/* Which of some texts are meant by a few typed words, best first. Pure functions; what the texts are, others know (find.ts, ../match.ts). */
import { isNear, plain, stemOf, wordsOf } from './text.ts';

export type Lang = 'en' | 'ko';

/** What is known of the words of a language (site/words/synonyms.ts). */
export interface Vocabulary {
  readonly lang: Lang;
  /** What people call things, and what the texts call them, the likeliest first. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
  /** Kinds of combinations, and the rule of each. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Words that say nothing about a case. */
  readonly stopWords: readonly string[];
}

/** A text by its fields, each with what a word is worth in it. The first is its title. */
export interface Text { readonly fields: readonly (readonly [text: string, worth: number])[]; readonly rules: readonly string[]; /** What else it could be headed by. */ readonly titles?: readonly string[] }
export interface Ranked {
  /** Which of the texts. */
  readonly at: number;
  /** How well it fits: only to be compared. */
  readonly score: number;
  /** How many of the words that were typed it has. */
  readonly count: number;
}
export interface Answer {
  /** What fits at all, best first. */
  readonly ranked: readonly Ranked[];
  /** How many words or phrases the query was understood as. */
  readonly asked: number;
  /** How many of them say something: the longer, the more of a question it is. */
  readonly telling: number;
}

/** Longer than this nobody asks. */
export const LONGEST = 200;

/** What one word, or a phrase that has a meaning of its own, may be in a text: any of some groups of stems, each with how sure it is. */
interface Wanted { readonly either: readonly { readonly stems: readonly string[]; readonly sure: number }[]; readonly weight: number; readonly rule: string | null }

interface Read { readonly worth: ReadonlyMap<string, number>; readonly runs: readonly (readonly [run: string, worth: number])[]; readonly titles: readonly (readonly string[])[]; readonly rules: ReadonlySet<string> }

/** How sure another name is: they stand with the likeliest first. */
const likely = (n: number): number => Math.max(0.7, 0.88 - n * 0.06);

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

function read({ fields, rules, titles = [] }: Text): Read {
  const worth = new Map<string, number>();
  for (const [text, value] of fields) for (const stem of new Set(stemsOf(text))) worth.set(stem, Math.max(worth.get(stem) ?? 0, value) + Math.min(worth.get(stem) ?? 0, value) / 4);
  return { worth, runs: fields.map(([text, value]) => [` ${stemsOf(text).join(' ')} `, value]), titles: [fields[0][0], ...titles].map((title) => [...new Set(stemsOf(title))]), rules: new Set(rules.map((rule) => rule.toLowerCase())) };
}

/** What a word that says nothing about a case is worth: where all else is equal, it decides. */
const HARDLY = 0.1;

/** Syllables, at most, that are looked at as one word where spaces are missing; and letters of a run of them. */
const SYLLABLES = 7, RUN = 30;

/** What is known of the words of a language: how they are called otherwise. */
interface Names { readonly words: ReadonlyMap<string, readonly (readonly string[])[]>; readonly phrases: readonly (readonly [RegExp, readonly (readonly string[])[]])[]; readonly stop: ReadonlyMap<string, number>; readonly kinds: ReadonlyMap<string, string> }

function namesIn({ lang, synonyms, kinds, stopWords }: Vocabulary): Names {
  const words = new Map<string, (readonly string[])[]>(), phrases: [RegExp, readonly (readonly string[])[]][] = [];
  for (const [name, others] of Object.entries(synonyms)) {
    const stems = others.map(stemsOf);
    if (name.includes(' ')) {
      const spaced = lang === 'ko' ? Array.from(name.replaceAll(' ', '')).join(' ?') : `(?<= )${name}(?= )`;
      phrases.push([new RegExp(spaced), [stemsOf(name), ...stems]]);
    } else {
      words.set(stemOf(name), [...(words.get(stemOf(name)) ?? []), ...stems]);
    }
  }
  phrases.sort(([a], [b]) => b.source.length - a.source.length);
  return { words, phrases, stop: new Map(stopWords.map((word) => [word, HARDLY])), kinds: new Map(Object.entries(kinds).map(([word, rule]) => [stemOf(word), rule])) };
}

/** Ranks texts by typed words. What can be worked out beforehand is, so that it answers at once. */
export function rankerOf(texts: readonly Text[], vocabulary: Vocabulary): (query: string) => Answer {
  const all = texts.map(read), names = namesIn(vocabulary);
  /** Who has a stem. */
  const having = new Map<string, number[]>();
  for (const [n, { worth }] of all.entries()) for (const stem of worth.keys()) having.set(stem, [...(having.get(stem) ?? []), n]);
  const isKnown = (stem: string): boolean => having.has(stem) || names.words.has(stem);
  const weightOf = (stem: string): number => rarity(having.get(stem)?.length ?? 1);
  const rarity = (texts: number): number => Math.log(1 + all.length / Math.max(1, texts));

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
    const found: Wanted[] = [];
    let rest = ` ${plain(query)} `;
    for (const [phrase, either] of names.phrases) {
      if (!phrase.test(rest)) continue;
      rest = rest.replace(phrase, ' ');
      found.push({ either: either.map((stems, n) => ({ stems, sure: n === 0 ? 1 : likely(n - 1) })), weight: 1, rule: null });
    }
    for (const word of wordsOf(rest).flatMap(apart)) {
      const stem = stemOf(word), others = names.words.get(stem) ?? [];
      const either = [...(having.has(stem) ? [{ stems: [stem], sure: 1 }] : []), ...others.map((stems, n) => ({ stems, sure: likely(n) }))];
      if (either.length === 0 && stem.length >= 2) {
        // As far as it is typed; or with a slip.
        const longer = [...having.keys()].filter((known) => known.startsWith(stem)), near = longer.length > 0 || stem.length < 4 ? [] : [...having.keys()].filter((known) => known[0] === stem[0] && isNear(known, stem));
        either.push(...longer.map((known) => ({ stems: [known], sure: 0.7 })), ...near.map((known) => ({ stems: [known], sure: 0.7 })));
        for (const known of names.words) if (near.length === 0 && longer.length === 0 && stem.length >= 4 && known[0][0] === stem[0] && isNear(known[0], stem)) either.push(...known[1].map((stems) => ({ stems, sure: 0.6 })));
      }
      found.push({ either, weight: names.stop.get(word) ?? 1, rule: names.kinds.get(stem) ?? null });
    }
    const telling = found.filter(({ weight }) => weight > HARDLY);
    return telling.length > 0 ? found : found.map((wanted) => ({ ...wanted, weight: 1 }));
  }

  return (typed) => {
    const query = Array.from(typed.slice(0, LONGEST * 2)).slice(0, LONGEST).join('');
    const wanted = wantedIn(query);
    /** For each of what is wanted, what it is worth in which texts. */
    const worth = wanted.map(({ either, rule }) => {
      const values = new Map<number, number>();
      const raise = (n: number, value: number): void => { if (value > (values.get(n) ?? 0)) values.set(n, value); };
      for (const { stems, sure } of either) {
        // Of several words each has to follow the one before.
        const run = ` ${stems.join(' ')} `;
        for (const n of having.get(stems[0]) ?? []) raise(n, sure * (stems.length === 1 ? all[n].worth.get(stems[0])! : Math.max(0, ...all[n].runs.map(([text, value]) => (text.includes(run) ? value : 0)))));
      }
      // Whatever cites the rule of a kind of combination is about it, if only a little.
      if (rule) for (const [n, { rules }] of all.entries()) if (rules.has(rule)) raise(n, 0.3);
      return values;
    });
    const rare = worth.map((values, n) => (values.size > 0 ? rarity(values.size) * wanted[n].weight : 0)), whole = rare.reduce((sum, each) => sum + each, 0);
    const hits = new Set(worth.flatMap((values) => [...values.keys()]));
    const meant = new Map(wanted.flatMap(({ either }) => either.flatMap(({ stems, sure }) => stems.map((stem) => [stem, sure] as const))));
    const ranked = [...hits].map((at): Ranked => {
      const has = worth.map((values) => values.get(at) ?? 0);
      const sum = has.reduce((total, value, n) => total + value * rare[n], 0), covered = has.reduce((total, value, n) => total + (value > 0 ? rare[n] : 0), 0) / whole;
      /** How much of a title was typed. */
      const told = Math.max(...all[at].titles.map((title) => title.reduce((total, stem) => total + weightOf(stem) * (meant.get(stem) ?? 0), 0) / (title.reduce((total, stem) => total + weightOf(stem), 0) || 1)));
      return { at, score: sum * (0.3 + 0.7 * covered) * (1 + told), count: has.filter((value) => value > 0).length };
    });
    return { ranked: ranked.sort((a, b) => b.score - a.score || a.at - b.at), asked: wanted.length, telling: wanted.filter(({ either, weight }) => either.length > 0 && weight > HARDLY).length };
  };
}
