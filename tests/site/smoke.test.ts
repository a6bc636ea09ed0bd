import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axe, base, launch, serve, watch, type Served } from './helpers.ts';

let site: Served, browser: Browser;
beforeAll(async () => {
  site = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

it.each([['', 'en'], ['ko/', 'ko']])('home %s opens without an error, asks nobody else, and axe finds nothing', async (path, lang) => {
  const page = await browser.newPage();
  const faults = watch(page, site.origin);
  await page.goto(site.origin + base + path, { waitUntil: 'networkidle' });
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.close();
});
