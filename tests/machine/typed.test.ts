/** Moves that are typed, in notation or in words: read as they were meant, asked about where they may mean two things, never overheard. */
import { array, assert, constantFrom, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeMove } from '../../components/list-of-moves.ts';
import { around as en } from '../../components/words/around.en.ts';
import { around as ko } from '../../components/words/around.ko.ts';
import { readTyped, type Typed } from '../../components/words/typed.ts';
import { legalMoves, stage, type Position } from '../../machine/index.ts';
import { parseMove } from '../../machine/rules/index.ts';
import { EVERY_MOVE } from '../rows.ts';
import { TABLES as OPTIONS, wander } from './opponent/games.ts';
import { ENGLISH, KOREAN, must, TABLES, zoneOf, type TableName } from './phrases.ts';
import { saidIn, WAYS } from './ways.ts';

const typed = (text: string, table: TableName): Typed => readTyped(text, TABLES[table], zoneOf(TABLES[table]));
/** A move; after `?` those that are asked about; after `!` why not. */
const short = (read: Typed): string => (read.ok ? read.move : read.why === 'ambiguous' ? `?${read.options.join(' ')}` : `!${read.why}`);

describe.each([['English', ENGLISH], ['Korean', KOREAN]] as const)('phrases in %s', (_, phrases) => {
  const all = Object.entries(phrases).flatMap(([table, moves]) => Object.entries(moves).flatMap(([move, texts]) => texts.map((text) => [text, table as TableName, move] as const)));
  it('are many', () => {
    expect(all.filter(([,, move]) => /^[a-z\d]/.test(move)).length).toBeGreaterThan(150);
  });
  it('mean what they say', () => {
    const wrong = all.map(([text, table, move]) => [table, text, move, short(typed(text, table))]).filter(([,, move, read]) => move !== read);
    expect(wrong).toEqual([]);
  });
});

describe('tiles and places by all their names', () => {
  it.each(WAYS.map((ways) => [ways.move, ways.frames[0], ways] as const))('%s: %s', (move, _, ways) => {
    const wrong = saidIn(ways).map((text) => [text, short(typed(text, ways.table))]).filter(([, read]) => read !== move);
    expect(wrong).toEqual([]);
  });
});

describe('a move is read as the list of moves tells it', () => {
  const read = (text: string, at: Position): string => short(readTyped(text, at, zoneOf(at)));
  const positions = OPTIONS.flatMap((options) => Array.from({ length: 14 }, (_, seed) => wander(options, seed, 30).history))
    .flatMap(({ start, moves }) => [start, ...moves.map(({ position }) => position)]).filter((position) => stage(position) !== 'over');

  it.each([['English', en], ['Korean', ko]] as const)('in %s, with pictures and by places alone', (_, around) => {
    expect(positions.length).toBeGreaterThan(3_000);
    const wrong = new Set<string>();
    for (const at of positions) {
      for (const move of legalMoves(at)) {
        for (const told of [true, false]) {
          const text = describeMove(move, at, around, told);
          if (read(text, at) !== move) wrong.add(`${text} is ${move}, read as ${read(text, at)}`);
        }
      }
    }
    expect([...wrong]).toEqual([]);
  }, 180_000);

  it('and in notation, in any case, spaced, and typed with Korean keys', () => {
    const keys: Readonly<Record<string, string>> = { f: 'ㄹ', l: 'ㅣ', r: 'ㄱ', s: 'ㄴ', b: 'ㅠ', p: 'ㅔ', a: 'ㅁ' };
    for (const move of EVERY_MOVE) {
      for (const text of [move, move.toUpperCase(), [...move].join(' '), ` ${move} `, [...move].map((key) => keys[key] ?? key).join('')]) expect(read(text, TABLES.act), text).toBe(move);
      if (/f/.test(move)) for (const picture of 'AXPB') expect(read(`${move}=${picture.toLowerCase()}`, TABLES.build)).toBe(`${move}=${picture}`);
      else expect(read(`${move}=A`, TABLES.build)).toBe('!unknown');
    }
  });
});

describe('whatever is typed', () => {
  const tables = Object.keys(TABLES) as TableName[];
  const words = [...new Set([ENGLISH, KOREAN].flatMap((phrases) => Object.values(phrases).flatMap((moves) => Object.values(moves).flat())).flatMap((text) => text.split(' ')))];
  const hostile = oneof(
    string({ unit: 'binary', maxLength: 60 }), string({ unit: 'grapheme', maxLength: 60 }), stringMatching(/^[flrsb=0-9AXPB .-]{0,12}$/),
    array(constantFrom(...words), { maxLength: 9 }).map((some) => some.join(' ')), array(constantFrom(...words, '=', '-', '.', '의', 'over'), { maxLength: 9 }).map((some) => some.join('')),
  );
  const isRead = (text: string, table: TableName): void => {
    const read = typed(text, table);
    const moves = read.ok ? [read.move] : read.options;
    for (const move of moves) expect(parseMove(move), `${text}: ${move}`).not.toBeNull();
    if (!read.ok) expect(moves.length > 0).toBe(read.why === 'ambiguous');
    expect(moves.length).toBeLessThanOrEqual(12);
    // A turn-over is never guessed.
    if (read.ok && /^b?\d[lr]f/.test(read.move)) expect(text.normalize('NFKC')).toMatch(/f|ㄹ|ᄅ|turn|flip|revers|face|blind|other side|뒤|엎|거꾸로|플립/i);
  };

  it('is a move, a question or no move: 100,000 hostile texts', () => {
    assert(property(hostile, constantFrom(...tables), isRead), { numRuns: 100_000, seed: 3 });
  }, 180_000);

  it('is read at once, up to ten thousand characters', () => {
    const parts = ['f3', ' ', 'turn over ', '왼쪽', '끝', '뒤집어', '-', '->', '=', '\u0301', 'ﷺ', '가', '🦁', '\ud800', 'a', '9', 'left ', '두 ', '을'];
    for (const part of parts) {
      for (const length of [150, 200, 1_000, 10_000, 100_000]) {
        const text = part.repeat(Math.ceil(length / part.length)).slice(0, length), begin = performance.now();
        for (const table of tables) isRead(text, table);
        expect(performance.now() - begin, `${part} ${length}`).toBeLessThan(500);
      }
    }
  });

  it('in a position that is over is still read, for the rules to refuse', () => {
    const over = must('XbApBaXaXp - /Bp x 0-7 rulebook');
    expect(zoneOf(over)).toBeNull();
    expect(['flip 3', '왼쪽 끝을 오른쪽으로', 'pass', 'return left'].map((text) => short(readTyped(text, over, null)))).toEqual(['f3', 'lr', 'pass', 'b1l']);
  });
});
