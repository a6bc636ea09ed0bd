import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { RULE_IDS } from '../../machine/index.ts';
import { RULES } from '../../machine/rulebook/rules.ts';
import { axe, shifted, visit, type Opened } from './helpers.ts';

const site = visit();
let opened: Opened[] = [];
beforeEach(() => { opened = []; });
afterEach(async () => {
  for (const { faults, close } of opened) {
    expect(faults).toEqual([]);
    await close();
  }
});
const open = async (path: string, options: Parameters<typeof site.open>[1] = {}): Promise<Page> => {
  const one = await site.open(path, { viewport: { width: 1280, height: 800 }, ...options });
  opened.push(one);
  return one.page;
};
const textOf = async (path: string): Promise<string> => (await fetch(site.root + path)).text();
const anchorOf = (rule: string): string => rule.toLowerCase().replace('.', '-');

describe('a citation', () => {
  it('is copied with the version of the rules, and leads to its rule', async () => {
    const page = await open('rules/', { permissions: ['clipboard-read', 'clipboard-write'] });
    const rule = page.locator('#r5-6');
    await rule.getByRole('button', { name: 'Cite' }).click();
    await rule.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(`The Blue Lion, rules 2, R5.6 — ${site.root}rules/?v=2#r5-6`);
    await page.goto(copied.split(' — ')[1]!);
    expect(await page.locator('[data-said=current]').isVisible()).toBe(true);
    expect(await page.locator('#r5-6').evaluate((each) => Math.abs(each.getBoundingClientRect().top))).toBeLessThan(120);
  });

  it('is shown, to be copied by hand, where nothing can be copied', async () => {
    const page = await open('ko/rules/');
    await page.evaluate(() => Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('no')) }));
    await page.locator('#r2-1 [data-cite]').focus();
    await page.keyboard.press('Enter');
    const field = page.locator('#r2-1 input');
    expect(await field.inputValue()).toBe(`블루 라이언 규칙 2판, R2.1 — ${site.root}ko/rules/?v=2#r2-1`);
    expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  });

  it('of an earlier version says what has become of its rule since', async () => {
    const [changed, same] = [RULES.find(({ versions }) => versions.length > 1)!.id, RULES.find(({ versions }) => versions.length === 1)!.id];
    const page = await open(`rules/?v=1#${anchorOf(changed)}`);
    const since = (rule: string) => page.locator(`#${anchorOf(rule)} [data-since]`);
    expect(await since(changed).innerText()).toBe('Changed since rules 1');
    expect(await page.locator('[data-said=older]').innerText()).toMatch(new RegExp(`rules: 1\\. What stands here is version 2\\. ${changed}: This rule has changed .* Rules 2: .`));
    expect(await shifted(page)).toBeLessThan(0.01);
    await page.evaluate((hash) => { location.hash = hash; }, anchorOf(same));
    await since(same).waitFor();
    expect(await since(same).innerText()).toBe('As in rules 1');
    expect(await since(changed).isVisible()).toBe(false);
    expect(await page.locator('[data-said=older]').innerText()).toMatch(new RegExp(`${same}: This rule has not changed`));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();
    expect(await page.locator('[data-rules-note]').isVisible()).toBe(false);
  });

  it.each(['#R5.6', '#5.6', '#r5.6', '#R5-6'])('leads to its rule as %s, too', async (hash) => {
    const page = await open(`rules/${hash}`);
    await page.locator('#r5-6:target').waitFor();
    await page.evaluate(() => { location.hash = '#R2.1'; });
    await page.locator('#r2-1:target').waitFor();
  });

  it('of a version that there is not says so, and nothing in it becomes markup', async () => {
    for (const asked of ['3', '', '<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '1 2', '%F0%9F', 'x'.repeat(5000)]) {
      const page = await open(`rules/?v=${encodeURIComponent(asked)}#%E0%A4%A`);
      const note = page.locator('[data-said=unknown]');
      expect(await note.isVisible()).toBe(true);
      expect(await note.locator('b').textContent()).toBe(asked.length > 20 ? `${asked.slice(0, 20)}…` : asked);
      expect(await note.locator('*').evaluateAll((all) => all.map(({ tagName }) => tagName))).toEqual(['B']);
    }
  });
});

