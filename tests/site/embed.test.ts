import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axe, base, serve, visit } from './helpers.ts';

/*
 * The page for a frame, under the policy that it promises to keep, with nothing but its address. A host page is another origin.
 */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'";
const site = visit({ headers: { 'content-security-policy': policy } });
const row = 'XaAbApBxXpPb_-_-_a_0-0_rulebook';
const record = 'A.X.P.B.B.P. - - a 0-0 rulebook s23 f4=A';

const table = (page: Page) => page.locator('blue-lion-game');
const state = (page: Page) => table(page).evaluate((element: any) => element.state as { position: string; record: string; turn: string; stage: string });
const drawn = (page: Page) => page.locator('blue-lion-strip [role=heading], blue-lion-strip h2').first().waitFor();

/** What runs on a page and takes notes of whatever a frame posts to it. */
const listen = '<script>window.got = []; addEventListener("message", ({ data }) => got.push(data));</script>';

/** Somebody else's page with a frame in it. */
async function host(frame: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((_, response) => { response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html><title>Host</title>${listen}${frame}`); });
  await new Promise<void>((done) => { server.listen(0, '127.0.0.1', done); });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => new Promise((done) => { server.close(() => done()); server.closeAllConnections(); }) };
}
const messages = (page: Page) => page.evaluate(() => (globalThis as any).got as { type: string; height?: number; detail?: any }[]);

describe('what the address says', () => {
  it.each([
    ['#position=' + row, { position: row.replaceAll('_', ' ') }],
    ['?position=' + row, { position: row.replaceAll('_', ' ') }],
    ['#r=' + encodeURIComponent(record), { record }],
    ['?record=' + encodeURIComponent(record), { record }],
    [`?position=${row}#record=${encodeURIComponent(record)}`, { record }],
    ['#seed=golden&options=overview&first=x', { turn: 'x', stage: 'build' }],
    ['#first=a&lady-x=computer&memory=seen&take-back=free&seating=facing', { turn: 'a' }],
    [`#mode=diagram&position=${row}&lang=ko&theme=night`, { stage: 'act' }],
  ])('%s', async (address, expected) => {
    const { page, faults, close } = await site.open(`embed/${address}`);
    await drawn(page);
    expect(await state(page)).toMatchObject(expected);
    expect(faults).toEqual([]);
    await close();
  });

  it('begins a replay after as many moves as it says', async () => {
    const { page, close } = await site.open(`embed/#mode=replay&at=1&r=${encodeURIComponent(record)}`);
    await drawn(page);
    await expect.poll(async () => table(page).evaluate((element: any) => Number(element.at))).toBe(1);
    await close();
  });

  it.each([['en', /^Arsène: choose a tile/, 'The Blue Lion'], ['ko', /^아르센은 타일을/, '블루 라이언']] as const)('speaks %s', async (lang, heading, title) => {
    const { page, close } = await site.open(`embed/#lang=${lang}&position=${row}`);
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.title()).toBe(title);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    await close();
  });

  it('is followed when it changes, and a new game takes the place of the one before', async () => {
    const { page, faults, close } = await site.open('embed/#first=a');
    await drawn(page);
    await page.evaluate((text) => { location.hash = `position=${text}`; }, row);
    await expect.poll(async () => (await state(page)).position).toBe(row.replaceAll('_', ' '));
    expect(await table(page).count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows where a text cannot be read', async () => {
    const { page, close } = await site.open('embed/#position=XaAbQ&lang=ko');
    await page.locator('blue-lion-fault mark').first().waitFor();
    expect(await page.locator('blue-lion-fault').innerText()).toContain('position');
    await close();
  });
});

describe('hostile addresses', () => {
  const attacks = [
    '<script>window.hacked=1</script>', '"><img src=x onerror="window.hacked=1">', "javascript:window.hacked=1", '</title><script>window.hacked=1</script>',
    '%', '%E0%A4%A', '%00', '\u0000', '\ud800', '\u202egnp.js', '𝕏'.repeat(50), 'A'.repeat(5000), '{{constructor.constructor("window.hacked=1")()}}', '${window.hacked=1}',
    '__proto__', 'constructor', '-1', '1e999', 'NaN', '[object Object]', '../../etc/passwd', '// \n\r\t', '{'.repeat(500), 'null', 'undefined',
  ];
  const names = ['position', 'record', 'options', 'first', 'seed', 'arsene', 'lady-x', 'arsene-name', 'lady-x-name', 'memory', 'take-back', 'seating', 'lang', 'theme', 'mode', 'at'];
  const every = attacks.flatMap((attack, n) => [
    // Each in one attribute by turns, raw and encoded, and in all of them at once.
    `#${names[n % names.length]}=${encode(attack)}`,
    `?${names[(n + 5) % names.length]}=${encode(attack)}`,
    `#${names.map((name) => `${name}=${encode(attack)}`).join('&')}`,
  ]).concat(['#&&&===', '#position', '#=', '##', '#position=&record=', '?#', '#__proto__=1&constructor=2&onclick=window.hacked%3D1&innerHTML=%3Cb%3E', `#position=${row}&position=x`, '#<script>window.hacked=1</script>', `#mode=replay&at=99999999999999999999&r=${encode(record)}`]);
  function encode(text: string): string {
    try { return encodeURIComponent(text); } catch { return '%ED%A0%80'; }
  }

  it(`do no harm, all ${every.length} of them`, async () => {
    const { page, faults, close } = await site.open('embed/');
    await drawn(page);
    for (const address of every) {
      // What stands after the # alone is taken up by the page that is there; all at once, by one that loads.
      await page.goto(`${site.root}embed/${address}`);
      if (address.length > 200) await page.reload();
      await drawn(page);
      expect(await page.evaluate(() => (globalThis as any).hacked), address).toBeUndefined();
      expect(await page.locator('script').count(), address).toBe(2);
      expect((await state(page)).position, address).toMatch(/ (rulebook|overview)/);
    }
    expect(faults).toEqual([]);
    await close();
  }, 180_000);
});

