/** The game solved: what every position is worth, all backs known, found from the rules alone. */
import type { Options } from '../../rules/index.ts';
import { compile } from './compile.ts';
import { numberLines } from './lines.ts';
import { fromTables, readTable, tableKey, type Solved } from './solved.ts';
import { sweep } from './sweep.ts';

export { fromTables, type Count, type Solved, type Tables, type Total, type Value } from './solved.ts';

/** How far solving has come. */
export interface Progress {
  /** `moves`: the rules are asked what every action does. `values`: what every line is worth is found, score by score. */
  readonly stage: 'moves' | 'values';
  /** The share of the stage that is done, 0 to 1. */
  readonly done: number;
}

/**
 * Solves in small steps: after each it yields how far it has come, at most a few milliseconds after the last time, and at
 * the end returns what was found. For a page without a worker, which draws and listens between steps.
 */
export function* solving(given: Options | string): Generator<Progress, Solved> {
  const options = readTable(given);
  const numbering = numberLines(options.flip);
  let numbered = numbering.next();
  for (; !numbered.done; numbered = numbering.next()) yield { stage: 'moves', done: 0 };
  const lines = numbered.value, compiling = compile(options, lines);
  let step = compiling.next();
  for (; !step.done; step = compiling.next()) yield { stage: 'moves', done: step.value };
  const sweeping = sweep(options, lines, step.value);
  let found = sweeping.next();
  for (; !found.done; found = sweeping.next()) yield { stage: 'values', done: found.value };
  return fromTables(options, { table: tableKey(options), numbers: lines.numbers, values: found.value });
}

/** Solves at once: for a worker, and for Node. `progress` is called between steps. */
export function solveNow(options: Options | string, progress?: (progress: Progress) => void): Solved {
  const steps = solving(options);
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress?.(step.value);
  return step.value;
}

/** How long, in milliseconds, is solved between two rests. */
const SLICE = 8;

const found = new Map<string, Promise<Solved>>();

/**
 * Solves for a table; what was solved once is kept. In slices of about 8 ms with rests between, so that a page stays
 * alive. Rejects with a RangeError where the options cannot be read.
 *
 * @example
 * const solved = await solve('rulebook');
 * solved.value(position); // { result: 'win', turns: 3 }
 */
export async function solve(given: Options | string, progress?: (progress: Progress) => void): Promise<Solved> {
  const options = readTable(given), key = tableKey(options);
  let solved = found.get(key);
  if (!solved) found.set(key, solved = inSlices(options, progress));
  return solved;
}

/** The one thing of its surroundings that solving in slices needs: every page, worker and Node has it. */
const { setTimeout: later } = globalThis as unknown as { readonly setTimeout: (then: () => void, milliseconds: number) => unknown };

async function inSlices(options: Options, progress?: (progress: Progress) => void): Promise<Solved> {
  const steps = solving(options);
  for (let began = Date.now(); ;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (Date.now() - began < SLICE) continue;
    progress?.(step.value);
    await new Promise<void>((go) => { later(go, 0); });
    began = Date.now();
  }
}
