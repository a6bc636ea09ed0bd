import { parseMove, withoutPicture, type Player, type Position } from '../machine/rules/index.ts';
import type { Entry } from '../machine/game/chart.ts';
import type { Memory } from './context.ts';
import type { Around, MoveFacts } from './words/around.en.ts';
import type { Said } from './words/explanations.ts';

/** A line of the list of moves, as far as this person may be told. */
export interface MoveLine {
  /** From 1; also how many moves are played in the position after it, see {@link canLookAt}. */
  readonly number: number;
  /** From 1: which turn it belongs to. An action and the returns after it are one turn. */
  readonly turn: number;
  readonly player: Player;
  /** The move in words, with what came up if that may be told. */
  readonly words: string;
  /** The same in notation. */
  readonly notation: string;
  /** Who was paid: a sentence each, an own goal first; empty when nobody was. */
  readonly paid: readonly string[];
  readonly ownGoal: boolean;
  /** What somebody wrote about it; null where it might tell what may not be told. */
  readonly comment: string | null;
  /** Is something kept back, because it is to be remembered? */
  readonly hidden: boolean;
  /** May the position after it be looked at? */
  readonly open: boolean;
}

/** Words in which the list is told. */
export interface ListWords { readonly around: Around; readonly said: Said }

/** How many moves were played before the last turn of which there is one. */
const lastTurn = (entries: readonly Entry[]): number => entries.slice(0, -1).findLastIndex(({ before, after }) => before.turn !== after.turn) + 1;

/**
 * May the position be looked at in which so many of these moves (0: none) were played? Without the memory aid (`off`) only
 * those of the last turn may, with the one it began from, until the game is over.
 */
export const canLookAt = (entries: readonly Entry[], played: number, memory: Memory, over: boolean): boolean =>
  Number.isInteger(played) && played >= 0 && played <= entries.length && (memory !== 'off' || over || played >= lastTurn(entries));

/**
 * A move in a few words, in the words of one language; '' for what is no move. What it says can be typed, and readTyped
 * reads it as the same move. `told`: may pictures be named? Else it speaks of places only. A picture behind `=` came up.
 */
export function describeMove(text: string, { row, loose, due }: Position, { move: tell }: Pick<Around, 'move'>, told = true): string {
  const move = parseMove(text);
  if (!move) return '';
  const { kind, tile, places, end, from, turned, picture } = move, placing = kind === 'place', putting = placing || kind === 'return';
  const named = placing ? loose[tile - 1] : kind === 'return' ? due[tile - 1] : kind === 'end' ? row.at(from === 'l' ? 0 : -1) : undefined;
  const rest = {
    turned, end: putting ? (placing && row.length === 0 ? null : end) : from,
    alone: kind === 'return' && due.length === 1, up: (told && named?.up) || null, shown: told ? picture : null,
  };
  return tell((kind === 'swap' ? { kind, places, ...rest } : { kind, tile, ...rest }) satisfies MoveFacts);
}

/** Payments of a turn that is to be remembered: what everybody saw on the table, and no combinations, which would tell pictures. */
function diamonds({ awards }: Entry, around: Around): string[] {
  const paid = { a: 0, x: 0 };
  for (const { for: owner, points } of awards) paid[owner] += points;
  return (['a', 'x'] as const).filter((player) => paid[player] > 0).map((player) => around.takes(player, paid[player]));
}

function payments({ awards, player }: Entry, said: Said): string[] {
  const lost = awards.filter(({ for: owner }) => owner !== player);
  return [
    ...(lost[0] ? [said.ownGoal(lost[0].for, lost.reduce((sum, { points }) => sum + points, 0), lost.map(({ kind }) => kind))] : []),
    ...awards.filter((award) => !lost.includes(award)).map((award) => said.paid(award)),
  ];
}

/**
 * The moves of a game, for the panel that lists them. With the memory aid `off`, and while the game goes on, turns before
 * the last one are told as a scorekeeper would who does not look at the tiles: tiles by their places, and who took how
 * many diamonds. Pictures, and the combinations and comments that would tell them, are kept back: what was up in
 * an old position is what came up earlier.
 * @param over Is the game over, also by agreement or resignation? Then all is told.
 */
export function listOfMoves(entries: readonly Entry[], memory: Memory, over: boolean, { around, said }: ListWords): MoveLine[] {
  const remembered = memory === 'off' && !over ? lastTurn(entries) : 0;
  let turn = 1;
  return entries.map((entry, i): MoveLine => {
    if (i > 0 && entry.before.turn !== entries[i - 1].before.turn) turn++;
    const { move, player, before, awards, comment } = entry, told = i >= remembered;
    const whole = describeMove(move, before, around), words = told ? whole : describeMove(move, before, around, false);
    return {
      number: i + 1, turn, player, words,
      notation: told ? move : withoutPicture(move),
      paid: told ? payments(entry, said) : diamonds(entry, around),
      ownGoal: awards.some(({ for: owner }) => owner !== player),
      comment: told ? comment ?? null : null,
      hidden: !told && (words !== whole || awards.length > 0 || comment !== undefined),
      open: canLookAt(entries, i + 1, memory, over),
    };
  });
}
