/*
 * What the table says aloud. One pair of live regions serves all games of a page: in the body, or in the open dialog
 * that a game stands in, because nothing outside an open modal dialog is heard.
 */
export type Tone = 'polite' | 'assertive';

const games = new Set<Element>();
const regions = new Set<Element>();
/** How long a sentence stays to be read, and how long a new region needs before it is listened to, in milliseconds. */
const STAYS = 5000;
const READY = 120;

function placeOf(game: Element): Element {
  // As the page is seen: a game may stand in the slot of a dialog that is another component's own.
  for (let node: Node | null = game; node; node = (node as Element).assignedSlot ?? (node instanceof ShadowRoot ? node.host : node.parentNode)) {
    if (node instanceof HTMLDialogElement && node.open) return node;
  }
  return document.body;
}

/** The region, and how long to wait with what is said: a region that comes together with its first text is not heard. */
function region(game: Element, tone: Tone): [HTMLElement, number] {
  const place = placeOf(game), there = place.querySelector<HTMLElement>(`:scope>[data-blue-lion=${tone}]`);
  let element = there;
  if (!element) {
    element = document.createElement('div');
    element.ariaLive = tone;
    element.dataset['blueLion'] = tone;
    element.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
    place.append(element);
    regions.add(element);
  }
  return [element, there ? 0 : READY];
}

/** Makes the regions ready, before there is anything to say. */
export function enter(game: Element): void {
  games.add(game);
  region(game, 'polite');
  region(game, 'assertive');
}

/** With the last game the regions go too. */
export function leave(game: Element): void {
  games.delete(game);
  if (games.size > 0) return;
  for (const element of regions) element.remove();
  regions.clear();
}

/** Says one group of sentences, once. */
export function say(game: Element, text: string, tone: Tone, lang: string): void {
  if (!text || !game.isConnected) return;
  const said = document.createElement('p');
  said.lang = lang;
  said.textContent = text;
  const [place, wait] = region(game, tone);
  setTimeout(() => {
    place.append(said);
    setTimeout(() => { said.remove(); }, STAYS);
  }, wait);
}
