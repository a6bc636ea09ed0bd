import { describe, expect, it } from 'vitest';
import { arrangements, noCounts, tryPosition } from '../rows.ts';

const cut = (line: string, length: number): string => `${line.slice(0, 2 * length)} - ${line.slice(2 * length) || '-'}`;

describe.each(['rulebook', 'overview'])('every row and every action, %s', (description) => {
  it('six tiles', () => {
    const counts = noCounts();
    let some = 0;
    for (const line of arrangements()) tryPosition(`${cut(line, 6)} a 0-0 ${description}`, counts, some++ % 97 === 0);
    expect(counts.positions).toBe(46_080);
    expect(counts.actions).toBe(46_080 * (description === 'rulebook' ? 11 : 13));
    expect(counts).toMatchObject({ most: 2, diamonds: 4 });
  });

  // The side of a tile set aside does not change what the action does; all sides are tried in `npm run proof`.
  it.each([[5, 23_040], [4, 5_760]] as const)('%i tiles', (length, rows) => {
    const counts = noCounts(), tried = new Set<string>();
    for (const line of arrangements()) {
      const row = line.slice(0, 2 * length);
      if (tried.has(row)) continue;
      tried.add(row);
      tryPosition(`${cut(line, length)} x 3-2 ${description}`, counts, tried.size % 97 === 0);
    }
    expect(counts.positions).toBe(rows);
  });
});
