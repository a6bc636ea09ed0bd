import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { backOf } from '../../components/lesson/step.ts';
import { lessonWords as lessonEn } from '../../components/words/lesson.en.ts';
import { lessonWords as lessonKo } from '../../components/words/lesson.ko.ts';
import { formatPosition } from '../../machine/notation/index.ts';
import { random } from '../../machine/game/random.ts';
import { dateOf, dayNamed, posed, puzzleOn, type Posed } from '../../machine/opponent/puzzles-daily.ts';
import { bestMove, comesTo } from '../../machine/opponent/puzzles-worth.ts';
import { makePuzzle, type PuzzleKind } from '../../machine/opponent/puzzles.ts';
import { solveNow } from '../../machine/opponent/solver/index.ts';
import { legalMoves, withoutPicture } from '../../machine/rules/index.ts';
import { words } from '../../site/words/index.ts';
import { read, type Lang } from '../player.ts';
import { axe, base, shifted, stickingOut, visit, watch } from './helpers.ts';
import { Learner, SCREENS, type Way } from './learner.ts';

/* The puzzles of the built site, at dates that are set. */
const site = visit(), solved = solveNow('rulebook'), lessons = { en: lessonEn, ko: lessonKo };
const monday = dayNamed('2026-11-30')!;
/** The first day from then on with such a puzzle, not too deep to be played here. */
const dayWith = (kind: PuzzleKind, grade: number): number => Array.from({ length: 371 }, (_, n) => monday + n).find((day) => puzzleOn(day).kind === kind && puzzleOn(day).grade === grade)!;
const noon = (day: number): Date => new Date(day * 86_400_000 + 43_200_000);

/** What stands in the way of a browser: no storage, no worker. */
type Lack = 'storage' | 'worker';

async function come(lang: Lang, way: Way, { day = monday, hash = '', lacks = [], options = {} }: { day?: number; hash?: string; lacks?: readonly Lack[]; options?: BrowserContextOptions } = {}) {
  const context = await site.context({ ...SCREENS[way], ...options }), page = await context.newPage(), faults = watch(page, site.origin);
  await page.clock.setFixedTime(noon(day));
  await page.addInitScript((lacking) => {
    if (lacking.includes('storage')) for (const name of ['getItem', 'setItem', 'removeItem']) Object.defineProperty(Storage.prototype, name, { value: () => { throw new DOMException('blocked', 'SecurityError'); } });
    if (lacking.includes('worker')) delete (globalThis as any).Worker;
  }, lacks);
  await page.goto(`${site.root}${lang === 'ko' ? 'ko/' : ''}puzzles/${hash}`, { waitUntil: 'load' });
  const learner = await Learner.at(page, lang, way), text = words(lang).puzzles_, says = lessons[lang];
  await page.locator('blue-lion-lesson [part=task]').waitFor();
  const part = (name: string) => page.locator(`[data-part=${name}]`);
  const isLaid = (puzzle: Posed): Promise<void> => expect.poll(async () => (await learner.state()).position, { timeout: 30_000 }).toBe(puzzle.position);
  /** Waits until the game is solved, where that is needed. */
  const isReady = (): Promise<unknown> => page.waitForFunction(() => (document.querySelector('blue-lion-lesson') as any).values !== null, undefined, { timeout: 60_000 });

  /** Does it as well as can be, against whatever is answered. */
  const solve = async (puzzle: Posed): Promise<void> => {
    await isLaid(puzzle);
    const start = read(puzzle.position);
    if (puzzle.kind === 'back') return learner.press(says.guesses[backOf(start, puzzle.tile)]);
    if (puzzle.kind !== 'win') {
      for (const move of puzzle.shown) await learner.play(move);
      return;
    }
    for (let moves = 0; moves < 20; moves++) {
      let here = await learner.state();
      await expect.poll(async () => { here = await learner.state(); return here.turn === start.turn || here.stage === 'over'; }, { timeout: 60_000 }).toBe(true);
      if (here.stage === 'over') return;
      const { record } = here;
      await learner.play(bestMove(read(here.position), solved)!);
      await expect.poll(async () => (await learner.state()).record).not.toBe(record);
    }
  };
  return { context, page, faults, learner, text, says, part, solve, isLaid, isReady };
}

const kept = (page: Page): Promise<unknown> => page.evaluate(() => JSON.parse(localStorage.getItem('blue-lion-puzzles') ?? 'null'));

