/** Contrasts of all themes, computed from the colours that a browser computed, over the palest and the darkest that may lie below. */
import { expect } from '@open-wc/testing';
import type { BlueLionGame } from '../../components/index.ts';
import { sheet as finery } from '../../components/styles/finery.ts';
import { sheet as marks } from '../../components/styles/marks.ts';
import { emulate, keys } from '../input.ts';
import { all, clear, drawn, focused, make, press, sit, until } from './table.ts';
import { dressed, first } from './sizes.ts';

afterEach(async () => {
  clear();
  await emulate({});
});

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
/** Any colour that CSS can write, as the screen shows it. */
function read(colour: string): Colour {
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!, alpha! / 255];
}
const over = (top: Colour, below: Colour): Colour => [0, 1, 2].map((n) => top[n]! * top[3] + below[n]! * (1 - top[3])).concat(1) as unknown as Colour;
const luminance = ([red, green, blue]: Colour): number => [red, green, blue].map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)).reduce((sum, part, n) => sum + part * [0.2126, 0.7152, 0.0722][n]!, 0);
function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
}

const COLOUR = /(?:rgba?|hsla?|color|oklab|oklch|lab|lch)\([^()]*\)|#[\da-f]{3,8}\b/gi;
/** All that an element itself may paint below its content: its ground, and each colour of what lies on it. */
function painted(element: Element, pseudo?: string): Colour[] {
  const style = getComputedStyle(element, pseudo);
  if (pseudo && (style.content === 'none' || style.display === 'none')) return [];
  const ground = read(style.backgroundColor), layers = [...style.backgroundImage.matchAll(COLOUR)].map(([colour]) => read(colour));
  return [...(ground[3] > 0 ? [ground] : []), ...layers];
}

/** Everything that may lie below a place in the table: what its ancestors paint, and the finery that shines through from behind. */
function groundsOf(table: BlueLionGame, element: Element): Colour[] {
  const ancestors: Element[] = [];
  for (let at: Element | null = element; at && at !== table; at = at.parentElement) ancestors.push(at);
  const frame = table.shadowRoot!.querySelector('.table')!, row = table.shadowRoot!.querySelector('blue-lion-row')!;
  let grounds: Colour[] = [read(getComputedStyle(frame).backgroundColor)];
  // The sky over the roofs, and the light around the row. Brass at the corners and on the cornice has no text on it, and that on
  // the roofs is a line of 1.5 px, thinner than any stroke of a letter.
  const behind = [...painted(frame, '::after'), ...painted(row, '::before')];
  grounds = grounds.flatMap((ground) => [ground, ...behind.map((layer) => over(layer, ground))]);
  for (const ancestor of ancestors.reverse()) {
    if (ancestor === frame || ancestor.localName === 'blue-lion-foot') continue;
    const own = painted(ancestor);
    if (own.length > 0) grounds = own.some(([, , , alpha]) => alpha === 1) ? own.filter(([, , , alpha]) => alpha === 1) : grounds.flatMap((ground) => own.map((layer) => over(layer, ground)));
  }
  return grounds;
}

const worst = (colour: Colour, grounds: readonly Colour[]): number => Math.min(...grounds.map((ground) => contrast(over(colour, ground), ground)));
const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 0;

interface Found { readonly what: string; readonly ratio: number; readonly needed: number }

