import { makePosition, type Options, type Player, type Position } from '../rules/index.ts';
import { acceptsDraw, choosing, LEVELS, moving, type Choice } from './levels.ts';
import { latest, type History } from './memory.ts';
import type { Level } from './opponent.ts';
import { rating, type Rated } from './search.ts';
import { solving, type Progress, type Solved, type Tables } from './solver/index.ts';
import { readTable, tableKey } from './solver/solved.ts';

export type { Progress } from './solver/index.ts';

/** What somebody is asked who plays a seat: a level, a seed, and the game as everybody has seen it. The same always gives the same answer. */
export interface Asked { readonly level: Level; readonly seed: string; readonly history: History }

/** What can be asked, and what is answered. All of it can be posted to a worker and back. */
export interface Asks {
  readonly move: Asked;
  /** The same move, and why: that takes the solved game at every level, and a longer look. */
  readonly choose: Asked;
  readonly acceptsDraw: Asked & { readonly player: Player };
  readonly rate: { readonly position: Position; readonly depth: number };
  readonly solve: Options | string;
  /** To solve for later, and keep it. */
  readonly prepare: Options | string;
}
export interface Answers {
  readonly move: string;
  readonly choose: Choice;
  readonly acceptsDraw: boolean;
  readonly rate: readonly Rated[];
  readonly solve: Tables;
  readonly prepare: null;
}
export type Kind = keyof Asks;

/** Something that is done in small steps; each may say how far it is. */
export type Work<T> = Generator<Progress | undefined, T>;

const found = new Map<string, Solved>(), begun = new Map<string, Generator<Progress, Solved>>();

/** The solved game at a table. It is solved once; whoever needs it meanwhile helps with the next step. */
function* solvedFor(given: Options | string): Work<Solved> {
  const options = readTable(given), key = tableKey(options);
  for (;;) {
    const there = found.get(key);
    if (there) return there;
    const steps = begun.get(key) ?? solving(options);
    begun.set(key, steps);
    let step: IteratorResult<Progress, Solved>;
    try {
      step = steps.next();
    } catch (reason) {
      begun.delete(key);
      throw reason;
    }
    if (!step.done) yield step.value;
    else {
      begun.delete(key);
      found.set(key, step.value);
    }
  }
}

/** Exact values for a level that knows them, as soon as they can count: as many tiles as it looks turns ahead may be loose. */
function* valuesFor({ level, history }: Asked): Work<Solved | null> {
  const { exact, depth } = LEVELS[level], { options, loose } = latest(history);
  return exact && loose.length <= depth ? yield* solvedFor(options) : null;
}

const work: { readonly [K in Kind]: (given: Asks[K]) => Work<Answers[K]> } = {
  *move(asked) {
    const { level, seed, history } = asked;
    return yield* moving(history, LEVELS[level], seed, yield* valuesFor(asked));
  },
  *choose({ level, seed, history }) {
    return yield* choosing(history, level, seed, yield* solvedFor(history.start.options));
  },
  *acceptsDraw(asked) {
    const { level, history, player } = asked;
    return acceptsDraw(history, player, level, yield* valuesFor(asked));
  },
  *rate({ position, depth }) {
    return yield* rating(position, yield* solvedFor(position.options), { depth });
  },
  *solve(options) { return (yield* solvedFor(options)).tables; },
  *prepare(options) {
    yield* solvedFor(options);
    return null;
  },
};

/** Does what is asked, step by step. */
export const perform = <K extends Kind>(kind: K, given: Asks[K]): Work<Answers[K]> => work[kind](given);

/**
 * What was posted, with its positions as positions again: one that was copied looks the same and is none, as only the
 * rules make them.
 */
export function revived<T>(given: T): T {
  if (typeof given !== 'object' || given === null || ArrayBuffer.isView(given)) return given;
  if (Array.isArray(given)) return given.map(revived) as T;
  const copy = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, revived(value as unknown)]));
  return ('row' in copy && 'fresh' in copy ? makePosition(copy as unknown as Position) : copy) as T;
}
