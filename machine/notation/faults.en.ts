import type { FaultCode } from './faults.ts';

/** Sentences for faults, in one language; `{}` stands for what was expected. `move` comes before the refusal of a move in a record, `{}` for its number. */
export type FaultMessages = Readonly<Record<FaultCode | 'move', string>>;

export const faultMessages: FaultMessages = {
  'not-text': 'This is not a text.',
  'too-long': 'This text is too long: at most {} characters are read.',
  'missing-field': 'Something is missing here: {}.',
  'extra-field': 'Nothing may follow the table options.',
  'bad-tile': 'This is not a tile. Here may stand: {}.',
  'same-sides': 'A tile never has the same picture on both sides.',
  'repeated-tile': 'This tile is there twice: each pair of pictures is on one tile only.',
  'tile-count': 'There are six tiles in all, not {}.',
  'impossible-backs': 'The six tiles cannot lie like this: no backs fit these pictures.',
  'bad-turn': 'Whose turn it is: a (Arsène) or x (Lady X).',
  'bad-score': 'The score is two numbers from 0 to 10 with a hyphen, for example 3-5.',
  'bad-preset': 'The table options begin with rulebook or overview.',
  'bad-option': 'There is no such table option. There are: {}.',
  'bad-value': 'This option takes: {}.',
  'repeated-option': 'This option is set twice.',
  'too-many-slashes': 'Only one slash may stand here.',
  'lone-slash': 'A slash alone says nothing: write - when no tile is set aside.',
  'slash-unneeded': 'A slash needs a tile to return now, unless the game is over.',
  'slash-missing': 'The game is over, so a tile set aside has a slash before or after it.',
  'due-before-action': 'At this table tiles go back before the action: nothing stands before a slash.',
  'too-many-aside': 'At most {} tiles can be set aside here.',
  'short-row': 'With a tile set aside at least two tiles lie in the row.',
  'bad-comment': 'A comment stands here where none may stand.',
  'open-comment': 'This comment is not closed: } is missing.',
  'bad-save': 'This saved game cannot be read: its {} is wrong.',
  'after-end': 'The game is over before this word.',
  'move': 'Move {}: ',
};
