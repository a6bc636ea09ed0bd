import { describe, expect, it } from 'vitest';
import { now, readGoal } from '../../../components/lesson/goal.ts';
import { after, fresh, givenAway, readHolds, refutation, verdictOf } from '../../../components/lesson/step.ts';
import { random } from '../../../machine/game/random.ts';
import { dateOf, dayNamed, dayOf, kindOn, posed, puzzleOn, ROUND, WEEK, weekdayOf } from '../../../machine/opponent/puzzles-daily.ts';
import { bestMove } from '../../../machine/opponent/puzzles-worth.ts';
import { examine, GRADES, makePuzzle, PUZZLE_KINDS, sameKey, tilesToThinkOf } from '../../../machine/opponent/puzzles.ts';
import { solveNow } from '../../../machine/opponent/solver/index.ts';
import { check, legalMoves } from '../../../machine/rules/index.ts';
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

describe('a step that holds something', () => {
  const win = days.map(puzzleOn).find(({ kind, turns }) => kind === 'win' && turns === 5)!, step = { kind: 'until', goal: `wins:${win.position.split(' ')[3]!}`, holds: 'win:5' } as const;
  const begun = fresh(read(win.position)), tried = (move: string) => after(begun, move)[0]!;

  it('is lost with the action that gives it away, and only by the solved game', () => {
    const right = win.shown[0]!.split('=')[0]!;
    for (const move of legalMoves(begun.start)) {
      expect(verdictOf(step, tried(move), solved) === 'wrong', move).toBe(move !== right);
      // While nothing is known, nothing is decided.
      expect(verdictOf(step, tried(move), null), move).toBe('on');
      expect(givenAway(step, tried(move), null)).toBe(null);
    }
  });

  it('is answered with a turn that can be played, after what was wrong', () => {
    for (const move of legalMoves(begun.start)) {
      const attempt = tried(move), { moves } = refutation(step, attempt, solved);
      if (now(attempt).turn === begun.start.turn) expect(moves).toEqual([]);
      else expect(check(now(attempt), moves[0]!).ok, move).toBe(true);
    }
  });

  it('is won by what the solver plays, within the turns that it says, whatever the rival answers', () => {
    // Each answer of the rival is tried; the learner plays the best move.
    let games = 0;
    const play = (attempt: ReturnType<typeof tried>): void => {
      const verdict = verdictOf(step, attempt, solved);
      expect(verdict).not.toBe('wrong');
      if (verdict === 'met') { games++; return; }
      const here = now(attempt), isMine = here.turn === begun.start.turn;
      for (const move of isMine ? [bestMove(here, solved)!] : legalMoves(here)) play(after(attempt, move)[0]!);
    };
    play(tried(win.shown[0]!));
    expect(games).toBeGreaterThan(10);
  });

  it('reads what is to be held, and nothing else', () => {
    expect(readHolds('win:3')).toEqual({ keep: 'win', turns: 3 });
    expect(readHolds('even')).toEqual({ keep: 'even', turns: 0 });
    for (const bad of ['', 'win', 'win:0', 'win:100', 'even:2', 'loss', ' even']) expect(readHolds(bad), bad).toBe(null);
    expect(readGoal('a>0 safe').ok).toBe(true);
    expect(readGoal('safe:a').ok).toBe(false);
  });
});
