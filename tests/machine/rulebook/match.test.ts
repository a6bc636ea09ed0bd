/** The filter of the list of rulings: what somebody types at a table leads to the ruling that is meant. */
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { loadRulingWords } from '../../../machine/rulebook/rulings/words.ts';
import { match, type Entry } from '../../../site/scripts/match.ts';
import { asked } from '../../../site/words/asked.ts';

const OFTEN = ['always', 'often', 'rarely', 'hardly-ever'], PHASES = ['building', 'play', 'return', 'end', 'table'];
const entriesIn = async (lang: 'en' | 'ko'): Promise<readonly Entry[]> => {
  const words = await loadRulingWords(lang);
  return PHASES.flatMap((phase) => RULINGS.filter((ruling) => ruling.phase === phase)).map(({ id, rules, answers, often }) => ({ id, rules, answers, rank: OFTEN.indexOf(often), question: words[id]!.question, answer: words[id]!.answer, called: asked[lang][`ruling:${id}`]!.join(', ') }));
};
const entries = { en: await entriesIn('en'), ko: await entriesIn('ko') };
const found = (query: string, lang: 'en' | 'ko' = 'en'): readonly string[] => match(entries[lang], query, lang).map(({ id }) => id);

const QUERIES: Readonly<Record<'en' | 'ko', readonly (readonly [query: string, first: string])[]>> = {
  en: [
    ['pass twice', 'passes-without-limit'], ['undo', 'flip-taken-back'], ['take back', 'flip-taken-back'], ['tie', 'level-at-seven'], ['opponent', 'own-goal'], ['points', 'seven-is-enough'],
    ['peek', 'look-at-the-tile-set-aside'], ['missed', 'unnoticed-but-in-time'], ['worn', 'tile-known-by-a-mark'], ['diamonds run out', 'sixteen-diamonds'], ['tile fell', 'tile-knocked-over'],
    ['both 7', 'both-reach-seven'], ['BOTH seven', 'both-reach-seven'], ['theft', 'between-two-different-thieves'], ['own goal', 'own-goal'], ['own-goal', 'own-goal'], ['swap end', 'swap-with-an-end-tile'],
    ['swap corner', 'swap-with-an-end-tile'], ['flip back', 'flipped-back-at-once'], ['forgot to return', 'return-forgotten'], ['returned early', 'returned-too-early'], ['notes', 'notes-on-paper'],
    ['scratched', 'tile-known-by-a-mark'], ['who starts', 'who-starts-and-who-tosses'], ['whose left', 'whose-left-is-left'], ['last turn', 'no-last-turn'], ['same position', 'third-repetition'], ['heist by return', 'heist-by-return'],
    ['skip', 'passes-without-limit'], ['two at once', 'two-at-once'], ['leans', 'tile-on-its-edge'], ['gap', 'gap-closes-at-once'],
  ],
  ko: [
    ['무르', 'flip-taken-back'], ['무르기', 'flip-taken-back'], ['비김', 'level-at-seven'], ['동점', 'level-at-seven'], ['끝타일', 'swap-with-an-end-tile'], ['끝 타일', 'swap-with-an-end-tile'], ['끝 자리', 'swap-with-an-end-tile'],
    ['두 번 패스', 'passes-without-limit'], ['두번 패스', 'passes-without-limit'], ['상대의 조합', 'own-goal'], ['상대의조합', 'own-goal'], ['엿보', 'look-at-the-tile-set-aside'], ['닳은 타일', 'tile-known-by-a-mark'], ['다이아몬드 부족', 'sixteen-diamonds'],
    ['둘 다 7', 'both-reach-seven'], ['누가 먼저', 'who-starts-and-who-tosses'], ['메모', 'notes-on-paper'], ['흠집', 'tile-known-by-a-mark'], ['빈자리', 'gap-closes-at-once'],
  ],
};

describe.each(['en', 'ko'] as const)('in %s', (lang) => {
  it.each(QUERIES[lang])('%s: %s', (query, first) => {
    expect(found(query, lang)[0]).toBe(first);
  });
});

describe('a rule', () => {
  it.each(['R7.1', 'r7.1', '7.1'])('is found as %s, and by nothing less', (query) => {
    expect([...found(query)].sort()).toEqual(RULINGS.filter(({ rules }) => rules.includes('R7.1')).map(({ id }) => id).sort());
  });
  it('is not meant by a digit', () => {
    for (const id of found('7')) expect(`${id} ${JSON.stringify(entries.en.find((entry) => entry.id === id))}`).toMatch(/seven|\b7\b(?!\.)/);
  });
  it('of a kind of combination leads to what cites it, behind what names it', () => {
    expect(found('theft')).toEqual(expect.arrayContaining(RULINGS.filter(({ rules }) => rules.includes('R5.3')).map(({ id }) => id)));
  });
});

it('has the answers to a question by its id, and all rulings as they come for no words', () => {
  expect(found('C4 whoever')).toContain('own-goal');
  expect(found(' \t ')).toEqual(entries.en.map(({ id }) => id));
  expect(found('?!')).toEqual(entries.en.map(({ id }) => id));
});

it('shows what has most of the words where nothing has all, and nothing for words that nothing has', () => {
  expect(found('heist zeppelin')[0]).toBe('whose-heist');
  expect(found('zeppelin')).toEqual([]);
  for (const odd of ['__proto__', 'constructor', '(', '[', '\\', '.*', '%F0', '👑', '\u0000']) expect(() => found(odd)).not.toThrow();
});
