import { expect } from '@open-wc/testing';
import { judge } from '../../machine/rulebook/judge.ts';
import { keys } from '../input.ts';
import { clear, events, focusedName, listen, nameOf, until } from './table.ts';
import { button, buttons, find, press, referee, ROW, settled, text, tileNames, wordsOf, write } from './referees.ts';

const position = 'XaAbApBxXpPb - - a 0-0 rulebook';
const thrown: string[] = [];
const note = (event: Event): void => { thrown.push(String((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason)); };
before(() => { for (const name of ['error', 'unhandledrejection']) addEventListener(name, note); });
after(() => { for (const name of ['error', 'unhandledrejection']) removeEventListener(name, note); });
afterEach(() => { clear(); expect(thrown.splice(0)).to.deep.equal([]); });

/** Walks with Tab until what has the focus bears the name. */
async function walkTo(name: string): Promise<number> {
  const passed: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    if (focusedName() === name) return steps;
    passed.push(focusedName());
    await keys('Tab');
  }
  throw new Error(`Tab never comes to “${name}”, but to: ${[...new Set(passed)].join(' · ')}`);
}

describe('a table that is set up', () => {
  it('lays what it understands of a row that is called out, and says what it does not', async () => {
    const element = await referee();
    await write(element, 'textarea', 'police, lady, lady, dog, arsene, cop');
    await until('that it is said', () => text(element, '[part=fault]').includes('I do not know “dog” (picture 4).'));
    expect(text(element, '[part=fault] mark')).to.equal('dog');
    expect(text(element, '[part=fault]')).to.not.include('stays as it was');
    expect(tileNames(element)).to.have.length(5);
    await write(element, 'textarea', 'AXBPXAP');
    await until('that there are too many', () => text(element, '[part=fault]').includes('7 pictures; a table has 6.'));
    expect(tileNames(element)).to.have.length(6);
    await write(element, 'textarea', 'P X X B A P swap 3 4');
    await until('an answer', () => element.state.move === 's34');
    expect(text(element, '[part=fault]')).to.equal('');
  });

  it('comes from nothing to a verdict by eight taps', async () => {
    const element = await referee(), answers = events(document, 'blue-lion-answer' as never), start = performance.now(), { polite, stop } = listen();
    expect(element.state).to.deep.equal({ question: '', position: '', move: '', judgement: null, settlement: null, before: [], names: ['', ''] });
    let taps = 0;
    for (const name of [...ROW, 'Place 3 of 6, Arsène', 'Swap with 4, the Blue Lion']) { await press(element, name); taps++; }
    expect(taps).to.equal(8);
    expect(text(element, '[part=verdict]')).to.equal('Allowed. Arsène takes 2 diamonds (theft).');
    expect(text(element, '.chain')).to.include('R5.3').and.to.include('Places 2 to 4 make a theft');
    expect(element.state.question).to.equal('X.A.A.B.X.P._-_-_a_0-0_rulebook/s34/v2');
    expect(answers.map(({ detail }) => (detail as { question: string }).question)).to.deep.equal([element.state.question]);
    await until('that it is said', () => polite.some((said) => said.includes('Arsène takes 2 diamonds')));
    stop();
    console.info(`eight taps, ${((performance.now() - start) / 1000).toFixed(2)} s of which are the referee's`);
  });

  it('comes there by keys alone, in any of two ways', async () => {
    const element = await referee();
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    let strokes = 0;
    for (const name of ROW) { before.focus(); strokes += await walkTo(name) + 1; await keys('Enter'); await settled(element); }
    expect(tileNames(element)).to.have.length(6);
    expect(focusedName(), 'the focus goes on to what is to be done').to.equal('The action');
    before.focus();
    strokes += await walkTo('Place 3 of 6, Arsène') + 1;
    await keys('Enter');
    await settled(element);
    strokes += await walkTo('Swap with 4, the Blue Lion') + 1;
    await keys('Enter');
    await settled(element);
    expect(text(element, '[part=verdict]')).to.include('Arsène takes 2 diamonds');
    console.info(`${strokes} strokes of Tab and Enter`);

    await press(element, 'Start again');
    button(element, 'Lady X').focus();
    await keys('x', 'a', 'a', 'b', 'x', 'p');
    await settled(element);
    expect(element.state.position).to.equal('X.A.A.B.X.P. - - a 0-0 rulebook');
    await keys('3');
    await settled(element);
    button(element, 'Swap with 4, the Blue Lion').focus();
    await keys('Enter');
    await settled(element);
    expect(text(element, '[part=verdict]')).to.include('Arsène takes 2 diamonds');
  });

  it('says what is missing, and what can come', async () => {
    const element = await referee();
    expect(text(element, '[part=status]')).to.equal('Tap six pictures, from left to right.');
    await press(element, 'Arsène', 'Arsène', 'Arsène');
    const arsene = button(element, 'Arsène');
    expect(arsene.ariaDisabled ?? arsene.getAttribute('aria-disabled')).to.equal('true');
    await press(element, 'Arsène');
    expect(tileNames(element)).to.have.length(3);
    expect(text(element, '[part=status]')).to.include('Arsène cannot be up once more');
    await press(element, 'Lady X', 'Lady X');
    expect(text(element, '[part=status]')).to.match(/^One more tile/);
    await press(element, 'The police');
    expect(element.state.position).to.equal('A.A.A.X.X.P. - - a 0-0 rulebook');
  });

  it('puts tiles into gaps, moves and turns them, sees their backs, takes them away, and takes all of it back', async () => {
    const element = await referee();
    await press(element, 'Lady X', 'Arsène', 'The police');
    await press(element, 'Place 2 of 3, Arsène', 'Tile to its left', 'The Blue Lion');
    expect(tileNames(element)).to.deep.equal(['Place 1 of 4, Lady X', 'Place 2 of 4, the Blue Lion', 'Place 3 of 4, Arsène', 'Place 4 of 4, the police']);
    await press(element, 'Place 2 of 4, the Blue Lion', 'Move right');
    expect(tileNames(element)[2]).to.equal('Place 3 of 4, the Blue Lion');
    const back = find(element, '.editor .tray')[1]!;
    [...back.querySelectorAll('button')].find((each) => nameOf(each) === 'The police')!.click();
    await settled(element);
    expect(tileNames(element)[2]).to.equal('Place 3 of 4, the Blue Lion, on its back the police');
    await press(element, 'Lady X');
    expect(tileNames(element)[2], 'another picture up, the same back').to.equal('Place 3 of 4, Lady X, on its back the police');
    await press(element, 'Aside, to be returned');
    expect(tileNames(element, 'due')).to.deep.equal(['To be returned, 1 of 1, Lady X, on its back the police']);
    await press(element, 'Take it away');
    expect(tileNames(element)).to.have.length(3);
    for (let n = 0; n < 6; n++) await press(element, 'Undo');
    expect(tileNames(element)).to.deep.equal(['Place 1 of 3, Lady X', 'Place 2 of 3, Arsène', 'Place 3 of 3, the police']);
    await press(element, 'Start again');
    expect(tileNames(element)).to.have.length(0);
    await press(element, 'Undo');
    expect(tileNames(element)).to.have.length(3);
  });

  it('sets up by hand whatever an address can say, and the other way round', async () => {
    const element = await referee();
    await press(element, 'Lady X', 'Arsène', 'Arsène', 'Lady X', 'Loose tiles, tiles set aside', 'Next tile: aside, to be returned now', 'The police', 'Next tile: aside, set aside this turn', 'The Blue Lion');
    expect(element.state.position).to.equal('X.A.A.X. - P./B. a 0-0 rulebook');
    await press(element, 'Change the table', 'Diamonds and table rules: 0–0, rulebook', 'Lady X: one more', 'Lady X: one more', 'Lady X, 2 diamonds', 'The overview');
    expect(text(element, '[part=status]'), 'by the overview tiles go back first').to.include('cannot');
    await press(element, 'Undo');
    const swap = find(element, 'select')[0] as HTMLSelectElement;
    swap.selectedIndex = 1;
    swap.dispatchEvent(new Event('change'));
    await settled(element);
    expect(element.state.position).to.equal('X.A.A.X. - P./B. x 0-2 rulebook,swap=any');
    for (const given of ['XaAbApBxXp Pb - a 0-0 rulebook', '- A.A.P.X.B.B. - x 0-0 overview', 'XaAbApXp - PbBx/ a 2-0 rulebook', 'XaAbApXp - Pb/Bx x 2-0 rulebook,pass=3', 'XaAbApXpPb - /Bx a 7-0 rulebook']) {
      element.position = given;
      await settled(element);
      expect(element.state.position).to.equal(given);
    }
  });

  it('says what cannot be, where, and what is nearest, one tap away', async () => {
    const element = await referee({ position: 'XaAbApBxXp - Pb a 0-0 rulebook' });
    await press(element, 'Change the table', 'To be returned, 1 of 1, the police, on its back the Blue Lion', 'Aside, this turn');
    expect(text(element, '[part=status]')).to.include('This cannot lie on a table.');
    const near = find(element, '[aria-label="What can, and is nearest"] button');
    expect(near.length).to.be.within(1, 3);
    near[0]!.click();
    await settled(element);
    expect(element.state.position).to.not.equal('');
    element.position = 'P.X.P.A.B.B. - - a 0-0 rulebook';
    await settled(element);
    expect(text(element, '[part=status]'), 'a combination, and nobody was ever paid').to.include('comes up in no game');
  });

  it('says why no game comes to a table, and sets it right at one touch, while the action is chosen too', async () => {
    const element = await referee({ position: 'XaAbApBxXp - Pb a 0-0 rulebook' }), near = (): HTMLElement[] => find(element, '.unlikely button');
    expect(text(element, '[part=status]')).to.equal('This comes up in no game, but it can be judged.');
    expect(text(element, '.unlikely p').length).to.be.greaterThan(10);
    expect(near().length).to.be.within(1, 3);
    expect(near().every((each) => each.checkVisibility())).to.equal(true);
    near()[0]!.click();
    await settled(element);
    expect(text(element, '[part=status]')).to.equal('This can lie on a table.');
    expect(find(element, '[part=ask]')).to.have.length(1);
    await press(element, 'Undo');
    expect(element.state.position).to.equal('XaAbApBxXp - Pb a 0-0 rulebook');
  });

  it('says of a text that is too long how much can be read, at once, and keeps it', async () => {
    const element = await referee(), long = 'A'.repeat(100_000), field = find(element, 'textarea')[0] as HTMLTextAreaElement;
    await write(element, 'textarea', 'what is there already');
    // Not every browser lets a page make a clipboard.
    const event = Object.defineProperty(new Event('paste', { bubbles: true, cancelable: true }), 'clipboardData', { value: { getData: () => long } }), start = performance.now();
    field.dispatchEvent(event);
    await settled(element);
    expect(performance.now() - start).to.be.below(1000);
    expect(event.defaultPrevented, 'it is not cut off without a word').to.equal(true);
    expect(text(element, '[part=fault]')).to.include('at most 2000 characters');
    expect(field.value).to.equal('what is there already');
    expect(text(element, 'label')).to.include('up to 2,000 characters');
    element.question = long;
    await settled(element);
    expect(text(element, '[part=fault]')).to.include('too long');
  });

  it('reads pictures that are called out, positions, records, addresses and command lines; what it cannot read changes nothing', async () => {
    const element = await referee();
    for (const [given, position, move] of [
      ['XAABXP', 'X.A.A.B.X.P. - - a 0-0 rulebook', ''], ['Lady X, Arsène, Arsène, Lion, Lady X, police', 'X.A.A.B.X.P. - - a 0-0 rulebook', ''],
      ['레이디 X, 아르센, 아르센, 블루 라이언, 레이디 X, 경찰', 'X.A.A.B.X.P. - - a 0-0 rulebook', ''],
      ['XaAbApBxXpPb - - x 1-0 rulebook', 'XaAbApBxXpPb - - x 1-0 rulebook', ''], ['npx blue-lion-game judge "XaAbApBxXpPb - - a 0-0 rulebook" s34', 'XaAbApBxXpPb - - a 0-0 rulebook', 's34'],
      ['https://example.org/referee/#q=XaAbApBxXpPb_-_-_a_0-0_rulebook/s12', 'XaAbApBxXpPb - - a 0-0 rulebook', 's12'],
    ] as const) {
      await press(element, 'Start again').catch(() => {});
      await write(element, 'textarea', given);
      await until(given, () => element.state.position === position && element.state.move === move);
      expect(element.state.move).to.equal(move);
    }
    await press(element, 'Start again');
    await write(element, 'textarea', 'XaAbApBxXpPb - - a 0-0 rulebook s34 f1 lr');
    await until('a record', () => find(element, '.trail button').length === 3);
    find(element, '.trail button')[0]!.click();
    await settled(element);
    expect(element.state.move).to.equal('s34');
    await press(element, 'Change the table');
    const { position: before } = element.state;
    await write(element, 'textarea', 'XaAbApBxXpPz - - a 0-0 rulebook');
    await until('the fault', () => text(element, '[part=fault] mark') === 'z');
    expect(element.state.position).to.equal(before);
    expect((find(element, 'textarea')[0] as HTMLTextAreaElement).value, 'what was written is still there').to.equal('XaAbApBxXpPz - - a 0-0 rulebook');
    find(element, '[part=fault] .chips button')[0]!.click();
    await settled(element);
    expect(element.state.position).to.equal(position);
  });
});

