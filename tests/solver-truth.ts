/** What the readable rules say of the game, for tests of the solver: nothing here knows how it is solved. */
import { formatPosition, legalMoves, play, stage, winner, type Options, type Position } from '../machine/index.ts';
import type { Moves } from '../machine/opponent/solver/compile.ts';
import { indexOf, lineAt, LINES, numberLines, positionOf, type Numbering } from '../machine/opponent/solver/lines.ts';
import { makePosition, OPTION_VALUES, PRESETS } from '../machine/rules/index.ts';

/** What a generator returns. */
export function finish<T>(steps: Generator<unknown, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

export const played = (position: Position, move: string): Position => {
  const result = play(position, move);
  if (!result.ok) throw new Error(`${formatPosition(position)} ${move}: ${result.code}`);
  return result.position;
};

/** Every table whose solution can be another one, as options and as text. */
export function everyTable(): { text: string; options: Options }[] {
  let all = [{ text: 'rulebook', options: PRESETS.rulebook }];
  for (const key of ['swap', 'flip', 'ret', 'rival'] as const) {
    all = all.flatMap(({ text, options }) => OPTION_VALUES.get(key)!.map((value) =>
      ({ text: value === PRESETS.rulebook[key] ? text : `${text},${key}=${typeof value === 'boolean' ? Number(value) : value}`, options: { ...options, [key]: value } })));
  }
  return all;
}

/** One action: what it pays to whose turn it is and to the other, and the numbers of the lines that returns can lead to. */
export interface Action { readonly move: string; readonly mine: number; readonly theirs: number; readonly to: readonly number[] }

/** Everything that can be done at a table, as `play` has it, for lines by their numbers. */
export interface Rules {
  readonly options: Options;
  readonly numbering: Numbering;
  /** `passes`: is it the other's turn in the lines that the actions lead to? Not where tiles are returned before the action: then the returns are all that is listed. */
  readonly actions: (index: number) => { readonly passes: boolean; readonly actions: readonly Action[] };
}

export function rulesOf(options: Options): Rules {
  const numbering = finish(numberLines(options.flip)), ends = new Map<string, readonly number[]>();
  const numberOf = (position: Position): number => numbering.numbers[indexOf(position)]!;
  /** Where this player's returns lead to; of positions without diamonds, so that each is asked once. */
  function returned(position: Position): readonly number[] {
    if (position.turn === 'x' || stage(position) === 'act') return [numberOf(position)];
    const text = formatPosition(position), found = ends.get(text) ?? [...new Set(legalMoves(position).flatMap((move) => returned(played(position, move))))].sort((one, two) => one - two);
    ends.set(text, found);
    return found;
  }
  return { options, numbering, actions(index) {
    const due = Math.floor(index / LINES), start = positionOf(lineAt(index % LINES), 6 - due, options, { a: 0, x: 0 });
    if (stage(start) === 'return') return { passes: false, actions: [{ move: 'returns', mine: 0, theirs: 0, to: returned(start) }] };
    return { passes: true, actions: legalMoves(start).map((move) => {
      const next = played(start, move), { a, x } = next.score;
      return { move, mine: a, theirs: x, to: returned(makePosition({ ...next, score: start.score })) };
    }) };
  } };
}


const list = ({ starts, items }: { starts: Int32Array; items: Int32Array }, at: number): number[] => [...items.subarray(starts[at], starts[at + 1])];
const sorted = (texts: readonly string[]): string => [...texts].sort().join(' ');

/** The same of one line as the solver has it, as a text; to be compared with that of {@link textOf}. */
export function compiledText({ quiet, paying, actions, ends, pays }: Moves, number: number, sixes: number): string {
  if (number < sixes) {
    const paid = list(paying, number);
    return sorted([...list(quiet, number).map((to) => `0:${to}`), ...paid.flatMap((pay, i) => (i % 2 ? [] : [`${pay}:${paid[i + 1]}`]))]);
  }
  return sorted(list(actions, number - sixes).map((end) => `${pays[end]}:${list(ends, end).sort((one, two) => one - two).join()}`));
}
export const textOf = (actions: readonly Action[]): string => sorted(actions.map(({ mine, theirs, to }) => `${8 * mine + theirs}:${to.join()}`));

/** A value as a text: `W3`, `L2`, `D0`. */
export const said = (value: { result: 'win' | 'loss' | 'even'; turns: number } | null): string =>
  (value ? `${{ win: 'W', loss: 'L', even: 'D' }[value.result]}${value.turns}` : 'none');

/** Of some outcomes that a player can choose between, the best: the fastest win, else what nobody can force, else the slowest loss. Signed turns; 0 is even. */
const best = (outcomes: readonly number[]): number => {
  const wins = outcomes.filter((one) => one > 0), others = outcomes.filter((one) => one <= 0);
  return wins.length > 0 ? Math.min(...wins) : others.includes(0) ? 0 : Math.min(...others);
};
const passed = (outcome: number): number => (outcome > 0 ? -outcome - 1 : outcome < 0 ? 1 - outcome : 0);

/** What each line must be worth by what its actions lead to, at one score; every line that is not is counted. Signed turns. */
export function faultsAt({ passes, actions }: ReturnType<Rules['actions']>, mine: number, theirs: number, valueAt: (number: number, mine: number, theirs: number) => number, value: number): boolean {
  const outcomes = actions.map((action) => {
    const own = mine + action.mine, others = theirs + action.theirs;
    if (own >= 7 || others >= 7) return own === others ? 0 : own > others ? 1 : -1;
    return best(action.to.map((to) => (passes ? passed(valueAt(to, others, own)) : valueAt(to, own, others))));
  });
  return best(outcomes) !== value;
}

/** A plain search: what the player to move can force within so many turns. Signed turns; 0 when the game is a draw or nothing is forced so soon. */
export function search(position: Position, turns: number): number {
  if (turns === 0) return 0;
  let value = -Infinity;
  for (const move of legalMoves(position)) {
    const next = played(position, move), who = winner(next);
    const outcome = who !== null ? (who === 'draw' ? 0 : who === position.turn ? 1 : -1)
      : next.turn === position.turn ? search(next, turns) : passed(search(next, turns - 1));
    if (outcome === 1) return 1;
    value = value === -Infinity ? outcome : best([value, outcome]);
  }
  return value;
}

/** The number of a value in the tables, as signed turns. */
export const signedAt = (value: number): number => (value > 0 ? 128 - value : value < 0 ? -128 - value : 0);

/** A line of six tiles as a position at 5-6, so many of them to be returned. */
export const linePosition = (line: readonly number[], due: number, options: Options): Position => positionOf(line, 6 - due, options, { a: 5, x: 6 });
