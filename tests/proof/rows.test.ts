import { expect, it } from 'vitest';
import { arrangements, noCounts, tryPosition } from '../rows.ts';

// Every arrangement of the six tiles, cut after six, five and four: also the sides of the tiles set aside, every move
// text that is well formed, and the options that neither description has.
const tables = ['rulebook', 'overview', 'rulebook,swap=any', 'rulebook,swap=middle', 'rulebook,ret=before', 'rulebook,rival=0', 'overview,rival=1', 'overview,ret=after'];

it.each(tables.flatMap((table) => [6, 5, 4].map((length) => [table, length] as const)))('%s: every arrangement with %i in the row', (table, length) => {
  const counts = noCounts();
  for (const line of arrangements()) tryPosition(`${line.slice(0, 2 * length)} - ${line.slice(2 * length) || '-'} a 2-3 ${table}`, counts, true);
  expect(counts.positions).toBe(46_080);
  expect(counts.most).toBeLessThanOrEqual(2);
});
