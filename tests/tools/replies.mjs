// How long each level takes for a move, as figures and never as gates: in Node, and in Chromium at full speed and six times slower. For `npm run bench`, or alone (it needs the built rules: `npm run build:lib`).
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromeArgs, findChrome } from '../browser.mjs';
import { histories } from './histories.mjs';
import { serveEntry } from './screens-bundle.mjs';

const built = new URL('../../dist/lib/machine/', import.meta.url);

const ms = (value) => `${value.toFixed(1)} ms`;

/** One line of times in the order in which they were taken. */
function print(what, [first, ...later]) {
  later.sort((one, two) => one - two);
  const at = (share) => ms(later[Math.floor(share * (later.length - 1))]);
  console.log(`${what.padEnd(44)}first ${ms(first)}, later median ${at(0.5)}, 95 % ${at(0.95)}, longest ${at(1)}`);
}

/** Prints, for each level: the first reply of this process, and the later ones; with the reason why, as the table asks for it when somebody wants to know. */
async function inNode() {
  const rules = await import(new URL('index.js', built).href), { choose, LEVELS, moveBy, solve } = await import(new URL('opponent/index.js', built).href);
  const values = await solve('rulebook'), games = histories(rules, 120);
  for (const [level, strength] of Object.entries(LEVELS)) {
    for (const [what, ask] of [['a move', (game) => moveBy(game, strength, 'bench', values)], ['and why', (game) => choose(game, level, 'bench', values)]]) {
      print(`${level}: ${what}, in Node`, games.map((game) => {
        const began = performance.now();
        ask(game);
        return performance.now() - began;
      }));
    }
  }
}

/** The same moves as a page or its worker finds them, each level in a page of its own, so that its first reply is a first one; the game is solved by then, which is a figure of its own. */
async function inPage(origin, rate) {
  const browser = await puppeteer.launch({ executablePath: findChrome(), args: chromeArgs });
  try {
    const page = await browser.newPage(), session = await page.createCDPSession();
    const open = async () => {
      await page.goto(origin);
      await page.waitForSelector('html[data-ready]');
    };
    await open();
    for (const level of await page.evaluate(() => window.levels)) {
      await open();
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      print(`${level}: a move, ${rate} × slower`, await page.evaluate((name) => window.replies(name), level));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  } finally {
    await browser.close();
  }
}

/** Prints all figures. */
export async function replies() {
  await inNode();
  const { origin, close } = await serveEntry('tests/tools/replies-page.mjs', { minify: true });
  try {
    for (const rate of [1, 6]) await inPage(origin, rate);
  } finally {
    close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`load ${loadavg()[0].toFixed(1)}`);
  await replies();
}
