import { formatRecord, type Result } from '../notation/format.ts';
import { opened } from './deal.ts';
import type { Entry, Game, Save } from './types.ts';

/** Entries as a record. */
export const recordOf = ({ start }: Game, entries: readonly Entry[], result: Result | null): string =>
  formatRecord({ start, moves: entries.map((entry) => ({ ...entry, position: entry.after })), result });

/** The game as it is to be stored. */
export function saveOf(game: Game): Save {
  const { line, deal, cursor, seats, ending } = game;
  return { version: 1, record: recordOf(game, line, ending), deal: deal && opened(deal).join(''), cursor, seats };
}
