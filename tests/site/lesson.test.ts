import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lessonWords as elementEn } from '../../components/words/lesson.en.ts';
import { lessonWords as elementKo } from '../../components/words/lesson.ko.ts';
import { LESSONS } from '../../site/lessons/course/index.ts';
import { readProgress, resultCsv } from '../../site/scripts/progress.ts';
import { words } from '../../site/words/index.ts';
import { axe, visit, watch } from './helpers.ts';
import { Learner } from './learner.ts';

/* A lesson on its page, and the map of the course. That every lesson can be completed is shown in course.test.ts. */
const site = visit();
const [stealIt] = LESSONS, [first, second] = stealIt!.steps;
const languages = ['en', 'ko'] as const, pathOf = (lang: 'en' | 'ko', path: string) => `${lang === 'ko' ? 'ko/' : ''}learn/${path}`;
const element = { en: elementEn, ko: elementKo };

const blocked = () => Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('blocked', 'SecurityError'); } });
/** Does the first step of the first lesson. */
async function doFirst(page: Page, lang: 'en' | 'ko'): Promise<Learner> {
  const learner = await Learner.at(page, lang, 'keys');
  await learner.shows(stealIt!, 0, false);
  await expect.poll(async () => (await learner.state()).position).toBe(first.position);
  await learner.play(first.shown[0]!);
  await learner.sees(stealIt!, 0);
  return learner;
}
const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('blue-lion-course'));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

