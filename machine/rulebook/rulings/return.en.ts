import type { ReturningId } from './return.ts';
import type { RulingWords } from '../types.ts';

/** The rulings on tiles set aside and returned, in English. */
export const returningWords: Readonly<Record<ReturningId, RulingWords>> = {
  'act-first-then-return': {
    question: 'Does the tile that was set aside come back before or after the next player\'s action?',
    answer: 'After: the next player first acts with the shorter row and returns the tile at the end of the same turn.',
    story: 'A tile that shows Lady X is set aside, and five lie in the row. Lady X acts first: the right end tile goes to the left end. Then she returns the other tile, also at the left end, and it is Arsène\'s turn with six tiles.',
    reason: 'The rulebook has the next player play with what lies there and return the tile afterwards, and one play report gives the same order. It decides what can be made: with the tile back first, Lady X could have made a theft here.',
    readings: [
      'The tile comes back first. Lady X returns it at the right end and then carries it to the left end: Lady X, the Blue Lion, Lady X, 2 diamonds.',
      'The tile comes back at the end of the turn in which it left, so the player who made the combination returns it, and nobody ever acts with five tiles. One report leaves open whose turn is meant.',
    ],
  },
  'turn-over-on-return': {
    question: 'May I turn the tile over when I return it?',
    answer: 'Yes: once, without looking, after you have chosen the end.',
    story: 'The Blue Lion is set aside, and Lady X acts: the left end tile goes to the right end. She chooses the right end for the Blue Lion too and turns it over. Lady X comes up.',
    reason: 'The rulebook allows it, as it does when a tile is placed. Shorter texts tell only that the tile comes back at an end; what they leave out, they do not forbid.',
    readings: ['The tile goes back as it lies. Turning it over is refused, and Lady X has to choose an end for the Blue Lion.'],
  },
  'end-first-on-return': {
    question: 'I am returning a tile. May I turn it over before I decide on which end it goes?',
    answer: 'No: first you choose the end, and then you may turn the tile over.',
    story: 'Arsène has acted and still has to return a tile that shows Arsène. He touches the right end and then turns the tile over. Lady X comes up. He would rather have her on the left now, but the end is chosen.',
    reason: 'The rulebook names the end before the turning, here as in building. Whoever turns first knows more than any player should who has yet to choose. The moment of choosing is our decision: the tile touches the end, because both players can see that.',
    readings: [
      'Only where the tile lies in the end matters, so the order is free: Arsène sees Lady X and takes the left end.',
      'The tile goes back as it lies. Turning it over is refused.',
    ],
  },
  'order-of-two-returns': {
    question: 'Two tiles are set aside. Who says which of them goes back first?',
    answer: 'The player who returns them: you take either one first and finish it before you touch the other.',
    story: 'Two Blue Lions are set aside, after two thefts at once, and four tiles lie in the row. Lady X carries the left end tile to the right end. Then she returns the second Blue Lion at the right end, and after it the first at the left end.',
    reason: 'The rulebook has them returned one after the other and is silent about the order. We leave it to the player who returns them, because every other choice in a return is that player\'s too.',
    readings: [
      'They go back from left to right, as they stood in the row: Lady X has to begin with the first Blue Lion.',
      'Both tiles come back first, in the order that Lady X likes, and then she acts with six. The same tile goes from left to right, and another row comes of it.',
    ],
  },
  'two-returns-at-one-end': {
    question: 'I am returning two tiles. May both go to the same end?',
    answer: 'Yes: for each of them you choose the left or the right end anew.',
    story: 'Four tiles lie in the row, and two are set aside, Arsène and Lady X. Arsène carries the left end tile to the right end. Then he returns the tile with Arsène at the right end, and the one with Lady X at the right end as well, beside it.',
    reason: 'Each return is finished before the next begins. So the second finds a row whose end is the tile that has just come back, and it may go there like anywhere else at an end. No text asks for one at each end.',
    readings: ['One tile goes to each end. Arsène may choose only which one goes where.'],
  },
  'back-into-the-gap': {
    question: 'May I put the tile back where it was taken out?',
    answer: 'No: a tile comes back at the left or the right end of the row, never between two tiles.',
    story: 'The Blue Lion was taken out between two tiles that show Lady X, and the row has closed up. Arsène carries the right end tile to the left end and returns the Blue Lion. It goes to the right end; between the two that show Lady X there is no place for it any more.',
    reason: 'The rulebook names the two ends and no other place. The old place is gone anyway: the row closes up at once.',
    readings: [
      'The tile goes back into the gap from which it came. The combination would then stand as before after every payment.',
      'A return is free: the tile goes to an end or between any two tiles.',
    ],
  },
  'gap-closes-at-once': {
    question: 'The middle tile is out. Are the tiles on both sides of the gap neighbours now?',
    answer: 'Yes: the row closes up at once, and the next player acts with a row without a gap.',
    story: 'Arsène swaps the tiles in places 3 and 4 and makes an interrogation of Lady X: 1 diamond. Her tile leaves, and the two police are neighbours. Lady X swaps places 2 and 3, and Arsène lies between these same two police: 1 diamond for her. His tile is set aside, and she returns hers at the right end.',
    reason: 'The rulebook says that the row closes up, and acting with fewer tiles makes sense only then. Closing up itself never makes a combination, but what has become neighbours counts for the next action.',
    readings: ['The gap stays until the tile is back, and tiles beside it are no neighbours. Then Lady X would have made nothing.'],
  },
  'look-at-the-tile-set-aside': {
    question: 'The tile set aside belongs to nobody right now. May I look at its back?',
    answer: 'No: it lies beside the row with the same side up, and its back stays unseen like any other.',
    story: 'A tile that shows Arsène is set aside, and nobody has seen its back. Arsène carries the left end tile to the right end. Then he returns his tile at the left end and turns it over without looking first: the Blue Lion comes up.',
    reason: 'Backs are seen only when a tile is turned over in play, and leaving the row is not turning. That the tile keeps its side up is said in both descriptions.',
    readings: ['Out of the row a tile is free to look at, as often as anybody likes. The turn on returning would then be no risk at all.'],
  },
  'tile-left-out': {
    question: 'The row of five suits me well. May I leave the tile beside it?',
    answer: 'No: the next player has to return it in the very next turn.',
    story: 'The Blue Lion is set aside. Lady X swaps the tiles in places 3 and 4 and does not want the Blue Lion near the tiles of Arsène again. She passes the return. That is refused: she has to return it at one of the two ends.',
    reason: 'The rulebook has the next player return the tile in the same turn as the action: it is a duty and is not offered as a choice. Otherwise a tile could stay out for ever, and no text has a game of five tiles.',
    readings: ['The tile may come back but does not have to. The game goes on with five until somebody returns it.'],
  },
  'made-by-return': {
    question: 'I returned the tile, and now a combination lies there. Who gets the diamonds?',
    answer: 'Nobody: a return never pays, and the combination is old from then on.',
    story: 'Lady X carries the right end tile to the left end and returns the tile that shows Lady X at the right end. Now she stands on both sides of the Blue Lion, and nobody is paid. Arsène carries the left end tile to the right end, the theft moves along as a whole, and still nobody is paid.',
    reason: 'The rulebook lets nobody score by a return, and has the combination old from then on. That it stays old even when all three tiles move along together is our decision, from the way in which all texts speak of a combination: it is made, it does not just lie there. Broken and made again by an action, it pays.',
    readings: [
      'It only does not pay at once. If it still stands after the next action, its owner is paid, so Lady X would get 2 diamonds now.',
      'Only the player who returns the tile goes without. Had Lady X made a combination of Arsène\'s, he would be paid.',
    ],
  },
  'returned-tile-pays-next-turn': {
    question: 'My rival has just returned that tile. May it already be part of my combination?',
    answer: 'Yes: once it is back it is a tile like any other, from the very next action on.',
    story: 'Lady X carries the left end tile, Arsène, to the right end and returns the Blue Lion at the left end. Arsène carries his tile from the right end back to the left end: Arsène, the Blue Lion, Arsène. He gets 2 diamonds, and the Blue Lion is set aside again.',
    reason: 'The rulebook keeps a return from paying, not the tile that was returned. Arsène\'s action has made the theft, so it counts.',
    readings: ['The tile rests for a turn, and a combination with it pays only after that. Arsène gets nothing.'],
  },
};
