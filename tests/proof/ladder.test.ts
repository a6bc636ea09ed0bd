/* The levels against each other with hidden backs, the perfect one against the weak with none, and what nobody may learn. Figures are printed. */
import { describe, expect, it } from 'vitest';
import { LEVEL_NAMES } from '../../machine/opponent/levels.ts';
import { solveNow } from '../../machine/opponent/solver/index.ts';
import { probe, sameAtBoth, twins } from '../machine/opponent/fairness.ts';
import { match, score, told, type Tally } from '../machine/opponent/ladder.ts';
import { neverLosesFromEven } from '../machine/opponent/perfect.ts';

const HOUR = 3_600_000;
const solved = solveNow('rulebook');
/** Of all moves with the row built, the share that made less of a position than it was worth with all backs known. */
const share = (errors: number, moves: number): number => errors / moves;

describe('the ladder, with hidden backs', () => {
  const GAMES = 400, PAIRS = LEVEL_NAMES.slice(1).map((level, i) => [level, LEVEL_NAMES[i]!] as const);
  const tallies = new Map<string, Tally>();

  it.each(PAIRS)(`%s against %s, ${GAMES} games`, (one, two) => {
    const tally = match(one, two, GAMES, solved);
    tallies.set(one, tally);
    console.log(told(`${one} against ${two}`, tally));
    expect(tally.games).toBe(GAMES);
    if (one === 'perfect') expect(share(tally.errors[0], tally.moves[0])).toBeLessThan(share(tally.errors[1], tally.moves[1]));
    else expect(score(tally)).toBeGreaterThanOrEqual(0.6);
  }, 3 * HOUR);

  it('errors grow fewer from level to level', () => {
    // Against the same kind of rival: each level as the weaker of its pair, and the strongest as the stronger.
    const errors = PAIRS.map(([one, two]) => { const { errors, moves } = tallies.get(one)!; return { level: two, of: share(errors[1], moves[1]) }; });
    const { errors: last, moves } = tallies.get('perfect')!;
    errors.push({ level: 'perfect', of: share(last[0], moves[0]) });
    console.log(errors.map(({ level, of }) => `${level} ${(100 * of).toFixed(2)} %`).join(', '));
    for (const [i, { of }] of errors.entries()) if (i > 0) expect(of).toBeLessThan(errors[i - 1]!.of);
  });

  it('the same seed plays the same game twice', () => {
    for (const [one, two] of PAIRS) {
      const [first, again] = [match(one, two, 3, solved), match(one, two, 3, solved)].map((tally) => ({ ...tally, times: null }));
      expect(again).toEqual(first);
    }
  });
});

it('the perfect level loses no game of 10,000 from even positions with all backs known', () => {
  const { games, wins, draws, losses, errors, moves } = neverLosesFromEven(solved, 10_000);
  console.log(`the perfect level against the greedy and the random one: won ${wins}, drawn ${draws}, lost ${losses} of ${games}; errors ${errors[0]} of ${moves[0]} and ${errors[1]} of ${moves[1]}`);
  expect([games, losses, errors[0]]).toEqual([10_000, 0, 0]);
}, 3 * HOUR);

it('unseen backs, exchanged, make no difference to any level in 1,000 positions, and no probe learns anything', () => {
  let tables = 0;
  for (let seed = 1; tables < 1_000; seed++) {
    const pair = twins(seed);
    if (!pair) continue;
    sameAtBoth(pair, `fair ${seed}`, (options) => (options === 'rulebook' ? solved : null));
    const [one, two] = pair.map(probe);
    expect(two).toEqual(one);
    tables++;
  }
}, 3 * HOUR);
