import { fire } from '../events.ts';
import type { Host } from '../host.ts';

/** Offers the game as it stands to be shown to others: the page may have a link for it, else its record is copied as text. */
export async function share({ element, game }: Host): Promise<void> {
  const { cursor } = game.getSnapshot().context.game;
  if (!fire(element, 'blue-lion-share', { record: element.state.record, at: cursor })) return;
  await navigator.clipboard.writeText(element.state.record);
}
