/** What the check of positions knows: it lets through whatever a game comes to, and nothing of what none can. */
import { describe, expect, test } from 'vitest';
import { legalMoves, parsePosition, play, reveals, stage, type Position } from '../../../machine/index.ts';
import { impossible } from './possible.ts';

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
