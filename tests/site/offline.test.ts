import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { base, built, serve, visit } from './helpers.ts';

const site = visit();

/** Visits a page once, until everything is kept. */
async function visitOnce(context: BrowserContext, at: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(at);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active!.state !== 'activated') await new Promise<void>((done) => active!.addEventListener('statechange', () => { if (active!.state === 'activated') done(); }));
  });
  return page;
}
const withWorkers = { serviceWorkers: 'allow' } as const;
const state = (page: Page) => page.evaluate(() => document.querySelector<any>('blue-lion-game').state as { position: string; turn: string });

describe.each([
  ['', { loose: /^Loose tile 1/, right: 'Right end', lay: 'Lay as it lies', house: 'x', flip: 'Flip', place: /^Place 2 of 6/, refusal: 'R4.3' }],
  ['ko/', { loose: /^남은 타일 \d개 중 1번째/, right: '오른쪽 끝', lay: '보이는 그대로 놓기', house: 'x', flip: '뒤집기', place: /^6개 중 2번째/, refusal: 'R4.3' }],
] as const)('after one visit to /%splay/, without a network', (prefix, words) => {
  it('a game goes on, against the house too, and every other page is there', async () => {
    const context = await site.context(withWorkers), page = await visitOnce(context, `${site.root}${prefix}play/`);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await context.setOffline(true);
    await page.reload();
    // A whole turn, against the house: what is loaded only when it is wanted comes too.
    await page.locator('[name=who]').selectOption('a');
    await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.turn === 'a');
    const before = (await state(page)).position.split(' ')[1]!.length;
    await page.getByRole('button', { name: words.loose }).click();
    const end = page.getByRole('button', { name: words.right });
    if (await end.isVisible()) await end.click();
    await page.getByRole('button', { name: words.lay }).click();
    await page.waitForFunction((tiles) => {
      const { position, turn } = document.querySelector<any>('blue-lion-game').state;
      return turn === 'a' && position.split(' ')[1].length < tiles;
    }, before);

    for (const lang of ['', 'ko/']) {
      for (const name of ['', 'play/', 'learn/steal-it/', 'rules/', 'accessibility/', 'embed-it/']) {
        await page.goto(`${site.root}${lang}${name}`);
        expect(await page.locator('h1').count(), lang + name).toBe(1);
        expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)), lang + name).toBe(true);
        expect(await page.locator('html').getAttribute('lang')).toBe(lang ? 'ko' : 'en');
      }
    }
    // A link with a record, an action, and a refusal with its reason.
    await page.goto(`${site.root}${prefix}play/?record=${encodeURIComponent('XaAbApBxXpPb - - a 0-0 rulebook')}`);
    await page.getByRole('button', { name: words.place }).click();
    await page.getByRole('button', { name: words.flip, exact: true }).click();
    await expect.poll(async () => (await state(page)).turn).toBe('x');
    await page.evaluate(() => document.querySelector<any>('blue-lion-game').play('s12'));
    await page.getByText(words.refusal).first().waitFor();
    // The referee answers, and hands its answer on.
    await page.goto(`${site.root}${prefix}referee/#q=XaAbApBxXpPb_-_-_a_0-0_rulebook/s12`);
    await page.locator('blue-lion-referee [part=answer]').getByText(words.refusal, { exact: true }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('finds a page without its last slash, and says that any other does not exist', async () => {
  const context = await site.context(withWorkers), page = await visitOnce(context, site.root);
  await context.setOffline(true);
  await page.goto(`${site.root}ko/play`);
  expect(page.url()).toBe(`${site.root}ko/play/`);
  expect((await page.goto(`${site.root}nothing/here/`))!.status()).toBe(404);
  expect(await page.locator('main').innerText()).toMatch(/slipped away/);
  await context.close();
});

describe('a new version', () => {
  const folders: string[] = [];
  afterAll(async () => { for (const folder of folders) await rm(folder, { recursive: true, force: true }); });

  it('never mixes with the old one, takes its place when no page of that is open, and cleans up behind it', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'blue-lion-versions-'));
    folders.push(folder);
    await cp(built, folder, { recursive: true });
    const server = await serve({ directory: folder }), root = server.origin + base;
    const context = await site.context(withWorkers);
    const page = await visitOnce(context, `${root}about/`);
    const versions = () => page.evaluate(() => caches.keys());
    const old = await versions();
    expect(old).toHaveLength(1);

    // The next version: a page says something else, by a script of another name; the old script is gone.
    const html = await readFile(path.join(folder, 'about/index.html'), 'utf8');
    const next = html.replace('</h1>', ', again</h1>').replace('</body>', `<script type="module" src="${base}_astro/next.12345678.js"></script></body>`), script = 'document.body.dataset.version = "next";';
    await writeFile(path.join(folder, 'about/index.html'), next);
    await writeFile(path.join(folder, '_astro/next.12345678.js'), script);
    const hash = async (text: string) => `sha256-${Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64')}`;
    const worker = await readFile(path.join(folder, 'sw.js'), 'utf8'), files = JSON.parse(/FILES = (.*);/.exec(worker)![1]!) as [string, string][];
    const listed = [...files.filter(([name]) => name !== 'about/'), ['about/', await hash(next)], ['_astro/next.12345678.js', await hash(script)]];
    await writeFile(path.join(folder, 'sw.js'), worker.replace(/VERSION = '.*?'/, "VERSION = 'next'").replace(/FILES = .*;/, `FILES = ${JSON.stringify(listed)};`));

    // The new page comes with the new script at once.
    await page.reload();
    expect(await page.locator('h1').innerText()).toContain('again');
    await page.waitForFunction(() => document.body.dataset.version === 'next');
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state), { timeout: 20_000 }).toBe('installed');
    expect(await versions()).toHaveLength(2);
    // Without a network the old worker, which is still in charge, shows the old page with all that belongs to it.
    await context.setOffline(true);
    await page.reload();
    expect(await page.locator('h1').innerText()).not.toContain('again');
    await context.setOffline(false);

    await page.goto('about:blank');
    const other = await context.newPage();
    await other.waitForTimeout(500);
    await other.goto(`${root}about/`);
    await expect.poll(() => other.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([old[0]!.replace(/\S+$/, 'next')]);
    await context.setOffline(true);
    await other.reload();
    expect(await other.locator('h1').innerText()).toContain('again');
    await other.waitForFunction(() => document.body.dataset.version === 'next');
    await context.close();
    await server.close();
  });

  it('is not kept when a file is not what was built', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'blue-lion-broken-'));
    folders.push(folder);
    await cp(built, folder, { recursive: true });
    await writeFile(path.join(folder, 'rules/index.html'), 'half of a p');
    const server = await serve({ directory: folder }), context = await site.context(withWorkers), page = await context.newPage();
    await page.goto(`${server.origin}${base}about/`);
    const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).flatMap(({ installing, active }) => [installing?.state, active?.state].filter(Boolean)));
    await expect.poll(workers).toContain('installing');
    await expect.poll(workers, { timeout: 20_000 }).toEqual([]);
    await context.close();
    await server.close();
  });
});

