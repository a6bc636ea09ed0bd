import type { TableId } from './table.ts';
import type { RulingWords } from '../types.ts';

/** The rulings for a physical table, in English. */
export const tableWords: Readonly<Record<TableId, RulingWords>> = {
  'tile-on-its-edge': {
    question: 'A tile leans against another after the toss. Which side is up?',
    answer: 'Neither: that tile is tossed again, and the others stay as they lie.',
    story: 'One of the six tiles has come to lie on another, half on its edge. Arsène tosses this one again, and it shows Lady X. He starts the row with it.',
    reason: 'The toss gives each tile a random side, and a leaning tile has none yet. We decided to toss only this one, because nothing is wrong with the others, and a full new toss would let a player who dislikes them hope for better ones.',
    readings: ['The whole toss is void, and all six tiles are tossed again.'],
  },
  'tile-knocked-over': {
    question: 'A sleeve knocked over a tile in the row, and its back lay open. Does it count as turned?',
    answer: 'No: it is laid back as it was, and both players know its back now.',
    story: 'The tile in place 2 shows the police. It was knocked over, and Lady X was seen on its back. It is laid back with the police up, and the game goes on: Arsène carries the left end tile to the right end. The back of that tile is no secret any more.',
    reason: 'Nobody has taken an action, so the row has to read as before. No text foresees this. We decided that a tile of the row is laid back and not tossed, because its picture has been part of the game, while a loose one is tossed again.',
    readings: ['The tile stays as it fell. An accident would then be a flip, and one that counts as nobody\'s turn.'],
  },
  'back-seen-by-accident': {
    question: 'I saw the back of a tile by accident. Do I have to say so?',
    answer: 'Yes: the back is shown to both players, and the game goes on.',
    story: 'Lady X has lifted the tile in place 3 with her sleeve and seen its back: Arsène. Both look at it once, and it is laid back with the police up. It is still her turn, and she swaps places 3 and 4, so that a flip no longer makes a theft for Arsène.',
    reason: 'Nobody is to know a back before it is turned in play, but what one has seen cannot be unseen. No text helps here. We decided that the other player sees it too, because equal knowledge is the only thing that can still be put right.',
    readings: [
      'The one who saw it says nothing and just does not use it. Nobody can keep that promise, not even in good faith.',
      'Whoever saw a back loses the turn. No text knows a penalty, and in play nobody passes.',
    ],
  },
  'notes-on-paper': {
    question: 'May I write down which backs have come up?',
    answer: 'No, unless you both agree to it: remembering is allowed, notes are not.',
    story: 'Arsène flips the left end tile, and the Blue Lion comes up; under it lies Arsène now. Lady X carries this tile to the right end. Arsène remembers it and flips it back, and Arsène is up again. He has needed no paper for that.',
    reason: 'The game lives on what the two still know, and a list would take that away. The texts allow remembering and say nothing about paper. We decided against it as the default, and for the players\' freedom to agree on something else.',
    readings: ['What was seen in the open is known to all, so anybody may write it down.'],
  },
  'asking-what-is-under': {
    question: 'I have forgotten what is under a tile. Does my rival have to tell me?',
    answer: 'No: nobody has to answer that, and looking is not allowed either.',
    story: 'The tile at the left end was turned earlier, and both saw what is under it now. Lady X has forgotten and asks. Arsène does not have to answer. She decides to flip it all the same: Lady X comes up.',
    reason: 'To look is forbidden, and to remember is part of the game; an answer would do away with both. No text speaks of asking. We decided that it needs the consent of both, as with notes.',
    readings: ['What both have seen is no secret, so an honest answer is owed.'],
  },
  'back-worked-out': {
    question: 'I can work out what is under a tile from the other tiles. Is that cheating?',
    answer: 'No: to think is allowed; only looking is not.',
    story: 'Nothing has been turned over yet. Arsène lies on top three times, Lady X twice and the Blue Lion once. So the three tiles with Arsène on them are taken; the two that show Lady X must have the police and the Blue Lion under them, and the right end tile can only have the police. Arsène flips it, and the police come up.',
    reason: 'Each pair of pictures is on exactly one tile, and both players know that. What follows from it everybody may work out; a back becomes seen only by the flip.',
    readings: ['A back that nobody has seen counts as unknown, and whoever acts on a calculation plays unfairly. That cannot be checked, and both players have the same six tiles to think about.'],
  },
  'tile-known-by-a-mark': {
    question: 'One tile has a scratch, and I know it by that. May I use it?',
    answer: 'Not alone: tell your rival what you know, and the tile is replaced, or turned around so that it tells no more.',
    story: 'The tile at the right end has a scratch. Arsène knows from it that Arsène is under Lady X, and he says so. Lady X may look at the back once too, and the tile is turned around, so that the scratch tells no more. Now he may flip this tile like any other, and Arsène comes up.',
    reason: 'A mark is a way to look at a back without turning the tile. No text has a rule for such tiles, although one description mentions them. We treat the mark like a back seen by accident, because it does the same: it gives one player what both should have or neither.',
    readings: ['Whoever has sharper eyes has earned it: a mark on the side that is up is in plain sight, so it may be used without a word.'],
  },
  'whose-left-is-left': {
    question: 'We sit opposite each other. Whose left end is the left end?',
    answer: 'Either player\'s: the row has two ends, and every combination reads the same from both seats.',
    story: 'Lady X carries the right end tile to the left end, as she sees it. For Arsène opposite it goes from left to right. Both see the same: Arsène lies between two police now, and Lady X gets 1 diamond.',
    reason: 'All combinations are the same forwards and backwards, so no outcome hangs on the seat. The texts do not say from where to read. We decided that left is as the row is drawn, or as one player calls it, so that moves can be told and written down.',
    readings: ['Left is always the left of the player whose turn it is. It comes to the same on the table, but a list of moves would change sides every turn.'],
  },
  'lifted-and-put-back': {
    question: 'I lifted a tile and put it back without turning it. Do I have to flip it now?',
    answer: 'No: a tile put back unturned has not been played.',
    story: 'Arsène lifts the tile in place 4, has second thoughts and puts it back just as it lay. His turn goes on. He carries the left end tile to the right end, and now he has acted.',
    reason: 'The texts say what an action does and not when it is done. We decided that it is done when the tile lies in its new place or has been turned, because only then something has changed. Whoever sees the back in the meantime has looked, and that is another matter.',
    readings: ['A tile that is touched is played, as in chess. Arsène has to flip the tile in place 4.'],
  },
  'unnoticed-but-in-time': {
    question: 'My rival made my combination, and neither of us noticed at first. May I still claim it?',
    answer: 'Yes: it may be claimed until the next player has acted, by either of you for its owner.',
    story: 'Lady X swaps the tiles in places 3 and 4 and thinks no more of it. It is Arsène\'s turn, and before he acts he sees the theft: Arsène, the Blue Lion, Arsène. He gets his 2 diamonds, and the Blue Lion is set aside now. Then he acts with five tiles.',
    reason: 'The combination was made, and its owner is paid whoever made it; noticing is no condition in any text. We decided that the time for it ends with the next action, because until then the row is still the one that the combination made.',
    readings: [
      'What nobody claims in the turn itself is lost. The theft stays and is old.',
      'Lady X made it, and it is not hers: it pays nobody anyway, and it is old.',
    ],
  },
  'unnoticed-until-too-late': {
    question: 'We noticed my combination only after my next action. Do I still get the diamonds?',
    answer: 'No: after the next action it is old, and its middle tile stays in the row.',
    story: 'Lady X has made a theft for Arsène, and nobody has seen it. Arsène carries the right end tile to the left end. Now he sees it, but it stood before his action: nobody is paid, and the Blue Lion stays.',
    reason: 'Only what an action makes counts, and this action did not make it. That a missed claim ends here is our decision: to set the Blue Lion aside now would change a row on which somebody has already acted.',
    readings: ['As long as the theft stands it may be claimed. Arsène gets 2 diamonds, and the Blue Lion is set aside.'],
  },
  'returned-too-early': {
    question: 'My rival returned the tile before acting. What now?',
    answer: 'It is put right: the tile is set aside again, and your rival acts with the shorter row first.',
    story: 'A tile that shows Lady X is set aside. Lady X wants to return it at the left end straight away. That is refused: she has to act with five tiles first.',
    reason: 'The rulebook has the action before the return. That the mistake is put right as long as the next player has not acted is our decision, because up to then it can be undone without taking anything away from anybody.',
    readings: [
      'At a table where the tile comes back first, nothing is wrong: it lies at the left end, and Lady X now acts with six tiles.',
      'What lies, lies: Lady X has returned the tile and acts with six, once.',
    ],
  },
  'return-forgotten': {
    question: 'My rival forgot to return the tile, and I have already acted. Who returns it now?',
    answer: 'You do: once the next player has acted, the tile still aside goes back in the current turn.',
    story: 'Lady X should have returned a tile that shows Lady X and forgot it. Arsène has already acted with five tiles when both see it. So he returns the tile in his turn, at the right end, and Lady X goes on with six.',
    reason: 'Noticed before Arsène\'s action, Lady X would still have returned it. After it the row stands as it lies. No text says what to do then; we decided for the current turn, because the tile must not stay out any longer and turns are not played again.',
    readings: [
      'The one who forgot it returns it, even later, out of turn.',
      'Both turns are taken back to where the mistake was made. After a flip that cannot be done: what was seen stays seen.',
    ],
  },
};
