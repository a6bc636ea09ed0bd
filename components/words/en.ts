import type { Picture, Player } from '../../machine/rules/index.ts';
import type { Duty, TileFacts } from './facts.ts';

const players: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const diamonds = (n: number): string => (n === 1 ? '1 diamond' : `${n} diamonds`);
const tiles = (n: number): string => (n === 1 ? 'the tile' : `${numbers[n]} tiles`);

/** What is to be done in this turn, without the name. */
function duty({ stage, row, due, first }: Omit<Duty, 'player' | 'mood'>): string {
  if (stage === 'return') return `return ${tiles(due)}${first ? ' first' : ''}`;
  const then = due > 1 ? `, return ${numbers[due]}` : due > 0 ? ', then return' : '';
  return stage === 'build' ? `place a tile${then}` : row < 6 ? `act with ${numbers[row]}${then}` : 'choose a tile to act';
}

/** Everything the table says in English. */
export const words = {
  lang: 'en' as 'en' | 'ko',
  game: 'The Blue Lion',
  players, pictures, diamonds,
  score: (player: Player, n: number) => `${players[player]}: ${diamonds(n)}`,
  duty: ({ player, mood, ...rest }: Duty) => (mood === 'thinks' ? `${players[player]} is thinking` : mood === 'waits' ? `Waiting for ${players[player]}` : `${players[player]}: ${duty(rest)}`),

  zones: { row: 'Row', loose: 'Loose tiles', aside: 'Set aside', bar: 'What you can do', foot: 'The game' },
  due: 'Back this turn',
  fresh: 'For the next turn',
  tile: ({ zone, place, of, up, back, workedOut, old, fresh }: TileFacts) =>
    `${zone === 'row' ? `Place ${place} of ${of}` : zone === 'loose' ? `Loose tile ${place} of ${of}` : fresh ? 'For the next turn' : `To return, ${place} of ${of}`}, ${pictures[up]}`
    + (back ? `, ${workedOut ? 'on its back must be' : 'on its back'} ${pictures[back]}` : '') + (old ? ', part of an old combination' : ''),
  old: 'old',
  choices: {
    pass: 'Pass', left: 'Left end', right: 'Right end', lay: 'Lay as it lies', over: 'Turn over, unseen',
    flip: 'Flip', swapLeft: 'Swap left', swapRight: 'Swap right', otherEnd: 'To the other end', cancel: 'Cancel', back: 'Back',
    toss: 'Toss again', begins: (player: Player) => `${players[player]} begins instead`,
    takeBack: 'Take back', redo: 'Redo', draw: 'Offer draw', resign: 'Resign', anew: 'New game', cards: 'Cards', moves: 'Moves', help: 'Help',
  },
  passesLeft: (n: number) => `Pass (${n} left)`,

  begin: (player: Player, lots: boolean) => `${lots ? 'Lots: ' : ''}${players[player]} begins.`,
  loaded: 'The position is set up.',
};

export type Words = typeof words;
