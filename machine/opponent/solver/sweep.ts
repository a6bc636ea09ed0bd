import { TARGET, type Options } from '../../rules/index.ts';
import { backwards, predecessors } from './backwards.ts';
import type { Moves } from './compile.ts';
import type { Numbering } from './lines.ts';
import { before, ending, SCORES } from './values.ts';

/** The place of a score among all, by the diamonds of the player to move and of the other. */
export const scoreIndex = (mine: number, theirs: number): number => mine * TARGET + theirs;

/** How many lines are looked at between two rests. */
const AT_ONCE = 2048;

/**
 * Finds the worth of every line at every score, going down the scores: diamonds are only ever paid, so what pays leads to
 * scores that are done. Where nothing is paid the score stays, seen from the other side, so two scores that mirror each
 * other are done together. Within them only rows of six can come round again (whatever is to be returned is returned, and
 * nothing pays for a return): these are solved backwards from the ends, and then the lines with tiles to return follow
 * from them, a turn being an action and the best of the returns. Yields every now and then, with the share that is done.
 */
export function* sweep(options: Options, { count, starts }: Numbering, moves: Moves): Generator<number, Int8Array<ArrayBuffer>> {
  const values = new Int8Array(SCORES * count), sixes = starts[1]!, { paying, actions, ends, pays, kinds, passes } = moves;
  const endWorth = new Int8Array(pays.length);
  let done = 0;
  const backs = predecessors(moves.quiet, sixes);
  yield 0;
  const followers = new Uint8Array(sixes);
  for (let row = 0; row < sixes; row++) followers[row] = moves.quiet.starts[row + 1]! - moves.quiet.starts[row]!;

  const endings = Array.from({ length: 11 * 11 }, (_, score) => ending(Math.floor(score / 11), score % 11, options));
  /** For every payment at a score: what the game is worth if that ends it, and else where the values of the next lines begin. */
  function afterPay(mine: number, theirs: number, passed: boolean): { over: (number | null)[]; base: number[] } {
    const over: (number | null)[] = [], base: number[] = [];
    for (const pay of kinds) {
      const own = mine + (pay >> 3), others = theirs + (pay & 7);
      over[pay] = endings[own * 11 + others]!;
      base[pay] = count * (passed ? scoreIndex(others, own) : scoreIndex(own, others));
    }
    return { over, base };
  }

  /** The best that paying can bring in every row of six at a score, where it is better than what stands in `best`. */
  function bestPaying(mine: number, theirs: number, best: Int8Array): void {
    const { over, base } = afterPay(mine, theirs, true), { starts: from, items } = paying;
    for (let row = 0; row < sixes; row++) {
      for (let i = from[row]!; i < from[row + 1]!; i += 2) {
        const pay = items[i]!, worth = over[pay] ?? before(values[base[pay]! + items[i + 1]!]!);
        if (worth > best[row]!) best[row] = worth;
      }
    }
  }

  /** The worth of every end at a score: the best for the player is what is worst for the one who is next, or best where the turn goes on. */
  function* endsWorth(mine: number, theirs: number): Generator<number> {
    const { over, base } = afterPay(mine, theirs, passes), { starts: from, items } = ends;
    for (let end = 0; end < pays.length; end++) {
      if (end % AT_ONCE === 0) yield done / SCORES;
      const pay = pays[end]!, start = base[pay]!, ended = over[pay]!;
      let low = 127, high = -128;
      for (let i = from[end]!; ended === null && i < from[end + 1]!; i++) {
        const next = values[start + items[i]!]!;
        if (next < low) low = next;
        if (next > high) high = next;
      }
      endWorth[end] = ended ?? (passes ? before(low) : high);
    }
  }

  /** The worth of all lines with a tile to return, at a score of which the rows of six are done. */
  function* withReturns(mine: number, theirs: number): Generator<number> {
    yield* endsWorth(mine, theirs);
    const at = count * scoreIndex(mine, theirs) + sixes, { starts: from, items } = actions;
    for (let line = 0; line < count - sixes; line++) {
      let best = -128;
      for (let i = from[line]!; i < from[line + 1]!; i++) {
        const worth = endWorth[items[i]!]!;
        if (worth > best) best = worth;
      }
      values[at + line] = best;
    }
  }

  for (let sum = 2 * (TARGET - 1); sum >= 0; sum--) {
    for (let more = Math.min(sum, TARGET - 1); 2 * more >= sum; more--) {
      const less = sum - more, pair = more === less ? [[more, less]] : [[more, less], [less, more]];
      const best = pair.map(() => new Int8Array(sixes).fill(-128));
      for (const [side, [mine, theirs]] of pair.entries()) {
        bestPaying(mine!, theirs!, best[side]!);
        yield done / SCORES;
      }
      const worths = pair.map(([mine, theirs]) => values.subarray(count * scoreIndex(mine!, theirs!), count * scoreIndex(mine!, theirs!) + sixes));
      yield* backwards(backs, followers, best, worths, done / SCORES);
      for (const [mine, theirs] of pair) {
        yield* withReturns(mine!, theirs!);
        done++;
      }
    }
  }
  return values;
}
