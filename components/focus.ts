import type { Draft, Entry } from '../machine/game/chart.ts';
import type { Table } from './context.ts';
import { placeAfter } from './place-after.ts';

/** Where the focus belongs after something was asked: to the bar while a choice goes on, to the tile that moved, else to what can be chosen. */
export function focusTarget(root: ParentNode, { choosing, view }: Table, before: Draft | null, played: Entry | null): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const bar = 'blue-lion-bar button:not([aria-disabled])';
  if (choosing === 'over' || view.context.draft) return find(bar);
  const moved = played && placeAfter(played, before?.place);
  if (moved) return find(`blue-lion-row [data-place="${moved}"]`);
  if (!played && before) {
    const back = find(`[data-zone="${before.zone}"][data-place="${before.place}"]`);
    if (back) return back;
  }
  return find('button.tile.open') ?? find(bar) ?? find('button.tile');
}
