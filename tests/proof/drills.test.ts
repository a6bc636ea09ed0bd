/* A thousand drills of each generator at each level, proved as every step of the course is. */
import { expect, it } from 'vitest';
import { GENERATORS, LEVELS, series } from '../../site/lessons/drills/index.ts';
import { prove } from '../machine/lessons/prove-drills.ts';

const MANY = 1000;

it.each(GENERATORS.flatMap((generator) => LEVELS.map((level) => ({ name: generator.id, generator, level }))))(`$name at level $level: ${MANY} drills`, ({ generator, level }) => {
  let n = 0, slowest = 0, before = performance.now();
  for (const drill of series(generator, level, 'a thousand')) {
    slowest = Math.max(slowest, performance.now() - before);
    // What everything else comes to is said for one in ten.
    prove(drill, generator, n % 10 === 0);
    if (++n >= MANY) break;
    before = performance.now();
  }
  expect(n).toBe(MANY);
  console.log(`${generator.id} ${level}: slowest ${slowest.toFixed(0)} ms`);
});
