/** What an eye would object to in a table as it is laid out now: things that overlap, are cut, are too small or stick out. */
import { all } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

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
    for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      yield [word, [...range.getClientRects()].filter(({ width }) => width > 0)];
    }
  }
}

const within = (inner: DOMRect, outer: DOMRect, slack = SLACK): boolean => inner.left >= outer.left - slack && inner.right <= outer.right + slack && inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
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
      if (!lines.every((line) => within(line, box, 2))) found.push(`“${word}” sticks out of ${nameIn(thing)}`);
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
