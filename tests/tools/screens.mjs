// `npm run screens`: one picture of every state of the table, in dist/screens: index.html with all of them, and sheet-*.png.
// It looks at the sources as they are now, in a real Chromium. `npm run screens -- motion own` takes those only whose section or name has one of the words.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import puppeteer from 'puppeteer-core';
import { chromeArgs, findChrome } from '../browser.mjs';
import { serveEntry } from './screens-bundle.mjs';
import { sheet } from './screens-sheet.mjs';
import { states as all } from './screens-states.mjs';

const folder = fileURLToPath(new URL('../../dist/screens/', import.meta.url));
const wanted = process.argv.slice(2);
const states = all.filter(({ section, name, suffix }) => wanted.length === 0 || wanted.some((word) => `${section} ${name} ${suffix}`.includes(word)));
const patience = 8000, mostPhases = 10, sheetArea = 3_400_000;

const fileNames = new Set();
function fileFor({ section, name, suffix = '' }, more = '') {
  const plain = `${section} ${name} ${suffix} ${more}`.normalize('NFKD').replace(/[^\w]+/g, '-').replace(/^-|-$/g, '').toLowerCase();
  let file = `${plain}.png`;
  for (let n = 2; fileNames.has(file); n++) file = `${plain}-${n}.png`;
  fileNames.add(file);
  return file;
}

/** How the page is to be; a camera is set anew only when that differs. */
const lookOf = ({ width, height = 900, features = {} }) => JSON.stringify({ width, height, scale: width <= 400 ? 2 : 1, features });

/** A page that takes pictures. Each has a window of its own, for what stands behind another window does not move. */
async function camera(browser, origin) {
  const page = await (await browser.createBrowserContext()).newPage(), client = await page.createCDPSession(), broken = [];
  page.on('pageerror', (error) => { broken.push(`error: ${error.message ?? error}`); });
  page.on('console', (message) => { if (message.type() === 'error') broken.push(`console: ${message.text()}`); });
  await page.goto(origin);
  await page.waitForSelector('html[data-ready]');
  let look = '';

  async function set(state) {
    const next = lookOf(state);
    if (next === look) return;
    const { width, height, scale, features } = JSON.parse(look = next);
    await client.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false });
    await client.send('Emulation.setEmulatedMedia', { features: Object.entries(features).map(([name, value]) => ({ name, value })) });
  }

  async function shoot(state, note = '', more = '') {
    const { x, y, width, height, wider } = await page.evaluate(() => window.screens.box());
    // A low screen is photographed as it is: what does not fit is not seen there either.
    const low = state.low && height > state.height;
    const clip = { x, y, width: Math.ceil(width), height: Math.ceil(low ? state.height : height), scale: 1 };
    const { data } = await client.send('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: !state.low, optimizeForSpeed: true });
    const file = fileFor(state, more);
    writeFileSync(`${folder}${file}`, Buffer.from(data, 'base64'));
    const fault = [wider && `the page is ${wider} px wide`, low && `${Math.ceil(height)} px high on ${state.height}`, ...broken.splice(0)].filter(Boolean).join('; ');
    return { ...state, file, width: clip.width, height: clip.height, note: `${clip.width} × ${Math.ceil(height)} ${note}`, fault };
  }

  const act = (step) => page.evaluate((each) => window.screens.act(each), step);

  async function drag([from, to, part]) {
    const [start, end] = [await act(`place ${from}`), await act(`place ${to}`)];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part, { steps: 12 });
    await page.evaluate(() => window.screens.frames(4));
  }

  /** Everything that moves because of the last step, phase after phase, each stopped on its way. */
  async function* moving(state) {
    let found = false, phases = 0;
    for (let part = 1; phases < mostPhases; part++) {
      const halves = await page.evaluate((...given) => window.screens.halt(...given), part === 1 ? 400 : 250, part === 1 ? state.steps.at(-1) : undefined);
      if (halves.length === 0) break;
      for (const half of halves) {
        if (++phases > mostPhases) break;
        await page.evaluate((ms) => window.screens.hold(ms), half);
        found = true;
        yield await shoot(state, `part ${part}, ${half} ms`, `part-${part}-${half}-ms`);
      }
      await page.evaluate(() => { window.screens.release(); });
    }
    if (!found) yield await shoot(state, 'nothing moves');
  }

  async function* take(state) {
    await set(state);
    await page.evaluate((each) => window.screens.lay(each), state);
    for (const step of state.motion ? state.steps.slice(0, -1) : (state.steps ?? [])) {
      await act(step);
      await page.evaluate(() => window.screens.drawn());
    }
    if (state.motion) {
      await page.evaluate(() => window.screens.rest());
      yield* moving(state);
      return;
    }
    if (state.drag) await drag(state.drag);
    else if (!state.moved) await page.evaluate(() => window.screens.rest());
    yield await shoot(state);
    if (state.drag) {
      await page.mouse.up();
      await page.mouse.move(0, 0);
    }
  }

  /** All pictures of a state. One that cannot be reached is told in its place, and the next begins on a fresh page. */
  return async function photograph(state) {
    const shots = [];
    let timer;
    try {
      const late = new Promise((_, reject) => { timer = setTimeout(() => { reject(new Error(`not there after ${patience / 1000} s`)); }, patience); });
      await Promise.race([late, (async () => { for await (const shot of take(state)) shots.push(shot); })()]);
    } catch (error) {
      const why = String(error.message ?? error).split('\n')[0];
      shots.push({ ...state, file: null, height: 0, ...(state.optional ? { note: `not there (${why})` } : { fault: `NOT REACHED: ${why}` }) });
      await page.goto(origin);
      await page.waitForSelector('html[data-ready]');
    } finally { clearTimeout(timer); }
    return shots;
  };
}

