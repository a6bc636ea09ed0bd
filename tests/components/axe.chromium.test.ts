import 'axe-core/axe.min.js';
import type { AxeResults } from 'axe-core';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulate } from '../input.ts';
import { barNames, bar, button, clear, drawn, isDim, names, press, sit, tile, until, wordsFor, type Attributes } from './table.ts';

afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

type Table = Awaited<ReturnType<typeof sit>>;
const { axe } = globalThis as unknown as { axe: { run(what: Element, options: object): Promise<AxeResults> } };

async function faults(table: Table): Promise<string[]> {
  // Forced colours are the user's own; axe takes the colours that a page wished for instead.
  const contrast = !matchMedia('(forced-colors: active)').matches;
  const { violations } = await axe.run(table, { rules: { 'color-contrast': { enabled: contrast } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().at(-1)} ${failureSummary?.split('\n')[1] ?? ''}`));
}

const choices = (lang: string | undefined) => wordsFor(lang).choices;
const first = (table: Table, zone: string): HTMLElement => table.shadowRoot!.querySelector<HTMLElement>(`[data-zone=${zone}]`)!;

/** A table as it may stand, and how it comes to stand like that. */
const states: readonly (readonly [string, Attributes, ((table: Table, lang: string) => Promise<unknown>)?])[] = [
  ['the opening', { seed: '1' }],
  ['a loose tile is chosen', { position: 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1' }, (table) => press(table, first(table, 'loose'))],
  ['lay or turn', { position: 'P.X.B. A.A.P. - a 0-0 rulebook' }, (table, lang) => press(table, first(table, 'loose'), choices(lang).left)],
  ['an action', { position: 'XaAbApBxXpPb - - a 3-2 rulebook' }],
  ['an end tile is chosen, and a swap refused', { position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table, lang) => press(table, first(table, 'row'), choices(lang).swapRight)],
  ['old combinations, and all backs', { position: 'PxAxPbBaXbAp - - a 0-0 rulebook', memory: 'all' }],
  ['two tiles to return', { position: 'AxPxXbPb - BaPa/ a 0-0 rulebook', memory: 'seen' }],
  ['one tile to return, and one for the next turn', { position: 'XaAbApXp - Pb/Bx a 2-0 rulebook' }],
  ['an own goal', { position: 'PxPbAxBaXbAp - - a 0-0 rulebook' }, async (table) => { table.play('s23'); await drawn(table); }],
  ['a draw is offered', { position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table, lang) => press(table, choices(lang).draw)],
  ['the end', { position: 'XaAbApBxXpPb - - a 5-0 rulebook' }, async (table) => { table.play('s34'); await drawn(table); }],
  ['the house thinks', { position: 'XaAbApBxXpPb - - a 3-2 rulebook', arsene: 'external' }],
  ['a text that cannot be read', { position: 'XaAbQ' }, (table) => until('the message', () => table.shadowRoot!.querySelector('[part=fault]'))],
  ['a diagram', { position: 'XaAbApBxXpPb - - a 3-2 rulebook', mode: 'diagram' }],
  ['a replay', { record: 'XaAbApBxXpPb - - a 3-2 rulebook s34', mode: 'replay' }],
  ['facing each other', { position: 'XaAbApBxXpPb - - x 3-2 rulebook', seating: 'facing' }],
];

const looks = {
  'by day': { scheme: 'light', width: 800, features: {} },
  'by night, on a phone': { scheme: 'dark', width: 320, features: { 'prefers-color-scheme': 'dark' } },
  'in forced colours': { scheme: 'light dark', width: 800, features: { 'forced-colors': 'active' } },
};

for (const lang of ['en', 'ko']) {
  for (const [look, { scheme, width, features }] of Object.entries(looks)) {
    it(`axe finds nothing, in ${lang}, ${look}`, async function () {
      this.timeout(60_000);
      await setViewport({ width, height: 700 });
      await emulate(features);
      document.documentElement.style.colorScheme = scheme;
      document.documentElement.lang = lang;
      const found: string[] = [];
      for (const [name, attributes, then] of states) {
        const table = await sit(attributes);
        await then?.(table, lang);
        await drawn(table);
        found.push(...(await faults(table)).map((fault) => `${name}: ${fault}`));
        document.body.replaceChildren();
      }
      expect(found).to.deep.equal([]);
    });
  }
}

it('axe does look into a table', async () => {
  const table = await sit({ position: 'XaAbApBxXpPb - - a 3-2 rulebook' });
  tile(table, 'row', 1).removeAttribute('aria-label');
  expect((await faults(table)).join()).to.include('button-name');
});

describe('names', () => {
  it('are what is read on a button, so that it can be called by voice', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 3-2 rulebook' });
    await press(table, first(table, 'row'));
    for (const each of [...bar(table)]) expect(each.hasAttribute('aria-label'), each.textContent!).to.equal(false);
    expect(barNames(table).every((name) => name.length > 0)).to.equal(true);
    expect(isDim(button(table, choices('en').swapLeft))).to.equal(true);
    expect(new Set(names(table)).size, 'no two the same').to.equal(names(table).length);
  });
});
