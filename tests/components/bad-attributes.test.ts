import { expect } from '@open-wc/testing';
import { explain } from '../../machine/index.ts';
import { all, buttons, clear, drawn, events, make, ready, see, sit, tile, press, until, wordsFor, type Attributes } from './table.ts';

const thrown: string[] = [];
const note = (event: Event): void => { thrown.push(String((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason)); };
before(() => { for (const name of ['error', 'unhandledrejection']) addEventListener(name, note); });
after(() => { for (const name of ['error', 'unhandledrejection']) removeEventListener(name, note); });
afterEach(() => {
  clear();
  expect(thrown.splice(0)).to.deep.equal([]);
});

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const hostile = {
  markup: '<img src=x onerror="alert(1)"><script>alert(1)</script>',
  'a million characters': 'A'.repeat(1_000_000),
  'bidi marks': '\u202E\u2066abc\u2069\u202D',
  NUL: 'a\0b',
  'a name of every object': '__proto__',
  'half a character': '\uD800',
  'nothing but space': '   ',
};
const texts = ['position', 'record', 'options'] as const;
const lists = ['first', 'arsene', 'lady-x', 'deal', 'seating', 'memory', 'take-back', 'mode'] as const;

const fault = (table: Awaited<ReturnType<typeof sit>>): string => all(table, '[part=fault]')[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

describe('an attribute that cannot be read', () => {
  for (const name of [...texts, ...lists]) {
    for (const [what, value] of Object.entries(hostile)) {
      // Blank texts are no text: the default.
      if (what === 'nothing but space' && (texts as readonly string[]).includes(name)) continue;
      it(`${name}: ${what}`, async () => {
        const table = await sit({ position: acting }), told = events(document, 'blue-lion-error');
        // Options are those of a new game: they are not read once this one goes on.
        if (name !== 'options') await press(table, tile(table, 'row', 1), wordsFor().choices.otherEnd);
        const { record } = table.state;
        table.setAttribute(name, value);
        expect(table.state.record, 'the game is as it was').to.equal(record);
        await until('an error event', () => told.length > 0);
        await until('a message', () => fault(table));
        const [event] = told, [first] = event!.detail.faults;
        expect(event!.bubbles && event!.composed).to.equal(true);
        expect(first!.at).to.be.a('number');
        expect(first!.message).to.equal(explain(first!, 'en'));
        expect(fault(table)).to.include(first!.message).and.to.include(name);
        expect(fault(table).length, 'no wall of text').to.be.lessThan(2000);
        expect(all(table, 'img, script')).to.have.length(0);
        expect(document.documentElement.scrollWidth, 'nothing sticks out').to.be.at.most(innerWidth);
        expect(table.play('s23'), 'and it goes on').to.equal(true);
        await until('the message goes', () => !fault(table));
      });
    }
  }
  it('seed: everything is a seed', () => {
    for (const seed of Object.values(hostile)) expect(make({ seed }).state.position).to.equal(make({ seed }).state.position);
  });
  it('at the start: there is a game all the same, and a message', async () => {
    for (const attributes of [{ position: 'nonsense' }, { record: `${acting} s12` }, { options: 'rulebook,swap=never' }, { memory: 'elephant' }, { position: acting, mode: 'x', arsene: 'robot' }] as Attributes[]) {
      const told = events(document, 'blue-lion-error'), table = await see(attributes);
      await until('an error event', () => told.length > 0);
      await until('a message', () => fault(table));
      expect(table.state.legalMoves).not.to.have.length(0);
      expect(buttons(table).length).to.be.greaterThan(5);
      clear();
    }
  });
  it('speaks Korean at a Korean table', async () => {
    const table = await sit({ position: acting, lang: 'ko' }), told = events(table, 'blue-lion-error');
    for (const [name, value] of [['position', 'XaAb'], ['memory', 'elephant'], ['record', `${acting} s12`]] as const) {
      told.length = 0;
      table.setAttribute(name, value);
      await until('an error event', () => told.length > 0);
      const [first] = told[0]!.detail.faults;
      expect(first!.message).to.equal(explain(first!, 'ko'));
      expect(first!.message).to.match(/[가-힣]/);
      await until('a message in Korean', () => fault(table).includes(first!.message));
      table.removeAttribute(name);
    }
  });
  it('shows the place of the fault', async () => {
    const text = 'XaAbQpBxXpPb - - a 0-0 rulebook', told = events(document, 'blue-lion-error');
    const table = await see({ position: text });
    await until('the place', () => all(table, '[part=fault] mark')[0]?.textContent);
    const { at, length } = told[0]!.detail.faults[0]!;
    expect(at).to.equal(4);
    expect(all(table, '[part=fault] mark')[0]!.textContent).to.equal(text.slice(at, at + Math.max(1, length)));
    expect(fault(table)).to.include('position');
  });
  it('of a record names the move and the rule', async () => {
    const told = events(document, 'blue-lion-error');
    const table = await see({ record: `${acting} s34 s12` });
    await until('an error event', () => told.length > 0);
    const [first] = told[0]!.detail.faults;
    expect(first).to.include({ move: 2 });
    expect(first!.rule).to.be.a('string').and.to.match(/^R\d/);
    await until('the message', () => fault(table).includes(first!.message));
    expect(first!.message, 'the number of the move').to.include('2');
    expect(fault(table)).to.include('record');
  });
  it('is blamed, and not one beside it that is right', async () => {
    const table = await see({ position: acting, options: 'rulebook,swap=never' });
    await until('a message', () => fault(table));
    expect(fault(table)).to.include('options').and.not.to.include('position');
    expect(all(table, '[part=fault] code')[0]!.textContent).to.include('swap=never');
  });
  it('goes when the attribute is put right', async () => {
    const table = await see({ memory: 'elephant' });
    await until('a message', () => fault(table));
    table.setAttribute('memory', 'seen');
    await drawn(table);
    expect(fault(table)).to.equal('');
  });
  it('on a table that nobody has put on a page yet, is told when it is', async () => {
    const told = events(document, 'blue-lion-error'), table = make({ position: 'nonsense' });
    document.body.append(table);
    await ready(table);
    await until('an error event', () => told.length === 1);
  });
});
