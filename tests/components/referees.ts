/** What the tests of the referee share: an element on a page, and somebody who finds everything by the name it has for the ear. */
import '../../components/referee/index.ts';
import type { BlueLionReferee } from '../../components/referee/index.ts';
import { refereeWords as en } from '../../components/words/referee.en.ts';
import { refereeWords as ko } from '../../components/words/referee.ko.ts';
import { nameOf, pause, until } from './table.ts';

export const wordsOf = { en, ko };

export async function referee(attributes: Record<string, string> = {}, within: Element = document.body): Promise<BlueLionReferee> {
  const element = document.createElement('blue-lion-referee');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  within.append(element);
  await until('a referee with words', () => element.shadowRoot?.querySelector('.referee'));
  await settled(element);
  return element;
}

/** Lets everything be drawn, and be loaded that is asked for. */
export async function settled(element: BlueLionReferee): Promise<void> {
  for (let round = 0; round < 2; round++) {
    await element.updateComplete;
    await pause();
  }
}

export const find = (element: BlueLionReferee, selector: string): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
export const text = (element: BlueLionReferee, selector: string): string => find(element, selector).map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()).join(' | ');
export const buttons = (element: BlueLionReferee): HTMLElement[] => find(element, 'button,summary').filter((button) => button.checkVisibility?.() ?? button.offsetParent !== null);

/** The first that bears the name: a name that stands twice means the same in both places. */
export function button(element: BlueLionReferee, name: string): HTMLElement {
  const found = buttons(element).find((each) => nameOf(each) === name);
  if (!found) throw new Error(`There is no “${name}”: ${buttons(element).map(nameOf).join(' · ')}`);
  return found;
}
export async function press(element: BlueLionReferee, ...names: string[]): Promise<void> {
  for (const name of names) {
    button(element, name).click();
    await settled(element);
  }
}

/** Writes into a field and sends it, as Enter or the button beside it does. */
export async function write(element: BlueLionReferee, selector: string, value: string): Promise<void> {
  const field = element.shadowRoot!.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)!;
  field.value = value;
  field.form!.requestSubmit();
  await settled(element);
}

/** What the ear is told of a tile. */
export const tileNames = (element: BlueLionReferee, pile = 'row'): string[] => find(element, `.tile[data-pile=${pile}]`).map(nameOf);

/** The row of the owner's manual: swapping 3 and 4 makes a theft. */
export const ROW = ['Lady X', 'Arsène', 'Arsène', 'The Blue Lion', 'Lady X', 'The police'];
