import { expect } from '@open-wc/testing';
import { held } from '../input.ts';
import { comeAndGo } from './many.ts';
import { clear } from './table.ts';

it('of 1,000 tables that came and went nothing is left', async function () {
  this.timeout(115_000);
  clear();
  // The first ones load what is loaded once for all, and are compiled. `npm run proof` does the same with 10,000.
  await comeAndGo(400);
  const before = await held();
  await comeAndGo(1000);
  const after = await held();
  expect(document.body.childElementCount).to.equal(0);
  expect(after.listeners, 'listeners').to.be.at.most(before.listeners);
  expect(after.nodes, 'nodes').to.be.at.most(before.nodes);
  expect((after.heap - before.heap) / 1e6, 'megabytes of heap').to.be.below(1);
});
