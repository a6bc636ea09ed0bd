/** The list of moves tells what the memory aid allows, and the whole game when it is over. */
import { describe, expect, it } from 'vitest';
import { canLookAt, describeMove, listOfMoves, type ListWords, type MoveLine } from '../../components/list-of-moves.ts';
import type { Memory } from '../../components/context.ts';
import { around as aroundEn } from '../../components/words/around.en.ts';
import { around as aroundKo } from '../../components/words/around.ko.ts';
import { words as wordsEn } from '../../components/words/en.ts';
import { words as wordsKo } from '../../components/words/ko.ts';
import { said as saidEn } from '../../components/words/said.en.ts';
import { said as saidKo } from '../../components/words/said.ko.ts';
import { enter } from '../../machine/game/line.ts';
import type { Entry } from '../../machine/game/index.ts';
import { formatPosition, parseRecord, type Position } from '../../machine/index.ts';
import { assignments, withBacks } from '../../machine/rules/index.ts';
import { must, numbers, TABLES, toss, wander } from './opponent/games.ts';

const EN: ListWords = { around: aroundEn, said: saidEn(wordsEn) }, KO: ListWords = { around: aroundKo, said: saidKo(wordsKo) };
const BOTH = [EN, KO];

/** A game as it was played at a table: what comes up lies under the tiles of `whole`. Null when a move cannot be played there. */
function played(start: Position, whole: Position, moves: readonly string[]): Entry[] | null {
  const entries: Entry[] = [];
  let truth = whole;
  for (const move of moves) {
    const real = enter(truth, move.replace(/=.*/, ''), 'human'), entry = real && enter(entries.at(-1)?.after ?? start, real.move, 'human');
    if (!real || !entry) return null;
    entries.push(entry);
    truth = real.after;
  }
  return entries;
}

interface Deal { readonly start: Position; readonly whole: Position; readonly moves: readonly string[] }

/** Random games: in the first half of each, and at their end. */
const games: readonly Deal[] = TABLES.flatMap((options, t) => Array.from({ length: 25 }, (_, i) => {
  const seed = 100 * t + i, { history } = wander(options, seed, 4 + (seed % 40));
  return { ...toss(options, numbers(seed)), moves: history.moves.map(({ move }) => move) };
}));
const entriesOf = ({ start, whole, moves }: Deal): Entry[] => played(start, whole, moves)!;
/** Where the last turn begins: after the last entry before it that handed the turn over. */
const lastBegins = (entries: readonly Entry[]): number => {
  let at = entries.length - 1;
  while (at > 0 && entries[at - 1]!.before.turn === entries[at]!.before.turn) at--;
  return Math.max(at, 0);
};
/** What everybody sees at any time without looking at a picture: how many tiles lie where, whose turn it is, and the diamonds. */
const openly = (entries: readonly Entry[]): string => entries.map(({ after: { row, loose, due, fresh, turn, score } }) => [row.length, loose.length, due.length, fresh.length, turn, score.a, score.x].join()).join(' ');

/** The same moves on tables where other pictures lie, as long as all that is open is the same. */
function others(deal: Deal, seed: number): Entry[][] {
  const { start, moves } = deal, seen = openly(entriesOf(deal)), next = numbers(seed);
  const turned = assignments(start).map((backs) => ({ start, whole: withBacks(start, backs)! }));
  const letters = ({ loose }: Position): string => loose.map(({ up, back }) => up + (back?.toLowerCase() ?? '.')).join('');
  const fields = formatPosition(start).split(' ').slice(2).join(' ');
  const tossed = Array.from({ length: 40 }, () => toss('rulebook', next)).map((other) => ({ start: must(`- ${letters(other.start)} ${fields}`), whole: must(`- ${letters(other.whole)} ${fields}`) }));
  return [...turned, ...tossed].map((table) => played(table.start, table.whole, moves)).filter((entries): entries is Entry[] => entries !== null && openly(entries) === seen);
}

const PICTURES = /Arsène|Lady X|police|Blue Lion|아르센|레이디|경찰|라이언/, KINDS = /heist|theft|interrogation|own goal|강탈|절도|심문|자책골/i;
const before = (lines: readonly MoveLine[], at: number): MoveLine[] => lines.slice(0, at);

