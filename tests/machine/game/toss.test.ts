import { describe, expect, test } from 'vitest';
import { formatPosition } from '../../../machine/notation/index.ts';
import { allTiles, PRESETS } from '../../../machine/rules/index.ts';
import { position, save } from '../../../machine/game/index.ts';
import { random, seedAfter } from '../../../machine/game/random.ts';
import { toss } from '../../../machine/game/toss.ts';
import { sitDown } from './table.ts';

/** Held for ever: a seed that somebody has shared must give the same toss, lots and backs in every later version. */
const golden = [
  ['', '- B.A.B.P.X.A. - x 0-0 rulebook XXPAPB'],
  ['blue', '- B.P.P.X.A.A. - a 0-0 rulebook PXABXB'],
  ['lion', '- A.B.P.P.P.B. - a 0-0 rulebook XXXBAA'],
  ['1', '- P.P.A.B.X.A. - x 0-0 rulebook BXPABX'],
  ['사자', '- B.X.A.A.P.B. - a 0-0 rulebook ABPXXP'],
  ['a seed of many words, 2026-11-30', '- X.A.P.P.B.X. - a 0-0 rulebook PXBAAB'],
] as const;
const tossed = (seed: string): string => {
  const { start, backs } = toss(seed, PRESETS.rulebook, 'lots');
  return `${formatPosition(start)} ${backs.join('')}`;
};

describe('the same seed gives the same toss, for ever', () => {
  test.each(golden)('%j', (seed, expected) => {
    expect(tossed(seed)).toBe(expected);
  });

  test('the generator gives these numbers', () => {
    const draw = random('blue');
    expect(Array.from({ length: 8 }, () => draw(1000))).toEqual([61, 361, 91, 121, 394, 39, 693, 535]);
    expect(seedAfter('blue')).toBe('6xkvxrgsmies');
  });

  test('who begins, and the options, do not change the toss', () => {
    for (const first of ['a', 'x'] as const) {
      const one = toss('blue', PRESETS.overview, first), lots = toss('blue', PRESETS.rulebook, 'lots');
      expect(one.start.turn).toBe(first);
      expect([allTiles(one.start), one.backs]).toEqual([allTiles(lots.start), lots.backs]);
    }
  });

  test('a table with a seed starts with its toss, and tosses again the same way', () => {
    const tables = [1, 2].map(() => sitDown({ seed: 'blue' }));
    const texts = tables.map(({ send, view }) => [0, 1, 2].map(() => {
      const text = `${formatPosition(position(view()))} ${save(view()).deal}`;
      send({ type: 'TOSS' });
      return text;
    }));
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]![0]).toBe(tossed('blue'));
    expect(new Set(texts[0]).size).toBe(3);
  });

  test('without a seed every table starts with another toss', () => {
    const texts = Array.from({ length: 20 }, () => save(sitDown().view()));
    expect(new Set(texts.map(({ record, deal }) => record + deal)).size).toBeGreaterThan(15);
  });
});

test('every tile lies in every place, either side up, equally often, and either player begins', () => {
  const games = 6000, count: Record<string, number> = {};
  for (let i = 0; i < games; i++) {
    const { start, backs } = toss(`game ${i}`, PRESETS.rulebook, 'lots');
    start.loose.forEach(({ up }, place) => { const id = `${up}${backs[place]} ${place}`; count[id] = (count[id] ?? 0) + 1; });
    count[start.turn] = (count[start.turn] ?? 0) + 1;
  }
  const { a, x, ...placed } = count;
  expect(Object.keys(placed)).toHaveLength(72);
  for (const often of Object.values(placed)) expect(Math.abs(often - games / 12)).toBeLessThan(100);
  expect(Math.abs(a! - x!)).toBeLessThan(300);
});
