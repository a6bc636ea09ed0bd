/**
 * What a word of a typed move can mean. Small letters are things said, `l` and `r` a side, `L` and `R` the end of the
 * row on that side, `A`, `X`, `P`, `B` pictures (`AX`: either thief); '' is a word that may be there and says nothing.
 * `undo` is no move. `over` may mean turned over, `turn` to turn over or to return: both are asked about unless something else tells.
 * `to` and `from` come before a side, `dest`, `object` and `counting` after it, as Korean particles do.
 */
export type Sense =
  | '' | 'flip' | 'turned' | 'lay' | 'over' | 'turn' | 'swap' | 'move' | 'put' | 'return' | 'pass' | 'start' | 'undo'
  | 'l' | 'r' | 'L' | 'R' | 'other' | 'ends' | 'to' | 'from' | 'dest' | 'object' | 'counting' | 'tile'
  | 'number' | 'one' | '1' | '2' | '3' | '4' | '5' | '6' | 'last' | 'middle' | 'firstTwo' | 'lastTwo'
  | 'A' | 'X' | 'P' | 'B' | 'AX';

/** For every sense the words that have it, as alternatives of a regular expression over small letters without accents. */
export type Lexicon = Readonly<Partial<Record<Sense, string>>>;

const verb = (stems: string): string => `(?:${stems})(?:s|es|ing)?`;

/** English, as people say what they do with tiles. A word that stands nowhere here makes a text unreadable, so that nothing is overheard: "don't flip 3" is no move. */
export const lexicon: Lexicon = {
  flip: '(?:flip(?:s|ping)?|turn(?:s|ing)?)(?: it)?(?: over| around| round)?(?: (?:the tile in )?(?:place|position|spot)(?= ?\\w+$))?|overturn|reverse',
  turned: '(?:turned|flipped)(?: over| around| round)?|reversed|face ?down|upside down|other side up|blind(?:ly)?',
  lay: 'as it (?:lies|is)|as is|face up|unturned|unflipped|(?:don\'?t|do not) (?:turn|flip)(?: it)?(?: over)?|(?:not|without) (?:turned|flipped|turning|flipping)(?: it)?(?: over)?',
  over: 'over|unseen|without looking',
  swap: `${verb('swap|switch|exchange|trade|interchange')}|swapping|switches|exchanges|trading|exchanging|<-*>|<=+>|[↔⇄⇆⟷]`,
  move: `${verb('move|shift|slide|push|carry|send|bring|take|transfer|go')}|moving|sliding|taking|carries`,
  put: `(?:${verb('place|put|lay|set|attach|add|drop|play')}|placing|putting|setting)(?: down)?`,
  return: `${verb('return')}|(?:(?:put|bring|give|set|lay|place)s?(?: it)? )?back`,
  undo: 'take (?:it )?back|undo',
  pass: '(?:i |to )?(?:pass|skip)(?:es|s|ing)?(?: my turn| the turn| this turn)?',
  start: '(?:start|begin)s?(?: the row)?(?: with)?',
  l: 'left(?:(?: |-)hand)?', r: 'right(?:(?: |-)hand)?',
  L: 'left(?: |-)?(?:hand )?(?:end|edge)|leftmost|far left|end on the left', R: 'right(?: |-)?(?:hand )?(?:end|edge)|rightmost|far right|end on the right',
  other: '(?:other|opposite|far)(?: (?:end|side|edge))?(?: of the row)?',
  ends: '(?:from )?(?:one )?end(?: |-)?to(?: |-)?(?:the other )?end',
  to: 'to|towards?|onto|into|-+>|=+>|[→⇒⟶]',
  from: 'from',
  tile: 'tiles?|cards?|pieces?',
  number: '(?:(?:number|no\\.?|nr\\.?) ?|#)?\\d+(?:st|nd|rd|th)?',
  one: 'one',
  1: 'first', 2: 'second|two', 3: 'third|three', 4: 'fourth|four', 5: 'fifth|five', 6: 'sixth|six',
  last: 'last',
  middle: '(?:two|2) in the middle|(?:(?:two|2) )?(?:middle|cent(?:re|er|ral))(?: (?:two|2|pair))?', firstTwo: 'first (?:two|2|pair)', lastTwo: 'last (?:two|2|pair)',
  A: 'arsene lupin|arsene|arsen|lupin|gentleman|top hat|a(?! (?:tile|card|thief|lady|gem|jewel|lion|cop|police))', X: 'lady ?x|lady|masked lady|woman|girl|x', P: 'the police|police(?:man|woman)?(?: officer)?|cops?|officer|inspector|detective|p',
  B: 'blue ?lion|lion|gem|jewel|blue|diamond|b', AX: 'thief',
  '': 'right (?:now|away)|all the way|choose|pick|number|the|a(?= (?:tile|card|thief|lady|gem|jewel|lion|cop|police))|an|please|i\'?d like|i would like|i|me|my|it|its|this|that|let\'?s|want|and|then|also|with|of|on|in|at|by|for|is|side|hand|end|row|places?|positions?|spots?|slots?|loose|waiting|aside|set aside|neighbou?rs?|next|each other|around|showing|which|now|picture',
};
