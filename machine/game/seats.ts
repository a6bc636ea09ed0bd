import type { Player } from '../rules/index.ts';
import type { Seat, Seats } from './types.ts';

export const isPlayer = (value: unknown): value is Player => value === 'a' || value === 'x';

export const isSeat = (value: unknown): value is Seat => ['human', 'external', 'script'].includes(value as Seat);

/** Seats with some changed; what is no seat changes nothing. */
export const seated = (seats: Seats, changed?: Partial<Seats> | null): Seats =>
  ({ a: isSeat(changed?.a) ? changed.a : seats.a, x: isSeat(changed?.x) ? changed.x : seats.x });
