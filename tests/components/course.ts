/* One step of the course on its live table, and a hand that clicks. */
import '../../components/lesson/index.ts';
import type { BlueLionLesson } from '../../components/lesson/index.ts';
import { LESSONS } from '../../site/lessons/course/index.ts';
import { drawn, pause, until } from './table.ts';

/** A lesson with just this step, named LESSON/STEP. */
export async function openStep(name: string): Promise<BlueLionLesson> {
  const [lesson, id] = name.split('/'), { texts: { en }, shown, rules, replies = [], goal, kind, position, tile: place, memory } = LESSONS.find((each) => each.id === lesson)!.steps.find((each) => each.id === id)!;
  const element = document.createElement('blue-lion-lesson'), step = document.createElement('blue-lion-step');
  step.id = id;
  for (const [key, value] of Object.entries({ kind, position, goal, shown: shown.join(' '), rules: rules.join(' '), replies: replies.join(' '), tile: place, memory })) if (value !== undefined) step.setAttribute(key, String(value));
  for (const [say, text] of Object.entries(en)) {
    const said = document.createElement('p');
    said.dataset['say'] = say;
    said.textContent = text;
    step.append(said);
  }
  element.append(step);
  document.body.append(element);
  await until('a lesson with its table', () => element.table?.shadowRoot?.querySelector('blue-lion-foot button'));
  element.table!.shadowRoot!.querySelector('.table')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await until('a table that can be played at', () => element.table!.shadowRoot!.querySelector('blue-lion-message'));
  await drawn(element.table!);
  return element;
}

export const verdict = (element: BlueLionLesson): string => element.shadowRoot!.querySelector('[part=verdict]')!.textContent!.replace(/\s+/g, ' ').trim();

/** Waits until the step is done. */
export async function isMet(element: BlueLionLesson, most?: number): Promise<void> {
  await until(`the goal: ${verdict(element)}`, () => element.done.length === 1, most);
}

/** Clicks something on the table. */
export async function click(element: BlueLionLesson, selector: string): Promise<void> {
  const root = element.table!.shadowRoot!;
  (await until(selector, () => root.querySelector<HTMLElement>(selector))).click();
  await pause();
  await drawn(element.table!);
}

/** Presses a button of the lesson. */
export async function press(element: BlueLionLesson, name: string): Promise<void> {
  (await until(name, () => [...element.shadowRoot!.querySelectorAll('button')].find((each) => each.textContent.trim() === name))).click();
  await pause();
  await element.updateComplete;
}

export const tile = (zone: string, place: number): string => `[data-zone=${zone}][data-place="${place}"]`;
export const choice = (name: string): string => `[data-choice=${name}]`;