describe.each(base === '/' ? ['en', 'ko'] as const : ['ko'] as const)('today’s puzzle in %s', (lang) => {
  it.each([['keys', 'win', 2], ['taps', 'win', 3], ['keys', 'pay', 3], ['taps', 'hold', 1], ['keys', 'back', 2], ['taps', 'pay', 1]] as const)('is solved by %s: %s, grade %i', async (way, kind, grade) => {
    const day = dayWith(kind, grade), { context, page, faults, text, part, solve } = await come(lang, way, { day }), puzzle = puzzleOn(day);
    expect(await part('about').textContent()).toBe(`${text.kinds[kind]} · ${text.grade.replace('{n}', String(grade))}`);
    await solve(puzzle);
    await expect.poll(() => part('said').textContent(), { timeout: 30_000 }).toBe(text.first);
    expect(await kept(page)).toEqual({ version: 1, days: { [dateOf(day)]: 'first' } });
    expect(await part('week').locator('li').first().textContent()).toContain(text.marks.first);
    expect(await stickingOut(page)).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  }, 120_000);

  it('says what was wrong, with the reply that shows it, and goes on from there', async () => {
    const day = dayWith('hold', 3), puzzle = puzzleOn(day), { context, page, learner, text, says, part, solve, isLaid, isReady } = await come(lang, 'keys', { day });
    await isLaid(puzzle);
    await isReady();
    const start = read(puzzle.position), rival = start.turn === 'a' ? 'x' : 'a';
    // Something that ends the turn at once, and loses.
    const { move, turns } = legalMoves(start).map((each) => comesTo(start, each, solved)!).find(({ result, played }) => result === 'loss' && played.position.turn === rival)!;
    await learner.play(move);
    const answer = page.locator('blue-lion-lesson .answer');
    await answer.waitFor();
    expect(await answer.textContent()).toContain(says.answers(rival));
    expect(await answer.textContent()).toContain(says.given.loss(rival, turns - 1));
    await learner.press(says.takeBack);
    await expect.poll(async () => (await learner.state()).position).toBe(formatPosition(start));
    await solve(puzzle);
    await expect.poll(() => part('said').textContent(), { timeout: 30_000 }).toBe(text.later);
    await context.close();
  }, 120_000);
});

it('a win that is given away stays so: nobody answers until it is taken back', async () => {
  const day = dayWith('win', 3), puzzle = puzzleOn(day), { context, page, learner, says, isLaid, isReady } = await come('en', 'keys', { day });
  await isLaid(puzzle);
  await isReady();
  const start = read(puzzle.position), wrong = legalMoves(start).map((each) => comesTo(start, each, solved)!).find(({ result, played }) => result === 'even' && played.position.turn !== start.turn)!;
  await learner.play(wrong.move);
  await page.locator('blue-lion-lesson .answer').waitFor();
  expect(await page.locator('blue-lion-lesson .answer').textContent()).toContain(says.given.even('x', 0));
  const { record } = await learner.state();
  await page.waitForTimeout(1500);
  expect((await learner.state()).record).toBe(record);
  await context.close();
}, 60_000);

