import { asking, type Cut, type Effect } from './ask.ts';
import { EXCHANGED, lineAt, LINES, placeOf, type Numbering } from './lines.ts';
import type { Options } from '../../rules/index.ts';

/** Lists of numbers, one after the other: list i is `items` from `starts[i]` to before `starts[i + 1]`. */
export interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** What every action of every turn can lead to, whatever the score. */
export interface Moves {
  /** For each row of six, the rows of six to which an action leads that pays nobody; in each of them it is the other's turn. */
  readonly quiet: Lists;
  /** For each row of six, its actions that pay: as `ends` below, always with one line. */
  readonly paying: Lists;
  /** For each line with a tile to return, counted from the first of them: its actions, each a number of an end. */
  readonly actions: Lists;
  /** The ends of actions: the lines that the player can choose between by returning, one way or another, what is to be returned. */
  readonly ends: Lists;
  /** What the action paid before that, for each end: as in {@link Effect}. */
  readonly pays: Uint8Array;
  /** Does the other's turn begin in the lines of `ends`? No where tiles are returned before the action. */
  readonly passes: boolean;
}

class Writer {
  readonly starts: number[] = [0];
  readonly items: number[] = [];
  close(): void { this.starts.push(this.items.length); }
  done(): Lists { return { starts: Int32Array.from(this.starts), items: Int32Array.from(this.items) }; }
}

/** How many lines are looked at between two rests: well under a millisecond's work once the answers are known. */
const AT_ONCE = 128;

/** Finds out, from the rules, what every action leads to. Yields every now and then, with the share that is done. */
export function* compile(options: Options, { count, numbers, first, starts }: Numbering): Generator<number, Moves> {
  const { moves, effect } = asking(options);
  const sixes = starts[1]!, after = options.ret === 'after';
  const quiet = new Writer(), paying = new Writer(), actions = new Writer(), ends = new Writer(), pays: number[] = [];
  const known = new Map<number, number>();

  const follow = (line: readonly number[], { from, turned }: Effect): number[] => from.map((old, i) => (i === turned ? line[old]! ^ 1 : line[old]!));
  /** The number of a line in which a turn begins; `passed`: it is Lady X's. */
  const numbered = (line: readonly number[], { due }: Cut, passed: boolean): number =>
    numbers[due * LINES + placeOf(passed ? line.map((tile) => EXCHANGED[tile]!) : line)]!;
  /** All lines that returning what is to be returned, in every way, can lead to. */
  function returned(line: readonly number[], cut: Cut, found: Set<number>): Set<number> {
    moves(cut).forEach((_, move) => {
      const done = effect(line, cut, move), next = follow(line, done);
      if (done.passes || done.cut.due === 0) found.add(numbered(next, done.cut, done.passes)); else returned(next, done.cut, found);
    });
    return found;
  }
  /** The number of an end, which is written down when it is met for the first time. */
  function end(line: readonly number[], cut: Cut, pay: number): number {
    const key = (((pay * 3 + cut.due) * 3 + cut.fresh) * 2 + Number(cut.acted)) * LINES + placeOf(line);
    let id = known.get(key);
    if (id === undefined) {
      known.set(key, id = pays.length);
      pays.push(pay);
      for (const number of returned(line, cut, new Set())) ends.items.push(number);
      ends.close();
    }
    return id;
  }

  for (let number = 0; number < count; number++) {
    if (number % AT_ONCE === 0) yield number / count;
    const index = first[number]!, due = Math.floor(index / LINES), line = lineAt(index % LINES), cut: Cut = { row: 6 - due, due, fresh: 0, acted: false };
    if (due > 0 && !after) actions.items.push(end(line, cut, 0));
    else {
      for (let move = 0; move < moves(cut).length; move++) {
        const done = effect(line, cut, move), next = follow(line, done);
        if (due > 0) actions.items.push(end(next, done.cut, done.pay));
        else (done.pay ? paying : quiet).items.push(...(done.pay ? [done.pay] : []), numbered(next, done.cut, true));
      }
    }
    if (number < sixes) { quiet.close(); paying.close(); } else actions.close();
  }
  return { quiet: quiet.done(), paying: paying.done(), actions: actions.done(), ends: ends.done(), pays: Uint8Array.from(pays), passes: after };
}
