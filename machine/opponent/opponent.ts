import { rivalOf, stage, type Player, type Position, type Tile } from '../rules/index.ts';
import { weighed } from './weighed.ts';
import { GAME } from './look.ts';
import { latest, recall, type History } from './memory.ts';
import { proposesDraw } from './quiet.ts';
import type { Values } from './search.ts';

/** The levels, weakest first. */
export const LEVEL_NAMES = ['forgetful', 'hasty', 'modest', 'careful', 'perfect'] as const;
export type Level = (typeof LEVEL_NAMES)[number];
export const DEFAULT_LEVEL = 'modest' satisfies Level;

/** How somebody plays who looks at a move and the reply to it. */
export interface Manner {
  /** How many turned tiles it remembers the backs of. */
  readonly memory: number;
  /** For how many turns, both players' counted, it remembers each of them. */
  readonly turns: number;
  /** The chance, 0 to 1, that it moves in haste: it sees what a move pays, and not what the rival can then do. */
  readonly haste: number;
}

/** The default level: the one that is always at hand, wherever the others have to be loaded first. */
export const MODEST: Manner = { memory: 3, turns: Infinity, haste: 0.25 };

/** Somebody who plays a seat. It is asked about a game as everybody has seen it, and answers when it has thought. */
export interface Opponent {
  readonly level: Level;
  /** A legal move for the player to move, without a picture. Rejects when the game is over. The same seed and history always give the same move. */
  move(history: History): Promise<string>;
  /** Does it agree to a draw, playing for `player`? Only where the table would propose one (R7.3), and never when it sees that the game is won; the default level and others without exact values also not when they lead. */
  acceptsDraw(history: History, player: Player): Promise<boolean>;
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
export function scramble(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** A seed and a game in one text: what is left to chance goes by it. Pictures that came up are in it, those that did not are nowhere. */
export const said = ({ start, moves }: History, seed: string): string => [seed, look(start), ...moves.map(({ move }) => move)].join(' ');

/** How often positions have stood that these outcomes lead to, on average. */
export function stoodBefore({ start, moves }: History): (outcomes: readonly { readonly ways: number; readonly position: Position }[]) => number {
  const stood = [start, ...moves.map(({ position }) => position)].map(look);
  return (outcomes) => {
    let all = 0, of = 0;
    for (const { ways, position } of outcomes) {
      const now = look(position);
      all += ways * stood.filter((then) => then === now).length;
      of += ways;
    }
    return all / of;
  };
}

/** A move, and what somebody takes it to be worth. */
export interface Valued { readonly move: string; readonly worth: number }

/** What all moves are worth, in diamonds, to somebody who plays in this manner, in the order of `legalMoves`. */
export function valued(history: History, { memory, turns, haste }: Manner, seed: string): Valued[] {
  const stood = stoodBefore(history), hasty = scramble(`${said(history, seed)} haste`) < haste * 2 ** 32;
  return weighed(recall(history, memory, turns)).map(({ move, value, mine, theirs, wins, loses, outcomes }) => ({
    move,
    worth: (hasty ? mine - theirs + GAME * (wins - loses) : value) - WEARINESS * stood(outcomes) - (move === 'pass' ? RELUCTANCE : 0),
  }));
}

/** Of the moves that are as good as the best, one by the seed. Throws when the game is over. */
export function pick(moves: readonly Valued[], history: History, seed: string): string {
  if (stage(latest(history)) === 'over') throw new Error('The game is over: there is no move to choose.');
  const best = Math.max(...moves.map(({ worth }) => worth)), good = moves.filter(({ worth }) => worth > best - ROUNDING);
  return good[scramble(said(history, seed)) % good.length]!.move;
}

/** The move of somebody who plays in this manner. */
export const chooseBy = (history: History, manner: Manner, seed: string): string => pick(valued(history, manner, seed), history, seed);

/** Is there such a level? */
export const isLevel = (level: unknown): level is Level => (LEVEL_NAMES as readonly unknown[]).includes(level);

/** A level that there is. Throws a RangeError that names all of them where there is none of this name. */
export function readLevel(level: unknown): Level {
  if (!isLevel(level)) throw new RangeError(`No level: ${String(level)}. There are ${LEVEL_NAMES.join(', ')}.`);
  return level;
}

/**
 * Makes an opponent, {@link DEFAULT_LEVEL} unless another level is named; the others are loaded when they are first asked.
 * Another seed, other choices between moves that are equally good to it.
 *
 * @param options.values exact values for the table that is played at; without them the `perfect` level solves the game itself
 * @throws RangeError where there is no level of this name
 */
export function createOpponent({ level = DEFAULT_LEVEL, seed, values }: { readonly level?: string; readonly seed: string; readonly values?: Values }): Opponent {
  const known = readLevel(level);
  if (known === DEFAULT_LEVEL) {
    return {
      level: known,
      move: (history) => new Promise((resolve) => { resolve(chooseBy(history, MODEST, seed)); }),
      acceptsDraw(history, player) {
        // What is to be had at once counts as had.
        const { score, turn } = latest(history), seen = recall(history, MODEST.memory, MODEST.turns);
        const gain = stage(seen) === 'over' ? 0 : Math.max(...weighed(seen).map(({ mine, theirs }) => mine - theirs));
        return Promise.resolve(proposesDraw(history) && score[player] - score[rivalOf(player)] + (turn === player ? gain : -gain) <= 0);
      },
    };
  }
  const levels = (): Promise<typeof import('./levels.ts')> => import('./levels.ts');
  return {
    level: known,
    async move(history) {
      const { LEVELS, moveBy, valuesFor } = await levels();
      return moveBy(history, LEVELS[known], seed, await valuesFor(known, history, values));
    },
    async acceptsDraw(history, player) {
      const { acceptsDraw, valuesFor } = await levels();
      return acceptsDraw(history, player, known, await valuesFor(known, history, values));
    },
  };
}