describe('in a frame of another page', () => {
  it('tells how high it is, and what happens, without what lies hidden', async () => {
    const other = await host(`<iframe src="${site.root}embed/#seed=golden&first=a&options=overview" width="600" height="700"></iframe>`);
    const { page, close } = await site.open('embed/');
    await page.goto(other.origin);
    const frame = page.frames()[1]!;
    await expect.poll(async () => (await messages(page)).some(({ type }) => type === 'blue-lion-size')).toBe(true);
    const sizes = async () => (await messages(page)).filter(({ type }) => type === 'blue-lion-size').map(({ height }) => height);
    const height = await frame.locator('blue-lion-game').evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
    expect((await sizes()).at(-1)).toBe(height);
    // The drawing that stands there before the table is no table.
    expect(await sizes()).toHaveLength(1);

    const deal = await frame.locator('blue-lion-game').evaluate((element: any) => { element.play('1r'); element.play('s99'); return element.save().deal as string; });
    await expect.poll(async () => (await messages(page)).map(({ type }) => type)).toEqual(expect.arrayContaining(['blue-lion-move', 'blue-lion-turn', 'blue-lion-change', 'blue-lion-refusal']));
    const told = await messages(page), move = told.find(({ type }) => type === 'blue-lion-move')!;
    expect(move.detail).toMatchObject({ move: '1r' });
    expect(deal.length).toBeGreaterThan(5);
    expect(JSON.stringify(told)).not.toContain(deal);
    expect(told.map(({ type }) => type)).not.toContain('blue-lion-before-move');
    await close();
    await other.close();
  });

  it.each([
    ['allow-scripts allow-same-origin', {}],
    ['allow-scripts', { 'access-control-allow-origin': '*' }],
  ])('plays in sandbox="%s"', async (sandbox, headers) => {
    const strict = await serve({ headers: { 'content-security-policy': policy, ...headers } });
    const other = await host(`<iframe sandbox="${sandbox}" src="${strict.origin}${base}embed/#lady-x=computer&first=a" width="600" height="700"></iframe>`);
    const { page, close } = await site.open('embed/');
    await page.goto(other.origin);
    const frame = page.frames()[1]!;
    await frame.getByRole('button', { name: /^Loose tile 1/ }).click();
    await frame.getByRole('button', { name: 'Lay as it lies' }).click();
    await expect.poll(async () => (await messages(page)).filter(({ type }) => type === 'blue-lion-move').length).toBeGreaterThanOrEqual(2);
    await close();
    await Promise.all([other.close(), strict.close()]);
  });

  it('shows the drawing in sandbox="allow-scripts" where the server allows no other origin', async () => {
    const other = await host(`<iframe sandbox="allow-scripts" src="${site.root}embed/" width="600" height="700"></iframe>`);
    const { page, close } = await site.open('embed/');
    await page.goto(other.origin);
    expect(await page.frames()[1]!.locator('blue-lion-game > svg').isVisible()).toBe(true);
    await close();
    await other.close();
  });
});

it('gives the link to a game, and shows it where nothing can be copied', async () => {
  const { page, context, close } = await site.open(`embed/#lang=ko&r=${encodeURIComponent(record)}`);
  await drawn(page);
  await page.evaluate(() => { (globalThis as any).real = navigator.clipboard; Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }); });
  const share = (at: number) => table(page).evaluate((element, detail) => element.dispatchEvent(new CustomEvent('blue-lion-share', { detail, bubbles: true, composed: true, cancelable: true })), { record, at });
  const given = page.locator('[data-lang=ko] [data-link]');
  expect(await share(2)).toBe(false);
  await given.waitFor();
  expect(await given.inputValue()).toBe(`${site.root}ko/play/#r=${encodeURIComponent(record)}`);
  await share(1);
  await expect.poll(() => given.inputValue()).toBe(`${site.root}ko/play/#r=${encodeURIComponent(record)}&at=1`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: (globalThis as any).real, configurable: true }));
  await share(1);
  await page.locator('[data-lang=ko] [data-note=copied]').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('ko/play/#r=');
  await close();
});

it('keeps nothing, asks nobody else, wants not to be found, and has nothing but the table', async () => {
  const { page, context, faults, close } = await site.open(`embed/#position=${row}`, { idle: true, viewport: { width: 320, height: 640 } });
  await drawn(page);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await (await fetch(`${site.root}sitemap-0.xml`)).text()).not.toContain('/embed/<');
  expect(await page.locator('header, footer, nav, main').count()).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations().then((all) => all.length))).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(faults).toEqual([]);
  await close();
});

it('can be looked at without script, in both languages', async () => {
  const { page, close } = await site.open('embed/', { javaScriptEnabled: false });
  expect(await page.locator('blue-lion-game > svg').isVisible()).toBe(true);
  for (const lang of ['en', 'ko']) expect(await page.locator(`noscript p[lang=${lang}] a`).isVisible()).toBe(true);
  await close();
});

const loose = visit();
it.each([320, 1280])('leaves axe nothing to find at %i px, by night and day', async (width) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    const { page, close } = await loose.open(`embed/#position=${row}&arsene-name=Ann`, { viewport: { width, height: 800 }, colorScheme });
    await drawn(page);
    // A frame is no page of its own: it needs no heading of the first level and no landmarks.
    expect((await axe(page)).filter((line) => !/^(page-has-heading-one|region|landmark-one-main):/.test(line))).toEqual([]);
    await close();
  }
});
