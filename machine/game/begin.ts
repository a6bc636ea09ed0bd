import { fault, type Parsed } from '../notation/faults.ts';
import { makePosition, PRESETS, type Options } from '../rules/index.ts';
import { seal } from './deal.ts';
import { enter } from './line.ts';
import { seedAfter } from './random.ts';
import { isPlayer, seated } from './seats.ts';
import { toss } from './toss.ts';
import type { Entry, Game, GameContext, Reader, Seats, Setup, Source, Table } from './types.ts';

/** A game to play and what the next ones start from. */
export type Begun = Pick<GameContext, 'game' | 'table' | 'nextSeed'>;

/** What a setup leaves out comes from here. */
export interface Defaults { readonly table: Table; readonly nextSeed: string; readonly seats: Seats; readonly read: Reader | undefined }

type ToRead = Setup & { readonly read: Reader | undefined };

/** The names of the two descriptions need no reader. */
function optionsOf({ options, read }: ToRead, last: Options): Parsed<Options> {
  if (options === undefined) return { ok: true, value: last };
  return typeof options === 'string' && Object.hasOwn(PRESETS, options) ? { ok: true, value: PRESETS[options as 'rulebook'] } : read!.options(options);
}

function sourceOf(setup: ToRead, { options, first, deal }: Table, seed: string): Parsed<Source> {
  const { save, record, position, read } = setup;
  if ([save, record, position].some((text) => text !== undefined)) return read!.source(setup, deal, seed);
  const { start, backs } = toss(seed, options, first);
  return { ok: true, value: { record: { start, moves: [], result: null }, backs, cursor: 0, tossed: true, lots: first === 'lots' } };
}

/** Begins a game as a setup says. Pure: the same setup and defaults give the same game. Nothing throws, whatever is given. */
export function begin(asked: Setup, { table: last, nextSeed, seats: before, read }: Defaults): Parsed<Begun> {
  const setup = { ...asked, read: asked.read ?? read };
  const { first, deal } = setup, options = optionsOf(setup, last.options);
  if (!options.ok) return options;
  const table: Table = {
    options: options.value,
    first: first === 'lots' || isPlayer(first) ? first : last.first,
    deal: deal === 'inside' || deal === 'outside' ? deal : last.deal,
  };
  const seed = typeof setup.seed === 'string' ? setup.seed : nextSeed, source = sourceOf(setup, table, seed);
  if (!source.ok) return source;

  const { record: { start, moves, result }, backs, cursor, seats = seated(before, setup.seats), tossed = false, lots = false } = source.value;
  if (!Number.isInteger(cursor) || cursor < 0 || cursor > moves.length) return { ok: false, errors: [fault('bad-save', 0, 0, ['cursor'])] };
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
