import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { drag, drop, emulate, pointer, strike } from '../input.ts';
import { BY, dragTo, drawnAt, end, on, pickUp, rest, sitToDrag, tileAt, traces } from './drags.ts';
import { all, barNames, clear, drawn, events, listen, message, press, tile, until, wordsFor } from './table.ts';

beforeEach(() => setViewport({ width: 400, height: 900 }));
afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

const { choices } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook', empty = '- P.X.B.A.A.P. - a 0-0 rulebook', returning = 'AxPxXbPb - BaPa/ a 0-0 rulebook';
const chosen = (table: Awaited<ReturnType<typeof sitToDrag>>): string[] => all(table, '[aria-pressed=true]').map((each) => `${each.dataset['zone']} ${each.dataset['place']}`);
const ends = (table: Awaited<ReturnType<typeof sitToDrag>>): string[] => all(table, '.ghost.chosen').map(({ classList }) => (classList.contains('l') ? 'l' : 'r'));

// What glides is seen further below: elsewhere it only takes time.
const still = (): Promise<unknown> => emulate({ 'prefers-reduced-motion': 'reduce' });

describe('by drag alone, what can be dragged', () => {
  beforeEach(still);
  for (const by of BY) {
    it(`with ${by}: neighbours are swapped, both ways`, async () => {
      for (const [from, to] of [[3, 4], [4, 3]] as const) {
        const table = await sitToDrag({ position: acting });
        await dragTo(on(table, ['row', from]), on(table, ['row', to]), by);
        await rest(table);
        expect(table.state.record).to.match(/ s34$/);
        expect([chosen(table), traces(table)]).to.deep.equal([[], []]);
        clear();
      }
    });
    it(`with ${by}: an end tile goes to the other end, dropped on it or beyond it`, async () => {
      document.body.style.padding = '0 60px';
      for (const [move, from, side] of [['lr', 1, 'r'], ['rl', 6, 'l']] as const) {
        for (const across of [0.5, -0.4]) {
          const table = await sitToDrag({ position: acting });
          await dragTo(on(table, ['row', from]), end(table, side, across), by);
          await rest(table);
          expect(table.state.record).to.match(new RegExp(` ${move}$`));
          expect(traces(table)).to.deep.equal([]);
          table.remove();
        }
      }
    });
    it(`with ${by}: the end of a loose tile is chosen, and whether it is turned over is still asked`, async () => {
      for (const side of ['l', 'r'] as const) {
        for (const across of [0.2, -0.5]) {
          const table = await sitToDrag({ position: building });
          await dragTo(on(table, ['loose', 2]), end(table, side, across), by);
          await rest(table);
          expect(table.state.position).to.equal(building);
          expect([chosen(table), ends(table), barNames(table), traces(table)]).to.deep.equal([['loose 2'], [side], [choices.lay, choices.over, choices.back], []]);
          await press(table, choices.lay);
          expect(table.state.record).to.match(new RegExp(` 2${side}$`));
          table.remove();
        }
      }
    });
    it(`with ${by}: the first tile is dropped anywhere on the row`, async () => {
      for (const across of [0.1, 0.5, 0.9]) {
        const table = await sitToDrag({ position: empty }), { x, y, width, height } = all(table, 'blue-lion-row')[0]!.getBoundingClientRect();
        await dragTo(on(table, ['loose', 5]), { x: x + width * across, y: y + height / 2 }, by);
        await rest(table);
        expect([chosen(table), barNames(table), traces(table)]).to.deep.equal([['loose 5'], [choices.lay, choices.over, choices.cancel], []]);
        table.remove();
      }
    });
    it(`with ${by}: of two tiles that go back either can be first`, async () => {
      for (const place of [1, 2]) {
        const table = await sitToDrag({ position: returning });
        await dragTo(on(table, ['aside', place]), end(table, 'l'), by);
        await rest(table);
        expect([chosen(table), ends(table), barNames(table)]).to.deep.equal([[`aside ${place}`], ['l'], [choices.lay, choices.over, choices.back]]);
        await press(table, choices.lay);
        expect(table.state.record).to.match(new RegExp(` b${place}l$`));
        table.remove();
      }
    });
  }
  it('where nothing is turned over, a drop lays the tile', async () => {
    const table = await sitToDrag({ position: 'BaPxXbPbAx - Pa/ a 0-0 rulebook,flip=0' });
    await drag(on(table, ['aside', 1]), end(table, 'r'));
    await rest(table);
    expect(table.state.record).to.match(/ b1r$/);
  });
  it('the end can be changed by another drag, and so can the tile', async () => {
    const table = await sitToDrag({ position: building });
    await drag(on(table, ['loose', 2]), end(table, 'l'));
    await rest(table);
    await drag(on(table, ['loose', 2]), end(table, 'r'));
    await rest(table);
    expect([chosen(table), ends(table)]).to.deep.equal([['loose 2'], ['r']]);
    await drag(on(table, ['loose', 3]), end(table, 'l'));
    await rest(table);
    expect([chosen(table), ends(table)]).to.deep.equal([['loose 3'], ['l']]);
  });
});

