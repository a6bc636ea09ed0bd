/** The finder as a reader meets it: by key, by tap and by ear, on every page, in both languages, without a network, and where it cannot be loaded. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { collect } from '../../site/scripts/finder/collect.ts';
import { unpack } from '../../site/scripts/finder/entries.ts';
import { HOSTILE_MARK, HOSTILE_TEXTS } from '../hostile-texts.ts';
import { axe, base, built, shifted, stickingOut, visit } from './helpers.ts';

const site = visit();
const box = (page: Page) => page.locator('dialog[data-finder]');
const field = (page: Page) => page.locator('#finder-words');
const options = (page: Page) => page.locator('#finder-results [role=option]');
/** The row that the keys are at, as it is told to those who hear it. */
const active = (page: Page) => page.evaluate(() => document.getElementById(document.getElementById('finder-words')!.getAttribute('aria-activedescendant') ?? '')?.querySelector('.title')?.textContent ?? null);
const ready = (page: Page) => page.locator('dialog[data-finder][data-ready][open]').waitFor();

const words = {
  en: { prefix: '', button: 'Find a rule', query: 'two combos at once', title: 'Two at once', none: 'Nothing found for', noRule: 'There is no rule 5.99. Chapter 5 has R5.1 to R5.8.', noChapter: 'There is no chapter 9. The rules have chapters 1 to 8.', nothing: 'my dog ate homework', near: 'Perhaps in one of these chapters', count: /^Results: \d+$/, failed: 'The finder could not be loaded.', again: 'Try again', fullText: 'Search all pages for', full: 'steal it', lesson: 'Steal it in one move', close: 'Close', often: 'Asked most often' },
  ko: { prefix: 'ko/', button: '규칙 찾기', query: '상대 조합을 만들면?', title: '제 행동으로 상대의 조합이 만들어졌어요. 다이아몬드는 누가 받나요?', none: '찾은 것이 없어요', noRule: '규칙 5.99번은 없어요. 5장에는 R5.1부터 R5.8까지 있어요.', noChapter: '9장은 없어요. 규칙은 1장부터 8장까지 있어요.', nothing: '대통령 나이', near: '이 장에 있을지도 몰라요', count: /^결과: \d+개$/, failed: '규칙 찾기를 불러오지 못했어요.', again: '다시 해 보기', fullText: '모든 페이지에서', full: '훔치기', lesson: '한 수로 훔치기', close: '닫기', often: '가장 자주 묻는 것' },
} as const;

