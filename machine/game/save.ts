import { fault, formatRecord, parseRecord, type GameRecord, type Parsed, type Result } from '../notation/index.ts';
import { isPicture, type Picture } from '../rules/index.ts';
import { opened } from './deal.ts';
import { isSeat } from './seats.ts';
import { fits } from './toss.ts';
import type { Entry, Game, Save, Seats } from './types.ts';

/** Entries as a record. */
export const recordOf = ({ start }: Game, entries: readonly Entry[], result: Result | null): string =>
  formatRecord({ start, moves: entries.map((entry) => ({ ...entry, position: entry.after })), result });

/** The game as it is to be stored. */
export function saveOf(game: Game): Save {
  const { line, deal, cursor, seats, ending } = game;
  return { version: 1, record: recordOf(game, line, ending), deal: deal && opened(deal).join(''), cursor, seats };
}

/** A save that cannot be read: which field is wrong. */
export const badSave = (field: keyof Save): Parsed<never> => ({ ok: false, errors: [fault('bad-save', 0, 0, [field])] });

/** A save, read: its record is one that can be replayed, and its backs agree with all that the record shows. Whether the cursor fits is still to be seen. */
export interface ReadSave { readonly record: GameRecord; readonly backs: readonly Picture[]; readonly cursor: number; readonly seats: Seats }

/** Reads a save from wherever it was stored. Nothing throws, whatever is given: even a field may. Only where the deal is `outside` it says nothing of the backs. */
export function readSave(value: unknown, outside: boolean): Parsed<ReadSave> {
  try {
    const { version, record: text, deal, cursor, seats } = value as Partial<Save>;
    if (version !== 1) return badSave('version');
    const read = parseRecord(text);
    if (!read.ok) return read;
    const record = read.value, backs = [...(typeof deal === 'string' ? deal : '')] as Picture[];
    if (outside ? deal !== null : !backs.every(isPicture) || !fits(record.start, backs, record.moves)) return badSave('deal');
    if (!isSeat(seats?.a) || !isSeat(seats.x)) return badSave('seats');
    return { ok: true, value: { record, backs, cursor: cursor!, seats: { a: seats.a, x: seats.x } } };
  } catch {
    return badSave('version');
  }
}
