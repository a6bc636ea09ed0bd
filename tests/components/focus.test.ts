import { expect } from '@open-wc/testing';
import { keys } from '../input.ts';
import { all, bar, buttons, clear, drawn, focused, focusedName, hit, isDim, sit, until, walkTo, wordsFor } from './table.ts';
import { read, tileName } from '../player.ts';

afterEach(clear);

const words = wordsFor(), { choices } = words;
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook';
type Table = Awaited<ReturnType<typeof sit>>;

const keysOf = (table: Table): number[] => {
  const asked: number[] = [];
  table.addEventListener('blue-lion-request-move', ({ detail }) => { asked.push(detail.key); });
  return asked;
};
const name = (table: Table, zone: 'row' | 'loose' | 'aside', place: number): string => tileName(words, read(table.state.position), zone, place);
const where = (): string => { const { zone, place } = (focused() as HTMLElement).dataset; return zone ? `${zone} ${place}` : focusedName() || focused().localName; };
const comes = (to: string): Promise<unknown> => until(`the focus on ${to}`, () => where() === to).catch(() => { throw new Error(`The focus should be on “${to}”, and is on “${where()}”.`); });

async function choose(table: Table, zone: 'row' | 'loose' | 'aside', place: number): Promise<void> {
  await walkTo(table, name(table, zone, place));
  await hit(table, 'Enter');
  await until('the bar', () => focused() === bar(table).find((button) => !isDim(button)));
}

async function press(table: Table, choice: string): Promise<void> {
  await walkTo(table, choice);
  await hit(table, 'Enter');
}

describe('Tab', () => {
  for (const [what, position] of [['building', building], ['acting', acting], ['returning', 'AxPxXbPb - BaPa/ a 0-0 rulebook']] as const) {
    it(`comes to every button once, in reading order, and out of the table again: ${what}`, async () => {
      const table = await sit({ position }), passed: Element[] = [];
      document.querySelector<HTMLElement>('#before')!.focus();
      for (let steps = 0; steps < 60 && focused().id !== 'after'; steps++) {
        await keys('Tab');
        passed.push(focused());
      }
      expect(passed.pop()?.id).to.equal('after');
      expect(passed).to.deep.equal(buttons(table));
      await keys('Shift+Tab');
      expect(focused()).to.equal(buttons(table).at(-1));
    });
  }
});

describe('the focus', () => {
  it('goes to the first button that is open, when a tile is chosen', async () => {
    const table = await sit({ position: acting });
    await choose(table, 'row', 1);
    expect(focusedName()).to.equal(choices.flip);
  });
  it('goes to the new place of a tile that was moved', async () => {
    for (const [place, choice, to] of [[1, choices.otherEnd, 'row 6'], [6, choices.otherEnd, 'row 1'], [2, choices.swapRight, 'row 3'], [3, choices.swapLeft, 'row 2'], [4, choices.flip, 'row 4']] as const) {
      const table = await sit({ position: acting });
      await choose(table, 'row', place);
      await press(table, choice);
      await comes(to);
      clear();
    }
  });
  it('goes to the place of a tile that was laid', async () => {
    for (const [end, to] of [[choices.left, 'row 1'], [choices.right, 'row 4']] as const) {
      const table = await sit({ position: building });
      await choose(table, 'loose', 2);
      await press(table, end);
      await comes(choices.lay);
      await hit(table, 'Enter');
      await comes(to);
      clear();
    }
  });
  it('goes back to the tile, when a choice is cancelled', async () => {
    const table = await sit({ position: acting });
    await choose(table, 'row', 3);
    await press(table, choices.cancel);
    await comes('row 3');
    await choose(table, 'row', 2);
    await hit(table, 'Escape');
    await comes('row 2');
  });
  it('goes to the ends for a tile that comes back, and of two to the tiles', async () => {
    const one = await sit({ position: 'AxBaPxXbPb - Pa a 0-0 rulebook' });
    await choose(one, 'row', 1);
    await press(one, choices.otherEnd);
    await comes(choices.left);
    clear();
    const two = await sit({ position: 'AxPxXbPb - BaPa a 0-0 rulebook' });
    await choose(two, 'row', 1);
    await press(two, choices.otherEnd);
    await until('the focus on a tile to return', () => where().startsWith('aside'));
  });
  it('stays in the table when the row closes up under it', async () => {
    // The flip of the last tile makes an interrogation, whose middle leaves: there is no sixth place any more.
    const table = await sit({ position: 'AxApAbPxXbBp - - a 0-0 rulebook' });
    await choose(table, 'row', 6);
    await press(table, choices.flip);
    await comes('row 5');
  });
  it('stays on the button of the foot that was pressed', async () => {
    const table = await sit({ position: acting });
    table.play('lr');
    await drawn(table);
    await press(table, choices.takeBack);
    await drawn(table);
    expect(focusedName()).to.equal(choices.takeBack);
  });
  it('is in the table after the end', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 5-0 rulebook' });
    await choose(table, 'row', 3);
    await press(table, choices.swapRight);
    await until('the focus in the table', () => table.shadowRoot!.activeElement);
    await press(table, choices.again);
    await drawn(table);
    expect(table.shadowRoot!.activeElement).not.to.equal(null);
  });
  it('is in the table after a draw is answered', async () => {
    const table = await sit({ position: acting });
    await press(table, choices.draw);
    await press(table, choices.decline);
    await drawn(table);
    expect(table.shadowRoot!.activeElement).not.to.equal(null);
  });
  it('is never taken from the page', async () => {
    const table = await sit({ position: acting });
    document.querySelector<HTMLElement>('#after')!.focus();
    table.play('lr');
    table.play('s34');
    table.position = building;
    table.play('1l');
    table.newGame();
    await drawn(table);
    expect(focused().id).to.equal('after');
  });
  it('is where it was when somebody elsewhere has moved', async () => {
    const table = await sit({ position: acting, 'lady-x': 'external' }), asked = keysOf(table);
    await choose(table, 'row', 1);
    await press(table, choices.otherEnd);
    await comes('row 6');
    const { activeElement } = table.shadowRoot!;
    expect(table.play('f3', { key: asked.at(-1)! })).to.equal(true);
    await drawn(table);
    expect(table.shadowRoot!.activeElement).to.equal(activeElement);
  });
  it('does not fall to the page when somebody elsewhere shortens the row under it', async () => {
    const table = await sit({ position: 'AxApBaXpXbPb - - a 0-0 rulebook', 'lady-x': 'external' }), asked = keysOf(table);
    await choose(table, 'row', 1);
    await press(table, choices.otherEnd);
    await comes('row 6');
    expect(table.play('s23', { key: asked.at(-1)! }), 'a theft of Lady X').to.equal(true);
    await drawn(table);
    expect(all(table, 'blue-lion-row button.tile')).to.have.length(5);
    expect(where()).not.to.equal('body');
    expect(table.shadowRoot!.activeElement).not.to.equal(null);
  });
});
