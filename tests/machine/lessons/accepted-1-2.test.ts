/* What the lessons of chapters 1 and 2 accept and claim, compared with what was worked out by hand. */
import { describe, expect, it } from 'vitest';
import { accepted, after, backOf, fresh, outcomeOf, verdictOf } from '../../../components/lesson/step.ts';
import { now } from '../../../components/lesson/goal.ts';
import { legalMoves, parsePosition, play, stage, type Player, type Position } from '../../../machine/index.ts';
import { chapter1 } from '../../../site/lessons/course/chapter-1.ts';
import { chapter2 } from '../../../site/lessons/course/chapter-2.ts';
import type { LessonStep } from '../../../site/lessons/course/lesson.ts';
import { accepted12 } from './accepted-1-2.ts';

const steps = new Map<string, LessonStep>([...chapter1, ...chapter2].flatMap(({ id, steps }) => steps.map((step): [string, LessonStep] => [`${id}/${step.id}`, step])));
const start = (name: string): Position => {
  const parsed = parsePosition(steps.get(name)!.position);
  if (!parsed.ok) throw new Error(name);
  return parsed.value;
};

describe.each(Object.entries(accepted12))('%s', (name, byHand) => {
  it('accepts exactly what was written down by hand', () => {
    expect(steps.has(name)).toBe(true);
    expect(accepted(steps.get(name)!, start(name))).toEqual(byHand);
  });
});

it('asks questions with the answers that the texts give', () => {
  expect(backOf(start('six-tiles/missing-pair'), 4)).toBe('P');
  expect(backOf(start('six-tiles/nobody-knows'), 1)).toBe('open');
  expect(outcomeOf(start('passing/one-pass'), ['pass', 'pass'])).toBe('forbidden');
  expect(outcomeOf(start('one-action/no-way-out'), ['pass'])).toBe('forbidden');
});

describe('what a row is said to hold', () => {
  /** What the player gets by the last move of a position, at best, with all backs known. */
  const best = (position: Position, player: Player): number => Math.max(...legalMoves(position).map((move) => {
    const played = play(position, move);
    return played.ok ? played.awards.reduce((sum, award) => sum + (award.for === player ? award.points : 0), 0) : 0;
  }));

  it('has no good action for Arsène in “One action, always”: each pays Lady X now, or lets her be paid next, and pays him nothing', () => {
    const position = start('one-action/still-act');
    expect(legalMoves(position)).toHaveLength(11);
    for (const move of legalMoves(position)) {
      const played = play(position, move);
      if (!played.ok) throw new Error(move);
      expect(played.awards.filter((award) => award.for === 'a'), move).toEqual([]);
      expect(played.awards.length > 0 || best(played.position, 'x') > 0, move).toBe(true);
    }
  });

  it('pays the 2 diamonds at the right end that the left end of “Too late to choose” has lost', () => {
    const position = start('end-first/too-late'), pays = (move: string): number => { const played = play(position, move); return played.ok ? played.awards.reduce((sum, { points }) => sum + points, 0) : -1; };
    expect(pays('1lf')).toBe(0);
    expect(pays('1rf')).toBe(2);
  });

  // A rival who answers from a list can only go on while nothing of hers waits to be returned.
  it.each(['passing/last-tile', 'sixth-tile/who-acts-first'])('lets the rival of %s answer whatever is placed, and pays nobody while the row is built', (name) => {
    const step = steps.get(name)!, position = start(name);
    for (const move of legalMoves(position)) for (const first of after(fresh(position), move)) {
      expect(first.moves.at(-1)!.played.awards, move).toEqual([]);
      if (stage(now(first)) === 'act') continue;
      for (const then of after(first, step.replies![0]!)) {
        expect(then.moves.at(-1)!.played.awards, move).toEqual([]);
        if (name === 'passing/last-tile') expect(verdictOf(step, then)).toBe('met');
      }
    }
  });
});
