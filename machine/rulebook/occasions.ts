import type { Played, Position } from '../rules/index.ts';
import type { Occasion } from './types.ts';

/** The ruling that answers what people ask on each occasion. */
export const RULING_FOR: Readonly<Record<Occasion, string>> = {
  'both-reach-seven': 'both-reach-seven',
  'two-at-once': 'two-at-once',
  'own-goal': 'own-goal',
  'made-by-return': 'made-by-return',
  'last-tile-pays': 'last-tile-pays',
  'pass-with-tile-waiting': 'pass-with-tile-waiting',
  'old-combination': 'old-combination',
};

/** What is rare about a move that was played, the rarest first; null for most moves. It is read from the trace of the move alone. */
export function occasionOf(before: Position, { awards, trace, position: { score } }: Pick<Played, 'awards' | 'trace' | 'position'>): Occasion | null {
  const names = (rule: string): boolean => trace.some((entry) => entry.rule === rule);
  if (names('R7.2')) return 'both-reach-seven';
  if (names('R5.7')) return 'two-at-once';
  if (awards.some((award) => award.for !== before.turn)) return 'own-goal';
  if (names('R6.5')) return 'made-by-return';
  if (awards.length > 0 && before.loose.length === 1 && Math.max(score.a, score.x) < 7) return 'last-tile-pays';
  if (names('R3.6')) return 'pass-with-tile-waiting';
  return names('R5.6') ? 'old-combination' : null;
}
