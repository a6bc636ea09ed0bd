/* One key for one tile, where the table has the focus: A, X, P, B put it down, 1 to 6 choose, Backspace takes the last one away. */
import { isPicture } from '../../machine/rules/index.ts';
import type { Desk } from './desk.ts';

/** Does what a key means; false for a key that means nothing here. Keyboards that type other letters are known by the place of the key. */
export function shortcut(desk: Desk, event: KeyboardEvent): boolean {
  const within = event.composedPath()[0];
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !(within instanceof Element) || within.matches('input,textarea,select')) return false;
  const letter = /^Key[AXPB]$/.test(event.code) && !/^[a-z]$/i.test(event.key) ? event.code.slice(3) : event.key.toUpperCase();
  if (/^[1-6]$/.test(event.key)) {
    const at = Number(event.key) - 1;
    if (at >= desk.setup.row.length) return false;
    desk.choose({ pile: 'row', at });
    return true;
  }
  if (desk.phase !== 'table' || !within.closest('.table')) return false;
  if (isPicture(letter) && desk.completed.next.includes(letter)) { desk.put(letter); return true; }
  if (event.key === 'Backspace' && desk.setup.row.length > 0) { desk.takeOut({ pile: 'row', at: desk.setup.row.length - 1 }); return true; }
  return false;
}
