import type { BuildingId } from './building.ts';
import type { RulingWords } from '../types.ts';

/** The rulings on building the row, in English. */
export const buildingWords: Readonly<Record<BuildingId, RulingWords>> = {
  'pass-with-tile-waiting': {
    question: 'I pass while a tile is set aside. Does the tile still come back?',
    answer: 'Yes: a pass skips only the placement, and the tile is returned at the end of that same turn.',
    story: 'Arsène has been paid for an interrogation while the row is built, and its middle, Lady X, lies beside the row. It is Lady X\'s turn. She likes none of the loose tiles and passes. Then she returns the tile at the right end, and Arsène goes on.',
    reason: 'The rulebook makes the return a duty of the next player\'s turn; it is not part of placing, so passing the placement cannot pass the duty. Neither description says this outright. We decided it so, because otherwise one pass would leave the tile out for longer than anything in the game allows.',
    readings: [
      'The pass skips everything. The tile stays beside the row, and Arsène is the one who returns it.',
      'At a table where the tile comes back first, a pass as the first thing in the turn is refused: Lady X has to return the tile, and only then may she pass.',
    ],
  },
  'passes-without-limit': {
    question: 'We have already had one pass. May my rival pass as well?',
    answer: 'Yes: by the rulebook there is no limit to passing while the row is built.',
    story: 'One tile lies in the row. Lady X passes, and Arsène passes at once. Nothing has changed, and Lady X has to decide again.',
    reason: 'The rulebook allows a pass and names no number, so none is added here. If neither of you wants to place a tile, you may agree a draw, or play the next game with one pass in all.',
    readings: [
      'There is one pass in the whole game, whoever takes it. Lady X has used it, and Arsène has to place a tile.',
      'There is no passing at all. Even Lady X\'s pass is refused.',
    ],
  },
  'pass-before-the-first-tile': {
    question: 'May the starter pass when no tile lies in the row yet?',
    answer: 'Yes: passing instead of placing is allowed from the very first turn.',
    story: 'Six loose tiles lie on the table and no row. Arsène starts and passes. Lady X lays the first tile, showing Arsène, and it is Arsène\'s turn again.',
    reason: 'The pass takes the place of any placement, and the first tile is a placement like the others: it just starts the row. No text makes an exception of it.',
    readings: [
      'The first tile is not a choice but the start of the row, so the starter has to lay it and passing begins with the second turn.',
      'There is no passing at all, so Arsène has to lay the first tile.',
    ],
  },
  'pass-on-the-last-tile': {
    question: 'Only one loose tile is left and I do not want to place it. May I pass?',
    answer: 'Yes, but then the tile is there for your rival to place.',
    story: 'The last loose tile shows the police, and as it lies it would make an interrogation for Lady X at either end. Arsène passes. Lady X lays it at the right end herself: the police, Arsène, the police. She gets 1 diamond, the tile with Arsène is set aside, and the row is complete.',
    reason: 'You may pass instead of placing as long as the row is being built, and it is built until no loose tile is left. A pass puts nothing off for good: whoever places the tile makes the combination, and its owner is paid.',
    readings: [
      'The last tile ends the building, so it has to be placed: Arsène may turn it over and hope, but he may not pass.',
      'There is no passing at all, so Arsène has to place the tile.',
    ],
  },
  'pass-in-play': {
    question: 'We could pass while we built the row. May I still pass now that it is complete?',
    answer: 'No: passing belongs to building the row, and in play you take exactly one action.',
    story: 'All six tiles lie in the row, and it is Arsène\'s turn. He says that he passes. The pass is refused, and he still has to act.',
    reason: 'The rulebook offers the pass instead of placing a tile, and there is nothing left to place. That you must act even if it hurts is a decision of ours: the texts say what a turn is, one action, and none of them offers a turn without one. If you only want to wait, an end tile carried to the other end often does it.',
    readings: ['Passing is allowed whenever it is your turn, in play as in building.'],
  },
  'last-tile-pays': {
    question: 'The last tile of the row makes a combination. How does the game go on?',
    answer: 'The combination pays, building is over, and the next player acts with five tiles and then returns the sixth.',
    story: 'Lady X lays the last loose tile at the right end: Lady X, the Blue Lion, Lady X. She gets 2 diamonds, and the Blue Lion is set aside. Arsène takes the first action with the five tiles that lie there: the left end tile goes to the right end. Then he returns the Blue Lion at the left end.',
    reason: 'Combinations count while the row is built, and the last placement is no exception. Building ends when no loose tile is left, and a tile set aside is not loose. Neither text says what comes next; we decided that turns simply go on alternating, because nothing breaks them.',
    readings: [
      'The row is only being set up, so nothing pays: the theft stays in the row, old, and Arsène acts with six tiles.',
      'The tile comes back first. Lady X is paid, but Arsène returns the Blue Lion and then acts with six tiles.',
      'The row is not complete without the Blue Lion, so Arsène only returns it, and Lady X takes the first action.',
    ],
  },
  'last-loose-tile-while-one-waits': {
    question: 'I place the last loose tile while another is still set aside. Is building over?',
    answer: 'Yes: building ends with the last loose tile, and the one set aside goes back in the same turn.',
    story: 'One tile is loose, and one that shows Arsène waits beside the row since Lady X was paid. It is Arsène\'s turn. He lays the loose tile at the left end and then returns the other at the right end. Lady X now takes the first action, with six tiles.',
    reason: 'We count the loose tiles only, because those are what there is to place. While building, the order is place, then return; so the turn that takes the last loose tile also brings the other one back, and no turn is left over.',
    readings: [
      'Building goes on until all six lie in the row, so the tile set aside is the last one placed, in a turn of its own, and it may make a combination that pays.',
      'The tile comes back first: placing the loose tile at once is refused. Building still ends with the loose tile.',
    ],
  },
  'combination-while-building': {
    question: 'We are still building the row. Does a combination already pay?',
    answer: 'Yes: a combination made by placing a tile pays like any other.',
    story: 'Two tiles lie in the row, Lady X and the Blue Lion. Lady X lays a third at the right end, showing Lady X again. That is a theft: she gets 2 diamonds at once, and the Blue Lion is set aside.',
    reason: 'The rulebook counts combinations in either phase. Only texts that tell the game in a few lines sound as if paying began with the first action.',
    readings: ['Building only sets up the game, and nothing pays. The theft stays in the row, and it is old when play begins.'],
  },
  'place-first-then-return': {
    question: 'A tile is set aside and we are still building. Do I place first or return first?',
    answer: 'Place first: a loose tile, or a pass, and then the tile that was set aside.',
    story: 'Lady X has just been paid for a theft, and the Blue Lion lies beside the row of two. Arsène lays the police at the left end. Only then he returns the Blue Lion, at the right end and as it lies.',
    reason: 'The rulebook\'s order in play is action, then return, and the placement stands where the action will stand later. That the same order holds while building is our reading of it; it is the only one that does not change in mid-game.',
    readings: ['The tile set aside comes back first. Placing at once is refused: Arsène returns the Blue Lion and then lays the police.'],
  },
  'tile-set-aside-instead-of-a-loose-one': {
    question: 'May I return the tile that is set aside instead of placing a loose one?',
    answer: 'No: it is not a loose tile; you place a loose one or pass, and return the other after that.',
    story: 'A tile that shows Arsène is set aside, and three tiles are loose. Arsène wants to make do with returning it at the left end. That is refused: he has to place a loose tile or pass first.',
    reason: 'You place a loose tile, and loose are only those that were tossed and have not been in the row yet. We decided that a return never takes the place of a placement, because otherwise the row would grow more slowly with every combination, and for no reason in any text.',
    readings: [
      'Tiles beside the row are all alike: returning one is the placement of this turn, and Lady X goes on.',
      'At a table where the tile comes back first, the return is allowed at once. But it does not stand for the placement: Arsène still has to place a loose tile or pass.',
    ],
  },
  'judged-as-it-stays': {
    question: 'As it lay, my tile completed a combination, but I turned it over. Does the first picture count?',
    answer: 'No: a placement is judged once, when the tile lies as it will stay.',
    story: 'The police and Lady X lie in the row. Lady X takes a loose tile that shows the police and touches the right end: as it lies it would be an interrogation, and Arsène would get 1 diamond. She turns it over without looking. The Blue Lion comes up, and nobody gets anything.',
    reason: 'Turning is part of placing: the tile is down only after that choice. If the picture before it counted too, one placement could make two combinations with the same tile.',
    readings: [
      'The police lay at the end for a moment, so the interrogation was there: Arsène gets 1 diamond.',
      'A tile is placed as it lies. Turning it over is refused, and Lady X needs another tile or another end.',
    ],
  },
  'turned-onto-the-rivals-combination': {
    question: 'I turned the tile over as I placed it, and now it makes my rival\'s combination. May I turn it back?',
    answer: 'No: you may turn it once, and what came up counts, for your rival too.',
    story: 'The police and Arsène lie in the row. Arsène takes a loose tile with Lady X up, chooses the right end and turns it over. The police come up: an interrogation of Arsène. Lady X gets 1 diamond, and the middle tile is set aside.',
    reason: 'The rulebook allows one turn, blind. The tile lies as it will stay, its picture makes a combination, and the owner of a combination is paid whoever made it.',
    readings: [
      'As long as a hand is on the tile nothing is final. Arsène turns it back to Lady X, and nobody is paid.',
      'The tile stays as it came up, but a combination that only helps the rival pays nobody. It stands in the row and is old.',
    ],
  },
  'end-first-then-turn': {
    question: 'May I turn a loose tile over first and then choose the end where it fits?',
    answer: 'No: the end comes first, and only then may you turn the tile over.',
    story: 'Arsène and the Blue Lion lie in the row. Arsène takes a loose tile and touches the left end. Then he turns it over, and Arsène comes up. At the right end that would have been a theft for 2 diamonds, but the end is chosen, and nobody is paid.',
    reason: 'The rulebook has it in this order, two reviews stress it, and a third agrees: turning is a risk, not a search. That the end is chosen when the tile touches it is our decision, because a table needs a moment that both players can see.',
    readings: [
      'The order is yours. Arsène turns the tile over, sees Arsène, takes the right end and gets 2 diamonds for the theft.',
      'A tile is placed as it lies. Turning it over is refused.',
    ],
  },
  'heist-with-three-tiles': {
    question: 'Only three tiles lie in the row. Can they already be a combination?',
    answer: 'Yes: a combination is three tiles side by side, and three are enough.',
    story: 'Two Blue Lions lie in the row. Arsène lays the third at the right end: a heist, 3 diamonds, and the middle one is set aside. The row now has two tiles. Lady X lays a tile at the right end as always and then returns the Blue Lion there.',
    reason: 'A combination asks for three tiles in a row, not for a long row. A row of two has a left and a right end like any other, so placing and returning go on unchanged.',
    readings: [
      'So short a row is not a row yet: combinations count from the fourth tile on. Arsène gets nothing.',
      'Nothing pays while the row is built. The three Blue Lions stay and are old.',
    ],
  },
  'first-action-after-a-pass': {
    question: 'There was one pass while we built the row. Does the starter still take the first action?',
    answer: 'No: turns simply alternate, so after one pass it is the other player who acts first.',
    story: 'Arsène started, five tiles lie in the row, and it is Lady X\'s turn. She passes. Arsène lays the last tile, and the row is complete. The next turn is Lady X\'s: she carries the right end tile to the left end.',
    reason: 'Without a pass the starter\'s turn comes after the sixth tile; a pass moves that by one. No text says who acts first. We let the turns alternate through both phases, because nothing in either description breaks them.',
    readings: [
      'Play is a new phase and the starter opens it. Arsène acts first, although he has just laid the last tile.',
      'There is no passing, so the question never comes up: Lady X has to lay the last tile, and the starter acts first.',
    ],
  },
  'who-starts-and-who-tosses': {
    question: 'Who starts, and who tosses the tiles?',
    answer: 'Agree or draw lots; whoever starts tosses the tiles and places the first one.',
    story: 'Lots fall on Lady X. She tosses the six tiles and takes one that shows the police as the first tile of the row. Now Arsène places.',
    reason: 'The rulebook gives the two roles and says nothing about the start. We decided for lots, as one review does, because neither role has a claim to it, and for the starter as the one who tosses, so that nobody has to be asked. Whatever the start is worth, one pass turns it round.',
    readings: [
      'Arsène always starts, because he is named first.',
      'The other player tosses, so that the starter cannot aim.',
    ],
  },
  'row-laid-at-random': {
    question: 'May we lay the six tiles in a row at random and begin with the actions?',
    answer: 'No: the tiles are tossed, and then you build the row in turns, tile by tile.',
    story: 'Six tossed tiles lie on the table, and there is no row. Lady X wants to begin with an action, but there are no ends to carry a tile between. The action is refused: she has to place a tile or pass.',
    reason: 'The toss settles which side is up; which tile lies where is what building is for. Whoever leaves it out leaves out the first six decisions, and the first diamonds too.',
    readings: [
      'The six tiles are laid in a random row, and play begins with the first action.',
      'The tiles start with their pictures hidden. But every side has a picture, so what is meant can only be that the backs are unseen.',
      'The tiles go on the table one by one and not in one toss. If each falls with a random side up, nothing else changes: the row is still to be built.',
    ],
  },
};
