// How long each level takes for a move, in Node, as figures and never as gates: for `npm run bench`, or alone (it needs the built rules: `npm run build:lib`).
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';

const built = new URL('../../dist/lib/machine/', import.meta.url);
const POSITIONS = 120;

/** Numbers from 0 up to, not including, `below` (Mulberry32). */
function numbers(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Seeded games under way, from the toss to thirty moves on, as everybody has seen them. */
function histories({ legalMoves, parsePosition, play, reveals, stage }) {
  const found = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const next = numbers(seed), start = parsePosition('- P.X.B.A.A.P. - x 0-0 rulebook').value, moves = [];
    let position = start;
    for (let left = seed % 30; left > 0 && stage(position) !== 'over'; left--) {
      const legal = legalMoves(position), move = legal[next(legal.length)], shown = reveals(position, move);
      const pictures = shown && Object.keys(shown), played = play(position, pictures ? `${move}=${pictures[next(pictures.length)]}` : move);
      ({ position } = played);
      moves.push({ move: played.move, position });
    }
    if (stage(position) !== 'over') found.push({ start, moves });
  }
  return found;
}

const ms = (value) => `${value.toFixed(1)} ms`;

/** Prints, for each level: the first reply of this process, and the later ones; with the reason why, as the table asks for it when somebody wants to know. */
export async function replies() {
  const rules = await import(new URL('index.js', built).href), { choose, LEVELS, moveBy, solve } = await import(new URL('opponent/index.js', built).href);
  const values = await solve('rulebook'), games = histories(rules);
  for (const [level, strength] of Object.entries(LEVELS)) {
    for (const [what, ask] of [['a move', (game) => moveBy(game, strength, 'bench', values)], ['and why', (game) => choose(game, level, 'bench', values)]]) {
      const times = games.map((game) => {
        const began = performance.now();
        ask(game);
        return performance.now() - began;
      });
      const [first, ...later] = times;
      later.sort((one, two) => one - two);
      const at = (share) => ms(later[Math.floor(share * (later.length - 1))]);
      console.log(`${`${level}: ${what}`.padEnd(28)}first ${ms(first)}, later median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await replies();
  console.log(`load ${loadavg()[0].toFixed(1)}`);
}
