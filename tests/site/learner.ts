/*
 * Somebody who takes the course in a browser, and has what a screen reader gets and the keys, or one finger. What they read
 * of the game is its state; the names of all that is pressed come from the browser's accessibility tree.
 */
import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { describeMove } from '../../components/list-of-moves.ts';
import { accepted, backOf, outcomeOf } from '../../components/lesson/step.ts';
import { around as aroundEn } from '../../components/words/around.en.ts';
import { around as aroundKo } from '../../components/words/around.ko.ts';
import { lessonWords as en } from '../../components/words/lesson.en.ts';
import { lessonWords as ko } from '../../components/words/lesson.ko.ts';
import { stage, withoutPicture } from '../../machine/rules/index.ts';
import type { Lesson, LessonStep } from '../../site/lessons/course/lesson.ts';
import { pressesFor, read, tileName, wordsOf, type Lang } from '../player.ts';
import { watch, type visit } from './helpers.ts';

export type Way = 'keys' | 'taps';
const arounds = { en: aroundEn, ko: aroundKo }, lessons = { en, ko };

export class Learner {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly lang: Lang;
  readonly way: Way;
  private constructor(page: Page, cdp: CDPSession, lang: Lang, way: Way) { this.page = page; this.cdp = cdp; this.lang = lang; this.way = way; }

  static async at(page: Page, lang: Lang, way: Way): Promise<Learner> {
    page.setDefaultTimeout(8000);
    return new Learner(page, await page.context().newCDPSession(page), lang, way);
  }

  get #words() { return lessons[this.lang]; }

