import { describe, expect, it } from 'vitest';
import { formatPosition, legalMoves, play, reveals, stage, winner, type Position } from '../../../machine/index.ts';
import { assignmentCount, assignments, withBacks } from '../../../machine/rules/index.ts';
import { rate, type Rated } from '../../../machine/opponent/search.ts';
import { solveNow, type Value } from '../../../machine/opponent/solver/index.ts';
import { must, numbers, TABLES, toss, wander } from './games.ts';

// At the beginning of the file, where no hook's time runs out on a busy machine.
const solved = solveNow('rulebook');

/** The position after a move, whatever comes up, as somebody at the table plays it. */
const after = (position: Position, move: string): Position => {
  const played = play(position, move);
  if (!played.ok) throw new Error(`${formatPosition(position)} ${move}: ${played.code}`);
  return played.position;
};
/** The same position with other diamonds. */
const scored = (position: Position, a: number, x: number): Position => must(formatPosition(position).replace(/\d+-\d+/, `${a}-${x}`));

/** Random positions with every back known, the row built, at high scores: where something can be forced. */
function* knownPositions(count: number): Generator<Position> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const { whole } = wander('rulebook', seed, 6 + (seed % 30));
    if (stage(whole) === 'over' || whole.loose.length > 0) continue;
    made++;
    yield scored(whole, seed % 7, (seed >> 2) % 7);
  }
}
const other = { win: 'loss', loss: 'win', even: 'even' } as const;
/** What a position is worth to a player, asked of the solver or, of a game that is over, of the rules. */
function valueFor(player: 'a' | 'x', position: Position): Value {
  const who = winner(position);
  if (who) return { result: who === 'draw' ? 'even' : who === player ? 'win' : 'loss', turns: 0 };
  const { result, turns } = solved.value(position)!;
  return { result: position.turn === player ? result : other[result], turns };
}

describe('with every back known', () => {
  it('says of each move what it comes to, and puts the best first', () => {
    const results = new Set<string>();
    for (const position of knownPositions(250)) {
      const me = position.turn, rated = rate(position, solved, { depth: 2, budget: 200 });
      expect(rated.map(({ move }) => move).sort()).toEqual([...legalMoves(position)].sort());
      expect(rated[0]!.exact).toEqual(solved.value(position));
      for (const { move, exact, chances, worth, outcomes } of rated) {
        const next = after(position, move), { result, turns } = valueFor(me, next);
        const counted = result === 'even' ? 0 : winner(next) || next.turn !== me ? turns + 1 : turns;
        expect({ where: `${formatPosition(position)} ${move}`, exact }).toEqual({ where: `${formatPosition(position)} ${move}`, exact: { result, turns: counted } });
        expect(outcomes[0]!.exact).toEqual({ result, turns: result === 'even' ? 0 : turns });
        if (result !== 'even') expect(chances).toEqual({ win: Number(result === 'win'), even: 0, loss: Number(result === 'loss') });
        expect(worth > 0.5 ? 'win' : worth < -0.5 ? 'loss' : 'even').toBe(result);
        results.add(result);
      }
      // A win as soon as can be, a loss as late as can be.
      const order = rated.flatMap(({ exact }) => (exact!.result === 'win' ? [1000 - exact!.turns] : exact!.result === 'loss' ? [exact!.turns - 1000] : [0]));
      expect(order).toEqual([...order].sort((one, two) => two - one));
    }
    expect(results.size).toBe(3);
  });

  it('among what is even prefers that after which most replies go wrong', () => {
    let told = 0;
    for (const position of knownPositions(250)) {
      const rated = rate(position, solved, { depth: 1 }), me = position.turn;
      for (const { move, exact, traps } of rated) {
        const next = after(position, move);
        if (exact!.result !== 'even' || winner(next) || next.turn === me) continue;
        const replies = legalMoves(next).map((reply) => valueFor(me, after(next, reply)).result);
        expect(traps).toBeCloseTo(replies.filter((result) => result === 'win').length / replies.length, 12);
        if (traps > 0) told++;
      }
      const evens = rated.filter(({ exact }) => exact!.result === 'even').map(({ traps }) => traps);
      expect(evens).toEqual([...evens].sort((one, two) => two - one));
    }
    expect(told).toBeGreaterThan(50);
  });

  it('counts a back as known that can be worked out', () => {
    const whole = must('XaAbApBxXpPb - - a 6-5 rulebook'), worked = must('XaAbApBxXpP. - - a 6-5 rulebook');
    expect(assignmentCount(worked)).toBe(1);
    const exactly = (rated: Rated[]): unknown => rated.map(({ move, exact }) => [move, exact]);
    expect(exactly(rate(worked, solved, { depth: 1 }))).toEqual(exactly(rate(whole, solved, { depth: 1 })));
  });
});