describe('a question', () => {
  it('may be about what is forbidden, and says what is allowed instead', async () => {
    const element = await referee({ position });
    await press(element, 'Place 1 of 6, Lady X, on its back Arsène', 'Swap with 2, Arsène');
    expect(text(element, '[part=verdict]')).to.include('Not allowed.').and.to.include('R4.3');
    await press(element, 'Swap 2 and 3');
    expect(element.state.move).to.equal('s23');
    await press(element, 'Place 2 of 6, Arsène, on its back the Blue Lion', 'Swap with another', 'Place 5 of 6, Lady X, on its back the police');
    expect(element.state.move).to.equal('s25');
    await press(element, 'Pass');
    expect(text(element, '[part=verdict]')).to.include('Not allowed.');
  });

  it('can be typed, in both languages', async () => {
    const element = await referee({ position });
    for (const [said, move] of [['f3', 'f3=P'], ['swap 3 and 4', 's34'], ['3번 뒤집기', 'f3=P'], ['pass', 'pass'], ['왼쪽 끝을 오른쪽으로', 'lr'], ['s12', 's12']] as const) {
      await write(element, '.typed input', said);
      expect(element.state.judgement!.move).to.equal(move === 'f3=P' ? 'f3=P' : move);
    }
    await write(element, '.typed input', 'flip Arsène');
    expect(find(element, '[aria-label="Which one?"] button')).to.have.length(2);
    await write(element, '.typed input', 'make me a sandwich');
    expect(text(element, '[part=status]')).to.equal('That is no move I know.');
    expect(element.state.move).to.equal('s12');
  });

  it('with an unseen back tells every outcome with its odds, and asks on about one of them', async () => {
    const element = await referee({ question: 'P.A.B.A.X.X. - - a 0-0 rulebook/f3' });
    const outcomes = find(element, '.outcome').map(({ textContent }) => textContent.replace(/\s+/g, ' '));
    expect(outcomes).to.have.length(3);
    expect(outcomes[2]).to.include('The police').and.to.include('8 of 16 · 50 %');
    await press(element, 'The police came up');
    expect(element.state.move).to.equal('f3=P');
    expect(text(element, '[part=verdict]')).to.include('Lady X takes 1 diamond');
  });

  it('leads to the next one, and back', async () => {
    const element = await referee({ question: `${position}/s34` });
    expect(text(element, '.rows')).to.equal('Before After the action Then Must come back');
    await press(element, 'And then?');
    expect(element.state.position).to.equal('XaAbApXpPb - Bx x 2-0 rulebook');
    expect(element.state.judgement).to.equal(null);
    await press(element, 'Place 1 of 5, Lady X, on its back Arsène', 'To the right end', 'And then?');
    expect(find(element, '.trail button').map(nameOf)).to.deep.equal(['1. Swap 3 and 4', '2. Left end tile, Lady X, to the right end']);
    await press(element, '1. Swap 3 and 4');
    expect(element.state.question).to.equal('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/v2');
    await press(element, 'Undo');
    expect(find(element, '.trail button')).to.have.length(2);
  });

  it('is asked again at another table, with another turn or score', async () => {
    const element = await referee({ question: `${position}/s12` });
    await press(element, 'Ask at that table');
    expect(element.state.judgement!.verdict).to.equal('allowed');
    expect(element.state.position).to.include('overview');
    await press(element, 'Lady X, 0 diamonds');
    expect(element.state.position).to.include(' x 0-0 ');
    expect(element.state.move).to.equal('s12');
  });

  it('is settled between two people, by their names', async () => {
    const element = await referee({ question: `${position}/s34` });
    await press(element, wordsOf.en.dispute.title);
    const halves = find(element, 'fieldset'), click = async (half: number, name: string): Promise<void> => {
      [...find(element, 'fieldset')[half]!.querySelectorAll('button')].find((each) => nameOf(each) === name)!.click();
      await settled(element);
    };
    const name = halves[1]!.querySelector('input')!;
    name.value = 'Mina';
    name.dispatchEvent(new Event('input'));
    await click(0, 'Not allowed');
    expect(text(element, '[part=settlement]')).to.include('The first is not right.');
    await click(1, 'Mina: Arsène: one more');
    await click(1, 'Mina: Arsène: one more');
    expect(text(element, '[part=settlement]')).to.include('Mina is right, the first is not.').and.to.include('The first: “Not allowed.” That is not right.').and.to.include('Mina: “Arsène gets 2 diamonds.” That is right.');
    expect(text(element, '[part=settlement]').split('Places 2 to 4 make a theft'), 'why it is so is said once').to.have.length(2);
    expect(element.opinion!.words).to.equal('Mina is right, the first is not.');
    expect(element.state.names).to.deep.equal(['', 'Mina']);
    expect(element.state.question).to.equal('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2');
    expect(element.state.settlement!.right).to.equal('two');
  });
});

