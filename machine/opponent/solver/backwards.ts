import type { Lists } from './compile.ts';
import { MOST_TURNS, WON } from './values.ts';

/** For each of so many rows, those of which it is a follower. */
export function predecessors({ starts, items }: Lists, rows: number): Lists {
  const from = new Int32Array(rows + 1), into = new Int32Array(items.length);
  for (const item of items) from[item + 1]!++;
  for (let row = 0; row < rows; row++) from[row + 1]! += from[row]!;
  const free = from.slice();
  for (let row = 0; row < rows; row++) for (let i = starts[row]!; i < starts[row + 1]!; i++) into[free[items[i]!]!++] = row;
  return { starts: from, items: into };
}

/** How many rows are looked at between two rests. */
const AT_ONCE = 2048;

/**
 * Solves the rows of six at a score and at the same score seen from the other side (or at one that is level: then the
 * two are one), by going backwards from what is decided. `backs`: the rows of which each row is a follower, by an action that
 * pays nobody; `followers`: how many followers it has. `best`: for each side and row the best that an action brings which
 * pays, -128 for none. The worths are written into `worths`, which hold zeros. Yields `done` every now and then.
 *
 * A row is won as soon as one follower is lost to the other player, and lost when the last of its followers is won by
 * the other player and nothing that pays is better. Rows are taken in the order of their turns, so that the first way to
 * win is the fastest and the last way to lose the slowest; since what pays decides at many distances, each distance has a
 * bucket of its own. What is never taken nobody can force.
 */
export function* backwards(backs: Lists, followers: Uint8Array, best: readonly Int8Array[], worths: readonly Int8Array[], done: number): Generator<number> {
  const sides = best.length, rows = best[0]!.length;
  // A row of a side is a number; in a bucket it is doubled, with one more for a win.
  const buckets: number[][] = Array.from({ length: MOST_TURNS + 2 }, () => []);
  const open = best.map(() => followers.slice());
  for (let side = 0; side < sides; side++) {
    for (let row = 0; row < rows; row++) {
      const worth = best[side]![row]!;
      if (worth > 0) buckets[1 + WON - worth]!.push((side * rows + row) * 2 + 1);
      else if (worth < 0 && open[side]![row] === 0) buckets[1 + WON + worth]!.push((side * rows + row) * 2);
    }
    yield done;
  }
  for (let turns = 1; turns <= MOST_TURNS; turns++) {
    const bucket = buckets[turns]!;
    for (let taken = 0; taken < bucket.length; taken++) {
      if (taken % AT_ONCE === AT_ONCE - 1) yield done;
      const wins = bucket[taken]! & 1, node = bucket[taken]! >> 1, side = node < rows ? 0 : 1, row = node - side * rows;
      if (worths[side]![row] !== 0) continue;
      worths[side]![row] = wins ? 1 + WON - turns : turns - 1 - WON;
      const other = sides - 1 - side, decided = worths[other]!, left = open[other]!, exits = best[other]!;
      for (let i = backs.starts[row]!; i < backs.starts[row + 1]!; i++) {
        const back = backs.items[i]!;
        if (decided[back] !== 0) continue;
        if (!wins) buckets[turns + 1]!.push((other * rows + back) * 2 + 1);
        else if (--left[back]! === 0 && exits[back]! < 0) buckets[Math.max(turns + 1, 1 + WON + exits[back]!)]!.push((other * rows + back) * 2);
      }
    }
  }
}
