import { expect, it } from 'vitest';
import { formatPosition, legalMoves, winner } from '../../machine/index.ts';
import { fromTables, solveNow } from '../../machine/opponent/index.ts';
import { compile } from '../../machine/opponent/solver/compile.ts';
import { indexOf, lineAt, LINES } from '../../machine/opponent/solver/lines.ts';
import { makePosition, TARGET, type Position } from '../../machine/rules/index.ts';
import { numbers } from '../machine/opponent/games.ts';
import { compiledText, everyTable, faultsAt, finish, linePosition, played, rulesOf, search, signedAt, textOf } from '../solver-truth.ts';

/*
 * What makes a value true: a player who wins in n turns has an action after which the other loses in n - 1, and none is
 * faster; who loses in n turns has no other action, and none is slower; and where it is even, one action keeps it even
 * and none wins. If that holds for every line at every score, then by induction over the turns every win and every loss
 * is one, with its distance, and from what is even nobody can be driven out. It is asked here of `play` itself.
 */
it.each(everyTable())('$text: every entry is that of play, and no value of all lines and scores is at fault', ({ options }) => {
  const rules = rulesOf(options), { numbering } = rules, sixes = numbering.starts[1]!, moves = finish(compile(options, numbering)), solved = solveNow(options);
  const { values } = solved.tables, valueAt = (number: number, mine: number, theirs: number): number => signedAt(values[(mine * TARGET + theirs) * numbering.count + number]!);
  let faults = 0, entries = 0, asked = 0;
  // By the rulebook every line is asked, by other tables one of those that are alike.
  const everyLine = options.preset === 'rulebook' && options.swap === 'inner' && options.ret === 'after' && options.rival;
  for (let index = 0; index < 3 * LINES; index++) {
    const number = numbering.numbers[index]!, isFirst = numbering.first[number] === index;
    if (!isFirst && !everyLine) continue;
    const line = rules.actions(index);
    entries++;
    if (isFirst && compiledText(moves, number, sixes) !== textOf(line.actions)) faults++;
    for (let score = 0; score < TARGET * TARGET; score++, asked++) {
      const mine = Math.floor(score / TARGET), theirs = score % TARGET;
      if (faultsAt(line, mine, theirs, valueAt, valueAt(number, mine, theirs))) faults++;
    }
  }
  expect({ faults, entries, asked }).toEqual({ faults: 0, entries: everyLine ? 3 * LINES : numbering.count, asked: 49 * entries });
  // The same tables, posted, are the same; the longest is far from what a value can hold.
  expect(fromTables(options, structuredClone(solved.tables)).checksum()).toBe(solved.checksum());
  for (const { all } of solved.totals()) expect(Math.max(all.longestWin, all.longestLoss)).toBeLessThan(30);
});

/** Any position without loose tiles whose game is not over: at the start of a turn, or in the middle. */
function someWhere(next: (below: number) => number, table: { text: string; options: Position['options'] }): Position {
  const score = { a: next(TARGET), x: next(TARGET) }, high = next(2) ? { a: 4 + next(3), x: 4 + next(3) } : score;
  const start = makePosition({ ...linePosition(lineAt(next(LINES)), next(3), table.options), turn: next(2) ? 'a' : 'x', score: high });
  const moves = legalMoves(start), then = played(start, moves[next(moves.length)]!);
  return next(3) === 0 && winner(then) === null ? then : start;
}

it('100,000 positions, at every table: what a plain search on the readable rules finds within two turns is what is forced so soon', () => {
  const next = numbers(2011), tables = everyTable();
  let decided = 0, asked = 0;
  for (const table of tables) {
    const solved = solveNow(table.options);
    for (let i = 0; i < Math.ceil(100_000 / tables.length); i++, asked++) {
      const position = someWhere(next, table), value = signedAt(solved.worth(position)!), found = search(position, 2);
      if (found !== (Math.abs(value) > 2 ? 0 : value)) throw new Error(`${formatPosition(position)}: ${value}, but a search finds ${found}`);
      if (found !== 0) decided++;
    }
  }
  expect(asked).toBeGreaterThanOrEqual(100_000);
  expect(decided).toBeGreaterThan(10_000);
});

it('1,000 positions by the rulebook, three turns deep', () => {
  const next = numbers(7), [table] = everyTable(), solved = solveNow(table!.options);
  for (let i = 0; i < 1000; i++) {
    const position = someWhere(next, table!), value = signedAt(solved.worth(position)!);
    expect([formatPosition(position), search(position, 3)]).toEqual([formatPosition(position), Math.abs(value) > 3 ? 0 : value]);
  }
});

it.each(everyTable())('$text: mirror images and exchanged thieves are worth the same, whatever is set aside', ({ options }) => {
  const solved = solveNow(options), next = numbers(3);
  for (let i = 0; i < 2000; i++) {
    const position = linePosition(lineAt(next(LINES)), next(3), options), { row, due, score } = position;
    const mirrored = makePosition({ ...position, row: [...row].reverse(), due: [...due].reverse() });
    const other = { A: 'X', X: 'A', P: 'P', B: 'B' } as const, swap = (tiles: Position['row']): Position['row'] => tiles.map(({ up, back }) => ({ up: other[up], back: other[back!] }));
    const exchanged = makePosition({ ...position, row: swap(row), due: swap(due), turn: 'x', score: { a: score.x, x: score.a } });
    expect(indexOf(position)).toBeGreaterThanOrEqual(0);
    expect([solved.worth(mirrored), solved.worth(exchanged)]).toEqual([solved.worth(position), solved.worth(position)]);
  }
});
