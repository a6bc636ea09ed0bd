import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { random } from '../../machine/game/random.ts';
import { posed, puzzleOn, ROUND } from '../../machine/opponent/puzzles-daily.ts';
import { examine, GRADES, makePuzzle, PUZZLE_KINDS, sameKey } from '../../machine/opponent/puzzles.ts';
import { solveNow } from '../../machine/opponent/solver/index.ts';
import { prove, read, searching } from '../machine/opponent/puzzle-search.ts';
import { figures } from '../tools/solved-figures.ts';

const solved = solveNow('rulebook');
const print = (name: string, count: Readonly<Record<string, number>>): void => { console.log(name, Object.fromEntries(Object.entries(count).sort())); };

it('every puzzle of the days has the claimed solutions and no others, by plain looking ahead as many turns as it goes', () => {
  const count: Record<string, number> = {};
  for (let day = 0; day < ROUND; day++) {
    const puzzle = puzzleOn(day);
    // One after the other: what one search knows is of no use to the next, and would only fill the memory.
    prove(puzzle, searching(solved));
    for (const name of [`${puzzle.kind}, grade ${puzzle.grade}`, `${puzzle.kind}, ${puzzle.turns} turns`]) count[name] = (count[name] ?? 0) + 1;
  }
  print('Puzzles of the days:', count);
});

it('so have a thousand others, of every kind and grade', () => {
  const count: Record<string, number> = {}, keys = new Set<string>();
  for (let n = 0; n < 1000; n++) {
    const kind = PUZZLE_KINDS[n % 4]!, grade = n % 8 < 4 ? null : GRADES[Math.floor(n / 8) % 5]!, puzzle = makePuzzle(random(`proof ${n}`), kind, grade, solved), text = posed(puzzle);
    expect(posed(examine(kind, read(text.position), solved, { tile: text.tile })!), text.position).toEqual(text);
    prove(text, searching(solved));
    count[`${kind}, grade ${puzzle.grade}`] = (count[`${kind}, grade ${puzzle.grade}`] ?? 0) + 1;
    keys.add(sameKey(puzzle.position));
  }
  print(`A thousand others, ${keys.size} of them apart:`, count);
});

it('the published figures are those of the solver', () => {
  expect(JSON.parse(JSON.stringify(figures()))).toEqual(JSON.parse(readFileSync('site/look/solved/figures.json', 'utf8')));
});
