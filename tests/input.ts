/** Real input for the component tests, given by the browser and not by scripted events. See also `sendMouse` and `setViewport` in @web/test-runner-commands. */
import { executeServerCommand } from '@web/test-runner-commands';

/** Presses real keys one after the other, in every engine; `Shift+Tab` holds the first while the second is pressed. Names as in `KeyboardEvent.key`. */
export const keys = (...presses: string[]): Promise<unknown> => executeServerCommand('keys', presses);

export type By = 'mouse' | 'touch' | 'pen';
/** In the viewport, in CSS pixels. */
export interface Point { readonly x: number; readonly y: number }

/** A place on an element: its middle, or as far across and down as is said (0 to 1). It has to be in view. */
export function at(element: Element, across = 0.5, down = 0.5): Point {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width * across, y: y + height * down };
}
const pointOf = (where: Element | Point): Point => (where instanceof Element ? at(where) : where);

export interface How {
  readonly by?: By;
  /** In how many moves it gets there; without it one, or for a drag twelve. */
  readonly steps?: number;
  /** Which finger, for several at once. */
  readonly finger?: number;
  readonly button?: 'left' | 'middle' | 'right';
}

/** One thing that a real pointer does. `move` hovers or drags, as it is up or down; `cancel` is the system taking the touch away. Chromium only. */
export const pointer = (type: 'down' | 'move' | 'up' | 'cancel', where: Element | Point = { x: 0, y: 0 }, { by = 'mouse', ...how }: How = {}): Promise<unknown> =>
  executeServerCommand('pointer', { type, by, ...pointOf(where), ...how });

/** Picks up at one place and carries to another, and stays down there; `drop` lets go. Whatever is to interrupt comes between the two. Chromium only. */
export async function carry(from: Element | Point, to: Element | Point, { steps = 12, ...how }: How = {}): Promise<void> {
  // Where things are may change as soon as one is picked up.
  const [start, end] = [pointOf(from), pointOf(to)];
  if (how.by !== 'touch') await pointer('move', start, how);
  await pointer('down', start, how);
  await pointer('move', end, { ...how, steps });
}
export const drop = (where: Element | Point, how: How = {}): Promise<unknown> => pointer('up', where, how);

/** A whole drag from one place to another. Chromium only. */
export async function drag(from: Element | Point, to: Element | Point, how: How = {}): Promise<void> {
  const end = pointOf(to);
  await carry(from, end, how);
  await drop(end, how);
}

/** A real press on the middle of an element: a click, a tap, or one of a pen. Chromium only. */
export async function strike(where: Element | Point, how: How = {}): Promise<void> {
  const point = pointOf(where);
  if (how.by !== 'touch') await pointer('move', point, how);
  await pointer('down', point, how);
  await pointer('up', point, how);
}
export const tap = (where: Element | Point): Promise<void> => strike(where, { by: 'touch' });
/** Asks for the context menu with the right button. Chromium only. */
export const askForMenu = (where: Element | Point): Promise<void> => strike(where, { button: 'right' });

/** Turns the wheel over a place; the page scrolls in its own time. Chromium only. */
export const wheel = (where: Element | Point, dy: number, dx = 0): Promise<unknown> => executeServerCommand('wheel', { ...pointOf(where), dx, dy });

/** Drags the page with a finger that starts here: 200 px up is `dy` −200. The finger rests before it leaves, so that nothing rolls on. Chromium only. */
export async function swipe(where: Element | Point, dy: number, dx = 0): Promise<void> {
  const start = pointOf(where), end = { x: start.x + dx, y: start.y + dy };
  await carry(start, end, { by: 'touch' });
  await new Promise((done) => { setTimeout(done, 120); });
  await drop(end, { by: 'touch' });
}

type Feature = 'prefers-color-scheme' | 'prefers-reduced-motion' | 'prefers-contrast' | 'forced-colors';

/** Emulates media features, such as `{ 'prefers-color-scheme': 'dark' }`; `{}` ends it. Chromium only. */
export const emulate = (features: Partial<Record<Feature, string>>): Promise<unknown> => executeServerCommand('emulate', features);

/** A machine that many times slower; 1 ends it. Chromium only. */
export const throttle = (rate: number): Promise<unknown> => executeServerCommand('throttle', rate);

/** Hides the page as another window in front of it would (`document.visibilityState`, its event, throttled timers), and `false` shows it again. Chromium only. */
export const hide = (hidden = true): Promise<unknown> => executeServerCommand('hide', hidden);

/** What the page holds after a forced collection: listeners, nodes, and bytes of script heap. Chromium only. */
export const held = (): Promise<{ listeners: number; nodes: number; heap: number }> => executeServerCommand('held');

/** What a screen reader is given of the first element that matches, as lines of role, name and state. Chromium only. */
export const accessibilityTree = (selector: string): Promise<string> => executeServerCommand('accessibilityTree', selector);

/** A file of tests/components/trees, or null. With `text` it is written, if `UPDATE_TREES=1` is set. */
export const golden = (name: string, text?: string): Promise<{ text: string | null; updates: boolean }> => executeServerCommand('golden', { name, text });
