import { PAIRS, assignments, play, withBacks, type Picture, type Player, type Position } from '../rules/index.ts';
import { parsePosition } from '../notation/index.ts';
import { random } from './random.ts';

/** A start position, and what lies under its tiles, in the order of `allTiles`. */
export interface Dealt { readonly start: Position; readonly backs: readonly Picture[] }

/** Tosses the six tiles (R2.1): every order and every side equally likely; so is who begins, unless that is given (R1.2). The lots do not change the toss. */
export function toss(seed: string, options: string, first: 'lots' | Player): Dealt {
  const draw = random(seed);
  const drawn = draw(2) ? 'x' : 'a';
  const tiles: string[] = [...PAIRS];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  const lying = tiles.map((tile) => (draw(2) ? tile[1]! + tile[0]! : tile));
  // Positions are made by the parser, here too. The text is one that it cannot refuse.
  const start = parsePosition(`- ${lying.map((tile) => `${tile[0]}.`).join('')} - ${first === 'lots' ? drawn : first} 0-0 ${options}`) as { value: Position };
  return { start: start.value, backs: lying.map((tile) => tile[1] as Picture) };
}

/** Plays moves one after the other; null when one cannot be played. */
export function replay(position: Position | null, moves: readonly { readonly move: string }[]): Position | null {
  for (const { move } of moves) {
    const played = position && play(position, move);
    if (!played?.ok) return null;
    position = played.position;
  }
  return position;
}

/** Could these backs lie under the start position, and show what these moves showed? */
export const fits = (start: Position, backs: readonly Picture[], moves: readonly { readonly move: string }[]): boolean =>
  replay(withBacks(start, backs), moves) !== null;

/** Backs for a start position that show what its moves showed, all such equally likely. */
export function dealToFit(seed: string, start: Position, moves: readonly { readonly move: string }[]): readonly Picture[] {
  const fitting = assignments(start).filter((backs) => fits(start, backs, moves));
  return fitting[random(seed)(fitting.length)]!;
}