it('the rival answers only once the game is solved, also where no worker can be had and nothing is stored', async () => {
  const day = dayWith('win', 2), { context, faults, text, part, solve } = await come('en', 'keys', { day, lacks: ['worker', 'storage'] });
  expect(await part('not-kept').isVisible()).toBe(true);
  await solve(puzzleOn(day));
  await expect.poll(() => part('said').textContent(), { timeout: 60_000 }).toBe(text.first);
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

describe('midnight (UTC)', () => {
  it('brings the next puzzle where nothing has been done', async () => {
    const context = await site.context({ ...SCREENS.keys }), page = await context.newPage();
    await page.clock.install({ time: new Date('2026-12-03T23:59:00Z') });
    await page.goto(`${site.root}puzzles/`, { waitUntil: 'load' });
    await page.locator('#day-2026-12-03').waitFor({ state: 'attached' });
    expect(await page.locator('[data-part=heading]').textContent()).toContain('December 3, 2026');
    await page.clock.fastForward('00:30');
    expect(await page.locator('#day-2026-12-03').count()).toBe(1);
    await page.clock.fastForward('00:45');
    await page.locator('#day-2026-12-04').waitFor({ state: 'attached' });
    expect(await page.locator('[data-part=heading]').textContent()).toContain('December 4, 2026');
    expect(await page.locator('blue-lion-step').getAttribute('position')).toBe(puzzleOn(dayNamed('2026-12-04')!).position);
    await context.close();
  }, 60_000);

  it('leaves on the table what is being solved, and says that there is another', async () => {
    const { context, page, learner, part, isLaid } = await come('en', 'keys', { day: monday });
    await isLaid(puzzleOn(monday));
    await learner.play(withoutPicture(puzzleOn(monday).shown[0]!));
    await expect.poll(async () => (await learner.state()).position).not.toBe(puzzleOn(monday).position);
    await page.clock.setFixedTime(noon(monday + 1));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await part('new').waitFor();
    expect(await page.locator(`#day-${dateOf(monday)}`).count()).toBe(1);
    await context.close();
  }, 60_000);
});

describe('an address', () => {
  it.each(['pay', 'back', 'win', 'hold'] as const)('with a seed lays the same puzzle everywhere: %s', async (kind) => {
    const { context, isLaid, part, text } = await come('en', 'keys', { hash: `#seed=abc&kind=${kind}&grade=2` }), draw = random('puzzle abc');
    const puzzle = posed(makePuzzle(draw, kind, 2, solved));
    await isLaid(puzzle);
    expect(await part('heading').textContent()).toBe(text.another);
    await context.close();
  }, 90_000);

  it('of a day that was leads there; of one to come, or of nothing, to today with a word', async () => {
    for (const [hash, day, bad] of [['#2026-11-24', monday - 6, false], ['#2026-12-24', monday, true], ['#%E0%A4%A', monday, true], [`#seed=${'x'.repeat(3000)}&kind=back&grade=1`, null, false], ['#seed=abc&kind=paid', monday, true], ['#seed=abc&grade=9', monday, true], ['#position=nonsense&kind=win', monday, false]] as const) {
      const { context, page, part, isLaid, faults } = await come('en', 'keys', { hash });
      if (day !== null) await isLaid(puzzleOn(day));
      expect(await part('bad').isVisible(), hash).toBe(bad);
      if (hash.includes('nonsense')) expect(await part('none').isVisible()).toBe(true);
      expect(faults, hash).toEqual([]);
      await page.close();
      await context.close();
    }
  }, 120_000);

  it('with a position from the page on the solved game asks for the win that is there', async () => {
    const context = await site.context({ ...SCREENS.keys }), page = await context.newPage();
    await page.goto(`${site.root}solved/`, { waitUntil: 'load' });
    await page.getByRole('link', { name: 'Try it' }).first().click();
    await page.locator('blue-lion-step[holds="win:9"]').waitFor({ state: 'attached', timeout: 60_000 });
    await context.close();
  }, 90_000);
});

it('what is shared tells how it went, and not how it goes', async () => {
  const day = dayWith('back', 1), puzzle = puzzleOn(day), { context, page, learner, text, part, solve } = await come('en', 'keys', { day, options: { permissions: ['clipboard-read', 'clipboard-write'] } });
  await solve(puzzle);
  await expect.poll(() => part('said').textContent()).toBe(text.first);
  await learner.press(text.share);
  await expect.poll(() => page.locator('[data-note=shared]').isVisible()).toBe(true);
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(`The Blue Lion, puzzle of ${dateOf(day)}: ${text.texts.backTitle}, grade 1 of 5.\n${text.shareMarks.first}\n${site.root}puzzles/#${dateOf(day)}`);
  expect(shared).not.toContain(lessons.en.guesses[backOf(read(puzzle.position), puzzle.tile)]);
  await context.close();
}, 60_000);

it('days in a row are counted, and one that was missed is not spoken of', async () => {
  const { context, page, part, text } = await come('en', 'keys');
  const keep = (days: readonly number[]) => page.evaluate((names) => { localStorage.setItem('blue-lion-puzzles', JSON.stringify({ version: 1, days: Object.fromEntries(names.map((name) => [name, 'first'])) })); }, days.map(dateOf));
  for (const [days, said] of [[[1, 2, 3], text.row.replace('{n}', '3')], [[0, 1], text.row.replace('{n}', '2')], [[0], ''], [[2, 3, 4], '']] as const) {
    await keep(days.map((n) => monday - n));
    await page.reload({ waitUntil: 'load' });
    await page.locator('blue-lion-lesson [part=task]').waitFor();
    await expect.poll(() => part('row').textContent()).toBe(said);
  }
  await context.close();
}, 60_000);

it.each([['', 320, 'dark'], ['ko/', 320, 'light'], ['', 1280, 'light'], ['ko/', 1280, 'dark']] as const)('/%spuzzles/ in %i px, %s: axe finds nothing, nothing sticks out or moves', async (prefix, width, colorScheme) => {
  const { page, faults, close } = await site.open(`${prefix}puzzles/`, { viewport: { width, height: 800 }, colorScheme, idle: true, reducedMotion: 'reduce' });
  await page.locator('blue-lion-lesson [part=task]').waitFor();
  expect(await shifted(page)).toBeLessThan(0.01);
  expect(await stickingOut(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axe(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
}, 60_000);
