/** Rulings as a reader meets them: found, read, replayed, read otherwise, tried, cited, printed. */
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { loadRulingWords } from '../../machine/rulebook/rulings/words.ts';
import { schemas } from '../../machine/rulebook/schemas.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { base, visit } from './helpers.ts';

const site = visit();
const en = await loadRulingWords('en');
const rulingOf = (id: string) => RULINGS.find((ruling) => ruling.id === id)!;
const state = (page: Page) => page.evaluate(() => document.querySelector<any>('blue-lion-game').state as { position: string; record: string; turn: string });
const shown = (page: Page) => page.locator('[data-id]:visible').evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.id));
const ready = (page: Page) => page.locator('blue-lion-strip [role=heading], blue-lion-strip h2').first().waitFor();
const pagesOf = (pdf: Buffer): number => (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;

describe('the list of rulings', () => {
  it('is filtered by rule, phase, description, how often and words; says how many are left, and leads to one of them', async () => {
    const { page, faults, close } = await site.open('');
    await page.getByRole('link', { name: 'What tables argue about' }).click();
    await page.waitForURL(`${site.root}rulings/`);
    const count = page.getByRole('status').filter({ hasText: 'Rulings shown' });
    expect(await count.innerText()).toBe(`Rulings shown: ${RULINGS.length} of ${RULINGS.length}`);
    await page.locator('select[name=rule]').selectOption('R5.5');
    expect(await shown(page)).toEqual(expect.arrayContaining(RULINGS.filter(({ rules }) => rules.includes('R5.5')).map(({ id }) => id)));
    await page.locator('select[name=when]').selectOption('play');
    await page.getByRole('combobox', { name: 'Another text disagrees' }).selectOption('fancueva');
    await page.getByRole('combobox', { name: 'How often' }).selectOption('always');
    const left = RULINGS.filter(({ rules, phase, often, readings }) => rules.includes('R5.5') && phase === 'play' && often === 'always' && readings.some(({ saidBy }) => saidBy?.includes('fancueva')));
    expect(left.length).toBeGreaterThan(0);
    expect((await shown(page)).sort()).toEqual(left.map(({ id }) => id).sort());
    expect(await count.innerText()).toBe(`Rulings shown: ${left.length} of ${RULINGS.length}`);
    // The address says it all, and says it again after a reload.
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({ when: 'play', rule: 'R5.5', by: 'fancueva', often: 'always' });
    await page.reload();
    expect((await shown(page)).sort()).toEqual(left.map(({ id }) => id).sort());
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await shown(page)).toHaveLength(RULINGS.length);
    expect(new URL(page.url()).search).toBe('');
    await page.getByRole('link', { name: en['own-goal']!.question }).click();
    expect(await page.locator('h1').innerText()).toBe(en['own-goal']!.question);
    expect(faults).toEqual([]);
    await close();
  });

  it('is found by words alone, from the keyboard; and says so when nothing fits', async () => {
    const { page, close } = await site.open('rulings/');
    await page.getByLabel('Say it in your words').focus();
    await page.keyboard.type('OWN-GOAL');
    expect(await shown(page)).toContain('own-goal');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('C4 whoever');
    expect(await shown(page)).toContain('own-goal');
    for (let n = 0; n < 2; n++) await page.keyboard.press('Tab');
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowDown');
    expect(new URL(page.url()).searchParams.get('when')).toBe('return');
    await page.getByLabel('Say it in your words').fill('zeppelin');
    await page.getByText('No ruling fits all of this.').waitFor();
    expect(await shown(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).focus();
    await page.keyboard.press('Enter');
    expect(await shown(page)).toHaveLength(RULINGS.length);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('q');
    await close();
  });

  it.each([
    ['no such values', '?rule=R9.9&when=<b>&by=__proto__&often=constructor'],
    ['half a character', `?q=${'%F0'.repeat(10)}&rule=`],
    ['names a hundred times', `?q=&q=x&${'when=play&'.repeat(100)}often=%00`],
  ])('takes no harm from an address with %s', async (_, query) => {
    const { page, faults, close } = await site.open(`rulings/${query}`);
    expect(await page.locator('[data-count]').innerText()).toMatch(/^(Rulings shown|No ruling)/);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the best first while there are words, and all by phase again without', async () => {
    const { page, faults, close } = await site.open('rulings/');
    const all = await shown(page), field = page.getByLabel('Say it in your words');
    await field.fill('both 7');
    expect((await shown(page))[0]).toBe('both-reach-seven');
    await page.getByRole('heading', { name: 'Best first' }).waitFor();
    expect(await page.locator('[data-phase]:visible').count()).toBe(0);
    await field.fill('');
    expect(await shown(page)).toEqual(all);
    expect(await page.locator('[data-phase]:visible').count()).toBe(5);
    expect(faults).toEqual([]);
    await close();
  });

  it.each([['en', 'rulings/', 'undo', 'flip-taken-back'], ['ko', 'ko/rulings/', '비김', 'level-at-seven']])('on a narrow screen, %s: what is typed shows at once, and the other filters are folded up unless one is set', async (_, path, query, first) => {
    const { page, faults, close } = await site.open(path, { viewport: { width: 360, height: 740 } });
    expect(await page.locator('select:visible').count()).toBe(0);
    await page.locator('[name=q]').fill(query);
    expect((await shown(page))[0]).toBe(first);
    expect(await page.locator(`[data-id=${first}] h3`).evaluate((title) => title.getBoundingClientRect().bottom)).toBeLessThan(740);
    const [field, count] = (await Promise.all(['[name=q]', '[data-count]'].map((selector) => page.locator(selector).boundingBox()))).map((box) => box!);
    expect(count!.y - field!.y - field!.height).toBeLessThan(30);
    await page.goto(`${site.root}${path}?when=play`);
    expect(await page.locator('select[name=when]').isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('is printed without its form', async () => {
    const { page, close } = await site.open('rulings/');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-filters]').isVisible()).toBe(false);
    expect(await shown(page)).toHaveLength(RULINGS.length);
    await close();
  });

  it('is all there without script, by phase', async () => {
    const { page, close } = await site.open('ko/rulings/', { javaScriptEnabled: false });
    expect(await shown(page)).toHaveLength(RULINGS.length);
    expect(await page.locator('[data-filters]').isVisible()).toBe(false);
    expect(await page.locator('.jump a').first().isVisible()).toBe(true);
    await close();
  });
});

describe('the referee about a ruling', () => {
  it('is asked the move that decides, after those that led there', async () => {
    const { page, faults, close } = await site.open('rulings/whose-heist/');
    await page.getByRole('link', { name: 'Ask the referee about this case' }).click();
    await page.locator('blue-lion-referee [part~=answer] code').first().waitFor();
    expect(await page.locator('blue-lion-referee [part~=answer] code').first().innerText()).toBe('s34');
    expect(await page.locator('blue-lion-referee .trail button').allInnerTexts()).toEqual(['1. Swap 2 and 3']);
    expect(faults).toEqual([]);
    await close();
  });

  it('is not asked what no position can show', async () => {
    const { page, close } = await site.open('rulings/tile-knocked-over/');
    await page.getByText('No position can show this').waitFor();
    expect(await page.getByRole('link', { name: 'Ask the referee about this case' }).count()).toBe(0);
    await close();
  });
});

describe('a ruling', () => {
  const id = 'own-goal', { position, moves, outcome, readings } = rulingOf(id);
  const n = readings.findIndex(({ options }) => options !== null), reading = readings[n]!;

  it('is replayed, and under another reading it comes out otherwise, in the table and in words', async () => {
    const { page, faults, close } = await site.open(`rulings/${id}/`);
    await ready(page);
    expect((await state(page)).position).toBe(position);
    for (let played = 0; played < moves.length; played++) await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(async () => (await state(page)).position).toBe(outcome.after);

    await page.getByRole('radio').nth(1).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect.poll(async () => (await state(page)).position).toBe(reading.outcome!.after);
    const said = page.locator('[data-changes]');
    expect(await said.innerText()).toMatch(/^What changes by this reading: Paid: nobody; Set aside: nothing; Then: /);
    await page.getByLabel('As ruled here').check();
    await expect.poll(async () => (await state(page)).position).toBe(outcome.after);
    expect(await said.innerText()).toMatch(/^Nothing changes/);
    expect(faults).toEqual([]);
    await close();
  });

  it('is tried by the reader, under the reading that is chosen, and comes back', async () => {
    const { page, faults, close } = await site.open(`ko/rulings/${id}/`);
    await ready(page);
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: '직접 해 보기' }).click();
    await expect.poll(async () => (await state(page)).position).toBe([...position.split(' ').slice(0, 5), reading.options].join(' '));
    await page.evaluate((move) => document.querySelector<any>('blue-lion-game').play(move), moves[0]!);
    expect((await state(page)).position).toBe(reading.outcome!.after);
    await page.getByRole('button', { name: '원래 경우로' }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector<any>('blue-lion-game').mode)).toBe('replay');
    expect(await page.getByRole('button', { name: '직접 해 보기' }).evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  // The first move, a later one, and one after the end.
  it.each(['swap-with-an-end-tile', 'which-tile-goes-back', 'no-last-turn'])('%s: the refused move can be made, and the table says why not', async (refusedId) => {
    const { page, faults, close } = await site.open(`rulings/${refusedId}/`);
    await ready(page);
    const { outcome: { refused, after } } = rulingOf(refusedId);
    await page.getByRole('button', { name: 'Make the refused move' }).click();
    await expect.poll(() => page.locator('blue-lion-message').innerText()).not.toBe('');
    if (refused!.rule) await page.locator('blue-lion-message').getByText(refused!.rule).waitFor();
    expect((await state(page)).position).toBe(after);
    expect(faults).toEqual([]);
    await close();
  });

  it('names its rules, and each leads to its place on the page of rules', async () => {
    const { page, close } = await site.open(`rulings/${id}/`);
    await page.locator('.rules a').first().click();
    await page.waitForURL(`${site.root}rules/#${rulingOf(id).rules[0].toLowerCase().replace('.', '-')}`);
    expect(await page.locator(':target').count()).toBe(1);
    await close();
  });

  it('is cited with its address, and says so when another version is cited', async () => {
    const { page, context, close } = await site.open(`rulings/${id}/?v=1`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy the citation' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`The Blue Lion, rules ${RULES_VERSION}, ruling ${id} — ${site.root}rulings/${id}/?v=${RULES_VERSION}`);
    expect(await page.locator('[data-old]').innerText()).toMatch(/version 1 .* version 2/);
    for (const v of ['99', '<img>', 'x'.repeat(5000)]) {
      await page.goto(`${site.root}rulings/${id}/?v=${encodeURIComponent(v)}`);
      await page.locator('[data-qr]').waitFor();
      expect(await page.locator('[data-old]').innerText()).toBe(`There is no such version of the rules: ${v.length > 20 ? `${v.slice(0, 20)}…` : v}. What stands here is version ${RULES_VERSION}.`);
      expect(await page.locator('[data-old] *').count()).toBe(0);
    }
    for (const v of [RULES_VERSION, '']) {
      await page.goto(`${site.root}rulings/${id}/?v=${encodeURIComponent(v)}`);
      await page.locator('[data-qr]').waitFor();
      expect(await page.locator('[data-old]').isVisible(), v).toBe(false);
    }
    await close();
  });

  it('prints on one page, by night too, with a code that leads back', async () => {
    const longest = [...RULINGS].sort((a, b) => JSON.stringify(en[b.id]).length - JSON.stringify(en[a.id]).length)[0]!.id;
    for (const path of [`rulings/${id}/`, `ko/rulings/${id}/`, `rulings/${longest}/`, `ko/rulings/${longest}/`]) {
      const { page, close } = await site.open(path, { colorScheme: 'dark' });
      await page.locator('[data-qr]').waitFor();
      const d = await page.locator('[data-qr] path').getAttribute('d'), { data } = encode(`${site.root}${path}?v=${RULES_VERSION}`, { ecc: 'M', border: 4 });
      expect(d!.split('M').length - 1).toBe(data.flat().filter(Boolean).length);
      for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), `${path} ${format}`).toBe(1);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('[data-qr] svg').isVisible()).toBe(true);
      expect(await page.locator('blue-lion-game').isVisible()).toBe(false);
      expect(await page.locator('.drawn svg').count()).toBeGreaterThan(0);
      expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).color)).toBe('rgb(17, 17, 17)');
      await close();
    }
  });

  it('has everything without script: answer, positions, all readings with what they come to', async () => {
    const { page, close } = await site.open(`rulings/${id}/`, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
    const text = await page.locator('main').innerText(), { answer, story, reason, readings: told } = en[id]!;
    for (const words of [answer, story, reason, ...told]) expect(text).toContain(words);
    expect(text).toMatch(/nobody \(here: Arsène, 1 diamond\)/);
    expect(await page.locator('.drawn .after > svg').isVisible()).toBe(true);
    expect(await page.locator('.ruling button:visible, .ruling input:visible').count()).toBe(0);
    await close();
  });

  it('shows nothing to press when its script does not come, and what the case comes to all the same', async () => {
    const { page, context, close } = await site.open('about/');
    await context.route(/\/_astro\/.*\.js/, (route) => route.abort());
    for (const path of [`rulings/${id}/`, 'rulings/', 'rules/', 'rules/card/']) {
      await page.goto(site.root + path, { waitUntil: 'load' });
      expect(await page.locator('main :is(button, input, select):visible').count(), path).toBe(0);
    }
    await page.goto(`${site.root}rulings/${id}/`);
    expect(await page.locator('.drawn .after > svg').isVisible()).toBe(true);
    await close();
  });

  it('belongs to the rules, in both navigations', async () => {
    const { page, close } = await site.open(`rulings/${id}/`);
    for (const [path, marked] of [[`rulings/${id}/`, ['Rules', 'Rulings']], ['rulings/', ['Rules', 'Rulings']], ['rules/coverage/', ['Rules', 'Coverage']], ['rules/', ['Rules', 'Rules']]] as const) {
      await page.goto(site.root + path);
      expect(await page.locator('nav a[aria-current]').allInnerTexts(), path).toEqual(marked);
    }
    await close();
  });

  it('is found by the search of the site', async () => {
    const { page, close } = await site.open('');
    await page.locator('[data-finder-opens]').click();
    await page.locator('#finder-words').fill('rival combination who gets the diamonds');
    await page.locator('#finder-results [role=option]').last().click();
    await page.locator('.pagefind-ui__result-link', { hasText: en[id]!.question }).first().waitFor();
    await close();
  });
});

it('publishes the rulebook for other programs, and keeps none of it for times without a network', async () => {
  const read = async (name: string) => (await fetch(site.root + name)).text();
  expect(JSON.parse(await read('rulings.json')).rulings.map((ruling: { id: string }) => ruling.id)).toEqual(RULINGS.map((ruling) => ruling.id));
  expect(JSON.parse(await read('rules.json')).rules.length).toBeGreaterThan(35);
  for (const [name, schema] of Object.entries(schemas)) expect(JSON.parse(await read(`schema/${name}.schema.json`))).toEqual(JSON.parse(JSON.stringify(schema)));
  for (const line of (await read('conformance/cases.jsonl')).trim().split('\n')) JSON.parse(line);
  const developers = await read('developers/');
  for (const name of ['rules.json', 'rulings.json', 'schema/rules.schema.json', 'conformance/cases.jsonl']) expect(developers).toContain(`href="${base}${name}"`);
  const kept = JSON.parse(/FILES = (.*);/.exec(await read('sw.js'))![1]!).map(([name]: [string]) => name) as string[];
  expect(kept.filter((name) => /^(rules\.json|rulings\.json|schema\/|conformance\/)/.test(name))).toEqual([]);
  expect(kept).toContain('ko/rulings/own-goal/');
});
