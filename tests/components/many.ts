/** Very many tables: for the tests of what they leave behind, and for the figures of `npm run bench`. */
import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', unseen = 'X.A.A.B.X.P. - - a 0-0 rulebook';
const make = (attributes: Readonly<Record<string, string>> = {}): BlueLionGame => {
  const table = document.createElement('blue-lion-game');
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  return table;
};
/** Waits until a table is drawn as it stands. */
export const settled = async (table: BlueLionGame): Promise<void> => {
  // Before the first text of a page is read, there is nothing to be seen yet.
  while (!table.shadowRoot?.querySelector('[part~=tile]')) await pause();
  await table.updateComplete;
  await Promise.all([...table.shadowRoot!.querySelectorAll('.table > *')].map((part) => (part as BlueLionGame).updateComplete));
};
const pause = (ms = 0): Promise<void> => new Promise((done) => { setTimeout(done, ms); });

/** Comes near, as anybody does who wants to play: what is needed for that is loaded. */
const near = (table: BlueLionGame): unknown => table.shadowRoot?.querySelector('.table')?.dispatchEvent(new Event('pointerover', { bubbles: true }));

const buttonFor = (table: BlueLionGame, selector: string): HTMLElement => {
  const button = table.shadowRoot!.querySelector<HTMLElement>(selector);
  if (!button) throw new Error(`There is no ${selector} in ${table.state.position}`);
  return button;
};
/** Chooses the third tile and swaps it with the fourth, as a person would who has no keyboard. */
export async function swapByHand(table: BlueLionGame): Promise<void> {
  buttonFor(table, '[data-zone=row][data-place="3"]').click();
  await settled(table);
  buttonFor(table, '[data-choice=swapRight]').click();
  await settled(table);
}

/** What may become of a table between the moment it comes and the moment it goes. Each puts one on the page and gives what has to go. */
const lives: readonly (() => Promise<Element>)[] = [
  /** Nobody looks at it. */
  () => Promise.resolve(document.body.appendChild(make())),
  async () => {
    const table = document.body.appendChild(make({ position: acting }));
    await settled(table);
    near(table);
    table.play('s34');
    await settled(table);
    return table;
  },
  /** A game is begun by hand, taken back and said aloud. */
  async () => {
    const table = document.body.appendChild(make({ position: unseen, seed: 'one', 'take-back': 'free', memory: 'all' }));
    await settled(table);
    near(table);
    await swapByHand(table);
    table.undo();
    await settled(table);
    return table;
  },
  async () => {
    const table = document.body.appendChild(make({ position: 'XaAbQ' }));
    await settled(table);
    return table;
  },
  /** In an open dialog. */
  async () => {
    const dialog = document.body.appendChild(document.createElement('dialog')), table = dialog.appendChild(make({ position: acting }));
    dialog.showModal();
    await settled(table);
    near(table);
    table.play('lr');
    await settled(table);
    return dialog;
  },
  /** Moved about, in the middle of a choice. */
  async () => {
    const place = document.body.appendChild(document.createElement('section')), table = document.body.appendChild(make({ position: acting }));
    await settled(table);
    const third = buttonFor(table, '[data-zone=row][data-place="3"]');
    third.focus();
    third.click();
    place.append(table);
    await settled(table);
    return place;
  },
  /** The house thinks while it is taken away. */
  async () => {
    const table = document.body.appendChild(make({ position: acting, arsene: 'computer' }));
    await settled(table);
    return table;
  },
  /** Inside another shadow tree, and the language of the page changes. */
  async () => {
    const host = document.body.appendChild(document.createElement('div')), table = make({ record: `${acting} s34 lr`, mode: 'replay' });
    host.attachShadow({ mode: 'open' }).append(table);
    await settled(table);
    host.lang = 'ko';
    await settled(table);
    return host;
  },
];

/** Puts tables on the page and takes them away again, in all manners of lives, some at a time, and waits until the last has nothing more to say. */
export async function comeAndGo(times: number, together = 40): Promise<void> {
  for (let gone = 0; gone < times; gone += together) {
    const all = await Promise.all(Array.from({ length: Math.min(together, times - gone) }, (_, n) => lives[(gone + n) % lives.length]!()));
    for (const each of all) each.remove();
    await pause();
  }
  // A sentence stays for five seconds, for whoever reads it.
  await pause(5400);
}

/** So many tables on one page. @returns milliseconds of script until all are connected, until all are drawn, and until that is painted */
export async function mount(times: number, attributes: Readonly<Record<string, string>> = {}): Promise<{ tables: BlueLionGame[]; connected: number; drawn: number; painted: number }> {
  const all = document.createDocumentFragment(), started = performance.now();
  const tables = Array.from({ length: times }, () => all.appendChild(make(attributes)));
  document.body.append(all);
  const connected = performance.now() - started;
  await settled(tables.at(-1)!);
  await Promise.all(tables.map(settled));
  const drawn = performance.now() - started;
  // What follows a frame has been painted.
  await new Promise((done) => { requestAnimationFrame(() => { setTimeout(done); }); });
  return { tables, connected, drawn, painted: performance.now() - started };
}
