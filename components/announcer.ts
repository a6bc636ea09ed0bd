/*
 * What the table says aloud. One pair of live regions serves all games of a page: in the body, or in the open dialog
 * that a game stands in, because nothing outside an open modal dialog is heard.
 */
type Tone = 'polite' | 'assertive';
type Regions = Readonly<Record<Tone, HTMLElement>>;

const places = new Map<Element, Regions>();
const games = new Set<Element>();
/** How long a sentence stays to be read, in milliseconds. */
const STAYS = 5000;

function region(place: Element, tone: Tone): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('aria-live', tone);
  element.dataset['blueLion'] = tone;
  element.style.cssText = 'position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';
  place.append(element);
  return element;
}

function placeOf(game: Element): Element {
  for (let node: Node | null = game; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
    if (node instanceof HTMLDialogElement && node.open) return node;
  }
  return document.body;
}

function regionsFor(game: Element): Regions {
  const place = placeOf(game);
  let regions = places.get(place);
  if (!regions?.polite.isConnected) places.set(place, regions = { polite: region(place, 'polite'), assertive: region(place, 'assertive') });
  return regions;
}

/** Makes the regions ready: a region that comes together with its first text is not heard. */
export function enter(game: Element): void {
  games.add(game);
  regionsFor(game);
}

/** With the last game the regions go too. */
export function leave(game: Element): void {
  games.delete(game);
  if (games.size > 0) return;
  for (const { polite, assertive } of places.values()) { polite.remove(); assertive.remove(); }
  places.clear();
}

/** Says one group of sentences, once. */
export function say(game: Element, text: string, tone: Tone, lang: string): void {
  if (!text || !game.isConnected) return;
  const said = document.createElement('p');
  said.lang = lang;
  said.textContent = text;
  regionsFor(game)[tone].append(said);
  setTimeout(() => said.remove(), STAYS);
}
