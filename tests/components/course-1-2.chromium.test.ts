/* Steps of chapters 1 and 2 that hang on what a hand can do, or on a rival who answers: done on the live table, with nothing but clicks. */
import { expect } from '@open-wc/testing';
import '../../components/lesson/index.ts';
import type { BlueLionLesson } from '../../components/lesson/index.ts';
import { chapter1 } from '../../site/lessons/course/chapter-1.ts';
import { chapter2 } from '../../site/lessons/course/chapter-2.ts';
import { drawn, pause, until } from './table.ts';

afterEach(() => { document.body.replaceChildren(); });

/** A lesson with one step of the course. */
async function open(name: string): Promise<BlueLionLesson> {
  const [lesson, id] = name.split('/'), { texts: { en }, shown, rules, replies = [], goal, kind, position, tile, memory } = [...chapter1, ...chapter2].find((each) => each.id === lesson)!.steps.find((step) => step.id === id)!;
  const element = document.createElement('blue-lion-lesson'), step = document.createElement('blue-lion-step');
  step.id = id;
  for (const [key, value] of Object.entries({ kind, position, goal, shown: shown.join(' '), rules: rules.join(' '), replies: replies.join(' '), tile, memory })) if (value !== undefined) step.setAttribute(key, String(value));
  for (const [say, text] of Object.entries(en)) {
    const says = step.appendChild(document.createElement('p'));
    says.dataset['say'] = say;
    says.textContent = text;
  }
  element.append(step);
  document.body.append(element);
  await until('a lesson with its table', () => element.table?.shadowRoot?.querySelector('blue-lion-foot button'));
  element.table!.shadowRoot!.querySelector('.table')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await until('a table that can be played at', () => element.table!.shadowRoot!.querySelector('blue-lion-message'));
  await drawn(element.table!);
  return element;
}

const verdict = (element: BlueLionLesson): string => element.shadowRoot!.querySelector('[part=verdict]')!.textContent!.replace(/\s+/g, ' ').trim();
const isDone = (element: BlueLionLesson): boolean => element.done.length === 1;

async function click(element: BlueLionLesson, selector: string): Promise<void> {
  const root = element.table!.shadowRoot!;
  (await until(selector, () => root.querySelector<HTMLElement>(selector))).click();
  await pause();
  await drawn(element.table!);
}
async function press(element: BlueLionLesson, name: string): Promise<void> {
  (await until(name, () => [...element.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent!.trim() === name))).click();
  await pause();
  await element.updateComplete;
}
const tile = (zone: string, place: number): string => `[data-zone=${zone}][data-place="${place}"]`, choice = (name: string): string => `[data-choice=${name}]`;

describe('chapters 1 and 2 by hand', () => {
  for (const [name, presses] of Object.entries<readonly string[]>({
    'toss-and-build/first-tile': [tile('loose', 3), choice('lay')],
    'toss-and-build/not-yet': [tile('row', 2)],
    'passing/pass': [choice('pass')],
    'passing/no-pass': [choice('pass')],
    'building-pays/pass-and-return': [choice('pass'), choice('left'), choice('lay')],
    'end-to-end/carry': [tile('row', 1), choice('otherEnd')],
    'swap/ends-stay': [tile('row', 2), choice('swapLeft')],
  })) {
    it(`${name}: ${presses.join(' ')}`, async () => {
      const element = await open(name);
      for (const each of presses) await click(element, each);
      await until(`the goal: ${verdict(element)}`, () => isDone(element));
    });
  }

  for (const name of ['passing/last-tile', 'sixth-tile/who-acts-first', 'flip/remember', 'sixth-tile/first-act-with-five']) {
    it(`${name}: shown, with the answers of the rival`, async () => {
      const element = await open(name);
      for (const button of ['Where to look', 'Which action', 'Show me', 'Play it for me']) await press(element, button);
      await until(`the goal: ${verdict(element)}`, () => isDone(element), 6000);
      expect(verdict(element)).to.match(/^Yes\./);
    });
  }

  it('one-action/no-way-out: the refusal is seen after it is predicted', async () => {
    const element = await open('one-action/no-way-out');
    await press(element, 'It is not allowed');
    await until('the goal', () => isDone(element));
    await until('the rule', () => verdict(element).includes('R4.1'));
  });
});
