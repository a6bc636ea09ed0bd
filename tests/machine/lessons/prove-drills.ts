import { expect } from 'vitest';
import { rulesOf, type Drill, type Generator } from '../../../site/lessons/drills/index.ts';
import { canBeAnswered, cites, hasReasons, isMetByItsHint, isSelective, isTried, needsNoLuck, read, speaks, stands } from './prove.ts';
import { impossible } from '../../../machine/rulebook/possible.ts';

/** Everything that is proved of a step of the course holds for a drill too. `reasons`: also that everything else that can be tried is answered, which takes longest. */
export function prove(drill: Drill, generator: Generator, reasons = true): void {
  const { step } = drill;
  try {
    stands(step);
    expect(impossible(read(step.position))).toBeNull();
    cites(step);
    speaks(step);
    canBeAnswered(step);
    expect(rulesOf(generator, drill.level)).toContain(drill.about);
    expect(step.rules[0]).toBe(drill.about);
    for (const texts of [step.texts.en, step.texts.ko]) for (const part of ['look', 'action'] as const) expect(texts[part]).not.toBe('');
    if (!isTried(step)) return;
    isMetByItsHint(step);
    isSelective(step);
    needsNoLuck(step);
    if (reasons) hasReasons(step);
  } catch (error) {
    throw new Error(`${drill.generator} ${drill.key}: ${(error as Error).message}`, { cause: error });
  }
}
