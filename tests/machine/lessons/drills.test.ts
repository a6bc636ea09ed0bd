/* The referee drills: sixty of each generator at each level, proved as every step of the course is; that they do not repeat, and are the same for ever. */
import { describe, expect, it } from 'vitest';
import { backOf, outcomeOf } from '../../../components/lesson/step.ts';
import { RULE_IDS } from '../../../machine/index.ts';
import { DRILLED, GENERATORS, LEVELS, make, MEMORY, rulesOf, series, type Drill, type Generator, type Level } from '../../../site/lessons/drills/index.ts';
import { underTheOverview } from '../../../site/lessons/drills/questions.ts';
import { prove } from './prove-drills.ts';
import { read } from './prove.ts';

/** The first of a series. */
const first = (n: number, generator: Generator, level: Level, seed: string): Drill[] => {
  const drills: Drill[] = [];
  for (const drill of series(generator, level, seed)) if (drills.push(drill) >= n) break;
  return drills;
};
const each = GENERATORS.flatMap((generator) => LEVELS.map((level) => ({ name: `${generator.id} at level ${level}`, generator, level })));

describe.each(each)('$name', ({ generator, level }) => {
  const drills = first(60, generator, level, 'proof');

  it('makes drills that can be done, by no luck, with words and reasons for all that can be tried', () => { for (const [i, drill] of drills.entries()) prove(drill, generator, i % 12 === 0); });

  it('repeats nothing among fifty', () => {
    for (let i = 0; i < drills.length; i++) expect(drills.slice(i + 1, i + MEMORY).map(({ key }) => key)).not.toContain(drills[i]!.key);
    expect(new Set(drills.slice(0, 50).map(({ step }) => step.id)).size).toBe(50);
  });

  it('makes the same from the same seed, and others from another', () => {
    expect(first(5, generator, level, 'proof')).toEqual(drills.slice(0, 5));
    expect(first(5, generator, level, 'other').map(({ key }) => key)).not.toEqual(drills.slice(0, 5).map(({ key }) => key));
  });

  it('can ask about each of its rules', () => {
    for (const rule of rulesOf(generator, level)) {
      const drill = make(generator, level, 'about', { about: rule });
      expect(drill.about).toBe(rule);
      expect(drill.rules).toContain(rule);
    }
  });

  it('is made in less than 20 ms', () => {
    const times: number[] = [], endless = series(generator, level, 'quick');
    for (let n = 0; n < 30; n++) {
      const start = performance.now();
      endless.next();
      times.push(performance.now() - start);
    }
    // The one in the middle, because whatever else runs on this machine makes some of them late.
    expect(times.sort((one, other) => one - other)[15]).toBeLessThan(20);
  });
});

it('keeps for ever what a seed makes', () => {
  expect(GENERATORS.map((generator) => { const { step } = make(generator, 1, 'for ever'); return `${generator.id}: ${step.kind} ${step.position} | ${step.shown.join(' ')} | ${step.goal}`; }).join('\n')).toMatchSnapshot();
});

it('has ids and titles of its own for every generator, and drills every rule that a table can ask about', () => {
  expect(new Set(GENERATORS.map(({ id }) => id)).size).toBe(GENERATORS.length);
  for (const { id, title } of GENERATORS) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(title.en).not.toBe('');
    expect(title.ko).toMatch(/[가-힣]/);
  }
  // Left out: what is told in words (R1.2, section 8), and what no single turn shows.
  expect(RULE_IDS.filter((rule) => !DRILLED.includes(rule) && !rule.startsWith('R8'))).toEqual(['R1.2', 'R1.3', 'R2.1', 'R7.3']);
  // At the first level already, so that every rule can begin there.
  for (const rule of DRILLED) expect(GENERATORS.some((generator) => rulesOf(generator, 1).includes(rule)), rule).toBe(true);
});

describe('has no answer that is nearly always right', () => {
  /** So much of what is asked may have the same answer. */
  const MOST = 0.7;
  /** Rules that are asked about with one answer, and why. */
  const ONE_ANSWER: Readonly<Record<string, string>> = {
    'what-comes-back R6.4': 'a return pays nobody, and no order of two returns is refused',
  };
  const asks = ({ step }: Drill): boolean => step.kind === 'predict' || step.kind === 'back';
  const answer = ({ step }: Drill): string => (step.kind === 'back' ? backOf(read(step.position), step.tile!) : outcomeOf(read(step.position), step.shown)!);
  /** How much of what is asked has the answer that comes most often. */
  const share = (drills: readonly Drill[]): number => {
    const answers = drills.map(answer);
    return Math.max(...answers.map((one) => answers.filter((other) => other === one).length)) / drills.length;
  };

  it.each(each)('$name', ({ generator, level }) => {
    const asked = first(60, generator, level, 'answers').filter(asks);
    if (asked.length === 0) return;
    expect(share(asked)).toBeLessThanOrEqual(MOST);
    for (const rule of rulesOf(generator, level)) {
      const about = Array.from({ length: 60 }, (_, n) => make(generator, level, `answers ${n}`, { about: rule })).filter(asks), share_ = share(about);
      if (ONE_ANSWER[`${generator.id} ${rule}`]) expect(share_, `${rule} is no exception any more`).toBe(1);
      else expect(share_, rule).toBeLessThanOrEqual(MOST);
    }
  });
});

it('points at the table, not at the row, where the table refuses to have a tile turned over', () => {
  for (const level of LEVELS) {
    for (const drill of Array.from({ length: 30 }, (_, n) => make(underTheOverview, level, `${n}`, { about: 'R3.2' }))) expect(drill.step.texts.en.look).toMatch(/^Look at what this table plays by/);
  }
});

it('shows little at the first level, and asks for more later', () => {
  const known = (level: Level): number => GENERATORS.flatMap((generator) => first(10, generator, level, 'levels')).filter(({ step }) => read(step.position).row.length < 6 && read(step.position).loose.length === 0).length;
  expect(known(1)).toBeLessThan(known(3));
});