/** Random positions, the row built, at high scores, with backs unseen that cannot be worked out. */
function* hiddenPositions(count: number): Generator<Position> {
  for (let seed = 1, made = 0; made < count; seed++) {
    const { start } = toss('rulebook', numbers(seed)), score = `${5 + (seed % 2)}-${5 + ((seed >> 1) % 2)}`;
    let position = must(`${formatPosition(start).split(' ')[1]} - - ${start.turn} ${score} rulebook`);
    // A back or two has been seen, most have not.
    if (seed % 3 > 0) position = after(position, `f${1 + (seed % 6)}=${Object.keys(reveals(position, `f${1 + (seed % 6)}`)!)[0]}`);
    if (stage(position) === 'over' || assignmentCount(position) === 1) continue;
    made++;
    yield position;
  }
}
interface Odds { win: number; loss: number }
/** The chances of a player over all ways the backs can lie, one by one. */
function openEnd(player: 'a' | 'x', position: Position): Odds {
  const results = assignments(position).map((way) => valueFor(player, withBacks(position, way)!).result);
  return { win: results.filter((result) => result === 'win').length / results.length, loss: results.filter((result) => result === 'loss').length / results.length };
}
/** The moves of a position, each with what can come up. */
const ways = (position: Position): { move: string; texts: readonly (readonly [string, number])[] }[] => legalMoves(position).map((move) => {
  const shown = reveals(position, move), all = shown && Object.values(shown).reduce((sum, each) => sum + each, 0);
  return { move, texts: shown ? Object.entries(shown).map(([picture, each]) => [`${move}=${picture}`, each / all!] as const) : [[move, 1] as const] };
});

describe('with backs unseen', () => {
  it('weighs every way they can lie at the end of what it looks at', () => {
    let open = 0;
    for (const position of hiddenPositions(160)) {
      const me = position.turn, rated = rate(position, solved, { depth: 1 });
      for (const { move, texts } of ways(position)) {
        const mine = rated.find((each) => each.move === move)!;
        expect(mine.exact).toBeNull();
        let sum = 0;
        for (const [at, [text, share]] of texts.entries()) {
          const next = after(position, text), outcome = mine.outcomes[at]!;
          expect([outcome.position, outcome.ways / outcome.of]).toEqual([next, expect.closeTo(share, 12)]);
          expect(outcome.chances.win + outcome.chances.even + outcome.chances.loss).toBeCloseTo(1, 12);
          if (winner(next) || next.turn === me) continue;
          const { win, loss } = openEnd(me, next);
          expect(outcome.chances.win).toBeCloseTo(win, 12);
          expect(outcome.chances.loss).toBeCloseTo(loss, 12);
          if (win > 0 && win < 1) open++;
        }
        for (const { ways: each, of, chances } of mine.outcomes) sum += (each / of) * (chances.win - chances.loss);
        expect(mine.chances.win - mine.chances.loss).toBeCloseTo(sum, 12);
        expect(Math.abs(mine.worth - sum)).toBeLessThan(0.26);
      }
    }
    expect(open).toBeGreaterThan(50);
  });

  it('sees the reply coming as plain counting does', () => {
    let compared = 0;
    for (const position of hiddenPositions(12)) {
      if (position.due.length > 0 || stage(position) !== 'act') continue;
      const rated = rate(position, solved, { depth: 2, budget: 1e7 });
      for (const { move, outcomes } of rated) {
        for (const { position: next, chances } of outcomes) {
          if (winner(next) || next.turn === position.turn || next.due.length > 0) continue;
          const [reply] = rate(next, solved, { depth: 1 });
          expect([move, chances.win, chances.loss]).toEqual([move, expect.closeTo(reply!.chances.loss, 9), expect.closeTo(reply!.chances.win, 9)]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(50);
  });

  it('finds the same on every machine, however little it may look at', () => {
    for (const position of hiddenPositions(10)) {
      const found = [50, 1_000, 12_000].map((budget) => rate(position, solved, { depth: 3, budget }));
      expect(rate(position, solved, { depth: 3, budget: 1_000 })).toEqual(found[1]);
      for (const rated of found) expect(rated.map(({ move }) => move).sort()).toEqual([...legalMoves(position)].sort());
    }
  });
});

describe('everywhere', () => {
  it('rates every legal move at every table and stage, solved or not, and nothing when the game is over', () => {
    const stages = new Set<string>();
    for (let seed = 1; seed <= 96; seed++) {
      const options = TABLES[seed % TABLES.length]!, { history } = wander(options, seed, seed % 25);
      const position = history.moves.at(-1)?.position ?? history.start, rated = rate(position, seed % 2 && options === 'rulebook' ? solved : null, { depth: 2, budget: 2_000 });
      expect(rated.map(({ move }) => move).sort()).toEqual([...legalMoves(position)].sort());
      for (const { worth, chances } of rated) {
        expect(Math.abs(worth)).toBeLessThanOrEqual(1);
        expect(chances.win + chances.even + chances.loss).toBeCloseTo(1, 12);
      }
      stages.add(stage(position));
    }
    expect(stages).toContain('build');
    expect(rate(must('XaAbApBxXpPb - - a 7-0 rulebook'), solved, { depth: 2 })).toEqual([]);
  });

  it('wins by the last tile of the row when it can', () => {
    const [best] = rate(must('B.B.P.A.X. B. - a 5-5 rulebook'), solved, { depth: 1 });
    expect([best!.move, best!.chances.win, best!.outcomes[0]!.exact]).toEqual(['1l', 1, { result: 'win', turns: 0 }]);
  });
});
