/** Puzzles looked at again by plain looking ahead on the rules that play the table. The solver only says what is tried first, which changes no answer. */
import { expect } from 'vitest';
import { formatPosition, parsePosition } from '../../../machine/notation/index.ts';
import type { Posed } from '../../../machine/opponent/puzzles-daily.ts';
import { legalMoves, play, possibleBacks, rivalOf, withoutPicture, winner, type Played, type Player, type Position } from '../../../machine/rules/index.ts';
import type { Solved } from '../../../machine/opponent/solver/index.ts';

export const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.code}`);
  return parsed.value;
};

export const after = (position: Position, move: string): Played => {
  const played = play(position, move);
  if (!played.ok) throw new Error(`${formatPosition(position)} ${move}: ${played.code}`);
  return played;
};

/** Looks ahead: can `me` force a win in so many turns, the one that is going on counted? */
export function searching(solved: Solved): (position: Position, me: Player, turns: number) => boolean {
  const known = new Map<string, boolean>();
  return function wins(position, me, turns): boolean {
    const who = winner(position);
    if (who !== null) return who === me;
    if (turns === 0) return false;
    const key = `${me}${turns}${formatPosition(position)}`, found = known.get(key);
    if (found !== undefined) return found;
    const nexts = legalMoves(position).map((move) => after(position, move).position), isMine = position.turn === me;
    /** Good for who moves, by the solver: tried first. */
    const worth = (next: Position): number => { const n = solved.worth(next)!; return next.turn === position.turn ? n : -n; };
    nexts.sort((one, other) => worth(other) - worth(one));
    const come = (next: Position): boolean => wins(next, me, next.turn === position.turn ? turns : turns - 1);
    const answer = isMine ? nexts.some(come) : nexts.every(come);
    known.set(key, answer);
    return answer;
  };
}

const paid = (played: Played, player: Player): number => played.awards.reduce((sum, award) => sum + (award.for === player ? award.points : 0), 0);

/** Every end of the turn of a player. */
const ends = (position: Position, me: Player): Position[] => (position.turn !== me || winner(position) !== null ? [position] : legalMoves(position).flatMap((move) => ends(after(position, move).position, me)));

/** The first actions that do what the puzzle asks, found without the solver's values. For `hold`: those after which the rival cannot win as soon as the puzzle says. */
export function solutionsOf({ kind, position: text, turns }: Posed, wins: ReturnType<typeof searching>): string[] {
  const position = read(text), me = position.turn, rival = rivalOf(me);
  return legalMoves(position).filter((move) => {
    const played = after(position, move), next = played.position, left = next.turn === me ? turns : turns - 1;
    if (kind === 'win') return wins(next, me, left);
    if (kind === 'hold') return !wins(next, rival, left);
    return paid(played, me) > 0 && paid(played, rival) === 0 && winner(next) === null && ends(next, me).some((end) => legalMoves(end).every((reply) => paid(after(end, reply), rival) === 0));
  });
}

/** Holds a puzzle to what it claims. */
export function prove(posed: Posed, wins: ReturnType<typeof searching>): void {
  const position = read(posed.position), what = `${posed.kind} ${posed.position}`;
  expect(formatPosition(position), what).toBe(posed.position);
  if (posed.kind === 'back') {
    expect(position.row[posed.tile - 1]!.back, what).toBe(null);
    expect(Object.keys(possibleBacks(position).row[posed.tile - 1]!), what).toHaveLength(1);
    return;
  }
  const solutions = solutionsOf(posed, wins);
  expect(solutions, what).toHaveLength(posed.ways);
  expect(solutions, what).toContain(withoutPicture(posed.shown[0]!));
  if (posed.kind === 'win') expect(wins(position, position.turn, posed.turns - 1), `${what}: sooner`).toBe(false);
  if (posed.kind === 'hold') expect(legalMoves(position).some((move) => { const next = after(position, move).position; return !solutions.includes(move) && !wins(next, rivalOf(position.turn), next.turn === position.turn ? posed.turns - 1 : posed.turns - 2); }), `${what}: none takes so long`).toBe(true);
  // What is shown is one whole turn, and ends well.
  let here = position;
  for (const move of posed.shown) {
    expect(here.turn, what).toBe(position.turn);
    here = after(here, move).position;
  }
  if (winner(here) === null) expect(here.turn, what).not.toBe(position.turn);
}
