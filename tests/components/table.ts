/** What the tests of the element share: a table on a page, what is heard, what has the focus, and real keys. */
import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import type { BlueLionEvents } from '../../components/events.ts';
import { keys } from '../input.ts';
import { read, tileName, wordsOf, type Lang, type Words } from '../player.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Takes away everything that earlier tests put on the page. */
export function clear(): void {
  document.body.replaceChildren();
  for (const name of ['lang', 'style']) document.documentElement.removeAttribute(name);
}

export function make(attributes: Attributes = {}): BlueLionGame {
  const table = document.createElement('blue-lion-game');
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  return table;
}

/** A table between two other things that can have the focus, as on a page, and somebody in front of it. */
export async function sit(attributes: Attributes = {}): Promise<BlueLionGame> {
  const [before, after] = ['before', 'after'].map((name) => Object.assign(document.createElement('button'), { textContent: name, id: name }));
  const table = make(attributes);
  document.body.append(before!, table, after!);
  await ready(table);
  await touch(table);
  return table;
}

/** A table that nobody has come near. */
export async function see(attributes: Attributes = {}): Promise<BlueLionGame> {
  const table = document.body.appendChild(make(attributes));
  await ready(table);
  return table;
}

/** Waits for a condition, at most as long as a patient player would. */
export async function until<T>(what: string, condition: () => T, patience = 4000): Promise<NonNullable<T>> {
  const end = performance.now() + patience;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`In vain: ${what}`);
    await pause();
  }
}

/** Lets everything happen that is due. */
export const pause = (): Promise<void> => new Promise((done) => { setTimeout(done, 4); });

/** Waits until everything is drawn that is to be drawn. */
export async function drawn(table: BlueLionGame): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await table.updateComplete;
    await Promise.all([...table.shadowRoot!.querySelectorAll('.table > *')].map((part) => (part as BlueLionGame).updateComplete));
    await pause();
  }
}

export async function ready(table: BlueLionGame): Promise<void> {
  await until('a table that is drawn', () => table.shadowRoot?.querySelector('blue-lion-foot button, [part=tile]'));
  await drawn(table);
}

/** Comes near with a finger, as anybody does before they press: what a table needs to be played at is loaded then. */
export async function touch(table: BlueLionGame): Promise<void> {
  table.shadowRoot!.querySelector('.table')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await until('a table that can be played at', () => table.shadowRoot!.querySelector('blue-lion-message'));
  await drawn(table);
}

export const wordsFor = (lang: string = 'en'): Words => wordsOf[lang as Lang];

export const all = (table: BlueLionGame, selector: string): HTMLElement[] => [...table.shadowRoot!.querySelectorAll<HTMLElement>(selector)];

/** What can be pressed by anybody, with ear and keys alone. */
export const buttons = (table: BlueLionGame): HTMLElement[] => all(table, 'button:not([aria-hidden=true])').filter((button) => button.checkVisibility?.() ?? button.offsetParent !== null);

/** The name of a button as it is heard. */
export const nameOf = (element: Element | null): string => (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replace(/\s+/g, ' ').trim();

export const names = (table: BlueLionGame): string[] => buttons(table).map(nameOf);

export function button(table: BlueLionGame, name: string): HTMLElement {
  const found = buttons(table).filter((each) => nameOf(each) === name);
  if (found.length !== 1) throw new Error(`${found.length} buttons are called “${name}”; there are: ${names(table).join(' · ')}`);
  return found[0]!;
}

export const bar = (table: BlueLionGame): HTMLElement[] => all(table, 'blue-lion-bar button');
export const barNames = (table: BlueLionGame): string[] => bar(table).map(nameOf);
export const isDim = (element: Element): boolean => element.getAttribute('aria-disabled') === 'true';

/** A tile by its place, wherever its name comes from. */
export const tile = (table: BlueLionGame, zone: 'row' | 'loose' | 'aside', place: number): HTMLElement =>
  button(table, tileName(wordsFor(), read(table.state.position), zone, place));

/** Presses a button as a click does, and lets the table follow. For tests that are not about how it is pressed. */
export async function press(table: BlueLionGame, ...what: (string | HTMLElement)[]): Promise<void> {
  for (const each of what) {
    (typeof each === 'string' ? button(table, each) : each).click();
    await drawn(table);
  }
}

/** The element that has the focus, also inside shadow roots. */
export function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}
export const focusedName = (): string => nameOf(focused());

/** Walks with Tab, forwards and at the end of the table back again, until what has the focus bears the name. */
export async function walkTo(table: BlueLionGame, name: string): Promise<void> {
  let way = 'Tab';
  const passed: string[] = [];
  for (let steps = 0; steps < 80; steps++) {
    if (table.shadowRoot!.activeElement && focusedName() === name) return;
    passed.push(focusedName());
    await keys(way);
    if (focused().id === 'after') way = 'Shift+Tab';
    else if (focused().id === 'before') way = 'Tab';
  }
  throw new Error(`Tab never comes to “${name}”, but to: ${[...new Set(passed)].join(' · ')}`);
}

/** Presses a real key, and waits until something came of it, for the eye or for the focus. */
export async function hit(table: BlueLionGame, key: string): Promise<void> {
  const look = (): string => [table.state.position, names(table), nameOf(focused()), all(table, '[aria-pressed=true], .chosen').length].join();
  const before = look();
  await keys(key);
  await until(`something comes of ${key} on “${focusedName()}”`, () => look() !== before);
  await drawn(table);
}

const regions = (tone: 'polite' | 'assertive', place: ParentNode = document): Element[] => [...place.querySelectorAll(`[data-blue-lion=${tone}]`)];

/** Listens to both live regions, wherever they are and even if they come later. */
export function listen(): { polite: string[]; assertive: string[]; langs: string[]; stop: () => void } {
  const heard = { polite: [] as string[], assertive: [] as string[], langs: [] as string[], stop: () => observer.disconnect() };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const tone = target instanceof Element ? target.getAttribute('aria-live') : null;
      if (tone !== 'polite' && tone !== 'assertive') continue;
      for (const node of addedNodes) {
        heard[tone].push(node.textContent?.trim() ?? '');
        heard.langs.push((node as Element).closest?.('[lang]')?.getAttribute('lang') ?? '');
      }
    }
  });
  observer.observe(document, { subtree: true, childList: true });
  return heard;
}
export { regions };

/** Everything of one kind that the table told its page. */
export function events<Name extends keyof BlueLionEvents>(target: EventTarget, name: Name): CustomEvent<BlueLionEvents[Name]>[] {
  const told: CustomEvent<BlueLionEvents[Name]>[] = [];
  target.addEventListener(name, (event) => { told.push(event as CustomEvent<BlueLionEvents[Name]>); });
  return told;
}

export const message = (table: BlueLionGame): string => all(table, '[part=message]')[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
export const duty = (table: BlueLionGame): string => all(table, '[part=duty]')[0]?.textContent?.trim() ?? '';

/** Lets the house think no longer than it has to, for the tests of this file. Sentences stay as long as ever. */
export function hurry(): void {
  const wait = globalThis.setTimeout;
  before(() => { globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) => wait(then, ms > 100 && ms < 2000 ? 1 : ms, ...rest)) as typeof setTimeout; });
  after(() => { globalThis.setTimeout = wait; });
}