describe.each(['en', 'ko'] as const)('in %s', (lang) => {
  const { prefix, ...text } = words[lang];

  it('opens by its key, shows something at once, and leads by arrows, Home, End and Enter to what was meant; Escape gives the focus back', async () => {
    const { page, faults, close } = await site.open(`${prefix}about/`);
    await page.keyboard.press('/');
    await ready(page);
    expect(await field(page).evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await field(page).inputValue()).toBe('');
    expect(await page.getByRole('group', { name: text.often }).getByRole('option').count()).toBeGreaterThanOrEqual(5);
    expect(await active(page)).toBe(null);
    const first = await options(page).first().locator('.title').innerText(), last = await options(page).last().locator('.title').innerText();
    for (const [key, at] of [['ArrowDown', first], ['ArrowUp', last], ['ArrowDown', first], ['End', last], ['Home', first]] as const) {
      await page.keyboard.press(key);
      expect(await active(page), key).toBe(at);
    }
    await page.keyboard.type(text.query);
    expect(await field(page).inputValue()).toBe(text.query);
    expect(await active(page)).toBe(text.title);
    expect(await box(page).getByRole('status').innerText()).toMatch(text.count);
    // Home and End move in what was typed, as long as nobody has gone into the list.
    await page.keyboard.press('Home');
    expect(await field(page).evaluate((each: HTMLInputElement) => each.selectionStart)).toBe(0);
    await page.keyboard.press('Escape');
    expect(await box(page).evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    await page.keyboard.press('Control+k');
    await ready(page);
    expect(await field(page).inputValue()).toBe(text.query);
    await page.keyboard.press('Control+k');
    expect(await box(page).evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    await page.getByRole('button', { name: text.button }).focus();
    await page.keyboard.press('Space');
    await ready(page);
    await page.keyboard.type('R5.6');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-finder-opens'))).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.root}${prefix}rules/#r5-6`);
    // And to another rule of the page that one is on.
    await page.keyboard.press('/');
    await ready(page);
    await page.keyboard.type('7.2');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.root}${prefix}rules/#r7-2`);
    expect(await box(page).evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('at 320 px by tap: nothing sticks out, rows are wide enough for a finger, nothing moves, and axe finds nothing, full and empty, by day and by night', { timeout: 120_000 }, async () => {
    const { page, faults, close } = await site.open(`${prefix}about/`, { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true, idle: true });
    expect(await shifted(page)).toBeLessThan(0.01);
    await page.getByRole('button', { name: text.button }).tap();
    await ready(page);
    for (const query of ['', text.query, 'zeppelin', 'x'.repeat(200)]) {
      await field(page).fill(query);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await stickingOut(page)).toEqual([]);
      expect(await box(page).evaluate((each) => each.scrollWidth <= each.clientWidth && each.getBoundingClientRect().right <= 320)).toBe(true);
      const small = await box(page).locator('[role=option], button:visible, input, a:visible').evaluateAll((all) => all.filter((each) => each.getBoundingClientRect().height < 43.5).map((each) => each.outerHTML));
      expect(small).toEqual([]);
      const colorScheme = query === text.query ? 'light' : 'dark';
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((scheme) => getComputedStyle(document.documentElement).colorScheme === scheme, colorScheme);
      if (query !== 'x'.repeat(200)) expect(await axe(page), query).toEqual([]);
    }
    await field(page).fill(text.query);
    await options(page).first().tap();
    await page.waitForURL((address) => !address.pathname.endsWith('/about/'));
    expect(faults).toEqual([]);
    await close();
  });

  it('leads from its last row to the full text, with the same words', async () => {
    const { page, faults, close } = await site.open(prefix, { idle: true });
    await page.keyboard.press('Control+k');
    await ready(page);
    await page.keyboard.type(text.full);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain(text.fullText);
    await page.keyboard.press('Enter');
    expect(await box(page).evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    await page.locator('.pagefind-ui__result-link', { hasText: text.lesson }).first().waitFor();
    expect(await page.locator('.pagefind-ui__search-input').inputValue()).toBe(text.full);
    // The same keys lead back.
    await page.keyboard.press('Control+k');
    await ready(page);
    expect(await page.locator('site-search dialog').evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('works without a network after one visit, and does not promise the full text then', async () => {
    const context = await site.context({ serviceWorkers: 'allow' }), page = await context.newPage();
    await page.goto(`${site.root}${prefix}about/`);
    await page.evaluate(async () => {
      const { active: worker } = await navigator.serviceWorker.ready;
      if (worker!.state !== 'activated') await new Promise<void>((done) => worker!.addEventListener('statechange', () => { if (worker!.state === 'activated') done(); }));
    });
    await context.setOffline(true);
    await page.reload();
    await page.keyboard.press('/');
    await ready(page);
    await page.keyboard.type(text.query);
    expect(await active(page)).toBe(text.title);
    expect(await options(page).filter({ hasText: text.fullText }).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/about/'));
    expect(await page.locator('h1').count()).toBe(1);
    await context.close();
  });

  it('that cannot be loaded says so and offers the rules; what was typed stays, and is found once it can be', async () => {
    const { page, context, close } = await site.open(`${prefix}about/`, { idle: true });
    let blocked = true;
    await context.route(/\/_astro\/listbox\.[^/]*\.js$/, (route) => (blocked ? route.abort() : route.continue()));
    await page.keyboard.press('/');
    await box(page).getByText(text.failed).waitFor();
    await page.keyboard.type('R5.6');
    expect(await box(page).getByRole('link').first().getAttribute('href')).toBe(`${base}${prefix}rules/`);
    expect(await axe(page)).toEqual([]);
    blocked = false;
    await box(page).getByRole('button', { name: text.again }).click();
    await ready(page);
    expect(await field(page).inputValue()).toBe('R5.6');
    expect(await options(page).first().getAttribute('href')).toBe(`${base}${prefix}rules/#r5-6`);
    await close();
  });

  it('is a link to the rules without script', async () => {
    const { page, close } = await site.open(`${prefix}about/`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: text.button }).click();
    expect(page.url()).toBe(`${site.root}${prefix}rules/`);
    await close();
  });

  it('leads only to what is there', async () => {
    const broken: string[] = [], pages = new Map<string, string>();
    for (const { key, path: address } of unpack(await collect(lang))) {
      const [name, anchor] = `${prefix}${address.slice(1)}`.split('#') as [string, string?];
      let html = pages.get(name);
      if (html === undefined) pages.set(name, html = await readFile(path.join(built, name, 'index.html'), 'utf8').catch(() => ''));
      if (!html || (anchor !== undefined && !html.includes(` id="${anchor}"`))) broken.push(key);
    }
    expect(broken).toEqual([]);
    expect(pages.size).toBeGreaterThan(130);
  });

  it('says of a number that is not there what its chapter has, and leads there', async () => {
    const { page, faults, close } = await site.open(`${prefix}about/`);
    await page.keyboard.press('/');
    await ready(page);
    await page.keyboard.type('R5.99');
    expect(await box(page).getByRole('status').innerText()).toContain(text.noRule);
    expect(await options(page).first().getAttribute('href')).toBe(`${base}${prefix}rules/#combinations`);
    expect(await options(page).locator('.kind b').allInnerTexts()).toEqual(['R5.1', 'R5.2', 'R5.3', 'R5.4', 'R5.5', 'R5.6', 'R5.7', 'R5.8']);
    await field(page).fill('rule 9');
    expect(await box(page).getByRole('status').innerText()).toContain(text.noChapter);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.root}${prefix}rules/#table`);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the nearest chapters where nothing fits, and chooses none of them by itself', async () => {
    const { page, faults, close } = await site.open(`${prefix}about/`, { viewport: { width: 320, height: 640 } });
    await page.keyboard.press('/');
    await ready(page);
    await page.keyboard.type(text.nothing);
    expect(await box(page).getByRole('status').innerText()).toContain(text.none);
    const near = page.getByRole('group', { name: text.near }).getByRole('option');
    expect(await near.count()).toBeGreaterThanOrEqual(1);
    expect(await active(page)).toBe(null);
    expect(await axe(page)).toEqual([]);
    expect(await stickingOut(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(await near.first().locator('.title').innerText());
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.pathname.endsWith('/rules/'));
    expect(faults).toEqual([]);
    await close();
  });

  it('says when nothing is found, and where to read on', async () => {
    const { page, close } = await site.open(`${prefix}about/`);
    await page.keyboard.press('/');
    await ready(page);
    await page.keyboard.type('zeppelin');
    expect(await box(page).getByRole('status').innerText()).toContain(text.none);
    expect(await box(page).getByRole('link', { name: lang === 'en' ? 'Rulings' : '판정 사례' }).isVisible()).toBe(true);
    expect(await box(page).getByText(text.failed).isVisible()).toBe(false);
    await box(page).getByRole('button', { name: text.close }).click();
    expect(await box(page).evaluate((each: HTMLDialogElement) => each.open)).toBe(false);
    await close();
  });
});

it('leaves its key to fields and to the table', async () => {
  const { page, faults, close } = await site.open('rulings/');
  const isOpen = () => box(page).evaluate((each: HTMLDialogElement) => each.open);
  await page.locator('[name=q]').focus();
  await page.keyboard.type('a/b');
  expect(await page.locator('[name=q]').inputValue()).toBe('a/b');
  expect(await isOpen()).toBe(false);
  await page.goto(`${site.root}play/`);
  await page.locator('blue-lion-strip [role=heading], blue-lion-strip h2').first().waitFor();
  await page.locator('blue-lion-game button:visible').first().focus();
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('blue-lion-game');
  await page.keyboard.press('/');
  expect(await isOpen()).toBe(false);
  // Beside the table it is the finder's.
  await page.locator('h1').click();
  await page.evaluate(() => { (document.activeElement as HTMLElement).blur(); });
  await page.keyboard.press('/');
  await ready(page);
  expect(await field(page).inputValue()).toBe('');
  expect(faults).toEqual([]);
  await close();
});

it('is on every page, loads nothing before somebody comes near, and does not move the page', async () => {
  const { page, faults, close } = await site.open('', { viewport: { width: 1280, height: 800 }, idle: true });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  expect(await page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/listbox.')))).toBe(false);
  await page.getByRole('button', { name: 'Find a rule' }).hover();
  await page.locator('dialog[data-finder][data-ready]').waitFor({ state: 'attached' });
  expect(loaded.some((name) => name.includes('/listbox.'))).toBe(true);
  expect(await shifted(page)).toBeLessThan(0.01);
  for (const name of ['play/', 'learn/theft/', 'rules/card/', 'rulings/own-goal/', 'embed-it/', 'developers/', 'nothing/here/']) {
    await page.goto(site.root + name);
    expect(await page.getByRole('button', { name: 'Find a rule' }).isVisible(), name).toBe(true);
  }
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await close();
});

it('shows where the keys are in forced colours', async () => {
  const { page, close } = await site.open('about/', { forcedColors: 'active' });
  await page.keyboard.press('/');
  await ready(page);
  await page.keyboard.type('own goal');
  const outlines = await options(page).evaluateAll((rows) => rows.map((row) => getComputedStyle(row).outlineStyle === 'solid' && parseFloat(getComputedStyle(row).outlineWidth) >= 2));
  expect(outlines.filter(Boolean)).toHaveLength(1);
  expect(outlines[0]).toBe(true);
  await close();
});

it('executes, breaks and hangs on nothing that can be typed or pasted', async () => {
  const { page, faults, close } = await site.open('about/', { viewport: { width: 320, height: 640 } });
  await page.keyboard.press('/');
  await ready(page);
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
  for (const text of [...HOSTILE_TEXTS, 'a'.repeat(100_000), '가'.repeat(100_000)]) {
    const took = await field(page).evaluate((each: HTMLInputElement, value) => {
      each.value = value;
      const before = performance.now();
      each.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.now() - before;
    }, text);
    expect(took, text.slice(0, 60)).toBeLessThan(200);
  }
  expect(await page.evaluate((mark) => mark in globalThis || document.title.includes(mark), HOSTILE_MARK)).toBe(false);
  expect(await box(page).locator('script, img, iframe, svg, style').count()).toBe(0);
  await field(page).fill('flip');
  expect(await active(page)).toBe('Flip');
  expect(faults).toEqual([]);
  await close();
});
