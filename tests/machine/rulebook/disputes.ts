/** Which of us is right, asked of the rules themselves. */
import { expect } from 'vitest';
import { check, formatPosition, legalMoves, play, reveals, type Position } from '../../../machine/index.ts';
import { settle, type Right, type Settlement } from '../../../machine/rulebook/dispute.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import type { Belief } from '../../../machine/rulebook/question.ts';
import { dice, pick, position, read } from '../../games.ts';
import { EVERY_MOVE } from '../../rows.ts';

export const NO: Belief = { allowed: false };
export const paid = (a: number, x: number): Belief => ({ allowed: true, a, x });
/** Every belief that a move can answer to, and one that none does. */
export const BELIEFS: readonly Belief[] = [NO, ...[0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].map((x) => paid(a, x)))];

/** What each picture that can come up pays; null when the move is forbidden. It asks `check`, `reveals` and `play`, and nothing of the referee. */
function outcomes(here: Position, move: string): { readonly picture: string; readonly ways: number; readonly a: number; readonly x: number }[] | null {
  if (!check(here, move).ok) return null;
  const odds = move.includes('=') ? {} : reveals(here, move) ?? {};
  return (Object.keys(odds).length > 0 ? Object.entries(odds) : [['', 1] as const]).map(([picture, ways]) => {
    const played = play(here, picture ? `${move}=${picture}` : move);
    if (!played.ok) throw new Error(`${formatPosition(here)} ${move}=${picture}: ${played.message}`);
    const won = (who: 'a' | 'x'): number => played.position.score[who] - here.score[who];
    return { picture, ways, a: won('a'), x: won('x') };
  });
}
function truth(here: Position, move: string, belief: Belief): Right {
  const all = outcomes(here, move);
  if (!all) return !belief.allowed;
  const fitting = all.filter(({ a, x }) => belief.allowed && a === belief.a && x === belief.x).length;
  return fitting === 0 ? false : fitting === all.length ? true : 'depends';
}
const verdictOf = (one: Right, two: Right): string => (one === 'depends' || two === 'depends' ? 'depends' : one ? (two ? 'both' : 'one') : two ? 'two' : 'neither');

/** Settles a dispute over every move, legal or not, of so many random positions, and demands that it is settled as the rules play it; how often each came of it. */
export function settleAll(positions: number, seed: number): Readonly<Record<Settlement['right'], number>> {
  const roll = dice(seed), seen = { one: 0, two: 0, both: 0, neither: 0, depends: 0 };
  for (let i = 0; i < positions; i++) {
    const here = position(roll), legal = legalMoves(here), illegal = EVERY_MOVE.filter((move) => !check(here, move).ok);
    // Of the many texts that are legal nowhere a few, of the others all.
    for (const move of [...legal, ...illegal.filter((each) => !/^s/.test(each) || Number(each[2]) === Number(each[1]) + 1), pick(roll, illegal)]) {
      const judged = judge(here, move), beliefs = [pick(roll, BELIEFS), pick(roll, BELIEFS)] as const;
      const all = outcomes(here, move), likely = all ? paid(pick(roll, all).a, pick(roll, all).x) : NO;
      for (const [one, two] of [beliefs, [likely, beliefs[1]], [beliefs[0], likely], [NO, likely]] as const) {
        const found = settle(here, move, [one, two], judged)!, rights = [truth(here, move, one), truth(here, move, two)] as const;
        const where = `${formatPosition(here)} ${move} ${JSON.stringify([one, two])}`;
        expect([found.each[0]!.right, found.each[1]!.right, found.right], where).toEqual([...rights, verdictOf(...rights)]);
        seen[found.right]++;
        for (const [side, belief] of [[found.each[0]!, one], [found.each[1]!, two]] as const) {
          const fitting = (all ?? []).filter(({ picture, a, x }) => picture && belief.allowed && a === belief.a && x === belief.x);
          if (side.right === 'depends') expect(side.pictures.map(({ picture, ways }) => [picture, ways]), where).toEqual(fitting.map(({ picture, ways }) => [picture, ways]));
          // At every other table that the referee names, whoever is wrong here is asked again.
          if (side.right === false) {
            const there = judged.differs.filter(({ options }) => truth(read(formatPosition(here).replace(/\S+$/, options)), move, belief) === true).map(({ change }) => change);
            expect(side.elsewhere.map(({ change }) => change), where).toEqual(there);
          } else expect(side.elsewhere).toEqual([]);
        }
      }
    }
  }
  return seen;
}
