import type { Around } from '../context.ts';
import { fire } from '../events.ts';
import type { Host } from '../host.ts';
import type { PanelWords } from '../words/panels.ts';

/**
 * Offers the game to be shown to others: as far as it was played; of a replay, all of it. A page may have a link for it
 * (`blue-lion-share`); else its record is copied as text, and where nothing can be copied it is shown.
 */
export async function share({ element, game }: Host, words: PanelWords): Promise<Around['note']> {
  const record = element.mode === 'replay' && element.record ? element.record : element.state.record;
  if (!fire(element, 'blue-lion-share', { record, at: game.getSnapshot().context.game.cursor })) return null;
  try {
    await navigator.clipboard.writeText(record);
    return { text: words.copied };
  } catch {
    return { text: words.copyThis, copy: record };
  }
}
