import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { at, carry, drop, emulate, hide, keys, pointer, strike } from '../input.ts';
import { art, film, leftovers, middle, moving, standstill, tilesOf } from './frozen.ts';
import { all, button, clear, drawn, pause, sit, tile, until, wordsFor } from './table.ts';

afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
/** A combination that is being paid, for those who have to interrupt it. Slowed down, so that a busy machine finds it so. */
async function paying(): Promise<Awaited<ReturnType<typeof sit>>> {
  const table = await sit({ position: acting });
  table.play('s34');
  await until('something moves', () => moving(table).length > 0);
  for (const each of moving(table)) each.playbackRate = 0.05;
  return table;
}

describe('real input while something moves', () => {
  it('of the mouse ends it with the press, and the click counts', async () => {
    const table = await paying(), second = tilesOf(table, 'row')[1]!;
    await pointer('move', at(second));
    expect(moving(table).length).to.be.above(0);
    await pointer('down', at(second));
    expect(leftovers(table)).to.deep.equal([]);
    await pointer('up', at(second));
    await drawn(table);
    expect(all(table, '[aria-pressed=true]')).to.deep.equal([second]);
  });
  it('of a finger likewise', async () => {
    const table = await paying(), second = tilesOf(table, 'row')[1]!;
    await strike(second, { by: 'touch' });
    await until('it is chosen', () => second.getAttribute('aria-pressed') === 'true');
    expect(leftovers(table)).to.deep.equal([]);
  });
  it('of keys ends it and counts, key by key', async () => {
    const table = await sit({ position: acting });
    tile(table, 'row', 3).focus();
    await keys('3', 'Shift+ArrowRight');
    await until('it is paid', () => table.state.score.a === 2);
    await keys('1', 'e');
    await until('it is played', () => table.state.record.includes('s34 lr'));
    await until('it is over', () => leftovers(table).length === 0);
    expect(table.shadowRoot!.activeElement).not.to.equal(null);
  });
  it('keeps the focus where it is', async () => {
    const table = await sit({ position: acting });
    tile(table, 'row', 3).focus();
    await keys('3', 'Shift+ArrowRight');
    await until('it is paid', () => table.state.score.a === 2);
    await drawn(table);
    const focused = table.shadowRoot!.activeElement;
    expect(focused?.matches('.tile')).to.equal(true);
    await until('it is over', () => leftovers(table).length === 0);
    expect(table.shadowRoot!.activeElement).to.equal(focused);
  });
});

describe('a tile that was dragged', () => {
  standstill();
  it('goes on from where it was let go', async () => {
    const table = await sit({ position: acting }), [, , third, fourth] = tilesOf(table, 'row'), there = at(fourth!, 0.4, 0.3);
    await carry(third!, there);
    await drop(there);
    const played = await film(table);
    expect(table.state.record).to.contain('s34');
    played.at(0);
    const [, , moved] = tilesOf(table, 'row').map((each) => middle(art(each)));
    expect(Math.hypot(moved!.x - there.x, moved!.y - there.y)).to.be.below(12);
  });
});

describe('somebody who wants less motion', () => {
  beforeEach(() => emulate({ 'prefers-reduced-motion': 'reduce' }));
  const outlined = (table: Awaited<ReturnType<typeof sit>>): HTMLElement[] => [...tilesOf(table, 'row'), ...tilesOf(table, 'tray')].filter((each) => getComputedStyle(art(each)).outlineStyle === 'solid');

  it('sees at once how it is, with an outline around the tile that was turned', async () => {
    const table = await sit({ position: acting });
    table.play('f1');
    await until('a mark', () => outlined(table).length > 0);
    expect(outlined(table)).to.deep.equal([tilesOf(table, 'row')[0]]);
    expect(all(table, '.went,.motion')).to.have.length(0);
    for (const each of moving(table)) expect((each.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame))).not.to.include.members(['transform']);
    await until('the mark goes', () => leftovers(table).length === 0);
    expect(outlined(table)).to.have.length(0);
  });
  it('sees what was paid: the two that stay, and the one in the tray', async () => {
    const table = await sit({ position: acting });
    table.play('s34');
    await until('a mark', () => outlined(table).length > 0);
    const row = tilesOf(table, 'row');
    expect(outlined(table)).to.deep.equal([row[1], row[2], tilesOf(table, 'tray')[0]]);
    for (const each of row) expect(middle(art(each)).x).to.be.closeTo(middle(each).x, 0.5);
    await pause();
    tile(table, 'row', 1).click();
    expect(leftovers(table)).to.deep.equal([]);
  });
  it('does not keep the house waiting', async () => {
    const table = await sit({ position: acting, 'lady-x': 'computer' });
    const asked = performance.now();
    table.play('lr');
    await until('its move', () => table.state.turn === 'a');
    expect(performance.now() - asked).to.be.below(3500);
  });
});

