import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '../../machine/index.ts';
import { axe, base, shifted, stickingOut, visit, watch } from './helpers.ts';

const everyName = ['', 'play/', 'learn/', 'learn/teach/', 'learn/steal-it/', 'learn/six-tiles/', 'rules/', 'rules/card/', 'rules/coverage/', 'puzzles/', 'solved/', 'about/', 'developers/', 'embed-it/', 'accessibility/', 'rulings/', 'rulings/own-goal/', 'rulings/swap-with-an-end-tile/', 'referee/'];
/** Under a base path the same pages are served at another address, and links.test.ts reads them all: every third is enough. */
const names = everyName.filter((_, n) => base === '/' || n % 3 === 0);
const pages = ['en', 'ko'].flatMap((lang) => names.map((name) => ({ lang, path: `${lang === 'ko' ? 'ko/' : ''}${name}` })));
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

const site = visit();
const open: typeof site.open = (path, options) => site.open(path, { viewport: wide, idle: options?.javaScriptEnabled !== false, ...options });

describe.each(pages)('/$path', ({ lang, path }) => {
  it.each([wide, narrow])('opens in $width px without an error, asks nobody else, fits, does not move while it loads, and axe finds nothing by night and day', async (viewport) => {
    const { page, faults, close } = await open(path, { colorScheme: 'dark', viewport });
    expect(await shifted(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    expect(await stickingOut(page)).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((scheme) => getComputedStyle(document.documentElement).colorScheme === scheme, colorScheme);
      expect(await axe(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('can be read without script, leads nowhere that does not exist, and says what it is', async () => {
    const { page, faults, close } = await open(path, { javaScriptEnabled: false, viewport: narrow });
    expect(await page.locator('h1').isVisible()).toBe(true);
    for (const drawing of await page.locator('blue-lion-game > svg').all()) expect(await drawing.isVisible()).toBe(true);
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(200);
    expect(await stickingOut(page)).toEqual([]);

    const footer = await page.getByRole('contentinfo').innerText();
    expect(footer).toMatch(lang === 'ko' ? /비공식.*관련이 없습니다/ : /unofficial.*not connected/i);
    expect(footer).toMatch(lang === 'ko' ? /쿠키도, 추적도, 외부로 보내는 요청도 없습니다/ : /No cookies, no tracking, no request to anyone/);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await fetch(site.origin + new URL(picture!).pathname)).status).toBe(200);

    const hrefs = await page.locator('a[href]').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    const inside = [...new Set(hrefs)].filter((href) => href.startsWith(site.origin));
    expect(inside.length).toBeGreaterThan(4);
    for (const href of inside) {
      const { pathname, hash } = new URL(href);
      expect(pathname.startsWith(base), href).toBe(true);
      const answer = await fetch(href);
      expect(answer.status, href).toBe(200);
      // What stands after the # of the referee's page is a question.
      if (hash && !hash.includes('=')) expect(await answer.text(), href).toContain(`id="${hash.slice(1)}"`);
    }
    expect(faults).toEqual([]);
    await close();
  });
});

it('answers an address that does not exist in both languages', async () => {
  const context = await site.context();
  const page = await context.newPage();
  expect((await page.goto(`${site.root}nothing/here/`))!.status()).toBe(404);
  const text = await page.locator('main').innerText();
  expect(text).toMatch(/slipped away/);
  expect(text).toMatch(/사라졌어요/);
  expect(await axe(page)).toEqual([]);
  for (const link of await page.locator('main a').evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href))) expect((await fetch(link)).status).toBe(200);
  await context.close();
});

it('has the same pages and the same anchors in both languages, and leads from one to the other', async () => {
  for (const name of names) {
    const [en, ko] = await Promise.all(['', 'ko/'].map(async (prefix) => (await fetch(site.root + prefix + name)).text()));
    const anchors = (text: string) => [...text.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors(ko!)).toEqual(anchors(en!));
    expect(en).toContain(`href="${base}ko/${name}" hreflang="ko"`);
    expect(ko).toContain(`href="${base}${name}" hreflang="en"`);
  }
});

it.each(['rules/', 'ko/rules/'])('/%s has every rule under its own anchor, in order, with a link to itself', async (path) => {
  const text = await (await fetch(site.root + path)).text();
  const anchors = [...text.matchAll(/<li id="(r\d-\d)"[^>]*><a href="#\1"[^>]*>(R\d\.\d)</g)];
  expect(anchors.map(([, id]) => id)).toEqual(RULE_IDS.map((rule) => rule.toLowerCase().replace('.', '-')));
  expect(anchors.map(([, , rule]) => rule)).toEqual(RULE_IDS);
});

it('changes between night and day, keeps the choice, and does so without storage too', async () => {
  const { page, close } = await open('about/', { colorScheme: 'dark' });
  const theme = () => page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Gallery by day' }).click();
  expect(await theme()).toBe('light');
  await page.reload();
  expect(await theme()).toBe('light');
  await page.getByRole('button', { name: 'Louvre at night' }).click();
  expect(await theme()).toBe('dark');
  await close();

  const blocked = await site.context({ colorScheme: 'light' });
  const other = await blocked.newPage();
  const faults = watch(other, site.origin);
  await other.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } }));
  await other.goto(`${site.root}about/`);
  await other.getByRole('button', { name: 'Louvre at night' }).click();
  expect(await other.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(faults).toEqual([]);
  await blocked.close();
});

it('finds pages by words of their own language', async () => {
  for (const [path, word, found] of [['', 'steal it', 'Steal it in one move'], ['ko/', '훔치기', '한 수로 훔치기']] as const) {
    const { page, faults, close } = await open(path);
    await page.locator('[data-finder-opens]').click();
    await page.locator('#finder-words').fill(word);
    await page.locator('#finder-results [role=option]').last().filter({ hasText: `“${word}”` }).click();
    await expect.poll(() => page.locator('.pagefind-ui__search-input').inputValue()).toBe(word);
    await page.locator('.pagefind-ui__result-link', { hasText: found }).first().waitFor();
    expect(faults).toEqual([]);
    await close();
  }
});
