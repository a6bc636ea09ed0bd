import { makePosition, PAIRS, tileOf, type Options, type Picture, type Player, type Position } from '../rules/index.ts';
import { random } from './random.ts';

/** A start position, and what lies under its tiles, in the order of `allTiles`. */
export interface Dealt { readonly start: Position; readonly backs: readonly Picture[] }

/** Tosses the six tiles (R2.1): every order and every side equally likely; so is who begins, unless that is given (R1.2). The lots do not change the toss. */
export function toss(seed: string, options: Options, first: 'lots' | Player): Dealt {
  const draw = random(seed);
  const drawn = draw(2) ? 'x' : 'a';
  const tiles: string[] = [...PAIRS];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  const lying = tiles.map((tile) => (draw(2) ? tile[1]! + tile[0]! : tile));
  const loose = lying.map((tile) => tileOf(tile[0] as Picture, null));
  const start = makePosition({ row: [], loose, due: [], fresh: [], acted: false, turn: first === 'lots' ? drawn : first, score: { a: 0, x: 0 }, options });
  return { start, backs: lying.map((tile) => tile[1] as Picture) };
}
