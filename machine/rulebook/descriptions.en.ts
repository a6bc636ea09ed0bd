import type { DescriptionsWords } from './descriptions.ts';

/** What published descriptions say, in English. */
export const descriptionWords: DescriptionsWords = {
  note: 'Reviews, summaries and play reports were seen in excerpt, and no publisher\'s rule sheet is among them: so none of them outranks the rulebook.',
  kinds: { rules: 'rule text', catalogue: 'catalogue text', summary: 'summary', description: 'description', review: 'review', report: 'play report' },
  topics: {
    'swap': {
      title: 'Which tiles are swapped',
      says: ['Neighbours inside the row; the end tiles stay out of it.', 'Any two neighbours.', 'Only the two tiles in the middle.', 'An inner tile with any of its neighbours.'],
      ours: 'Inner neighbours. The only whole rule text says so, and two writers who had the boxed game say it independently. The middle pair alone is another rule: one pair in a row of six instead of three. In a row of four the two come to the same.',
    },
    'return': {
      title: 'When a tile comes back, and who returns it',
      says: ['The next player, after acting with five tiles.', 'It is out for one turn.', 'The opponent then adds it to the row, which can be read as: before acting.', 'At the end of the turn, without saying whose.'],
      ours: 'The next player acts first and then returns the tile. A table may have it the other way round.',
    },
    'pass': {
      title: 'Passing',
      says: ['You may pass instead of placing; no limit is given.', 'One pass in the whole game, by either player; after that nobody may.', 'Passing is allowed; the excerpt shows no limit.', 'No word of passing.'],
      ours: 'No limit, as in the rulebook. One pass in all is a table option.',
    },
    'rival': {
      title: 'Completing the rival\'s combination',
      says: ['The rival is paid.', 'It is not said outright, but only makes sense if the rival is paid.', 'Only combinations of the player who acts are described.'],
      ours: 'The owner is paid, whoever made it. A table may leave the rival unpaid.',
    },
    'made-by-return': {
      title: 'A combination that a return makes',
      says: ['It pays nobody.', 'It does not count.', 'The player who returned the tile is not paid, which leaves the rival open.', 'It is not paid immediately, which sounds like later.'],
      ours: 'It pays nobody, then or later, until an action or placement makes it anew.',
    },
    'turn-on-return': {
      title: 'Turning a tile as it goes back',
      says: ['It may be turned over once, without looking.', 'The return is described, and turning is not mentioned.'],
      ours: 'It may be turned over. Short texts leave things out, and silence forbids nothing; a table may play without it.',
    },
    'where-to-return': {
      title: 'Where a tile goes back',
      says: ['At one of the two ends.'],
      ours: 'At the left or the right end, never into the old gap.',
    },
    'build': {
      title: 'Combinations while the row is built',
      says: ['They pay.', 'It is not said outright, but they seem to pay.', 'Building reads as set-up, and paying begins after it.'],
      ours: 'They pay. A table may let paying begin with the first action.',
    },
    'end-first': {
      title: 'End first or turning first',
      says: ['The end is settled before the tile is turned over.', 'The order is left loose.'],
      ours: 'The end first. Whoever turned first would know which end suits the picture.',
    },
    'who-pays': {
      title: 'Where the diamond of an interrogation comes from',
      says: ['From the supply.', 'The thief who was caught hands it over.'],
      ours: 'From the supply, like every other payment.',
    },
    'target': {
      title: 'How many diamonds win',
      says: ['7 or more, at once.', 'A majority of the 15, which is 8.'],
      ours: '7 or more, at once. The three combinations add up to 6, but each can be made again and again.',
    },
    'police': {
      title: 'Police beside the thief or on both sides',
      says: ['A thief between two police.', 'Police next to the thief.'],
      ours: 'On both sides.',
    },
    'special': {
      title: 'What pays 3',
      says: ['Three Blue Lions side by side.', 'One special treasure that is worth 3.'],
      ours: 'Three Blue Lions side by side; one alone is worth nothing.',
    },
    'start': {
      title: 'Who starts and who tosses',
      says: ['Nothing is said of the start.', 'The start is left to chance.', 'Whoever starts tosses the tiles.'],
      ours: 'Agree or draw lots; the starter tosses.',
    },
    'set-up': {
      title: 'How the tiles come to the table',
      says: ['All six are tossed, and then the row is built from them.', 'They are thrown one by one.', 'They are laid in a row at random, and no row is built.', 'They are laid face down.'],
      ours: 'All six are tossed, and the players build the row in turns.',
    },
    'other-actions': {
      title: 'A different set of actions',
      says: ['End to end, swap, and a flip of any tile.', 'An inner tile moves to the outside, and only inner tiles are flipped.'],
      ours: 'End to end, swap, and a flip of any tile. The other set stands in a single forum post and agrees with no other text.',
    },
    'worn': {
      title: 'Tiles that can be told apart',
      says: ['Tiles differ in tint, so that a back can be told.'],
      ours: 'A tile that gives its back away is replaced, or turned around so that it tells no more.',
    },
    'length': {
      title: 'Games that do not end',
      says: ['There are games in which the diamonds just do not come.'],
      ours: 'The players may agree a draw at any time, and the table proposes one after a third repetition or 20 turns without a diamond.',
    },
  },
};
