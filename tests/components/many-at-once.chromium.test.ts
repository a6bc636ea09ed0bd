import { expect } from '@open-wc/testing';
import { keys, strike } from '../input.ts';
import { mount, swapByHand } from './many.ts';
import { all, clear, drawn, focused, regions, until } from './table.ts';

afterEach(clear);

it('a thousand tables on one page can all be played at, and share one voice and one focus', async function () {
  this.timeout(115_000);
  const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
  // What is loaded once for all comes with the first; without it nothing is drawn while a thousand wait.
  for (const table of (await mount(1, { position: acting })).tables) table.remove();
  const { tables } = await mount(1000, { position: acting });
  for (const table of tables) await swapByHand(table);
  expect(tables.filter(({ state }) => state.record === `${acting} s34`)).to.have.length(1000);

  const [first, last] = [tables[0]!, tables.at(-1)!];
  for (const table of [first, last]) {
    const one = all(table, '[data-zone=row][data-place="1"]')[0]!;
    one.scrollIntoView({ block: 'center' });
    await strike(one);
    await until('an answer to a real press', () => one.getAttribute('aria-pressed') === 'true');
    await keys('e');
    await until('an answer to a real key', () => table.state.record === `${acting} s34 lr`);
    await drawn(table);
    expect(table.contains(focused()) || table.shadowRoot!.contains(focused())).to.equal(true);
  }
  expect([regions('polite').length, regions('assertive').length]).to.deep.equal([1, 1]);
  expect(tables.filter(({ state }) => state.record === `${acting} s34`), 'keys and presses go to one table').to.have.length(998);
});
