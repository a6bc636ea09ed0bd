import { expect } from '@open-wc/testing';
import { keys } from '../input.ts';
import { all, button, buttons, clear, drawn, events, isDim, names, press, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices, panels: { steps } } = wordsFor();
const start = 'XaAbApBxXpPb - - a 0-0 rulebook', unseen = 'X.A.A.B.X.P. - - a 0-0 rulebook';

describe('a diagram', () => {
  it('is to be looked at: it has names, but no buttons', async () => {
    const table = await sit({ position: start, mode: 'diagram' });
    expect(names(table)).to.deep.equal([]);
    expect(all(table, 'blue-lion-row [role=img][aria-label]').filter((each) => each.getAttribute('part') === 'tile')).to.have.length(6);
    document.querySelector<HTMLElement>('#before')!.focus();
    await keys('Tab');
    expect(document.activeElement?.id).to.equal('after');
  });
});

describe('a replay', () => {
  it('begins at the beginning, and goes step by step', async () => {
    const record = `${start} s34 b1l`, table = await sit({ record: `${start} s34 s23 b1l`, mode: 'replay' });
    expect(table.state.record).to.equal(start);
    await until('the buttons of a replay', () => names(table).includes(steps.previous));
    expect(isDim(button(table, steps.previous))).to.equal(true);
    await press(table, steps.next);
    expect(table.state.record).to.equal(record.replace(' b1l', ''));
    await press(table, steps.last);
    expect(table.state.record).to.equal(`${start} s34 s23 b1l`);
    expect(isDim(button(table, steps.next))).to.equal(true);
    await press(table, steps.previous);
    expect(table.state.record).to.equal(`${start} s34 s23`);
    await press(table, steps.first);
    expect(table.state.record).to.equal(start);
    expect(buttons(table).filter((each) => each.matches('.tile'))).to.have.length(0);
  });
});

describe('a stored game', () => {
  it('goes on at another table, with the same backs under its tiles', async () => {
    const table = await sit({ position: unseen, seed: 'one' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    const saved = JSON.stringify(table.save());
    const other = await sit({ seed: 'two' });
    expect(await other.load(JSON.parse(saved))).to.equal(true);
    expect(other.state).to.deep.equal(table.state);
    for (const each of [table, other]) expect(each.play('f3')).to.equal(true);
    expect(other.state.record).to.equal(table.state.record);
    other.undo();
    await drawn(other);
    expect(other.state.record, 'a back that was seen stays seen').to.equal(table.state.record);
  });
  it('that cannot be read leaves the game as it was', async () => {
    const table = await sit({ position: start }), told = events(table, 'blue-lion-error');
    table.play('lr');
    const { record } = table.state, saved = table.save();
    for (const bad of [null, undefined, 1, 'x', [], {}, { ...saved, record: 'x' }, { ...saved, deal: 'XXXXXX' }, { ...saved, cursor: 99 }, { ...saved, version: 2 }]) {
      told.length = 0;
      expect(await table.load(bad), JSON.stringify(bad) ?? 'undefined').to.equal(false);
      await until('an error event', () => told.length > 0);
      expect(table.state.record).to.equal(record);
    }
  });
});
