import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { livelyMove, pressesFor, read, wordsOf, type Lang } from '../player.ts';
import { visit, watch } from './helpers.ts';

/*
 * A page that allows next to nothing, with the single file and one tag. A player plays who has nothing but Tab, Enter and
 * what a screen reader gets: the names come from the browser's own accessibility tree.
 */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'none'; require-trusted-types-for 'script'";

const html = (lang: Lang, attributes: string): string => `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>The Blue Lion</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css"><script src="watch.js"></script><script type="module" src="blue-lion-game.js"></script></head><body><blue-lion-game ${attributes}></blue-lion-game></body></html>`;
const pages = {
  'after.html': html('en', 'seed="game 354"'),
  'before.html': html('ko', 'seed="game 122" options="rulebook,ret=before,flip=0"'),
  'house.html': html('en', 'seed="game 214" lady-x="computer" options="rulebook,ret=before"'),
  'lesson.html': html('en', '').replace(/<blue-lion-game[^]*?<\/blue-lion-game>/, `<blue-lion-lesson><blue-lion-step id="steal" position="XaAbApBxXpPb - - a 0-0 rulebook" goal="theft:a" shown="s34" rules="R5.3">
    <p data-say="title">Steal it</p><p data-say="task">Put the Blue Lion between two pictures of Arsène.</p><p data-say="met">A theft.</p></blue-lion-step></blue-lion-lesson>`),
  'referee.html': html('en', '').replace(/<blue-lion-game[^]*?<\/blue-lion-game>/, '<blue-lion-referee></blue-lion-referee>'),
  'page.css': 'body{margin:0;color-scheme:light dark}',
  'watch.js': "window.violations = []; addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));",
  'broken.html': `<!doctype html><script src="watch.js"></script><div style="color:red"></div><script>inline</script>`,
};