describe('a page that is not seen', () => {
  afterEach(() => hide(false));
  it('shows no motion', async () => {
    const table = await sit({ position: acting });
    await hide();
    await until('it is hidden', () => document.hidden);
    table.play('s34');
    await drawn(table);
    expect(leftovers(table)).to.deep.equal([]);
    expect(table.state.score.a).to.equal(2);
  });
  it('ends what moves when it is hidden', async () => {
    const table = await paying();
    await hide();
    await until('nothing is left', () => leftovers(table).length === 0);
  });
});

it('the house moves only when the move before has been seen', async () => {
  const table = await sit({ position: acting, 'lady-x': 'computer' });
  table.play('s34');
  await until('something moves', () => moving(table).length > 0);
  let seen = 0;
  table.addEventListener('blue-lion-move', () => { seen = all(table, '.bracket').length; }, { once: true });
  await until('its move', () => table.state.record.split(' ').length > 7, 8000);
  expect(seen).to.equal(0);
});

for (const seating of ['side', 'facing'] as const) {
  it(`diamonds end where the sockets are, ${seating}`, async () => {
    // With the seats facing each other the strip is upside down when Lady X is to move.
    const table = await sit({ position: acting, seating });
    table.play('s34');
    await until('diamonds', () => all(table, '.gem').length === 2);
    const sockets = all(table, '.thief.a .won').map(middle);
    for (const each of moving(table)) { each.pause(); each.currentTime = 240 + 399; }
    const gems = all(table, '.gem').map(middle);
    gems.forEach(({ x, y }, i) => {
      expect(x).to.be.closeTo(sockets[i]!.x, 8);
      expect(y).to.be.closeTo(sockets[i]!.y, 8);
    });
  });
}

describe('on a page that is written from right to left, and drawn smaller', () => {
  it('everything comes from where it lay', async () => {
    const table = await sit({ position: acting });
    document.body.dir = 'rtl';
    document.body.style.transform = 'scale(.6)';
    await drawn(table);
    const old = tilesOf(table, 'row').map(middle);
    table.play('s34');
    await until('something moves', () => moving(table).length > 0);
    for (const each of moving(table)) { each.pause(); each.currentTime = 0; }
    const row = tilesOf(table, 'row').map((each) => middle(art(each))), [aside] = tilesOf(table, 'tray').map((each) => middle(art(each)));
    [row[0]!, row[1]!, row[2]!, aside!, row[3]!, row[4]!].forEach(({ x, w }, i) => {
      const from = old[i]!;
      expect([x, w].map(Math.round), `tile ${i + 1}`).to.deep.equal([from.x, from.w].map(Math.round));
    });
    document.body.removeAttribute('dir');
    document.body.removeAttribute('style');
  });
});

for (const width of [320, 1280]) {
  it(`nothing is pushed away by it, ${width} px`, async () => {
    await setViewport({ width, height: 800 });
    const table = await sit({ position: 'AxBxPaBpAbXp - - a 0-0 rulebook' }), third = tilesOf(table, 'row')[2]!;
    await strike(third);
    await until('it is chosen', () => third.getAttribute('aria-pressed') === 'true');
    let shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) shift += entry.value;
    });
    observer.observe({ type: 'layout-shift' });
    await strike(button(table, wordsFor().choices.flip));
    await until('it is paid', () => all(table, '.bracket').length === 2);
    await until('it is over', () => leftovers(table).length === 0);
    await new Promise((quiet) => { setTimeout(quiet, 200); });
    observer.disconnect();
    expect(shift).to.equal(0);
  });
}
