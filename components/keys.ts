import { canRedo, canTakeBack, entries, offers, oldCombinations, position, zone, type Choice } from '../machine/game/chart.ts';
import type { Ask } from './part.ts';
import type { Table } from './context.ts';
import { backAs, tilesIn } from './known.ts';
import { messageOf } from './parts/message.ts';
import { tellTurn } from './tell.ts';
import { spoken } from './tell-events.ts';

/** What a key comes to: something asked of the table, the focus moved, or something read out. */
export type KeyAnswer = { readonly ask: readonly Ask[] } | { readonly focus: HTMLElement | undefined } | { readonly say: string } | null;

/** The letter of a key, by what it types if that is a Latin letter, else by where it lies: a Korean keyboard sends ㄹ for F. */
function letterOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) && key.length === 1 ? code[3].toLowerCase() : '';
}

const all = (root: ParentNode, selector: string): HTMLElement[] => [...root.querySelectorAll<HTMLElement>(selector)];

/** The lists that arrows move through, from top to bottom. */
const LISTS = ['blue-lion-tray button.tile', 'blue-lion-row button.tile', 'blue-lion-loose button.tile', 'blue-lion-bar button', 'blue-lion-foot button'];

function moveFocus(key: string, root: ParentNode, from: Element): HTMLElement | undefined {
  const lists = LISTS.map((selector) => all(root, selector)).filter((list) => list.length > 0);
  const here = lists.findIndex((list) => list.includes(from as HTMLElement));
  if (here < 0) return undefined;
  const list = lists[here], at = list.indexOf(from as HTMLElement);
  switch (key) {
    case 'ArrowLeft': return list[at - 1];
    case 'ArrowRight': return list[at + 1];
    case 'Home': return list[0];
    case 'End': return list.at(-1);
    case 'ArrowUp': return lists[here - 1]?.[Math.min(at, lists[here - 1].length - 1)];
    case 'ArrowDown': return lists[here + 1]?.[Math.min(at, lists[here + 1].length - 1)];
    default: return undefined;
  }
}

/** Asks for a choice of the bar; with no tile chosen, the tile in focus is meant. */
function choose(choice: Choice, { view }: Table, from: HTMLElement): KeyAnswer {
  const offer = offers(view)[choice];
  if (offer) return { ask: [offer.event] };
  const event = ({ flip: { type: 'FLIP' }, swapLeft: { type: 'SWAP', direction: 'left' }, swapRight: { type: 'SWAP', direction: 'right' }, otherEnd: { type: 'END' } } as const)[choice as 'flip'];
  if (!event || view.context.draft || from.dataset['zone'] !== 'row') return null;
  return { ask: [{ type: 'PICK', zone: 'row', place: Number(from.dataset['place']) }, event] };
}

function readMessage(table: Table): string {
  const { ownGoal = '', text } = messageOf(table);
  return spoken({ ownGoal, rest: text });
}

function read(letter: string, table: Table, root: ParentNode, from: HTMLElement): string | null {
  const { words, view, memory, explanations, said } = table, here = position(view);
  if (!explanations || !said) return null;
  switch (letter) {
    case 'r': return (table.live ? `${table.instead!.title}. ` : '') + explanations.read.row(tilesIn(table, 'row').map(({ up }) => words.pictures[up])) + oldCombinations(view).map(({ kind, at }) => ` ${said.kinds[kind]} (${words.old}): ${at}–${at + 2}.`).join('');
    case 'l': return entries(view).length ? readMessage(table) : explanations.read.nothing;
    case 'm': return `${table.instead?.title ?? tellTurn(table)}. ${explanations.read.can(all(root, 'blue-lion-bar button:not([aria-disabled])').map((button) => button.textContent.trim()))}`;
    case 's': return explanations.read.score(here.score.a, here.score.x);
    case 'k': {
      const { zone: lies, place } = from.dataset;
      if (!lies) return null;
      if (memory === 'off') return explanations.cannot.back;
      const index = Number(place) - 1, shown = backAs(memory, here, lies as 'row', index);
      return said.under(here[lies === 'row' ? 'row' : lies === 'loose' ? 'loose' : 'due'][index].up, shown.back ?? null);
    }
    default: return null;
  }
}

/** One step back: out of the panel, to the game as it stands, out of the choice; and a panel that is open elsewhere shuts last. */
function stepBack({ panel, live, view }: Table, isInPanel: boolean): KeyAnswer {
  const shut: KeyAnswer = panel ? { ask: [{ around: 'panel', panel }] } : null;
  if (isInPanel) return shut;
  if (live) return { ask: [{ around: 'look', at: null }] };
  return view.context.draft ? { ask: [{ type: 'CANCEL' }] } : shut;
}

/** What a key means with the focus on `from`; null when it is none of ours. */
export function answerKey(event: KeyboardEvent, table: Table, root: ParentNode, from: HTMLElement): KeyAnswer {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = event, letter = letterOf(event);
  if (altKey || event.isComposing) return null;
  if (key === 'Escape') return stepBack(table, from.closest('blue-lion-panel') !== null);
  // Whoever types, types.
  if (from.matches('input, select')) return null;
  if (key === '?') return { ask: [{ around: 'panel', panel: 'help', toType: true }] };
  if (letter === 't' && table.mode === 'play' && !ctrlKey && !metaKey) return { ask: [{ around: 'panel', panel: 'moves', toType: true }] };
  if (letter === 'h' && !ctrlKey && !metaKey) return { ask: [{ around: 'panel', panel: 'hint', toType: true }] };
  const { watched } = table;
  if (watched && !table.live && !ctrlKey && !metaKey && /^[pn]$/.test(letter)) return { ask: [{ around: 'watch', how: letter === 'n' ? 'step' : watched === 'held' ? 'goOn' : 'hold' }] };
  const looksOn = table.live !== undefined || table.mode !== 'play';
  if (looksOn && (shiftKey || ctrlKey || metaKey || /^([1-6]|[fep])$/.test(letter || key))) return null;
  if (ctrlKey || metaKey) {
    const { view } = table, redo = letter === 'y' || (letter === 'z' && shiftKey);
    if (redo) return { ask: [canRedo(view, 'turn') ? { type: 'REDO', to: 'turn' } : { around: 'notice', notice: 'redo' }] };
    return letter === 'z' ? { ask: [canTakeBack(view, 'turn') ? { type: 'TAKE_BACK', to: 'turn' } : { around: 'notice', notice: 'takeBack' }] } : null;
  }
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (shiftKey) return choose(key === 'ArrowLeft' ? 'swapLeft' : 'swapRight', table, from);
    const ends = offers(table.view);
    if (ends.left && ends.right) return { focus: all(root, `[data-choice=${key === 'ArrowLeft' ? 'left' : 'right'}]`)[0] };
  }
  if (/^(Arrow|Home|End)/.test(key)) return { focus: moveFocus(key, root, from) };
  if (/^[1-6]$/.test(key)) {
    const asked = zone(table.view);
    return asked && { ask: [{ type: 'PICK', zone: asked, place: Number(key) }] };
  }
  switch (letter) {
    case 'f': return choose(offers(table.view).over ? 'over' : 'flip', table, from);
    case 'e': return choose('otherEnd', table, from);
    case 'p': return choose('pass', table, from);
    default: {
      const said = letter && read(letter, table, root, from);
      return said ? { say: said } : null;
    }
  }
}
