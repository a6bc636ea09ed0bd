import type { Level } from '../../machine/opponent/opponent.ts';

/** What is said in English of the computers: how they play, and why one has played as it did. */
export const house = {
  lang: 'en' as 'en' | 'ko',
  /** The level, as it is named in a list. */
  names: { forgetful: 'Forgetful', hasty: 'Hasty', modest: 'Modest', careful: 'Careful', perfect: 'Perfect' } satisfies Record<Level, string>,
  /** What it forgets, and how far it looks. */
  about: {
    forgetful: 'Remembers one back, for three turns; mostly sees only what a move pays, and often slips.',
    hasty: 'Remembers two backs, for six turns; half of the time it does not look at your reply, and now and then it slips.',
    modest: 'Remembers three backs and looks at your reply, except in one move of four.',
    careful: 'Remembers four backs for sixteen turns, looks at your reply all but one time in twelve, and seldom slips.',
    perfect: 'Forgets nothing, looks several turns ahead, and knows exactly what every row comes to once all backs have been seen.',
  } satisfies Record<Level, string>,
  /** Who plays, in one line. */
  plays: (player: string, level: string) => `${player} is played by the house: ${level}.`,
  standsIn: (level: string) => `What plays its own level could not be loaded, so ${level} plays in its place.`,
  why: {
    thinking: 'It thinks once more…',
    lost: 'Why it played so is not to be found out any more.',
    best: 'It found nothing better, and nor does a longer look.',
    forgot: 'It had forgotten a back that everybody had seen.',
    'short-sight': 'It did not look far enough.',
    slip: 'A slip: it had thought of something else.',
    better: (move: string) => `Better would have been: ${move}.`,
    later: 'Whether anything was better is told after the game: it may depend on backs that are to be remembered.',
  },
};
export type HouseWords = typeof house;
