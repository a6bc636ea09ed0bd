import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accepted, backOf, GUESSES, outcomeOf, PREDICTIONS } from '../../components/lesson/step.ts';
import { lessonWords as lessonEn } from '../../components/words/lesson.en.ts';
import { lessonWords as lessonKo } from '../../components/words/lesson.ko.ts';
import { answered, next, START, type State } from '../../site/lessons/drills/schedule.ts';
import { make, type Drill } from '../../site/lessons/drills/index.ts';
import { oldOrNew } from '../../site/lessons/drills/questions.ts';
import { words } from '../../site/words/index.ts';
import { read, type Lang } from '../player.ts';
import { axe, base, stickingOut, visit, watch } from './helpers.ts';
import { Learner } from './learner.ts';

/* The referee drills of the built site, done by somebody who has the keys and what a screen reader gets. */
const site = visit();
const lessons = { en: lessonEn, ko: lessonKo };
const SEED = 'site';

interface Kept { readonly seed: string; readonly among: string; readonly state: State }
const kept = (page: Page): Promise<Kept> => page.evaluate(() => JSON.parse(localStorage.getItem('blue-lion-drills')!) as any);

/** Somebody at the drills, with what they know so far. */
async function come(lang: Lang, { state = START, among = '', blocked = false }: { state?: State; among?: string; blocked?: boolean } = {}) {
  const context = await site.context({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } }), page = await context.newPage(), faults = watch(page, site.origin);
  await page.addInitScript(({ text, isBlocked }) => {
    if (isBlocked) {
      for (const name of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(Storage.prototype, name, { value: () => { throw new DOMException('blocked', 'SecurityError'); } });
    } else if (localStorage.getItem('blue-lion-drills') === null) localStorage.setItem('blue-lion-drills', text);
  }, { text: JSON.stringify({ version: 1, seed: SEED, among, state }), isBlocked: blocked });
  await page.goto(`${site.root}${lang === 'ko' ? 'ko/' : ''}learn/drills/`, { waitUntil: 'load' });
  const learner = await Learner.at(page, lang, 'keys'), text = words(lang).drills, says = lessons[lang];

  /** The drill as it stands on the page. */
  const shown = async (): Promise<Drill['step']> => {
    await page.locator('blue-lion-lesson [part=task]').waitFor();
    return page.locator('blue-lion-step').evaluate((element) => {
      const get = (name: string): string => element.getAttribute(name) ?? '';
      return { id: element.id, kind: get('kind'), position: get('position'), goal: get('goal'), shown: get('shown').split(' ').filter(Boolean), rules: get('rules').split(' '), tile: Number(get('tile')) } as any;
    });
  };
  const right = (step: Drill['step']): string => (step.kind === 'predict' ? says.predictions[outcomeOf(read(step.position), step.shown)!] : says.guesses[backOf(read(step.position), step.tile!)]);
  const isQuestion = ({ kind }: Drill['step']): boolean => kind === 'predict' || kind === 'back';
  /** Does it as it should be done. */
  const solve = async (step: Drill['step']): Promise<void> => {
    if (isQuestion(step)) await learner.press(right(step));
    else if (step.kind !== 'all') for (const move of step.shown) await learner.play(move);
    else {
      const all = accepted(step, read(step.position));
      for (const [i, move] of all.entries()) {
        await learner.play(move);
        await page.getByRole('status').filter({ hasText: says.found(i + 1, all.length) }).waitFor();
        if (i < all.length - 1) await learner.press(says.takeBack);
      }
    }
  };
  const mistake = async (step: Drill['step']): Promise<void> => {
    const names: readonly string[] = step.kind === 'predict' ? PREDICTIONS.map((each) => says.predictions[each]) : GUESSES.filter((each) => each !== read(step.position).row[step.tile! - 1]!.up).map((each) => says.guesses[each]);
    await learner.press(names.find((name) => name !== right(step))!);
  };
  const said = page.locator('[data-part=said]');
  const go = async (): Promise<void> => {
    const before = await page.locator('blue-lion-step').getAttribute('id');
    await learner.press(text.next);
    await page.locator(`blue-lion-step:not([id="${before}"])`).waitFor({ state: 'attached' });
    await expect.poll(async () => (await learner.heard()).role).not.toBe('button');
  };
  return { page, context, faults, learner, text, says, shown, solve, mistake, isQuestion, said, go };
}

/** What is known once a question about an old combination is due: so that a drill is a question. */
const asked = (): State => ({ ...answered(START, make(oldOrNew, 1, 'x', { about: 'R5.6' }), false), count: 3, last: null });

