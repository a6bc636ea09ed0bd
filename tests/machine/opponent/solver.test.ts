import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { formatPosition, legalMoves, winner, type Position } from '../../../machine/index.ts';
import { fromTables, solve, solveNow, solving, type Solved } from '../../../machine/opponent/index.ts';
import { compile } from '../../../machine/opponent/solver/compile.ts';
import { lineAt, LINES, numberLines, placeOf } from '../../../machine/opponent/solver/lines.ts';
import { PRESETS } from '../../../machine/rules/index.ts';
import { exchange, mirror } from '../../rows.ts';
import { compiledText, finish, played, rulesOf, said, search, textOf } from '../../solver-truth.ts';
import { must, numbers } from './games.ts';

interface Case { position: string; value: string; turns: number }
const cases = JSON.parse(readFileSync(new URL('../../conformance/solved.json', import.meta.url), 'utf8')) as Case[];
const signed = (solved: Solved, position: Position): number => {
  const { result, turns } = solved.value(position)!;
  return result === 'win' ? turns : result === 'loss' ? -turns : 0;
};

let rulebook: Solved;
beforeAll(() => { rulebook = solveNow('rulebook'); });

it.each(['rulebook', 'overview', 'rulebook,swap=any'])('%s: every exact value of the conformance cases', (table) => {
  const solved = table === 'rulebook' ? rulebook : solveNow(table), some = cases.filter(({ position }) => position.endsWith(` ${table}`));
  expect(some.length).toBeGreaterThan(130);
  expect(some.map(({ position }) => `${position}: ${said(solved.value(must(position)))}`)).toEqual(some.map(({ position, value, turns }) => `${position}: ${value}${turns}`));
});

describe('the rulebook', () => {
  it('has the known totals', () => {
    const totals = rulebook.totals(), at = (mine: number, theirs: number) => totals.find((total) => total.mine === mine && total.theirs === theirs)!;
    expect(totals).toHaveLength(49);
    expect(at(0, 0).six).toMatchObject({ wins: 0, losses: 0, evens: 46_080 });
    expect(at(0, 0).all).toMatchObject({ wins: 0, losses: 0, evens: 37_440 });
    expect(at(6, 6).six).toMatchObject({ wins: 27_532, losses: 754, evens: 17_794 });
    expect(at(3, 3).six).toMatchObject({ wins: 168, losses: 0, evens: 45_912 });
    expect(Math.max(...totals.map(({ six }) => six.longestWin))).toBe(9);
    expect(Math.max(...totals.map(({ six }) => six.longestLoss))).toBe(10);
    expect(Math.max(...totals.map(({ all }) => all.longestWin))).toBe(11);
    for (const { six, all } of totals) {
      expect(six.wins + six.losses + six.evens).toBe(46_080);
      expect(all.wins + all.losses + all.evens).toBe(37_440);
    }
  });

  it('has 37,440 lines, 57,600 where tiles cannot be turned', () => {
    expect(finish(numberLines(true)).count).toBe(37_440);
    expect(finish(numberLines(false)).count).toBe(57_600);
    expect(Array.from({ length: LINES }, (_, place) => placeOf(lineAt(place))).every((place, i) => place === i)).toBe(true);
  });

  it('needs eleven turns for the longest win only from five tiles in rows that no game comes to', () => {
    const lines = finish(numberLines(true)), moves = finish(compile(PRESETS.rulebook, lines)), sixes = lines.starts[1]!;
    const reached = new Set<number>(), ahead = Array.from({ length: sixes }, (_, number) => number);
    for (let number = ahead.pop(); number !== undefined; number = ahead.pop()) {
      if (reached.has(number)) continue;
      reached.add(number);
      for (const outcome of compiledText(moves, number, sixes).split(' ')) ahead.push(...outcome.split(':')[1]!.split(',').map(Number));
    }
    expect(reached.size).toBe(27_456);
    const farthest = new Set<string>();
    for (const { mine, theirs } of rulebook.totals().filter(({ all }) => all.longestWin > 10)) {
      for (const due of [1, 2]) {
        let number = lines.starts[due]! - 1;
        for (const position of rulebook.positions(mine, theirs, due)) {
          number++;
          if (rulebook.value(position)!.turns > 10) farthest.add(`${position.row.length} tiles, ${reached.has(number) ? 'reached' : 'never reached'}`);
        }
      }
    }
    expect([...farthest]).toEqual(['5 tiles, never reached']);
  });

  it('is worth the same from the other side of the table, and with the thieves exchanged', () => {
    const next = numbers(5);
    for (const { position: text } of cases) {
      const position = must(text.replace(/\S+$/, 'rulebook').replace(/\d-\d/, `${next(7)}-${next(7)}`)), now = said(rulebook.value(position));
      for (const symmetry of [mirror, exchange]) expect(said(rulebook.value(must(symmetry.position(formatPosition(position)))))).toBe(now);
    }
  });

  it('is what a plain search finds, as far as that looks', () => {
    const next = numbers(11);
    for (let i = 0; i < 300; i++) {
      const row = lineAt(next(LINES)), due = next(3), score = [4 + next(3), 4 + next(3)];
      const start = must(textAt(row, due, next(2) ? 'a' : 'x', score, 'rulebook'));
      const value = signed(rulebook, start);
      expect([formatPosition(start), search(start, 2)]).toEqual([formatPosition(start), Math.abs(value) > 2 ? 0 : value]);
    }
  });

  it('asks the rules everything: every 50th line has the outcomes that play gives', () => {
    const rules = rulesOf(PRESETS.rulebook), { first, starts } = rules.numbering, moves = finish(compile(PRESETS.rulebook, rules.numbering));
    for (let number = 7; number < first.length; number += 50) expect(compiledText(moves, number, starts[1]!)).toBe(textOf(rules.actions(first[number]!).actions));
  });
});