describe('a drop that comes to nothing', () => {
  beforeEach(still);
  const silent = async (from: Parameters<typeof on>[1], position: string, to: (table: Awaited<ReturnType<typeof sitToDrag>>) => { x: number; y: number }): Promise<void> => {
    for (const by of BY) {
      const table = await sitToDrag({ position }), told = [events(table, 'blue-lion-move'), events(table, 'blue-lion-refusal'), events(table, 'blue-lion-before-move')], stood = drawnAt(table);
      await dragTo(on(table, from), to(table), by);
      await rest(table);
      expect(told.map(({ length }) => length), by).to.deep.equal([0, 0, 0]);
      expect([table.state.position, chosen(table), traces(table), drawnAt(table)]).to.deep.equal([position, [], [], stood]);
      table.remove();
    }
  };
  it('home, below the row', () => silent(['row', 3], acting, (table) => ({ ...on(table, ['row', 4]), y: 600 })));
  it('home, on its own place', () => silent(['row', 3], acting, (table) => on(table, ['row', 3], 0.9, 0.9)));
  it('home, beyond its own end', () => silent(['row', 6], acting, (table) => on(table, ['row', 6], 1.1, 0.5)));
  it('home, a loose tile on the middle of the row', () => silent(['loose', 2], building, (table) => on(table, ['row', 2])));
  it('home, a loose tile on another one', () => silent(['loose', 1], building, (table) => on(table, ['loose', 2])));
  it('home, a tile that waits on the tray', () => silent(['aside', 1], returning, (table) => on(table, ['aside', 2])));
  it('home, outside of the table', () => silent(['loose', 2], building, () => ({ x: 200, y: 890 })));

  it('what the rules forbid is refused with its reason, once, and the tile glides home', async () => {
    for (const [position, from, to, move, rule] of [
      [acting, 1, 2, 's12', 'end-tile'], [acting, 5, 6, 's56', 'end-tile'], [acting, 2, 4, 's24', 'not-adjacent'], [acting, 5, 2, 's25', 'not-adjacent'],
      ['XaAbApBxXpPb - - a 0-0 rulebook,swap=middle', 2, 3, 's23', 'not-middle'],
    ] as const) {
      const table = await sitToDrag({ position }), refused = events(table, 'blue-lion-refusal'), heard = listen(), stood = drawnAt(table);
      await drag(on(table, ['row', from]), on(table, ['row', to]), { by: 'touch' });
      await rest(table);
      await until('a reason that is heard', () => heard.assertive.length);
      expect(refused.map(({ detail }) => [detail.move, detail.code])).to.deep.equal([[move, rule]]);
      expect(message(table)).to.contain(refused[0]!.detail.message);
      expect([table.state.position, traces(table)]).to.deep.equal([position, []]);
      // As after a tap that is refused, the tile is still the one that is meant.
      await press(table, tileAt(table, ['row', from]));
      await rest(table);
      expect(drawnAt(table)).to.equal(stood);
      heard.stop();
      clear();
    }
  });
  it('a tile from inside the row goes to no end', async () => {
    document.body.style.padding = '0 60px';
    const table = await sitToDrag({ position: acting }), refused = events(table, 'blue-lion-refusal');
    await drag(on(table, ['row', 3]), end(table, 'r', -0.4));
    await rest(table);
    expect(refused.map(({ detail }) => [detail.code, detail.rule])).to.deep.equal([['no-such-tile', 'R4.2']]);
    expect(table.state.position).to.equal(acting);
  });
  it('the page forbids the move: the tile glides home', async () => {
    const table = await sitToDrag({ position: acting });
    table.addEventListener('blue-lion-before-move', (event) => { event.preventDefault(); });
    await drag(on(table, ['row', 3]), on(table, ['row', 4]));
    await rest(table);
    expect([table.state.position, traces(table)]).to.deep.equal([acting, []]);
  });
});

