import type { Belief } from '../../machine/rulebook/question.ts';
import type { OptionKey, Picture, Player } from '../../machine/rules/index.ts';
import type { Deed } from '../referee/asking.ts';
import type { Pile, Spot } from '../referee/setup.ts';

const players: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const diamonds = (n: number): string => (n === 1 ? '1 diamond' : `${n} diamonds`);
/** A name that was given stays as it was given; ours is no name. */
const lower = (name: string): string => (name.startsWith('The ') ? `the ${name.slice(4)}` : name);

/** What the referee says in English around the judgement, which has words of its own. */
export const refereeWords = {
  lang: 'en' as 'en' | 'ko',
  referee: 'The referee',
  players, pictures, capital, diamonds,
  /** A picture as the name of a button. */
  picture: (picture: Picture) => capital(pictures[picture]),

  table: {
    title: 'The table',
    piles: { row: 'Row', loose: 'Loose tiles', due: 'To be returned now', fresh: 'Set aside this turn' } satisfies Record<Pile, string>,
    tray: 'Put a tile down, with this picture up',
    goesTo: { row: 'Next tile: in the row', loose: 'Next tile: loose', due: 'Next tile: aside, to be returned now', fresh: 'Next tile: aside, set aside this turn' } satisfies Record<Pile, string>,
    into: (place: number) => `The next tile goes into place ${place}.`,
    where: 'Where the next tile goes',
    place: (place: number) => `Place ${place}, empty`,
    tile: ({ pile, at }: Spot, of: number, up: Picture, back: Picture | null, wrong: boolean) =>
      `${{ row: `Place ${at + 1} of ${of}`, loose: `Loose tile ${at + 1} of ${of}`, due: `To be returned, ${at + 1} of ${of}`, fresh: `Set aside this turn, ${at + 1} of ${of}` }[pile]}, ${pictures[up]}${back ? `, on its back ${pictures[back]}` : ''}${wrong ? ', cannot be' : ''}`,
    cannotCome: (picture: Picture) => `${capital(pictures[picture])} cannot be up once more: each pair of pictures is on one tile only.`,
    full: 'All six tiles lie there. Tap one to change it or take it away.',
    edit: (place: string) => `Change: ${place}`,
    up: 'Picture up', back: 'Its back', unseen: 'Not seen',
    moveLeft: 'Move left', moveRight: 'Move right', insertLeft: 'Tile to its left', insertRight: 'Tile to its right',
    to: { row: 'Into the row', loose: 'Make it loose', due: 'Aside, to be returned', fresh: 'Aside, this turn' } satisfies Record<Pile, string>,
    takeOut: 'Take it away', doneEditing: 'Done',
    turn: 'Whose turn', score: 'Diamonds', fewer: (player: Player) => `${players[player]}: one less`, further: (player: Player) => `${players[player]}: one more`,
    points: (player: Player, n: number) => `${players[player]} has ${diamonds(n)}`,
    acted: 'The action of this turn has been taken', notActed: 'The action is still to come',
    beside: (loose: number, aside: number) => `Loose tiles, tiles set aside${loose + aside ? `: ${loose} loose, ${aside} aside` : ''}`,
    more: 'Diamonds and table rules', summary: (a: number, x: number, options: string) => `${a}–${x}, ${options}`,
    undo: 'Undo', anew: 'Start again', ask: 'Ask about this table', change: 'Change the table', changeTile: 'Change this tile',
    paste: 'Type, speak or paste it at once', pasteLabel: 'The pictures from left to right, a position, a record or an address; up to 2,000 characters', pasteExample: 'For example: AXBPXA, or: Arsène, Lady X, police, Lion', read: 'Read it',
  },
  options: {
    preset: 'Played by', rulebook: 'The rulebook', overview: 'The overview',
    names: { swap: 'Swap', pass: 'Passing', flip: 'Turning over when placed or returned', ret: 'A tile set aside goes back', rival: 'The rival is paid for what you make for them', build: 'Combinations pay while building' } satisfies Record<OptionKey, string>,
    values: (key: OptionKey, value: string) => ({ inner: 'neighbours, no end tile', any: 'any neighbours', middle: 'the two in the middle', '*': 'no limit', 1: key === 'pass' ? '1 left' : 'yes', 0: key === 'pass' ? 'never' : 'no', after: 'after the action', before: 'before the action' } as Readonly<Record<string, string>>)[value] ?? `${value} left`,
  },

  state: {
    empty: 'Tap six pictures, from left to right.',
    good: 'This can lie on a table.',
    never: 'This comes up in no game, but it can be judged.',
    nearest: 'What can, and is nearest',
    partly: 'Not all of this was understood. What was, lies there now.',
    unread: 'This cannot be read, so everything stays as it was.',
    noMove: 'That is no move I know.', absent: 'No tile there is like that.', nothing: 'Nothing is typed yet.', which: 'Which one?',
    faulty: (attribute: string) => `“${attribute}” cannot be read, so everything stays as it was.`,
  },

  ask: {
    title: 'The action',
    hint: 'Tap the tile that it is about, allowed or not.',
    with: 'Tap the tile it changes places with.',
    chosen: (tile: string) => `What is done with it? ${tile}`,
    deeds: {
      flip: 'Flip it', swapLeft: 'Swap with its left neighbour', swapRight: 'Swap with its right neighbour', swapWith: 'Swap with another', toRight: 'To the right end', toLeft: 'To the left end',
      left: 'To the left end', right: 'To the right end', leftTurned: 'To the left end, turned over', rightTurned: 'To the right end, turned over',
      backLeft: 'Back to the left end', backRight: 'Back to the right end', backLeftTurned: 'Back to the left end, turned over', backRightTurned: 'Back to the right end, turned over',
    } satisfies Record<Deed, string>,
    /** With the tile beside it. */
    swap: (place: number, up: Picture) => `Swap with ${place}, ${pictures[up]}`,
    pass: 'Pass', typed: 'Or type it', example: 'For example: f3, swap 2 and 3, “flip the police”', go: 'Ask',
    over: 'The game is over here: nothing more can be done.',
  },

  verdict: {
    title: 'The answer', question: (move: string) => `Question: ${move}`,
    why: 'Why', pays: (player: Player, n: number) => `${players[player]}: ${diamonds(n)}`,
    before: 'Before', afterwards: 'Afterwards', after: 'After the action', closed: 'Then', leaves: 'leaves the row', aside: 'Set aside', back: 'Must come back',
    drawn: (tiles: readonly Picture[]) => (tiles.length ? tiles.map((each) => pictures[each]).join(', ') : 'empty'),
    next: 'What comes next', andThen: 'And then?', outcomes: 'What can come up', ways: (n: number, of: number) => `${n} of ${of}`,
    percent: (n: number, of: number) => `${Math.round(100 * n / of)} %`, cameUp: (picture: Picture) => `${capital(pictures[picture])} came up`, details: 'Why, and what comes next',
    instead: 'What is allowed instead', alsoMore: (n: number) => `${n} more`,
    elsewhere: 'At other tables', tables: 'Rulebook and overview: how the tables differ', same: 'The answer is the same at every other table.', ruling: 'The ruling about this', inRulebook: (rule: string) => `Rule ${rule}`,
    version: (version: string) => `Rules, version ${version}`, chain: 'Asked so far', moves: 'The moves', askThere: 'Ask at that table',
    changed: (version: string, now: string) => `The question is from version ${version} of the rules; it is answered by version ${now}.`,
  },

  best: { title: 'What would be best here?', working: 'The game is being solved…', lost: 'It could not be worked out here.' },

  dispute: {
    title: 'Which of us is right?', name: 'Name', names: ['The first', 'The second'] as readonly [string, string], says: (name: string) => `${name} says`,
    right: 'That is right.', wrong: 'That is not right.',
    no: 'Not allowed', nobody: 'Nobody is paid', gets: (player: Player) => `${players[player]} gets`,
    /** How many somebody is said to get; null while nothing is said of it. */
    count: (player: Player, n: number | null) => `${players[player]} gets: ${n === null ? 'nothing said yet' : diamonds(n)}`,
    /** What somebody says, without a full stop. */
    believes: (belief: Belief): string => (!belief.allowed ? 'Not allowed' : belief.a + belief.x === 0 ? 'Nobody is paid' : (['a', 'x'] as const).filter((player) => belief[player] > 0).map((player) => `${players[player]} gets ${diamonds(belief[player])}`).join(', ')),
    settled: (right: 'one' | 'two' | 'both' | 'neither' | 'depends', one: string, two: string) => ({ one: `${one} is right, ${lower(two)} is not.`, two: `${two} is right, ${lower(one)} is not.`, both: 'Both are right.', neither: 'Neither is right.', depends: 'It depends on what comes up.' })[right],
    alone: (right: 'one' | 'two' | 'both' | 'neither' | 'depends', name: string) => (right === 'depends' ? 'It depends on what comes up.' : `${name} is ${right === 'neither' ? 'not ' : ''}right.`),
    choose: 'Choose an action, then I will say who is right.', one: 'Each says what the answer is; then I will say who is right.',
  },

  share: {
    title: 'Keep or send', link: 'Copy the link', text: 'Copy as text', picture: 'Save as a picture', json: 'Copy as data (JSON)',
    copied: 'Copied.', copyThis: 'Copy this:', saved: 'Saved.',
  },
};

export type RefereeWords = typeof refereeWords;
