import { describe, expect, it } from 'vitest';
import { legalMoves, stage } from '../../../machine/index.ts';
import { drawProposal, position, save } from '../../../machine/game/index.ts';
import { LEVEL_NAMES } from '../../../machine/opponent/levels.ts';
import { proposesDraw, stillness } from '../../../machine/opponent/quiet.ts';
import { drawCounts } from '../../../machine/game/index.ts';
import { solveNow } from '../../../machine/opponent/solver/index.ts';
import { sitDown } from '../game/table.ts';
import { historyOf, probe, sameAtBoth, twins } from './fairness.ts';
import { numbers, TABLES } from './games.ts';

const solved = solveNow('rulebook');

describe('backs that nobody has seen, exchanged', () => {
  it('make no difference to any level', () => {
    let tables = 0;
    for (let seed = 1; tables < 8; seed++) {
      const pair = twins(seed);
      if (!pair) continue;
      // They do differ, in two backs at least, and whoever may look finds it.
      const [one, two] = pair.map((table) => save(table.view()).deal!);
      expect([...one!].filter((back, i) => back !== two![i]).length).toBeGreaterThanOrEqual(2);
      expect(sameAtBoth(pair, `fair ${seed}`, (options) => (options === 'rulebook' ? solved : null))).toBe(LEVEL_NAMES.length);
      tables++;
    }
  });

  it('are not to be learned by sending moves with pictures', () => {
    let refused = 0, tables = 0;
    for (let seed = 1; tables < 60; seed++) {
      const pair = twins(seed);
      if (!pair) continue;
      const [one, two] = pair.map(probe);
      expect(two).toEqual(one);
      expect(one!.heard).not.toMatch(/"type":"(?!refused)/);
      refused += one!.refused;
      tables++;
    }
    expect(refused).toBeGreaterThan(500);
  });
});

describe('when the table would propose a draw', () => {
  it('is counted by who plays as the table counts it', () => {
    const proposed = new Set<string>();
    for (let seed = 1; seed <= 63; seed++) {
      const next = numbers(seed), table = sitDown({ options: TABLES[seed % TABLES.length]!, seed: String(seed) });
      // Some of them shuffle, some wander.
      for (let i = 0; i < 70 && stage(position(table.view())) !== 'over'; i++) {
        const legal = legalMoves(position(table.view())), still = legal.filter((move) => ['lr', 'rl', 'pass'].includes(move));
        const from = still.length > 0 && next(20) < seed % 21 ? still : legal;
        table.send({ type: 'MOVE', move: from[next(from.length)]! });
        const history = historyOf(table), { repeats, quietTurns } = stillness(history), view = table.view();
        expect([repeats, quietTurns]).toEqual(Object.values(drawCounts(view)));
        expect(proposesDraw(history)).toBe(drawProposal(view) !== null);
        proposed.add(String(drawProposal(view)));
      }
    }
    expect([...proposed].sort()).toEqual(['null', 'quiet', 'repetition']);
  });
});
