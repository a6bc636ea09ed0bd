/** The finder: what people type leads to what they mean; everything is in it; and nothing that can be typed harms it. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../../machine/rulebook/rules.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { LESSONS } from '../../../site/lessons/course/index.ts';
import { asked } from '../../../site/words/asked.ts';
import { called } from '../../../site/words/called.ts';
import { GLOSSARY } from '../../../site/words/glossary.ts';
import { collect } from '../../../site/scripts/finder/collect.ts';
import { unpack, type Entry } from '../../../site/scripts/finder/entries.ts';
import { finderOf } from '../../../site/scripts/finder/find.ts';
import { HOSTILE_TEXTS } from '../../hostile-texts.ts';

type Lang = 'en' | 'ko';
interface Query { readonly query: string; readonly lang: Lang; readonly first: readonly string[]; readonly as: string; readonly newcomer: boolean }

const packed = { en: await collect('en'), ko: await collect('ko') };
const entries = { en: unpack(packed.en), ko: unpack(packed.ko) };
const finders = { en: finderOf(entries.en, packed.en.vocabulary), ko: finderOf(entries.ko, packed.ko.vocabulary) };
const find = (query: string, lang: Lang): readonly Entry[] => finders[lang](query).map(({ entry }) => entry);

const table = (name: string): readonly Query[] => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
/** As the tables name things: a lesson by its number, and a word by any of its names. */
const SAME: Readonly<Record<string, string>> = { 'word:loose-tiles': 'word:loose-tile', 'word:diamonds': 'word:diamond', 'word:the-blue-lion': 'word:blue-lion', 'word:build-the-row': 'word:building' };
const nameOf = ({ kind, key, number }: Entry): string => (kind === 'lesson' ? `lesson:${number}` : key);

/** Of how many queries the first hit, or one of the first three, is one that was expected; in percent. */
function shares(queries: readonly Query[]) {
  const places = queries.map(({ query, lang, first }) => find(query, lang).findIndex((entry) => first.some((one) => (SAME[one] ?? one) === nameOf(entry))));
  const share = (fits: (place: number) => boolean): number => Math.round((1000 * places.filter(fits).length) / queries.length) / 10;
  return { queries: queries.length, first: share((place) => place === 0), three: share((place) => place >= 0 && place < 3) };
}

describe('what people type', () => {
  const queries = table('queries.json'), later = table('later.json'), fresh = table('fresh.json'), strangers = table('strangers.json');
  const groups: readonly (readonly [string, readonly Query[], number, number])[] = [
    ['all', queries, 95, 99], ['English', queries.filter(({ lang }) => lang === 'en'), 95, 99], ['Korean', queries.filter(({ lang }) => lang === 'ko'), 95, 99],
    ['newcomers', queries.filter(({ newcomer }) => newcomer), 95, 99], ['by number', queries.filter(({ as }) => as === 'id'), 100, 100], ['by words', queries.filter(({ as }) => as === 'word'), 95, 99], ['by other names', queries.filter(({ as }) => as === 'name'), 95, 99], ['questions', queries.filter(({ as }) => as === 'question'), 95, 99],
    // Never looked at while the words were chosen: this is nearer to what a stranger meets.
    ['never tuned to', later, 85, 90],
    ['fresh', fresh, 70, 85], ['fresh, without a word of the title', fresh.filter(({ as }) => as === 'hard'), 50, 75],
    ['strangers', strangers, 92, 96],
  ];
  it.each(groups)('is found: %s', (name, some, first, three) => {
    const found = shares(some);
    console.log(`finder, ${name}: ${found.queries} queries, first ${found.first} %, among the first three ${found.three} %`);
    expect(found.queries).toBeGreaterThan(20);
    expect(found.first).toBeGreaterThanOrEqual(first);
    expect(found.three).toBeGreaterThanOrEqual(three);
  });
  it('names only what there is, once', () => {
    // The referee's page and word are expected by the tables whether or not they are there yet.
    const known = new Set(entries.en.map(nameOf)), mayBe = /^(page:\/embed\/|word:(turned-over|opponent|referee))$/;
    expect([...queries, ...later, ...fresh, ...strangers].flatMap(({ first }) => first.filter((one) => !known.has(SAME[one] ?? one) && !mayBe.test(one)))).toEqual([]);
    const typed = [...queries, ...later, ...fresh, ...strangers].map(({ query, lang }) => `${lang} ${query}`);
    expect(typed.filter((one, n) => typed.indexOf(one) !== n)).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(200);
    expect(queries.filter(({ newcomer }) => newcomer).length).toBeGreaterThanOrEqual(60);
  });
});

