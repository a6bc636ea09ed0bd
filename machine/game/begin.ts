import { formatOptions, formatPosition, parseOptions, parsePosition, parseRecord, type GameRecord, type Parsed } from '../notation/index.ts';
import { makePosition, type Picture } from '../rules/index.ts';
import { seal } from './deal.ts';
import { enter } from './line.ts';
import { seedAfter } from './random.ts';
import { badSave, readSave } from './save.ts';
import { isPlayer, seated } from './seats.ts';
import { dealToFit, toss } from './toss.ts';
import type { Entry, Game, GameContext, Seats, Setup, Table } from './types.ts';

/** A game to play and what the next ones start from. */
export type Begun = Pick<GameContext, 'game' | 'table' | 'nextSeed'>;

/** What a setup leaves out comes from here. */
export interface Defaults { readonly table: Table; readonly nextSeed: string; readonly seats: Seats }

/** Where a game comes from: what was played of it, and what lies under the tiles of its start. */
interface Source { readonly record: GameRecord; readonly backs: readonly Picture[]; readonly cursor: number; readonly seats?: Seats; readonly tossed?: boolean; readonly lots?: boolean }

/** A toss that nobody has touched. A reload must not take away the right to toss again. */
const freshToss = /^- (.\.){6} - . 0-0 /;

const andThen = <Read, Made>(read: Parsed<Read>, make: (value: Read) => Made): Parsed<Made> => (read.ok ? { ok: true, value: make(read.value) } : read);

function sourceOf({ save, record: text, position, cursor }: Setup, table: Table, seed: string): Parsed<Source> {
  if (save !== undefined) return andThen(readSave(save, table.deal === 'outside'), (saved) => ({ ...saved, tossed: freshToss.test(formatPosition(saved.record.start)) }));
  if (text !== undefined) return andThen(parseRecord(text), (record) => ({ record, backs: dealToFit(seed, record.start, record.moves), cursor: cursor ?? record.moves.length }));
  const unplayed = { moves: [], result: null };
  if (position !== undefined) return andThen(parsePosition(position), (start) => ({ record: { start, ...unplayed }, backs: dealToFit(seed, start, []), cursor: 0 }));
  const { start, backs } = toss(seed, table.options, table.first);
  return { ok: true, value: { record: { start, ...unplayed }, backs, cursor: 0, tossed: true, lots: table.first === 'lots' } };
}

/** Begins a game as a setup says. Pure: the same setup and defaults give the same game. Nothing throws, whatever is given. */
export function begin(setup: Setup, { table: last, nextSeed, seats: before }: Defaults): Parsed<Begun> {
  const { options = last.options, first, deal } = setup, read = parseOptions(options);
  if (!read.ok) return read;
  const table: Table = {
    options: formatOptions(read.value),
    first: first === 'lots' || isPlayer(first) ? first : last.first,
    deal: deal === 'inside' || deal === 'outside' ? deal : last.deal,
  };
  const seed = typeof setup.seed === 'string' ? setup.seed : nextSeed, source = sourceOf(setup, table, seed);
  if (!source.ok) return source;

  const { record: { start, moves, result }, backs, cursor, seats = seated(before, setup.seats), tossed = false, lots = false } = source.value;
  if (!Number.isInteger(cursor) || cursor < 0 || cursor > moves.length) return badSave('cursor');
  const line: Entry[] = [];
  for (const { move, comment } of moves) line.push(enter(line.at(-1)?.after ?? start, move, 'record', comment)!);
  const game: Game = {
    start, deal: table.deal === 'outside' ? null : seal(backs), tossed, lots, seats, line, cursor,
    ending: cursor === moves.length && (result?.agreed || result?.resigned) ? result : null, quietUntil: 0,
  };
  return { ok: true, value: { game, table, nextSeed: seedAfter(seed) } };
}

/** The same start again, backs and all. */
export const again = (game: Game, seats?: Partial<Seats>): Game =>
  ({ ...game, seats: seated(game.seats, seats), line: [], cursor: 0, ending: null, quietUntil: 0 });

/** The same toss, but this player begins; null when that says nothing new. */
export const begunBy = (game: Game, player: unknown): Game | null =>
  (isPlayer(player) && game.start.turn !== player ? { ...again(game), start: makePosition({ ...game.start, turn: player }), lots: false } : null);
