import type { Parsed } from '../notation/faults.ts';
import { PRESETS } from '../rules/index.ts';
import { again, begin, type Begun } from './begin.ts';
import { anySeed } from './random.ts';
import type { GameContext, GameEvent, GameInput, Setup } from './types.ts';

/** The game that an input describes. If it cannot be read: its faults, and a toss, so that there is a game. */
export function opening({ takeBack = 'seen-final', ...input }: GameInput = {}): GameContext {
  const defaults = { table: { options: PRESETS.rulebook, first: 'lots', deal: 'inside' }, nextSeed: anySeed(), seats: { a: 'human', x: 'human' }, read: input.read } as const;
  const toss = { ...input, save: undefined, record: undefined, position: undefined };
  const [asked, ...others] = [input, toss, { ...toss, options: undefined }].map((setup) => begin(setup, defaults)) as [Parsed<Begun>, ...Parsed<Begun>[]];
  const begun = [asked, ...others].find(({ ok }) => ok) as { value: Begun };
  return {
    ...begun.value, read: input.read, takeBack, before: null, draft: null, pending: null, refusal: null, offer: null, agreedBy: null, key: 1,
    faults: asked.ok ? null : asked.errors,
  };
}

/** The game that NEW, LOAD or TOSS begins. Pure, so a guard and an action see the same one. */
export function begunFrom({ game, table, nextSeed, read }: GameContext, event: GameEvent): Parsed<Begun> {
  if (event.type === 'NEW' && event.same) return { ok: true, value: { game: again(game, event.seats), table, nextSeed } };
  // Tossing again keeps to the options of this game, which a save may have brought.
  const tossed = event.type === 'TOSS', setup: Setup = tossed ? { seed: event.seed } : (event as Setup);
  return begin(setup, { table: tossed ? { ...table, options: game.start.options } : table, nextSeed, seats: game.seats, read });
}
