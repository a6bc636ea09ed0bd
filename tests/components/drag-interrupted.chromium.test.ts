import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { drop, held, hide, keys, pointer, swipe, wheel, type By } from '../input.ts';
import { dragTo, isCarried, on, pickUp, rest, sitToDrag, tileAt, traces } from './drags.ts';
import { all, clear, drawn, events, pause, until } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

beforeEach(async () => {
  await setViewport({ width: 400, height: 700 });
  // A page that can be scrolled, with the table in it.
  document.body.style.cssText = 'margin:0;padding-block:60px 1500px';
});
afterEach(async () => {
  await hide(false);
  clear();
  document.body.removeAttribute('style');
  await setViewport({ width: 800, height: 600 });
});

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const chosen = (table: BlueLionGame): string[] => all(table, '[aria-pressed=true], .ghost.chosen').map((each) => each.dataset['place'] ?? each.className);

/** Tiles that are not in their places, but for the lift of what is chosen or under the pointer. */
const strays = (table: BlueLionGame): string[] => all(table, 'button.tile').filter((tile) => {
  const [lies, place] = [tile, tile.parentElement!].map((each) => each.getBoundingClientRect()) as [DOMRect, DOMRect];
  const [, lift = '0'] = getComputedStyle(tile).translate.split(' ');
  return Math.abs(lies.x - place.x) > 1 || Math.abs(lies.y - parseFloat(lift) - place.y) > 1 || Math.abs(lies.width - place.width) > 1;
}).map(({ dataset }) => dataset['place']!);

interface Interruption {
  readonly what: string;
  readonly by?: By;
  readonly act: (table: BlueLionGame) => unknown;
  /** Undoes what was done to the page, before the pointer is let go. */
  readonly after?: (table: BlueLionGame) => unknown;
  /** The pointer is up already. */
  readonly gone?: true;
  /** The record then, where the page has played. */
  readonly record?: RegExp;
  readonly chosen?: string[];
}

const interruptions: readonly Interruption[] = [
  { what: 'the system takes the touch away', by: 'touch', act: () => pointer('cancel', undefined, { by: 'touch' }), gone: true },
  { what: 'a second finger, beside the table', by: 'touch', act: () => pointer('down', { x: 200, y: 650 }, { by: 'touch', finger: 1 }), after: () => pointer('up', { x: 200, y: 650 }, { by: 'touch', finger: 1 }) },
  { what: 'a second finger, on another tile', by: 'touch', act: (table) => pointer('down', on(table, ['row', 6]), { by: 'touch', finger: 1 }), after: (table) => pointer('cancel', on(table, ['row', 6]), { by: 'touch' }), gone: true },
  { what: 'the wheel', act: (table) => wheel(on(table, ['row', 4]), 120) },
  { what: 'a page that is scrolled by its script', by: 'touch', act: () => { scrollBy(0, 40); } },
  { what: 'another button', act: (table) => pointer('down', on(table, ['row', 4]), { button: 'right' }) },
  { what: 'the context menu', by: 'pen', act: (table) => tileAt(table, ['row', 3]).dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, composed: true })) },
  { what: 'Escape', act: () => keys('Escape') },
  { what: 'a lost capture', by: 'touch', act: (table) => { const board = all(table, '.table')[0]!; for (let id = 0; id < 100; id++) if (board.hasPointerCapture(id)) board.releasePointerCapture(id); return pointer('move', on(table, ['row', 4], 0.6), { by: 'touch' }); } },
  { what: 'a window of another size', act: () => setViewport({ width: 380, height: 700 }) },
  { what: 'a window that loses the focus', act: () => window.dispatchEvent(new Event('blur')) },
  { what: 'a page that is hidden', act: () => hide(), after: () => hide(false) },
  { what: 'a table that is hidden', by: 'touch', act: (table) => { table.hidden = true; }, after: (table) => { table.hidden = false; } },
  { what: 'a table that is moved', act: (table) => { document.body.append(table); } },
  { what: 'a table that is moved by its page’s layout', by: 'pen', act: () => { document.body.style.paddingBlockStart = '90px'; } },
  { what: 'a move by the page', by: 'touch', act: (table) => table.play('s34'), record: / s34$/ },
  { what: 'a take back by the page', act: (table) => { table.play('rl'); table.undo(); } },
  { what: 'the end of the game', act: (table) => { table.resign('x'); }, record: / x-resigns$/ },
  { what: 'another position', by: 'pen', act: (table) => { table.position = 'PbXaAbApBxXp - - a 0-0 rulebook'; return table.updateComplete; }, record: /^PbXaAbApBxXp/ },
  { what: 'a player who is no person any more', act: (table) => { table.arsene = 'external'; return table.updateComplete; }, after: (table) => { table.arsene = 'human'; return table.updateComplete; } },
  { what: 'a table that is only to be looked at', act: (table) => { table.mode = 'diagram'; return table.updateComplete; }, after: (table) => { table.mode = 'play'; return table.updateComplete; } },
  { what: 'another tile chosen by key', act: () => keys('1'), chosen: ['1'] },
];

