import type { RuleId } from '../rules/index.ts';
import type { RuleWords, Sentence } from './types.ts';

const s = (text: string): Sentence => ({ text });
/** A sentence that is our ruling, and why. */
const r = (text: string, why: string): Sentence => ({ text, why });

/** What every rule got in version 1. */
const first = 'One sentence.';
const same = { 1: first };
const more = (what: string): Record<string, string> => ({ 1: first, 2: what });

/** The whole text of every rule, in English: a sentence for each source mark of `rules.ts`. */
export const ruleWords: Readonly<Record<RuleId, RuleWords>> = {
  'R1.1': {
    title: 'Six tiles, four pictures',
    sentences: [
      s('There are six tiles, with a picture on each side.'),
      s('The four pictures are Arsène, Lady X, the police and the Blue Lion.'),
      s('Each pair of different pictures is on exactly one tile.'),
      s('So every picture is there three times, and never on both sides of a tile.'),
    ],
    example: 'All three Blue Lions lie face up. So none can be on the back of the 2nd tile, and a flip that shows one is refused.',
    history: same,
  },
  'R1.2': {
    title: 'Two thieves, and who starts',
    sentences: [
      s('One player is Arsène, the other is Lady X.'),
      r('They agree who is who and who starts, or draw lots.', 'The texts are silent; one review of the boxed game draws lots.'),
      r('Whoever starts tosses the tiles.', 'Two reviews have it so, and nothing speaks against it.'),
    ],
    example: 'Both want to be Lady X, so they draw lots for it. They draw again for the start: Arsène wins, tosses the tiles and takes the first turn.',
    history: more('The players may also agree, without lots.'),
  },
  'R1.3': {
    title: 'Fifteen diamonds that only count',
    sentences: [
      s('Diamonds are points.'),
      s('They come from a common supply of 15.'),
      r('The supply is there to count with and is no limit: nobody is paid less because it is empty.', 'No text says what happens when it runs out, and what is owed should not depend on counters.'),
      r('The most that both can have together is 16: from 6–6, with a gain of 4.', 'Found by trying every row: no action is worth more than 4, and at 7 the game is over.'),
      r('Write down what the counters do not cover.', 'Paper counts as well as counters.'),
    ],
    example: 'At 6–6 Arsène makes two thefts with one swap and is paid 4. That makes 10–6, one diamond more than the supply has, and the game is over.',
    history: more('Says how far the total can go, 16, and what to do when the counters run out.'),
  },
  'R2.1': {
    title: 'The toss',
    sentences: [
      s('To begin, the six tiles are tossed, so that each lies with a random side up.'),
      s('They make no row yet: the players build it from them, tile by tile.'),
    ],
    example: 'Six tiles after the toss, and nobody knows a back. Arsène starts the row with the Blue Lion.',
    history: same,
  },
  'R2.2': {
    title: 'Nobody looks at a back',
    sentences: [
      s('Nobody ever looks at a back.'),
      s('That goes for loose tiles, for the row and for tiles set aside.'),
      s('A back becomes known only when its tile is turned over in play.'),
      s('You may remember what you saw.'),
      r('A tile that wear or tint gives away is replaced, or turned around so that it tells no more.', 'Whoever reads a mark sees the back without turning the tile.'),
    ],
    example: 'Nobody has seen a back yet, so the flip of the Blue Lion is not complete until the table says what came up. Until then there is nothing to know.',
    history: more('Covers tiles set aside, and tiles that wear gives away.'),
  },
  'R3.1': {
    title: 'Placing a tile',
    sentences: [
      s('The starter begins, and the players take turns.'),
      s('In your turn you take any loose tile and attach it to the left or the right end of the row.'),
      s('The first tile just starts the row.'),
      s('No tile is put between others.'),
    ],
    example: 'Arsène starts the row with the Blue Lion. Lady X takes a loose tile that shows Arsène and attaches it to the left end.',
    history: same,
  },
  'R3.2': {
    title: 'First the end, then the side',
    sentences: [
      s('You choose the end first.'),
      s('Only then do you decide whether to lay the tile as it lies or turned over.'),
      s('You turn it without looking, and only once: what comes up stays.'),
      r('The first tile of the row may be turned over as well.', 'It has no end to choose, but no text takes turning away from it.'),
      s('The overview knows no turning here: by it, a tile is placed as it lies.'),
    ],
    example: 'Arsène takes the 1st loose tile to the left end, and only then turns it over: the police come up. Now they stay.',
    history: more('The first tile may be turned too. Says what the overview has instead.'),
  },
  'R3.3': {
    title: 'Passing',
    sentences: [
      s('Instead of placing a tile you may pass.'),
      s('The rulebook sets no limit to it, for either player.'),
      r('So the starter may pass at once, and you may pass when only one loose tile is left.', 'Nothing in the rulebook forbids it.'),
      r('If both keep passing, the position repeats, and the table proposes a draw.', 'Passing without end is a game without end.'),
      s('The overview knows no passing.'),
      r('A table may also agree on a number of passes for the whole game, shared by both players.', 'Two other published descriptions allow one pass in all, whoever takes it.'),
    ],
    example: 'Lady X likes no loose tile. She passes, the row stays as it is, and Arsène has the turn.',
    history: more('Says what the rulebook and the overview have, that you may pass first and last, and what comes of passing for ever.'),
  },
  'R3.4': {
    title: 'Combinations while building',
    sentences: [
      s('A combination that a placement makes counts like one that an action makes.'),
      s('It is judged once, when the tile lies as it will stay.'),
      r('A picture that showed for a moment before the tile was turned makes nothing.', 'It is the placement that is judged, and that ends when the tile stays.'),
      s('The overview reads as if nothing were paid before the row is built.'),
      r('At such a table what stands when play begins is old, and nothing is set aside before.', 'It was made while nothing counted.'),
    ],
    example: 'Arsène takes the police to the right end: police, Lady X, police. He is paid 1 diamond although three tiles are still loose, and the middle is set aside.',
    history: more('Says what becomes of combinations at a table where building pays nothing.'),
  },
  'R3.5': {
    title: 'Building ends',
    sentences: [
      r('Building ends when no loose tile is left, even if a tile is set aside.', 'A tile set aside is not loose: it comes back in its own way.'),
      r('The turns go on alternating: the next player makes the first action.', 'Nothing in any text breaks the alternation.'),
      r('So the starter acts first after no pass or an even number of them, the other player after an odd number.', 'There are six placements, and every pass moves the turn on by one.'),
      r('If the sixth tile makes a combination it pays, and the next turn is already an action.', 'Placements pay, and no tile is left to place.'),
    ],
    example: 'Arsène lays the sixth tile, makes a theft and is paid 2 diamonds. The row is built: Lady X acts with five tiles and then returns the Blue Lion.',
    history: more('A tile set aside does not prolong building. Says who acts first, and what a sixth tile that pays leads to.'),
  },
  'R3.6': {
    title: 'A pass while a tile waits',
    sentences: [
      r('A pass skips only the placement.', 'Returning is a duty of the next player\'s turn and no part of placing.'),
      r('A tile that waits to be returned still goes back in that turn.', 'The duty stands whatever else the turn holds.'),
      r('It goes back after the pass or, where tiles go back first, before it.', 'The pass takes the place of the placement, and the order stays.'),
    ],
    example: 'Lady X passes while a Blue Lion waits beside the row. Her turn is not over: she still has to return it.',
    history: more('Says when in the turn the tile goes back.'),
  },
  'R4.1': {
    title: 'One action, no passing',
    sentences: [
      s('Once the row is built, you take exactly one action in your turn.'),
      s('There are three: end to end, swap and flip.'),
      r('You may not pass any more.', 'The rulebook lets you pass instead of placing a tile, and there is none left to place.'),
      r('You must act even if every action hurts.', 'A turn of play is its action, and no text has a turn without one.'),
    ],
    example: 'The row is built, and Arsène would rather wait. His pass is refused: he has to choose an action.',
    history: same,
  },
  'R4.2': {
    title: 'End to end',
    sentences: [
      s('The tile at one end, left or right, goes to the other end.'),
      s('It is not turned.'),
      s('This goes for a row of five or four just as for six.'),
    ],
    example: 'The left end tile goes to the right end. There it completes Arsène, Blue Lion, Arsène: a theft.',
    history: same,
  },
  'R4.3': {
    title: 'Swap',
    sentences: [
      s('Two neighbouring tiles change places, and neither is turned.'),
      s('By the rulebook neither may be an end tile.'),
      s('By the overview any two neighbours may be swapped.'),
      r('A table may also agree that only the two middle tiles are swapped, and so only in a row of even length.', 'One published summary says so; a row of five has no two middle tiles.'),
    ],
    example: 'Lady X swaps the 2nd and 3rd tiles. Now the Blue Lion lies between two pictures of her: a theft.',
    history: more('Says which tiles the overview and one other description let you swap.'),
  },
  'R4.4': {
    title: 'Flip',
    sentences: [
      s('Any one tile, at an end or inside, is turned over in its place.'),
      s('Nobody looks at its back first.'),
      r('It is turned once, and what comes up stays.', 'One tile turned over once is the whole action.'),
      r('This action is there at every table, also where tiles are placed and returned as they lie.', 'The overview itself has the flip and no turning on the way into the row.'),
    ],
    example: 'Arsène flips the tile at the left end without knowing its back. Lady X comes up and stays up.',
    history: more('What comes up stays. Says that the flip is there at every table.'),
  },
  'R4.5': {
    title: 'The row as it lies now',
    sentences: [
      r('End, neighbour and middle mean the row as it lies now, however many tiles it has.', 'No text makes an exception for a shorter row.'),
      r('So by the rulebook three pairs can be swapped in a row of six, two in a row of five, and in a row of four only the middle pair.', 'This is what remains when the two end tiles stay out of it.'),
    ],
    example: 'One tile is set aside, so the row has five. There is no 6th place to flip: the 5th tile is the right end now.',
    history: same,
  },
  'R5.1': {
    title: 'Three side by side',
    sentences: [
      s('A combination is three tiles side by side that show an interrogation, a theft or a heist.'),
      s('It reads the same from both seats.'),
      r('A row of one or two tiles holds none, and changes nothing else.', 'A combination takes three tiles.'),
      r('The two ends of the row are not neighbours.', 'The texts speak of a row, and a row has ends.'),
    ],
    example: 'The police go to the left end: police, Arsène, Lady X, police. That is no combination, for two thieves lie between them and it takes exactly one.',
    history: more('Says that the row is no ring, and that a short row is nothing special.'),
  },
  'R5.2': {
    title: 'Interrogation: 1 diamond',
    sentences: [
      s('A thief between two police is an interrogation.'),
      s('It pays 1 diamond to the other thief: with Arsène in the middle to Lady X, with Lady X in the middle to Arsène.'),
      s('The police lie on both sides; police on one side are not enough.'),
    ],
    example: 'The swap puts Arsène between two police. Lady X, the other thief, is paid 1 diamond.',
    history: same,
  },
  'R5.3': {
    title: 'Theft: 2 diamonds',
    sentences: [
      s('The Blue Lion between two pictures of the same thief is a theft.'),
      s('It pays 2 diamonds to that thief.'),
      s('With Arsène on one side and Lady X on the other it is nothing.'),
    ],
    example: 'The tile between the two Arsènes has a Blue Lion on its back, as everyone has seen. Arsène flips it and is paid 2 diamonds.',
    history: same,
  },
  'R5.4': {
    title: 'Heist: 3 diamonds',
    sentences: [
      s('Three Blue Lions side by side are a heist.'),
      s('It pays 3 diamonds to the player whose turn it is.'),
      s('A Blue Lion alone is worth nothing, and none of the three is special.'),
    ],
    example: 'Lady X remembers the back of the tile between two Blue Lions. She flips it, and because it is her turn she is paid 3 diamonds.',
    history: same,
  },
  'R5.5': {
    title: 'The owner is paid',
    sentences: [
      s('The owner of a combination is paid, whoever made it.'),
      s('So if you complete your rival\'s combination, your rival takes the diamonds.'),
      s('Payment always comes from the supply, never from a player, and so for an interrogation too.'),
      s('The overview lists only combinations of the player who acts.'),
      s('Read literally, your rival\'s combination then pays nobody: its middle stays in the row, and it is old from then on.'),
    ],
    example: 'Arsène moves the left end tile to the right, and it completes a theft of Lady X. She is paid 2 diamonds although it is his turn.',
    history: more('Says what the overview, read literally, makes of a rival\'s combination.'),
  },
  'R5.6': {
    title: 'New and old combinations',
    sentences: [
      r('Only a combination that this action or placement made counts.', 'Every text speaks of a combination that is assembled, formed or created, never of one that lies there.'),
      r('If the same three tiles lay side by side just before it and already made this combination with the same pictures, it is old, whatever their order among themselves; any other is new.', 'Comparing the row before with the row after is a test that both players can make.'),
      r('An old combination pays nothing while it merely stands, however long, also when the whole trio is shifted.', 'Nothing was made.'),
      r('Another tile in the trio, or another picture in its middle, makes a new one, unless the row reads as before.', 'It follows from the comparison; a swap of like pictures has its own rule.'),
      s('Broken and made again, a combination counts again, as often as it is made.'),
      r('If a new combination shares a tile with an old one, only the new one pays, and only its middle leaves.', 'Each combination is judged by itself.'),
    ],
    example: 'Lady X, Blue Lion, Lady X stands from before. The left end tile goes to the right and shifts all three by one place: the same trio, old, so nobody is paid.',
    history: more('The same three tiles are old in any order. Says what makes a new combination, and what happens when an old and a new one share a tile.'),
  },
  'R5.7': {
    title: 'Two at once',
    sentences: [
      s('If two combinations are made at once, both pay, also when they belong to different players.'),
      s('Each owner is paid for their own, and a heist pays the player whose turn it is.'),
      r('More than two cannot be made at once.', 'Found by trying every row that the six tiles can make.'),
      s('By the overview, read literally, only those of the player who acts are paid.'),
    ],
    example: 'One swap gives police, Arsène, police, Lady X, police: two interrogations that share the police between them. Each thief is paid 1 diamond, and both middles are set aside.',
    history: more('Says what the overview makes of two at once.'),
  },
  'R5.8': {
    title: 'Swapping like pictures',
    sentences: [
      r('Two tiles that show the same picture may be swapped.', 'A swap is bound to places, not to pictures.'),
      r('It is your whole action, though only backs have moved.', 'Two different tiles have changed places.'),
      r('If the row reads the same before and after, the swap made nothing and nobody is paid.', 'Otherwise a swap that nobody can see would earn diamonds.'),
      r('Whatever stands then is old, even if another tile has come into it or three Blue Lions have changed places.', 'What reads the same counts as the same.'),
    ],
    example: 'Lady X swaps the two police on the left. Another tile is now in police, Arsène, police, but the row reads as before: nobody is paid.',
    history: same,
  },
  'R6.1': {
    title: 'The middle is set aside',
    sentences: [
      s('The middle tile of every combination that paid leaves the row at once.'),
      s('Two middles leave together.'),
      s('They lie beside the row with the same side up.'),
      s('The row closes up, so that no gap remains.'),
      s('The middle of a combination that paid nobody stays where it is.'),
      r('Closing up never makes a combination.', 'Found by trying every row; it would take a fourth Blue Lion.'),
    ],
    example: 'The flip shows Lady X and completes her theft. She is paid 2 diamonds, the Blue Lion goes beside the row with the same side up, and the other five close up.',
    history: same,
  },
  'R6.2': {
    title: 'First act, then return',
    sentences: [
      s('The next player first takes an action with the shorter row, of five tiles or, after two combinations at once, of four.'),
      s('Then, in the same turn, that player returns what was set aside.'),
      s('The return is a duty: the turn is not over without it.'),
      s('The overview reads the other way round: the next player returns the tile first and then acts.'),
    ],
    example: 'Arsène makes a theft, and the Blue Lion is set aside. Lady X acts with the other five tiles; only now does she return it.',
    history: more('Says what the overview has instead, and that the return is a duty.'),
  },
  'R6.3': {
    title: 'How a tile goes back',
    sentences: [
      s('A tile is returned at the left or the right end and never elsewhere, so not into its old place either.'),
      s('The end is chosen first.'),
      s('Then you may turn the tile over, without looking, once.'),
      s('The overview knows no turning here: by it, a tile goes back as it lies.'),
    ],
    example: 'Lady X takes the Blue Lion to the left end and turns it over there. Her own picture comes up.',
    history: more('Says what the overview has instead.'),
  },
  'R6.4': {
    title: 'Two tiles to return',
    sentences: [
      s('Two tiles are returned one after the other.'),
      r('Whoever returns them chooses the order.', 'The rulebook names no order, and the ends are that player\'s choice as well.'),
      s('Each is finished, end and side, before the next.'),
      r('Both may go to the same end.', 'Each return is free to choose, whatever the other chose.'),
    ],
    example: 'A Blue Lion and a tile that shows Arsène wait. Arsène returns his picture first, at the left end; the Blue Lion is next, at either end.',
    history: more('Each return is finished before the next.'),
  },
  'R6.5': {
    title: 'A return pays nobody',
    sentences: [
      s('A return never pays anybody, neither the player who returns nor the rival.'),
      s('A combination that it makes stays in the row and is old from then on.'),
      s('That goes for three Blue Lions as well.'),
      s('From the next action on, the returned tile is a tile like any other.'),
    ],
    example: 'Arsène returns his picture at the left end: Arsène, Blue Lion, Arsène. Nobody is paid, all three stay, and the combination is old.',
    history: more('Says that three Blue Lions are no exception, and that the returned tile is free from the next action on.'),
  },
  'R6.6': {
    title: 'A combination while a tile waits',
    sentences: [
      s('A combination made while a tile is set aside pays as usual.'),
      s('Its middle waits for the next player.'),
      s('The tile from the turn before goes back now.'),
      s('The next player then has five tiles again, or four after two combinations at once.'),
      r('So in play no action is ever taken with fewer than four tiles.', 'Found by trying every row: in four tiles only one combination fits, and two tiles go back.'),
      s('By the overview this cannot happen, for the tile is back before the action.'),
    ],
    example: 'A tile that shows Lady X waits, and in the row of five Arsène makes a theft. He is paid, the Blue Lion now waits for Lady X, and he himself returns the other tile.',
    history: same,
  },
  'R6.7': {
    title: 'Returning while the row is built',
    sentences: [
      r('While the row is built, you place a tile or pass, and then return what was set aside.', 'It is the order of play, with the placement in place of the action.'),
      r('Where tiles go back first, you return and then place or pass.', 'The order that a table has chosen holds in both parts of the game.'),
      r('The tile set aside cannot be taken instead of a loose one.', 'It goes back in addition to the placement, not in place of it.'),
    ],
    example: 'Arsène\'s placement makes a theft, and the Blue Lion is set aside. Lady X first places a loose tile; now she returns the Blue Lion.',
    history: more('Gives the order also for tables where tiles go back first.'),
  },
  'R6.8': {
    title: 'Which tile goes back',
    sentences: [
      s('Only what was set aside before this turn goes back.'),
      s('A tile that this action set aside does not: it waits for the next player.'),
    ],
    example: 'With a tile waiting, Lady X makes a theft and tries to return its Blue Lion at once. That is refused: only the tile from the turn before goes back now.',
    history: same,
  },
  'R7.1': {
    title: 'Seven diamonds',
    sentences: [
      s('The game ends the moment a player has 7 diamonds or more; exactly 7 is not needed.'),
      s('That holds while the row is built as in play, and in either player\'s turn.'),
      s('Payment and setting aside are completed.'),
      s('Nothing else happens: no further action, no last turn, no pending return.'),
    ],
    example: 'It is Lady X\'s turn, but her flip makes police, Lady X, police and pays Arsène his seventh diamond. The game is over, and the waiting tile is not returned.',
    history: more('Says what is still completed and what is not.'),
  },
  'R7.2': {
    title: 'Both reach seven',
    sentences: [
      r('If one action brings both players to 7 or more, the higher total wins.', 'The texts do not foresee it; it comes about once in a thousand games.'),
      r('Level is a draw.', 'Nothing sets the two apart.'),
    ],
    example: 'At 6–6 a swap makes a theft of Arsène and an interrogation that pays Lady X. That makes 8–7: Arsène wins, although it was Lady X\'s turn.',
    history: same,
  },
  'R7.3': {
    title: 'Draws and resigning',
    sentences: [
      r('The rules set no limit on length, and two players who forget nothing can go on for ever.', 'By the rulebook, with all backs known, no position at 0–0 can be won by force.'),
      r('The players may agree a draw at any time.', 'A game that neither can win should be allowed to end.'),
      r('The table proposes one when the same position comes up a third time.', 'Then nothing new is happening.'),
      r('Positions are the same if, at the start of a turn, the same player has the turn and the pictures of the row, of the loose tiles and of those set aside are the same in their order.', 'That is what both players can see.'),
      r('The score, and what lies or is known under the tiles, do not matter.', 'Nobody can be asked to compare what nobody may look at.'),
      r('The table also proposes a draw after 20 turns, both players\' counted, without a diamond.', 'Players who avoid repeating themselves can still get nowhere.'),
      r('Both counts start again when a diamond is paid or a back is seen for the first time.', 'Then something new has happened.'),
      r('Nobody has to accept.', 'It is a proposal; only the players end their game.'),
      r('A player may resign at any time, and then the rival wins.', 'Nobody has to play on.'),
    ],
    example: 'Lady X undoes every move that Arsène makes with the end tile. After four turns the same row lies there for the third time with Arsène to move, and the table proposes a draw.',
    history: more('Says which positions are the same, when the counts start again, that nobody has to accept, and that a player may resign.'),
  },
  'R8.1': {
    title: 'When a move is made',
    sentences: [
      r('An action is taken when the tile lies in its new place or has been turned.', 'Both players can see that moment.'),
      r('An end is chosen when the tile touches it.', 'The end comes before the turning, and so has to be settled first.'),
      r('From then on this tile goes to this end, and only turning it is still open.', 'Otherwise touching the end would decide nothing.'),
      r('A tile lifted and put back unturned has not been played.', 'Nothing on the table has changed; what somebody saw meanwhile is another matter, see R8.4.'),
      r('What has been played is not taken back.', 'A back that was seen cannot be unseen.'),
    ],
    example: 'Jun lifts an end tile, thinks again and puts it back unturned: he may still do anything. Then he turns over the 3rd tile, and that is his action, whatever came up.',
    history: more('What touching an end decides. A tile lifted and put back has not been played; what has been played is not taken back.'),
  },
  'R8.2': {
    title: 'A combination nobody noticed',
    sentences: [
      r('A combination that nobody noticed may still be claimed, by either player for its owner, until the next player has acted.', 'Up to then the row still shows what was made.'),
      r('It then pays, and its middle is set aside, as if it had been seen at once.', 'It was made, and only the seeing was late.'),
      r('After the next action it is old, and its middle stays.', 'By then the game has gone on from the row as it lay.'),
    ],
    example: 'Mina makes a theft and does not see it. While Jun is thinking about his move she does, and says so: she is paid. Had Jun already flipped a tile, the theft would be old.',
    history: more('Either player may claim it for its owner; later its middle stays in the row.'),
  },
  'R8.3': {
    title: 'A return forgotten or too early',
    sentences: [
      r('A return forgotten, or made at the wrong moment, is put right as soon as it is noticed before the next player acts.', 'So far nobody has built on it.'),
      r('After that the row stands as it lies.', 'Later moves were made with this row.'),
      r('A tile still aside then goes back in the current turn, by the hand of the player whose turn it is.', 'Six tiles have to be in play, and this is the first turn that can see to it.'),
    ],
    example: 'Jun forgot to return a tile, and Mina has already made her swap. Nothing is undone; the tile goes back now, in Mina\'s turn.',
    history: more('A tile still aside goes back in the current turn.'),
  },
  'R8.4': {
    title: 'Accidents',
    sentences: [
      r('A back seen by accident, also during the toss or when a tile is lifted, is shown to both players.', 'Then neither knows more than the other.'),
      r('A loose tile that falls or leans is tossed again.', 'Chance had to say which side is up, and it says so again.'),
      r('So is one that lands on its edge, on another tile or off the table.', 'It shows no side that both can trust.'),
      r('A tile that was already in the row is laid back as it was.', 'Its side was chosen, and both have seen it.'),
      r('An accident is nobody\'s action and makes no combination; afterwards the tile may be played like any other.', 'Only what a player does is a move.'),
    ],
    example: 'A sleeve tips over the 4th tile of the row, and Mina sees its back. She shows it to Jun as well, and the tile is laid back as it was.',
    history: more('Covers a tile that leans or lands badly, and a glimpse during the toss; an accident is nobody\'s action.'),
  },
  'R8.5': {
    title: 'Notes, questions and seats',
    sentences: [
      r('Nobody takes notes or asks what is under a tile, unless both agree.', 'Remembering is half of the game.'),
      r('Which six tiles there are is no secret.', 'It is a rule, and can be read here.'),
      r('Left and right are as the row is drawn, or as one player calls them.', 'Players who face each other need one word for one end.'),
      r('Combinations read the same from both seats.', 'All three are the same from left and from right.'),
    ],
    example: 'Jun asks what is under the 2nd tile, and Mina need not answer. They agree to call the window side left, and both mean the same end from then on.',
    history: more('Says how left and right are named, and that the list of tiles is no secret.'),
  },
};
