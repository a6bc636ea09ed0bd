/** What an eye would object to in a table as it is laid out now: things that overlap, are cut, are too small or stick out. */
import type { BlueLionGame } from '../../components/index.ts';
import { sheet as finery } from '../../components/styles/finery.ts';
import { all, drawn, press, sit, until, wordsFor, type Attributes } from './table.ts';

const THINGS = 'button, .tile, .portrait, .name, .diamonds, .duty, .label, p, .fault';
/** Below this a text is too small, in CSS pixels. */
const SMALLEST = 11.5;
/** Rounding, and the half pixel of a line. */
const SLACK = 1;

const nameIn = (element: Element): string => `${element.localName}.${element.className || element.parentElement?.localName} “${element.textContent!.replace(/\s+/g, ' ').trim().slice(0, 24)}”`;
const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

/** Where each word stands: one box for every line that it takes. */
function* words(element: Element): Generator<readonly [word: string, boxes: DOMRect[]]> {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    // Only to be heard, where the eye has an arrow.
    if (getComputedStyle(node.parentElement!).clipPath !== 'none') continue;
    for (const { 0: word, index } of node.data.matchAll(/[^\s“”-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield [word, [...range.getClientRects()].filter(({ width }) => width > 0)];
    }
  }
}

const within = (inner: DOMRect, outer: DOMRect, slack = SLACK): boolean => inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
/** A line of a word lies in a box. Upwards and downwards its middle counts: the box of a line is as high as its font says, and more than what is inked. */
const holds = (box: DOMRect, line: DOMRect): boolean => within(new DOMRect(line.x, line.y + line.height / 2, line.width, 0), box, 2);
const apart = (a: DOMRect, b: DOMRect): boolean => a.right <= b.left + SLACK || b.right <= a.left + SLACK || a.bottom <= b.top + SLACK || b.bottom <= a.top + SLACK;

export function objections(table: BlueLionGame): string[] {
  const found: string[] = [], root = table.shadowRoot!.querySelector('.table')!, frame = root.getBoundingClientRect();
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push(`the page scrolls sideways by ${document.documentElement.scrollWidth - document.documentElement.clientWidth}`);
  if (frame.width > table.getBoundingClientRect().width + SLACK) found.push('the table is wider than its element');
  const things = all(table, THINGS).filter(visible), boxes = new Map(things.map((thing) => [thing, thing.getBoundingClientRect()]));
  for (const thing of things) {
    const box = boxes.get(thing)!;
    if (!within(box, frame)) found.push(`${nameIn(thing)} sticks out of the table`);
    if (thing.matches('.rule') && Math.min(box.height, box.width) < 24) found.push(`${nameIn(thing)} is ${box.height} high`);
    else if (thing.matches('.buttons button') && box.height < 44) found.push(`${nameIn(thing)} is ${box.height} high`);
    for (const [word, lines] of words(thing)) {
      if (lines.length > 1 && lines.some(({ top }) => top > lines[0]!.bottom - SLACK)) found.push(`“${word}” is broken`);
      if (!lines.every((line) => holds(box, line))) found.push(`“${word}” sticks out of ${nameIn(thing)}`);
    }
  }
  for (const [n, one] of things.entries()) {
    for (const other of things.slice(n + 1)) {
      if (!one.contains(other) && !other.contains(one) && !apart(boxes.get(one)!, boxes.get(other)!)) found.push(`${nameIn(one)} lies over ${nameIn(other)}`);
    }
  }
  for (const element of all(table, '*')) {
    const texts = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (texts && visible(element) && parseFloat(getComputedStyle(element).fontSize) < SMALLEST) found.push(`${nameIn(element)} is set in ${getComputedStyle(element).fontSize}`);
  }
  return found;
}

type Step = (table: BlueLionGame, lang: string) => Promise<unknown>;
const choices = (lang: string) => wordsFor(lang).choices;
export const first = (table: BlueLionGame, zone: string): HTMLElement => all(table, `[data-zone=${zone}]`)[0]!;

async function open(table: BlueLionGame, panel: string): Promise<void> {
  await press(table, all(table, `[data-choice=${panel}]`)[0]!);
  await until(`the ${panel}`, () => all(table, 'blue-lion-panel > *')[0]);
}

/** Tables as they may stand; each is laid out in every size. */
export const states: Readonly<Record<string, readonly [Attributes, Step?]>> = {
  'the cards': [{ position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table) => open(table, 'cards')],
  'the opening': [{ seed: '1' }],
  'building': [{ position: 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1' }, (table) => press(table, first(table, 'loose'))],
  'a tile chosen': [{ position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table) => press(table, all(table, '[data-zone=row]')[2]!)],
  'the end chosen': [{ position: 'P.X.B. A.A.P. - a 0-0 rulebook' }, (table, lang) => press(table, first(table, 'loose'), choices(lang).left)],
  'two to return': [{ position: 'AxPxXbPb - BaPa/ a 6-5 rulebook', memory: 'all' }],
  'one to return': [{ position: 'PxAxPbBaXb - Ap/ x 4-3 rulebook' }],
  'old combinations': [{ position: 'PxAxPbBaXbAp - - a 0-0 rulebook', memory: 'seen' }],
  'an own goal': [{ position: 'PxPbAxBaXbAp - - a 0-0 rulebook' }, async (table) => { table.play('s23'); await until('the own goal', () => all(table, '.said strong')[0]); }],
  'the moves': [{ record: 'XaAbApBxXpPb - - a 3-2 rulebook lr s23 f1' }, (table) => open(table, 'moves')],
  'the help': [{ position: 'XaAbApBxXpPb - - a 3-2 rulebook' }, (table) => open(table, 'help')],
  'names and games won': [{ 'arsene-name': 'Clotilde', 'lady-x-name': '남궁민수', position: 'XaAbApBxXpPb - - a 6-6 rulebook' }, (table) => { table.tally = { a: 12, x: 3, draws: 1 }; return drawn(table); }],
  'the end': [{ position: 'XaAbApBxXpPb - - a 6-0 rulebook' }, async (table) => { table.play('s34'); await drawn(table); }],
};

/** What a table wears over its first paint has been put on. */
export const dressed = (table: BlueLionGame): Promise<unknown> => until('finery', () => table.shadowRoot!.adoptedStyleSheets.includes(finery));

export async function stand(name: string, lang: string, attributes: Attributes = {}): Promise<BlueLionGame> {
  const [own, then] = states[name]!;
  document.documentElement.lang = lang;
  const table = await sit({ ...own, ...attributes });
  await then?.(table, lang);
  await drawn(table);
  await dressed(table);
  return table;
}

/** The same objection in many sizes is one line. */
function gather(found: Map<string, (number | string)[]>): string[] {
  return [...found].map(([what, at]) => `${what}, at ${at.join(' ')}`);
}

/** What there is to object to in tables of these widths, in every state and both languages. */
export async function inEverySize(widths: readonly number[], attributes: Attributes = {}): Promise<string[]> {
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

/** Sets up a page with a table in it. */
export async function place(html: string): Promise<BlueLionGame> {
  document.body.innerHTML = html;
  const table = document.querySelector('blue-lion-game')!;
  await until('a table', () => table.shadowRoot?.querySelector('blue-lion-foot button'));
  await drawn(table);
  return table;
}

export const widthOf = (element: Element): number => Math.round(element.getBoundingClientRect().width);
