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
  /** Every payment that there is. */
  readonly kinds: readonly number[];
  /** Does the other's turn begin in the lines of `ends`? No where tiles are returned before the action. */
  readonly passes: boolean;
}

/** Numbers that are still being written: what holds them grows, and takes four bytes for each where a plain list takes eight or more. */
class Numbers {
  length = 0;
  held = new Int32Array(1024);
  push(number: number): void {
    if (this.length === this.held.length) {
      const { held } = this;
      this.held = new Int32Array(2 * held.length);
      this.held.set(held);
    }
    this.held[this.length++] = number;
  }
  /** Is this number among those from a place on? */
  has(number: number, from: number): boolean {
    for (let at = from; at < this.length; at++) if (this.held[at] === number) return true;
    return false;
  }
  done(): Int32Array { return this.held.slice(0, this.length); }
}

/** Lists that are still being written. */
class Writing {
  readonly starts = new Numbers();
  readonly items = new Numbers();
  /** Where the list begins that is being written. */
  start = 0;
  constructor() { this.starts.push(0); }
  close(): void { this.starts.push(this.start = this.items.length); }
  done(): Lists { return { starts: this.starts.done(), items: this.items.done() }; }
}

/** How many lines are looked at between two rests: a millisecond or two while most is still to be asked. */
const AT_ONCE = 32;

/** Writes down the line after a move, seen by the player whose turn it is then. */
function follow(line: readonly number[], { from, turned, passes }: Effect, next: number[]): number[] {
  for (let i = 0; i < 6; i++) {
    const tile = i === turned ? line[from[i]!]! ^ 1 : line[from[i]!]!;
    next[i] = passes ? EXCHANGED[tile]! : tile;
  }
  return next;
}

/** Finds out, from the rules, what every action leads to. Yields every now and then, with the share that is done. */
export function* compile(options: Options, { count, numbers, first }: Numbering): Generator<number, Moves> {
  const answers = asking(options), after = options.ret === 'after';
  const quiet = new Writing(), paying = new Writing(), actions = new Writing(), ends = new Writing(), pays: number[] = [];
  // A line is soon forgotten: there is one place for that after the action, and one for that after each return.
  const lines = [0, 1, 2].map(() => [0, 0, 0, 0, 0, 0]);
  const known = new Map<number, number>(), kinds = new Set([0]);
  const numbered = (line: readonly number[], due: number): number => numbers[due * LINES + placeOf(line)]!;

  /** Adds all lines that returning what is to be returned, in every way, can lead to; each once. */
  function addReturned(line: readonly number[], cut: Cut, depth = 1): void {
    const { moves, effect } = answers(cut);
    for (let move = 0; move < moves.length; move++) {
      const done = effect(line, move), next = follow(line, done, lines[depth]!);
      if (!done.passes && done.cut.due > 0) { addReturned(next, done.cut, depth + 1); continue; }
      const number = numbered(next, done.cut.due);
      if (!ends.items.has(number, ends.start)) ends.items.push(number);
    }
  }
  /** The number of an end, which is written down when it is met for the first time. */
  function end(line: readonly number[], cut: Cut, pay: number): number {
    const key = ((pay * 3 + cut.due) * 3 + cut.fresh) * LINES + placeOf(line);
    let id = known.get(key);
    if (id === undefined) {
      known.set(key, id = pays.length);
      pays.push(pay);
      addReturned(line, cut);
      ends.close();
    }
    return id;
  }

  for (let number = 0; number < count; number++) {
    if (number % AT_ONCE === 0) yield number / count;
    const index = first[number]!, due = Math.floor(index / LINES), line = lineAt(index % LINES), cut: Cut = { row: 6 - due, due, fresh: 0, acted: false };
    if (due > 0 && !after) actions.items.push(end(line, cut, 0));
    else {
      const { moves, effect } = answers(cut);
      for (let move = 0; move < moves.length; move++) {
        const done = effect(line, move), next = follow(line, done, lines[0]!);
        kinds.add(done.pay);
        if (due > 0) actions.items.push(end(next, done.cut, done.pay));
        else if (done.pay) { paying.items.push(done.pay); paying.items.push(numbered(next, done.cut.due)); }
        else quiet.items.push(numbered(next, 0));
      }
    }
    if (due > 0) actions.close(); else { quiet.close(); paying.close(); }
  }
  return { quiet: quiet.done(), paying: paying.done(), actions: actions.done(), ends: ends.done(), pays: new Uint8Array(pays), kinds: [...kinds], passes: after };
}
