/* Reads the texts that a game can start from: saves, records, positions, options. A table that starts with a toss by one of the two descriptions needs none of it. */
import { fault, formatPosition, parseOptions, parsePosition, parseRecord, type GameRecord, type Parsed } from '../notation/index.ts';
import { assignments, isPicture, withBacks, type Picture, type Position } from '../rules/index.ts';
import { replay } from './line.ts';
import { random } from './random.ts';
import { isSeat } from './seats.ts';
import type { Reader, Save, Seats, Source } from './types.ts';

/** Could these backs lie under the start position, and show what these moves showed? */
export const fits = (start: Position, backs: readonly Picture[], moves: readonly { readonly move: string }[]): boolean =>
  replay(withBacks(start, backs), moves) !== null;

/** Backs for a start position that show what its moves showed, all such equally likely. */
export function dealToFit(seed: string, start: Position, moves: readonly { readonly move: string }[]): readonly Picture[] {
  const fitting = assignments(start).filter((backs) => fits(start, backs, moves));
  return fitting[random(seed)(fitting.length)]!;
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

/** A toss that nobody has touched. A reload must not take away the right to toss again. */
const freshToss = /^- (.\.){6} - . 0-0 /;

const andThen = <Read, Made>(read: Parsed<Read>, make: (value: Read) => Made): Parsed<Made> => (read.ok ? { ok: true, value: make(read.value) } : read);

/** Reads everything a game can start from. */
export const reader: Reader = {
  options: parseOptions,
  source({ save, record: text, position, cursor }, deal, seed) {
    if (save !== undefined) return andThen(readSave(save, deal === 'outside'), (saved) => ({ ...saved, tossed: freshToss.test(formatPosition(saved.record.start)) }));
    if (text !== undefined) return andThen(parseRecord(text), (record) => ({ record, backs: dealToFit(seed, record.start, record.moves), cursor: cursor ?? record.moves.length }));
    return andThen(parsePosition(position), (start): Source => ({ record: { start, moves: [], result: null }, backs: dealToFit(seed, start, []), cursor: 0 }));
  },
};