function measure(table: BlueLionGame, text: number, mark: number): Found[] {
  const found: Found[] = [];
  const note = (what: string, colour: string, grounds: readonly Colour[], needed: number): void => { found.push({ what, ratio: worst(read(colour), grounds), needed }); };
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  for (const element of all(table, '*').filter(visible)) {
    const says = [...element.childNodes].some((node) => node instanceof window.Text && node.data.trim());
    if (says) note(`text “${element.textContent!.trim().slice(0, 20)}” of ${element.className || element.localName}`, style(element).color, groundsOf(table, element), text);
    if (element.matches('.mark')) note(`mark in ${element.parentElement!.className || element.parentElement!.localName}`, style(element).color, groundsOf(table, element.parentElement!), mark);
    if (element.matches('.pile')) note('edge of a tray', style(element).borderTopColor, groundsOf(table, element.parentElement!), mark);
    if (element.matches('.buttons button:not(.small)')) {
      const outside = groundsOf(table, element.parentElement!), edges = [...painted(element), read(style(element).borderTopColor)];
      found.push({ what: 'edge of a button', ratio: Math.max(...edges.map((edge) => worst(edge, outside))), needed: mark });
    }
    if (element.matches('.ghost')) note('edge of a ghost', style(element).borderTopColor, groundsOf(table, element.parentElement!), mark);
    if (element.matches('.old')) note('bracket', getComputedStyle(element, '::after').borderBottomColor, groundsOf(table, element.parentElement!), mark);
    if (element.matches('[aria-pressed=true], .moves .portrait')) note('ring of what is chosen', style(element).outlineColor, groundsOf(table, element.parentElement!), mark);
    // A tile stands out from the table by its face or by the line around it.
    if (element.matches('.tile .face:not(.tone-gilt)')) {
      const below = groundsOf(table, element.closest('.tile')!.parentElement!);
      found.push({ what: 'edge of a tile', ratio: Math.max(worst(read(style(element).fill), below), worst(read(style(element).stroke), below)), needed: mark });
      const line = style(element.parentElement!.querySelector('.contour')!).stroke;
      found.push({ what: 'line of a picture', ratio: contrast(read(line), read(style(element).fill)), needed: mark });
    }
  }
  return found;
}

/** The two rings of focus: one of them stands out from whatever lies below, and they from each other. */
async function focusRing(table: BlueLionGame, mark: number): Promise<Found[]> {
  const found: Found[] = [];
  document.getElementById('before')!.focus();
  for (let n = 0; n < 12; n++) {
    await keys('Tab');
    const element = focused();
    if (!table.shadowRoot!.contains(element)) break;
    const ring = getComputedStyle(element), grounds = groundsOf(table, element.parentElement!);
    const [inner] = ring.boxShadow.match(COLOUR)!;
    expect(parseFloat(ring.outlineWidth)).to.be.at.least(3);
    found.push({ what: 'rings of focus', ratio: Math.min(...grounds.map((ground) => Math.max(contrast(read(ring.outlineColor), ground), contrast(read(inner!), ground)))), needed: mark });
    found.push({ what: 'ring against ring', ratio: contrast(read(ring.outlineColor), read(inner!)), needed: mark });
  }
  expect(found.length).to.be.greaterThan(6);
  return found;
}

const standings: readonly (readonly [Record<string, string>, (table: BlueLionGame) => unknown])[] = [
  [{ position: 'PxAxPbBaXbAp - - a 3-2 rulebook', memory: 'seen' }, (table) => press(table, all(table, '[data-zone=row]')[0]!)],
  [{ position: 'PxAxPbBaXb - Ap/ x 4-3 rulebook' }, () => {}],
  [{ position: 'P.X.B. A.A.P. - a 0-0 rulebook,pass=1' }, (table) => press(table, first(table, 'loose'))],
  [{ position: 'PxPbAxBaXbAp - - a 0-0 rulebook' }, async (table) => { table.play('s23'); await until('the own goal', () => all(table, '.said strong')[0]); }],
  [{ position: 'XaAbQ' }, (table) => until('what is wrong', () => all(table, '.fault code')[0])],
];

