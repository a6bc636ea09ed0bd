import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { at, emulate, tap } from '../input.ts';
import { livelyMove, pressesFor, read } from '../player.ts';
import { all, button, buttons, clear, drawn, nameOf, sit, until, wordsFor } from './table.ts';

beforeEach(() => setViewport({ width: 360, height: 740 }));
afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

type Table = Awaited<ReturnType<typeof sit>>;

/** What a thumb could not do with the table as it stands now. */
function awkward(table: Table): string[] {
  const { scrollWidth } = document.documentElement, width = innerWidth;
  return [
    ...(scrollWidth > width ? [`the page can be scrolled sideways: ${scrollWidth}`] : []),
    ...all(table, 'button').filter((each) => each.checkVisibility()).flatMap((each) => {
      const { left, right } = each.getBoundingClientRect();
      return left < -0.5 || right > width + 0.5 ? [`${nameOf(each) || each.className} is cut off: ${left} to ${right}`] : [];
    }),
    ...buttons(table).filter((each) => !each.matches('.rule')).flatMap((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) < 43.99 ? [`${nameOf(each)} is ${width.toFixed(1)} by ${height.toFixed(1)}`] : [];
    }),
  ];
}

/** Where the places of the row are on the page, in whole pixels. */
const places = (table: Table): string => all(table, 'blue-lion-row li').map((place) => place.getBoundingClientRect()).filter(({ width }) => width > 0).map(({ x, y }) => `${Math.round(x + scrollX)},${Math.round(y + scrollY)}`).join(' ');

async function wholeGame(lang: 'en' | 'ko', seed: string, scheme: string): Promise<void> {
  document.documentElement.style.colorScheme = 'light dark';
  await emulate({ 'prefers-color-scheme': scheme });
  const table = await sit({ lang, seed }), words = wordsFor(lang);
  const faults = new Set<string>(awkward(table)), heights = new Map<string, Set<number>>();
  for (let moves = 0; table.state.stage !== 'over'; moves++) {
    if (moves === 40) throw new Error(`No end: ${table.state.record}`);
    const before = table.state.position, position = read(before), move = livelyMove(position), stood = places(table);
    for (const name of pressesFor(words, position, move)) {
      const target = button(table, name);
      target.scrollIntoView({ block: 'nearest' });
      const draft = all(table, '[aria-pressed=true]').length + target.parentElement!.textContent!.length;
      await tap(target);
      await until(`something comes of a tap on “${name}”`, () => table.state.position !== before || all(table, '[aria-pressed=true]').length + target.parentElement!.textContent!.length !== draft);
      await drawn(table);
      for (const fault of awkward(table)) faults.add(fault);
      const stage: string = table.state.stage;
      if (stage !== 'over') heights.set(stage, (heights.get(stage) ?? new Set()).add(Math.round(all(table, 'blue-lion-row')[0]!.getBoundingClientRect().y + scrollY)));
      if (table.state.position === before && places(table) !== stood) faults.add(`the row jumps after “${name}”: from ${stood} to ${places(table)}`);
    }
    expect(table.state.position, move).not.to.equal(before);
  }
  const { a, x } = table.state.score;
  expect(Math.max(a, x)).to.be.at.least(7);
  for (const [stage, where] of heights) if (where.size > 1) faults.add(`the row is not always at the same height (${stage}): ${[...where].join()}`);
  expect([...faults]).to.deep.equal([]);
}

describe('a whole game by taps on a phone 360 px wide', () => {
  it('by day', () => wholeGame('en', 'game 354', 'light'));
  it('by night, in Korean', () => wholeGame('ko', 'game 101', 'dark'));
});

it('every tile is 44 px and more where the table has 288 px', async () => {
  await setViewport({ width: 320, height: 640 });
  document.body.style.margin = '0 16px';
  for (const position of ['- P.X.B.A.A.P. - a 0-0 rulebook', 'XaAbApBxXpPb - - a 0-0 rulebook', 'P.X.B. A.A.P. - a 0-0 rulebook', 'AxPxXbPb - BaPa a 0-0 rulebook']) {
    const table = await sit({ position });
    expect(table.clientWidth).to.equal(288);
    expect(awkward(table), position).to.deep.equal([]);
    table.remove();
  }
});

describe('with text twice as large, on 320 px', () => {
  for (const lang of ['en', 'ko'] as const) {
    it(`nothing is cut off, in ${lang}`, async () => {
      await setViewport({ width: 320, height: 640 });
      document.documentElement.style.fontSize = '200%';
      for (const position of ['- P.X.B.A.A.P. - a 0-0 rulebook', 'XaAbApBxXpPb - - a 10-5 rulebook', 'XaAbApBxXpPb - - a 5-5 rulebook', 'AxPxXbPb - BaPa a 0-0 rulebook,pass=1']) {
        const table = await sit({ position, lang });
        all(table, 'button.open')[0]?.click();
        await drawn(table);
        expect(awkward(table), position).to.deep.equal([]);
        const out = all(table, '.name, .duty, .label, .said, button span').filter((each) => {
          const text = each.getBoundingClientRect(), around = (each.closest('button') ?? table).getBoundingClientRect();
          return text.width > 0 && (text.left < around.left - 1 || text.right > around.right + 1);
        });
        expect(out.map((each) => each.textContent), position).to.deep.equal([]);
        clear();
      }
    });
  }
});

describe('a second tap on the same spot', () => {
  const { choices } = wordsFor();
  it('does not pass for the other player, who can still pass', async () => {
    const table = await sit({ seed: '1', first: 'a' });
    await tap(all(table, '[data-zone=loose]')[0]!);
    await drawn(table);
    const spot = at(button(table, choices.lay));
    await tap(spot);
    await tap(spot);
    await drawn(table);
    expect(table.state.record).to.match(/rulebook 1r$/);
    await new Promise((done) => { setTimeout(done, 450); });
    await tap(button(table, choices.pass));
    await drawn(table);
    expect(table.state.record).to.match(/ 1r pass$/);
  });
  it('does not have the other begin', async () => {
    const table = await sit({ seed: '1', first: 'a' }), { record } = table.state;
    await tap(all(table, '[data-zone=loose]')[0]!);
    await drawn(table);
    const spot = at(button(table, choices.cancel));
    await tap(spot);
    await tap(spot);
    await drawn(table);
    expect(table.state.record).to.equal(record);
  });
});

describe('between two who face each other', () => {
  it('a draw is answered by whoever it is turned to', async () => {
    const { choices } = wordsFor(), turned = (element: Element): boolean => getComputedStyle(element).rotate === '180deg';
    for (const turn of ['a', 'x'] as const) {
      const table = await sit({ position: `XaAbApBxXpPb - - ${turn} 0-0 rulebook`, seating: 'facing' }), [message] = all(table, 'blue-lion-message');
      await until('the message to be turned to the player', () => turned(message!) === (turn === 'x'));
      await tap(button(table, choices.draw));
      await until('the message to be turned to the other', () => turned(message!) === (turn === 'a'));
      await tap(button(table, choices.decline));
      await until('the message to be turned back', () => turned(message!) === (turn === 'x'));
      clear();
    }
  });
});
