import type { LitElement } from 'lit';
import type { Draft, Entry, GameContext } from '../machine/game/chart.ts';
import type { Table } from './context.ts';
import { placeAfter } from './place-after.ts';

/** Where the focus belongs after something was asked: to the bar while a choice goes on, to the tile that moved, else to what can be chosen. */
function focusTarget(root: ParentNode, { choosing, view }: Table, before: Draft | null, played: Entry | null): HTMLElement | null {
  const find = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const bar = 'blue-lion-bar button:not([aria-disabled])';
  if (choosing === 'over' || view.context.draft) return find(bar);
  const waits = find('[data-zone=aside].open');
  if (waits) return waits;
  const moved = played && placeAfter(played, before?.place);
  if (moved) return find(`blue-lion-row [data-place="${moved}"]`);
  if (!played && before) {
    const back = find(`[data-zone="${before.zone}"][data-place="${before.place}"]`);
    if (back) return back;
  }
  return find('button.tile.open') ?? find(bar) ?? find('button.tile');
}

/** When everything that is being drawn is drawn. */
async function drawn(root: ParentNode): Promise<void> {
  await Promise.all([...root.querySelectorAll<LitElement>('.table > *')].map((part) => part.updateComplete));
}

/**
 * Moves the focus on with what was asked: it was on `focused`, and the game stood as it was `before`. To the foot and to
 * the message one comes back on purpose: there it stays.
 */
export async function placeFocus(root: ShadowRoot, table: () => Table, focused: Element, before: GameContext, played: () => Entry | null): Promise<void> {
  await drawn(root);
  const { view: { context: after } } = table(), stays = after.game === before.game && after.draft === before.draft, now = root.activeElement;
  if (now ? now !== focused || stays || focused.closest('blue-lion-foot, blue-lion-message, blue-lion-panel') : false) return;
  focusTarget(root, table(), before.draft, played())?.focus();
}

/** The focus never falls to the page because its tile has left the row or its button the bar. */
export async function keepFocus({ shadowRoot: root, updateComplete }: LitElement, table: () => Table): Promise<void> {
  if (!root?.activeElement) return;
  await updateComplete;
  await drawn(root);
  if (document.activeElement === document.body) focusTarget(root, table(), null, null)?.focus();
}
