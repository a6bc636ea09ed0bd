import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPosition, formatRecord, legalMoves, parsePosition, parseRecord, play, possibleBacks, reveals, stage, winner, type Picture, type Position } from '../../machine/index.ts';
import { assignments, withBacks } from '../../machine/rules/index.ts';

const option = fc.record({
  preset: fc.constantFrom('rulebook', 'overview'),
  swap: fc.constantFrom('inner', 'any', 'middle'), pass: fc.constantFrom('*', '0', '1', '3'),
  flip: fc.constantFrom('0', '1'), ret: fc.constantFrom('after', 'before'), rival: fc.constantFrom('0', '1'), build: fc.constantFrom('0', '1'),
}).map(({ preset, ...rest }) => `${preset},${Object.entries(rest).map(([key, value]) => `${key}=${value}`).join(',')}`);
const toss = fc.tuple(fc.shuffledSubarray(['AX', 'AP', 'AB', 'XP', 'XB', 'PB'], { minLength: 6 }), fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
  .map(([pairs, turned]) => pairs.map((pair, i) => (turned[i] ? `${pair[1]}.` : `${pair[0]}.`)).join(''));

const tileCount = ({ row, loose, due, fresh }: Position): number => row.length + loose.length + due.length + fresh.length;

/** Everything that must hold at any moment of any game. */
function holds(position: Position): void {
  const text = formatPosition(position), again = parsePosition(text);
  expect(again.ok && formatPosition(again.value), text).toBe(text);
  expect(tileCount(position)).toBe(6);
  const ways = assignments(position);
  expect(ways.length, text).toBeGreaterThan(0);
  const odds = Object.values(possibleBacks(position)).flat() as Partial<Record<Picture, number>>[];
  odds.forEach((backs, i) => {
    const counted: Partial<Record<Picture, number>> = {};
    for (const way of ways) counted[way[i]!] = (counted[way[i]!] ?? 0) + 1;
    expect(backs, text).toEqual(counted);
  });
  for (const way of ways) expect(withBacks(position, way), text).not.toBeNull();
  const now = stage(position);
  expect(now === 'over').toBe(legalMoves(position).length === 0);
  expect(now === 'over').toBe(winner(position) !== null);
  if (position.due.length + position.fresh.length > 0) expect(position.row.length, text).toBeGreaterThanOrEqual(2);
}

describe('whole random games from the toss', () => {
  it('keep every invariant and replay from their record', () => {
    fc.assert(fc.property(toss, option, fc.infiniteStream(fc.nat()), (loose, options, stream) => {
      const parsed = parsePosition(`- ${loose} - a 0-0 ${options}`);
      if (!parsed.ok) throw new Error(parsed.errors[0]!.message);
      const start = parsed.value, moves = [];
      const choose = (among: number): number => stream.next().value! % among;
      let position = start;
      for (let turns = 0; turns < 120 && stage(position) !== 'over'; turns++) {
        holds(position);
        const legal = legalMoves(position), move = legal[choose(legal.length)]!;
        const shown = Object.keys(reveals(position, move) ?? {});
        const played = play(position, shown.length ? `${move}=${shown[choose(shown.length)]}` : move);
        if (!played.ok) throw new Error(`${formatPosition(position)} ${move}: ${played.message}`);
        for (const award of played.awards) expect(played.trace).toContainEqual(expect.objectContaining({ at: award.at, kind: award.kind, points: award.points }));
        position = played.position;
        moves.push({ move: played.move, position });
      }
      holds(position);
      const who = winner(position), text = formatRecord({ start, moves, result: who && { winner: who } }), replayed = parseRecord(text);
      if (!replayed.ok) throw new Error(replayed.errors[0]!.message);
      expect(formatRecord(replayed.value)).toBe(text);
      expect(replayed.value.moves.at(-1)?.position).toEqual(moves.at(-1)?.position);
    }), { numRuns: 150 });
  });
});
