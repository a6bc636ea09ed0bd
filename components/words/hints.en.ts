import type { MoveFacts } from './around.en.ts';

/** What stands in English around hints, analyses and stories; what they say of moves is in machine/opponent/analysis.en.ts. */
export const hints = {
  lang: 'en' as 'en' | 'ko',
  title: 'A hint',
  /** Where to look: the kind of move that is best. */
  look: {
    place: 'Look at the loose tiles: one of them is to be placed.',
    pass: 'Look at what every tile would do, placed here or there.',
    end: 'Look at the two ends of the row.',
    swap: 'Look at the neighbours inside the row.',
    flip: 'Look at what a flip would turn up.',
    return: 'Look at the tile that is to be returned: which end, and which side up?',
  } satisfies Record<MoveFacts['kind'], string>,
  best: (moves: readonly string[], more: number) => (moves.length === 1 ? `Best: ${moves[0]}.` : `Equally good: ${moves.join('; ')}${more > 0 ? `; and ${more} more` : ''}.`),
  more: 'Say more',
  showAll: 'Show every action',
  line: 'Best play from here',
  /** With the memory aid off: what a hint counts. */
  openly: 'It counts only what lies open, not the backs that were seen.',
  remember: 'Remembering them is up to you, and may show something better.',
  wait: 'A hint is for whoever is to move at this table.',
  off: 'There are no hints at this table.',
  over: 'The game is over. Its story says what could have been better.',
  working: 'It is being worked out…',
  lost: 'It could not be worked out here.',
  table: 'Every action, best first',
  columns: { action: 'Action', comes: 'Comes to', gives: 'Against the best', why: 'Why' },
  asGood: 'Nothing is better.',
  shut: 'Close',
  story: {
    title: 'The story of this game',
    lookAt: (number: number) => `Look at the table before move ${number}`,
    shown: 'Shown on the table',
    judged: 'Each move is judged by what everybody had seen when it was made. What is said to be an estimate is one.',
    notYet: 'A game has its story when it is over.',
    working: 'Going through the game',
  },
};
export type HintWords = typeof hints;
