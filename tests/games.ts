/** Random games and questions, the same for the same seed: positions of every stage at every kind of table, and moves that are allowed and that are not. */
import { legalMoves, parsePosition, play, reveals, stage, type Position } from '../machine/index.ts';
import type { Belief } from '../machine/rulebook/question.ts';

/** Random whole numbers below `sides`. */
export type Dice = (sides: number) => number;
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
export const pick = <Each>(roll: Dice, among: readonly Each[]): Each => among[roll(among.length)]!;

export function read(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors.map(({ message }) => message).join(' ')}`);
  return parsed.value;
}

/** A table: a description, with some options set otherwise. */
export const table = (roll: Dice): string => [
  pick(roll, ['rulebook', 'rulebook', 'overview']),
  ...([['swap', ['inner', 'any', 'middle']], ['pass', ['*', '0', '1', '3']], ['flip', ['0', '1']], ['ret', ['after', 'before']], ['rival', ['0', '1']], ['build', ['0', '1']]] as const)
    .filter(() => roll(4) === 0).map(([key, values]) => `${key}=${pick(roll, values)}`),
].join(',');

/** Six tiles as they fell: none has been seen on both sides, or some, or all. */
export function toss(roll: Dice, seen = [0, 1, 2, 2][roll(4)]): string {
  const pairs = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'];
  for (let i = 5; i > 0; i--) { const j = roll(i + 1); [pairs[i], pairs[j]] = [pairs[j]!, pairs[i]!]; }
  return pairs.map((pair) => { const up = roll(2); return pair[up]! + (seen === 0 || (seen === 1 && roll(2)) ? pair[1 - up]!.toLowerCase() : '.'); }).join('');
}

/** A position that play comes to after at most so many moves. What pays is often taken. `fromStart`: the game begins with unseen tiles and without diamonds, as every game does. */
export function position(roll: Dice, most = 40, fromStart = false): Position {
  let here = read(`- ${fromStart ? toss(roll, 2) : toss(roll)} - ${pick(roll, ['a', 'x'])} ${fromStart || roll(3) ? '0-0' : `${roll(7)}-${roll(7)}`} ${table(roll)}`);
  // Half of the games have only begun, and most backs are unseen there.
  for (let left = roll(roll(2) ? most + 1 : Math.min(most, 9) + 1); left > 0 && stage(here) !== 'over'; left--) {
    const tries = legalMoves(here).map((move) => {
      const shown = Object.keys(reveals(here, move) ?? {}), played = play(here, shown.length > 0 ? `${move}=${pick(roll, shown)}` : move);
      if (!played.ok) throw new Error(`${move}: ${played.message}`);
      return played;
    });
    const paying = tries.filter(({ awards }) => awards.length > 0);
    here = pick(roll, paying.length > 0 && roll(2) ? paying : tries).position;
  }
  return here;
}

const OTHERS = ['1l', '1r', '2lf', '3rf=A', '6l', 'pass', 'lr', 'rl', 's12', 's23', 's34', 's45', 's56', 's13', 's32', 'f1', 'f2=B', 'f3', 'f4=P', 'f6', 'f9', 'b1l', 'b1rf', 'b2l=', 'b2l', 'b3r', 'b1lf=X'];
/** A move, mostly one that is allowed. */
export const move = (roll: Dice, here: Position): string => {
  const legal = legalMoves(here);
  return legal.length > 0 && roll(3) ? pick(roll, legal) : pick(roll, OTHERS.filter((each) => !each.endsWith('=')));
};

export const belief = (roll: Dice): Belief | null => (roll(4) === 0 ? null : roll(3) === 0 ? { allowed: false } : { allowed: true, a: roll(4), x: roll(4) });