describe('what is kept or sent', () => {
  const long = (): Promise<Awaited<ReturnType<typeof referee>>> => referee({ question: `${position}/s34/no/a2x0`, page: 'https://example.org/referee/' });

  it('says by their names who of the two is right, as text and as a picture with before and after and the way back', async () => {
    const element = await long(), real = navigator.clipboard, put: (() => void)[] = [];
    const instead = (of: object, name: string, value: () => unknown): void => { const own = Object.getOwnPropertyDescriptor(of, name)!; put.push(() => { Object.defineProperty(of, name, own); }); Object.defineProperty(of, name, { ...own, value }); };
    for (const [i, name] of ['Jun', 'Mina'].entries()) {
      const field = find(element, 'fieldset input')[i] as HTMLInputElement;
      field.value = name;
      field.dispatchEvent(new Event('input'));
    }
    let said = '', svg = '';
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (text: string) => { said = text; return Promise.resolve(); } } });
    // Without a PNG it is the SVG that is saved.
    instead(HTMLImageElement.prototype, 'decode', () => Promise.reject(new Error('no pictures')));
    instead(URL, 'createObjectURL', ((file: Blob) => { void file.text().then((text) => { svg = text; }); return 'about:blank'; }) as () => string);
    instead(HTMLElement.prototype, 'click', function click(this: HTMLElement) { if (!(this instanceof HTMLAnchorElement)) this.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true })); } as () => void);
    try {
      await press(element, 'Copy as text');
      await until('the text', () => said !== '');
      expect(said).to.include('Jun: not allowed').and.to.include('Mina: ').and.not.to.include('The first');
      await press(element, 'Save as a picture');
      await until('the picture', () => svg !== '');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real });
      for (const back of put) back();
    }
    const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml'), lines = [...drawn.querySelectorAll('svg > text')].map(({ textContent }) => textContent);
    expect(drawn.querySelector('parsererror')).to.equal(null);
    expect(lines).to.include.members(['Before', 'Afterwards', 'Mina is right, Jun is not.']);
    expect(lines.join('')).to.include('https://example.org/referee/#q=XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2');
    expect([...drawn.documentElement.children].filter((each) => each.localName === 'svg')).to.have.length(2);
    expect(lines.every((line) => line.length <= 66), 'nothing runs off its edge').to.equal(true);
  });

  it('is heard right: a number that nobody has said is none, and no word comes twice', async () => {
    for (const lang of ['en', 'ko'] as const) {
      document.documentElement.lang = lang;
      const element = await referee({ question: `${position}/s34/no/a2x0` }), heard = find(element, 'fieldset output').map(nameOf);
      expect(heard.slice(0, 2).some((each) => each.includes('0'))).to.equal(false);
      expect(heard[2]).to.include('2');
      for (const each of heard) expect(new Set(each.match(/다이아몬드/g) ?? []).size).to.equal((each.match(/다이아몬드/g) ?? []).length);
      element.remove();
    }
    document.documentElement.lang = 'en';
  });
});

