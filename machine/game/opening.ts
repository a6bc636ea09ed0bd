import { formatOptions, type Parsed } from '../notation/index.ts';
import { again, begin, type Begun } from './begin.ts';
import { anySeed } from './random.ts';
import type { GameContext, GameEvent, GameInput, Setup } from './types.ts';

/** The game that an input describes. If it cannot be read: its faults, and a toss, so that there is a game. */
export function opening({ takeBack = 'seen-final', ...input }: GameInput = {}): GameContext {
  const defaults = { table: { options: 'rulebook', first: 'lots', deal: 'inside' }, nextSeed: anySeed(), seats: { a: 'human', x: 'human' } } as const;
  const toss = { ...input, save: undefined, record: undefined, position: undefined };
  const [asked, ...others] = [input, toss, { ...toss, options: undefined }].map((setup) => begin(setup, defaults)) as [Parsed<Begun>, ...Parsed<Begun>[]];
  const begun = [asked, ...others].find(({ ok }) => ok) as { value: Begun };
  return {
    ...begun.value, takeBack, before: null, draft: null, pending: null, refusal: null, offer: null, agreedBy: null, key: 1,
    faults: asked.ok ? null : asked.errors,
  };
}

/** The game that NEW, LOAD or TOSS begins. Pure, so a guard and an action see the same one. */
export function begunFrom({ game, table, nextSeed }: GameContext, event: GameEvent): Parsed<Begun> {
  if (event.type === 'NEW' && event.same) return { ok: true, value: { game: again(game, event.seats), table, nextSeed } };
  // Tossing again keeps to the options of this game, which a save may have brought.
  const setup: Setup = event.type === 'TOSS' ? { seed: event.seed, options: formatOptions(game.start.options) } : (event as Setup);
  return begin(setup, { table, nextSeed, seats: game.seats });
}
