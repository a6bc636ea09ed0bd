// Writes the list of daily puzzles from the solved game: `npm run puzzles`. The same every time; tests hold the list to the solver.
import { writeFile } from 'node:fs/promises';
import { random } from '../../machine/game/random.ts';
import { kindOn, posed, ROUND, WEEK, weekdayOf, written } from '../../machine/opponent/puzzles-daily.ts';
import { makePuzzle, sameKey } from '../../machine/opponent/puzzles.ts';
import { solveNow } from '../../machine/opponent/solver/index.ts';

const solved = solveNow('rulebook'), keys = new Set(), lines = [], count = {};
for (let day = 0; day < ROUND; day++) {
  const kind = kindOn(day), grade = WEEK[weekdayOf(day)], draw = random(`day ${day}`);
  let puzzle;
  // What pays, and what is hard, has one answer where it can.
  do puzzle = makePuzzle(draw, kind, grade, solved); while (keys.has(sameKey(puzzle.position)) || (puzzle.solutions.length > 1 && grade > 1));
  keys.add(sameKey(puzzle.position));
  lines.push(written(posed(puzzle)));
  count[`${kind} ${grade}`] = (count[`${kind} ${grade}`] ?? 0) + 1;
}
const file = new URL('../../machine/opponent/puzzles-list.ts', import.meta.url);
await writeFile(file, `/* The puzzles of the days, by the number of the day: made by \`npm run puzzles\`, not by hand. Kind; grade, turns, tile, ways to begin; row, what waits, whose turn, score; one solution. */\nexport const DAILY: readonly string[] = \`\n${lines.join('\n')}\n\`.trim().split('\\n');\n`);
console.log(`${lines.length} puzzles`, count);
