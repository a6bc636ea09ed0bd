import { expect } from '@open-wc/testing';
import { keys } from '../input.ts';
import { all, barNames, clear, drawn, duty, events, focused, focusedName, hit, listen, nameOf, sit, until, wordsFor } from './table.ts';

afterEach(clear);

const words = wordsFor(), { choices } = words;
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook';
type Table = Awaited<ReturnType<typeof sit>>;

/** A table with the focus on a tile. */
async function at(position: string, zone: 'row' | 'loose' | 'aside', place: number, more: Record<string, string> = {}): Promise<Table> {
  const table = await sit({ position, seed: 'keys', ...more });
  all(table, `[data-zone=${zone}][data-place="${place}"]`)[0]!.focus();
  // What the keys need is loaded with the first touch.
  const heard = listen();
  await keys('s');
  await until('an answer', () => heard.polite.length > 0);
  heard.stop();
  return table;
}
const where = (): string => { const { zone, place } = (focused() as HTMLElement).dataset; return zone ? `${zone} ${place}` : focusedName(); };
const chosen = (table: Table): string => all(table, '[aria-pressed=true]').map(({ dataset: { zone, place } }) => `${zone} ${place}`).join();

describe('with the focus on a tile, a key alone plays', () => {
  for (const [key, move] of [['f', /^f3=B$/], ['F', /^f3=B$/], ['Shift+ArrowLeft', /^s23$/], ['Shift+ArrowRight', /^s34$/]] as const) {
    it(`${key}: ${move.source}`, async () => {
      const table = await at('XaApAbBxXpPb - - a 0-0 rulebook', 'row', 3);
      await hit(table, key);
      expect(table.state.record.split(' ').at(-1)).to.match(move);
    });
  }
  for (const [place, move] of [[1, 'lr'], [6, 'rl']] as const) {
    it(`E: ${move}`, async () => {
      const table = await at(acting, 'row', place);
      await hit(table, 'e');
      expect(table.state.record.split(' ').at(-1)).to.equal(move);
    });
  }
  it('P: passes, also while nothing is chosen', async () => {
    const table = await at(building, 'loose', 1);
    await hit(table, 'p');
    expect(table.state.record.split(' ').at(-1)).to.equal('pass');
  });
  it('what it cannot play is refused aloud', async () => {
    const table = await at(acting, 'row', 1), heard = listen(), refused = events(table, 'blue-lion-refusal');
    await keys('Shift+ArrowRight');
    await until('a refusal', () => heard.assertive.length > 0);
    expect(refused[0]!.detail).to.include({ code: 'end-tile', rule: 'R4.3' });
    expect(table.state.record).to.equal(acting);
  });
});

describe('choosing with keys', () => {
  it('1 to 6 chooses a tile of the zone that is asked for', async () => {
    const table = await at(acting, 'row', 1);
    await hit(table, '4');
    expect(chosen(table)).to.equal('row 4');
    clear();
    const build = await at(building, 'row', 1);
    await hit(build, '2');
    expect(chosen(build)).to.equal('loose 2');
  });
  it('Space chooses too', async () => {
    const table = await at(acting, 'row', 2);
    await hit(table, ' ');
    expect(chosen(table)).to.equal('row 2');
  });
  it('arrows choose between the two ends, Enter lays, F turns over', async () => {
    const table = await at(building, 'loose', 1);
    await hit(table, 'Enter');
    await until('the bar', () => focusedName() === choices.left);
    await hit(table, 'ArrowRight');
    expect(focusedName()).to.equal(choices.right);
    await hit(table, 'ArrowLeft');
    expect(focusedName()).to.equal(choices.left);
    await hit(table, 'Enter');
    await until('the question', () => focusedName() === choices.lay);
    await hit(table, 'f');
    expect(table.state.record.split(' ').at(-1)).to.match(/^1lf=/);
  });
  it('Escape steps back, one step at a time, and then does nothing of ours', async () => {
    const table = await at(building, 'loose', 1);
    await hit(table, 'Enter');
    await hit(table, 'Enter');
    expect(barNames(table)).to.include(choices.lay);
    await hit(table, 'Escape');
    expect(barNames(table)).to.include(choices.left);
    expect(chosen(table)).to.equal('loose 1');
    await hit(table, 'Escape');
    expect(chosen(table)).to.equal('');
    const seen: boolean[] = [];
    addEventListener('keydown', (event) => { seen.push(event.defaultPrevented); }, { once: true });
    await keys('Escape');
    expect(seen).to.deep.equal([false]);
  });
});

describe('walking with arrows', () => {
  it('goes along the row, and to its ends', async () => {
    const table = await at(acting, 'row', 3);
    for (const [key, there] of [['ArrowRight', 'row 4'], ['End', 'row 6'], ['Home', 'row 1'], ['ArrowRight', 'row 2'], ['ArrowLeft', 'row 1']] as const) {
      await hit(table, key);
      expect(where(), key).to.equal(there);
    }
    await keys('ArrowLeft');
    expect(where(), 'there is nothing beyond the end').to.equal('row 1');
  });
  it('goes up and down between tray, row and loose tiles', async () => {
    const table = await at(building, 'loose', 2);
    await hit(table, 'ArrowUp');
    expect(where()).to.equal('row 2');
    await hit(table, 'ArrowDown');
    expect(where()).to.equal('loose 2');
    clear();
    const aside = await at('AxPxXbPb - BaPa a 0-0 rulebook', 'row', 1);
    await hit(aside, 'ArrowUp');
    expect(where()).to.equal('aside 1');
  });
});

