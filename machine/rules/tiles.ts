import type { Picture, Tile } from './types.ts';

/** The four pictures, in the order in which everything lists them. */
export const PICTURES = ['A', 'X', 'P', 'B'] as const satisfies readonly Picture[];

/** The six tiles of the game (R1.1): each pair of different pictures once. */
export const PAIRS = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'] as const;

const indexOf: Record<Picture, number> = { A: 0, X: 1, P: 2, B: 3 };

/** 0 to 3: the place of a picture in {@link PICTURES}. */
export const pictureIndex = (picture: Picture): number => indexOf[picture];

/** A number below 13 that stands for two sides in either order, for a set of tiles in bits; that of the same picture twice is no tile's. */
export const pairIndex = (one: Picture, two: Picture): number => (1 << indexOf[one]) | (1 << indexOf[two]);

export const isPicture = (text: string | undefined): text is Picture => PICTURES.includes(text as Picture);

/** The tile that shows `up` and has `back` below; null for a back nobody has seen. */
export const tileOf = (up: Picture, back: Picture | null): Tile => Object.freeze({ up, back });
