import 'axe-core/axe.min.js';
import type { AxeResults } from 'axe-core';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { accessibilityTree, emulate, keys, tap } from '../input.ts';
import { clear, until } from './table.ts';
import { button, find, press, referee, ROW, settled, text, wordsOf } from './referees.ts';

afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

const position = 'XaAbApBxXpPb - - a 0-0 rulebook';
const { axe } = globalThis as unknown as { axe: { run(what: Element, options: object): Promise<AxeResults> } };
type Referee = Awaited<ReturnType<typeof referee>>;

/** Everything that can be seen of a referee, and how it comes to that. */
const states: readonly (readonly [string, Record<string, string>, ((element: Referee, lang: 'en' | 'ko') => Promise<unknown>)?])[] = [
  ['nothing yet', {}],
  ['three tiles, one of them chosen', {}, async (element) => { await keys('Tab'); for (let n = 0; n < 3; n++) { find(element, '.tray button')[n]!.click(); await settled(element); } find(element, '.tile')[1]!.click(); }],
  ['a table that cannot be', { position: 'XaAbApBxXp - Pb a 0-0 rulebook' }, async (element, lang) => { await press(element, wordsOf[lang].table.change); find(element, '.tile')[5]!.click(); await settled(element); await press(element, wordsOf[lang].table.to.fresh); }],
  ['everything unfolded', { position }, async (element, lang) => { await press(element, wordsOf[lang].table.change); for (const each of find(element, 'details')) (each as HTMLDetailsElement).open = true; }],
  ['a tile to be asked about', { position }, async (element) => { find(element, '.tile')[0]!.click(); await settled(element); }],
  ['an answer that pays', { question: `${position}/s34/no/a2x0` }],
  ['an answer that forbids', { question: `${position}/s12/no` }],
  ['an unseen back', { question: 'P.A.B.A.X.X. - - a 3-5 rulebook/f3/a0x1' }],
  ['a return', { question: 'XaAbApXp - Pb/Bx a 2-0 rulebook/b1rf' }],
  ['the next question', { question: `${position}/s34` }, (element, lang) => press(element, wordsOf[lang].verdict.andThen)],
  ['a text that cannot be read', { position: 'XaAbQ' }],
  ['the end', { question: 'XaAbApBxXpPb - - a 5-0 rulebook/s34' }],
];

