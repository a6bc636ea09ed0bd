import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulate, tap } from '../input.ts';
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
  const faults = new Set<string>(awkward(table));
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
      if (table.state.position === before && places(table) !== stood) faults.add(`the row jumps after “${name}”: from ${stood} to ${places(table)}`);
    }
    expect(table.state.position, move).not.to.equal(before);
  }
  const { a, x } = table.state.score;
  expect(Math.max(a, x)).to.be.at.least(7);
  expect([...faults]).to.deep.equal([]);
}

describe('a whole game by taps on a phone 360 px wide', () => {
  it('by day', () => wholeGame('en', 'game 255', 'light'));
  it('by night, in Korean', () => wholeGame('ko', 'game 178', 'dark'));
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
