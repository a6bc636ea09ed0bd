import type { RulingWords } from '../types.ts';
import type { EndId } from './end.ts';

/** The rulings on the end of the game, in English. */
export const endWords: Readonly<Record<EndId, RulingWords>> = {
  'seven-is-enough': {
    question: 'I have 7 of the 15 diamonds: have I won, or do I need more than half of them?',
    answer: 'Yes, you have won: 7 diamonds end the game at once.',
    story: 'Arsène has 5 diamonds. He swaps the tiles in places 2 and 3, makes a theft and takes 2. With 7 diamonds he has won, and the game is over.',
    reason: 'The rulebook sets the target at 7. How many diamonds lie in the supply makes no difference to it.',
    readings: ['The majority of the 15 diamonds wins, so 8 are needed and Lady X acts next, with five tiles. One report plays it like this; the rulebook says 7.'],
  },
  'more-than-seven': {
    question: 'I had 6 diamonds and took 3: does it have to be exactly 7?',
    answer: 'No: 7 or more wins, and 9 is as good as 7.',
    story: 'Lady X has 6 diamonds. She swaps the tiles in places 4 and 5, three Blue Lions lie side by side, and she takes all 3 diamonds. With 9 she has won.',
    reason: 'The rulebook says 7 or more. About one game in three ends above 7, so it would be strange if that were a fault.',
    readings: [
      'Exactly 7 are needed, and a gain that goes beyond is not taken: the score stays 3 to 6 and the game goes on. No description says so; most of them name the number 7 and leave out the rest.',
      'The gain is cut at 7. It changes nothing about who has won.',
    ],
  },
  'won-in-the-rivals-turn': {
    question: 'My rival\'s action brought me to 7 diamonds: have I won although it was not my turn?',
    answer: 'Yes: the game ends the moment a player has 7, whoever was acting.',
    story: 'Arsène has 6 diamonds, and it is the turn of Lady X. She swaps the tiles in places 4 and 5 and overlooks that a picture of Lady X now lies between two police. That pays Arsène 1 diamond, and he has won.',
    reason: 'The owner is paid, whoever made the combination, and the rulebook ends the game at 7 without asking whose turn it is. Close to the end the own goal is the most dangerous mistake.',
    readings: [
      'Only combinations of the player who acts count, so Arsène is not paid. The score stays 6 to 3, and he acts next.',
      'Arsène is paid, but he can win only in a turn of his own, so the game goes on until then. No description says so.',
    ],
  },
  'no-last-turn': {
    question: 'My rival began and has reached 7: do I get one more turn, so that we have had the same number?',
    answer: 'No: the game is over at once, and nothing more is played.',
    story: 'Arsène has 6 diamonds and would act next. Lady X swaps the tiles in places 3 and 4, makes a theft and has 7. Arsène would like to answer by taking a tile from end to end, but the game is over.',
    reason: 'The rulebook ends the game with the payment that reaches 7 and does not ask who began.',
    readings: ['The round is finished first, so that both have had equally many turns. That is usual in many games, but no description of this one says so.'],
  },
  'tile-left-aside-at-the-end': {
    question: 'I have reached 7, but a tile still waits to be brought back: do I have to return it first, and can that change anything?',
    answer: 'No: the payment ends the game, and the tile stays aside.',
    story: 'Arsène plays with five tiles while one waits. He swaps the tiles in places 3 and 4, makes a theft and has 7 diamonds. The middle of the theft is still set aside, as after every payment. Then nothing more happens: the waiting tile is not returned.',
    reason: 'Payment and setting aside belong together; after them the game is over. A return never pays anybody, so it could not change the result.',
    readings: [
      'The turn is completed, and the tile goes back. It does no harm, but it is no part of the game any more.',
      'At a table where a tile goes back before the action, it lies in the row again when Arsène wins. He wins all the same; the row has six tiles, and only the new middle is aside.',
    ],
  },
  'won-while-building': {
    question: 'The row is not even complete, and my rival already has 5 diamonds: can the game be over before play begins?',
    answer: 'Not in fact: 7 diamonds end the game at any time, but nobody can have more than 5 before the row is built.',
    story: 'Two tiles are loose, and Lady X has 2 diamonds from a theft. She attaches a third Blue Lion at the left end: a heist, and she takes 3 diamonds. With 5 she has as many as anybody can have by now, and Arsène goes on building.',
    reason: 'The rulebook lets combinations pay while the row is built and ends the game at 7 diamonds in either phase. But six placements do not bring that many: we built every row in every way, with all passes and returns, and one player gets 5 at most, both together 6.',
    readings: ['Combinations do not pay before the row is complete. Lady X stays at 2, the heist is old when play begins, and Arsène places the next tile. Some descriptions speak of diamonds only after the row is built.'],
  },
  'both-paid-though-one-has-won': {
    question: 'My action made two combinations, and mine alone brings me to 7: is my rival still paid for the other?',
    answer: 'Yes: both combinations of one action pay before the game ends.',
    story: 'Arsène has 6 diamonds, Lady X 5. He swaps the tiles in places 2 and 3 and makes two interrogations at once, one for each of them. Both take 1 diamond, both middles are set aside, and the game is over at 7 to 6.',
    reason: 'Two at once are one payment, without a first and a second. Only when it is complete do we look who has 7: otherwise the order in which you count would decide.',
    readings: [
      'With the seventh diamond everything stops, and the score is 7 to 5. The winner is the same here, but when both can reach 7 it would matter who is counted first.',
      'Only combinations of the player who acts count, so Lady X gets nothing: 7 to 5.',
    ],
  },
  'both-reach-seven': {
    question: 'One action brought both of us to 7 or more: who has won?',
    answer: 'The higher total wins, whoever was acting; if both have the same, it is a draw.',
    story: 'Both have 6 diamonds. Arsène swaps the tiles in places 3 and 4. On the left that makes a theft of Lady X, on the right an interrogation that pays him. Lady X takes 2, Arsène takes 1: Lady X wins by 8 to 7.',
    reason: 'No description says anything about this, so we had to decide. Diamonds are what the game is about, so the one who has more wins; it happens in about one game in a thousand.',
    readings: [
      'The player who acts wins, because it is his turn: Arsène. No description gives an advantage to the acting player.',
      'Only combinations of the player who acts count, so Arsène alone is paid and wins by 7 to 6.',
    ],
  },
  'level-at-seven': {
    question: 'We have both reached 7 with the same action and have equally many diamonds: who has won?',
    answer: 'Nobody: the game is a draw.',
    story: 'Both have 6 diamonds. Lady X swaps the tiles in places 3 and 4, and two interrogations come about, one for each of them. Both take 1 diamond: 7 to 7, and the game is over.',
    reason: 'No description says anything about this, so we had to decide. Both reached the target at the same moment with the same number, and nothing else in the rules tells them apart.',
    readings: [
      'The player who did not act wins, because the other one paid him: Arsène. A good rule for a tournament that needs a winner, but it stands nowhere.',
      'They play on until somebody is ahead. But at 7 diamonds the game is over.',
      'Only combinations of the player who acts count, so Lady X alone is paid and wins by 7 to 6.',
    ],
  },
  'sixteen-diamonds': {
    question: 'We have 6 diamonds each, so 3 are left, and my action is worth 4: who goes short?',
    answer: 'Nobody: the 15 diamonds are only counters, and everybody is paid in full.',
    story: 'Arsène swaps the tiles in places 3 and 4 and makes an interrogation that pays Lady X and a heist of his own. Lady X takes 1 and Arsène takes 3: 7 and 9, together 16 diamonds. Both have reached 7, the higher total wins, and that is Arsène.',
    reason: 'The rulebook provides 15 diamonds and does not say that they limit the score, so we decided that they do not. One action is worth at most 4, so 16 is the most that can ever be needed, and then the game is over: write the last one down.',
    readings: [
      'Only what the supply still has is paid, and the player who acts takes first: 9 to 6. Nothing in the rules gives anybody the first grab.',
      'By the overview, read literally, only the heist of Arsène pays. Then the 15 diamonds are enough: 9 to 6.',
    ],
  },
  'one-two-three-is-only-six': {
    question: 'The three combinations pay 1, 2 and 3, together 6: how does anybody get to 7?',
    answer: 'By making combinations again and again: each pays every time it is made.',
    story: 'Arsène swaps the tiles in places 2 and 3, makes a theft and has 5 diamonds. Lady X acts and brings the Blue Lion back at the left end. Arsène takes the tile at the right end to the left and has made the same theft with the same three tiles again. He takes 2 more: 7 diamonds, and he has won.',
    reason: 'The middle tile leaves and comes back, so every combination can be put together anew. Only one that merely stands there does not pay twice.',
    readings: ['Each combination pays once in a game. Then 6 would be the most that anybody could have, and nobody could ever win.'],
  },
  'third-repetition': {
    question: 'We just move the same tiles to and fro, and the same position is here for the third time: what happens now?',
    answer: 'The table proposes a draw; you both may accept, or play on.',
    story: 'Arsène swaps the tiles in places 2 and 3, Lady X swaps them back, and both do it once more. Nobody has been paid and no new back was seen. After these four turns the same row with the same player to act is here for the third time, and a draw is proposed, although Arsène leads by 4 to 2.',
    reason: 'No description provides for a game that does not end, and two players who forget nothing can go on for ever. We decided for a proposal and against a verdict: a draw should be something that both want.',
    readings: [
      'The player with more diamonds wins, so Arsène. Then whoever leads would only have to move tiles to and fro.',
      'Making the same position for the third time is not allowed. The rules forbid no action for such a reason, and you must always take one.',
    ],
  },
  'twenty-quiet-turns': {
    question: 'Nobody has got a diamond for ages, but no position repeats: do we have to go on for ever?',
    answer: 'No: after 20 turns without a diamond, both players\' counted, the table proposes a draw.',
    story: 'All backs are known. For 20 turns, 10 of each player, both swap, flip and move tiles from end to end, and no combination comes about. No position comes up three times either. Now a draw is proposed.',
    reason: 'No description sets a limit, so we did. The count starts again when a diamond is paid or a back is seen for the first time, because then something has changed.',
    readings: [
      'The player with more diamonds wins after 20 turns, and at the same score it is a draw. That would reward whoever leads for doing nothing.',
      'The game goes on until somebody has 7, without exception. You may do that too: nobody has to accept.',
    ],
  },
  'draw-not-accepted': {
    question: 'A draw was proposed because the position came up three times: do I have to accept it?',
    answer: 'No: nobody has to accept, and then the game simply goes on.',
    story: 'Both players swap the tiles in places 4 and 5 to and fro until the position is here for the third time. Arsène is behind by 2 to 4 and does not accept the draw. He risks turning over the tile in place 3, whose back nobody knows: Arsène comes up, a theft. He takes 2 diamonds, and it stands 4 to 4.',
    reason: 'Our rule only proposes; a draw needs both players. They may also agree to one without being asked, at any time, and each may resign.',
    readings: ['At the third repetition the game is drawn, whether the players like it or not. That would take the next turn from a player who still has something to try.'],
  },
};
