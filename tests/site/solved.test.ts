import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { FIGURES, ROWS } from '../../site/look/solved/figures.ts';
import { words } from '../../site/words/index.ts';
import { axe, shifted, stickingOut, visit, watch } from './helpers.ts';

/* The page on the solved game, and solving it again there. */
const site = visit(), text = words('en').solved_;
/** As strict as a page can be whose styles and data stand in it. */
const strict = visit({ headers: { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; require-trusted-types-for 'script'" } });

interface Seen { readonly marks: number[]; readonly longest: number }

/** Presses the button, and gives what it said, how the bar went, and the longest time that nothing else could happen. */
async function again(page: Page, options = 'rulebook'): Promise<{ said: string } & Seen> {
  await page.locator('[data-part=table]').selectOption(options);
  await page.evaluate(() => {
    const seen = { marks: [] as number[], longest: 0 }, meter = document.querySelector<HTMLProgressElement>('[data-again] progress')!;
    (globalThis as any).seen = seen;
    new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration); }).observe({ type: 'longtask' });
    const look = (): void => { if (seen.marks.at(-1) !== meter.value) seen.marks.push(meter.value); requestAnimationFrame(look); };
    look();
  });
  await page.getByRole('button', { name: text.again.go }).click();
  const said = page.locator('[data-part=said]');
  await expect.poll(() => said.textContent(), { timeout: 120_000 }).not.toBe('');
  return { said: (await said.textContent())!, ...(await page.evaluate(() => (globalThis as any).seen as Seen)) };
}

describe('solving it again', () => {
  it.each(FIGURES.tables.map(({ options, checksum }) => [options, checksum] as const))('in a worker comes to what was published: %s', async (options, checksum) => {
    const context = await site.context(), page = await context.newPage(), faults = watch(page, site.origin);
    await page.goto(`${site.root}solved/`, { waitUntil: 'load' });
    const { said, marks, longest } = await again(page, options);
    console.log(`${options} in a worker: ${said} Longest task of the page: ${longest.toFixed(0)} ms; ${marks.length} marks of progress.`);
    expect(said).toContain(text.again.same.replace('{checksum}', checksum));
    expect(marks.filter((mark) => mark > 0 && mark < 1).length).toBeGreaterThan(2);
    expect([...marks].sort((one, other) => one - other)).toEqual(marks);
    expect(faults).toEqual([]);
    await context.close();
  }, 150_000);

  it('goes without a worker too, in slices', async () => {
    const context = await site.context(), page = await context.newPage(), faults = watch(page, site.origin);
    await page.addInitScript(() => { delete (globalThis as any).Worker; });
    await page.goto(`${site.root}solved/`, { waitUntil: 'load' });
    const { said, marks, longest } = await again(page);
    console.log(`rulebook in slices: ${said} Longest task of the page: ${longest.toFixed(0)} ms; ${marks.length} marks of progress.`);
    expect(said).toContain(text.again.same.replace('{checksum}', FIGURES.tables[0]!.checksum));
    expect(marks.length).toBeGreaterThan(5);
    expect(faults).toEqual([]);
    await context.close();
  }, 150_000);

  it('goes under a strict policy', async () => {
    const context = await strict.context(), page = await context.newPage(), faults = watch(page, strict.origin);
    await page.goto(`${strict.root}solved/`, { waitUntil: 'load' });
    const before = faults.length, { said } = await again(page);
    expect(said).toContain(text.again.same.replace('{checksum}', FIGURES.tables[0]!.checksum));
    expect(faults.slice(before).filter((fault) => /worker|TrustedScript/i.test(fault))).toEqual([]);
    await context.close();
  }, 150_000);
});

it('is read by ear as tables: each score, each length, each table', async () => {
  const { page, close } = await site.open('solved/');
  await page.getByText(text.scores.open, { exact: true }).click();
  const figure = (n: number): string => new Intl.NumberFormat('en').format(n), table = page.getByRole('table', { name: new RegExp(text.scores.caption.split('{')[0]!) });
  expect(await table.getByRole('row').count()).toBe(50);
  const [wins, evens, losses] = FIGURES.tables[0]!.scores[48]!;
  expect([wins, evens, losses]).toEqual([27_532, 17_794, 754]);
  expect(wins + evens + losses).toBe(ROWS);
  expect(await table.getByRole('row').last().innerText()).toMatch(new RegExp(`6–6\\s+${figure(wins)}\\s+${figure(evens)}\\s+${figure(losses)}`));
  expect(await page.getByRole('img', { name: text.scores.alt }).count()).toBe(1);
  expect(await page.getByRole('table').count()).toBe(3);
  await close();
});

it.each([['', 320, 'dark'], ['ko/', 320, 'light'], ['', 1280, 'light'], ['ko/', 1280, 'dark']] as const)('/%ssolved/ in %i px, %s: axe finds nothing, nothing sticks out or moves', async (prefix, width, colorScheme) => {
  const { page, faults, close } = await site.open(`${prefix}solved/`, { viewport: { width, height: 800 }, colorScheme, idle: true });
  expect(await shifted(page)).toBeLessThan(0.01);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  expect(await stickingOut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
}, 60_000);
