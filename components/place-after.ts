import { parseMove } from '../machine/rules/index.ts';
import type { Entry } from '../machine/game/chart.ts';

/** The place in the row, from 1, where the tile of a move lies after it (of two that were swapped, the one from `place`); null for a pass. */
export function placeAfter({ move: text, after, before, awards }: Entry, place?: number): number | null {
  const move = parseMove(text), length = before.row.length;
  if (!move || move.kind === 'pass') return null;
  const moved = move.kind === 'flip' ? move.tile
    : move.kind === 'swap' ? move.places[place === move.places[0] ? 1 : 0]
    : move.kind === 'end' ? (move.from === 'l' ? length : 1)
    : move.end === 'l' ? 1 : length + 1;
  // The middles that left were counted too.
  return Math.min(after.row.length, moved - awards.filter(({ at }) => at + 1 < moved).length);
}