describe('no drag', () => {
  it('of a tile that cannot be chosen: nothing follows, nothing is refused', async () => {
    for (const [position, from, attributes] of [[building, ['row', 1], {}], [returning, ['row', 2], {}], [acting, ['row', 3], { arsene: 'external' }]] as const) {
      const table = await sitToDrag({ position, ...attributes }), stood = drawnAt(table), refused = events(table, 'blue-lion-refusal'), to = on(table, ['row', from[1] === 1 ? 2 : 1]);
      await pointer('move', on(table, from));
      await pointer('down', on(table, from));
      await pointer('move', to, { steps: 6 });
      expect([traces(table), drawnAt(table)]).to.deep.equal([[], stood]);
      await drop(to);
      expect(refused.length).to.equal(0);
      clear();
    }
  });
  it('of a table to look at', async () => {
    const table = await sitToDrag({ position: acting, mode: 'diagram' }), [one, two] = all(table, 'blue-lion-row .tile');
    await drag(two!, one!);
    expect(table.state.position).to.equal(acting);
  });
  it('with the right button, or the middle one', async () => {
    for (const button of ['right', 'middle'] as const) {
      const table = await sitToDrag({ position: acting });
      await drag(on(table, ['row', 3]), on(table, ['row', 4]), { button });
      expect([table.state.position, traces(table), chosen(table)]).to.deep.equal([acting, [], []]);
      clear();
    }
  });
  it('below eight pixels: that is a click, or a tap', async () => {
    for (const by of BY) {
      const table = await sitToDrag({ position: acting }), { x, y } = on(table, ['row', 3]);
      await drag({ x, y }, { x: x + 6, y: y + 2 }, { by });
      await until(`a tile that is chosen by ${by}`, () => chosen(table).length);
      expect([chosen(table), traces(table)]).to.deep.equal([['row 3'], []]);
      clear();
    }
  });
});