async function tooFaint(attributes: Record<string, string>, text: number, mark: number): Promise<string[]> {
  const found: Found[] = [];
  for (const [standing, then] of standings) {
    const table = await sit({ ...standing, ...attributes });
    await then(table);
    await dressed(table);
    await until('the theme', () => attributes.theme !== 'contrast' || getComputedStyle(table).getPropertyValue('--_table').match(/#(000|fff)\b/));
    await drawn(table);
    found.push(...measure(table, text, mark), ...await focusRing(table, mark));
    clear();
  }
  expect(found.length).to.be.greaterThan(150);
  return [...new Set(found.filter(({ ratio, needed }) => ratio < needed).map(({ what, ratio, needed }) => `${what}: ${ratio.toFixed(2)} < ${needed}`))];
}

const AA = [4.5, 3] as const, HIGH = [7, 4.5] as const;

for (const [name, attributes, scheme, [text, mark]] of [
  ['day', { theme: 'day' }, 'dark', AA],
  ['night', { theme: 'night' }, 'light', AA],
  ['high contrast, on light pages', { theme: 'contrast' }, 'light', HIGH],
  ['high contrast, on dark pages', { theme: 'contrast' }, 'dark', HIGH],
  ['no theme of its own, on light pages', {}, 'light', AA],
  ['no theme of its own, on dark pages', {}, 'dark', AA],
] as const) {
  it(`${name}: text has at least ${text}:1; marks, edges and rings of focus ${mark}:1`, async function () {
    this.timeout(60_000);
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    document.documentElement.style.colorScheme = scheme;
    expect(await tooFaint(attributes, text, mark)).to.deep.equal([]);
  });
}

describe('a theme', () => {
  const colour = (table: BlueLionGame): string => getComputedStyle(all(table, '.table')[0]!).backgroundColor;
  const position = 'XaAbApBxXpPb - - a 0-0 rulebook';
  it('is that of the page, until it is set, and can be changed at any time', async () => {
    document.documentElement.style.colorScheme = 'light';
    const table = await sit({ position }), day = colour(table);
    document.documentElement.style.colorScheme = 'dark';
    const night = colour(table);
    expect(night).not.to.equal(day);
    table.theme = 'day';
    await drawn(table);
    expect(colour(table)).to.equal(day);
    table.theme = 'contrast';
    await until('black', () => colour(table) === 'rgb(0, 0, 0)');
    table.theme = 'night';
    await until('night', () => colour(table) === night);
    table.theme = null;
    document.documentElement.style.colorScheme = 'light';
    await until('day', () => colour(table) === day);
  });
  it('of high contrast comes to whoever prefers more of it, unless the page has set another', async () => {
    document.documentElement.style.colorScheme = 'dark';
    const table = await sit({ position }), other = make({ position, theme: 'night' });
    document.body.append(other);
    const night = colour(table);
    await emulate({ 'prefers-contrast': 'more' });
    await until('black', () => colour(table) === 'rgb(0, 0, 0)');
    expect(colour(other)).to.equal(night);
    await emulate({});
    await until('night', () => colour(table) === night);
  });
  it('gives way to the colours that a page sets', async () => {
    for (const theme of ['day', 'night', 'contrast']) {
      const table = await sit({ position, theme });
      table.style.setProperty('--blue-lion-table', 'rgb(1, 2, 3)');
      await dressed(table);
      await until('the colour of the page', () => colour(table) === 'rgb(1, 2, 3)');
      clear();
    }
  });
  it('moves nothing when it comes, and neither does the finery', async () => {
    const table = await sit({ position: 'PxAxPbBaXb - Ap/ x 4-3 rulebook', memory: 'seen' });
    await dressed(table);
    const root = table.shadowRoot!, boxes = (): string => JSON.stringify(all(table, '.table, .table *').map((each) => { const { x, y, width, height } = each.getBoundingClientRect(); return [x, y, width, height]; }));
    const dress = root.adoptedStyleSheets, before = boxes();
    root.adoptedStyleSheets = dress.filter((sheet) => sheet !== finery && sheet !== marks);
    expect(boxes()).to.equal(before);
    root.adoptedStyleSheets = dress;
    table.theme = 'contrast';
    await until('the theme', () => /#(000|fff)\b/.test(getComputedStyle(table).getPropertyValue('--_table')));
    await drawn(table);
    expect(boxes()).to.equal(before);
  });
});
