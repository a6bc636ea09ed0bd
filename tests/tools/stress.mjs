// What a browser takes for the element, as figures and never as gates: for `npm run bench`, in a real Chromium, over the sources as they are now.
import puppeteer from 'puppeteer-core';
import { chromeArgs, findChrome } from '../browser.mjs';
import { serveEntry } from './screens-bundle.mjs';

const slow = 6;
const print = (what, ...figures) => { console.log(`${what.padEnd(44)}${figures.join(', ')}`); };
const ms = (value) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
const sorted = (list) => [...list].sort((one, two) => one - two);
const at = (list, share) => sorted(list)[Math.min(list.length - 1, Math.floor(share * list.length))] ?? 0;

async function open(browser, origin, width = 390) {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 800 });
  await page.goto(origin);
  await page.waitForSelector('html[data-ready]');
  return { page, client: await page.createCDPSession() };
}

async function metrics(client) {
  await client.send('Performance.enable');
  const { metrics: list } = await client.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

async function mounts(browser, origin) {
  for (const times of [1, 100, 1000]) {
    const { page, client } = await open(browser, origin, 800), before = await metrics(client);
    const { connected, drawn, painted } = await page.evaluate((n) => window.stress.mount(n, { position: 'XaAbApBxXpPb - - a 0-0 rulebook' }), times), after = await metrics(client);
    print(`${times.toLocaleString('en')} elements on one page`, `connected after ${ms(connected)}`, `drawn ${ms(drawn)}`, `painted ${ms(painted)}`,
      `script ${ms((after.ScriptDuration - before.ScriptDuration) * 1000)}`, `${((after.JSHeapUsedSize - before.JSHeapUsedSize) / times / 1000).toFixed(0)} KB of heap each`);
    await page.close();
  }
}

async function moves(browser, origin) {
  const { page } = await open(browser, origin), took = await page.evaluate(() => window.stress.updates(400));
  print('a move until it is drawn, without painting', `median ${ms(at(took, 0.5))}`, `99 % ${ms(at(took, 0.99))}`, `longest ${ms(at(took, 1))}`);
  await page.close();
}

/** A whole game by a real mouse. */
async function game(browser, origin, { width, rate, attributes }) {
  const { page, client } = await open(browser, origin, width);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  await page.evaluate((given) => window.stress.sit(given), attributes);
  let presses = 0;
  for (let next; (next = await page.evaluate(() => window.stress.nextPress())) && presses < 400; presses++) await page.mouse.click(next.x, next.y, { delay: 20 });
  // Entries are handed over in idle time.
  await new Promise((done) => { setTimeout(done, 1500); });
  const counted = await page.evaluate(() => window.stress.count());
  await page.close();
  return { ...counted, presses };
}

async function games(browser, origin) {
  for (const rate of [1, slow]) {
    const { interactions, longest, presses } = await game(browser, origin, { width: 390, rate, attributes: { seed: 'game 354' } });
    const durations = interactions.map(({ duration }) => duration), slowest = interactions.find(({ duration }) => duration === Math.max(...durations));
    print(`a game by mouse, ${rate} × slower`, `INP ${ms(at(durations, 0.98))}${rate === slow ? ' (aim 100)' : ''}`, `worst ${ms(slowest?.duration ?? 0)} (${slowest?.name})`,
      `median ${ms(at(durations, 0.5))} of ${interactions.length}, the others below 16`, longest ? `longest task ${ms(longest)}` : 'no task of 50 ms', `${presses} presses`);
  }
  for (const width of [320, 1280]) {
    const { shift, shiftWithInput } = await game(browser, origin, { width, rate: 1, attributes: { seed: 'game 354', 'lady-x': 'computer', first: 'a' } });
    print(`a game against the house, ${width} px`, `layout shift ${shift.toFixed(4)} (aim 0.01)`, `and ${shiftWithInput.toFixed(4)} right after a press`);
  }
}

/** What so many elements leave behind that came and went, after the first have loaded what is loaded once for all. */
async function leftBehind(browser, origin, times) {
  const { page, client } = await open(browser, origin);
  const held = async () => {
    for (let n = 0; n < 3; n++) await client.send('HeapProfiler.collectGarbage');
    return metrics(client);
  };
  await page.evaluate(() => window.stress.comeAndGo(1200));
  const before = await held();
  await page.evaluate((n) => window.stress.comeAndGo(n), times);
  const after = await held();
  await page.close();
  return { listeners: after.JSEventListeners - before.JSEventListeners, nodes: after.Nodes - before.Nodes, megabytes: (after.JSHeapUsedSize - before.JSHeapUsedSize) / 1e6 };
}

async function comings(browser, origin) {
  const times = 10_000, { listeners, nodes, megabytes } = await leftBehind(browser, origin, times);
  print(`${times.toLocaleString('en')} elements came and went`, `${listeners} listeners more`, `${nodes} nodes more`, `${megabytes.toFixed(3)} MB of heap more (aim below 1)`);
}

async function inBrowser(measure) {
  const { origin, close } = await serveEntry('tests/tools/stress-page.mjs', { minify: true });
  const browser = await puppeteer.launch({ executablePath: findChrome(), args: chromeArgs, protocolTimeout: 30 * 60_000 });
  try {
    return await measure(browser, origin);
  } finally {
    await browser.close();
    close();
  }
}

/** For the long proof. */
export const comeAndGo = (times) => inBrowser((browser, origin) => leftBehind(browser, origin, times));

/** Prints all figures. */
export const stress = () => inBrowser(async (browser, origin) => {
  for (const measure of [mounts, moves, games, comings]) await measure(browser, origin);
});