describe('while a tile is in the hand', () => {
  it('it follows, its place stays, and what it can be dropped on is marked', async () => {
    const table = await sitToDrag({ position: acting }), stood = all(table, 'li').map((place) => place.getBoundingClientRect().x), from = on(table, ['row', 3]), to = on(table, ['row', 4], 0.3);
    await pickUp(table, ['row', 3], to);
    const { x, y, width, height } = tileAt(table, ['row', 3]).getBoundingClientRect();
    expect(Math.hypot(x + width / 2 - to.x, y + height / 2 - to.y)).to.be.below(4);
    expect(all(table, 'li').map((place) => place.getBoundingClientRect().x)).to.deep.equal(stood);
    expect(all(table, '[data-target]').map(({ dataset }) => dataset['place'])).to.deep.equal(['2', '4']);
    expect(all(table, '[data-under]').map(({ dataset }) => dataset['place'])).to.deep.equal(['4']);
    await pointer('move', from);
    expect(all(table, '[data-under]').length).to.equal(0);
    await drop(from);
    await rest(table);
    expect(traces(table)).to.deep.equal([]);
  });
  it('where it comes from the end, the other end is marked; where it is loose, both', async () => {
    const table = await sitToDrag({ position: acting });
    await pickUp(table, ['row', 1], on(table, ['row', 2]));
    expect(all(table, '[data-target], [data-into]').map(({ dataset }) => dataset['place'] ?? dataset['into'])).to.deep.equal(['r', '6']);
    await drop(on(table, ['row', 1]));
    clear();
    const other = await sitToDrag({ position: building });
    await pickUp(other, ['loose', 1], on(other, ['loose', 2]));
    expect(all(other, '[data-target], [data-into]').map(({ dataset }) => dataset['place'] ?? dataset['into'])).to.deep.equal(['l r']);
    await drop(on(other, ['loose', 1]));
  });
  it('nothing is selected, and no picture is dragged out of the page', async () => {
    const table = await sitToDrag({ position: acting }), dragged: Event[] = [];
    const heading = document.body.appendChild(Object.assign(document.createElement('p'), { textContent: 'Something that can be selected, below the table.' }));
    document.addEventListener('dragstart', (event) => { dragged.push(event); }, { capture: true });
    await drag(on(table, ['row', 3]), heading, { steps: 20 });
    expect([getSelection()!.toString(), dragged.every(({ defaultPrevented }) => defaultPrevented)]).to.deep.equal(['', true]);
  });
  it('nothing around the table has to be scrolled for it', async () => {
    const table = await sitToDrag({ position: acting }), { scrollWidth, scrollHeight } = document.documentElement;
    await pickUp(table, ['row', 5], { x: 399, y: 899 });
    expect([document.documentElement.scrollWidth, document.documentElement.scrollHeight]).to.deep.equal([scrollWidth, scrollHeight]);
    await drop({ x: 399, y: 899 });
  });
  it('with reduced motion it follows all the same, and is home at once', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const table = await sitToDrag({ position: acting }), stood = drawnAt(table);
    await pickUp(table, ['row', 3], { ...on(table, ['row', 4]), y: 700 });
    expect(drawnAt(table)).not.to.equal(stood);
    await drop({ ...on(table, ['row', 4]), y: 700 });
    expect([drawnAt(table), table.shadowRoot!.getAnimations().length]).to.deep.equal([stood, 0]);
  });
  it('it follows at once, though it is still on its way home from the last drag', async () => {
    const table = await sitToDrag({ position: acting }), far = { ...on(table, ['row', 4]), y: 700 }, to = on(table, ['row', 4]);
    await dragTo(on(table, ['row', 3]), far);
    await pickUp(table, ['row', 3], to);
    const { x, width } = tileAt(table, ['row', 3]).getBoundingClientRect();
    expect(Math.abs(x + width / 2 - to.x)).to.be.below(4);
    await drop(to);
    await rest(table);
    expect(table.state.record).to.match(/ s34$/);
  });
  it('otherwise it glides home', async () => {
    const table = await sitToDrag({ position: acting }), stood = drawnAt(table);
    await drag(on(table, ['row', 3]), { ...on(table, ['row', 4]), y: 700 });
    expect(table.shadowRoot!.getAnimations().length).to.be.above(0);
    await rest(table);
    expect(drawnAt(table)).to.equal(stood);
  });
});

it('what was dropped is seen to go on from there, and the click of the drop does not end that', async () => {
  const table = await sitToDrag({ position: acting }), to = on(table, ['row', 4], 0.9, 0.9);
  await dragTo(on(table, ['row', 3]), to);
  await until('something that moves', () => all(table, 'svg').flatMap((each) => each.getAnimations()).length);
  await rest(table);
  expect([table.state.record, traces(table)]).to.deep.equal([`${acting} s34`, []]);
});

describe('a click', () => {
  it('that follows a drag chooses nothing, and the next one does', async () => {
    for (const by of BY) {
      const table = await sitToDrag({ position: acting }), from = on(table, ['row', 3]);
      // Out and back again: pressed and let go on the same tile.
      await pickUp(table, ['row', 3], on(table, ['row', 4]), by);
      await pointer('move', from, { by, steps: 4 });
      await drop(from, { by });
      await rest(table);
      expect(chosen(table), by).to.deep.equal([]);
      await strike(tile(table, 'row', 3), { by });
      await until(`a tile that is chosen by ${by}`, () => chosen(table).length);
      expect(chosen(table)).to.deep.equal(['row 3']);
      clear();
    }
  });
  it('on a button right after a drag counts', async () => {
    const table = await sitToDrag({ position: building });
    await drag(on(table, ['loose', 2]), end(table, 'r'));
    await drawn(table);
    await strike(all(table, '[data-choice=lay]')[0]!);
    expect(table.state.record).to.match(/ 2r$/);
  });
});
