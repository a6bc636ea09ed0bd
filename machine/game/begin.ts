import { formatOptions, formatPosition, parseOptions, parsePosition, parseRecord, type Fault } from '../notation/index.ts';
import type { Picture, Position } from '../rules/index.ts';
import { seal } from './deal.ts';
import { enter } from './line.ts';
import { seedAfter } from './random.ts';
import { readSave, saveFault } from './save.ts';
import { isPlayer, seated } from './seats.ts';
import { dealToFit, toss } from './toss.ts';
import type { Ending, Entry, Game, LoadFault, Seats, Setup, Table } from './types.ts';

/** A game to play and what the next ones start from, or why there is none. */
export type Begun = { readonly ok: true; readonly game: Game; readonly table: Table; readonly nextSeed: string } | { readonly ok: false; readonly faults: readonly LoadFault[] };

/** What a setup leaves out comes from here. */
export interface Defaults { readonly table: Table; readonly nextSeed: string; readonly seats: Seats }

const failed = (faults: readonly LoadFault[]): Begun => ({ ok: false, faults });

function tableOf({ options, first, deal }: Setup, table: Table): Table | readonly Fault[] {
  const read = options === undefined ? null : parseOptions(options);
  if (read && !read.ok) return read.errors;
  return {
    options: read ? formatOptions(read.value) : table.options,
    first: first === 'lots' || isPlayer(first) ? first : table.first,
    deal: deal === 'inside' || deal === 'outside' ? deal : table.deal,
  };
}

function entriesOf(start: Position, moves: readonly { readonly move: string; readonly comment?: string }[]): Entry[] {
  const entries: Entry[] = [];
  for (const { move, comment } of moves) entries.push(enter(entries.at(-1)?.after ?? start, move, 'record', comment)!);
  return entries;
}

/** Is this a toss that nobody has touched? A reload must not take away the right to toss again. */
const isFreshToss = ({ row, loose, due, fresh, score }: Position): boolean =>
  row.length + due.length + fresh.length + score.a + score.x === 0 && loose.every(({ back }) => back === null);

/** Begins a game as a setup says. Pure: the same setup and defaults give the same game. Nothing throws, whatever is given. */
export function begin(setup: Setup, { table: last, nextSeed, seats }: Defaults): Begun {
  const table = tableOf(setup, last);
  if (!('deal' in table)) return failed(table);
  const seed = typeof setup.seed === 'string' ? setup.seed : nextSeed;
  const rest = { line: [], cursor: 0, ending: null, quietUntil: 0, tossed: false, lots: false, seats: seated(seats, setup.seats) };
  const begun = (game: Omit<Game, 'deal'>, backs: readonly Picture[]): Begun =>
    ({ ok: true, game: { ...game, deal: table.deal === 'outside' ? null : seal(backs) }, table, nextSeed: seedAfter(seed) });

  const saved = setup.save === undefined ? null : readSave(setup.save);
  if (saved && !saved.ok) return failed(saved.errors);
  if (saved && (saved.value.backs === null) !== (table.deal === 'outside')) return failed([saveFault('deal')]);
  const read = saved ? { ok: true as const, value: saved.value.record } : setup.record === undefined ? null : parseRecord(setup.record);
  if (read && !read.ok) return failed(read.errors);
  if (read) {
    const { start, moves, result } = read.value;
    const cursor = saved ? saved.value.cursor : setup.cursor ?? moves.length;
    if (!Number.isInteger(cursor) || cursor < 0 || cursor > moves.length) return failed([saveFault('cursor')]);
    const ending: Ending | null = result?.agreed ? { agreed: true } : result?.resigned ? { resigned: result.resigned } : null;
    const game = { ...rest, start, line: entriesOf(start, moves), cursor, ending: cursor === moves.length ? ending : null };
    if (saved) return begun({ ...game, seats: saved.value.seats, tossed: isFreshToss(start) }, saved.value.backs ?? []);
    return begun(game, dealToFit(seed, start, moves));
  }
  if (setup.position !== undefined) {
    const parsed = parsePosition(setup.position);
    return parsed.ok ? begun({ ...rest, start: parsed.value }, dealToFit(seed, parsed.value, [])) : failed(parsed.errors);
  }
  const { start, backs } = toss(seed, table.options, table.first);
  return begun({ ...rest, start, tossed: true, lots: table.first === 'lots' }, backs);
}

/** The same start again, backs and all. */
export const again = (game: Game, seats?: Partial<Seats>): Game =>
  ({ ...game, seats: seated(game.seats, seats), line: [], cursor: 0, ending: null, quietUntil: 0 });

/** The same toss, but this player begins; null when that says nothing new. */
export function begunBy(game: Game, player: unknown): Game | null {
  if (!isPlayer(player) || game.start.turn === player) return null;
  const read = parsePosition(formatPosition(game.start).replace(/ [ax] /, ` ${player} `));
  return read.ok ? { ...again(game), start: read.value, lots: false } : null;
}
