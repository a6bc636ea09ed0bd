import type { Picture } from '../rules/index.ts';

declare const sealed: unique symbol;

/** What really lies under the tiles of a start position, sealed: whoever prints, copies or stores it has nothing. */
export interface Deal { readonly [sealed]: true }

const contents = new WeakMap<Deal, readonly Picture[]>();

/** Seals the backs of a start position's tiles, in the order of `allTiles`. */
export function seal(backs: readonly Picture[]): Deal {
  const deal = Object.freeze({}) as Deal;
  contents.set(deal, backs);
  return deal;
}

/** The backs. Only the reveal and the saver may ask; a test looks that nobody else imports this. */
export const opened = (deal: Deal): readonly Picture[] => contents.get(deal)!;
