import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { visit, watch } from './helpers.ts';

const site = visit();
let context: BrowserContext, page: Page, faults: string[], address: string;
beforeAll(() => { address = `${site.root}play/`; });
beforeEach(async () => {
  context = await site.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  page = await context.newPage();
  faults = watch(page, site.origin);
});
afterEach(async () => {
  expect(faults).toEqual([]);
  await context.close();
});

const record = 'A.X.P.B.B.P. - - a 0-0 rulebook s23 f4=A';
const arrive = async (to = address) => {
  await page.goto(to);
  await page.locator('blue-lion-strip h2, blue-lion-strip [role=heading]').first().waitFor();
};
/** Two people come, who have been here before or choose to be two. */
const go = async (to = address) => {
  await arrive(to);
  const who = page.getByLabel('Who plays');
  if (await who.isEnabled() && (await who.inputValue()) === 'a') await who.selectOption('two');
};
const reload = async () => {
  await page.reload();
  await page.locator('blue-lion-strip [role=heading]').first().waitFor();
};
const state = () => page.evaluate(() => document.querySelector<any>('blue-lion-game').state as { position: string; record: string; turn: string; stage: string });
/** What lies under the tiles, too: all that a save holds. */
const saved = () => page.evaluate(() => document.querySelector<any>('blue-lion-game').save());
const placeFirst = async (over = false) => {
  await page.getByRole('button', { name: /^Loose tile 1/ }).click();
  const end = page.getByRole('button', { name: 'Right end' });
  if (await end.isVisible()) await end.click();
  await page.getByRole('button', { name: over ? 'Turn over, unseen' : 'Lay as it lies' }).click();
};
const note = (name: string) => page.locator(`[data-note=${name}]`);

it('stands as it was left after a reload, after leaving and coming back, and after a crash', async () => {
  await go();
  await placeFirst();
  await placeFirst(true);
  const before = await saved();
  await reload();
  expect(await saved()).toEqual(before);

  await page.goto(`${site.root}about/`);
  await go();
  expect(await saved()).toEqual(before);

  // No page is told before it is killed.
  await placeFirst();
  const { position } = await state();
  const other = await context.newPage();
  await page.close({ runBeforeUnload: false });
  page = other;
  faults.push(...watch(page, site.origin));
  await go();
  expect((await state()).position).toBe(position);
});

it('keeps what was taken back, and a new game', async () => {
  await go();
  await placeFirst();
  await page.getByRole('button', { name: 'Take back' }).click();
  expect((await state()).position).toMatch(/^- /);
  const before = await saved();
  await reload();
  expect(await saved()).toEqual(before);
});

it('plays on where storage is blocked, and says once that nothing is kept', async () => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } }));
  await go();
  await placeFirst();
  await placeFirst();
  expect((await state()).position.split(' ')[0]).toHaveLength(4);
  expect(await note('notKept').isVisible()).toBe(true);
});

it('plays on where storage is full', async () => {
  await page.addInitScript(() => { Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }; });
  await go();
  await placeFirst();
  expect((await state()).position.split(' ')[0]).toHaveLength(2);
  expect(await note('notKept').isVisible()).toBe(true);
});

it.each([
  'no JSON',
  'null',
  '{"who":"two","rules":"rulebook","link":null,"game":{"version":1,"record":"nonsense","deal":null,"cursor":0,"seats":{}}}',
  '{"who":"nobody","rules":"rulebook","game":{}}',
])('begins a new game, and says so, when what was kept is broken: %s', async (broken) => {
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem('seeded')) localStorage.setItem('blue-lion-play-own', text);
    sessionStorage.setItem('seeded', 'yes');
  }, broken);
  await go();
  expect(await note('broken').isVisible()).toBe(true);
  await placeFirst();
  const { position } = await state();
  await reload();
  expect((await state()).position).toBe(position);
  expect(await note('broken').isVisible()).toBe(false);
});

