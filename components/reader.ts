import type { Reader } from '../machine/game/chart.ts';

let reader: Reader | undefined;

/** What reads positions, records, options and saves, if it is here already. */
export const readerNow = (): Reader | undefined => reader;

/** Hands over what reads texts, where it was loaded otherwise. */
export const useReader = (given: Reader): void => { reader = given; };

/** Loads what reads texts: a table that starts with a toss by one of the two descriptions does without. What cannot be loaded now is asked for again with the next text. */
export const loadReader = async (): Promise<void> => {
  if (!reader) await import('../machine/game/reading.ts').then((module) => { useReader(module.reader); }, () => {});
};