it('is registered where scripts must be trusted, and the page does without where no policy is allowed', async () => {
  for (const [allowed, expected] of [["require-trusted-types-for 'script'", true], ["require-trusted-types-for 'script'; trusted-types lit-html", false]] as const) {
    const strict = await serve({ headers: { 'content-security-policy': allowed } });
    const context = await site.context(withWorkers), page = await context.newPage(), errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(`${strict.origin}${base}rules/`, { waitUntil: 'networkidle' });
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);
    await expect.poll(registered).toBe(expected);
    expect(errors).toEqual([]);
    await context.close();
    await strict.close();
  }
});

it.each(['', 'ko/'])('the game can be installed from /%splay/', async (prefix) => {
  const { page, close } = await site.open(`${prefix}play/`);
  const address = await page.locator('link[rel=manifest]').evaluate((link) => (link as HTMLLinkElement).href);
  const manifest = await (await fetch(address)).json();
  expect(new URL(manifest.start_url, address).href).toBe(`${site.root}${prefix}play/`);
  expect(new URL(manifest.scope, address).href).toBe(site.root);
  expect(manifest.lang).toBe(prefix ? 'ko' : 'en');
  for (const { src, sizes, purpose } of manifest.icons) {
    const data = Buffer.from(await (await fetch(new URL(src, address))).arrayBuffer());
    expect(`${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`).toBe(sizes);
    expect([undefined, 'maskable']).toContain(purpose);
  }
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));

  const client = await page.context().newCDPSession(page);
  const { errors } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);

  const button = page.locator('[data-install] button');
  expect(await button.isVisible()).toBe(false);
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: () => { (globalThis as any).asked = true; return Promise.resolve(); } });
    (globalThis as any).kept = !dispatchEvent(offer);
  });
  await button.click();
  expect(await page.evaluate(() => [(globalThis as any).asked, (globalThis as any).kept])).toEqual([true, true]);
  expect(await button.isVisible()).toBe(false);
  await close();
});