const drills = (): void => {
  it.each(['en', 'ko'] as const)('can be done in %s by the keys alone, one after the other', async (lang) => {
    const { page, context, faults, text, shown, solve, said, go } = await come(lang);
    let state: State = START;
    for (let n = 1; n <= 7; n++) {
      const step = await shown(), drill = next(state, SEED);
      expect(step.id).toBe(drill.step.id);
      await solve(step);
      await expect.poll(() => said.textContent(), { message: drill.key }).toContain(text.right);
      expect(await said.locator('a').getAttribute('href')).toMatch(new RegExp(`/rules/#r${drill.about.slice(1).replace('.', '-')}$`));
      state = answered(state, drill, true);
      expect((await kept(page)).state).toEqual(state);
      await go();
    }
    expect(await page.locator('[data-part=score]').textContent()).toBe(text.score.replace('{n}', '7').replace('{of}', '7'));
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);

  it.each(['en', 'ko'] as const)('bring back in %s what was missed, within three drills', async (lang) => {
    const { page, context, faults, text, shown, solve, mistake, isQuestion, said, go, learner } = await come(lang, { state: asked() });
    let step = await shown();
    expect(isQuestion(step)).toBe(true);
    await mistake(step);
    await expect.poll(() => said.textContent()).toContain(text.missed);
    expect(await page.locator('[data-rule="R5.6"] [data-state]').textContent()).toBe(text.states.soon);
    // Right after that does not count, but can be done.
    await solve(step);
    expect((await kept(page)).state.rules['R5.6']).toMatchObject({ missed: 2, right: 0 });
    for (let n = 1; n <= 3; n++) {
      await go();
      step = await shown();
      if (n < 3) { await solve(step); await expect.poll(() => said.textContent()).toContain(text.right); }
    }
    // Who goes on without an answer has missed it.
    const { count } = (await kept(page)).state;
    await learner.press(text.skip);
    await expect.poll(async () => (await kept(page)).state.count).toBe(count + 1);
    expect((await kept(page)).state.rules['R5.6']).toMatchObject({ missed: 3 });
    expect(await page.locator('[data-part=score]').textContent()).toBe(text.score.replace('{n}', '2').replace('{of}', '4'));
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);

  it('count as missed where the answer was asked for', async () => {
    const { page, context, text, says, shown, said, learner } = await come('en', { state: asked() });
    await shown();
    for (const name of [says.look, says.action]) await learner.press(name);
    expect(await said.textContent()).toBe('');
    await learner.press(says.show);
    await expect.poll(() => said.textContent()).toContain(text.missed);
    expect((await kept(page)).state.rules['R5.6']).toMatchObject({ missed: 2 });
    await context.close();
  }, 120_000);

  it('keep to one section, stand as they were after a visit to elsewhere, and start over only when that is confirmed', async () => {
    const { page, context, faults, text, shown, solve, said, go } = await come('en');
    await page.locator('[data-part=which]').selectOption('7');
    for (let n = 0; n < 3; n++) {
      await expect.poll(async () => (await shown()).rules[0], { timeout: 15_000 }).toMatch(/^R7/);
      await solve(await shown());
      await expect.poll(() => said.textContent()).toMatch(/R7\.\d/);
      await go();
    }
    const { id } = await shown(), before = await kept(page);
    await page.reload();
    expect((await shown()).id).toBe(id);
    expect(await page.locator('[data-part=which]').inputValue()).toBe('7');
    await page.getByRole('button', { name: text.over, exact: true }).click();
    await page.getByRole('button', { name: text.cancel }).click();
    expect(await kept(page)).toEqual(before);
    await page.locator('[data-part=over]').click();
    await page.locator('dialog').getByRole('button', { name: text.over, exact: true }).click();
    await expect.poll(async () => (await kept(page)).state).toEqual(START);
    expect((await page.locator('[data-state]').allTextContents()).every((state) => state === text.states.fresh)).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it('work where nothing can be stored, and say so', async () => {
    const { page, context, faults, text, shown, solve, said, go } = await come('en', { blocked: true });
    for (let n = 0; n < 2; n++) {
      await solve(await shown());
      await expect.poll(() => said.textContent()).toContain(text.right);
      await go();
    }
    expect(await page.getByText(text.notKept).isVisible()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it.each(['', 'ko/'])('say without script that they need it, and where there is something to do (/%s)', async (path) => {
    const { page, close } = await site.open(`${path}learn/drills/`, { javaScriptEnabled: false });
    const { drills: text } = words(path ? 'ko' : 'en');
    const sentence = page.getByText(text.needsScript);
    expect(await sentence.isVisible()).toBe(true);
    expect(await sentence.locator('a').count()).toBe(2);
    for (const pressed of await page.locator('main button, main select').all()) expect(await pressed.isVisible()).toBe(false);
    await close();
  });

  it('fit a small screen', async () => {
    const { page, close } = await site.open('learn/drills/', { viewport: { width: 320, height: 640 }, idle: true });
    await page.locator('blue-lion-row [part~=tile]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await stickingOut(page)).toEqual([]);
    await close();
  });
};

// Under a base path the same files are served at another address, so one drill is enough.
if (base === '/') describe('the drills', drills);
else {
  it('can be done under a base path', async () => {
    const { context, faults, text, shown, solve, said } = await come('ko');
    await solve(await shown());
    await expect.poll(() => said.textContent()).toContain(text.right);
    expect(faults).toEqual([]);
    await context.close();
  });
}