describe('without the memory aid, while the game goes on', () => {
  it('earlier turns are told by what is open alone: other backs, and other tiles, give the same list', () => {
    let compared = 0, withPayments = 0, withReturns = 0;
    games.forEach((deal, i) => {
      const entries = entriesOf(deal), last = lastBegins(entries);
      for (const other of others(deal, i)) {
        for (const words of BOTH) expect(before(listOfMoves(other, 'off', false, words), last)).toEqual(before(listOfMoves(entries, 'off', false, words), last));
        if (entries.slice(0, last).some(({ move }, at) => move !== other[at]!.move)) compared++;
        if (entries.slice(0, last).some(({ awards }) => awards.length > 0)) withPayments++;
        if (entries.slice(0, last).some(({ move }) => move.startsWith('b'))) withReturns++;
      }
    });
    expect(compared).toBeGreaterThan(200);
    expect(withPayments).toBeGreaterThan(200);
    expect(withReturns).toBeGreaterThan(100);
  });

  it('no picture and no combination of an earlier turn is named; diamonds are', () => {
    for (const deal of games) {
      const entries = entriesOf(deal), last = lastBegins(entries);
      for (const words of BOTH) {
        listOfMoves(entries, 'off', false, words).forEach((line, i) => {
          if (i >= last) return;
          expect(line.words).not.toMatch(PICTURES);
          expect(line.notation).not.toContain('=');
          expect(line.paid.join()).not.toMatch(KINDS);
          expect(line.paid.length > 0).toBe(entries[i]!.awards.length > 0);
          expect(line.comment).toBeNull();
        });
      }
    }
  });

  it('the last turn is told whole, action and returns; so is every turn with a memory aid, or when the game is over', () => {
    for (const deal of games) {
      const entries = entriesOf(deal), last = lastBegins(entries);
      for (const words of BOTH) {
        const whole = listOfMoves(entries, 'all', false, words);
        expect(listOfMoves(entries, 'off', false, words).slice(last)).toEqual(whole.slice(last));
        expect(listOfMoves(entries, 'seen', false, words)).toEqual(whole);
        for (const memory of ['off', 'seen', 'all'] as const) expect(listOfMoves(entries, memory, true, words)).toEqual(whole);
        expect(whole.map(({ notation }) => notation)).toEqual(entries.map(({ move }) => move));
        expect(whole.some(({ hidden }) => hidden)).toBe(false);
      }
    }
  });

  it('something is kept back exactly where the line is told differently', () => {
    for (const deal of games) {
      const entries = entriesOf(deal), whole = listOfMoves(entries, 'all', false, EN);
      listOfMoves(entries, 'off', false, EN).forEach((line, i) => {
        expect(line.hidden).toBe(JSON.stringify({ ...line, hidden: false, open: true }) !== JSON.stringify(whole[i]));
      });
    }
  });
});

describe('looking back', () => {
  const entries = entriesOf({ ...toss('rulebook', numbers(5)), moves: wander('rulebook', 5, 30).history.moves.map(({ move }) => move) });
  const open = (memory: Memory, over: boolean): number[] => [-1, ...Array.from({ length: entries.length + 2 }, (_, i) => i), 0.5, NaN].filter((played) => canLookAt(entries, played, memory, over));
  const everything = Array.from({ length: entries.length + 1 }, (_, i) => i);

  it('without the memory aid only within the last turn, until the game is over', () => {
    expect(open('off', false)).toEqual(everything.slice(lastBegins(entries)));
    for (const [memory, over] of [['off', true], ['seen', false], ['all', false], ['seen', true]] as const) expect(open(memory, over)).toEqual(everything);
    expect(canLookAt([], 0, 'off', false)).toBe(true);
    expect(canLookAt([], 1, 'all', true)).toBe(false);
  });

  it('never shows an earlier turn: there are as many positions as its moves, and the one before', () => {
    for (const deal of games) {
      const line = entriesOf(deal), turn = line.length - lastBegins(line);
      expect(Array.from({ length: line.length + 1 }, (_, i) => i).filter((at) => canLookAt(line, at, 'off', false))).toHaveLength(turn + 1);
    }
  });
});

