import { rivalOf, stage, type Player, type Position, type Tile } from '../rules/index.ts';
import { weighed } from './weighed.ts';
import { allWays, GAME } from './look.ts';
import { latest, recall, type History } from './memory.ts';

/** What makes a level. */
interface Strength {
  /** How many turned tiles it remembers the backs of. */
  readonly memory: number;
  /** The chance, 0 to 1, that it moves in haste: it sees what a move pays, and not what the rival can then do. */
  readonly haste: number;
}

/** The levels, weakest first. */
export const LEVELS = { modest: { memory: 3, haste: 0.25 } } as const satisfies Record<string, Strength>;
export type Level = keyof typeof LEVELS;
export const DEFAULT_LEVEL: Level = 'modest';

/** Somebody who plays a seat. It is asked about a game as everybody has seen it, and answers when it has thought. */
export interface Opponent {
  readonly level: Level;
  /** A legal move for the player to move, without a picture. Rejects when the game is over. The same seed and history always give the same move. */
  move(history: History): Promise<string>;
  /** Does it agree to a draw, playing for `player`? Yes, unless it is ahead in diamonds. */
  acceptsDraw(history: History, player: Player): boolean;
}

/** Diamonds that a position loses in its eyes each time it has stood before: what leads nowhere becomes dear, so no loop lasts. */
const WEARINESS = 0.5;

/** Diamonds by which a pass has to be better than any placement: placing brings the game on. */
const RELUCTANCE = 0.1;

/** Less than any two moves can truly differ by; more than sums of odds are rounded by. */
const ROUNDING = 1e-9;

const pictures = (tiles: readonly Tile[]): string => tiles.map(({ up }) => up).join('');
/** What two positions share that look the same, with the same player to move and the same score: a diamond is a new beginning. */
const look = ({ row, loose, due, fresh, turn, score }: Position): string =>
  [...[row, loose, due, fresh].map(pictures), turn, score.a, score.x].join(' ');

/** 0 to 2^32 - 1: as if by chance, and always the same for the same text (FNV-1a, stirred). */
function scramble(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The move that a player of this strength plays: of those that are as good as the best, one by the seed. */
export function choose(history: History, { memory, haste }: Strength, seed: string): string {
  if (stage(latest(history)) === 'over') throw new Error('The game is over: there is no move to choose.');
  const stood = [look(history.start), ...history.moves.map(({ position }) => look(position))];
  const times = (position: Position): number => { const now = look(position); return stood.filter((then) => then === now).length; };
  const said = [seed, stood[0], ...history.moves.map(({ move }) => move)].join(' ');
  const hasty = scramble(`${said} haste`) < haste * 2 ** 32;

  let best = -Infinity, good: string[] = [];
  for (const { move, value, mine, theirs, wins, loses, outcomes } of weighed(recall(history, memory))) {
    const tired = outcomes.reduce((sum, { ways, position }) => sum + ways * times(position), 0) / allWays(outcomes);
    const worth = (hasty ? mine - theirs + GAME * (wins - loses) : value) - WEARINESS * tired - (move === 'pass' ? RELUCTANCE : 0);
    if (worth > best + ROUNDING) [best, good] = [worth, []];
    if (worth > best - ROUNDING) good.push(move);
  }
  return good[scramble(said) % good.length]!;
}

const isLevel = (level: string): level is Level => Object.hasOwn(LEVELS, level);

/** Makes an opponent. A level nobody knows is {@link DEFAULT_LEVEL}. Another seed, other choices between moves that are equally good to it. */
export function createOpponent({ level = DEFAULT_LEVEL, seed }: { readonly level?: string; readonly seed: string }): Opponent {
  const known = isLevel(level) ? level : DEFAULT_LEVEL;
  return {
    level: known,
    move: (history) => new Promise((resolve) => { resolve(choose(history, LEVELS[known], seed)); }),
    acceptsDraw(history, player) {
      const { score } = latest(history);
      return score[player] <= score[rivalOf(player)];
    },
  };
}
