import type { Options, RuleId } from '../../machine/rules/index.ts';
import { COMBINATION_TILES, type CardLine, type Cards } from './cards.ts';

const line = (rule: RuleId, text: string): CardLine => ({ text, rule });

/** The reference cards in English, as the options of this table have it; `pass` is what is left of the passes. */
export const cards = ({ swap, pass, flip, ret, rival, build }: Options): Cards => ({
  combinations: {
    title: 'Combinations',
    list: [
      { kind: 'interrogation', name: 'Interrogation', points: 1, worth: '1 diamond', tiles: COMBINATION_TILES.interrogation, text: 'A thief between two police: pays the other thief.', rule: 'R5.2' },
      { kind: 'theft', name: 'Theft', points: 2, worth: '2 diamonds', tiles: COMBINATION_TILES.theft, text: 'The Blue Lion between two of the same thief: pays that thief.', rule: 'R5.3' },
      { kind: 'heist', name: 'Heist of the century', points: 3, worth: '3 diamonds', tiles: COMBINATION_TILES.heist, text: 'Three Blue Lions: pays whoever has the turn.', rule: 'R5.4' },
    ],
    notes: [
      line('R5.5', rival ? 'Make your rival\'s combination, and your rival is paid.' : 'Make your rival\'s combination, and nobody is paid: it is old from then on.'),
      line('R5.6', 'Only what your action made pays; what stood before is old.'),
      line('R5.7', 'Two at once both pay.'),
      line('R6.1', 'Set aside the middle of what paid, same side up; close up the row.'),
    ],
  },
  turn: {
    title: 'Your turn',
    sections: [
      {
        title: 'While there are loose tiles: build the row', lines: [
          line('R3.1', 'Take a loose tile; choose the left or the right end.'),
          line('R3.2', flip ? 'Lay it as it lies, or turn it over unseen.' : 'Lay it as it lies.'),
          line('R3.3', pass === 0 ? 'Place a tile: there is no passing.' : pass === '*' ? 'Or pass instead of placing.' : `Or pass instead of placing: ${pass === 1 ? '1 pass' : `${pass} passes`} left, for both players together.`),
          line('R3.4', build ? 'Combinations pay already.' : 'Combinations do not pay yet.'),
        ],
      },
      {
        title: 'Then: take exactly one action', lines: [
          line('R4.2', 'End to end: move an end tile to the other end.'),
          line('R4.3', swap === 'any' ? 'Swap: exchange any two neighbours.' : swap === 'middle' ? 'Swap: exchange the two middle tiles of a row of four or six.' : 'Swap: exchange two neighbours, neither at an end.'),
          line('R4.4', 'Flip: turn over any one tile, unseen.'),
          line('R4.1', 'Act, even if it hurts: there is no passing.'),
        ],
      },
      {
        title: 'If a tile was set aside before your turn: return it', lines: [
          line('R6.2', ret === 'after' ? 'Act or place first, with the shorter row; return it last.' : 'Return it first; act or place after that.'),
          line('R6.3', flip ? 'Choose the left or the right end; lay it, or turn it over unseen.' : 'Choose the left or the right end; lay it as it lies.'),
          line('R6.4', 'Return two one after the other, in any order.'),
          line('R6.5', 'What a return makes pays nobody: it is old.'),
        ],
      },
      {
        title: 'The end', lines: [
          line('R7.1', 'Reach 7 diamonds, and the game ends at once.'),
          line('R7.2', 'Both reach 7: the higher total wins, level is a draw.'),
          line('R7.3', 'Agree on a draw at any time.'),
        ],
      },
    ],
  },
});