it('plays alone as Lady X, and remembers who plays and by which rules', async () => {
  await go();
  await page.getByLabel('Rules').selectOption('overview');
  await page.getByLabel('Who plays').selectOption('x');
  await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.turn === 'x');
  const { position } = await state();
  expect(position).toMatch(/ overview$/);
  await reload();
  expect((await state()).position).toBe(position);
  expect(await page.getByLabel('Who plays').inputValue()).toBe('x');
  expect(await page.getByLabel('Rules').inputValue()).toBe('overview');
});

it('remembers seats that were changed at the table, games won, and what was set in the help', async () => {
  await go();
  await page.getByLabel('Who plays').selectOption('a');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Again, seats swapped' }).click();
  await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.stage !== 'over');
  expect(await page.getByLabel('Who plays').inputValue()).toBe('x');
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByLabel('Speak briefly').check();
  await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.turn === 'x');
  // Lady X may always pass, whoever began.
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.record.includes(' pass '));
  await page.waitForFunction(() => document.querySelector<any>('blue-lion-game').state.turn === 'x');
  await reload();
  const now = await page.evaluate(() => { const { arsene, ladyX, tally, speech } = document.querySelector<any>('blue-lion-game'); return { arsene, ladyX, tally, speech }; });
  expect(now).toEqual({ arsene: 'computer:modest', ladyX: 'human', tally: { a: 1, x: 0, draws: 0 }, speech: 'brief' });
  expect(await page.getByLabel('Who plays').inputValue()).toBe('x');
  const { record } = await state();
  await page.getByRole('button', { name: 'Pass' }).click();
  await page.waitForFunction((before) => document.querySelector<any>('blue-lion-game').state.record.startsWith(`${before} pass `), record);
});

it('says that other rules hold from the next game on, once a game has begun', async () => {
  await go();
  await placeFirst();
  await page.getByLabel('Rules').selectOption('overview');
  expect((await state()).position).toMatch(/ rulebook$/);
  expect(await note('rulesLater').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'New game' }).click();
  expect((await state()).position).toMatch(/ overview$/);
});

