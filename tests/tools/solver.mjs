// How long everything takes to be solved, tables included, as figures and never as gates: for `npm run bench`, or alone.
import { spawnSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromeArgs, findChrome } from '../browser.mjs';
import { serveEntry } from './screens-bundle.mjs';

const print = (what, ...figures) => { console.log(`${what.padEnd(44)}${figures.join(', ')}`); };
const median = (list) => [...list].sort((one, two) => one - two)[Math.floor(list.length / 2)];
const ms = (value) => `${value.toFixed(0)} ms`;
const five = [1, 2, 3, 4, 5];

/** Five processes, each of which solves six times. */
function inNode(table) {
  const runs = five.map(() => JSON.parse(spawnSync(process.execPath, [fileURLToPath(new URL('solver-run.mjs', import.meta.url)), table], { encoding: 'utf8' }).stdout));
  print(`solved in Node, ${table}`, `cold ${ms(median(runs.map(({ cold }) => cold)))} (aim 600)`, `warm ${ms(median(runs.flatMap(({ warm }) => warm)))}`,
    `at most ${(median(runs.map(({ peak }) => peak)) / 1e6).toFixed(0)} MB more (aim 64)`, `checksum ${runs[0].checksum}`);
}

/** In a browser of its own each time, so that nothing is warm: from the call that makes the worker until its tables are here. */
async function inWorker(origin) {
  const browser = await puppeteer.launch({ executablePath: findChrome(), args: chromeArgs });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForSelector('html[data-ready]');
    return await page.evaluate(() => new Promise((done, fail) => {
      const began = performance.now(), worker = new Worker('/page.js', { type: 'module' });
      worker.onerror = ({ message }) => { fail(new Error(message)); };
      worker.onmessage = ({ data: { took, tables } }) => { done({ all: performance.now() - began, took, bytes: tables.values.byteLength + tables.numbers.byteLength }); };
    }));
  } finally {
    await browser.close();
  }
}

async function inSlices(origin, rate) {
  const browser = await puppeteer.launch({ executablePath: findChrome(), args: chromeArgs });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForSelector('html[data-ready]');
    await (await page.createCDPSession()).send('Emulation.setCPUThrottlingRate', { rate });
    const { took, longest } = await page.evaluate(() => window.slices());
    print(`solved in slices on a page, ${rate} × slower`, ms(took), longest ? `longest task ${ms(longest)} (aim 50)` : 'no task of 50 ms');
  } finally {
    await browser.close();
  }
}

/** Prints all figures. */
export async function solver() {
  for (const table of ['rulebook', 'overview']) inNode(table);
  const { origin, close } = await serveEntry('tests/tools/solver-worker.mjs', { minify: true });
  try {
    const runs = [];
    for (const _ of five) runs.push(await inWorker(origin));
    print('solved in a worker of Chromium, cold', `${ms(median(runs.map(({ took }) => took)))} (aim 1,200)`, `${ms(median(runs.map(({ all }) => all)))} with loading and posting`, `${(runs[0].bytes / 1e6).toFixed(1)} MB posted`);
    for (const rate of [1, 6]) await inSlices(origin, rate);
  } finally {
    close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(`load ${loadavg()[0].toFixed(1)}`);
  await solver();
}