describe.each(languages)('what is done of the course, in %s', (lang) => {
  const text = words(lang).course, other = lang === 'en' ? 'ko' : 'en';

  it('is kept over a reload and in the other language, and the map says what comes next', async () => {
    const { page, faults, close } = await site.open(pathOf(lang, 'steal-it/'));
    await doFirst(page, lang);
    expect(await page.getByText(text.someDone.replace('{n}', '1').replace('{of}', '3')).isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.reload();
    // It goes on with what is not done.
    await (await Learner.at(page, lang, 'keys')).shows(stealIt!, 1, false);
    await page.goto(site.root + pathOf(other, 'steal-it/'));
    await (await Learner.at(page, other, 'keys')).sees(stealIt!, 0);
    await page.goto(site.root + pathOf(lang, ''));
    await page.getByRole('link', { name: text.goOn.replace('{lesson}', `0.1 ${stealIt!.title[lang]}`) }).waitFor();
    expect(await page.locator('[data-entry=steal-it]').innerText()).toContain(text.someDone.replace('{n}', '1').replace('{of}', '3'));
    expect(faults).toEqual([]);
    await close();
  });

  it('is marked by hand, and forgotten only after a question', async () => {
    const { page, faults, close } = await site.open(pathOf(lang, 'theft/'), { idle: true });
    await button(page, text.mark).click();
    await page.getByText(text.allDone).waitFor();
    await button(page, text.unmark).click();
    await button(page, text.mark).click();
    await page.goto(site.root + pathOf(lang, ''));
    const entry = page.locator('[data-entry=theft]');
    await expect.poll(() => entry.innerText()).toContain(text.done);
    await button(page, text.overAll).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await button(page, text.overAll).click();
    expect(await axe(page)).toEqual([]);
    await button(page, text.cancel).click();
    expect(await entry.getAttribute('data-is')).toBe('done');
    await button(page, text.overAll).click();
    await page.getByRole('dialog').getByRole('button', { name: text.overAll }).click();
    await expect.poll(() => entry.getAttribute('data-is')).toBe('new');
    expect(faults).toEqual([]);
    await close();
  });

  it('goes into a file and comes out of it, also what this course does not know; a file that is not right changes nothing', async () => {
    const { page, faults, close } = await site.open(pathOf(lang, ''));
    const choose = (name: string, content: string) => page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
    const good = { kind: 'blue-lion-course', version: 1, steps: { 'steal-it/steal': '2026-11-30T10:00:00.000Z', 'later-lesson/step': '2026-11-30T10:00:00.000Z' }, lessons: { theft: '2026-11-30T10:00:00.000Z' } };
    await choose('good.json', JSON.stringify(good));
    await page.getByText(text.added).waitFor();
    const before = await stored(page);
    for (const [fault, content] of [
      ['unreadable', '{'], ['other', '[]'], ['other', '{"kind":"recipe"}'], ['later', JSON.stringify({ ...good, version: 2 })], ['damaged', JSON.stringify({ ...good, steps: { 'steal-it/steal': 'yesterday?' } })], ['damaged', JSON.stringify({ ...good, lessons: null })],
    ] as const) {
      await choose('bad.json', content);
      await page.getByText(text.faults[fault]).waitFor();
      expect(await stored(page)).toBe(before);
    }
    const { name, text: written } = await saved(page, () => button(page, text.export).click());
    expect(name).toMatch(/\.json$/);
    expect(JSON.parse(written)).toEqual(good);
    await button(page, text.overAll).click();
    await page.getByRole('dialog').getByRole('button', { name: text.overAll }).click();
    await expect.poll(() => page.locator('[data-entry=theft]').getAttribute('data-is')).toBe('new');
    await choose('again.json', written);
    await expect.poll(() => page.locator('[data-entry=theft]').getAttribute('data-is')).toBe('done');
    expect(await page.locator('[data-entry=steal-it]').getAttribute('data-is')).toBe('begun');
    // One lesson is started over, the others stay.
    await page.goto(site.root + pathOf(lang, 'steal-it/'));
    await button(page, text.over).click();
    await page.getByRole('dialog').getByRole('button', { name: text.over }).click();
    await (await Learner.at(page, lang, 'keys')).shows(stealIt!, 0, false);
    expect(JSON.parse((await stored(page))!)).toEqual({ ...good, steps: { 'later-lesson/step': good.steps['later-lesson/step'] } });
    expect(faults).toEqual([]);
    await close();
  });

  it('is handed in as a result with a name', async () => {
    const { page, faults, close } = await site.open(pathOf(lang, 'steal-it/'));
    await doFirst(page, lang);
    await page.goto(site.root + pathOf(lang, ''));
    await button(page, text.asTable).click();
    expect(await page.locator('[name=learner]').evaluate((field: any) => field.validity.valueMissing)).toBe(true);
    await page.getByLabel(text.name).fill('=Ann "A." 김');
    const csv = await saved(page, () => button(page, text.asTable).click()), json = await saved(page, () => button(page, text.asJson).click());
    const lines = csv.text.replace('\uFEFF', '').trim().split('\r\n'), steps = LESSONS.flatMap((lesson) => lesson.steps);
    expect(lines).toHaveLength(steps.length + 1);
    expect(lines[1]).toMatch(/^"'=Ann ""A\.\"" 김","0\.1","[^"]+","steal","20\d\d-[^"]+",""$/);
    expect(lines[2]).toMatch(/,"",""$/);
    expect(JSON.parse(json.text)).toMatchObject({ kind: 'blue-lion-result', version: 1, name: '=Ann "A." 김', done: 1, of: steps.length });
    expect(faults).toEqual([]);
    await close();
  });

  it('counts while the page is open where nothing can be stored, and says so', async () => {
    const context = await site.context(), page = await context.newPage(), faults = watch(page, site.origin);
    await page.addInitScript(blocked);
    await page.goto(site.root + pathOf(lang, 'steal-it/'));
    await page.getByText(text.notKept).waitFor();
    const learner = await doFirst(page, lang);
    await learner.press(element[lang].next);
    await learner.shows(stealIt!, 1, false);
    await page.goto(site.root + pathOf(lang, ''));
    await page.getByText(text.notKept).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(languages)('a lesson, in %s', (lang) => {
  const text = words(lang).course, last = stealIt!.steps.length - 1;

  it('opens at the step that the address names, whose link can be copied; other names mean nothing', async () => {
    const { page, context, faults, close } = await site.open(pathOf(lang, `steal-it/#${stealIt!.steps[last]!.id}`));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const learner = await Learner.at(page, lang, 'keys');
    await learner.shows(stealIt!, last, false);
    await learner.press(element[lang].previous);
    await learner.shows(stealIt!, last - 1, false);
    await button(page, text.copy).click();
    await page.getByText(text.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.root}${pathOf(lang, 'steal-it/')}#${second!.id}`);
    await page.evaluate((id) => { location.hash = id; }, first.id);
    await learner.shows(stealIt!, 0, false);
    await page.goto('about:blank');
    await page.goto(`${site.root}${pathOf(lang, 'steal-it/')}#${encodeURIComponent('nothing & %')}`);
    await learner.shows(stealIt!, 0, false);
    expect(faults).toEqual([]);
    await close();
  });

  it('can be read as a whole, on the screen and on paper, and leads back to the table', async () => {
    const { page, faults, close } = await site.open(pathOf(lang, 'steal-it/'));
    const learner = await Learner.at(page, lang, 'keys'), steps = page.locator('blue-lion-step'), table = page.locator('blue-lion-lesson blue-lion-game');
    await learner.shows(stealIt!, 0, false);
    const readable = async () => Promise.all(stealIt!.steps.map(async ({ texts }, n) => (await steps.nth(n).getByText(texts[lang].task).isVisible()) && (await steps.nth(n).locator('svg').first().isVisible())));
    expect(await readable()).not.toContain(true);
    await page.getByRole('link', { name: text.whole }).click();
    await expect.poll(readable).not.toContain(false);
    expect(await table.isVisible()).toBe(false);
    expect(await page.getByText(first.texts[lang].met).last().isVisible()).toBe(true);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: text.back }).click();
    await table.waitFor();
    expect(await readable()).not.toContain(true);
    await page.emulateMedia({ media: 'print' });
    expect(await readable()).not.toContain(false);
    expect(await table.isVisible()).toBe(false);
    expect(await page.getByText(first.texts[lang].met).last().isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('can be read without script: tasks, drawings, hints and answers; and the map is a list of links', async () => {
    const { page, close } = await site.open(pathOf(lang, 'steal-it/'), { javaScriptEnabled: false });
    for (const { texts, id } of stealIt!.steps) {
      const step = page.locator(`blue-lion-step#${id}`);
      expect(await step.getByText(texts[lang].task).isVisible()).toBe(true);
      expect(await step.locator('svg').first().isVisible()).toBe(true);
      for (const said of [texts[lang].look, texts[lang].action, texts[lang].met]) expect(await page.locator('.answers').getByText(said).isVisible()).toBe(true);
    }
    await page.goto(site.root + pathOf(lang, ''));
    for (const { id, title, about } of LESSONS) {
      const entry = page.locator(`[data-entry=${id}]`);
      expect(await entry.getByRole('link', { name: title[lang], exact: true }).isVisible()).toBe(true);
      expect(await entry.getByText(about[lang]).isVisible()).toBe(true);
    }
    for (const button of await page.locator('main button').all()) expect(await button.isVisible()).toBe(false);
    await close();
  });

  it('has a page that leads to the one before and to the next, in the order of the course', async () => {
    const pages = await Promise.all(LESSONS.map(async ({ id }) => (await fetch(site.root + pathOf(lang, `${id}/`))).text()));
    for (const [n, page] of pages.entries()) {
      if (n > 0) expect(page, LESSONS[n]!.id).toContain(`href="${new URL(site.root).pathname}${pathOf(lang, `${LESSONS[n - 1]!.id}/`)}" rel="prev"`);
      if (n < pages.length - 1) expect(page, LESSONS[n]!.id).toContain(`href="${new URL(site.root).pathname}${pathOf(lang, `${LESSONS[n + 1]!.id}/`)}" rel="next"`);
      expect(page.match(/<blue-lion-step /g)).toHaveLength(LESSONS[n]!.steps.length);
    }
  });
});

describe('what is kept of the course', () => {
  it('is read as it was written, and nothing else is', () => {
    const text = (steps: unknown, lessons: unknown = {}) => JSON.stringify({ kind: 'blue-lion-course', version: 1, steps, lessons });
    expect(readProgress(text({ 'a/b': '2026-01-01T00:00:00Z' }))).toMatchObject({ ok: true, value: { steps: { 'a/b': '2026-01-01T00:00:00Z' } } });
    expect(readProgress(`\uFEFF${text({})}`).ok).toBe(true);
    for (const steps of [[], null, 'x', { a: '2026-01-01' }, { 'a/b': 1 }, { 'a/b/c': '2026-01-01' }, { '__proto__/x': '2026-01-01' }, { 'a/b': '' }]) expect(readProgress(text(steps)), JSON.stringify(steps)).toMatchObject({ ok: false, fault: 'damaged' });
    expect(readProgress(JSON.stringify({ kind: 'blue-lion-course', version: 0 }))).toMatchObject({ fault: 'damaged' });
    expect(readProgress('x'.repeat(1_000_001))).toMatchObject({ fault: 'other' });
  });

  it('never makes a formula of what somebody typed', () => {
    const table = resultCsv('@SUM(1)', ['n', 'l', 't', 's', 'd', 'm'], [{ id: 'a', number: '1.1', title: '-1', steps: ['b'] }], { steps: {}, lessons: { a: '2026-01-01' } });
    expect(table).toBe('\uFEFF"n","l","t","s","d","m"\r\n"\'@SUM(1)","1.1","\'-1","b","2026-01-01","x"\r\n');
  });
});
