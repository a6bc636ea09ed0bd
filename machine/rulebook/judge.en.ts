import { refusalMessages } from '../rules/refusals.en.ts';
import type { Award, Kind, Move, Options, Picture, Player, Position, Stage } from '../rules/index.ts';

/** What a step of the trace is said from: the table before and after, the move, and where it concerns a place or an owner. */
export interface Facts {
  readonly position: Position;
  readonly after: Position;
  readonly move: Move;
  readonly awards: readonly Award[];
  /** Whose turn it is. */
  readonly by: Player;
  /** Place, from 1; 0 where none is concerned. */
  readonly at: number;
  readonly owner: Player | null;
  /** Does it belong to what allows the move? */
  readonly opens: boolean;
}

/** What is to be done next, or how the game ended. */
export interface Ahead {
  readonly turn: Player;
  readonly stage: Stage;
  readonly row: number;
  readonly due: number;
  readonly loose: number;
  /** Do tiles go back before the action? */
  readonly isFirst: boolean;
  readonly winner: Player | 'draw' | null;
  readonly score: { readonly a: number; readonly x: number };
}

const names: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const kinds: Readonly<Record<Kind, string>> = { interrogation: 'interrogation', theft: 'theft', heist: 'heist' };
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const a = (kind: Kind): string => (kind === 'interrogation' ? 'an interrogation' : `a ${kinds[kind]}`);
const diamonds = (n: number): string => `${n} diamond${n === 1 ? '' : 's'}`;
const tiles = (n: number): string => `${numbers[n] ?? n} tile${n === 1 ? '' : 's'}`;
const places = (at: number): string => `places ${at} to ${at + 2}`;
const swapRule: Readonly<Record<Options['swap'], string>> = { inner: 'two neighbours that are no end tiles', any: 'any two neighbours', middle: 'the two middle tiles of an even row' };

/** What is different at a table, by what its options say. */
const tables: Partial<Record<string, string>> = {
  'swap=inner': 'end tiles are never swapped', 'swap=any': 'any two neighbours may be swapped', 'swap=middle': 'only the two middle tiles may be swapped',
  'pass=*': 'passing has no limit', 'pass=0': 'nobody may pass',
  'flip=1': 'a tile may be turned over as it is placed or returned', 'flip=0': 'a tile is placed and returned as it lies',
  'ret=after': 'a tile goes back after the next action', 'ret=before': 'a tile goes back before the next action',
  'rival=1': 'the owner is paid, whoever made it', 'rival=0': 'nobody is paid for a combination of the rival',
  'build=1': 'combinations pay while the row is built', 'build=0': 'nothing pays while the row is built',
};

const at = (change: string): string => (change in tables ? `Where ${tables[change]}` : `By the ${change}`);

