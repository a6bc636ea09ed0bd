/* Which rulings somebody means by a few typed words, best first. A pure function: the page brings the entries, and shows what comes back. */
import { kinds, stopWords, synonyms } from '../words/synonyms.ts';

export interface Entry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
  /** Ids of the questions that it answers, such as Q12. */
  readonly answers: readonly string[];
  /** How often it comes up, from 0, always, to 3, hardly ever. */
  readonly rank: number;
}

/** As words are compared: no case, letters that look alike are alike, and of all the marks only the point of a number. */
export const plain = (words: string): string =>
  words.normalize('NFKC').toLowerCase().replace(/[à-ÿ]/g, (letter) => letter.normalize('NFD')[0])
    .replace(/['’]/g, '').replace(/(?<!\d)\.|\.(?!\d)/g, ' ').replace(/[^\p{L}\p{N}.]+/gu, ' ').trim();

/** A Korean word without the particle at its end. */
const PARTICLE = /(?<=[가-힣]{2})(?:으로|에서|까지|부터|이나|을|를|이|가|은|는|의|에|도|로|과|와|만|요)$/;
/** An English word without its ending, for words that are long enough. */
const stems = (word: string): readonly string[] => {
  if (/[가-힣]/.test(word)) return PARTICLE.test(word) ? [word.replace(PARTICLE, '')] : [];
  return [...(/[a-z]{3}s$/.test(word) ? [word.replace(/(?<=s|x|ch|sh)es$|s$/, '')] : []), ...(/[a-z]{3}(?:ed|ing)$/.test(word) ? [word.replace(/(?:(.)\1)?(?:ed|ing)$/, '$1')] : [])];
};

/** What was typed: each word, or a phrase that has a meaning of its own, with whatever else it may be called. */
interface Wanted { readonly typed: readonly string[]; readonly also: readonly string[]; readonly rule: string | null }

function wantedIn(query: string, lang: 'en' | 'ko'): readonly Wanted[] {
  const known = synonyms[lang], left: string[] = [], found: Wanted[] = [];
  // Phrases first, the longest before all others; in Korean it does not matter where the spaces are.
  let rest = ` ${plain(query)} `;
  const spaced = (phrase: string): RegExp => new RegExp(lang === 'ko' ? [...phrase.replaceAll(' ', '')].join(' ?') : `(?<= )${phrase}(?= )`);
  for (const phrase of Object.keys(known).filter((key) => key.includes(' ')).sort((a, b) => b.length - a.length)) {
    if (!spaced(phrase).test(rest)) continue;
    rest = rest.replace(spaced(phrase), ' ');
    found.push({ typed: [phrase], also: known[phrase], rule: null });
  }
  left.push(...rest.split(' ').filter(Boolean));
  const meant = left.filter((word) => !stopWords[lang].includes(word)), words = meant.length > 0 || found.length > 0 ? meant : left;
  for (const word of words) {
    const typed = [word, ...stems(word)], rule = /^r?(\d)\.(\d)$|^r(\d)$/.exec(word);
    found.push({ typed, also: typed.flatMap((name) => (Object.hasOwn(known, name) ? known[name] : [])), rule: rule ? (rule[3] ? `r${rule[3]}.` : `r${rule[1]}.${rule[2]}`) : null });
  }
  return found;
}

/** Whether a text has a name: Korean anywhere and whatever the spaces, a number as a whole, other words from their beginning. */
const has = (text: string, name: string): boolean => {
  if (/[가-힣]/.test(name)) return text.replaceAll(' ', '').includes(name.replaceAll(' ', ''));
  return ` ${text} `.includes(/^[\d.]+$/.test(name) ? ` ${name} ` : ` ${name}`) || (/^\d+$/.test(name) && new RegExp(`(?<![\\d.])${name}(?![\\d.])`).test(text));
};

/** What a word is worth by where it stands: as it was typed, and by another name. */
const WEIGHTS = { question: [10, 9], id: [6, 1.5], answer: [3, 2.5] } as const;

/** Rulings that have all that was typed, or, where none has, most of it; best first. With nothing typed, all of them as they come. */
export function match<E extends Entry>(entries: readonly E[], query: string, lang: 'en' | 'ko'): readonly E[] {
  const wanted = wantedIn(query, lang);
  if (wanted.length === 0) return entries;
  const read = entries.map((entry) => ({ entry, texts: { question: plain(entry.question), id: plain(entry.id), answer: plain(entry.answer) }, rules: entry.rules.map((rule) => rule.toLowerCase()), answers: entry.answers.map((answer) => answer.toLowerCase()) }));
  type Read = (typeof read)[number];
  const worth = ({ texts, rules, answers }: Read, { typed, also, rule }: Wanted): number => {
    if (rule) return rules.some((one) => (rule.endsWith('.') ? one.startsWith(rule) : one === rule)) ? (rules[0].startsWith(rule) ? 12 : 10) : 0;
    if (answers.includes(typed[0])) return 10;
    let sum = 0;
    for (const field of ['question', 'id', 'answer'] as const) {
      if (typed.some((name) => has(texts[field], name))) sum += WEIGHTS[field][0];
      else if (also.some((name) => has(texts[field], plain(name)))) sum += WEIGHTS[field][1];
    }
    // Whatever cites the rule of a kind of combination is about it, if only a little.
    const kind = typed.find((name) => Object.hasOwn(kinds[lang], name));
    return sum || (kind !== undefined && rules.includes(kinds[lang][kind]) ? 1 : 0);
  };
  const whole = plain(query), scored = read.map((one) => ({ entry: one.entry, each: wanted.map((word) => worth(one, word)), bonus: has(one.texts.question, whole) ? 3 : 0 }));
  const rarity = wanted.map((_, n) => Math.log(1 + entries.length / Math.max(1, scored.filter(({ each }) => each[n] > 0).length)));
  const counted = scored.map(({ entry, each, bonus }) => ({ entry, count: each.filter(Boolean).length, score: (bonus + each.reduce((sum, value, n) => sum + value * rarity[n], 0)) * (1.75 - entry.rank / 4) }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).sort((a, b) => b.score - a.score || a.entry.rank - b.entry.rank).map(({ entry }) => entry);
}
