import type { Options, Player, Position } from '../../machine/rules/index.ts';
import type { Choice } from '../../machine/opponent/levels.ts';
import type { Rated } from '../../machine/opponent/search.ts';
import { fromTables, type Solved } from '../../machine/opponent/solver/index.ts';
import { readTable, tableKey } from '../../machine/opponent/solver/solved.ts';
import type { Answers, Asked, Asks, Kind, Progress } from '../../machine/opponent/tasks.ts';
import { onThisThread, WorkerGone, workerFrom, type Way } from './ways.ts';

export type { Asked } from '../../machine/opponent/tasks.ts';

/** Thinks beside the page, so that nothing on it waits. There is one for all tables of a page. */
export interface Thinker {
  /** A move for the player to move. Rejects when the game is over. */
  move(asked: Asked): Promise<string>;
  /** The same move, and why; that takes the solved game at every level, and longer. */
  choose(asked: Asked): Promise<Choice>;
  /** Does it agree to a draw, playing for `player`? */
  acceptsDraw(asked: Asked, player: Player): Promise<boolean>;
  /** Every legal move of a position, best first; `depth`: how many turns are looked ahead where a back is unseen, 3 by default. */
  rate(position: Position, depth?: number): Promise<readonly Rated[]>;
  /** Solves the game at this table for later. */
  prepare(options: Options | string): void;
  /** The solved game at this table; `progress` hears how far it is, also when somebody else has asked before. */
  solved(options: Options | string, progress?: (now: Progress) => void): Promise<Solved>;
  /** Where it thinks: in a worker from a file, in one from a blob that imports it, on the page's own thread in slices, or not yet anywhere. */
  readonly way: 'worker' | 'blob' | 'slices' | null;
}

/** A way to think, and what it takes to come to it. */
interface Plan { readonly way: NonNullable<Thinker['way']>; begin(): Way }

const plans: readonly Plan[] = [
  { way: 'worker', begin: () => workerFrom('file') },
  { way: 'blob', begin: () => workerFrom('blob') },
  { way: 'slices', begin: onThisThread },
];

/** Makes a thinker that tries these ways one after the other. Whatever is asked is answered: by the next way, if one fails, however late. */
export function createThinker(ways: readonly Plan[] = plans): Thinker {
  let at = 0, way: Way | null = null;
  const solving = new Map<string, Promise<Solved>>(), listeners = new Map<string, Set<(now: Progress) => void>>();

  async function ask<K extends Kind>(kind: K, given: Asks[K], progress?: (now: Progress) => void): Promise<Answers[K]> {
    for (;;) {
      const plan = ways[at], last = at === ways.length - 1;
      try {
        way ??= plan.begin();
        const mine = way;
        try {
          return await mine.ask(kind, given, progress);
        } catch (reason) {
          // Others may have gone on to the next way already.
          if (reason instanceof WorkerGone && mine !== way) continue;
          throw reason;
        }
      } catch (reason) {
        if (!(reason instanceof WorkerGone) || last) throw reason;
        at++;
        way = null;
      }
    }
  }

  return {
    move: (asked) => ask('move', asked),
    choose: (asked) => ask('choose', asked),
    acceptsDraw: (asked, player) => ask('acceptsDraw', { ...asked, player }),
    rate: (position, depth = 3) => ask('rate', { position, depth }),
    prepare(options) { ask('prepare', options).catch(() => {}); },
    solved(given, progress) {
      const table = readTable(given), options = tableKey(table);
      const heard = listeners.get(options) ?? new Set();
      listeners.set(options, heard);
      if (progress) heard.add(progress);
      let promise = solving.get(options);
      if (!promise) {
        promise = ask('solve', table, (now) => { for (const each of heard) each(now); }).then((tables) => fromTables(table, tables));
        solving.set(options, promise);
        promise.catch(() => solving.delete(options));
      }
      return promise.finally(() => { if (progress) heard.delete(progress); });
    },
    get way() { return way && ways[at].way; },
  };
}

let shared: Thinker | null = null;
/** The thinker of this page. */
export const thinker = (): Thinker => shared ??= createThinker();