/** What the referee says in English. */
export const judgeWords = {
  lang: 'en' as 'en' | 'ko',
  /** Why a move is refused, by its code, or by its code and rule. */
  refusals: refusalMessages as Readonly<Record<keyof typeof refusalMessages, string>>,
  paid: (kind: Kind, at: number, owner: Player, points: number): string => `${places(at).replace('p', 'P')} make ${a(kind)}: ${diamonds(points)} for ${names[owner]}.`,
  unpaid: (rule: 'R5.6' | 'R6.5' | 'R3.4' | 'R5.5', kind: Kind, at: number, owner: Player): string => `The ${kinds[kind]} in ${places(at)} pays nobody: ${{
    'R5.6': 'it stood there before, so it is old.',
    'R6.5': 'a return made it, and a return never pays. It is old from now on.',
    'R3.4': 'at this table nothing pays while the row is built.',
    'R5.5': `it belongs to ${names[owner]}, and at this table the rival is not paid. It is old from now on.`,
  }[rule]}`,
  /** What a rule says of this move, where it says something else than which combination pays. */
  rule: {
    'R3.1': ({ position: { row } }: Facts): string => (row.length ? 'Any loose tile may go to either end of the row.' : 'Any loose tile may start the row.'),
    'R3.2': (): string => 'Once the end is chosen, the tile may be turned over, unseen and once.',
    'R3.3': ({ position: { options: { pass } } }: Facts): string => (pass === '*' ? 'While the row is built a player may pass.' : `While the row is built a player may pass; ${pass === 1 ? 'this was the last one' : passesLeft(pass)} in this game.`),
    'R3.4': (): string => 'A placement counts too, judged as the tile finally lies.',
    'R3.5': (): string => 'That was the last loose tile. The row is built, and the turns go on alternating.',
    'R3.6': (): string => 'Passing skips only the placement: the tile set aside still goes back.',
    'R4.2': (): string => 'An end tile may go to the other end, not turned.',
    'R4.3': ({ position: { options } }: Facts): string => `At this table ${swapRule[options.swap]} may change places.`,
    'R4.4': (): string => 'Any one tile may be turned over in its place.',
    'R5.1': (): string => 'No three tiles side by side make a combination, so nobody is paid.',
    'R5.5': ({ owner, by }: Facts): string => `It belongs to ${names[owner!]}, who is paid although ${names[by]} made it.`,
    'R5.7': (): string => 'Two at once both pay.',
    'R5.8': (): string => 'The row reads as it did before, so this swap made nothing.',
    'R6.1': ({ at }: Facts): string => `The middle tile, in place ${at}, is set aside as it lies, and the row closes up.`,
    'R6.2': ({ position: { due } }: Facts): string => `The action is done; now ${due.length === 1 ? 'the tile' : 'the tiles'} set aside before ${due.length === 1 ? 'goes' : 'go'} back.`,
    'R6.3': (): string => 'A tile goes back at the left or the right end.',
    'R6.4': ({ opens }: Facts): string => (opens ? 'Two tiles go back one after the other, in the order the player likes.' : 'The other tile goes back next, at either end.'),
    'R6.6': (): string => 'The tile that this action set aside waits for the next player.',
    'R6.7': ({ move, position: { due } }: Facts): string => `${move.kind === 'pass' ? 'The placement is skipped' : 'The placement is done'}; now ${due.length === 1 ? 'the tile' : 'the tiles'} set aside before ${due.length === 1 ? 'goes' : 'go'} back.`,
    'R6.8': (): string => 'Only what was set aside before this turn goes back now.',
    'R7.1': ({ after: { score } }: Facts): string => `With ${Math.max(score.a, score.x)} diamonds the game is over at once; nothing more is done.`,
    'R7.2': ({ after: { score } }: Facts): string => `Both have 7 or more: ${score.a === score.x ? 'level, so it is a draw.' : 'the higher total wins.'}`,
    'R1.3': (): string => 'The 15 diamonds of the supply are counters, not a limit.',
  } satisfies Partial<Record<string, (facts: Facts) => string>>,
  unseen: 'Nobody has seen that back, and nobody looks first: what comes up decides.',
  allowed: (awards: readonly Award[], stands: boolean): string => `Allowed. ${awards.length ? `${awards.map(({ for: owner, points, kind }) => `${names[owner]} takes ${diamonds(points)} (${kinds[kind]})`).join('; ')}.` : stands ? 'Nobody is paid, although a combination stands there.' : 'Nobody is paid.'}`,
  forbidden: (message: string, rule: string | null): string => `Not allowed. ${message}${rule ? ` (${rule})` : ''}`,
  open: (outcomes: readonly { picture: Picture; ways: number; of: number; payments: readonly Award[] }[]): string => (outcomes.every(({ payments }) => payments.length === 0) ? `Allowed. Nobody is paid, whatever comes up: ${outcomes.map(({ picture, ways, of }) => `${pictures[picture]} (${ways} in ${of})`).join(', ')}.` : `Allowed. What comes up decides: ${outcomes.map(({ picture, ways, of, payments }) => `${pictures[picture]} (${ways} in ${of}): ${payments.length ? payments.map(({ for: owner, points }) => `${names[owner]} takes ${points}`).join(', ') : 'nobody is paid'}`).join('; ')}.`),
  next: ({ turn, stage, row, due, loose, isFirst, winner, score }: Ahead): string => {
    const back = due === 0 ? '' : due === 1 ? 'the tile set aside' : 'the two tiles set aside one after the other';
    switch (stage) {
      case 'over': return winner === 'draw' ? `The game is over: a draw, ${score.a} to ${score.x}.` : `The game is over: ${names[winner!]} wins, ${Math.max(score.a, score.x)} to ${Math.min(score.a, score.x)}.`;
      case 'build': return `${names[turn]} is next: places a loose tile${loose === 1 ? ', the last one,' : ''} or passes${back && `, then returns ${back}`}.`;
      case 'act': return `${names[turn]} is next: one action with ${tiles(row)}${back && `, then returns ${back}`}.`;
      case 'return': return `${names[turn]} ${isFirst ? 'first returns' : 'now returns'} ${back}${isFirst ? (loose ? ', then places or passes' : ', then acts') : ''}.`;
    }
  },
  /** Which other table is meant, at the beginning of a sentence: by its description, or by the one option that is different there. */
  where: at,
  /** At another table: what is different there, what the answer is, and what comes next. */
  differs: (change: string, answer: string, next: string): string => `${at(change)}: ${answer}${next && ` ${next}`}`,
  /** The same is paid there, but what comes next is something else. */
  differsLater: (change: string, next: string): string => `${at(change)}: the same is paid. ${next}`,
};

/** How many passes are left after this one. */
const passesLeft = (pass: number): string => `${pass - 1} ${pass === 2 ? 'pass is' : 'passes are'} left`;

export type JudgeWords = typeof judgeWords;