async function faults(element: Element): Promise<string[]> {
  const contrast = !matchMedia('(forced-colors: active)').matches;
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: contrast } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.flat().at(-1)} ${failureSummary?.split('\n')[1] ?? ''}`));
}

const looks = {
  'by day': { scheme: 'light', width: 800, features: {}, theme: null },
  'by night, on a phone': { scheme: 'dark', width: 320, features: { 'prefers-color-scheme': 'dark' }, theme: null },
  'in high contrast': { scheme: 'light dark', width: 800, features: { 'prefers-color-scheme': 'dark' }, theme: 'contrast' },
  'in forced colours': { scheme: 'light dark', width: 800, features: { 'forced-colors': 'active' }, theme: null },
} as const;

for (const lang of ['en', 'ko'] as const) {
  for (const [look, { scheme, width, features, theme }] of Object.entries(looks)) {
    it(`axe finds nothing, in ${lang}, ${look}`, async function () {
      this.timeout(120_000);
      await setViewport({ width, height: 700 });
      await emulate(features);
      document.documentElement.style.colorScheme = scheme;
      document.documentElement.lang = lang;
      document.body.style.background = 'light-dark(#f3ead3,#0b1430)';
      for (const [name, attributes, comes] of states) {
        const element = await referee({ ...attributes, ...(theme ? { theme } : {}) });
        if (theme) await until('the theme', () => element.shadowRoot!.adoptedStyleSheets.length === 3);
        await comes?.(element, lang);
        await settled(element);
        expect(await faults(element), name).to.deep.equal([]);
        element.remove();
      }
    });
  }
}

/** Does anything stick out of its section, or is smaller than a finger? */
function misfits(element: Referee, least: number): string[] {
  const { left, right } = element.getBoundingClientRect(), shown = find(element, 'button,select,input,textarea,summary,p,li,code').filter((each) => each.checkVisibility());
  return shown.flatMap((each) => {
    const box = each.getBoundingClientRect(), what = `${each.localName} ${each.className} “${each.textContent.trim().slice(0, 30)}” ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`;
    if (box.left < left - 1 || box.right > right + 1) return [`out: ${what}`];
    return each.matches('button,select,input,textarea,summary') && (box.width < least || box.height < least) ? [`small: ${what}`] : [];
  });
}

for (const lang of ['en', 'ko'] as const) {
  it(`fits any width from 160 to 1600, and any finger from 320 on, also with text twice as large and from right to left, in ${lang}`, async function () {
    this.timeout(120_000);
    document.documentElement.lang = lang;
    for (const [name, attributes, comes] of states) {
      const box = document.body.appendChild(document.createElement('div')), element = await referee(attributes, box);
      await comes?.(element, lang);
      for (const [width, size, dir] of [[160, 100, 'ltr'], [160, 100, 'rtl'], [320, 100, 'ltr'], [320, 200, 'ltr'], [320, 100, 'rtl'], [800, 100, 'ltr'], [1600, 200, 'rtl']] as const) {
        await setViewport({ width: Math.max(320, width), height: 700 });
        document.documentElement.style.fontSize = `${size}%`;
        document.documentElement.dir = dir;
        box.style.width = `${width}px`;
        await settled(element);
        expect(misfits(element, width >= 320 && size === 100 ? 44 : width >= 320 ? 44 : 24), `${name}, ${width} px, ${size} %, ${dir}`).to.deep.equal([]);
      }
      document.documentElement.removeAttribute('dir');
      document.documentElement.style.fontSize = '';
      box.remove();
    }
  });
}

it('is set up by a finger on a phone, and the answer comes into view', async () => {
  await setViewport({ width: 360, height: 740 });
  const element = await referee(), start = performance.now();
  let taps = 0;
  const finger = async (name: string): Promise<void> => {
    const target = button(element, name);
    target.scrollIntoView({ block: 'nearest' });
    await tap(target);
    await settled(element);
    taps++;
  };
  for (const name of ROW) await finger(name);
  await finger('Place 3 of 6, Arsène');
  await finger('Swap with 4, the Blue Lion');
  const verdict = find(element, '[part=verdict]')[0]!;
  await until('the verdict in view', () => { const { top, bottom } = verdict.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; });
  expect(text(element, '[part=verdict]')).to.include('Arsène takes 2 diamonds');
  console.info(`${taps} taps, ${((performance.now() - start) / 1000).toFixed(1)} s with a finger that does not think`);
});

/** How far a button is from the top of the window after it was pressed, once nothing moves any more. */
async function stays(element: Referee, press_: HTMLElement): Promise<number> {
  press_.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => { setTimeout(done, 100); });
  const from = press_.getBoundingClientRect().top;
  await tap(press_);
  await settled(element);
  await new Promise((done) => { setTimeout(done, 700); });
  return Math.abs(press_.getBoundingClientRect().top - from);
}

it('what two people say is tapped without the page moving away under the finger', async () => {
  await setViewport({ width: 360, height: 740 });
  const element = await referee({ question: `${position}/s34` });
  await press(element, wordsOf.en.dispute.title);
  for (const half of [0, 1]) for (const n of [0, 1, 3]) {
    const target = find(element, 'fieldset')[half]!.querySelectorAll('button')[n]!;
    expect(await stays(element, target), `${half} ${n}`).to.be.below(3);
  }
});

it('on a phone the actions come into view after the last tile, and what can be done after a tile is chosen', async () => {
  await setViewport({ width: 360, height: 740 });
  const above = document.body.appendChild(document.createElement('div'));
  above.style.height = '260px';
  const element = await referee(), inView = (selector: string) => (): boolean => { const box = find(element, selector)[0]?.getBoundingClientRect(); return box !== undefined && box.top >= 0 && box.bottom <= innerHeight + 1; };
  for (const name of ROW) await tap(button(element, name)).then(() => settled(element));
  await until('the action in view', inView('#ask'));
  await until('all of it', inView('.typed'));
  const tile = button(element, 'Place 3 of 6, Arsène');
  tile.scrollIntoView({ block: 'end', behavior: 'instant' });
  await tap(tile);
  await settled(element);
  await until('what can be done in view', inView('.deeds'));
  above.remove();
});

it('is known to a screen reader by roles and names alone', async () => {
  const element = await referee({ question: `${position}/s34/no/a2x0` });
  const tree = await accessibilityTree('blue-lion-referee');
  for (const line of ['heading “The table”', 'Place 3 of 6, Arsène, on its back the police', 'heading “The answer”', 'Rule R5.3', 'Which of us is right?', 'The first says', 'Copy the link'].map((each) => each.replace(/^heading “(.*)”$/, '$1'))) expect(tree).to.include(line.replace('Rule R5.3', 'R5.3'));
  expect(tree).to.include('After the action: Lady X, Arsène, the Blue Lion, Arsène, Lady X, the police. 3: leaves the row');
  expect(element.state.settlement!.right).to.equal('two');
});