describe.each(['en', 'ko'] as const)('in %s', (lang) => {
  it('everything is there: every rule, ruling, lesson, word and page, each under a key of its own', () => {
    const keys = entries[lang].map(({ key }) => key);
    for (const { id } of RULES) expect(keys).toContain(`rule:${id}`);
    for (const { id } of RULINGS) expect(keys).toContain(`ruling:${id}`);
    for (const { id } of LESSONS) expect(keys).toContain(`lesson:${id}`);
    for (const { id } of GLOSSARY) expect(keys).toContain(`word:${id}`);
    const docs = new URL(`../../../site/content/docs/${lang === 'ko' ? 'ko/' : ''}`, import.meta.url);
    for (const name of readdirSync(docs)) if (/\.mdx$/.test(name) && !/^(404|index)\./.test(name)) expect(keys).toContain(`page:/${name.replace('.mdx', '')}/`);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, title } of entries[lang]) expect(title, key).not.toBe('');
  });

  it('each thing is found by its own title, among the first three', () => {
    // Some titles are said of two things: a rule and its lesson, a word and its rule.
    const lost = entries[lang].filter(({ key, title }) => !find(title, lang).slice(0, 4).some((each) => each.key === key || each.title === title));
    expect(lost.map(({ key }) => key)).toEqual([]);
  });

  it('every rule is found by its number, however it is written, before all else', () => {
    for (const { id } of RULES) {
      const [a, b] = id.slice(1).split('.'), wide = id.replace(/[R\d.]/g, (one) => String.fromCodePoint(one.codePointAt(0)! + 0xfee0));
      for (const query of [id, id.toLowerCase(), `${a}.${b}`, `r${a}-${b}`, `R${a}_${b}`, `r${a}${b}`, `rule ${a}.${b}`, `규칙 ${a}.${b}`, `규칙${a}.${b}`, `§ ${a}.${b}`, `#r${a}-${b}`, wide]) expect(find(query, lang)[0]!.key, query).toBe(`rule:${id}`);
    }
    for (const { id, number } of LESSONS) for (const query of [`lesson ${number}`, `수업 ${number}`]) expect(find(query, lang)[0]!.key, query).toBe(`lesson:${id}`);
    // A sum is no number of a rule.
    expect(find('1+2+3', lang)[0]!.key).toBe('ruling:one-two-three-is-only-six');
  });

  it('a word is found by its name in the other language', () => {
    const other = lang === 'ko' ? 'en' : 'ko';
    expect(GLOSSARY.filter(({ id, name }) => !find(name[other], lang).slice(0, 3).some(({ key }) => key === `word:${id}`)).map(({ id }) => id)).toEqual([]);
  });

  it('what is called otherwise is there', () => {
    const keys = new Set(entries[lang].map(({ key }) => key));
    expect(Object.keys(called[lang]).filter((key) => !keys.has(key))).toEqual([]);
    expect(Object.keys(called.en)).toEqual(Object.keys(called.ko));
  });

  it('every rule and every ruling can be asked for in several other ways, each said once and of what there is', () => {
    const ids = [...RULES.map(({ id }) => `rule:${id}`), ...RULINGS.map(({ id }) => `ruling:${id}`)], ways = Object.values(asked[lang]).flat();
    expect(Object.keys(asked[lang]).sort()).toEqual(ids.sort());
    for (const [key, some] of Object.entries(asked[lang])) expect(some.length, key).toBeGreaterThanOrEqual(3);
    // A comma would part it in two where it is packed.
    expect(ways.filter((way) => way.trim() !== way || way === '' || way.includes(','))).toEqual([]);
    const alike = ways.map((way) => way.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
    expect(alike.filter((way, n) => way === '' || alike.indexOf(way) !== n)).toEqual([]);
    expect(ways.filter((way) => /[가-힣]/.test(way) !== (lang === 'ko')).filter((way) => lang === 'en' || /[a-z]{3}/i.test(way))).toEqual([]);
  });

  it('each way of asking leads to what it asks for, or to what says the same, among the first three', () => {
    const missed = Object.entries(asked[lang]).flatMap(([key, ways]) => ways.filter((way) => {
      const { rules: [rule] } = entries[lang].find((entry) => entry.key === key)!;
      return !find(way, lang).slice(0, 3).some((entry) => entry.key === key || entry.rules[0] === rule);
    }).map((way) => `${key}: ${way}`));
    console.log(`finder, ${lang}: ${Object.values(asked[lang]).flat().length} ways of asking, ${missed.length} missed`);
    expect(missed.length / Object.values(asked[lang]).flat().length).toBeLessThan(0.02);
  });

  it('says of a number that is not there what its chapter has, and of a chapter what is in it', () => {
    const { ask } = finders[lang], keys = (query: string) => ask(query).found.map(({ entry }) => entry.key), inChapter = (n: number) => RULES.filter(({ id }) => id.startsWith(`R${n}.`)).map(({ id }) => `rule:${id}`);
    for (const query of ['R5.99', 'r5-99', '5.99', 'rule 5.99', '규칙 5.99', '§5.99', 'Ｒ５．９９', '#r5.99', '5.99번 규칙']) {
      expect(ask(query).note, query).toEqual({ why: 'rule', number: '5.99', chapter: 5, first: 'R5.1', last: 'R5.8' });
      expect(keys(query), query).toEqual(['page:/rules/#combinations', ...inChapter(5)]);
    }
    for (const query of ['rule 9', 'R9', 'R9.1', '규칙 9', '9번 규칙', 'chapter 9', '9장', 'R0.1', 'rule 12.3', 'what is rule 9']) {
      expect(ask(query).note, query).toMatchObject({ why: 'chapter', last: 8 });
      expect(keys(query), query).toEqual(packed[lang].chapters.map((path) => `page:${path}`));
    }
    for (const query of ['rule 7', 'chapter 7', '7장', '규칙 7', 'R7']) {
      expect(ask(query).note, query).toBe(null);
      expect(keys(query), query).toEqual(['page:/rules/#end', ...inChapter(7)]);
    }
    for (const query of ['lesson 3.99', '수업 3.99']) {
      expect(ask(query).note, query).toEqual({ why: 'lesson', number: '3.99' });
      expect(keys(query), query).toEqual(LESSONS.filter(({ number }) => number.startsWith('3.')).map(({ id }) => `lesson:${id}`));
    }
    expect(ask('lesson 9')).toMatchObject({ note: { why: 'lesson', number: '9' }, found: [{ entry: { key: 'page:/learn/' } }] });
    // What only looks like a number is read as words: a score, a count, a sum.
    for (const query of ['7', '7-7', '7:7', '2 tiles', 'rule 5 tiles', '1+2+3', '15']) expect(['rule', 'chapter', 'lesson'], query).not.toContain(ask(query).note?.why);
  });

  it('says so where nothing fits, with the nearest chapters, if any is near', () => {
    const nothing = table('nothing.json').filter((each) => each.lang === lang), told = nothing.filter(({ query }) => find(query, lang).length === 0);
    console.log(`finder, ${lang}: of ${nothing.length} queries about nothing here, ${told.length} are told so`);
    expect(nothing.length).toBeGreaterThan(25);
    expect(told.length / nothing.length).toBeGreaterThanOrEqual(0.7);
    for (const { query } of told) {
      const { note, near } = finders[lang].ask(query);
      expect(note).toEqual({ why: 'nothing' });
      expect(near.length).toBeLessThanOrEqual(3);
      for (const { path } of near) expect(packed[lang].chapters).toContain(path);
    }
    expect(told.some(({ query }) => finders[lang].ask(query).near.length > 0)).toBe(true);
  });

  it('answers a key press at once', () => {
    const typed = [...table('queries.json'), ...table('strangers.json')].filter((each) => each.lang === lang).map(({ query }) => query), presses = typed.flatMap((query) => Array.from(query, (_, n) => query.slice(0, n + 1)));
    const times = presses.map((text) => {
      const before = performance.now();
      find(text, lang);
      return performance.now() - before;
    }).sort((a, b) => a - b);
    console.log(`finder, ${lang}: ${presses.length} key presses, ${times[Math.floor(times.length / 2)]!.toFixed(2)} ms in the middle, ${times[Math.floor(times.length * 0.99)]!.toFixed(2)} ms for 99 of 100`);
    expect(times[Math.floor(times.length / 2)]).toBeLessThan(100);
  });

  it('answers soon, whatever is typed, and looks at no more than its first 200 characters', () => {
    const odd = [
      ...HOSTILE_TEXTS, 'a'.repeat(100_000), '가'.repeat(100_000), '뒤집었는데'.repeat(50), 'ab'.repeat(100), '\ud800'.repeat(300), '(((((a+)+)+)+)+)$', '.'.repeat(200), '5.6.'.repeat(50), ' '.repeat(200), 'r'.repeat(199) + '5', '줄끝둘세네'.repeat(40), 'ㄱㄴㄷ'.repeat(60),
      'combination '.repeat(30), '𝕱'.repeat(150), '\u202e\u2066flip\u2069', '👩‍👩‍👧‍👦'.repeat(30), 'no such words as these are anywhere '.repeat(6),
    ];
    let worst = 0, total = 0;
    for (const text of odd) {
      const before = performance.now(), found = find(text, lang), took = performance.now() - before;
      worst = Math.max(worst, took);
      total += took;
      expect(Array.isArray(found)).toBe(true);
    }
    console.log(`finder, ${lang}: ${odd.length} hostile texts, ${(total / odd.length).toFixed(2)} ms each, ${worst.toFixed(1)} ms at most`);
    // No figure, but whatever hangs takes longer on any machine.
    expect(worst).toBeLessThan(2_000);
    const long = `flip ${'x'.repeat(195)}`;
    expect(find(`${long} theft`, lang)).toEqual(find(long, lang));
  });

  it('says nothing to what says nothing', () => {
    for (const nothing of ['', ' ', '?!', '\u0000', '<>', '…']) expect(find(nothing, lang)).toEqual([]);
  });

  it('is ready to be read: before anything is typed there are rulings and every chapter', () => {
    expect(packed[lang].often.length).toBeGreaterThanOrEqual(5);
    for (const id of packed[lang].often) expect(RULINGS.map((ruling) => ruling.id)).toContain(id);
    expect(packed[lang].chapters).toHaveLength(8);
  });
});

it('is the same in both languages, apart from its words', () => {
  expect(entries.ko.map(({ key, number, rules, path }) => [key, number, rules, path])).toEqual(entries.en.map(({ key, number, rules, path }) => [key, number, rules, path]));
});