describe('an example', () => {
  it('is played in place, by keyboard alone, with a table that was not there before; and back', async () => {
    const page = await open('rules/');
    expect(await page.locator('blue-lion-game').count()).toBe(0);
    const rule = page.locator('#r5-3'), button = rule.locator('[data-play]');
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await button.getAttribute('aria-expanded')).toBe('true');
    const table = rule.locator('blue-lion-game');
    await table.getByRole('button', { name: /^Place 3 of 6/ }).waitFor();
    expect(await table.evaluate((each: any) => each.state.position)).toBe(RULES.find(({ id }) => id === 'R5.3')!.example!.position);
    await table.getByRole('button', { name: /^Place 3 of 6/ }).focus();
    await page.keyboard.press('f');
    await expect.poll(() => table.evaluate((each: any) => each.state.score.a)).toBe(2);
    await table.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(() => table.evaluate((each: any) => each.state.score.a)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await button.focus();
    await page.keyboard.press('Enter');
    expect(await table.count()).toBe(0);
    expect(await rule.locator('[data-boards]').isVisible()).toBe(true);
  });

  it('that cannot be loaded says so, and keeps its drawing', async () => {
    const { page, context, faults, close } = await site.open('rules/');
    await context.route(/\.js$/, (route) => route.abort());
    const rule = page.locator('#r5-3'), button = rule.locator('[data-play]');
    const thrown: string[] = [];
    // The search of the frame around the page loads its own code when it likes.
    page.on('pageerror', ({ message }) => { if (!message.includes('ui-core')) thrown.push(message); });
    faults.length = 0;
    await button.click();
    await rule.getByText('The table could not be loaded.').waitFor();
    expect(await rule.locator('[data-boards]').isVisible()).toBe(true);
    expect(await button.innerText()).toBe('Play it');
    expect(thrown).toEqual([]);
    await close();
  });

  it('moves nothing by itself, and the live table keeps the height that was kept for it', async () => {
    const page = await open('rules/#r5-3', { viewport: { width: 320, height: 640 } });
    await page.locator('#r5-3 [data-play]').click();
    const frame = page.locator('#r5-3 .live');
    const kept = await frame.evaluate((each) => each.getBoundingClientRect().height);
    await frame.getByRole('button', { name: /^Place 3 of 6/ }).waitFor();
    expect(Math.abs(kept - (await frame.evaluate((each) => each.getBoundingClientRect().height)))).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

it('can be read without script: every rule, who says so, its example before and after, and nothing to press', async () => {
  const page = await open('rules/', { javaScriptEnabled: false });
  for (const rule of RULES) {
    const entry = page.locator(`#${anchorOf(rule.id)}`);
    expect(await entry.locator('.sentence .source').count(), rule.id).toBe(rule.sources.length);
    expect(await entry.locator('.sentence[data-source=ruling] .why').count(), rule.id).toBe(rule.sources.filter(([source]) => source === 'ruling').length);
    expect(await entry.locator('figure svg[role=img]').first().isVisible().catch(() => false), rule.id).toBe(rule.example !== null);
  }
  for (const pressed of await page.locator('main button, main select').all()) expect(await pressed.isVisible()).toBe(false);
});

it('says what your box has as options, and leads to a game by them', async () => {
  const page = await open('rules/#your-box');
  const text = page.locator('[data-options]');
  await page.locator('select[name=ret]').selectOption('before');
  expect(await text.innerText()).toBe('rulebook,ret=before');
  for (const [name, value] of [['swap', 'any'], ['pass', '0'], ['flip', '0'], ['rival', '0']] as const) await page.locator(`select[name=${name}]`).selectOption(value);
  expect(await text.innerText()).toBe('overview,build=1');
  await page.locator('[data-by]').click();
  await page.locator('blue-lion-strip h2, blue-lion-strip [role=heading]').first().waitFor();
  expect(await page.locator('blue-lion-game').evaluate((each: any) => each.state.position)).toMatch(/^- ([AXPB]\.){6} - [ax] 0-0 overview,build=1$/);
});

it('lists what stands behind every rule, in both languages', async () => {
  for (const path of ['rules/coverage/', 'ko/rules/coverage/']) {
    const text = await textOf(path);
    expect([...text.matchAll(/<tr data-rule="(R\d\.\d)"/g)].map(([, rule]) => rule)).toEqual(RULE_IDS);
  }
});

it.each([['rules/', 'A4'], ['ko/rules/', 'Letter']])('/%s prints on thirteen pages at most (%s)', async (path, format) => {
  const page = await open(path);
  expect((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)!.length).toBeLessThanOrEqual(13);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 718, height: 1000 });
  expect(await page.locator('#r5-3 .moves').isVisible()).toBe(true);
}, 180_000);

it('is shorter on a narrow screen: examples are folded up there, and unfolded by hand', async () => {
  const page = await open('rules/', { viewport: { width: 360, height: 740 } });
  const rule = page.locator('#r5-3');
  expect(await rule.locator('.moves').isVisible()).toBe(false);
  await rule.locator('.example summary').click();
  expect(await rule.locator('.moves').isVisible()).toBe(true);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await rule.locator('.example summary').isVisible()).toBe(false);
  expect(await page.locator('#r5-4 .moves').isVisible()).toBe(true);
});

it.each(['rules/card/', 'ko/rules/card/'])('/%s prints on one page, A4 or Letter, in black and white ink', async (path) => {
  const page = await open(path, { colorScheme: 'dark' });
  for (const format of ['A4', 'Letter']) {
    const printed = (await page.pdf({ format })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.rules-card').evaluate((each) => getComputedStyle(each).color)).toBe('rgb(20, 32, 63)');
  for (const gone of ['header.header', '.main-frame > footer', '.rules-nav', '[data-print]']) expect(await page.locator(gone).first().isVisible()).toBe(false);
  // Room for other fonts.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1000);
});
