import { expect } from '@open-wc/testing';
import { all, clear, press, sit, until } from './table.ts';
import { first, inEverySize, objections, place, stand, widthOf } from './sizes.ts';

afterEach(() => {
  clear();
  document.documentElement.removeAttribute('dir');
});

it('nothing in a table overlaps, is cut or sticks out, in any engine', async function () {
  this.timeout(60_000);
  expect(await inEverySize([160, 200, 260, 320, 420, 559, 560, 700])).to.deep.equal([]);
});

describe('the size of a table', () => {
  for (const [where, html, expected] of [
    ['in a block', '<div style="width:500px"><blue-lion-game></blue-lion-game></div>', 500],
    ['in a column of a grid', '<div style="display:grid;grid-template-columns:1fr 1fr;width:700px"><blue-lion-game></blue-lion-game><p>Text</p></div>', 350],
    ['in a narrow column of a grid', '<div style="display:grid;grid-template-columns:1fr 220px;width:700px"><p>Text</p><blue-lion-game></blue-lion-game></div>', 220],
    ['beside something in a flex row', '<div style="display:flex;width:700px"><div style="flex:none;width:300px">Text</div><blue-lion-game></blue-lion-game></div>', 400],
    ['in a flex column that stretches nothing', '<div style="display:flex;flex-direction:column;align-items:center;width:500px"><blue-lion-game></blue-lion-game></div>', 500],
    ['in a space that is too narrow', '<div style="width:90px"><blue-lion-game></blue-lion-game></div>', 160],
  ] as const) {
    it(`follows what it stands in: ${where}`, async () => {
      const table = await place(html);
      expect(widthOf(table)).to.equal(expected);
      expect(widthOf(table.shadowRoot!.querySelector('.table')!)).to.equal(expected);
      expect(objections(table)).to.deep.equal([]);
    });
  }
});

describe('right and left', () => {
  it('are the same for everybody at the table: tiles, ends and swaps stand where they are on a page from right to left too', async () => {
    document.documentElement.dir = 'rtl';
    const table = await stand('a tile chosen', 'en');
    const xs = (selector: string): number[] => all(table, selector).map((each) => each.getBoundingClientRect().x);
    for (const selector of ['[data-zone=row]', 'blue-lion-bar button']) expect(xs(selector), selector).to.deep.equal([...xs(selector)].sort((a, b) => a - b));
    document.body.replaceChildren();
    const loose = await stand('building', 'en');
    const left = all(loose, '[data-choice=left]')[0]!.getBoundingClientRect(), right = all(loose, '[data-choice=right]')[0]!.getBoundingClientRect();
    expect(left.x).to.be.lessThan(right.x);
    expect(all(loose, '.ghost.l')[0]!.getBoundingClientRect().x).to.be.lessThan(all(loose, '.ghost.r')[0]!.getBoundingClientRect().x);
  });
  it('are where they are also when the bar is turned to Lady X, who sits on the other side', async () => {
    const table = await sit({ position: 'P.X.B. A.A.P. - x 0-0 rulebook', seating: 'facing' });
    await press(table, first(table, 'loose'));
    const bar = all(table, 'blue-lion-bar')[0]!, choice = (key: string): HTMLElement => all(table, `[data-choice=${key}]`)[0]!;
    await until('a turned bar', () => getComputedStyle(bar).rotate === '180deg');
    expect(choice('left').getBoundingClientRect().x).to.be.lessThan(choice('right').getBoundingClientRect().x);
    expect(getComputedStyle(choice('left').querySelector('svg')!).scale).to.equal('-1 1');
    expect(getComputedStyle(all(table, 'blue-lion-row')[0]!).rotate).to.equal('none');
  });
});