it('opens a shared game beside one’s own, and copies a link that tells no hidden back', async () => {
  await go();
  await placeFirst();
  const own = await saved();
  await go(`${address}#r=${encodeURIComponent(record)}`);
  await reload();
  expect((await state()).record).toBe(record);
  await page.getByRole('button', { name: /^Place 1 of 6/ }).click();
  await page.getByRole('button', { name: 'Flip' }).click();
  const shared = await saved();
  expect(shared.record).not.toBe(record);
  await reload();
  expect(await saved()).toEqual(shared);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await note('copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${address}#r=${encodeURIComponent(shared.record)}`);
  expect(decodeURIComponent(link)).not.toContain(shared.deal);

  await page.getByRole('link', { name: 'back to my game' }).click();
  await page.waitForURL(address);
  await go();
  expect(await saved()).toEqual(own);
});

it('reads a record from the query too, and shows where one that is wrong cannot be read', async () => {
  await go(`${address}?record=${encodeURIComponent(record)}`);
  expect((await state()).record).toBe(record);
  await go(`${address}#r=${encodeURIComponent(`${record} s99`)}`);
  await reload();
  await page.locator('blue-lion-game').getByText('s99').first().waitFor();
  await go(`${address}?record=%25E0%25A4%25A`);
});

it('opens a link to a move as it then stood, passes such links on, and goes on from the end', async () => {
  await go();
  await placeFirst();
  const own = await saved();
  await go(`${address}#r=${encodeURIComponent(record)}&at=1`);
  await reload();
  await note('looking').waitFor();
  const at = () => page.evaluate(() => Number(document.querySelector<any>('blue-lion-game').at));
  expect(await at()).toBe(1);
  expect(await page.getByLabel('Who plays').isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await note('copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}#r=${encodeURIComponent(record)}&at=1`);

  await page.getByRole('link', { name: 'play on from its end' }).click();
  await page.waitForFunction(() => !location.hash.includes('at=') && document.querySelector<any>('blue-lion-game')?.mode !== 'replay');
  await page.locator('blue-lion-strip [role=heading]').first().waitFor();
  await expect.poll(async () => (await state()).record).toBe(record);
  await page.evaluate(() => document.querySelector<any>('blue-lion-game').play('lr'));
  await go();
  expect(await saved()).toEqual(own);
});

it('gives its own link where the table is asked to share the game', async () => {
  await go();
  await placeFirst();
  const { record: now } = await state();
  await page.evaluate((detail) => document.querySelector('blue-lion-game')!.dispatchEvent(new CustomEvent('blue-lion-share', { detail, cancelable: true })), { record: now, at: 0 });
  await note('copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${address}#r=${encodeURIComponent(now)}&at=0`);
});

it('offers to play alone first, says what a level forgets, and keeps it', async () => {
  await arrive();
  const who = page.getByLabel('Who plays'), level = page.locator('[name=level-x]');
  expect(await who.inputValue()).toBe('a');
  expect(await who.locator('option').allTextContents()).toEqual(['Alone, as Arsène', 'Alone, as Lady X', 'Two people here', 'Watch the house']);
  expect(await level.inputValue()).toBe('modest');
  const said = new Set<string>();
  for (const value of await level.locator('option').evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value))) {
    await level.selectOption(value);
    said.add(await page.locator('#about-x [data-about]:not([hidden])').innerText());
  }
  expect(said.size).toBe(5);
  await level.selectOption('careful');
  expect(await page.evaluate(() => document.querySelector<any>('blue-lion-game').ladyX as string)).toBe('computer:careful');
  await reload();
  expect(await level.inputValue()).toBe('careful');
  expect(await page.locator('[name=level-a]').isVisible()).toBe(false);
});

it('shows two of the house playing, held up and let go on', async () => {
  await arrive();
  await page.getByLabel('Who plays').selectOption('watch');
  await page.getByLabel('Arsène is').selectOption('hasty');
  await page.getByLabel('Lady X is').selectOption('forgetful');
  await page.waitForFunction(() => !/^- /.test(document.querySelector<any>('blue-lion-game').state.position));
  await page.getByRole('button', { name: 'Pause' }).click();
  const { position } = await state();
  await page.waitForTimeout(2500);
  expect((await state()).position).toBe(position);
  await reload();
  expect(await page.getByLabel('Who plays').inputValue()).toBe('watch');
  expect(await page.getByLabel('Lady X is').inputValue()).toBe('forgetful');
});

it('goes on with a game that was kept before there were levels', async () => {
  await go();
  await placeFirst();
  const { position } = await state();
  await page.evaluate(() => {
    const { levels, ...old } = JSON.parse(localStorage.getItem('blue-lion-play-own')!);
    if (levels === undefined) throw new Error('There were none.');
    localStorage.setItem('blue-lion-play-own', JSON.stringify(old));
  });
  await reload();
  expect((await state()).position).toBe(position);
  expect(await page.getByLabel('Who plays').inputValue()).toBe('two');
});

it.each([
  ['#lady-x=computer:perfect', 'a', 'perfect'], ['#arsene=computer:hasty', 'x', 'hasty'], ['#lady-x=computer:genius', 'a', 'modest'],
  ['#lady-x=computer:__proto__', 'a', 'modest'], [`#lady-x=${'x'.repeat(5000)}`, 'two', 'modest'],
])('takes from an address who plays, and nothing that is no level: %s', async (fragment, who, level) => {
  await arrive(address + fragment);
  expect(await page.getByLabel('Who plays').inputValue()).toBe(who);
  // The level of the seat that the house has.
  expect(await page.locator(`[name=level-${who === 'x' ? 'a' : 'x'}]`).inputValue()).toBe(level);
});
