import { formatOptions } from '../notation/index.ts';
import { again, begin, type Begun } from './begin.ts';
import { anySeed } from './random.ts';
import type { GameContext, GameEvent, GameInput, Setup, Table } from './types.ts';

const rulebook: Table = { options: 'rulebook', first: 'lots', deal: 'inside' };

/** The game that an input describes. If it cannot be read: its faults, and a toss, so that there is a game. */
export function opening({ takeBack = 'seen-final', ...input }: GameInput = {}): GameContext {
  const defaults = { table: rulebook, nextSeed: anySeed(), seats: { a: 'human', x: 'human' } as const };
  const { options, first, seed, deal, seats } = input;
  const asked = begin(input, defaults);
  for (const setup of [input, { options, first, seed, deal, seats }, { first, seed, deal, seats }]) {
    const begun = begin(setup, defaults);
    if (!begun.ok) continue;
    const { game, table, nextSeed } = begun;
    return {
      game, table, nextSeed, takeBack, before: null, draft: null, pending: null, refusal: null, offer: null, agreedBy: null, key: 1,
      faults: asked.ok ? null : asked.faults,
    };
  }
  throw new Error('A toss by the rulebook always begins.');
}

/** The game that NEW, LOAD or TOSS begins. Pure, so a guard and an action see the same one. */
export function begunFrom({ game, table, nextSeed }: GameContext, event: GameEvent): Begun {
  if (event.type === 'NEW' && event.same) return { ok: true, game: again(game, event.seats), table, nextSeed };
  // Tossing again keeps to the options of this game, which a save may have brought.
  const setup: Setup = event.type === 'TOSS' ? { seed: event.seed, options: formatOptions(game.start.options) } : (event as Setup);
  return begin(setup, { table, nextSeed, seats: game.seats });
}
