import type { DifferencesWords } from './differences.ts';

/** Rulebook and overview side by side, in English. */
export const differenceWords: DifferencesWords = {
  lead: 'Your box may differ. Read the leaflet that came with it, find in each of the six points what it says, and set the table to that. Every mixture of values can be played.',
  silent: 'Where your leaflet says nothing of a point, leave the rulebook\'s value: it is the whole rule text among the descriptions that are known.',
  options: {
    swap: {
      title: 'Which tiles are swapped',
      values: [
        { name: 'Two inner neighbours', says: 'Two neighbours change places, and neither is an end tile.', leaflet: 'Look for the action that exchanges two tiles. This is your value if it says that the end tiles may not be exchanged, or only tiles inside the row.' },
        { name: 'Any two neighbours', says: 'Any two neighbours change places, at the ends too.', leaflet: 'This is your value if the action speaks of two tiles side by side and excludes none.' },
        { name: 'The two in the middle', says: 'Only the two tiles in the middle of the row change places, so only in a row of even length.', leaflet: 'This is your value if the action speaks of the two tiles in the middle and of no others.' },
      ],
      cases: [
        {
          shows: 'Arsène wants to swap the left end tile with its neighbour.',
          comes: ['Refused: an end tile stays out of it.', 'The Blue Lion comes between two Arsènes: a theft, 2 diamonds for Arsène.', 'Refused: only the two in the middle change places.'],
        },
        {
          shows: 'Arsène wants to swap the 2nd and 3rd tiles, both inside the row but not in its middle.',
          comes: ['Lady X comes between two police: 1 diamond for Arsène.', 'The same: 1 diamond for Arsène.', 'Refused: in a row of six the middle is the 3rd and the 4th tile.'],
        },
      ],
    },
    pass: {
      title: 'Passing while the row is built',
      values: [
        { name: 'No limit', says: 'Instead of placing a tile you may pass, and no limit is given.', leaflet: 'Look where the row is built. This is your value if a player may skip placing and no number stands with it.' },
        { name: 'No passing', says: 'Nothing is said of passing: every turn places a tile.', leaflet: 'This is your value if the leaflet says that a tile has to be placed.' },
        { name: 'One pass in all', says: 'One pass is allowed in the whole game; once either player has taken it, nobody may pass.', leaflet: 'This is your value if the leaflet allows a single pass for both players together. Set another number if it names one.' },
      ],
      cases: [{
        shows: 'While three tiles are loose Arsène passes, and Lady X would like to pass too.',
        comes: ['Both passes are allowed; Arsène has the turn again.', 'Arsène\'s pass is already refused.', 'Arsène takes the only pass, and Lady X has to place a tile.'],
      }],
    },
    flip: {
      title: 'Turning a tile as it is placed or returned',
      values: [
        { name: 'Allowed, without looking', says: 'When the end is chosen the tile may be turned over once, without looking: when it is placed and when it is returned.', leaflet: 'Look where a tile is attached to the row, and where one comes back. This is your value if the player may turn it over there.' },
        { name: 'Not mentioned', says: 'Tiles are placed and returned as they lie. The action flip is there all the same.', leaflet: 'This is your value if turning over is an action of play and nothing else.' },
      ],
      cases: [
        {
          shows: 'Arsène takes a loose tile to the right end and turns it over: the police.',
          comes: ['Police, Lady X, police: 1 diamond for Arsène.', 'Refused: the tile is placed as it lies.'],
        },
        {
          shows: 'Arsène takes his action and then returns Lady X, turned over, at the left end.',
          comes: ['His own picture comes up, at the left end.', 'The action stands; the return is refused until the tile goes back as it lies.'],
        },
      ],
    },
    ret: {
      title: 'When a tile set aside comes back',
      values: [
        { name: 'After the action', says: 'The next player first acts with the shorter row and then returns the tile.', leaflet: 'Look where the middle tile is taken away. This is your value if the next player plays with five tiles, or puts the tile back at the end of the turn.' },
        { name: 'Before the action', says: 'The next player returns the tile, which reads as: before acting.', leaflet: 'This is your value if the next player puts the tile back first, or if every action is taken with six tiles.' },
      ],
      cases: [{
        shows: 'A Blue Lion waits. Arsène wants to move the left end tile to the right end and return the Blue Lion at the right end.',
        comes: ['He acts with five tiles, then the Blue Lion comes to the right end: no combination.', 'The Blue Lion comes to the right end first, then Arsène\'s tile beside it: a theft, 2 diamonds for Arsène.'],
      }],
    },
    rival: {
      title: 'A combination of your rival that you make',
      values: [
        { name: 'The rival is paid', says: 'The owner is paid, whoever made the combination.', leaflet: 'Look where diamonds are paid. This is your value if the rival is paid for a combination that you complete, or if each combination simply names its owner.' },
        { name: 'Nobody is paid', says: 'Only combinations of the player who acts are described. Read literally, the rival\'s pays nobody and stays.', leaflet: 'This is your value if the leaflet says that you are paid only for your own combinations in your own turn.' },
      ],
      cases: [{
        shows: 'It is Lady X\'s turn, and her swap completes Arsène, Blue Lion, Arsène.',
        comes: ['Arsène is paid 2 diamonds, and the Blue Lion is set aside.', 'Nobody is paid, the three tiles stay, and the combination is old.'],
      }],
    },
    build: {
      title: 'Combinations while the row is built',
      values: [
        { name: 'They pay', says: 'A combination that a placement makes pays like any other.', leaflet: 'Look where the row is built. This is your value if combinations are mentioned there, or if they count at any time.' },
        { name: 'They do not pay yet', says: 'Building is described as set-up, and paying only after it.', leaflet: 'This is your value if building the row stands under set-up and combinations come up only with the actions.' },
      ],
      cases: [{
        shows: 'While the row is built Lady X lays her picture at the left end: Lady X, Blue Lion, Lady X.',
        comes: ['She is paid 2 diamonds, and the Blue Lion is set aside.', 'Nobody is paid and nothing is set aside; once play begins the combination is old.'],
      }],
    },
  },
};
