import { expect } from '@open-wc/testing';
import { all, bar, barNames, button, clear, events, isDim, names, press, sit, tile, wordsFor } from './table.ts';

afterEach(clear);

const { choices } = wordsFor();
const chosen = (table: Awaited<ReturnType<typeof sit>>): string[] => all(table, '[aria-pressed=true]').map((each) => `${each.dataset['zone']} ${each.dataset['place']}`);
const ghosts = (table: Awaited<ReturnType<typeof sit>>): HTMLElement[] => all(table, '.ghost').filter((ghost) => !ghost.hidden && getComputedStyle(ghost).visibility === 'visible');

const building = 'P.X.B. A.A.P. - a 0-0 rulebook';
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';

describe('while the row is built', () => {
  it('a tile is chosen, and the bar asks for the end', async () => {
    const table = await sit({ position: building });
    expect(chosen(table)).to.deep.equal([]);
    await press(table, tile(table, 'loose', 2));
    expect(chosen(table)).to.deep.equal(['loose 2']);
    expect(barNames(table)).to.deep.equal([choices.left, choices.right, choices.cancel]);
  });
  it('another tile is another choice, and the same one again is let go; nothing is played', async () => {
    const table = await sit({ position: building }), moves = events(table, 'blue-lion-move');
    await press(table, tile(table, 'loose', 1), tile(table, 'loose', 3));
    expect(chosen(table)).to.deep.equal(['loose 3']);
    await press(table, tile(table, 'loose', 3));
    expect(chosen(table)).to.deep.equal([]);
    expect(barNames(table)).to.include(choices.pass);
    expect(moves.length).to.equal(0);
  });
  it('cancel steps back, one step at a time', async () => {
    const table = await sit({ position: building });
    await press(table, tile(table, 'loose', 1), choices.left);
    expect(barNames(table)).to.deep.equal([choices.lay, choices.over, choices.back]);
    await press(table, choices.back);
    expect(barNames(table)).to.deep.equal([choices.left, choices.right, choices.cancel]);
    expect(chosen(table)).to.deep.equal(['loose 1']);
    await press(table, choices.cancel);
    expect(chosen(table)).to.deep.equal([]);
    expect(table.state.position).to.equal(building);
  });
  it('another tile can still be chosen when the end is', async () => {
    const table = await sit({ position: building });
    await press(table, tile(table, 'loose', 1), choices.left, tile(table, 'loose', 2));
    expect(chosen(table)).to.deep.equal(['loose 2']);
    expect(barNames(table)).to.deep.equal([choices.left, choices.right, choices.cancel]);
  });
  it('the first tile is asked for no end', async () => {
    const table = await sit({ position: '- P.X.B.A.A.P. - a 0-0 rulebook' });
    await press(table, tile(table, 'loose', 2));
    expect(barNames(table)).to.deep.equal([choices.lay, choices.over, choices.cancel]);
    await press(table, choices.lay);
    expect(table.state.position).to.equal('X. P.B.A.A.P. - x 0-0 rulebook');
  });
  it('lays at either end, as it lies', async () => {
    for (const [end, after] of [[choices.left, 'A.P.X.B. A.P. - x 0-0 rulebook'], [choices.right, 'P.X.B.A. A.P. - x 0-0 rulebook']] as const) {
      const table = await sit({ position: building });
      await press(table, tile(table, 'loose', 1), end, choices.lay);
      expect(table.state.position).to.equal(after);
      clear();
    }
  });
  it('turns over: what came up was not there before', async () => {
    const table = await sit({ position: building, seed: 'x' });
    await press(table, tile(table, 'loose', 1), choices.right, choices.over);
    expect(table.state.position).to.match(/^P\.X\.B\.[XBP]a A\.P\. - x 0-0 rulebook$/);
  });
  it('ghosts stand at both ends while a tile is in the hand, and choose the end too', async () => {
    const table = await sit({ position: building });
    expect(ghosts(table)).to.have.length(0);
    await press(table, tile(table, 'loose', 1));
    expect(ghosts(table)).to.have.length(2);
    await press(table, ghosts(table)[0]!);
    expect(ghosts(table)).to.have.length(1);
    await press(table, choices.lay);
    expect(table.state.position).to.equal('A.P.X.B. A.P. - x 0-0 rulebook');
    expect(ghosts(table)).to.have.length(0);
  });
  it('an empty row has one ghost, and a tile of the row none', async () => {
    const empty = await sit({ position: '- P.X.B.A.A.P. - a 0-0 rulebook' });
    await press(empty, tile(empty, 'loose', 1));
    expect(ghosts(empty)).to.have.length(1);
    clear();
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1));
    expect(ghosts(table)).to.have.length(0);
  });
});

describe('passing', () => {
  it('is in the bar while nothing is chosen', async () => {
    const table = await sit({ position: building });
    await press(table, choices.pass);
    expect(table.state.position).to.equal('P.X.B. A.A.P. - x 0-0 rulebook');
  });
  it('says how many passes are left, and is dim when there is none', async () => {
    const table = await sit({ position: `${building},pass=1` });
    await press(table, wordsFor().passesLeft(1));
    expect(isDim(button(table, wordsFor().passesLeft(0)))).to.equal(true);
    expect(table.state.turn).to.equal('x');
  });
});

describe('an action', () => {
  const after = { [choices.flip]: /^XaAbPaBxXpPb .* f3/, [choices.swapLeft]: / s23$/, [choices.swapRight]: / s34$/ };
  it('shows its four buttons before a tile is chosen, dim', async () => {
    const table = await sit({ position: acting });
    expect(barNames(table)).to.deep.equal([choices.flip, choices.swapLeft, choices.swapRight, choices.otherEnd]);
    expect(bar(table).every(isDim)).to.equal(true);
  });
  for (const choice of [choices.flip, choices.swapLeft, choices.swapRight]) {
    it(`“${choice}” of a tile in the middle`, async () => {
      const table = await sit({ position: acting });
      await press(table, tile(table, 'row', 3), choice);
      expect(`${table.state.position} ${table.state.record}`).to.match(after[choice]!);
    });
  }
  it('“To the other end” from both ends', async () => {
    for (const [place, move] of [[1, 'lr'], [6, 'rl']] as const) {
      const table = await sit({ position: acting });
      await press(table, tile(table, 'row', place), choices.otherEnd);
      expect(table.state.record).to.equal(`${acting} ${move}`);
      clear();
    }
  });
  it('what is impossible for a tile is dim, not gone', async () => {
    const table = await sit({ position: acting });
    const dim = () => bar(table).filter(isDim).map((each) => each.textContent!.trim());
    await press(table, tile(table, 'row', 1));
    expect(dim()).to.deep.equal([choices.swapLeft, choices.swapRight]);
    await press(table, tile(table, 'row', 2));
    expect(dim()).to.deep.equal([choices.swapLeft, choices.otherEnd]);
    await press(table, tile(table, 'row', 3));
    expect(dim()).to.deep.equal([choices.otherEnd]);
  });
  it('choosing one tile after the other plays nothing', async () => {
    const table = await sit({ position: acting }), moves = events(table, 'blue-lion-move');
    for (const place of [1, 2, 3, 4, 5, 6, 6, 3]) await press(table, tile(table, 'row', place));
    expect(chosen(table)).to.deep.equal(['row 3']);
    expect(moves.length).to.equal(0);
    await press(table, choices.cancel);
    expect(chosen(table)).to.deep.equal([]);
    expect(names(table)).not.to.include(choices.cancel);
  });
});
