import type { Picture, Tile } from './types.ts';

/** The four pictures, in the order in which everything lists them. */
export const PICTURES = ['A', 'X', 'P', 'B'] as const satisfies readonly Picture[];

/** The six tiles of the game (R1.1): each pair of different pictures once. The index of a pair is its bit in a set of tiles. */
export const PAIRS = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'] as const;

const indexOf: Record<Picture, number> = { A: 0, X: 1, P: 2, B: 3 };
const pairTable = PICTURES.map((one) => PICTURES.map((two) => PAIRS.findIndex((pair) => one !== two && pair.includes(one) && pair.includes(two))));

/** 0 to 3: the place of a picture in {@link PICTURES}. */
export const pictureIndex = (picture: Picture): number => indexOf[picture];

/** Which of the six tiles has these two sides; -1 when they are the same picture. */
export const pairIndex = (one: Picture, two: Picture): number => pairTable[indexOf[one]]![indexOf[two]]!;

export const isPicture = (text: string | undefined): text is Picture => text === 'A' || text === 'X' || text === 'P' || text === 'B';

// Tiles are shared frozen values, so that a position costs no more than its arrays.
const seen = PICTURES.map((up) => PICTURES.map((back): Tile => Object.freeze({ up, back })));
const unseen = PICTURES.map((up): Tile => Object.freeze({ up, back: null }));

/** The tile that shows `up` and has `back` below; null for a back nobody has seen. */
export const tileOf = (up: Picture, back: Picture | null): Tile => (back === null ? unseen[indexOf[up]]! : seen[indexOf[up]]![indexOf[back]]!);