describe('Control', () => {
  it('and Z takes back, with Shift or Y it plays again', async () => {
    const table = await at(acting, 'row', 1);
    await hit(table, 'e');
    const { record } = table.state;
    await hit(table, 'Control+z');
    expect(table.state.record).to.equal(acting);
    await hit(table, 'Control+y');
    expect(table.state.record).to.equal(record);
    await hit(table, 'Control+z');
    await hit(table, 'Control+Shift+z');
    expect(table.state.record).to.equal(record);
  });
  it('and any other letter is none of ours', async () => {
    const table = await at(acting, 'row', 1), event = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init });
    for (const init of [{ key: 'f', ctrlKey: true }, { key: 'e', altKey: true }, { key: 'p', metaKey: true }, { key: 'r', ctrlKey: true }, { key: 'F5' }, { key: 'f', isComposing: true }, { key: 'Dead', code: 'KeyF' }]) {
      const pressed = event(init);
      focused().dispatchEvent(pressed);
      await drawn(table);
      expect(pressed.defaultPrevented, JSON.stringify(init)).to.equal(false);
    }
    expect(table.state.record).to.equal(acting);
  });
});

describe('keys that read out', () => {
  for (const [key, what] of [
    ['r', (): RegExp => new RegExp([...'XAABXP'].map((up) => words.pictures[up as 'A']).join('.*'))],
    ['m', (table: Table): RegExp => new RegExp(duty(table))],
    ['s', (): RegExp => /0.*0/],
    ['l', (): RegExp => /\S/],
    ['k', (): RegExp => /\S/],
  ] as const) {
    it(`${key.toUpperCase()}, once, politely, and nothing else happens`, async () => {
      const table = await at(acting, 'row', 2), heard = listen();
      await keys(key);
      await until('an answer', () => heard.polite.length > 0);
      await drawn(table);
      expect(heard.polite).to.have.length(1);
      expect(heard.polite[0]).to.match(what(table));
      expect(where()).to.equal('row 2');
      expect(table.state.record).to.equal(acting);
    });
  }
  it('L says what happened last, an own goal first', async () => {
    const table = await at('PxPbAxBaXbAp - - a 0-0 rulebook', 'row', 2);
    await hit(table, 'Shift+ArrowRight');
    const heard = listen();
    await keys('l');
    const said = await until('an answer', () => heard.polite.find((each) => each.startsWith(words.ownGoal('x', 1, ['interrogation'], 1))));
    expect(said).to.include(words.did.swap('a', 2));
  });
  it('R says which combinations are old', async () => {
    const table = await at('PxAxPbBaXbAp - - a 0-0 rulebook', 'row', 2), heard = listen();
    await keys('r');
    expect(await until('an answer', () => heard.polite[0])).to.include(words.old).and.to.include(words.kinds.interrogation);
    expect(nameOf(all(table, 'blue-lion-row button.tile')[1]!)).to.include(words.old);
  });
});

describe('a Korean keyboard', () => {
  for (const [key, code, move] of [['ㄹ', 'KeyF', /^f1=A$/], ['ㄷ', 'KeyE', /^lr$/]] as const) {
    it(`sends ${key} for ${code[3]}`, async () => {
      const table = await at(acting, 'row', 1, { lang: 'ko' });
      focused().dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true, composed: true, cancelable: true }));
      await until('a move', () => table.state.record !== acting);
      expect(table.state.record.split(' ').at(-1)).to.match(move);
    });
  }
  it('and a Latin letter means itself, wherever it lies', async () => {
    const table = await at(acting, 'row', 1);
    // On a Dvorak keyboard the key that lies where F would types U.
    focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'u', code: 'KeyF', bubbles: true, composed: true, cancelable: true }));
    await drawn(table);
    expect(table.state.record).to.equal(acting);
    focused().dispatchEvent(new KeyboardEvent('keydown', { key: 'f', code: 'KeyY', bubbles: true, composed: true, cancelable: true }));
    await until('a move', () => table.state.record !== acting);
  });
});

describe('keys with the focus elsewhere', () => {
  it('do nothing, and are left to the page', async () => {
    const table = await at(acting, 'row', 1), seen: boolean[] = [];
    document.querySelector<HTMLElement>('#before')!.focus();
    const note = (event: KeyboardEvent): void => { seen.push(event.defaultPrevented); };
    document.addEventListener('keydown', note);
    await keys('f', 'e', '3', 'Shift+ArrowRight', 'Control+z', 'r', 'Escape');
    document.removeEventListener('keydown', note);
    await drawn(table);
    expect(seen.length).to.be.at.least(7);
    expect(seen).not.to.include(true);
    expect(table.state.record).to.equal(acting);
    expect(chosen(table)).to.equal('');
    expect(focused().id).to.equal('before');
  });
  it('go to the game that has it, of two', async () => {
    const other = await sit({ position: acting }), table = await at(acting, 'row', 1);
    await hit(table, 'e');
    expect(other.state.record).to.equal(acting);
  });
});
