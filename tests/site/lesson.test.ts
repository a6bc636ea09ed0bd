import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stealIt } from '../../site/lessons/steal-it.ts';
import { axe, visit } from './helpers.ts';

const site = visit();

const open = async (path: string) => {
  const opened = await site.open(`${path}learn/steal-it/`);
  await opened.page.locator('blue-lion-row [part~=tile]').first().waitFor();
  return opened;
};
const step = (page: Page, id: string) => page.locator(`[data-step=${id}]`);
const verdict = (page: Page, id: string, which: string) => step(page, id).locator(`[data-verdict=${which}]`);

/** An attribute of what has focus. */
const inFocus = (page: Page, attribute: string): Promise<string | null> => page.evaluate((name) => {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active?.getAttribute(name) ?? null;
}, attribute);

/** Tab until what has focus has this in its name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return `${active?.getAttribute('aria-label') ?? ''} ${active?.textContent ?? ''}`;
    });
    if (focused.includes(name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

describe.each([
  ['', { place: (n: number) => `Place ${n} of 6`, right: 'Swap right', done: 'Done' }],
  ['ko/', { place: (n: number) => `${n}번째`, right: '오른쪽', done: '해냈어요' }],
] as const)('the first lesson /%s', (path, words) => {
  it('can be completed with the keyboard alone', async () => {
    const { page, faults, close } = await open(path);
    for (const { id, shown } of stealIt) {
      await page.locator(`#${id}`).evaluate((heading) => { heading.tabIndex = -1; heading.focus(); });
      await tabTo(page, words.place(Number(shown[1])));
      await page.keyboard.press('Enter');
      // Choosing brings the focus to the bar; who tabs on before that chooses where to go.
      await expect.poll(() => inFocus(page, 'data-choice')).toBe('flip');
      await tabTo(page, words.right);
      await page.keyboard.press('Enter');
      await verdict(page, id, 'met').waitFor();
      expect(await step(page, id).getByText(words.done).isVisible()).toBe(true);
    }
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('leaves a wrong action on the row with its reason until it is taken back, and every hint leads to the goal', async () => {
    const { page, faults, close } = await open(path);
    const table = step(page, 'steal').locator('blue-lion-game');
    const position = () => table.evaluate((element: any) => element.state.position as string);
    for (const [move, which] of [['lr', 'unpaid'], ['s23', 'unseen']] as const) {
      await table.evaluate((element: any, text) => element.play(text), move);
      await verdict(page, 'steal', which).waitFor();
      expect(await position()).not.toBe(stealIt[0].position);
      await step(page, 'steal').locator('[data-take-back]').click();
      await verdict(page, 'steal', which).waitFor({ state: 'hidden' });
      expect(await position()).toBe(stealIt[0].position);
    }
    for (const { id } of stealIt) {
      // Also after something else was played.
      await step(page, id).locator('blue-lion-game').evaluate((element: any) => element.play('rl'));
      await step(page, id).locator('summary').last().click();
      await step(page, id).locator('[data-show]').click();
      await verdict(page, id, 'met').waitFor();
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('gives task, hints and answer without script', async () => {
    const { page, close } = await site.open(`${path}learn/steal-it/`, { javaScriptEnabled: false });
    for (const { id } of stealIt) {
      expect(await step(page, id).locator('blue-lion-game > svg').isVisible()).toBe(true);
      for (const hint of await step(page, id).locator('summary').all()) await hint.click();
      expect(await step(page, id).locator('.after > svg').isVisible()).toBe(true);
      expect(await step(page, id).locator('[data-show]').isVisible()).toBe(false);
    }
    await close();
  });
});
