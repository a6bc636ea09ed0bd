import { TARGET, type Options } from '../../rules/index.ts';
import { backwards, predecessors } from './backwards.ts';
import type { Moves } from './compile.ts';
import type { Numbering } from './lines.ts';
import { before, ending, SCORES } from './values.ts';

/** The place of a score among all, by the diamonds of the player to move and of the other. */
export const scoreIndex = (mine: number, theirs: number): number => mine * TARGET + theirs;

/** How many lines are looked at between two rests. */
const AT_ONCE = 2048;

/** Most diamonds that one action pays, as a number of {@link Moves.pays}, and one more. */
const PAYS = 64;

/**
 * Finds the worth of every line at every score, going down the scores: diamonds are only ever paid, so what pays leads to
 * scores that are done. Where nothing is paid the score stays, seen from the other side, so two scores that mirror each
 * other are done together. Within them only rows of six can come round again (whatever is to be returned is returned, and
 * nothing pays for a return): these are solved backwards from the ends, and then the lines with tiles to return follow
 * from them, a turn being an action and the best of the returns. Yields every now and then, with the share that is done.
 */
export function* sweep(options: Options, { count, starts }: Numbering, moves: Moves): Generator<number, Int8Array<ArrayBuffer>> {
  const values = new Int8Array(SCORES * count), sixes = starts[1]!, { paying, actions, ends, pays, passes } = moves;
  const backs = predecessors(moves.quiet, sixes), endWorth = new Int8Array(pays.length);
  let done = 0;

  /** For every payment at a score: what the game is worth if that ends it, and else where the values of the next line begin. */
  function afterPay(mine: number, theirs: number, passed: boolean): { over: (number | null)[]; base: number[] } {
    const over: (number | null)[] = [], base: number[] = [];
    for (let pay = 0; pay < PAYS; pay++) {
      const own = mine + (pay >> 3), others = theirs + (pay & 7);
      over.push(ending(own, others, options));
      base.push(count * (passed ? scoreIndex(others, own) : scoreIndex(own, others)));
    }
    return { over, base };
  }

  /** The best that paying can bring in every row of six at a score; -128 where no action pays. */
  function* bestPaying(mine: number, theirs: number): Generator<void, Int8Array> {
    const { over, base } = afterPay(mine, theirs, true), best = new Int8Array(sixes).fill(-128), { starts: from, items } = paying;
    for (let row = 0; row < sixes; row++) {
      if (row % AT_ONCE === 0) yield;
      for (let i = from[row]!; i < from[row + 1]!; i += 2) {
        const pay = items[i]!, worth = over[pay] ?? before(values[base[pay]! + items[i + 1]!]!);
        if (worth > best[row]!) best[row] = worth;
      }
    }
    return best;
  }

  /** The worth of all lines with a tile to return, at a score of which the rows of six are done. */
  function* withReturns(mine: number, theirs: number): Generator<void> {
    const { over, base } = afterPay(mine, theirs, passes), at = count * scoreIndex(mine, theirs) + sixes;
    for (let end = 0; end < pays.length; end++) {
      if (end % AT_ONCE === 0) yield;
      const pay = pays[end]!, from = base[pay]!;
      let worth = over[pay];
      if (worth === null || worth === undefined) {
        // Best for the player is what is worst for the one who is next, or best where it is still the same player's turn.
        let low = 127, high = -128;
        for (let i = ends.starts[end]!; i < ends.starts[end + 1]!; i++) {
          const next = values[from + ends.items[i]!]!;
          if (next < low) low = next;
          if (next > high) high = next;
        }
        worth = passes ? before(low) : high;
      }
      endWorth[end] = worth;
    }
    for (let line = 0; line < count - sixes; line++) {
      if (line % AT_ONCE === 0) yield;
      let best = -128;
      for (let i = actions.starts[line]!; i < actions.starts[line + 1]!; i++) best = Math.max(best, endWorth[actions.items[i]!]!);
      values[at + line] = best;
    }
  }

  for (let sum = 2 * (TARGET - 1); sum >= 0; sum--) {
    for (let more = Math.min(sum, TARGET - 1); 2 * more >= sum; more--) {
      const less = sum - more, pair = more === less ? [[more, less]] : [[more, less], [less, more]];
      const best: Int8Array[] = [];
      for (const [mine, theirs] of pair) for (const step = bestPaying(mine!, theirs!); ;) {
        const { done: ready, value } = step.next();
        if (ready) { best.push(value); break; }
        yield done / SCORES;
      }
      const worths = pair.map(([mine, theirs]) => values.subarray(count * scoreIndex(mine!, theirs!), count * scoreIndex(mine!, theirs!) + sixes));
      for (const _ of backwards(moves.quiet, backs, best, worths)) yield done / SCORES;
      for (const [mine, theirs] of pair) {
        for (const _ of withReturns(mine!, theirs!)) yield done / SCORES;
        done++;
      }
    }
  }
  return values;
}
