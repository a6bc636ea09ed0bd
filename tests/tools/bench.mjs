// `npm run bench`: how fast the built rules are, through the interface that everybody has; what a browser takes for the element; and the bytes.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replies } from './replies.mjs';
import { solver } from './solver.mjs';
import { stress } from './stress.mjs';

const built = new URL('../../dist/lib/machine/index.js', import.meta.url);
if (!existsSync(fileURLToPath(built))) {
  console.error('bench: dist/lib is missing: run `npm run build:lib` first');
  process.exit(1);
}
const { formatPosition, legalMoves, parsePosition, play, reveals } = await import(built.href);

const start = 'A.X.P.B.B.P. - - a 0-0 rulebook';
const depth = 5, leavesOfStart = 1_031_231, rounds = 5;

function parsed(text) {
  const result = parsePosition(text);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.errors)}`);
  return result.value;
}

/** The moves with every picture that may come up, each a branch of its own. */
function branches(position) {
  return legalMoves(position).flatMap((move) => {
    const pictures = reveals(position, move);
    return pictures ? Object.keys(pictures).map((picture) => `${move}=${picture}`) : [move];
  });
}

function perft(position, plies) {
  if (plies === 1) {
    let count = 0;
    for (const move of legalMoves(position)) {
      const pictures = reveals(position, move);
      count += pictures ? Object.keys(pictures).length : 1;
    }
    return count;
  }
  let count = 0;
  for (const move of branches(position)) count += perft(play(position, move).position, plies - 1);
  return count;
}

/** The texts of every position up to some plies below. */
function textsBelow(position, plies) {
  if (plies === 0) return [formatPosition(position)];
  return [formatPosition(position), ...branches(position).flatMap((move) => textsBelow(play(position, move).position, plies - 1))];
}

/** The best rate of some rounds: what the code can do when the machine is not busy with something else. */
function best(work) {
  let rate = 0;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    const done = work();
    rate = Math.max(rate, done / ((performance.now() - started) / 1000));
  }
  return rate;
}

const position = parsed(start);
const leavesPerSecond = best(() => {
  const leaves = perft(position, depth);
  if (leaves !== leavesOfStart) throw new Error(`perft(${depth}) of ${start} is ${leaves}, not ${leavesOfStart}`);
  return leaves;
});

const texts = textsBelow(position, 3);
const textsPerSecond = best(() => {
  for (const text of texts) if (formatPosition(parsed(text)) !== text) throw new Error(`${text} does not come back`);
  return texts.length;
});

const line = (what, rate, aim) => console.log(`${what.padEnd(28)}${Math.round(rate).toLocaleString('en').padStart(12)} a second (aim ${aim.toLocaleString('en')})`);
line(`leaves of perft, depth ${depth}`, leavesPerSecond, 1_000_000);
line('parse and format', textsPerSecond, 300_000);

await solver();
await replies();
await stress();
// Here the sizes are figures like the others: `npm run size` is the gate.
spawnSync(process.execPath, [fileURLToPath(new URL('size.mjs', import.meta.url))], { stdio: 'inherit' });
