import { expect } from '@open-wc/testing';
import { all, button, clear, drawn, duty, events, isDim, message, names, press, sit, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices, panels: { steps, speed, replaying } } = wordsFor();
const start = 'XaAbApBxXpPb - - a 0-0 rulebook';
const record = `${start} s34 {A fine theft, <b>really</b>} s23 b1l x-resigns`;
type Table = Awaited<ReturnType<typeof sit>>;

async function watch(attributes: Record<string, string> = {}): Promise<Table> {
  const table = await sit({ record, mode: 'replay', ...attributes });
  await until('the buttons of a replay', () => names(table).includes(steps.next));
  return table;
}

describe('a replay', () => {
  it('says where it stands, what was done, and what somebody wrote about it, as text', async () => {
    const table = await watch();
    expect(duty(table)).to.equal(replaying(0, 3));
    await press(table, steps.next);
    expect(duty(table)).to.equal(replaying(1, 3));
    expect(message(table)).to.include('Theft');
    expect(all(table, '.comment')[0]!.textContent).to.equal('A fine theft, <b>really</b>');
    await press(table, steps.next);
    expect(all(table, '.comment')).to.have.length(0);
  });
  it('tells at its end how the game ended, also by resigning', async () => {
    const table = await watch();
    await press(table, steps.last);
    expect(duty(table)).to.equal('Lady X resigns: Arsène wins');
    expect(isDim(button(table, steps.last))).to.equal(true);
  });
  it('begins after as many moves as the page says, and says so to the page', async () => {
    const table = await watch({ at: '2' });
    expect(duty(table)).to.equal(replaying(2, 3));
    await press(table, steps.previous);
    expect(table.at).to.equal(1);
    table.at = 3;
    await drawn(table);
    expect(table.state.record).to.equal(record);
    await press(table, steps.previous);
    expect(table.at).to.equal(2);
  });
  for (const bad of ['-1', 'x', '99', '1e9', '<b>']) {
    it(`says what is wrong with at="${bad}"`, async () => {
      const table = await sit({ record, mode: 'replay' }), faults = events(table, 'blue-lion-error'), before = table.state.record;
      table.setAttribute('at', bad);
      await until('an error', () => faults.length > 0);
      await until('the fault to be shown', () => all(table, '.fault')[0]?.textContent?.includes('“at”'));
      expect(table.state.record).to.equal(before);
    });
  }
  it('shows a record from its start that is not as long as `at` says, and says how long it is', async () => {
    const table = await watch({ at: '9' });
    expect(duty(table)).to.equal(replaying(0, 3));
    await until('what is wrong', () => all(table, '.fault')[0]?.textContent?.includes('0–3'));
  });
  it('begins where it is told also when it becomes one', async () => {
    const table = await sit({ record });
    Object.assign(table, { at: 1, mode: 'replay' });
    await until('the first move', () => duty(table) === replaying(1, 3));
  });
  it('runs on its own, faster if wished, stops at the end, and begins again from there', async () => {
    const table = await watch();
    await press(table, speed(1), speed(2), steps.run);
    expect(names(table)).to.include.members([speed(4), steps.stop]);
    await until('the end', () => table.at === 3, 12_000);
    await until('it to stop', () => names(table).includes(steps.run));
    const stood: unknown[] = [];
    table.addEventListener('blue-lion-change', () => { stood.push(table.at); });
    await press(table, steps.run);
    await until('the end once more', () => stood.at(-1) === 3, 12_000);
    expect(stood.slice(-4)).to.deep.equal([0, 1, 2, 3]);
  });
  it('stops when somebody steps by hand', async () => {
    const table = await watch();
    await press(table, steps.run, steps.last);
    expect(names(table)).to.include(steps.run);
    expect(table.at).to.equal(3);
  });
  it('can be shared with where it stands', async () => {
    const table = await watch({ at: '1' }), shared = events(table, 'blue-lion-share');
    await press(table, steps.share);
    await until('the page to be asked', () => shared.length > 0);
    expect(shared[0]!.detail).to.deep.equal({ record, at: 1 });
  });
  it('has its moves as a list, each of which is a way there', async () => {
    const table = await watch();
    await press(table, choices.moves);
    const moves = await until('the list', () => { const list = all(table, 'blue-lion-panel ol.moves button'); return list.length === 3 ? list : null; });
    await press(table, moves[1]!);
    expect(duty(table)).to.equal(replaying(2, 3));
    expect(all(table, 'blue-lion-panel [aria-current=step]')).to.have.length(1);
  });
});
