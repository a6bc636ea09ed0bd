import { expect } from '@open-wc/testing';
import { all, barNames, clear, events, press, sit, tile, wordsFor } from './table.ts';

afterEach(clear);

const { choices } = wordsFor();
const chosen = (table: Awaited<ReturnType<typeof sit>>): string[] => all(table, '[aria-pressed=true]').map((each) => `${each.dataset['zone']} ${each.dataset['place']}`);

describe('a tile comes back', () => {
  it('after the action; the one that waits is chosen already, and cannot be let go', async () => {
    const table = await sit({ position: 'AxBaPxXbPb - Pa a 0-0 rulebook' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    expect(table.state.stage).to.equal('return');
    expect(table.state.turn).to.equal('a');
    expect(chosen(table)).to.deep.equal(['aside 1']);
    expect(barNames(table)).to.deep.equal([choices.left, choices.right]);
    await press(table, choices.left);
    expect(barNames(table)).to.deep.equal([choices.lay, choices.over, choices.back]);
    await press(table, choices.back);
    expect(barNames(table)).to.deep.equal([choices.left, choices.right]);
    await press(table, choices.right, choices.lay);
    expect(table.state.position).to.equal('BaPxXbPbAxPa - - x 0-0 rulebook');
  });
  it('turned over', async () => {
    const table = await sit({ position: 'BaPxXbPbAx - Pa/ a 0-0 rulebook' });
    await press(table, choices.left, choices.over);
    expect(table.state.position).to.equal('ApBaPxXbPbAx - - x 0-0 rulebook');
  });
  it('before the action, where the table has it so', async () => {
    const table = await sit({ position: 'AxBaPxXbPb - Pa a 0-0 rulebook,ret=before' });
    expect(table.state.stage).to.equal('return');
    expect(barNames(table)).to.deep.equal([choices.left, choices.right]);
    await press(table, choices.left, choices.lay);
    expect(table.state.turn).to.equal('a');
    expect(table.state.stage).to.equal('act');
    expect(table.state.position).to.equal('PaAxBaPxXbPb - - a 0-0 rulebook,ret=before');
  });
  it('without a question, where nothing is turned over', async () => {
    const table = await sit({ position: 'BaPxXbPbAx - Pa/ a 0-0 rulebook,flip=0' });
    await press(table, choices.left);
    expect(table.state.position).to.equal('PaBaPxXbPbAx - - x 0-0 rulebook,flip=0');
  });
  it('one after the other, in the order that is wished, also to the same end', async () => {
    const table = await sit({ position: 'AxPxXbPb - BaPa/ a 0-0 rulebook' });
    expect(chosen(table)).to.deep.equal([]);
    await press(table, tile(table, 'aside', 2));
    expect(barNames(table)).to.deep.equal([choices.left, choices.right, choices.cancel]);
    await press(table, choices.left, choices.lay);
    expect(table.state.position).to.equal('PaAxPxXbPb - Ba/ a 0-0 rulebook');
    expect(chosen(table)).to.deep.equal(['aside 1']);
    await press(table, choices.left, choices.lay);
    expect(table.state.position).to.equal('BaPaAxPxXbPb - - x 0-0 rulebook');
  });
  it('and what this turn set aside waits for the next player, to be looked at only', async () => {
    const table = await sit({ position: 'XaAbApBxXp - Pb a 0-0 rulebook' }), moves = events(table, 'blue-lion-move');
    await press(table, tile(table, 'row', 3), choices.swapRight);
    expect(moves[0]!.detail.awards).to.deep.equal([{ at: 2, kind: 'theft', for: 'a', points: 2 }]);
    expect(table.state.position).to.equal('XaAbApXp - Pb/Bx a 2-0 rulebook');
    expect(all(table, 'blue-lion-tray [part=tile]').map((each) => each.localName)).to.deep.equal(['button', 'span']);
    await press(table, choices.right, choices.lay);
    expect(table.state.position).to.equal('XaAbApXpPb - Bx x 2-0 rulebook');
    expect(all(table, 'blue-lion-tray [part=tile]').map((each) => each.localName)).to.deep.equal(['button']);
  });
});