const folder = await mkdtemp(path.join(os.tmpdir(), 'blue-lion-strict-'));
const site = visit({ directory: folder, headers: { 'content-security-policy': policy } });
beforeAll(async () => {
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(folder, name), text);
  for (const name of await readdir('dist/cdn')) await copyFile(path.join('dist/cdn', name), path.join(folder, name));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Somebody in front of the page. What they read of the game is its state; everything else comes through the tree and the keys. */
class Person {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly faults: string[];
  private constructor(page: Page, cdp: CDPSession, faults: string[]) { this.page = page; this.cdp = cdp; this.faults = faults; }

  static async at(name: string, { withoutStorage = false } = {}): Promise<Person> {
    const page = await (await site.context()).newPage(), faults = watch(page, site.origin);
    if (withoutStorage) {
      await page.addInitScript(() => {
        for (const storage of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, storage, { get() { throw new DOMException('blocked', 'SecurityError'); } });
      });
    }
    const person = new Person(page, await page.context().newCDPSession(page), faults);
    await page.goto(`${site.root}${name}`);
    return person;
  }

  /** By the protocol and not by eval, which the page forbids. */
  async ask<T>(expression: string): Promise<T> {
    const { result, exceptionDetails } = await this.cdp.send('Runtime.evaluate', { expression, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value as T;
  }
  state(): Promise<{ position: string; stage: string; turn: 'a' | 'x'; record: string; winner: string | null; score: { a: number; x: number } }> {
    return this.ask("document.querySelector('blue-lion-game').state");
  }

  /** The name of what has the focus, as a screen reader gets it. */
  async heard(): Promise<string> {
    const { nodes } = await this.cdp.send('Accessibility.getFullAXTree');
    const focused = nodes.filter(({ properties, role }) => role?.value !== 'RootWebArea' && properties?.some(({ name, value }) => name === 'focused' && value.value));
    return focused.map(({ name }) => String(name?.value ?? '')).at(-1) ?? '';
  }

  async until(what: string, condition: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + 8000;
    while (!(await condition())) {
      if (Date.now() > end) throw new Error(`In vain: ${what}; focus on “${await this.heard()}”`);
      await new Promise((done) => { setTimeout(done, 10); });
    }
  }

  async walkTo(name: string): Promise<void> {
    const passed: string[] = [];
    for (let steps = 0; steps < 60; steps++) {
      const heard = await this.heard();
      if (heard === name) return;
      passed.push(heard);
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`Tab never comes to “${name}”, but to: ${[...new Set(passed)].join(' · ')}`);
  }

  async play(lang: Lang, me: readonly ('a' | 'x')[]): Promise<void> {
    for (let moves = 0; moves < 80; moves++) {
      await this.until('my turn, or the end', async () => { const { stage, turn } = await this.state(); return stage === 'over' || me.includes(turn); });
      const before = await this.state();
      if (before.stage === 'over') return;
      const position = read(before.position), move = livelyMove(position);
      for (const name of pressesFor(wordsOf[lang], position, move)) {
        await this.walkTo(name);
        await this.page.keyboard.press('Enter');
        await this.until(`something comes of “${name}”`, async () => (await this.heard()) !== name || (await this.state()).position !== before.position);
      }
      await this.until(`${move} is played in ${before.position}`, async () => (await this.state()).position !== before.position);
    }
    throw new Error(`No end: ${(await this.state()).record}`);
  }

  async leave(): Promise<string[]> {
    const violations = await this.ask<string[]>('window.violations');
    await this.page.context().close();
    return [...violations, ...this.faults];
  }
}

describe('on a page with the strictest policy a whole game by keys gives no violation and no error', () => {
  it.each([['after.html', 'en'], ['before.html', 'ko']] as const)('%s, two people, %s', async (name, lang) => {
    const person = await Person.at(name);
    await person.play(lang, ['a', 'x']);
    const { score, winner } = await person.state();
    expect(Math.max(score.a, score.x)).toBeGreaterThanOrEqual(7);
    expect(winner).not.toBeNull();
    expect(await person.leave()).toEqual([]);
  });
  it('against the house, without any storage', async () => {
    const person = await Person.at('house.html', { withoutStorage: true });
    await person.play('en', ['a']);
    expect((await person.state()).stage).toBe('over');
    expect(await person.leave()).toEqual([]);
  });
  it('with a text that cannot be read, a refusal, a rule that is opened and a change of language', async () => {
    const person = await Person.at('after.html');
    await person.ask("{ const table = document.querySelector('blue-lion-game'); table.position = 'XaAbQ'; table.play('s12'); table.position = 'XaAbApBxXpPb - - a 0-0 rulebook'; table.play('s12'); table.memory = 'all'; table.seating = 'facing'; 0 }");
    await person.walkTo(wordsOf.en.rule('R4.3'));
    await person.page.keyboard.press('Enter');
    await person.ask("document.documentElement.lang = 'ko'");
    await person.walkTo(wordsOf.ko.choices.flip);
    expect(await person.leave()).toEqual([]);
  });
  it('with a ruling that is opened by “Why?”', async () => {
    const person = await Person.at('after.html');
    await person.ask("{ const table = document.querySelector('blue-lion-game'); table.position = 'AxAbPaPxBxBp - - a 0-0 rulebook'; table.play('s23'); 0 }");
    await person.walkTo('Why?');
    await person.page.keyboard.press('Enter');
    await person.until('the ruling', async () => (await person.heard()).startsWith('My own action made a combination'));
    expect(await person.leave()).toEqual([]);
  });
  it('with a lesson, done by its last hint', async () => {
    const person = await Person.at('lesson.html');
    for (const name of ['Show me', 'Play it for me']) {
      await person.until(name, () => person.ask(`document.querySelector('blue-lion-lesson').shadowRoot?.textContent.includes('${name}') ?? false`));
      await person.walkTo(name);
      await person.page.keyboard.press('Enter');
    }
    await person.until('the goal', () => person.ask("document.querySelector('blue-lion-lesson').done.length === 1"));
    expect(await person.leave()).toEqual([]);
  });
  it('asks the referee by keys and ear alone: six tiles, an action, the verdict, a picture of it', async () => {
    const person = await Person.at('referee.html', { withoutStorage: true }), shown = (text: string): Promise<boolean> => person.ask(`document.querySelector('blue-lion-referee').shadowRoot?.textContent.includes(${JSON.stringify(text)}) ?? false`);
    await person.until('the referee', () => shown('Tap six pictures'));
    for (const name of ['Lady X', 'Arsène', 'Arsène', 'The Blue Lion', 'Lady X', 'The police', 'Place 3 of 6, Arsène', 'Swap with 4, the Blue Lion']) {
      await person.walkTo(name);
      await person.page.keyboard.press('Enter');
    }
    await person.until('the verdict', () => shown('Arsène takes 2 diamonds (theft)'));
    await person.walkTo('Save as a picture');
    await person.page.keyboard.press('Enter');
    await person.until('the picture', () => shown('Saved.'));
    expect(await person.leave()).toEqual([]);
  });
  it('and such a page does notice what it forbids', async () => {
    const person = await Person.at('broken.html');
    expect((await person.leave()).join('\n')).toMatch(/style-src[\s\S]*script-src/);
  });
});
