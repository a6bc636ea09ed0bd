import { expect, it } from 'vitest';
import { comeAndGo } from '../tools/stress.mjs';

it('10,000 elements that came to a page and went leave no listener, no node and less than a megabyte behind', async () => {
  const { listeners, nodes, megabytes } = await comeAndGo(10_000);
  expect(listeners).toBeLessThanOrEqual(0);
  expect(nodes).toBeLessThanOrEqual(0);
  expect(megabytes).toBeLessThan(1);
});
