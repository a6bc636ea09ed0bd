import type { Player } from '../rules/index.ts';
import type { Seat, Seats } from './types.ts';

export const isPlayer = (value: unknown): value is Player => value === 'a' || value === 'x';

export const isSeat = (value: unknown): value is Seat => value === 'human' || value === 'external' || value === 'script';

/** Seats with some changed; what is no seat changes nothing. */
export const seated = (seats: Seats, { a, x }: Partial<Seats> = {}): Seats => ({ a: isSeat(a) ? a : seats.a, x: isSeat(x) ? x : seats.x });
