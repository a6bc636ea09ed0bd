// How well the opponent plays, and how fast: `node tests/tools/opponent-figures.mjs [games]`. Seeded, so it prints the same again, but for the times.
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { legalMoves, parsePosition, play, reveals, stage, winner } from '../../machine/index.ts';
import { allTiles, withBacks } from '../../machine/rules/index.ts';
import { advise, createOpponent } from '../../machine/opponent/index.ts';

const games = Number(process.argv[2] ?? 400);
const longest = 200;
const PAIRS = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'];

/** Mulberry32: numbers from 0 up to, not including, `below`. */
function numbers(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function toss(options, next) {
  const left = [...PAIRS], tiles = [];
  while (left.length) {
    const [pair] = left.splice(next(left.length), 1);
    tiles.push(next(2) ? pair : pair[1] + pair[0]);
  }
  const parsed = parsePosition(`- ${tiles.map((tile) => `${tile[0]}.`).join('')} - ${next(2) ? 'a' : 'x'} 0-0 ${options}`);
  return { start: parsed.value, whole: withBacks(parsed.value, tiles.map((tile) => tile[1])) };
}

/** Plays a game on a table with a deal: `whole` is the same position with every back, and says what comes up. */
async function playGame(players, options, seed) {
  const next = numbers(seed);
  const { start, whole: dealt } = toss(options, next);
  const history = { start, moves: [] };
  let position = start, whole = dealt, turns = 0;
  while (stage(position) !== 'over' && turns < longest) {
    const move = await players[position.turn](history, next);
    const played = play(whole, move);
    const seen = play(position, played.move);
    if (!seen.ok) throw new Error(seen.message);
    if (seen.position.turn !== position.turn) turns++;
    [position, whole] = [seen.position, played.position];
    history.moves.push({ move: seen.move, position });
  }
  if (allTiles(position).length !== 6) throw new Error('a tile is lost');
  return { winner: winner(position), turns };
}

const random = (history, next) => {
  const legal = legalMoves(history.moves.at(-1)?.position ?? history.start);
  return legal[next(legal.length)];
};
const opponent = (seed, times) => {
  const made = createOpponent({ seed });
  return async (history) => {
    const started = performance.now();
    const move = await made.move(history);
    times.push(performance.now() - started);
    return move;
  };
};
/** Knows every back that was seen, and plays the first advice. */
const attentive = (history) => advise(history.moves.at(-1)?.position ?? history.start)[0].move;
/** Knows every back that was seen, and takes what pays at once, without a look at what comes of it. */
const greedy = (history, next) => {
  const all = advise(history.moves.at(-1)?.position ?? history.start);
  const most = Math.max(...all.map(({ mine, theirs }) => mine - theirs));
  const equal = all.filter(({ mine, theirs }) => mine - theirs === most);
  return equal[next(equal.length)].move;
};

const percent = (part, all) => `${((100 * part) / all).toFixed(1)} %`;
const median = (list) => [...list].sort((one, two) => one - two)[list.length >> 1] ?? 0;

/** The opponent plays every other game as Arsène. */
async function match(what, rival, options, times) {
  let won = 0, lost = 0, drawn = 0;
  const lengths = [];
  for (let game = 0; game < games; game++) {
    const mine = game % 2 ? 'x' : 'a';
    const { winner: who, turns } = await playGame({ [mine]: opponent(`figures ${game}`, times), [mine === 'a' ? 'x' : 'a']: rival(game) }, options, game + 1);
    if (who === mine) won++; else if (who === 'draw') drawn++; else if (who) lost++;
    if (who) lengths.push(turns);
  }
  console.log(`${what.padEnd(48)} won ${percent(won, games)}, lost ${percent(lost, games)}, level ${percent(drawn, games)}, open after ${longest} turns ${percent(games - lengths.length, games)}; median ${median(lengths)} turns`);
}

for (const options of ['rulebook', 'overview', 'rulebook,ret=before', 'overview,ret=after,flip=1']) {
  const times = [];
  await match(`${options}: against random moves`, () => random, options, times);
  await match(`${options}: against itself`, (game) => opponent(`rival ${game}`, times), options, times);
  await match(`${options}: against one who takes what pays`, () => greedy, options, times);
  await match(`${options}: against one who forgets nothing`, () => attentive, options, times);
  times.sort((one, two) => one - two);
  const at = (share) => times[Math.floor(share * (times.length - 1))].toFixed(1);
  console.log(`${options}: a move of the opponent, ms: median ${at(0.5)}, 95 % ${at(0.95)}, 99 % ${at(0.99)}, longest ${at(1)}`);
}

const output = await build({
  configFile: false, publicDir: false, logLevel: 'error',
  build: {
    write: false, target: 'es2022', lib: { entry: fileURLToPath(new URL('../../machine/opponent/index.ts', import.meta.url)), formats: ['es'] },
    rolldownOptions: { external: /\/rules\//, output: { minify: true } },
  },
});
console.log(`the opponent without the rules: ${gzipSync(output[0].output[0].code, { level: 9 }).length} bytes gzipped`);