/** A line as a position text. */
const textAt = (line: readonly number[], due: number, turn: string, score: readonly number[], table: string): string => {
  const tiles = line.map((tile) => ['Ax', 'Xa', 'Ap', 'Pa', 'Ab', 'Ba', 'Xp', 'Px', 'Xb', 'Bx', 'Pb', 'Bp'][tile]!);
  return `${tiles.slice(0, 6 - due).join('')} - ${tiles.slice(6 - due).join('') || '-'} ${turn} ${score.join('-')} ${table}`;
};

describe('what can be asked', () => {
  it('in the middle of a turn, its turns count as those of the start do', () => {
    const next = numbers(23);
    for (let i = 0; i < 400; i++) {
      const start = must(textAt(lineAt(next(LINES)), 1 + next(2), 'x', [5, 6], 'rulebook')), move = legalMoves(start)[next(7)]!, acted = played(start, move);
      if (winner(acted) !== null) continue;
      const outcomes = legalMoves(acted).map((back) => signed(rulebook, played(acted, back)));
      expect(outcomes.length).toBeGreaterThan(0);
      const value = signed(rulebook, acted), whole = signed(rulebook, start);
      if (whole > 0) expect(value <= 0 || value >= whole).toBe(true);
      if (whole < 0) expect(value < 0 && value >= whole).toBe(true);
      if (whole === 0) expect(value).toBeLessThanOrEqual(0);
    }
  });

  it.each([
    ['XaAbApBxXpPb - - a 7-0 rulebook', 'W0'], ['XaAbApBxXpPb - - x 7-0 rulebook', 'L0'], ['XaAbApBxXpPb - - x 8-8 rulebook', 'D0'],
    ['XaAbApBxXp - /Pb x 3-10 rulebook', 'W0'],
    ['XaAbApBxXpP. - - a 6-6 rulebook', 'none'], ['XaAbApBxXp Pb - a 6-6 rulebook', 'none'], ['XaAbApBxXpPb - - a 6-6 rulebook,ret=before', 'none'],
    ['- XaAbApBxXpPb - a 7-0 rulebook', 'none'],
  ])('%s: %s', (text, value) => expect(said(rulebook.value(must(text)))).toBe(value));

  it('is no position: none', () => {
    for (const thing of [null, undefined, 3, 'XaAbApBxXpPb - - a 6-6 rulebook', {}, { ...must('XaAbApBxXpPb - - a 6-6 rulebook') }]) expect(rulebook.value(thing as Position)).toBeNull();
  });

  it('is the same at tables that differ only while the row is built', () => {
    const text = 'XaAbApBxXpPb - - a 6-6';
    expect(rulebook.value(must(`${text} rulebook,pass=0,build=0`))).toEqual(rulebook.value(must(`${text} rulebook`)));
    expect(rulebook.value(must(`${text} overview,swap=inner,flip=1,ret=after,rival=1`))).toEqual(rulebook.value(must(`${text} rulebook`)));
  });
});

describe('ways to solve', () => {
  it('what a worker solved and posted says the same, and has the same checksum', () => {
    const posted = fromTables('rulebook', structuredClone(rulebook.tables));
    expect(posted.checksum()).toBe(rulebook.checksum());
    expect(posted.totals()).toEqual(rulebook.totals());
    expect(cases.map(({ position }) => said(posted.value(must(position.replace(/\S+$/, 'rulebook')))))).toEqual(cases.map(({ position }) => said(rulebook.value(must(position.replace(/\S+$/, 'rulebook'))))));
    for (const other of ['overview', 'rulebook,swap=any']) expect(() => fromTables(other, rulebook.tables)).toThrow(RangeError);
    expect(() => fromTables('rulebook', { ...rulebook.tables, values: new Int8Array(7) })).toThrow(RangeError);
  });

  it('in small steps, which only go forward', () => {
    const seen: string[] = [], steps = solving('rulebook');
    let step = steps.next(), done = 0;
    for (; !step.done; step = steps.next()) {
      if (seen.at(-1) !== step.value.stage) { seen.push(step.value.stage); done = 0; }
      expect(step.value.done).toBeGreaterThanOrEqual(done);
      done = step.value.done;
      expect(done).toBeLessThanOrEqual(1);
    }
    expect(seen).toEqual(['moves', 'values']);
    expect(step.value.checksum()).toBe(rulebook.checksum());
  });

  it('lets others work meanwhile, and solves a table once', async () => {
    let rests = 0;
    const clock = setInterval(() => { rests++; }, 1), told: number[] = [];
    const [one, two] = await Promise.all([solve('rulebook', ({ done }) => { told.push(done); }), solve('rulebook,pass=3')]);
    clearInterval(clock);
    expect(rests).toBeGreaterThan(5);
    expect(told.length).toBeGreaterThan(5);
    expect(two).toBe(one);
    expect(one.checksum()).toBe(rulebook.checksum());
  });

  it.each(['', 'rules', 'rulebook,swap', 'rulebook,swap=all', 'rulebook,x=1', 'Rulebook', 'rulebook,'])('options that cannot be read: %j', async (text) => {
    await expect(solve(text)).rejects.toThrow(RangeError);
    expect(() => solveNow(text)).toThrow(RangeError);
  });
});
