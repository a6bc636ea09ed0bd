import { again, begin, type Begun } from './begin.ts';
import { anySeed } from './random.ts';
import type { GameContext, GameEvent, GameInput, Setup, Table } from './types.ts';

const rulebook: Table = { options: 'rulebook', first: 'lots', deal: 'inside' };

/** The game that an input describes. If it cannot be read: its faults, and a toss, so that there is a game. */
export function opening(input: GameInput = {}): GameContext {
  const defaults = { table: rulebook, nextSeed: anySeed(), seats: { a: 'human', x: 'human' } as const };
  const { options, first, seed, deal, seats, takeBack = 'seen-final' } = input;
  const asked = begin(input, defaults);
  let begun = asked;
  if (!begun.ok) begun = begin({ options, first, seed, deal, seats }, defaults);
  if (!begun.ok) begun = begin({ first, seed, deal, seats }, defaults);
  if (!begun.ok) throw new Error('A toss by the rulebook always begins.');
  const { game, table, nextSeed } = begun;
  return {
    game, before: null, table, takeBack, nextSeed, draft: null, pending: null, key: 1, refusal: null, offer: null, agreedBy: null,
    faults: asked.ok ? null : asked.faults,
  };
}

/** The game that NEW, LOAD or TOSS begins. Pure, so a guard and an action see the same one. */
export function begunFrom({ game, table, nextSeed }: GameContext, event: GameEvent): Begun {
  if (event.type === 'NEW' && event.same) return { ok: true, game: again(game, event.seats), table, nextSeed };
  return begin(event as Setup, { table, nextSeed, seats: game.seats });
}
