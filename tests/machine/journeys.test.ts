import { describe, expect, it } from 'vitest';
import { journeyOf, moversOf, rowAsLeft, spotsOf, wayBetween, type Spot } from '../../components/around/motion/journeys.ts';
import type { Entry, Game } from '../../machine/game/chart.ts';
import { combinationAt } from '../../machine/rules/combinations.ts';
import { legalMoves, parsePosition, play, type Position, type Tile } from '../../machine/index.ts';
import { arrangements } from '../rows.ts';

const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};
const at = (position: Position, spot: Spot): Tile => position[spot.slice(0, -1) as 'row'][Number(spot.at(-1))]!;

/** Plays a move and carries every tile along; no two tiles of the game are alike, so each has to come to where it lies. */
function carry(before: Position, text: string, where: string): Entry {
  const played = play(before, text), fail = (why: string): never => { throw new Error(`${where} ${text}: ${why}`); };
  if (!played.ok) return fail(played.message);
  const { position: after, move, awards } = played, entry = { move, before, after, awards } as Entry;
  const journey = journeyOf(entry), turned = move.includes('f') ? moversOf(entry)[0] : null, spots = spotsOf(before);
  if (new Set(journey.values()).size !== 6 || spots.length !== 6) fail('not six tiles in six places');
  const tileOf = (spot: Spot): Tile => { const { up, back } = at(before, spot); return spot === turned ? { up: back!, back: up } : { up, back }; };
  for (const spot of spots) {
    const to = journey.get(spot)!, is = at(after, to), expected = tileOf(spot);
    if (is.up !== expected.up || is.back !== expected.back) fail(`${spot} has ${expected.up}${expected.back}, ${to} shows ${is.up}${is.back}`);
  }
  // In between stands the row that pays, with the middles in it.
  const left = awards.length > 0 ? rowAsLeft(entry).map(tileOf) : [];
  for (const award of awards) {
    const made = combinationAt(left, award.at, before.turn);
    if (made?.kind !== award.kind || made.for !== award.for) fail(`no ${award.kind} at ${award.at}`);
  }
  return entry;
}

/** Carries the tiles through a move, and if it is wished through everything that can follow in the same turn. */
function goOn(before: Position, move: string, where: string, further: boolean): void {
  const { after } = carry(before, move, where);
  if (further && after.turn === before.turn) for (const next of legalMoves(after)) goOn(after, next, `${where} ${move}`, true);
}

describe.each(['rulebook', 'overview'])('every tile comes to where it lies after a move, %s', (description) => {
  // The side of a tile set aside changes nothing in the row, so each row is tried once.
  it.each([[6, 46_080], [5, 23_040], [4, 5_760]])('with %i in the row, and through the rest of the turn', (length, rows) => {
    const tried = new Set<string>();
    for (const line of arrangements()) {
      const row = line.slice(0, 2 * length);
      if (tried.has(row)) continue;
      tried.add(row);
      const text = `${row} - ${line.slice(2 * length) || '-'} a 1-1 ${description}`, before = read(text);
      for (const move of legalMoves(before)) goOn(before, move, text, tried.size % 11 === 0);
    }
    expect(tried.size).toBe(rows);
  }, 240_000);
  it('while the row is built', () => {
    let moves = 0, some = 0;
    for (const line of arrangements()) {
      if (some++ % 13) continue;
      for (let length = 0; length < 6; length++) {
        const text = `${line.slice(0, 2 * length) || '-'} ${line.slice(2 * length)} - x 0-0 ${description}`, before = read(text);
        for (const move of legalMoves(before)) { carry(before, move, text); moves++; }
      }
    }
    expect(moves).toBeGreaterThan(50_000);
  });
});

/** A game in which always the same one of the legal moves is played, from the first to the last in turn. */
function game(text: string, length: number, pick: (legal: readonly string[], n: number) => string): Game {
  const start = read(text), line: Entry[] = [];
  for (let here = start; line.length < length && legalMoves(here).length > 0;) {
    line.push(carry(here, pick(legalMoves(here), line.length), text));
    here = line.at(-1)!.after;
  }
  return { start, line, cursor: line.length } as unknown as Game;
}

describe('from one moment of a game to another', () => {
  const text = '- AxPbXpAbBxAp - x 0-0 overview', whole = game(text, 40, (legal, n) => legal[(n * 7) % legal.length]!);
  const position = ({ start, line, cursor }: Game): Position => (cursor ? line[cursor - 1]!.after : start);
  const pair = ({ up, back }: Tile): string => [up, back].sort().join('');

  it('every tile comes to where it lies then, forwards and backwards', () => {
    expect(whole.line.some(({ awards }) => awards.length > 0)).toBe(true);
    for (let from = 0; from <= whole.line.length; from++) {
      for (let to = 0; to <= whole.line.length; to++) {
        const [one, other] = [{ ...whole, cursor: from }, { ...whole, cursor: to }] as const, way = wayBetween(one, other)!;
        for (const [here, there] of way.journey) expect(pair(at(position(other), there))).toBe(pair(at(position(one), here)));
        expect(way.journey.size).toBe(6);
        expect(way.step).toEqual(Math.abs(to - from) === 1 ? { entry: whole.line[Math.min(from, to)], back: to < from } : null);
      }
    }
  });
  it('also by another line', () => {
    const { line } = whole, other: Game = { ...whole, line: [...line.slice(0, 5), carry(line[4]!.after, legalMoves(line[4]!.after).at(-1)!, text)], cursor: 6 };
    const way = wayBetween({ ...whole, cursor: 9 }, other)!;
    for (const [here, there] of way.journey) expect(pair(at(position(other), there))).toBe(pair(at(position({ ...whole, cursor: 9 }), here)));
    expect(way.step).toBeNull();
  });
  it('there is no way to another game', () => {
    expect(wayBetween(whole, game(text, 3, (legal) => legal[0]!))).toBeNull();
  });
});