describe('a referee on a page', () => {
  it('comes back to what was asked once, with what led to it, and to an empty table; what cannot be read changes nothing', async () => {
    const element = await referee({ question: `${position}/s34` });
    await press(element, 'And then?', 'Place 1 of 5, Lady X, on its back Arsène', 'To the right end');
    const kept = structuredClone(element.state);
    expect(kept.before).to.deep.equal(['XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/v2']);
    element.restore({ question: '' });
    await settled(element);
    expect(element.state.question).to.equal('');
    element.restore({ question: 'nonsense', before: ['more of it'] });
    await settled(element);
    expect(element.state.question).to.equal('');
    element.restore({ question: kept.question, before: [...kept.before, 'nonsense'] });
    await settled(element);
    expect(element.state).to.deep.equal(kept);
    expect(find(element, '.trail button').map(nameOf)).to.deep.equal(['1. Swap 3 and 4']);
  });

  it('speaks left to right on a page that is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const element = await referee({ question: `${position}/s34` });
    expect(getComputedStyle(find(element, '.verdict')[0]!).direction).to.equal('ltr');
    document.documentElement.removeAttribute('dir');
  });

  it('links rules where they are published, and names them where they are not', async () => {
    const element = await referee({ question: `${position}/s34`, rulebook: 'https://example.org/game/' });
    expect((find(element, '.chain a')[1] as HTMLAnchorElement).href).to.equal('https://example.org/game/rules/#r5-3');
    const tables = (): string | undefined => (find(element, '.answer a') as HTMLAnchorElement[]).map(({ href }) => href).find((href) => href.endsWith('#differences'));
    expect(tables()).to.equal('https://example.org/game/rules/#differences');
    element.rulebook = 'javascript:alert(1)';
    await settled(element);
    expect(find(element, '.chain a')).to.have.length(0);
    expect(tables()).to.equal(undefined);
    expect(find(element, '.chain b').map(({ textContent }) => textContent)).to.include('R5.3');
  });

  it('speaks the language around it, and changes with it, losing nothing', async () => {
    document.documentElement.lang = 'ko';
    const element = await referee({ question: `${position}/s34/no` });
    expect(text(element, '[part=verdict]')).to.equal(judge(position, 's34').words.ko);
    document.documentElement.lang = 'en';
    await until('English', () => text(element, '[part=verdict]') === judge(position, 's34').words.en);
    expect(element.state.question).to.equal('XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/v2');
  });

  it('is as it was when it is moved, and quiet when it is gone', async () => {
    const element = await referee({ position });
    await press(element, 'Place 1 of 6, Lady X, on its back Arsène');
    const frame = document.createElement('div');
    document.body.append(frame);
    frame.append(element);
    await settled(element);
    await press(element, 'Flip it');
    expect(element.state.move).to.equal('f1');
    element.remove();
    element.question = `${position}/s34`;
    await settled(element);
    document.body.append(element);
    await settled(element);
    expect(element.state.move).to.equal('s34');
    element.remove();
    expect(document.querySelectorAll('[data-blue-lion]')).to.have.length(0);
  });

  it('tells of a text that cannot be read, located, and keeps what was there; the same question again is asked again', async () => {
    const element = await referee({ question: `${position}/s34` }), errors = events(document, 'blue-lion-error' as never), answers = events(document, 'blue-lion-answer' as never);
    element.setAttribute('question', 'XaAbApBxXpPb - - a 0-0 rulebook/s34/v9');
    await settled(element);
    expect((errors[0]!.detail as { faults: { at: number; code: string; message: string }[] }).faults[0]).to.include({ code: 'no-version', at: 36 });
    expect(text(element, '[part=fault]')).to.include('no such version');
    expect(element.state.move).to.equal('s34');
    element.move = 'lr';
    await settled(element);
    element.question = `${position}/s34`;
    await settled(element);
    element.question = `${position}/s34`;
    await settled(element);
    expect(answers.map(({ detail }) => (detail as { question: string }).question.split('/')[1])).to.deep.equal(['lr', 's34', 's34']);
    for (const odd of [42, {}, Object.create(null), [], true, Symbol('s')]) {
      (element as { question: unknown }).question = odd;
      await settled(element);
    }
    expect(element.state.move).to.equal('s34');
  });

  it('gives a text to be copied by hand where nothing else can copy it', async () => {
    const element = await referee({ question: `${position}/s34`, page: 'https://example.org/referee/#old' }), real = navigator.clipboard;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: () => Promise.reject(new Error('blocked')) } });
    try {
      await press(element, 'Copy the link');
      await until('the link', () => find(element, '.copy').length === 1);
      expect((find(element, '.copy')[0] as HTMLTextAreaElement).value).to.equal('https://example.org/referee/#q=XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/v2');
      await press(element, 'Copy as text');
      await until('the text', () => (find(element, '.copy')[0] as HTMLTextAreaElement).value.includes('Arsène takes 2 diamonds'));
      await press(element, 'Copy as data (JSON)');
      await until('the data', () => (find(element, '.copy')[0] as HTMLTextAreaElement).value.startsWith('{'));
      expect(JSON.parse((find(element, '.copy')[0] as HTMLTextAreaElement).value).judgement.verdict).to.equal('allowed');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: real });
    }
    expect(buttons(element).map(nameOf)).to.include('Save as a picture');
  });
});
