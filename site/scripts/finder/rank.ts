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
  /** Words, or several of them, that mean the same, each group in one text. `~` stands for a few words between. */
  readonly meanings: readonly string[];
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

/** What one word, or a phrase that has a meaning of its own, may be in a text: any of some groups of stems, each with how sure it is. */
interface Wanted { readonly either: readonly { readonly stems: readonly string[]; readonly sure: number }[]; readonly weight: number; readonly rule: string | null; /** By which it is told whether it stands beside another one. */ readonly as: string }

/** A word as it stands in a text, or several that mean one thing: its stem, and what it means. */
interface Token { readonly stem: string | null; readonly means: readonly string[] }

/** One way of asking for a text: its words, how much they say, and which stand beside each other. */
interface Head { readonly slots: readonly { readonly tokens: readonly string[]; readonly weight: number }[]; readonly has: ReadonlySet<string>; readonly whole: number; readonly pairs: ReadonlySet<string> }
interface Read { readonly worth: ReadonlyMap<string, number>; readonly runs: readonly (readonly [run: string, worth: number])[]; readonly titles: readonly (readonly Token[])[]; readonly rules: ReadonlySet<string> }

/** How sure another name is: they stand with the likeliest first. */
const likely = (n: number): number => Math.max(0.7, 0.88 - n * 0.06);

const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stemOf);

/** What counts how much: measured on ways of asking that were left out, and on the queries that are there to be tuned to (tests/machine/finder). */
export const WEIGHTS = {
  /** A word that says nothing about a case, as it was typed: where all else is equal, it decides. And as it stands in a way of asking. */
  hardly: 0.15, hardlyAsked: 0.207,
  /** How sure it is that two words of one meaning mean the same here. */
  alike: 0.85,
  /** A word in one of the ways of asking, and how much more in several of them. */
  asked: 2.688, askedOften: 0.218,
  /** The part by which a word in a second field counts less than in the first. */
  secondField: 5.056,
  /** How much of the score goes by which share of the words is there. */
  covered: 0.559,
  /** How much a way of asking that is like the query raises the score, and how steeply; and a title that is just what was typed. */
  like: 1.776, steep: 2.418, title: 0.688,
  /** Words that stand beside each other in both. */
  pairs: 0.178,
};

/** Syllables, at most, that are looked at as one word where spaces are missing; and letters of a run of them. */
const SYLLABLES = 7, RUN = 30;
/** Words, at most, between two that belong together: put the tile back. */
const BETWEEN = 3;

/** What is known of the words of a language: how they are called otherwise. */
interface Names {
  readonly words: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly phrases: readonly (readonly [RegExp, readonly (readonly string[])[]])[];
  readonly stop: ReadonlyMap<string, number>;
  readonly kinds: ReadonlyMap<string, string>;
  /** By the first word, longest first, what means the same; `~` stands for a few words between. */
  readonly meanings: ReadonlyMap<string, readonly (readonly [run: readonly string[], meaning: string])[]>;
}

function namesIn({ lang, synonyms, kinds, stopWords, meanings }: Vocabulary): Names {
  const words = new Map<string, (readonly string[])[]>(), phrases: [RegExp, readonly (readonly string[])[]][] = [], means = new Map<string, (readonly [readonly string[], string])[]>();
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
  for (const [n, group] of meanings.entries()) {
    for (const name of group.split(', ')) {
      const run = name.split(' ').map((word) => (word === '~' ? word : word.startsWith('*') ? means.get(stemOf(word.slice(1)))!.find(([its]) => its.length === 1)![1] : stemsOf(word)[0])), known = means.get(run[0]) ?? [];
      known.push([run, `=${n}`]);
      means.set(run[0], known.sort(([a], [b]) => b.length - a.length));
    }
  }
  return { words, phrases, stop: new Map(stopWords.map((word) => [word, WEIGHTS.hardly])), kinds: new Map(Object.entries(kinds).map(([word, rule]) => [stemOf(word), rule])), meanings: means };
}

