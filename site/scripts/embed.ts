/*
 * The page in a frame. It takes everything from its address, keeps nothing, and tells the page around it how high it is and
 * what happens, as messages without what lies hidden:
 *   { type: 'blue-lion-size', height }       the height of the table in CSS pixels, now and whenever it changes
 *   { type: 'blue-lion-move', detail }       likewise every event in TOLD, with the detail of the element's own event
 */
import { gameAddress, NAMES, saidIn } from './link.ts';

/** Not among them: what has to be answered at once (`blue-lion-before-move`), and what asks for a key. */
const TOLD = ['move', 'refusal', 'turn', 'end', 'error', 'change', 'share'].map((name) => `blue-lion-${name}`);

/** There is nothing secret in what is told, so it may be told to anybody. */
const tell = (message: { readonly type: string; readonly height?: number; readonly detail?: unknown }): void => {
  if (parent !== window) parent.postMessage(message, '*');
};

let height = 0;
const size = new ResizeObserver(() => {
  // Before the table there is the drawing in its place.
  if (!document.querySelector('blue-lion-game')?.shadowRoot?.querySelector('[part~=table]')) return;
  const now = Math.ceil(document.body.getBoundingClientRect().height);
  if (now === height) return;
  height = now;
  tell({ type: 'blue-lion-size', height });
});

/** What is said in the language of the table. */
const spoken = (): HTMLElement => document.querySelector<HTMLElement>(`[data-lang=${document.documentElement.lang}]`)!;

/** Makes a table what the address says. */
function set(table: HTMLElement): void {
  const { href } = location, said = saidIn(href), page = document.documentElement;
  for (const name of NAMES) {
    if (said[name] === undefined) table.removeAttribute(name);
    else table.setAttribute(name, said[name]);
  }
  page.lang = /^ko\b/i.test(said.lang ?? '') ? 'ko' : 'en';
  page.dataset.theme = said.theme ?? 'auto';
  document.title = spoken().dataset.title!;
  // Rules and rulings are beside the play page, in the same language.
  table.setAttribute('rulebook', new URL('..', new URL(spoken().dataset.play!, href)).href);
}

async function show(table: HTMLElement): Promise<void> {
  for (const type of TOLD) table.addEventListener(type, (event) => { tell({ type, detail: (event as CustomEvent<unknown>).detail }); });
  table.addEventListener('blue-lion-share', (event) => {
    event.preventDefault();
    void offer((event as CustomEvent<{ record: string; at: number }>).detail);
  });
  set(table);
  // Only now: tables that are on the page with a text to be read are drawn right at once.
  await import('../../components/index.ts');
}

/** The link to a game leads to the play page; where nothing can be copied it is shown. */
async function offer({ record, at }: { readonly record: string; readonly at: number }): Promise<void> {
  const place = spoken(), { href } = location, address = gameAddress(new URL(place.dataset.play!, href).href, record, at);
  const field = place.querySelector<HTMLInputElement>('[data-link]')!;
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    isCopied = false;
  }
  place.querySelector<HTMLElement>('[data-note=copied]')!.hidden = !isCopied;
  place.querySelector<HTMLElement>('[data-note=copyThis]')!.hidden = isCopied;
  if (isCopied) return;
  field.value = address;
  field.select();
}

addEventListener('hashchange', () => {
  const next = document.createElement('blue-lion-game');
  document.querySelector('blue-lion-game')!.replaceWith(next);
  void show(next);
});
size.observe(document.body);
void show(document.querySelector('blue-lion-game')!);
