import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BlueLionGame } from '../../components/index.ts';
import { livelyMove, read } from '../player.ts';
import { serve, visit, type Served } from './helpers.ts';

/*
 * Where the house thinks: a worker from the same origin, from a blob where the files lie elsewhere, or no worker at all.
 * Each is played at in a real browser, on a page that allows next to nothing, to the end of a game.
 */
const files = process.env.CDN_OUT ?? 'dist/cdn';
const policyOf = (scripts: string, more = ''): string => `default-src 'none'; script-src ${scripts}; style-src 'self'; img-src data:; require-trusted-types-for 'script'${more}`;
const pageWith = (src: string, attributes: string): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The Blue Lion</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css"><script src="watch.js"></script><script type="module" src="${src}"></script></head><body><blue-lion-game ${attributes}></blue-lion-game></body></html>`;

const folder = await mkdtemp(path.join(os.tmpdir(), 'blue-lion-workers-'));
let elsewhere: Served;
const pages = visit({ directory: folder, under: '/' });
const own: Served[] = [];
/** The same folder, with another policy. */
async function servedWith(policy: string): Promise<string> {
  const served = await serve({ directory: folder, under: '/', headers: { 'content-security-policy': policy } });
  own.push(served);
  return served.origin;
}

beforeAll(async () => {
  await cp(files, folder, { recursive: true });
  // What lies elsewhere is read by another page only if it says so, as every host of scripts does.
  elsewhere = await serve({ directory: files, under: '/', headers: { 'access-control-allow-origin': '*' } });
  await writeFile(path.join(folder, 'page.css'), 'body{margin:0;color-scheme:light dark}');
  await writeFile(path.join(folder, 'watch.js'), "window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI.split(':')[0]));");
  for (const level of ['forgetful', 'careful', 'perfect']) {
    await writeFile(path.join(folder, `${level}.html`), pageWith('blue-lion-game.js', `seed="matrix ${level}" lady-x="computer:${level}"`));
    await writeFile(path.join(folder, `${level}-from-elsewhere.html`), pageWith(`${elsewhere.origin}/blue-lion-game.js`, `seed="matrix ${level}" lady-x="computer:${level}"`));
  }
});
afterAll(async () => {
  await Promise.all([elsewhere, ...own].map((served) => served.close()));
  await rm(folder, { recursive: true, force: true });
});

/** Nobody waits here for what is only to be seen. What counts the signs of life of a worker is no such thing. */
function hurry(): void {
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) => wait(then, ms > 100 && ms < 2000 ? 1 : ms, ...rest)) as typeof setTimeout;
}

interface Seen { readonly page: Page; readonly context: BrowserContext; readonly workers: string[] }
async function open(address: string, before?: () => void): Promise<Seen> {
  const context = await pages.context({ reducedMotion: 'reduce' }), page = await context.newPage(), workers: string[] = [];
  page.on('worker', (worker) => { workers.push(worker.url()); });
  await page.addInitScript(hurry);
  if (before) await page.addInitScript(before);
  await page.goto(address);
  return { page, context, workers };
}

type State = BlueLionGame['state'];
const state = (page: Page): Promise<State> => page.evaluate(() => document.querySelector<any>('blue-lion-game').state as State);

/** Plays Arsène to the end of the game; gives the moves of the house. */
async function play({ page }: Seen, patience = 15_000): Promise<readonly string[]> {
  for (let turn = 0; turn < 90; turn++) {
    await page.waitForFunction(() => {
      const table = document.querySelector<any>('blue-lion-game');
      return table?.state && (table.state.turn === 'a' || table.state.stage === 'over' || table.shadowRoot.querySelector('[data-choice=yes]'));
    }, undefined, { timeout: patience });
    const now = await state(page);
    if (now.stage === 'over') return now.record.split(' ').slice(6);
    // A draw that the table proposes is agreed to.
    if (await page.evaluate(() => { const yes = document.querySelector<any>('blue-lion-game').shadowRoot.querySelector('[data-choice=yes]'); yes?.click(); return Boolean(yes); })) continue;
    await page.evaluate((move) => document.querySelector<any>('blue-lion-game').play(move) as boolean, livelyMove(read(now.position)));
    expect((await state(page)).position).not.toBe(now.position);
  }
  throw new Error(`No end: ${(await state(page)).record}`);
}
const violations = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as any).violations as string[]);

/** What the same game comes to whichever way is taken: a level goes by its seed and by what was seen, and by nothing else. */
const records = new Map<string, readonly string[]>();
function same(level: string, moves: readonly string[]): void {
  expect(moves).toEqual(records.get(level) ?? moves);
  records.set(level, moves);
}