  /** The role and name of what has the focus, as a screen reader gets them. */
  async heard(): Promise<{ role: string; name: string }> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: '(() => { let at = document.activeElement; while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement; return at; })()' });
    const { nodes } = await this.cdp.send('Accessibility.getPartialAXTree', { objectId: result.objectId!, fetchRelatives: false });
    await this.cdp.send('Runtime.releaseObject', { objectId: result.objectId! });
    return { role: String(nodes[0]?.role?.value ?? ''), name: String(nodes[0]?.name?.value ?? '') };
  }

  /** Tab until what has the focus is wanted. */
  async walkTo(what: string, isIt: (heard: { role: string; name: string }) => boolean, key = 'Tab'): Promise<void> {
    const passed: string[] = [];
    for (let steps = 0; steps < 90; steps++) {
      const heard = await this.heard();
      if (isIt(heard)) return;
      passed.push(heard.name);
      await this.page.keyboard.press(key);
    }
    throw new Error(`${key} never comes to “${what}”, but to: ${[...new Set(passed)].join(' · ')}`);
  }

  /** Presses what bears a name; that of a tile may also say what is on its back. */
  async press(name: string): Promise<void> {
    const wanted = new RegExp(`^${name.split(', ').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(?:, .*)?, ')}(?:, .*)?$`);
    if (this.way === 'taps') {
      const button = this.page.getByRole('button', { name: wanted });
      // What cannot be done now can be tapped all the same, and says why.
      await button.tap({ force: (await button.getAttribute('aria-disabled')) === 'true' });
      return;
    }
    await this.walkTo(name, (heard) => heard.role === 'button' && wanted.test(heard.name));
    await this.page.keyboard.press('Enter');
  }

  /** What everybody sees on the table. */
  state(): Promise<{ position: string; turn: 'a' | 'x'; record: string; stage: string }> {
    return this.page.evaluate(() => (document.querySelector('blue-lion-lesson') as any).table?.state ?? {});
  }

  /** The name that the button of a step has in the list of steps. */
  dot(lesson: Lesson, n: number, isDone: boolean): string {
    return `${n + 1}. ${lesson.steps[n]!.texts[this.lang].title}. ${isDone ? this.#words.done : this.#words.notDone}`;
  }

  /** Waits until a step is shown, done or not. */
  async shows(lesson: Lesson, n: number, isDone: boolean): Promise<void> {
    await this.page.getByRole('button', { name: this.dot(lesson, n, isDone), exact: true }).and(this.page.locator('[aria-current=step]')).waitFor();
  }

  /** Waits until a step is done. */
  async sees(lesson: Lesson, n: number): Promise<void> {
    await this.page.getByRole('button', { name: this.dot(lesson, n, true), exact: true }).waitFor();
  }

  /** Plays a move: typed in words, or tapped. */
  async play(move: string): Promise<void> {
    const { position } = await this.state(), here = read(position), plain = withoutPicture(move);
    if (this.way === 'taps') {
      const words = wordsOf[this.lang];
      // Nothing is offered for a tile whose time has not come: one touches it, and is told why.
      const isEarly = /^(b|f|s|[lr][lr]$)/.test(plain) && stage(here) !== (plain.startsWith('b') ? 'return' : 'act');
      const names = isEarly && plain.startsWith('b') ? [tileName(words, here, 'aside', Number(plain[1]))] : pressesFor(words, here, plain).slice(0, isEarly ? 1 : undefined);
      for (const name of names) await this.press(name);
      return;
    }
    const field = arounds[this.lang].typed.label;
    let { role, name } = await this.heard();
    if (role !== 'textbox') {
      // A button of the table, whatever it is: a tile, or what waits in the bar.
      await this.walkTo('a tile', (heard) => heard.role === 'button' && (this.lang === 'ko' ? /^(?:\d+개 중 \d번째 자리|남은 타일|되돌릴 타일)/ : /^(?:Place|Loose tile|To return)\b/).test(heard.name));
      await this.page.keyboard.press('t');
      await this.page.getByRole('textbox', { name: field }).waitFor();
      for (let tries = 0; role !== 'textbox' && tries < 200; tries++) ({ role, name } = await this.heard());
      if (name !== field) throw new Error(`The focus is not on “${field}” but on “${name}”.`);
    }
    await this.page.keyboard.insertText(describeMove(plain, here, arounds[this.lang]));
    await this.page.keyboard.press('Enter');
  }

  async #until(otherwise: string, condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 10_000;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error(otherwise);
      await this.page.waitForTimeout(10);
    }
  }

  /** Does what a step asks for. */
  async #do(step: LessonStep): Promise<void> {
    const start = read(step.position), words = this.#words;
    await this.#until('The table is not laid.', async () => (await this.state()).position === step.position);
    if (step.kind === 'predict') return this.press(words.predictions[outcomeOf(start, step.shown)!]);
    if (step.kind === 'back') return this.press(words.guesses[backOf(start, step.tile!)]);
    if (step.kind !== 'all') {
      for (const [i, move] of step.shown.entries()) {
        if (i > 0) await this.#until('The rival never answers.', async () => { const { turn, stage: now } = await this.state(); return turn === start.turn || now === 'over'; });
        await this.play(move);
      }
      return;
    }
    const all = accepted(step, start);
    for (const [i, move] of all.entries()) {
      const before = await this.state();
      await this.play(move);
      await this.page.getByRole('status').filter({ hasText: words.found(i + 1, all.length) }).waitFor();
      if (i === all.length - 1) return;
      if ((await this.state()).record !== before.record) await this.press(words.takeBack);
    }
  }

  /** Takes a lesson from its first step to its last, as somebody who comes to it for the first time. */
  async take(address: string, lesson: Lesson): Promise<void> {
    await this.page.goto(address, { waitUntil: 'commit' });
    for (const [n, step] of lesson.steps.entries()) {
      try {
        await this.shows(lesson, n, false);
        await this.#do(step);
        await this.sees(lesson, n);
        if (n < lesson.steps.length - 1) await this.press(this.#words.next);
      } catch (fault) {
        throw new Error(`${lesson.number} ${lesson.id}/${step.id}, ${this.lang}, ${this.way}: ${String(fault)}`, { cause: fault });
      }
    }
  }
}

/** Browsers in which the course is taken. */
export const SCREENS = {
  keys: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
  taps: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
} as const satisfies Record<Way, BrowserContextOptions>;

/** Takes lessons one after the other in one page. Gives what went wrong, in the lessons and on the page. */
export async function takeCourse(site: ReturnType<typeof visit>, lang: Lang, way: Way, lessons: readonly Lesson[]): Promise<string[]> {
  const started = Date.now(), context = await site.context(SCREENS[way]), page = await context.newPage(), faults = watch(page, site.origin), learner = await Learner.at(page, lang, way);
  for (const lesson of lessons) await learner.take(`${site.root}${lang === 'ko' ? 'ko/' : ''}learn/${lesson.id}/`, lesson).catch((fault: unknown) => { faults.push(String(fault)); });
  console.log(`Course by ${way} in ${lang}: ${lessons.length} lessons in ${((Date.now() - started) / 1000).toFixed(0)} s`);
  await context.close();
  return faults;
}
