import { parseMove } from '../machine/rules/index.ts';
import type { Draft, Entry } from '../machine/game/index.ts';
import type { Table } from './context.ts';

/** The place in the row, from 1, where the tile of a move lies after it; null for a pass. */
export function placeAfter({ move: text, after, before, awards }: Entry, draft: Draft | null): number | null {
  const move = parseMove(text), length = before.row.length;
  if (!move || move.kind === 'pass') return null;
  const place = move.kind === 'flip' ? move.tile
    : move.kind === 'swap' ? (draft?.place === move.places[0] ? move.places[1] : move.places[0])
    : move.kind === 'end' ? (move.from === 'l' ? length : 1)
    : move.end === 'l' ? 1 : length + 1;
  // The middles that left were counted too.
  return Math.min(after.row.length, place - awards.filter(({ at }) => at + 1 < place).length);
}

/** Where the focus belongs after something was asked: to the bar while a choice goes on, to the tile that moved, else to what can be chosen. */
export function focusTarget(root: ParentNode, { choosing, view }: Table, before: Draft | null, played: Entry | null): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const bar = 'blue-lion-bar button:not([aria-disabled])';
  if (choosing === 'over' || view.context.draft) return find(bar);
  const moved = played && placeAfter(played, before);
  if (moved) return find(`blue-lion-row [data-place="${moved}"]`);
  if (!played && before) {
    const back = find(`[data-zone="${before.zone}"][data-place="${before.place}"]`);
    if (back) return back;
  }
  return find('button.tile.open') ?? find(bar) ?? find('button.tile');
}
