import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { BlueLionGame } from '../../components/index.ts';
import { objections } from './sizes.ts';
import { all, clear, drawn, press, sit, until, wordsFor, type Attributes } from './table.ts';

afterEach(async () => {
  clear();
  document.documentElement.removeAttribute('dir');
  await setViewport({ width: 800, height: 600 });
});

type Step = (table: BlueLionGame, lang: string) => Promise<unknown>;
const choices = (lang: string) => wordsFor(lang).choices;
const first = (table: BlueLionGame, zone: string): HTMLElement => all(table, `[data-zone=${zone}]`)[0]!;

/** Tables as they may stand; each is laid out in every size. */
const states: Readonly<Record<string, readonly [Attributes, Step?]>> = {
  'the opening': [{ seed: '1' }],
  'building': [{ position: 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1' }, (table) => press(table, first(table, 'loose'))],
  'a tile chosen': [{ position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table) => press(table, all(table, '[data-zone=row]')[2]!)],
  'the end chosen': [{ position: 'P.X.B. A.A.P. - a 0-0 rulebook' }, (table, lang) => press(table, first(table, 'loose'), choices(lang).left)],
  'two to return': [{ position: 'AxPxXbPb - BaPa/ a 6-5 rulebook', memory: 'all' }],
  'one to return': [{ position: 'PxAxPbBaXb - Ap/ x 4-3 rulebook' }],
  'old combinations': [{ position: 'PxAxPbBaXbAp - - a 0-0 rulebook', memory: 'seen' }],
  'an own goal': [{ position: 'PxPbAxBaXbAp - - a 0-0 rulebook' }, async (table) => { table.play('s23'); await until('the own goal', () => all(table, '.said strong')[0]); }],
  'the end': [{ position: 'XaAbApBxXpPb - - a 6-0 rulebook' }, async (table) => { table.play('s34'); await drawn(table); }],
};

async function stand(name: string, lang: string, attributes: Attributes = {}): Promise<BlueLionGame> {
  const [own, then] = states[name]!;
  document.documentElement.lang = lang;
  const table = await sit({ ...own, ...attributes });
  await then?.(table, lang);
  await drawn(table);
  return table;
}

/** The same objection in many sizes is one line. */
function gather(found: Map<string, (number | string)[]>): string[] {
  return [...found].map(([what, at]) => `${what}, at ${at.join(' ')}`);
}

async function inEverySize(widths: readonly number[], attributes: Attributes = {}): Promise<string[]> {
  const found = new Map<string, (number | string)[]>();
  for (const lang of ['en', 'ko']) {
    for (const name of Object.keys(states)) {
      const table = await stand(name, lang, attributes);
      for (const width of widths) {
        table.style.inlineSize = `${width}px`;
        for (const what of objections(table)) {
          const line = `${lang}, ${name}: ${what}`;
          found.set(line, [...(found.get(line) ?? []), width]);
        }
      }
      document.body.replaceChildren();
    }
  }
  return gather(found);
}

const range = (from: number, to: number, step: number): number[] => Array.from({ length: (to - from) / step + 1 }, (_, n) => from + n * step);

describe('a table', () => {
  beforeEach(() => setViewport({ width: 1640, height: 900 }));

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
  it('has tiles of up to 160 px', async () => {
    const table = await stand('a tile chosen', 'en');
    table.style.inlineSize = '1600px';
    expect(first(table, 'row').getBoundingClientRect().width).to.equal(160);
  });
});
