import type { RulingWords } from '../types.ts';
import type { CombinationsId } from './combinations.ts';

/** The rulings on combinations, in English. */
export const combinationsWords: Readonly<Record<CombinationsId, RulingWords>> = {
  'own-goal': {
    question: 'My own action made a combination that belongs to my rival: who gets the diamonds?',
    answer: 'Your rival does: the owner of a combination is paid, whoever made it.',
    story: 'Lady X swaps the tiles in places 3 and 4. Now Lady X lies between two police in places 2 to 4, an interrogation that pays Arsène. He takes 1 diamond although it is not his turn, and the tile between the police is set aside.',
    reason: 'The rulebook pays the thief whom a combination belongs to and does not ask who completed it. So every action has to be checked for both players: an own goal is the most common way to hand diamonds over.',
    readings: [
      'Only combinations of the player who acts count. Nobody is paid, the three tiles stay where they are, and from then on the combination is old. The short descriptions speak only of the player who acts, and can be read like this.',
      'Whoever completes a combination takes the diamonds, so Lady X would have 3. No description says so: only the heist belongs to the player who acts.',
    ],
  },
  'flip-makes-the-rivals': {
    question: 'I turned over a tile that I did not know, and it completed my rival\'s combination: does an accident count?',
    answer: 'Yes: the flip is played, and your rival is paid for what came up.',
    story: 'Nobody knows the backs. Arsène turns over the tile in place 3 between two Blue Lions and hopes for the third. Lady X comes up: with the tiles in places 1 and 2 that is a theft of Lady X, and she takes 2 diamonds.',
    reason: 'A flip is made without looking, and it cannot be taken back once the new side is seen. What comes up is judged like anything else: the owner is paid, whoever made the combination.',
    readings: [
      'What nobody could foresee does not count, and the tile is turned back. Then every flip would be a free look at a back, which the rules forbid.',
      'The flip counts, but only combinations of the player who acts are paid: Lady X gets nothing, and her theft stays in the row, old.',
    ],
  },
  'paid-from-the-supply': {
    question: 'My thief was caught between two police: do I have to give my rival one of my diamonds?',
    answer: 'No: the other thief takes 1 diamond from the supply, and you keep all of yours.',
    story: 'Lady X swaps the tiles in places 3 and 4, and Arsène lies between two police. Lady X takes 1 diamond from the supply and has 4. Arsène keeps his 2.',
    reason: 'Every payment comes from the supply and never from a player. An interrogation changes the distance between the two by 1 diamond, not by 2.',
    readings: [
      'The thief between the police pays the diamond to the other. The score would be 1 to 4. One review tells it like this; the rulebook does not.',
      'The picture in the middle earns, as it seems to do in a theft, so Arsène would take the diamond. In an interrogation the thief in the middle is the one who is caught, and the other one profits.',
    ],
  },
  'police-on-one-side': {
    question: 'Is it an interrogation when the police lie next to a thief on one side only?',
    answer: 'No: an interrogation needs police on both sides of the thief.',
    story: 'Lady X swaps the tiles in places 4 and 5. Arsène now lies next to the police in place 3, but on his other side lies Lady X. There is no combination, and nobody is paid.',
    reason: 'A combination is always three tiles side by side, and in an interrogation the thief is the middle one.',
    readings: [
      'Police on one side are enough, and Lady X would take 1 diamond. One description says no more than beside; a tile with police beside it lies in nearly every row, so somebody would be paid all the time.',
    ],
  },
  'one-blue-lion-pays-nothing': {
    question: 'The Blue Lion has come up: is it worth 3 diamonds by itself?',
    answer: 'No: only three Blue Lions side by side are a heist, and only the heist pays 3 diamonds.',
    story: 'Arsène turns over the tile in place 3, and the Blue Lion comes up. There are two Blue Lions in the row now, with the police between them. Nothing is complete, and nobody is paid.',
    reason: 'The Blue Lion is one of the four pictures, and a picture alone is worth nothing. Diamonds are the counters that combinations pay.',
    readings: [
      'The Blue Lion is one special diamond worth 3. One description puts it like this; it mixes up the picture with what three of them pay.',
      'Two Blue Lions are already worth something. No description says so.',
    ],
  },
  'between-two-different-thieves': {
    question: 'The Blue Lion lies between Arsène and Lady X: is that a theft, and do we share it?',
    answer: 'No: a theft needs the same thief on both sides of the Blue Lion.',
    story: 'Arsène swaps the tiles in places 4 and 5. The Blue Lion now has Arsène on its left and Lady X on its right. That is no combination, and nobody is paid.',
    reason: 'A theft belongs to one thief, the one who has the Blue Lion between two pictures. There is nothing to share in any combination: each has one owner.',
    readings: ['Each of the two takes 1 of the 2 diamonds. No description knows such a combination.'],
  },
  'old-combination': {
    question: 'A returned tile left a combination in the row, and nobody was paid: do I get the diamonds when I act next?',
    answer: 'No: it is old from the moment it stands there, and lying in the row never pays anybody.',
    story: 'Lady X acts and then brings back the waiting tile at the left end. It makes a theft for Arsène in places 1 to 3, and nobody is paid. In his turn Arsène swaps the tiles in places 4 and 5. The theft still stands, and it still pays nothing.',
    reason: 'The rulebook pays nobody for a return, neither the player who brings the tile back nor the rival, and has what it makes old from then on. How old and new are told apart is our decision: every description speaks of a combination that is made, so we compare the row before the action with the row after it, and this theft stood before.',
    readings: [
      'It does not pay at once, but with the next action: Arsène would take 2 diamonds in his turn. One summary says only that it does not count immediately, which leaves room for this.',
      'Only the player who brings the tile back goes without. Arsène, who owns the theft, would take 2 diamonds at once. The overview speaks only of the returning player, so it can be read like this; the rulebook says that nobody is paid.',
    ],
  },
  'shifted-as-a-whole': {
    question: 'I moved a tile from end to end, and the three tiles of an old combination slid along: are they paid in their new places?',
    answer: 'No: the same three tiles still lie side by side with the same pictures, so the combination is old.',
    story: 'A theft of Lady X stands in places 1 to 3; a return left it there. Lady X takes the tile at the right end to the left end. The theft now lies in places 2 to 4, but nothing new was made, and she gets nothing.',
    reason: 'We judge a combination by its tiles and pictures, not by its places. Otherwise a harmless move at the far end would turn every combination that a return left behind into diamonds.',
    readings: ['Three tiles in three new places are a new combination, and Lady X would take 2 diamonds. No description says so: they all speak of putting a combination together.'],
  },
  'one-tile-exchanged': {
    question: 'Two of the three tiles are still those of the old combination, only one is another: is it new?',
    answer: 'Yes: one other tile in the three is enough to make a new combination.',
    story: 'An old theft of Lady X stands in places 2 to 4. She swaps the tiles in places 2 and 3. That breaks the old theft, and the same Blue Lion now lies between the tiles in places 1 and 3: a theft with another tile at its end. She takes 2 diamonds, and the Blue Lion is set aside.',
    reason: 'Old is only what stood before this action with the same three tiles and the same pictures. This is our own test, because the descriptions say no more than that a combination is made; it can be checked with one look at the row before and after.',
    readings: ['The same Blue Lion with Lady X on both sides is still the same theft, so it is old. But the three tiles that lie together now did not lie together before: this action put them there.'],
  },
  'broken-and-made-again': {
    question: 'My old combination was never paid: may I break it up in one turn and make it again in a later one?',
    answer: 'Yes: made again, it is new and pays its owner.',
    story: 'An old theft of Lady X stands in places 2 to 4. She swaps the tiles in places 2 and 3, and it is broken. Arsène turns over the tile in place 6, which changes nothing there. Lady X swaps places 2 and 3 once more: the theft is made again, and she takes 2 diamonds.',
    reason: 'Before her second swap the three tiles made nothing, so that swap makes the combination. It takes two of her turns, and the rival has one in between to prevent it.',
    readings: ['Three tiles that have stood together once are used up. The rulebook says the opposite: combinations can be made again and again.'],
  },
  'another-valid-middle': {
    question: 'Two police stand around Arsène, and I turn him over into Lady X: is that the old interrogation or a new one?',
    answer: 'A new one: the three tiles now show other pictures, and the owner of the new combination is paid.',
    story: 'An old interrogation with Arsène in the middle stands in places 1 to 3. Arsène turns over the tile in place 2, and Lady X comes up between the two police. That is an interrogation that pays Arsène, and he takes 1 diamond.',
    reason: 'Old means the same tiles with the same pictures. A tile that was turned shows another picture, so whatever stands there now was made by this action.',
    readings: ['The same two police hold the same tile, so nothing new was made and nobody is paid. But even the owner has changed: the old interrogation was one for Lady X.'],
  },
  'lions-change-places': {
    question: 'Three Blue Lions were left by a return, and I swapped two of them: do I get the 3 diamonds?',
    answer: 'No: the row reads the same before and after, so the swap has made nothing.',
    story: 'An old heist stands in places 2 to 4. Lady X swaps the tiles in places 3 and 4, both Blue Lions. The swap is allowed, for the backs have changed places, but the pictures are as before. Nobody is paid.',
    reason: 'We decided so because otherwise a swap that nobody can see would earn 3 diamonds. Besides, the same three tiles still lie side by side.',
    readings: ['Every swap puts its tiles together anew, so Lady X would take 3 diamonds. Then a heist that a return left behind would belong to whoever first shuffles it.'],
  },
  'same-picture-changes-in': {
    question: 'I swapped a tile of an old combination for another tile with the same picture: that is a new tile, so is it a new combination?',
    answer: 'No: after a swap that leaves the row looking the same, everything that stands is old.',
    story: 'An old theft of Arsène stands in places 2 to 4. He swaps the tiles in places 4 and 5, both showing Arsène. One of the three tiles is another now, but the row reads as before, and he gets nothing.',
    reason: 'We decided so because nobody who only watches the pictures could see that anything happened. Diamonds should come from something that both players can see.',
    readings: [
      'One of the three tiles is another, so the combination is new and Arsène would take 2 diamonds. That is the usual test, but it stops where the row has not changed.',
      'Then such a swap is not allowed at all. It is: two backs have changed places, and that can be worth a turn.',
    ],
  },
  'beside-an-old-one': {
    question: 'My new combination shares a tile with an old one: are both paid now?',
    answer: 'No: only the new one pays, and only its middle tile leaves the row.',
    story: 'An old interrogation that would pay Lady X stands in places 2 to 4. Arsène turns over the tile in place 6, and the police come up. In places 4 to 6 Lady X now lies between police, and Arsène takes 1 diamond. The tile in place 5 is set aside; the old interrogation stays where it is.',
    reason: 'Each three tiles are judged for themselves. What stood before the action with the same tiles and pictures is old, even if it touches something new.',
    readings: [
      'Both stand after the action, so both are paid: 1 diamond each. But the left one already stood, and the action did not touch it.',
      'A tile of an old combination cannot be used in a new one, so nobody is paid. No description says so: a returned or used tile is a tile like any other.',
    ],
  },
  'return-makes-the-rivals': {
    question: 'I brought a tile back and made a combination of my rival\'s: is my rival paid, as after an action?',
    answer: 'No: a return never pays anybody, whoever owns what it makes.',
    story: 'Arsène turns over the tile in place 3 and then brings the waiting tile back at the left end. Now the Blue Lion lies between two pictures of Lady X, a theft that would pay her. Nobody is paid, the theft stays in the row, and it is old.',
    reason: 'The rulebook is plain here: nobody is paid. That the owner is paid whoever made it holds for actions and placements, not for a return.',
    readings: ['Only the player who brings the tile back cannot be paid, so Lady X would take 2 diamonds. The overview speaks only of the returning player and leaves room for this.'],
  },
  'heist-by-return': {
    question: 'With the tile that I brought back three Blue Lions lie side by side: it is my turn, so is the heist mine?',
    answer: 'No: a return pays nobody, not even for a heist.',
    story: 'Lady X acts with the short row and then brings the waiting tile back at the left end, as it lies. Three Blue Lions lie side by side. Nobody is paid, and the heist stays in the row.',
    reason: 'A heist belongs to the player whose turn it is, but only an action or a placement can earn it. What a return makes is old at once.',
    readings: [
      'It is still her turn, so Lady X would take 3 diamonds. The rulebook excludes every payment for a return.',
      'In the next turn the heist belongs to the player who then acts, so Arsène would take 3 diamonds. It stands there already, so no action of his has made it.',
    ],
  },
  'seen-when-the-row-closes': {
    question: 'The middle tile was set aside, and in the closed row another combination stands: did closing the row make it?',
    answer: 'No: closing up can never make a combination, so it stood there before.',
    story: 'An old theft of Arsène stands in places 2 to 4. He takes the tile at the right end to the left end and makes a theft in places 1 to 3. He takes 2 diamonds, its Blue Lion leaves, and the row closes up. The old theft is still there, now in places 2 to 4, and pays nothing.',
    reason: 'The tiles that closing up brings together show the same picture, and they had the middle between them. We tried every row: no combination comes about in this way, so one that you notice now is one that you missed before.',
    readings: ['Closing up has put three tiles together, so Arsène would take 2 more diamonds. But the three tiles lay side by side before the middle left.'],
  },
  'two-at-once': {
    question: 'One action made two combinations at once: are both paid, also when one of them is my rival\'s?',
    answer: 'Yes: two at once both pay, each to its owner.',
    story: 'Arsène swaps the tiles in places 3 and 4. On the left a theft of Arsène comes about, on the right a theft of Lady X. Each takes 2 diamonds. Both Blue Lions are set aside together, and Lady X acts next with four tiles.',
    reason: 'Everything that an action has made is judged at the same moment and paid to its owner. Both middles leave together, so neither combination can spoil the other.',
    readings: [
      'Only combinations of the player who acts count: Arsène takes his 2 diamonds, and the theft of Lady X stays in the row, old.',
      'Only one of the two counts, and the player who acts chooses which. No description offers a choice.',
    ],
  },
  'heist-and-interrogation': {
    question: 'My action made a heist and at the same time an interrogation that pays my rival: who gets what?',
    answer: 'The heist is yours, because it is your turn; the interrogation pays the other thief, your rival.',
    story: 'Arsène swaps the tiles in places 3 and 4. Three Blue Lions lie in places 1 to 3, and Arsène lies between two police in places 4 to 6. Arsène takes 3 diamonds for the heist, Lady X takes 1 for the interrogation. Both middles are set aside.',
    reason: 'Of the three combinations only the heist asks whose turn it is. A theft and an interrogation have their owner by their pictures, and an action pays everybody to whom it owes something.',
    readings: [
      'By the overview, read literally, only combinations of the player who acts count: Arsène takes 3 diamonds, and the interrogation stays in the row, old.',
      'The player who acts takes everything, so Arsène would have 4 diamonds more. The rulebook keeps the owner of each combination apart.',
    ],
  },
  'one-tile-in-two': {
    question: 'Two new combinations share a tile: does it count for both of them?',
    answer: 'Yes: a tile may be the end of two combinations, and both pay.',
    story: 'Arsène swaps the tiles in places 3 and 4. Now police and Lady X alternate in places 1 to 5: two interrogations that share the police in place 3. Both pay Arsène, 1 diamond each, and both pictures of Lady X are set aside.',
    reason: 'A combination is any three tiles side by side. Two can share an end, but the middle of one is never part of the other, so both middles can leave. More than two at once cannot happen: we tried every row.',
    readings: ['Each tile is used only once, so only one of the two pays. No description says so, and the rulebook lets two at once both pay.'],
  },
  'whose-heist': {
    question: 'I brought the Blue Lions together, and my rival only added the last one: is the heist not mine, or at least shared?',
    answer: 'No: a heist pays the player in whose turn it is completed, and nobody else.',
    story: 'Arsène swaps the tiles in places 2 and 3 and so brings two Blue Lions together. Lady X swaps the tiles in places 3 and 4, and the third joins them. It is her turn, so she takes 3 diamonds.',
    reason: 'A theft belongs to the thief in it; three Blue Lions show no thief. So the rulebook gives them to the player whose turn it is.',
    readings: ['Who has done most for it is paid, or the diamonds are shared. No description counts earlier turns.'],
  },
};
