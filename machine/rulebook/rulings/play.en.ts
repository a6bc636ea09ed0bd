import type { RulingWords } from '../types.ts';
import type { PlayId } from './play.ts';

/** The rulings on the three actions, in English. */
export const playWords: Readonly<Record<PlayId, RulingWords>> = {
  'swap-with-an-end-tile': {
    question: 'May I swap the tile at the end with its neighbour?',
    answer: 'No: by the rulebook neither of the two tiles may be an end tile.',
    story: 'Lady X would like to swap the tiles in places 1 and 2, so that the Blue Lion comes to lie between two pictures of Lady X. The tile in place 1 is an end tile, so the swap is not allowed.',
    reason: 'The rulebook says it in so many words, and two reviewers of the boxed game say it too. The short descriptions speak of neighbouring tiles and leave the condition out.',
    readings: [
      'Any two neighbours may be swapped. The swap makes a theft, and Lady X takes 2 diamonds. Most short descriptions read like this; agree on it before you start if you want to play it.',
      'Only the two tiles in the middle may be swapped. This swap is not allowed then either.',
    ],
  },
  'inner-pair-off-the-middle': {
    question: 'Are only the two tiles in the very middle swapped, or also the second and the third?',
    answer: 'Any two neighbours that are not end tiles: in a row of six three pairs may be swapped.',
    story: 'Arsène swaps the tiles in places 2 and 3. Neither is an end tile. Now Lady X lies between two police, and he takes 1 diamond.',
    reason: 'The rulebook excludes the end tiles and nothing else. The sentence about the middle fits a row of four, where the inner pair is the middle pair.',
    readings: ['Only the two tiles in the middle may be swapped, with six tiles those in places 3 and 4. The swap is not allowed. One summary says so.'],
  },
  'inner-tile-to-the-outside': {
    question: 'May I take the tile next to the end and lay it outside, at the end of the row?',
    answer: 'No: only an end tile moves to an end, and then to the other one.',
    story: 'Arsène would like to take the tile in place 5 out and lay it at the right end, so that Lady X gets between the two police. That is the same as swapping the tiles in places 5 and 6, and place 6 is the end.',
    reason: 'There are three actions, and this is none of them. End to end moves an end tile, and a swap leaves the end tiles alone.',
    readings: ['An inner tile may go outside, or change places with any neighbour. Then it is an interrogation, and Arsène takes 1 diamond. A single forum post describes the actions like this.'],
  },
  'flip-an-end-tile': {
    question: 'May I also flip a tile at the end, or only the inner ones?',
    answer: 'Yes: any tile of the row may be flipped.',
    story: 'Arsène turns over the tile in place 1, an end tile. Arsène comes up: with the next two tiles that is a theft, and he takes 2 diamonds.',
    reason: 'The condition about end tiles belongs to the swap alone. For the flip, rulebook and overview both say any tile.',
    readings: ['Only inner tiles are flipped, so this flip is not allowed. A single forum post says so, and its other actions differ from the rulebook too.'],
  },
  'pairs-in-a-row-of-five': {
    question: 'One tile is set aside and five are left: which of them may be swapped?',
    answer: 'Two pairs: the second with the third, and the third with the fourth, as the row lies now.',
    story: 'Lady X plays with five tiles. She swaps the tiles in places 3 and 4, makes a theft and takes 2 diamonds. Then she brings the waiting tile back at the right end.',
    reason: 'No description says what end and inner mean in a shorter row. We decided that the row counts as it lies on the table: it is closed up, and its outer tiles are its ends.',
    readings: [
      'Only the two tiles in the middle may be swapped. A row of five has no two in the middle, so no swap is allowed at all.',
      'Places are counted as if the missing tile still lay in its gap. But the row closes up at once, and there is no gap.',
    ],
  },
  'pairs-in-a-row-of-four': {
    question: 'With only four tiles one pair is left to swap: may I take an end tile this once?',
    answer: 'No: with four tiles only the middle two may be swapped.',
    story: 'Two tiles are set aside, and Lady X plays with four. She would like to swap the tiles in places 1 and 2. Place 1 is the end of this row, so only the tiles in places 2 and 3 may be swapped.',
    reason: 'The end tiles are excluded, however short the row is. That the row counts as it lies now is our decision, and it leaves one pair here.',
    readings: ['Any two neighbours may be swapped. The swap makes an interrogation of Arsène, and Lady X takes 1 diamond.'],
  },
  'end-to-end-with-five': {
    question: 'May I move a tile from end to end while another is set aside?',
    answer: 'Yes: the ends of the row are its ends as it lies now.',
    story: 'Arsène plays with five tiles. He takes the tile at the right end to the left end. There it completes a theft of Arsène, and he takes 2 diamonds. Then he brings the waiting tile back at the right end.',
    reason: 'All three actions go with five and with four tiles; the rulebook makes no exception. What the ends of a shorter row are we decided in the simplest way: those that you see.',
    readings: ['A row that lacks a tile has no proper ends, so end to end has to wait until it is back. No description says so.'],
  },
  'turned-on-the-way': {
    question: 'When I move a tile from end to end, may I turn it over, as when I bring one back?',
    answer: 'No: from end to end a tile keeps its picture up.',
    story: 'Arsène takes the tile at the left end to the right end. Turned over it would show the police, and Lady X would lie between two of them. It stays as it is, there is no combination, and nobody is paid.',
    reason: 'Moving a tile and flipping a tile are two different actions, and you have one. A tile may be turned over only while it comes into the row, when it is placed or brought back.',
    readings: ['Whoever lays a tile at an end may turn it over, so Arsène would take 1 diamond. The rulebook allows this for placing and bringing back only.'],
  },
  'act-with-four': {
    question: 'Two tiles were set aside: do I really act with four before I bring any back?',
    answer: 'Yes: you act with four tiles, and then both go back in the same turn.',
    story: 'Lady X takes the tile at the right end to the left end, in a row of four. Then she brings back the second waiting tile at the right end and the first at the left end. The row has six tiles again.',
    reason: 'The rulebook lets the next player act with the shorter row and return the tiles afterwards. It does not matter whether one is missing or two.',
    readings: [
      'Both tiles go back first, and she acts with six. She takes another tile to the left end then, and another row comes about. The overview can be read like this.',
      'One tile goes back before the action and the other after it. No description says so.',
    ],
  },
  'paid-with-five-tiles': {
    question: 'I was paid while a tile was still set aside: which of the two tiles goes back now?',
    answer: 'The one that waited: the new middle stays aside for the next player.',
    story: 'Lady X plays with five tiles, and one waits. She swaps the tiles in places 3 and 4, makes a theft and takes 2 diamonds. The Blue Lion leaves the row, and she brings the other tile back at the right end. Arsène again plays with five tiles.',
    reason: 'A combination made with five tiles pays like any other. Every tile misses exactly one turn of the next player, so what left just now cannot come back in the same turn.',
    readings: [
      'With a tile missing nobody can be paid. No description says so.',
      'The waiting tile goes back before the action, so this swap cannot be the beginning of her turn. The overview can be read like this.',
    ],
  },
  'two-paid-with-five-tiles': {
    question: 'With five tiles I made two combinations at once: how many tiles does my rival play with?',
    answer: 'With four: one tile goes back now, and two have left.',
    story: 'Arsène plays with five tiles, and one waits. He swaps the tiles in places 3 and 4: police and Lady X alternate through the whole row, two interrogations at once, and he takes 2 diamonds. Both middles leave. He brings the waiting tile back, and Lady X has four tiles.',
    reason: 'Two at once pay with five tiles as with six, and both middles wait for the next player. There are never fewer than four tiles in a turn, for with four only one combination fits.',
    readings: ['A row may never be shorter than five, so one of the two middles stays. The rulebook sets every middle aside.'],
  },
  'paid-with-four-tiles': {
    question: 'Two tiles were set aside, and with the four others I made a combination: what stays out now?',
    answer: 'Only the new middle: both tiles that waited go back.',
    story: 'Lady X plays with four tiles, and two wait. She takes the tile at the right end to the left end. Arsène lies between two police, and she takes 1 diamond. The row has three tiles; she brings back both that waited, and Arsène plays with five.',
    reason: 'What was set aside before this turn goes back in this turn, and what this action set aside waits for the next player. That holds with four tiles too.',
    readings: ['The rival brings back everything at once in the next turn, so Arsène plays with three. No description puts a return off.'],
  },
  'which-tile-goes-back': {
    question: 'One tile waited, and my action set another aside: may I choose which of them I bring back?',
    answer: 'No: only the tile from the turn before goes back.',
    story: 'Arsène swaps the tiles in places 2 and 3 and makes a theft. A tile that shows Lady X lies aside from before, and the Blue Lion has joined it. He would like to bring back the Blue Lion, but that one waits for the turn of Lady X.',
    reason: 'The rulebook sends back what was set aside on the previous turn, never what has just left. Otherwise the player who is paid could lay the tile back at once.',
    readings: ['One tile goes back, and the player chooses which. Then a tile could stay out for the whole game.'],
  },
  'flip-taken-back': {
    question: 'I turned a tile over and do not like what came up: may I turn it back and do something else?',
    answer: 'No: once a tile has been turned, the action is taken.',
    story: 'Arsène turns over the tile in place 2. The police come up, no combination is made, and he would rather have done something else. But his turn is over, and Lady X acts.',
    reason: 'No description says when an action is final, so we decided: when the tile lies in its new place or has been turned. A flip that may be taken back would be a free look at a back.',
    readings: ['Until the rival acts everything may be taken back. Among friends that goes for a swap, if both agree; a back that was seen cannot be forgotten.'],
  },
  'flipped-back-at-once': {
    question: 'My rival has just flipped a tile: may I flip the same one back at once?',
    answer: 'Yes: any tile may be flipped, also the one that was turned a moment ago.',
    story: 'An old theft of Lady X stands in places 3 to 5. Arsène turns over the tile in place 5 to break it. Lady X turns the same tile back: the theft is made again, it is new, and she takes 2 diamonds.',
    reason: 'An action is restricted only by what the rules say of it, and the flip has no restriction. So whoever breaks an old combination of the rival by a flip hands it over to be made again.',
    readings: ['A tile that has just been turned rests for one turn. No description says so; if it goes to and fro for long, the players may agree a draw.'],
  },
  'every-action-hurts': {
    question: 'Whatever I do helps my rival: may I do nothing?',
    answer: 'No: in your turn you must take one action, even if every one hurts.',
    story: 'Lady X needs 1 more diamond. All backs are known, and every action of Arsène either pays her at once or leaves her something to take. He would like to pass, but the row is built, and passing is over.',
    reason: 'The rulebook lets you pass only instead of placing a tile, and gives you one action afterwards. That you must take it is our decision: without it two careful players would just wait.',
    readings: ['Passing is allowed in the whole game. The rulebook mentions it only for building the row.'],
  },
  'second-action-while-a-tile-waits': {
    question: 'I have acted, and the tile is still aside: may I act once more before I bring it back?',
    answer: 'No: one action, and then only the return is left.',
    story: 'Lady X plays with five tiles and swaps those in places 2 and 3. Nothing comes of it. She would like to take a tile from end to end as well, but all that is left to do is to bring back the waiting tile.',
    reason: 'A turn has exactly one action, with six tiles as with five. A fixed order is part of it: first the action, then the return.',
    readings: ['A short turn with five tiles is made up for by a second action. No description says so.'],
  },
};
