/** Around the referee's page: the last questions that it keeps, its sheet of paper, and the ways that lead to it. */
import fc from 'fast-check';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { judge } from '../../machine/rulebook/judge.ts';
import { parseQuestion } from '../../machine/rulebook/question.ts';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { words as siteWords } from '../../site/words/index.ts';
import { visit, watch } from './helpers.ts';
import { askAll, lines, pagesOf, pathOf, questions, ready, stateOf, stored, textOf, verdict } from './referees.ts';

const site = visit();

// The last questions

describe('the last questions', () => {
  const all = ['s34', 'lr', 'f1', 's12'].map((move) => textOf('XaAbApBxXpPb - - a 0-0 rulebook', move));

  it.each(['en', 'ko'] as const)('stay here over a reload, for both languages, are asked again with one tap, and go when they are told to, in %s', async (lang) => {
    const { page, faults, close } = await site.open(pathOf(lang)), text = siteWords(lang).referee_;
    await ready(page);
    expect(await page.getByText(text.none).isVisible()).toBe(true);
    await askAll(page, all);
    await askAll(page, [all[1]!]);
    const order = [all[1], all[3], all[2], all[0]];
    expect(await stored(page)).toEqual(order);
    await page.goto(`${site.root}${pathOf(lang === 'en' ? 'ko' : 'en')}`);
    await expect.poll(() => lines(page).count()).toBe(4);
    await page.goto(`${site.root}${pathOf(lang)}`);
    await expect.poll(() => lines(page).count()).toBe(4);
    expect(await lines(page).locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(order.map((each) => `#q=${each}`));
    expect(await lines(page).first().innerText()).toContain(judge('XaAbApBxXpPb - - a 0-0 rulebook', 'lr').words[lang]);
    await lines(page).nth(3).locator('a').click();
    await verdict(page).waitFor();
    expect((await stateOf(page)).move).toBe('s34');
    await expect.poll(() => stored(page)).toEqual([all[0], all[1], all[3], all[2]]);

    await lines(page).nth(1).getByRole('button').click();
    await expect.poll(() => stored(page)).toEqual([all[0], all[3], all[2]]);
    expect(await page.locator('[data-forgotten]').textContent()).toBe(text.forgotten.replace('{n}', '3'));
    expect(await lines(page).nth(1).getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: text.forgetAll }).click();
    await page.getByRole('button', { name: text.leave }).click();
    expect(await lines(page).count()).toBe(3);
    await page.getByRole('button', { name: text.forgetAll }).click();
    await page.getByRole('dialog').getByRole('button', { name: text.forgetAll }).click();
    await expect.poll(() => lines(page).count()).toBe(0);
    await page.reload();
    await ready(page);
    expect(await page.evaluate(() => localStorage.getItem('blue-lion-referee'))).not.toContain(all[1]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are twenty at most, and what is stored and is none does no harm', async () => {
    const { page, faults, close } = await site.open(pathOf('en'));
    await ready(page);
    const many = fc.sample(questions, { numRuns: 24, seed: 7 }).map(({ position, move }) => textOf(position, move));
    await askAll(page, many);
    expect(await stored(page)).toEqual([...new Set([...many].reverse())].slice(0, 20));
    for (const kept of ['', '{', 'null', '[]', '{"version":2,"questions":["x"]}', '{"version":1,"questions":"x"}', JSON.stringify({ version: 1, questions: [1, null, '<img src=x onerror=hostile()>', 'x'.repeat(9999), all[0], all[0]] })]) {
      await page.evaluate((text) => { localStorage.setItem('blue-lion-referee', text); }, kept);
      await page.goto(`${site.root}${pathOf('en')}`);
      await ready(page);
      expect(await lines(page).count(), kept).toBe(kept.includes('img') ? 1 : 0);
    }
    await askAll(page, [all[2]!]);
    expect(await lines(page).count()).toBe(2);
    expect(faults).toEqual([]);
    await close();
  }, 120_000);

  it.each(['blocked', 'full'] as const)('are there as long as the page is open where storage is %s, which is said', async (how) => {
    const context = await site.context(), page = await context.newPage(), faults = watch(page, site.origin);
    await page.addInitScript((isBlocked) => {
      if (isBlocked) Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
      else Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
    }, how === 'blocked');
    await page.goto(`${site.root}${pathOf('en')}`);
    await ready(page);
    await askAll(page, all);
    expect(await lines(page).count()).toBe(4);
    expect(await page.getByText(siteWords('en').referee_.notKept).isVisible()).toBe(true);
    await lines(page).first().getByRole('button').click();
    expect(await lines(page).count()).toBe(3);
    expect(faults).toEqual([]);
    await context.close();
  });
});

// Paper

/** Long answers: an unseen back with three outcomes, a long chain of rules, many other tables. */
const LONGEST = RULINGS.map(({ position, moves }) => ({ position, move: moves[0]! }))
  .concat([{ position: 'X.A.A.B.X.P. - - a 0-0 rulebook', move: 'f3' }, { position: '- P.X.B.A.A.P. - a 0-0 rulebook', move: '1lf' }])
  .map((each) => ({ ...each, long: JSON.stringify(judge(each.position, each.move).differs.slice(0, 5).map(({ words }) => words)).length + JSON.stringify([judge(each.position, each.move).trace, judge(each.position, each.move).outcomes.map(({ words }) => words)]).length }))
  .sort((one, other) => other.long - one.long).slice(0, 3);

it.each(['en', 'ko'] as const)('an answer prints on one page of A4 and of Letter, by night too, with a code that leads back, in %s', async (lang) => {
  const { page, faults, close } = await site.open(pathOf(lang), { colorScheme: 'dark' });
  await ready(page);
  for (const { position, move } of [{ position: 'XaAbApBxXpPb - - a 0-0 rulebook', move: 's34' }, ...LONGEST]) {
    const text = textOf(position, move, [{ allowed: false }, { allowed: true, a: 2, x: 0 }]);
    await askAll(page, [text]);
    const sheet = page.locator('[data-sheet]'), { data } = encode(`${site.root}${pathOf(lang, text)}`, { ecc: 'M', border: 4 }), dark = data.flat().filter(Boolean).length;
    for (const code of ['[data-sheet] .code path', '[data-qr] path']) expect((await page.locator(code).getAttribute('d'))!.split('M').length - 1, text).toBe(dark);
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), `${text} ${format}`).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const { words: said, trace } = judge(position, move), read = await sheet.innerText();
    expect(read).toContain(said[lang]);
    for (const { words: reason } of trace) expect(read).toContain(reason[lang]);
    expect(read).toContain(siteWords(lang).referee_.sheet.version.replace('{v}', RULES_VERSION));
    expect(await page.locator('blue-lion-referee').isVisible()).toBe(false);
    expect(await sheet.locator('h2').evaluate((title) => getComputedStyle(title).color)).toBe('rgb(17, 17, 17)');
    await page.emulateMedia({ media: null });
    expect(await sheet.isVisible()).toBe(false);
  }
  expect(faults).toEqual([]);
  await close();
}, 120_000);

