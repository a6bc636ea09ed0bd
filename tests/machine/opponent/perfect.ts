/** Games of the perfect level against weak players from even positions with all backs known; for the tests and the proof. */
import { formatPosition, legalMoves, play, stage } from '../../../machine/index.ts';
import { LEVELS, moveBy } from '../../../machine/opponent/levels.ts';
import type { Solved } from '../../../machine/opponent/solver/index.ts';
import { must, numbers, wander } from './games.ts';
import { noTally, playOne, type Mover, type Tally } from './ladder.ts';

const random: Mover = (_history, next, whole) => {
  const legal = legalMoves(whole);
  return legal[next(legal.length)]!;
};
/** Takes what pays most at once, without a look at what comes of it. */
const greedy: Mover = (_history, next, whole) => {
  const paid = legalMoves(whole).map((move) => {
    const played = play(whole, move);
    return { move, net: played.ok ? played.awards.reduce((sum, award) => sum + (award.for === whole.turn ? award.points : -award.points), 0) : 0 };
  });
  const most = Math.max(...paid.map(({ net }) => net)), good = paid.filter(({ net }) => net === most);
  return good[next(good.length)]!.move;
};

/** Plays so many games, every other one against each of the two, from positions in which both have so many diamonds at least; throws when the perfect level loses one. */
export function neverLosesFromEven(solved: Solved, games: number, least = 0): Tally {
  const tally = noTally();
  for (let seed = 1; tally.games < games; seed++) {
    const { whole } = wander('rulebook', seed, 6 + (seed % 30)), next = numbers(seed);
    if (stage(whole) === 'over' || whole.loose.length > 0) continue;
    const start = must(formatPosition(whole).replace(/\d+-\d+/, `${least + next(7 - least)}-${least + next(7 - least)}`));
    if (solved.value(start)!.result !== 'even') continue;
    const perfect: Mover = (history) => moveBy(history, LEVELS.perfect, String(seed), solved), weak = tally.games % 2 ? random : greedy;
    const first = next(2) ? 'a' : 'x', before = tally.losses;
    playOne(start, start, first === 'a' ? { a: perfect, x: weak } : { a: weak, x: perfect }, first, next, solved, tally);
    if (tally.losses > before || tally.errors[0] > 0) throw new Error(`The perfect level loses, or lets go what it had: ${formatPosition(start)}, seed ${seed}, as ${first}`);
  }
  return tally;
}