describe('the house thinks', () => {
  for (const level of ['perfect', 'careful', 'forgetful']) {
    it(`in a worker from the same origin, with no violation: ${level}`, async () => {
      const seen = await open(`${await servedWith(policyOf("'self'"))}/${level}.html`);
      same(level, await play(seen));
      expect(seen.workers.map((url) => new URL(url).pathname)).toEqual(['/blue-lion-worker.js']);
      expect(seen.page.workers()).toHaveLength(1);
      expect(await violations(seen.page)).toEqual([]);
      await seen.context.close();
    });
  }
  it('in a worker from a blob, where the files lie on another origin', async () => {
    const seen = await open(`${await servedWith(policyOf(`'self' ${elsewhere.origin}`, `; worker-src blob: ${elsewhere.origin}`))}/perfect-from-elsewhere.html`);
    same('perfect', await play(seen));
    expect(seen.workers.map((url) => url.slice(0, 5))).toEqual(['blob:']);
    expect(seen.page.workers()).toHaveLength(1);
    expect(await violations(seen.page)).toEqual([]);
    await seen.context.close();
  });
  it('on the page itself, where the files lie on another origin and blobs are not allowed', async () => {
    const seen = await open(`${await servedWith(policyOf(`'self' ${elsewhere.origin}`))}/perfect-from-elsewhere.html`);
    same('perfect', await play(seen));
    expect((await violations(seen.page)).every((each) => / blob$/.test(each))).toBe(true);
    expect(seen.page.workers()).toEqual([]);
    await seen.context.close();
  });
  it('on the page itself, where workers are not allowed', async () => {
    const seen = await open(`${await servedWith(policyOf("'self'", "; worker-src 'none'"))}/careful.html`);
    same('careful', await play(seen));
    expect(seen.workers).toEqual([]);
    await seen.context.close();
  });
  it('on the page itself, where its policy of trusted addresses is not allowed', async () => {
    const seen = await open(`${await servedWith(policyOf("'self'", '; trusted-types lit-html'))}/careful.html`);
    same('careful', await play(seen));
    expect(seen.workers).toEqual([]);
    await seen.context.close();
  });
  it('on the page itself, where there are no workers at all', async () => {
    const seen = await open(`${await servedWith(policyOf("'self'"))}/perfect.html`, () => { delete (globalThis as any).Worker; });
    same('perfect', await play(seen));
    expect(await violations(seen.page)).toEqual([]);
    await seen.context.close();
  });
  it('in another way when the worker never says a word', async () => {
    const seen = await open(`${await servedWith(policyOf("'self'"))}/careful.html`, () => {
      (globalThis as any).Worker = class extends EventTarget { postMessage(): void { /* It hears, and that is all. */ } terminate(): void { /* Nothing goes on. */ } };
    });
    same('careful', await play(seen, 30_000));
    await seen.context.close();
  });
  it.each(['fails', 'is silent'])('in another way when the worker answers some moves and then %s', async (how) => {
    const seen = await open(`${await servedWith(policyOf("'self'"))}/careful.html?${how}`, () => {
      const Real = globalThis.Worker;
      let answers = 0;
      (globalThis as any).Worker = class extends Real {
        constructor(...given: ConstructorParameters<typeof Real>) {
          super(...given);
          this.addEventListener('message', (event: MessageEvent) => {
            if (!('answer' in event.data) || ++answers < 3) return;
            event.stopImmediatePropagation();
            this.terminate();
            if (decodeURI(location.search) === '?fails') this.dispatchEvent(new ErrorEvent('error', { message: 'gone' }));
          });
        }
      };
    });
    same('careful', await play(seen, 30_000));
    expect(seen.workers).toHaveLength(1);
    await seen.context.close();
  });
  it('at the default level with nothing but the one file', async () => {
    const lonely = await mkdtemp(path.join(os.tmpdir(), 'blue-lion-lonely-'));
    for (const name of ['blue-lion-game.js', 'page.css', 'watch.js']) await cp(path.join(folder, name), path.join(lonely, name));
    await writeFile(path.join(lonely, 'index.html'), pageWith('blue-lion-game.js', 'seed="matrix" lady-x="computer"'));
    await writeFile(path.join(lonely, 'perfect.html'), pageWith('blue-lion-game.js', 'seed="matrix" lady-x="computer:perfect"'));
    const served = await serve({ directory: lonely, under: '/', headers: { 'content-security-policy': policyOf("'self'") } });
    own.push(served);
    const modest = await open(`${served.origin}/`), moves = await play(modest);
    expect(moves.length).toBeGreaterThan(5);
    // A level whose file is missing plays on as the default one.
    const perfect = await open(`${served.origin}/perfect.html`);
    expect(await play(perfect)).toEqual(moves);
    for (const { context } of [modest, perfect]) await context.close();
    await rm(lonely, { recursive: true, force: true });
  });
});
