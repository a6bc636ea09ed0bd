import { formatRecord, parseRecord, type GameRecord, type Result } from '../notation/index.ts';
import { isPicture, type Picture } from '../rules/index.ts';
import { opened } from './deal.ts';
import { resultOf } from './line.ts';
import { isSeat } from './seats.ts';
import { fits } from './toss.ts';
import type { Entry, Game, LoadFault, Save, Seats } from './types.ts';

/** Entries as a record. */
export const recordOf = (game: Game, entries: readonly Entry[], result: Result | null): string =>
  formatRecord({ start: game.start, moves: entries.map((entry) => ({ ...entry, position: entry.after })), result });

/** The game as it is to be stored. */
export function saveOf(game: Game): Save {
  const { line, deal, cursor, seats, ending } = game;
  return { version: 1, record: recordOf(game, line, ending && resultOf(game)), deal: deal && opened(deal).join(''), cursor, seats };
}

/** A save that cannot be read: which field is wrong. */
export const saveFault = (field: keyof Save): LoadFault =>
  ({ code: 'bad-save', at: 0, length: 0, expected: [field] });

/** A save, read: its record is one that can be replayed, and its backs agree with all that the record shows. */
export interface ReadSave { readonly record: GameRecord; readonly backs: readonly Picture[] | null; readonly cursor: number; readonly seats: Seats }

type Outcome = { readonly ok: true; readonly value: ReadSave } | { readonly ok: false; readonly errors: readonly LoadFault[] };

/** Reads a save from wherever it was stored. Nothing throws, whatever is given: even a field may. */
export function readSave(value: unknown): Outcome {
  try {
    return read(value as Partial<Record<keyof Save, unknown>>);
  } catch {
    return { ok: false, errors: [saveFault('version')] };
  }
}

function read({ version, record, deal, cursor, seats }: Partial<Record<keyof Save, unknown>>): Outcome {
  const failed = (field: keyof Save): Outcome => ({ ok: false, errors: [saveFault(field)] });
  if (version !== 1) return failed('version');
  const parsed = parseRecord(record);
  if (!parsed.ok) return parsed;
  const { start, moves } = parsed.value;
  const backs = typeof deal === 'string' ? ([...deal] as Picture[]) : null;
  if (backs ? !backs.every(isPicture) || !fits(start, backs, moves) : deal !== null) return failed('deal');
  if (typeof cursor !== 'number') return failed('cursor');
  const { a, x } = (seats ?? {}) as Record<'a' | 'x', unknown>;
  if (!isSeat(a) || !isSeat(x)) return failed('seats');
  return { ok: true, value: { record: parsed.value, backs, cursor, seats: { a, x } } };
}