describe('a game in words', () => {
  const text = '- B.B.B.X.P.X. - a 0-0 rulebook 1rf=X {blind} 4rf=A 3rf=A 3lf=P 2l 1rf=P f4=P {both!} f3=A b2lf=X b1r {so far}';
  const entries = (): Entry[] => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    let at = parsed.value.start;
    return parsed.value.moves.map(({ move, comment, position }) => {
      const entry = enter(at, move, 'record', comment)!;
      at = position;
      return entry;
    });
  };
  const told = (memory: Memory, words: ListWords): string[] =>
    listOfMoves(entries(), memory, false, words).map(({ number, turn, player, words: said, notation, paid, comment, hidden }) => `${number} ${turn}${player} ${said} | ${notation}${paid.map((each) => ` | ${each}`).join('')}${comment ? ` {${comment}}` : ''}${hidden ? ' …' : ''}`);

  it('with the memory aid, and without', () => {
    expect({ en: told('seen', EN), off: told('off', EN), ko: told('seen', KO), koOff: told('off', KO) }).toMatchInlineSnapshot(`
      {
        "en": [
          "1 1a Start the row with tile 1, the Blue Lion, turned over: Lady X | 1rf=X {blind}",
          "2 2x Place tile 4, the police, at the right end, turned over: Arsène | 4rf=A",
          "3 3a Place tile 3, Lady X, at the right end, turned over: Arsène | 3rf=A",
          "4 4x Place tile 3, Lady X, at the left end, turned over: the police | 3lf=P",
          "5 5a Place tile 2, the Blue Lion, at the left end | 2l",
          "6 6x Place tile 1, the Blue Lion, at the right end, turned over: the police | 1rf=P",
          "7 7a Flip 4: the police | f4=P | Own goal: Lady X takes 1 (interrogation). | Interrogation: Arsène takes 1. {both!}",
          "8 8x Flip 3: Arsène | f3=A | Interrogation: Lady X takes 1.",
          "9 8x Return tile 2, Arsène, to the left end, turned over: Lady X | b2lf=X",
          "10 8x Return Lady X to the right end | b1r {so far}",
        ],
        "ko": [
          "1 1a 1번째 타일(블루 라이언)을 첫 타일로 뒤집어서 놓기: 레이디 X | 1rf=X {blind}",
          "2 2x 4번째 타일(경찰)을 오른쪽 끝에 뒤집어서 놓기: 아르센 | 4rf=A",
          "3 3a 3번째 타일(레이디 X)을 오른쪽 끝에 뒤집어서 놓기: 아르센 | 3rf=A",
          "4 4x 3번째 타일(레이디 X)을 왼쪽 끝에 뒤집어서 놓기: 경찰 | 3lf=P",
          "5 5a 2번째 타일(블루 라이언)을 왼쪽 끝에 놓기 | 2l",
          "6 6x 1번째 타일(블루 라이언)을 오른쪽 끝에 뒤집어서 놓기: 경찰 | 1rf=P",
          "7 7a 4번째 타일 뒤집기: 경찰 | f4=P | 자책골(심문)! 레이디 X에게 다이아몬드 1개. | 심문! 아르센에게 다이아몬드 1개. {both!}",
          "8 8x 3번째 타일 뒤집기: 아르센 | f3=A | 심문! 레이디 X에게 다이아몬드 1개.",
          "9 8x 빼 둔 2번째 타일(아르센)을 왼쪽 끝에 뒤집어서 되돌리기: 레이디 X | b2lf=X",
          "10 8x 빼 둔 타일(레이디 X)을 오른쪽 끝에 되돌리기 | b1r {so far}",
        ],
        "koOff": [
          "1 1a 1번째 타일을 첫 타일로 뒤집어서 놓기 | 1rf …",
          "2 2x 4번째 타일을 오른쪽 끝에 뒤집어서 놓기 | 4rf …",
          "3 3a 3번째 타일을 오른쪽 끝에 뒤집어서 놓기 | 3rf …",
          "4 4x 3번째 타일을 왼쪽 끝에 뒤집어서 놓기 | 3lf …",
          "5 5a 2번째 타일을 왼쪽 끝에 놓기 | 2l …",
          "6 6x 1번째 타일을 오른쪽 끝에 뒤집어서 놓기 | 1rf …",
          "7 7a 4번째 타일 뒤집기 | f4 | 아르센에게 다이아몬드 1개. | 레이디 X에게 다이아몬드 1개. …",
          "8 8x 3번째 타일 뒤집기: 아르센 | f3=A | 심문! 레이디 X에게 다이아몬드 1개.",
          "9 8x 빼 둔 2번째 타일(아르센)을 왼쪽 끝에 뒤집어서 되돌리기: 레이디 X | b2lf=X",
          "10 8x 빼 둔 타일(레이디 X)을 오른쪽 끝에 되돌리기 | b1r {so far}",
        ],
        "off": [
          "1 1a Start the row with tile 1, turned over | 1rf …",
          "2 2x Place tile 4 at the right end, turned over | 4rf …",
          "3 3a Place tile 3 at the right end, turned over | 3rf …",
          "4 4x Place tile 3 at the left end, turned over | 3lf …",
          "5 5a Place tile 2 at the left end | 2l …",
          "6 6x Place tile 1 at the right end, turned over | 1rf …",
          "7 7a Flip 4 | f4 | Arsène takes 1. | Lady X takes 1. …",
          "8 8x Flip 3: Arsène | f3=A | Interrogation: Lady X takes 1.",
          "9 8x Return tile 2, Arsène, to the left end, turned over: Lady X | b2lf=X",
          "10 8x Return Lady X to the right end | b1r {so far}",
        ],
      }
    `);
  });
});

describe('a move in words', () => {
  it('a swap of any two numbers names both of them, neighbours or not, there or not', () => {
    const position = must('P.X.X.B.A.P. - - a 0-0');
    for (const { around } of BOTH) {
      const said = new Set<string>();
      for (let one = 0; one <= 9; one++) for (let two = 0; two <= 9; two++) {
        const words = describeMove(`s${one}${two}`, position, around);
        expect(words.match(/\d/g)).toEqual([`${one}`, `${two}`]);
        said.add(words);
      }
      expect(said.size).toBe(100);
    }
  });
});