/** Each section as one PNG or a few, none higher than can be looked at. */
async function photographSheets(browser, sections) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1720, height: 900 });
  for (const [name, list] of sections) {
    const parts = [[]];
    let area = 0;
    for (const shot of list) {
      const more = (Math.min(shot.width, 1672) + 18) * (shot.height * Math.min(1, 1672 / shot.width) + 60);
      if (area + more > sheetArea) { parts.push([]); area = 0; }
      area += more;
      parts.at(-1).push(shot);
    }
    for (const [n, part] of parts.entries()) {
      const plain = `sheet-${name.replace(/\W+/g, '-').toLowerCase()}-${n + 1}`, title = `${name}, ${n + 1} of ${parts.length}`;
      writeFileSync(`${folder}${plain}.html`, sheet(title, [['', part]]));
      await page.goto(pathToFileURL(`${folder}${plain}.html`).href);
      await page.screenshot({ path: `${folder}${plain}.png`, fullPage: true, optimizeForSpeed: true });
      rmSync(`${folder}${plain}.html`);
    }
  }
  await page.close();
}

const started = performance.now();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const { origin, close } = await serveEntry('tests/tools/screens-page.mjs');
const browser = await puppeteer.launch({ executablePath: findChrome(), args: [...chromeArgs, '--hide-scrollbars', '--disable-lcd-text'] });
try {
  // By look, so that a camera is rarely set; each takes the next group that nobody has.
  const groups = Object.values(Object.groupBy(states, lookOf)).sort((one, two) => two.length - one.length), shots = new Map();
  const pieces = groups.flatMap((group) => Array.from({ length: Math.ceil(group.length / 12) }, (_, n) => group.slice(n * 12, n * 12 + 12)));
  await Promise.all([1, 2, 3].map(async () => {
    const photograph = await camera(browser, origin);
    for (let piece = pieces.shift(); piece; piece = pieces.shift()) for (const state of piece) shots.set(state, await photograph(state));
  }));

  const sections = Map.groupBy(states.flatMap((state) => shots.get(state)), ({ section }) => section);
  writeFileSync(`${folder}index.html`, sheet('The Blue Lion: every state of the table', sections));
  await photographSheets(browser, sections);
  const pictures = [...sections.values()].flat(), faulty = pictures.filter(({ fault }) => fault), missing = pictures.filter(({ file, fault }) => !file && !fault);
  for (const { section, name, suffix = '', fault } of faulty) console.log(`${section}: ${name} ${suffix}: ${fault}`);
  for (const { section, name, suffix = '', note } of missing) console.log(`${section}: ${name} ${suffix}: ${note}`);
  console.log(`${pictures.length - missing.length} pictures in dist/screens/index.html, ${faulty.length} with a fault, ${((performance.now() - started) / 1000).toFixed(0)} s`);
  process.exitCode = faulty.some(({ file }) => !file) ? 1 : 0;
} finally {
  await browser.close();
  close();
}