// Ways to it

describe('one comes to the referee', () => {
  it('from home, and from the header of any page', async () => {
    const { page, close } = await site.open('');
    await page.getByRole('link', { name: 'Settle an argument' }).click();
    await page.waitForURL(`${site.root}referee/`);
    await page.goto(`${site.root}ko/about/`);
    await page.getByRole('navigation').getByRole('link', { name: '심판' }).click();
    await page.waitForURL(`${site.root}ko/referee/`);
    await close();
  });

  it('from the example of a rule and from the step of a lesson, with what lies there', async () => {
    const { page, close } = await site.open('rules/');
    const link = page.locator('[data-example] a', { hasText: siteWords('en').referee_.ask.example });
    expect(await link.count()).toBe(await page.locator('[data-example]').count());
    const asked = await link.evaluateAll((links) => links.map((each) => decodeURIComponent((each as HTMLAnchorElement).hash.slice(3))));
    for (const text of asked) {
      const read = parseQuestion(text);
      expect(read.ok && read.value.move, text).toBeTruthy();
    }
    await page.goto(`${site.root}ko/learn/steal-it/#other-chair`);
    const step = page.getByRole('link', { name: siteWords('ko').referee_.ask.step });
    await expect.poll(async () => decodeURIComponent(new URL((await step.getAttribute('href'))!, page.url()).hash)).toContain('X.B.P.X.B.B._-_-_x_0-0_rulebook');
    await step.click();
    await page.waitForURL(/\/ko\/referee\//);
    await ready(page);
    expect((await stateOf(page)).position).toBe('X.B.P.X.B.B. - - x 0-0 rulebook');
    await close();
  });

  it('from the play page with the last move, without what is to be remembered; and from a replay with the move that is looked at', async () => {
    const { page, faults, close } = await site.open('play/');
    const asks = page.locator('[data-ask]'), asked = async () => { const read = parseQuestion(new URL((await asks.getAttribute('href'))!, page.url()).hash); return read.ok ? read.value : null; };
    await page.waitForFunction(() => !document.querySelector<HTMLSelectElement>('[name=who]')!.disabled);
    // Two people, and a game from its start: the house may have begun the first one.
    await page.selectOption('[name=who]', 'two');
    await page.evaluate(() => { document.querySelector<any>('#table').newGame(); });
    await expect.poll(() => asks.innerText()).toBe(siteWords('en').referee_.ask.position);
    await expect.poll(asked).toMatchObject({ move: '', position: await page.evaluate(() => document.querySelector<any>('#table').state.position) });
    const before = await page.evaluate(() => {
      const table = document.querySelector<any>('#table');
      table.play('1lf');
      const { position } = table.state;
      table.play('1r');
      return position as string;
    });
    await expect.poll(() => asks.innerText()).toBe(siteWords('en').referee_.ask.move);
    await expect.poll(asked).toMatchObject({ move: '1r', position: before.replace(/([AXPB])[axpb]/g, '$1.') });

    await page.goto('about:blank');
    const record = 'XaAbApBxXpPb - - a 0-0 rulebook s34 rl b1r';
    await page.goto(`${site.root}play/#r=${encodeURIComponent(record)}&at=1`);
    await expect.poll(asked).toMatchObject({ move: 's34', position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(async () => (await asked())?.move).toBe('rl');
    // The panels of the table lead there too.
    for (const name of ['Moves', 'Help']) {
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).first().click();
      const link = page.locator('blue-lion-panel a.referee');
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(await asks.evaluate((each) => (each as HTMLAnchorElement).href));
    }
    await asks.click();
    await verdict(page).waitFor();
    expect((await stateOf(page)).judgement!.move).toBe('rl');
    expect(faults).toEqual([]);
    await close();
  });
});
