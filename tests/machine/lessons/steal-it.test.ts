import { describe, expect, it } from 'vitest';
import { RULE_IDS, check, formatPosition, legalMoves, parsePosition, play, reveals, stage, type Position } from '../../../machine/index.ts';
import { judge, type Step, type StepWords } from '../../../site/lessons/lesson.ts';
import { stealItWords as en } from '../../../site/lessons/steal-it.en.ts';
import { stealItWords as ko } from '../../../site/lessons/steal-it.ko.ts';
import { stealIt } from '../../../site/lessons/steal-it.ts';

/** What the engine finds, written down by hand. */
const accepted: Record<string, string[]> = { steal: ['s34'], 'other-chair': ['s34'], 'own-goal': ['s23'] };

const read = (step: Step): Position => {
  const parsed = parsePosition(step.position);
  if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
  return parsed.value;
};

/** Every outcome of a move: one for each picture that a flip may show. */
function outcomes(position: Position, move: string) {
  const shown = reveals(position, move);
  const moves = shown ? Object.keys(shown).map((picture) => `${move}=${picture}`) : [move];
  return moves.map((each) => {
    const played = play(position, each);
    if (!played.ok) throw new Error(played.message);
    return played;
  });
}

describe.each<Step>([...stealIt])('step $id', (step) => {
  const position = read(step);

  it('is a canonical position in which the learner acts', () => {
    expect(formatPosition(position)).toBe(step.position);
    expect(position.turn).toBe(step.actor);
    expect(stage(position)).toBe('act');
  });

  it('is not solved before anything is done', () => {
    expect(step.goal({ awards: [] })).toBe(false);
  });

  it('accepts exactly the actions that meet its goal whatever comes up', () => {
    const meeting = legalMoves(position).filter((move) => outcomes(position, move).every((outcome) => judge(step, outcome) === 'met'));
    expect(meeting).toEqual(accepted[step.id]);
    const sometimes = legalMoves(position).filter((move) => outcomes(position, move).some((outcome) => judge(step, outcome) === 'met'));
    expect(sometimes).toEqual(meeting);
  });

  it('is solved by its last hint', () => {
    expect(accepted[step.id]).toContain(step.shown);
  });

  it('has a verdict in words for every other action, and a rule for every action that is refused', () => {
    for (const move of legalMoves(position)) {
      for (const outcome of outcomes(position, move)) {
        for (const words of [en, ko] as Record<string, StepWords>[]) expect(words[step.id]![judge(step, outcome)]).toBeTruthy();
      }
    }
    for (const move of ['s12', 's56']) {
      const refused = check(position, move);
      expect(refused.ok ? null : refused.rule).toBe('R4.3');
    }
  });

  it('cites rules that exist and that decided the outcome', () => {
    const decided = outcomes(position, step.shown)[0]!.trace.map(({ rule }) => rule);
    for (const rule of step.rules) {
      expect(RULE_IDS).toContain(rule);
      expect(decided).toContain(rule);
    }
  });
});

it('has the same steps and the same texts in both languages, and its Korean is Korean', () => {
  const ids = stealIt.map(({ id }) => id);
  expect(Object.keys(en)).toEqual(ids);
  expect(Object.keys(ko)).toEqual(ids);
  for (const id of ids) {
    expect(Object.keys(ko[id])).toEqual(Object.keys(en[id]));
    for (const text of Object.values(ko[id])) expect(text).toMatch(/[가-힣]/);
  }
});

it('explains a swap of two like pictures as what it is', () => {
  const step: Step = stealIt[0];
  expect(outcomes(read(step), 's23').map((outcome) => judge(step, outcome))).toEqual(['unseen']);
});
