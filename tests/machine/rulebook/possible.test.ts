/** What the check of positions knows: it lets through whatever a game comes to, and nothing of what none can. */
import { describe, expect, test } from 'vitest';
import { legalMoves, parsePosition, play, reveals, stage, type Position } from '../../../machine/index.ts';
import { combinationAt, POINTS } from '../../../machine/rules/combinations.ts';
import type { Picture, Player } from '../../../machine/rules/index.ts';
import { impossible, PAID_BY_NOW } from '../../../machine/rulebook/possible.ts';

function read(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.value;
}

/** Random numbers that are the same every time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => Math.floor(((state = (state * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32) * sides);
}

/** Every position of one game. It takes what pays when it sees it, now and then. */
function game(start: string, seed: number): Position[] {
  const roll = dice(seed), line = [read(start)];
  for (let position = line[0]!; stage(position) !== 'over' && line.length < 120;) {
    const tries = legalMoves(position).map((move) => {
      const up = Object.keys(reveals(position, move) ?? {}), played = play(position, up.length > 0 ? `${move}=${up[roll(up.length)]!}` : move);
      if (!played.ok) throw new Error(`${move}: ${played.code}`);
      return played;
    });
    const paying = tries.filter(({ awards }) => awards.length > 0), from = paying.length > 0 && roll(3) > 0 ? paying : tries;
    position = from[roll(from.length)]!.position;
    line.push(position);
  }
  return line;
}

/** A row being built, with every back known: a side of a tile is twice its number, or one more. */
interface Built { readonly row: readonly number[]; readonly loose: readonly number[]; readonly due: readonly number[]; readonly turn: Player; readonly a: number; readonly x: number }
const SIDES: readonly Picture[] = ['A', 'X', 'A', 'P', 'A', 'B', 'X', 'P', 'X', 'B', 'P', 'B'];

/** Every row that comes of returning these tiles, at either end, either side up. Only one can wait while the row is built. */
const returned = (row: readonly number[], [tile]: readonly number[]): (readonly number[])[] => (tile === undefined ? [row] : [tile, tile ^ 1].flatMap((side) => [[side, ...row], [...row, side]]));

/** Every score that there can be, more and less, after so many placements, whoever passes however often. */
function scoresByPlacements(returnFirst: boolean): string[][] {
  let level = new Map<string, Built>();
  const add = (to: Map<string, Built>, state: Built): void => { to.set(`${state.row.join()}|${state.loose.join()}|${state.due.join()}|${state.turn}${state.a}${state.x}`, state); };
  for (let up = 0; up < 64; up++) for (const turn of ['a', 'x'] as const) add(level, { row: [], loose: [0, 1, 2, 3, 4, 5].map((tile) => 2 * tile + ((up >> tile) & 1)), due: [], turn, a: 0, x: 0 });
  return [0, 1, 2, 3, 4, 5, 6].map(() => {
    // A pass returns what waits; a second one only gives the turn back.
    for (let passes = 0; passes < 2; passes++) for (const state of [...level.values()]) for (const row of returned(state.row, state.due)) add(level, { ...state, row, due: [], turn: state.turn === 'a' ? 'x' : 'a' });
    const next = new Map<string, Built>(), scores = new Set([...level.values()].map(({ a, x }) => `${Math.max(a, x)}-${Math.min(a, x)}`));
    for (const { row: lay, loose, due, turn, a, x } of level.values()) for (const before of returnFirst ? returned(lay, due) : [lay]) for (const tile of loose) for (const side of [tile, tile ^ 1]) for (const row of [[side, ...before], [...before, side]]) {
      const at = row[0] === side ? 1 : row.length - 2, made = combinationAt(row.map((each) => ({ up: SIDES[each]!, back: null })), at, turn), points = made ? POINTS[made.kind] : 0;
      const rest = made ? row.filter((_, i) => i !== at) : row, after = { loose: loose.filter((each) => each !== tile), due: made ? [row[at]!] : [], turn: turn === 'a' ? 'x' as const : 'a' as const, a: a + (made?.for === 'a' ? points : 0), x: x + (made?.for === 'x' ? points : 0) };
      for (const closed of returnFirst ? [rest] : returned(rest, due)) add(next, { ...after, row: closed });
    }
    level = next;
    return [...scores].sort();
  });
}

describe('what can be paid while the row is built', () => {
  test.each([[false], [true]])('is at most 5 for one and 6 for both, in every row built in every way; tiles go back first: %s', { timeout: 60_000 }, (returnFirst) => {
    const found = scoresByPlacements(returnFirst);
    expect(found.slice(0, 6)).toEqual(PAID_BY_NOW.map((scores) => [...scores].sort()));
    expect(Math.max(...found[6]!.map((score) => Number(score[0])))).toBe(5);
    expect(Math.max(...found[6]!.map((score) => Number(score[0]) + Number(score[2])))).toBe(6);
  });
});

describe('positions that a game can come to', () => {
  test.each(['rulebook', 'overview', 'rulebook,rival=0', 'rulebook,build=0', 'rulebook,swap=any', 'rulebook,ret=before'])('are all let through: %s', (options) => {
    const seen = Array.from({ length: 120 }, (_, seed) => game(`- ${['A.X.P.B.P.B.', 'A.A.B.P.X.P.', 'X.A.B.B.P.X.'][seed % 3]!} - ${'ax'[seed % 2]!} 0-0 ${options}`, seed + 1)).flat();
    expect(seen.map((position) => [impossible(position), position]).filter(([found]) => found !== null).slice(0, 3)).toEqual([]);
    expect(seen.filter(({ due }) => due.length > 0).length).toBeGreaterThan(50);
  });

  test.each([
    ['police set aside', 'X.A.P.B.A. - P. a 1-0'], ['police set aside just now', 'P.X.X.A.B. - /P. a 7-0'], ['police among two', 'B.A.A.B. - P.X./ a 1-1'],
    ['no pair of police around a thief', 'P.A.X.P.B. - A. x 6-5'], ['no like thieves around a Blue Lion', 'A.X.P. P.A. B. x 0-2'], ['one pair for two', 'P.P.A.B. - A.X. a 4-4'],
    ['a pair in the wrong order', 'P.P.A.A. - B.X. a 3-3'], ['a theft that did not pay', 'A.P.P.A.A. - B. x 1-4'], ['an interrogation that did not pay', 'B.A.P.P.A. - X. a 0-3'], ['a combination before anybody was paid', 'P.X.B.X.A.P. - - x 0-0'],
    ['too much from three tiles', 'P.X.A. P.A.B. - a 2-1'], ['won before the row is built', 'P.A. P.B.B.X. - x 4-6'], ['a loose tile that was turned', 'P.A. PxB.B.X. - x 0-0'], ['paid while nothing pays', 'A.B.X.P. A.P. - a 1-0 rulebook,build=0'],
    ['the rival was paid where only the player who acts is', 'P.P.A.B.A. - X. a 1-0 overview'],
  ])('and not %s', (_, position) => {
    expect(impossible(read(position))).not.toBeNull();
  });
});
