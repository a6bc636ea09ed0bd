import { expect } from '@open-wc/testing';
import { button, clear, isDim, listen, message, press, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', unseen = 'X.A.A.B.X.P. - - a 0-0 rulebook';

describe('taking back', () => {
  it('gives the turn back, and redo plays it again', async () => {
    const table = await sit({ position: acting });
    expect(isDim(button(table, choices.takeBack))).to.equal(true);
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    const { position } = table.state;
    expect(isDim(button(table, choices.takeBack))).to.equal(false);
    expect(isDim(button(table, choices.redo))).to.equal(true);
    await press(table, choices.takeBack);
    expect(table.state.position).to.equal(acting);
    await press(table, choices.redo);
    expect(table.state.position).to.equal(position);
  });
  it('is possible by default after a flip whose back everybody had seen', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 6), choices.flip, choices.takeBack);
    expect(table.state.position).to.equal(acting);
  });
  it('is not possible by default once an unseen back was seen, and says so', async () => {
    const table = await sit({ position: unseen, seed: '1' }), heard = listen();
    await press(table, tile(table, 'row', 6), choices.flip);
    const { position } = table.state;
    expect(isDim(button(table, choices.takeBack))).to.equal(true);
    await press(table, choices.takeBack);
    expect(table.state.position).to.equal(position);
    await until('why', () => heard.assertive.length > 0);
    expect(message(table)).to.equal(heard.assertive[0]);
  });
  it('goes no further back than what was seen', async () => {
    const table = await sit({ position: unseen, seed: '1' });
    await press(table, tile(table, 'row', 6), choices.flip);
    const { position } = table.state;
    await press(table, tile(table, 'row', 1), choices.otherEnd, choices.takeBack);
    expect(table.state.position).to.equal(position);
    expect(isDim(button(table, choices.takeBack))).to.equal(true);
  });
  it('is free where the page wants it so, and the same tile shows the same picture again', async () => {
    const table = await sit({ position: unseen, seed: '1', 'take-back': 'free' });
    await press(table, tile(table, 'row', 6), choices.flip);
    const { position } = table.state;
    await press(table, choices.takeBack);
    expect(table.state.position).to.equal(unseen);
    await press(table, tile(table, 'row', 6), choices.flip);
    expect(table.state.position).to.equal(position);
  });
  it('is off where the page wants it so', async () => {
    const table = await sit({ position: acting, 'take-back': 'off' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    expect(isDim(button(table, choices.takeBack))).to.equal(true);
    const { position } = table.state;
    table.undo();
    expect(table.state.position).to.equal(position);
  });
  it('lets go what was chosen', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.otherEnd, tile(table, 'row', 2), choices.takeBack);
    expect(table.shadowRoot!.querySelector('[aria-pressed=true]')).to.equal(null);
  });
  it('changes its rule at once when the page changes it', async () => {
    const table = await sit({ position: unseen, seed: '1' });
    await press(table, tile(table, 'row', 6), choices.flip);
    table.takeBack = 'free';
    table.undo();
    expect(table.state.position).to.equal(unseen);
  });
  it('what was taken back is gone when something else is played', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.otherEnd, choices.takeBack, tile(table, 'row', 3), choices.swapLeft);
    expect(isDim(button(table, choices.redo))).to.equal(true);
  });
});
