import type { Award, End, Kind, Picture, Player } from '../../machine/rules/index.ts';
import type { Duty, Outcome, TileFacts } from './facts.ts';

const players: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const kinds: Readonly<Record<Kind, string>> = { interrogation: 'Interrogation', theft: 'Theft', heist: 'Heist' };
const numbers = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const ends: Readonly<Record<End, string>> = { l: 'left', r: 'right' };
const diamonds = (n: number): string => (n === 1 ? '1 diamond' : `${n} diamonds`);
const tiles = (n: number): string => (n === 1 ? 'the tile' : `${numbers[n]} tiles`);
/** Where a tile goes: as it lies, or turned over, where what came up says more than what went down. */
const put = (does: string, up: Picture, end: End | null, shown: Picture | null): string =>
  (shown ? `${does} ${end ? ends[end] : 'first'}, turned over: ${pictures[shown]}.` : `${does} ${pictures[up]} ${end ? `at the ${ends[end]} end` : 'first'}.`);

/** What is to be done in this turn, without the name. */
function duty({ stage, row, due, first }: Omit<Duty, 'player' | 'mood'>): string {
  if (stage === 'return') return `return ${tiles(due)}${first ? ' first' : ''}`;
  const then = due > 1 ? `, return ${numbers[due]}` : due > 0 ? ', then return' : '';
  return stage === 'build' ? `place a tile${then}` : row < 6 ? `act with ${numbers[row]}${then}` : 'take one action';
}

/** Everything the table says in English. */
export const words = {
  lang: 'en' as 'en' | 'ko',
  game: 'The Blue Lion',
  players, pictures, kinds, diamonds,
  score: (player: Player, n: number) => `${players[player]}: ${diamonds(n)}`,
  duty: ({ player, mood, ...rest }: Duty) => (mood === 'thinks' ? `${players[player]} is thinking` : mood === 'waits' ? `Waiting for ${players[player]}` : `${players[player]}: ${duty(rest)}`),
  outcome: ({ winner, score, resigned }: Outcome) => (winner === 'draw' ? `A draw, ${score.a} to ${score.x}`
    : resigned ? `${players[resigned]} resigns: ${players[winner]} wins`
    : `${players[winner]} wins, ${Math.max(score.a, score.x)} to ${Math.min(score.a, score.x)}`),

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
    again: 'Play again', same: 'Same toss again', accept: 'Accept the draw', decline: 'Decline', agree: 'Agree to a draw', playOn: 'Play on',
    takeBack: 'Take back', redo: 'Redo', draw: 'Offer draw', resign: 'Resign', anew: 'New game',
  },
  passesLeft: (n: number) => `Pass (${n} left)`,

  begin: (player: Player, lots: boolean) => `${lots ? 'Lots: ' : ''}${players[player]} begins.`,
  loaded: 'The position is set up.',
  did: {
    place: (player: Player, up: Picture, end: End | null, shown: Picture | null) => put(`${players[player]} places`, up, end, shown),
    return: (player: Player, up: Picture, end: End, shown: Picture | null) => put(`${players[player]} returns`, up, end, shown),
    pass: (player: Player) => `${players[player]} passes.`,
    end: (player: Player, up: Picture, to: End) => `${players[player]} moves ${pictures[up]} to the ${ends[to]} end.`,
    swap: (player: Player, low: number) => `${players[player]} swaps ${low} and ${low + 1}.`,
    flip: (player: Player, place: number, shown: Picture) => `${players[player]} flips ${place}: ${pictures[shown]}.`,
  },
  paid: ({ kind, for: owner, points }: Award) => `${kinds[kind]}: ${players[owner]} takes ${points}.`,
  /** All that one player hands the other by one action. */
  ownGoal: (owner: Player, points: number, made: readonly Kind[]) => `Own goal: ${players[owner]} takes ${points} (${made.map((kind) => kinds[kind].toLowerCase()).join(', ')}).`,
  leaves: (n: number): string => (n === 1 ? 'The middle leaves.' : 'Both leave.'),
  unpaid: (kind: Kind) => `${kinds[kind]}: pays nobody, old now.`,
  takenBack: 'Taken back.',
  redone: 'Played again.',
  drawOffered: (player: Player) => `${players[player]} offers a draw.`,
  drawDeclined: (player: Player) => `${players[player]} declines the draw.`,
  drawAgreedBy: (player: Player) => `${players[player]} agrees to a draw.`,
  drawProposed: { repetition: 'The same position for the third time: agree to a draw?', quiet: 'Twenty turns without a diamond: agree to a draw?' },
  revealing: 'Waiting to hear which picture came up.',

  under: (up: Picture, back: Picture | null): string => (back ? `Under ${pictures[up]} is ${pictures[back]}.` : `Nobody has seen what is under ${pictures[up]}.`),
  rule: (id: string) => `Rule ${id}`,
};

export type Words = typeof words;
