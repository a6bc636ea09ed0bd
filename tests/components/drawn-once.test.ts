import { expect } from '@open-wc/testing';
import { all, button, clear, drawn, sit, tile } from './table.ts';

afterEach(clear);

/** Counts how often each part of a table is drawn from now on. */
function countDrawing(parts: readonly HTMLElement[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const part of parts as (HTMLElement & { update(changed: unknown): void })[]) {
    const update = part.update.bind(part);
    part.update = (changed) => {
      counted.set(part.localName, (counted.get(part.localName) ?? 0) + 1);
      update(changed);
    };
  }
  return counted;
}

it('a press is drawn once, whether it chooses, steps back or plays', async () => {
  const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' }), counted = countDrawing(all(table, 'blue-lion-row, blue-lion-bar, blue-lion-strip, blue-lion-tray, blue-lion-foot'));
  for (const target of [() => tile(table, 'row', 3), () => button(table, 'Cancel'), () => tile(table, 'row', 3), () => button(table, 'Swap right')]) {
    counted.clear();
    target().click();
    await drawn(table);
    expect(Object.fromEntries(counted)).to.deep.equal({ 'blue-lion-row': 1, 'blue-lion-bar': 1, 'blue-lion-strip': 1, 'blue-lion-tray': 1, 'blue-lion-foot': 1 });
  }
});

it('what is set on a table that has just been told something is taken up all the same', async () => {
  const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
  tile(table, 'row', 3).click();
  table.arseneName = 'Clotilde';
  table.memory = 'seen';
  await drawn(table);
  expect(all(table, '.thief.a .name')[0]!.textContent).to.equal('Clotilde · Arsène');
  expect(all(table, '.back')).to.have.length(6);
});
