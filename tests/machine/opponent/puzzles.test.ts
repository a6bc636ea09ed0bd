import { describe, expect, it } from 'vitest';
import { random } from '../../../machine/game/random.ts';
import { dateOf, dayNamed, dayOf, kindOn, posed, puzzleOn, ROUND, WEEK, weekdayOf } from '../../../machine/opponent/puzzles-daily.ts';
import { examine, GRADES, makePuzzle, PUZZLE_KINDS, sameKey, tilesToThinkOf } from '../../../machine/opponent/puzzles.ts';
import { solveNow } from '../../../machine/opponent/solver/index.ts';
import { impossible } from '../../../machine/rulebook/possible.ts';
import { FIGURES } from '../../../site/look/solved/figures.ts';
import { prove, read, searching } from './puzzle-search.ts';

const solved = solveNow('rulebook'), days = Array.from({ length: ROUND }, (_, day) => day);
const today = dayNamed('2026-11-30')!;

describe('the puzzle of a day', () => {
  it('is the same everywhere, and another one each day of a year', () => {
    expect(puzzleOn(today)).toEqual(puzzleOn(dayOf(Date.parse('2026-11-30T23:59:59Z'))));
    expect(puzzleOn(today)).toMatchObject({ kind: 'hold', grade: 1, position: 'XpAxBaBpApBx - - x 5-5 rulebook', shown: ['f5=P'] });
    for (let first = 0; first < ROUND; first += 7) {
      const year = Array.from({ length: 365 }, (_, n) => sameKey(read(puzzleOn(today + first + n).position)));
      expect(new Set(year).size).toBe(365);
    }
  });

  it('is easy on Monday and hard on Sunday, and of each kind at each grade', () => {
    expect(new Date('2026-11-30T00:00:00Z').getUTCDay()).toBe(1);
    expect(weekdayOf(today)).toBe(0);
    const seen = new Set<string>();
    for (const day of days) {
      const { kind, grade } = puzzleOn(today + day);
      expect(grade).toBe(WEEK[weekdayOf(today + day)]);
      expect(kind).toBe(kindOn((today + day) % ROUND));
      seen.add(`${kind} ${grade}`);
    }
    expect(seen.size).toBe(PUZZLE_KINDS.length * GRADES.length);
  });

  it('is what the solved game says: this kind and grade, these first actions, and no others', () => {
    for (const day of days) {
      const puzzle = puzzleOn(day), position = read(puzzle.position), found = examine(puzzle.kind, position, solved, { tile: puzzle.tile });
      expect(found && posed(found), puzzle.position).toEqual(puzzle);
      expect(impossible(position), puzzle.position).toBe(null);
    }
  });

  it('is the same by plain looking ahead, where it is not deep', () => {
    const wins = searching(solved), shallow = days.map(puzzleOn).filter(({ kind, turns }) => kind === 'pay' || kind === 'back' || turns < (kind === 'win' ? 4 : 3));
    expect(shallow.length).toBeGreaterThan(250);
    for (const puzzle of shallow) prove(puzzle, wins);
  });

  it('has a date that can be read, and nothing else can', () => {
    expect(dateOf(today)).toBe('2026-11-30');
    for (const bad of ['2026-02-30', '2026-1-1', '', 'today', '2026-11-30x', '99999-01-01']) expect(dayNamed(bad), bad).toBe(null);
  });
});

describe('puzzles without end', () => {
  it.each(PUZZLE_KINDS)('%s: the same seed makes the same puzzle, at every grade', (kind) => {
    for (const grade of GRADES) {
      const one = makePuzzle(random('seed'), kind, grade, solved), again = makePuzzle(random('seed'), kind, grade, solved);
      expect(posed(again)).toEqual(posed(one));
      expect(one).toMatchObject({ kind, grade });
      if (one.turns < 4) prove(posed(one), searching(solved));
    }
  });

  it('are none where something speaks against it', () => {
    // A back is unseen, a tile is loose, it is over, it can be won at once, no game comes there.
    for (const text of ['X.AbApBxXpPb - - a 5-5 rulebook', 'XaAbApBxXp P. - a 0-0 rulebook', 'XaAbApBxXpPb - - a 7-5 rulebook', 'XaAbApBxXpPb - - a 6-5 rulebook']) expect(examine('win', read(text), solved), text).toBe(null);
    expect(examine('hold', read('XaAbApBxXpPb - - a 0-0 rulebook'), solved)).toBe(null);
    expect(examine('win', read('XaAbApBxXpPb - - a 5-5 rulebook'), null)).toBe(null);
  });
});

it('counts the tiles that one has to think of: none where the seen ones tell, else as few as do', () => {
  // Both other pairs of Arsène have been seen.
  expect(tilesToThinkOf(read('A.XaApB.P.X. - - a 0-0 rulebook'), 1)).toBe(0);
  // Nothing has been seen: nobody can know.
  expect(tilesToThinkOf(read('A.X.A.B.P.X. - - a 0-0 rulebook'), 1)).toBe(null);
  // A back that was seen is no question.
  expect(tilesToThinkOf(read('AbXaApB.P.X. - - a 0-0 rulebook'), 1)).toBe(null);
});

it('takes a position, its mirror image, and the same with the thieves exchanged for one', () => {
  const key = sameKey(read('XaAbApBxXpPb - - a 5-4 rulebook'));
  expect(sameKey(read('PbXpBxApAbXa - - a 5-4 rulebook'))).toBe(key);
  expect(sameKey(read('AxXbXpBaApPb - - x 4-5 rulebook'))).toBe(key);
  expect(sameKey(read('XaAbApBxXpPb - - x 5-4 rulebook'))).not.toBe(key);
  expect(sameKey(read('XaAbApBxXpPb - - a 4-5 rulebook'))).not.toBe(key);
});

it('publishes the figures that the solver finds', () => {
  const [rulebook] = FIGURES.tables;
  expect(rulebook!.checksum).toBe(solved.checksum());
  expect(rulebook!.scores).toEqual(solved.totals().map(({ six: { wins, evens, losses } }) => [wins, evens, losses]));
});