/** How far a run of words reaches from here: their places, or null. */
function reached(stems: readonly (string | null)[], from: number, run: readonly string[], meansOf: (stem: string) => readonly string[]): readonly number[] | null {
  const is = (stem: string | null, wanted: string): boolean => stem !== null && (stem === wanted || (wanted[0] === '=' && meansOf(stem).includes(wanted)));
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
function tokensOf(stems: readonly string[], { meanings }: Names): readonly Token[] {
  const meansOf = (stem: string): readonly string[] => meanings.get(stem)?.filter(([run]) => run.length === 1).map(([, meaning]) => meaning) ?? [];
  const left: (string | null)[] = [...stems], tokens: Token[] = [];
  for (let at = 0; at < left.length; at++) {
    const stem = left[at];
    if (stem === null) continue;
    const known = meanings.get(stem) ?? [], means = meansOf(stem), several = [...known, ...means.flatMap((each) => meanings.get(each) ?? [])].filter(([run]) => run.length > 1).map(([run, meaning]) => ({ places: reached(left, at, run, meansOf), meaning })).find(({ places }) => places !== null);
    if (several) {
      for (const place of several.places!) left[place] = null;
      tokens.push({ stem: null, means: [several.meaning] });
    } else {
      tokens.push({ stem, means });
    }
  }
  return tokens;
}

function read({ fields, rules, titles = [] }: Text, names: Names): Read {
  const worth = new Map<string, number>(), told = (text: string): ReadonlySet<string> => {
    const stems = stemsOf(text);
    return new Set([...stems, ...tokensOf(stems, names).flatMap(({ means }) => means)]);
  };
  /** How many of the ways of asking have a word. */
  const often = new Map<string, number>();
  for (const title of titles) for (const stem of told(title)) often.set(stem, (often.get(stem) ?? 0) + 1);
  const add = (stem: string, value: number): void => void worth.set(stem, Math.max(worth.get(stem) ?? 0, value) + Math.min(worth.get(stem) ?? 0, value) / WEIGHTS.secondField);
  for (const [text, value] of fields) for (const stem of told(text)) add(stem, value);
  for (const [stem, times] of often) add(stem, WEIGHTS.asked * (1 + WEIGHTS.askedOften * Math.log(times)));
  const all = [...fields, ...titles.map((title) => [title, WEIGHTS.asked] as const)];
  return { worth, runs: all.map(([text, value]) => [` ${stemsOf(text).join(' ')} `, value]), titles: [fields[0][0], ...titles].map((title) => tokensOf(stemsOf(title), names)), rules: new Set(rules.map((rule) => rule.toLowerCase())) };
}

/** Ranks texts by typed words. What can be worked out beforehand is, so that it answers at once. */
export function rankerOf(texts: readonly Text[], vocabulary: Vocabulary): (query: string) => Answer {
  const names = namesIn(vocabulary), all = texts.map((text) => read(text, names));
  /** Who has a stem. */
  const having = new Map<string, number[]>();
  for (const [n, { worth }] of all.entries()) for (const stem of worth.keys()) having.set(stem, [...(having.get(stem) ?? []), n]);
  const isKnown = (stem: string): boolean => having.has(stem) || names.words.has(stem) || names.meanings.has(stem);
  const rarity = (texts: number): number => Math.log(1 + all.length / Math.max(1, texts));
  const stops = new Set([...names.stop.keys()].map(stemOf));
  /** How much a stem, or a meaning, says: the rarer, the more. */
  const weightOf = (stem: string): number => rarity(having.get(stem)?.length ?? 1) * (stops.has(stem) ? WEIGHTS.hardlyAsked : 1);
  const heads: readonly (readonly Head[])[] = all.map(({ titles }) => titles.map((title): Head => {
    const slots = title.map(({ stem, means }) => ({ tokens: [...(stem === null ? [] : [stem]), ...means], weight: weightOf(stem ?? means[0]) }));
    const as = title.map(({ stem, means }) => means[0] ?? stem!);
    return { slots, has: new Set(slots.flatMap(({ tokens }) => tokens)), whole: slots.reduce((sum, { weight }) => sum + weight, 0), pairs: new Set(as.slice(1).map((each, n) => `${as[n]} ${each}`)) };
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
    const found: Wanted[] = [];
    let rest = ` ${plain(query)} `;
    for (const [phrase, either] of names.phrases) {
      if (!phrase.test(rest)) continue;
      rest = rest.replace(phrase, ' ');
      const meaning = tokensOf(either[0], names), one = meaning.length === 1 ? meaning[0].means : [];
      found.push({ either: [...either.map((stems, n) => ({ stems, sure: n === 0 ? 1 : likely(n - 1) })), ...one.map((each) => ({ stems: [each], sure: WEIGHTS.alike }))], weight: 1, rule: null, as: one[0] ?? either[0].join(' ') });
    }
    const typed = wordsOf(rest).flatMap(apart), stems = typed.map(stemOf);
    let from = 0;
    for (const { stem: alone, means } of tokensOf(stems, names)) {
      if (alone === null) {
        found.push({ either: [{ stems: [means[0]], sure: 1 }], weight: 1, rule: null, as: means[0] });
        continue;
      }
      const stem = alone, at = stems.indexOf(stem, from), word = typed[at], others = names.words.get(stem) ?? [];
      from = at + 1;
      const either = [...(having.has(stem) ? [{ stems: [stem], sure: 1 }] : []), ...means.map((each) => ({ stems: [each], sure: WEIGHTS.alike })), ...others.map((stems, n) => ({ stems, sure: likely(n) }))];
      if (either.length === 0 && stem.length >= 2) {
        // As far as it is typed; or with a slip.
        const longer = [...having.keys()].filter((known) => known.startsWith(stem)), near = longer.length > 0 || stem.length < 4 ? [] : [...having.keys()].filter((known) => known[0] === stem[0] && isNear(known, stem));
        either.push(...longer.map((known) => ({ stems: [known], sure: 0.7 })), ...near.map((known) => ({ stems: [known], sure: 0.7 })));
        for (const known of names.words) if (near.length === 0 && longer.length === 0 && stem.length >= 4 && known[0][0] === stem[0] && isNear(known[0], stem)) either.push(...known[1].map((stems) => ({ stems, sure: 0.6 })));
      }
      found.push({ either, weight: names.stop.get(word) ?? 1, rule: names.kinds.get(stem) ?? null, as: means[0] ?? stem });
    }
    const telling = found.filter(({ weight }) => weight > WEIGHTS.hardly);
    return telling.length > 0 ? found : found.map((wanted) => ({ ...wanted, weight: 1 }));
  }

  /** How well the best fits what was typed. Words that nothing has count against it, words of the game for it. */
  function fitOf(best: Ranked | undefined, wanted: readonly Wanted[], rare: readonly number[]): number {
    if (!best) return 0;
    let whole = 0, had = 0, ofTheGame = 0, unknown = 0;
    for (const [n, { either, weight, as }] of wanted.entries()) {
      if (weight <= WEIGHTS.hardly) continue;
      const value = rare[n] || rarity(1) * weight;
      whole += value;
      if (rare[n] === 0) unknown = 1;
      else if (as.startsWith('=')) ofTheGame++;
      had += value * Math.max(0, ...either.map(({ stems, sure }) => (stems.every((stem) => all[best.at].worth.has(stem)) ? sure : 0)));
    }
    return had / (whole || 1) + 0.3 * Math.min(1, best.like) + 0.15 * Math.min(2, ofTheGame) - 0.1 * unknown;
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
    const meant = new Map<string, number>();
    for (const { either } of wanted) for (const { stems, sure } of either) for (const stem of stems) meant.set(stem, Math.max(meant.get(stem) ?? 0, sure));
    const pairs = wanted.slice(1).map(({ as }, n) => `${wanted[n].as} ${as}`);
    /** By its first stem, what may be wanted by it. */
    const by = new Map<string, { readonly n: number; readonly sure: number; readonly others: readonly string[] }[]>();
    for (const [n, { either }] of wanted.entries()) for (const { stems: [stem, ...others], sure } of either) by.set(stem, [...(by.get(stem) ?? []), { n, sure, others }]);
    /** How much one way of asking is like what was typed, from 0 to about 1: how much of each is in the other. */
    const likeness = ({ slots, has, whole: its, pairs: itsPairs }: Head): number => {
      const surest = new Map<number, number>();
      let told = 0;
      for (const { tokens, weight } of slots) {
        let most = 0;
        for (const token of tokens) {
          most = Math.max(most, meant.get(token) ?? 0);
          for (const { n, sure, others } of by.get(token) ?? []) if (sure > (surest.get(n) ?? 0) && others.every((other) => has.has(other))) surest.set(n, sure);
        }
        told += weight * most;
      }
      if (told === 0) return 0;
      let kept = 0;
      for (const [n, sure] of surest) kept += rare[n] * sure;
      return (told + kept) / (its + whole) + WEIGHTS.pairs * pairs.filter((pair) => itsPairs.has(pair)).length / Math.max(1, pairs.length, itsPairs.size);
    };
    const ranked = [...hits].map((at): Ranked => {
      const has = worth.map((values) => values.get(at) ?? 0);
      const sum = has.reduce((total, value, n) => total + value * rare[n], 0), covered = has.reduce((total, value, n) => total + (value > 0 ? rare[n] : 0), 0) / whole;
      const likes = heads[at].map(likeness), like = Math.max(...likes);
      return { at, score: sum * (1 - WEIGHTS.covered + WEIGHTS.covered * covered) * (1 + WEIGHTS.like * like ** WEIGHTS.steep + WEIGHTS.title * Math.max(0, likes[0] - 0.8)), like, count: has.filter((value) => value > 0).length };
    }).sort((a, b) => b.score - a.score || a.at - b.at);
    return { ranked, fit: fitOf(ranked[0], wanted, rare), asked: wanted.length, telling: wanted.filter(({ either, weight }) => either.length > 0 && weight > WEIGHTS.hardly).length };
  };
}
