import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulate } from '../input.ts';
import { all, clear, drawn } from './table.ts';
import { first, inEverySize, objections, place, stand, states, widthOf } from './sizes.ts';

afterEach(async () => {
  clear();
  document.documentElement.removeAttribute('dir');
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

const range = (from: number, to: number, step: number): number[] => Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);

describe('a table', () => {
  beforeEach(async () => {
    await setViewport({ width: 1640, height: 900 });
    await emulate({ 'prefers-reduced-motion': 'reduce' });
  });

  it('is whole at every width from 160 to 1,600 px', async function () {
    this.timeout(120_000);
    expect(await inEverySize(range(160, 1600, 20))).to.deep.equal([]);
  });
  it('is whole with text of twice the size', async function () {
    this.timeout(60_000);
    document.documentElement.style.fontSize = '200%';
    expect(await inEverySize([320, 640, 1280])).to.deep.equal([]);
  });
  it('is whole where the page runs from right to left', async function () {
    this.timeout(60_000);
    document.documentElement.dir = 'rtl';
    expect(await inEverySize([160, 200, 320, 560, 900, 1600])).to.deep.equal([]);
  });
  it('is whole on a phone on its side, as wide as it is or in a column of it, and is all in sight', async function () {
    this.timeout(60_000);
    await setViewport({ width: 844, height: 390 });
    expect(await inEverySize([180, 320, 560, 600, 700, 824])).to.deep.equal([]);
    await setViewport({ width: 700, height: 420 });
    for (const name of Object.keys(states)) {
      const table = await stand(name, 'en');
      for (const zone of ['strip', 'row', 'loose', 'bar']) expect(all(table, `blue-lion-${zone}`)[0]!.getBoundingClientRect().bottom, `${zone}, ${name}`).to.be.lessThan(360);
      document.body.replaceChildren();
    }
  });
  it('is whole where two people face each other', async function () {
    this.timeout(60_000);
    expect(await inEverySize([160, 320, 560, 900], { seating: 'facing' })).to.deep.equal([]);
  });
  it('has tiles of up to 160 px', async () => {
    const table = await stand('a tile chosen', 'en');
    table.style.inlineSize = '1600px';
    expect(first(table, 'row').getBoundingClientRect().width).to.equal(160);
  });
  it('is of use in a dialog that is as wide as what it holds', async () => {
    const table = await place('<dialog><blue-lion-game></blue-lion-game></dialog>');
    document.querySelector('dialog')!.showModal();
    await drawn(table);
    expect(widthOf(table)).to.equal(640);
    expect(objections(table)).to.deep.equal([]);
    await setViewport({ width: 320, height: 640 });
    await drawn(table);
    expect(widthOf(table)).to.be.within(200, 320);
    expect(objections(table)).to.deep.equal([]);
  });
});