describe('a drag that is interrupted ends with the tile where it was:', () => {
  for (const { what, by = 'mouse', act, after, gone, record = /rulebook$/, chosen: choice = [] } of interruptions) {
    it(what, async () => {
      const table = await sitToDrag({ position: acting }), to = on(table, ['row', 4]);
      await pickUp(table, ['row', 3], to, by);
      const told = [events(table, 'blue-lion-before-move'), events(table, 'blue-lion-refusal')];
      await act(table);
      await until('nothing in the hand', () => traces(table).length === 0);
      const before = told.map(({ length }) => length);
      await after?.(table);
      await until('a table that is drawn', () => all(table, 'blue-lion-row .tile').length);
      // Let go where a tile could have been dropped.
      if (!gone) await drop(to, { by });
      await rest(table);
      expect([strays(table), traces(table), chosen(table)]).to.deep.equal([[], [], choice]);
      expect(table.state.record).to.match(record);
      expect(told.map(({ length }) => length), 'let go').to.deep.equal(before);
      if (table.state.stage === 'over') return;

      // And the next one is like any other.
      const next = table.state.turn === 'a' ? ['row', 2] as const : null;
      if (!next) return;
      await dragTo(on(table, next), on(table, ['row', 3]), by);
      await rest(table);
      expect(table.state.record).to.match(/ s23$/);
    });
  }

  it('a table that is taken away, and put back later', async () => {
    const table = await sitToDrag({ position: acting }), to = on(table, ['row', 4]), moves = events(table, 'blue-lion-move');
    await pickUp(table, ['row', 3], to);
    table.remove();
    await drop(to);
    await pause();
    document.body.prepend(table);
    await rest(table);
    expect([strays(table), traces(table), chosen(table), moves.length]).to.deep.equal([[], [], [], 0]);
    await dragTo(on(table, ['row', 3]), on(table, ['row', 4]));
    expect(moves.length).to.equal(1);
  });
  it('a table that is taken away while the pointer stays where it is', async () => {
    const table = await sitToDrag({ position: acting });
    await pickUp(table, ['row', 3], on(table, ['row', 4]));
    table.remove();
    await until('nothing in the hand', () => traces(table).length === 0);
    await drop({ x: 10, y: 600 });
  });
  it('what was chosen before is chosen still', async () => {
    const table = await sitToDrag({ position: 'P.X.B. A.A.P. - a 0-0 rulebook' });
    await dragTo(on(table, ['loose', 2]), on(table, ['row', 1], 0.2));
    await rest(table);
    expect(chosen(table)).to.deep.equal(['ghost l chosen', '2']);
    await pickUp(table, ['loose', 3], on(table, ['row', 3], 0.8));
    await keys('Escape');
    await drop(on(table, ['row', 3], 0.8));
    await rest(table);
    expect([chosen(table), traces(table)]).to.deep.equal([['ghost l chosen', '2'], []]);
  });
  it('Escape shuts no dialog that the table stands in', async () => {
    const table = await sitToDrag({ position: acting }), dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(table);
    dialog.showModal();
    await drawn(table);
    await pickUp(table, ['row', 3], on(table, ['row', 4]));
    await keys('Escape');
    await drop(on(table, ['row', 4]));
    expect([dialog.open, traces(table), table.state.record]).to.deep.equal([true, [], acting]);
  });
});

describe('a finger that goes up or down over the table', () => {
  it('scrolls the page, and plays and chooses nothing', async () => {
    for (const [position, zone] of [[acting, 'row'], ['P.X.B. A.A.P. - a 0-0 rulebook', 'loose'], ['AxPxXbPb - BaPa/ a 0-0 rulebook', 'aside']] as const) {
      const table = await sitToDrag({ position }), moves = events(table, 'blue-lion-move');
      scrollTo(0, 0);
      await swipe(on(table, [zone, 2]), -150);
      await until('a page that is scrolled', () => scrollY > 100);
      await rest(table);
      expect([moves.length, chosen(table), traces(table), strays(table)]).to.deep.equal([0, [], [], []]);
      document.body.replaceChildren();
    }
  });
  it('over a tile that cannot be moved scrolls it sideways too', async () => {
    const table = await sitToDrag({ position: acting, arsene: 'external' }), wide = document.body.appendChild(document.createElement('div'));
    document.body.insertBefore(wide, table).style.cssText = 'overflow-x:auto;inline-size:400px';
    wide.append(table);
    table.style.inlineSize = '700px';
    await drawn(table);
    await swipe(on(table, ['row', 3]), 0, -150);
    await until('a container that is scrolled', () => wide.scrollLeft > 80);
  });
  it('over a tile that can be moved does not: it is dragged', async () => {
    const table = await sitToDrag({ position: acting });
    await pickUp(table, ['row', 3], { ...on(table, ['row', 4]), y: 600 }, 'touch');
    expect([scrollY, isCarried(table)]).to.deep.equal([0, true]);
    await drop({ x: 200, y: 600 }, { by: 'touch' });
  });
});

it('leaves no listener and no node behind', async () => {
  const game = async (interrupt: boolean): Promise<void> => {
    const table = await sitToDrag({ position: acting });
    await pickUp(table, ['row', 3], on(table, ['row', 4]));
    if (interrupt) table.remove();
    await until('a table that is gone', () => !interrupt || traces(table).length === 0);
    await drop({ x: 10, y: 650 });
    await pointer('down', { x: 10, y: 650 });
    await pointer('up', { x: 10, y: 650 });
    document.body.replaceChildren();
  };
  await game(false);
  await game(true);
  const before = await held();
  for (let times = 0; times < 3; times++) {
    await game(false);
    await game(true);
  }
  const after = await held();
  expect(after.listeners - before.listeners).to.be.below(3);
  expect(after.nodes - before.nodes).to.be.below(60);
});
