/** The referee's page as people use it: on a phone held between two, by keyboard and ear, from a link. */
import fc from 'fast-check';
import type { CDPSession } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { refereeWords as en } from '../../components/words/referee.en.ts';
import { refereeWords as ko } from '../../components/words/referee.ko.ts';
import { formatPosition, parsePosition, play } from '../../machine/index.ts';
import { command } from '../../machine/rulebook/command.ts';
import { withoutPicture } from '../../machine/rules/index.ts';
import { settle } from '../../machine/rulebook/dispute.ts';
import { judge } from '../../machine/rulebook/judge.ts';
import { parseQuestion } from '../../machine/rulebook/question.ts';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { words as siteWords } from '../../site/words/index.ts';
import { HOSTILE_MARK, HOSTILE_TEXTS } from '../hostile-texts.ts';
import { axe, base, shifted, stickingOut, visit } from './helpers.ts';
import { askAll, lines, pathOf, phone, questions, ready, stateOf, stored, textOf, verdict, words, type State } from './referees.ts';

const site = visit();

// A position from nothing

/** The faces of a row, laid by hand, and what is asked: the third and the fourth change places. */
const ROW = ['X', 'A', 'A', 'B', 'X', 'P'] as const, LAID = 'X.A.A.B.X.P. - - a 0-0 rulebook', ASKED = 's34';

describe.each(['en', 'ko'] as const)('a position of six tiles, laid from nothing, in %s', (lang) => {
  const says = words[lang];

  it('takes taps on a phone, and the verdict is that of the referee', async () => {
    const { page, faults, close } = await site.open(pathOf(lang), phone);
    await ready(page);
    const from = Date.now();
    let taps = 0;
    const tap = async (name: string): Promise<void> => {
      taps++;
      await page.locator('blue-lion-referee').getByRole('button', { name, exact: true }).first().tap();
    };
    for (const picture of ROW) await tap(says.picture(picture));
    await tap(says.table.tile({ pile: 'row', at: 2 }, 6, 'A', null, false));
    await tap(says.ask.swap(4, 'B'));
    await verdict(page).waitFor();
    const seconds = (Date.now() - from) / 1000, expected = judge(LAID, ASKED);
    expect(await verdict(page).innerText()).toContain(expected.words[lang]);
    expect((await stateOf(page)).judgement).toEqual(expected);
    // It is in sight, and the address asks the same.
    await expect.poll(() => verdict(page).evaluate((element) => { const { top, bottom } = element.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight; })).toBe(true);
    expect(page.url()).toBe(`${site.root}${pathOf(lang, textOf(LAID, ASKED))}`);
    console.log(`${lang}: ${taps} taps, ${seconds.toFixed(1)} s by machine`);
    expect(taps).toBeLessThanOrEqual(10);
    expect(faults).toEqual([]);
    await close();
  });

  it('takes the keyboard alone, going by what a screen reader says', async () => {
    const { page, context, faults, close } = await site.open(pathOf(lang));
    await ready(page);
    const cdp: CDPSession = await context.newCDPSession(page), from = Date.now();
    let keys = 0;
    const press = async (key: string): Promise<void> => { keys++; await page.keyboard.press(key); };
    const heard = async (): Promise<string> => {
      const { nodes } = await cdp.send('Accessibility.getFullAXTree');
      return nodes.filter(({ properties, role }) => role?.value !== 'RootWebArea' && properties?.some(({ name, value }) => name === 'focused' && value.value)).map(({ name }) => String(name?.value ?? '')).at(-1) ?? '';
    };
    const walkTo = async (name: string, key = 'Tab'): Promise<void> => {
      const passed: string[] = [];
      for (let steps = 0; steps < 50; steps++) {
        const now = await heard();
        if (now === name) return;
        passed.push(now);
        await press(key);
      }
      throw new Error(`Never comes to “${name}”, but to: ${[...new Set(passed)].join(' · ')}`);
    };
    for (const [n, picture] of ROW.entries()) {
      const right = n > 0 && 'AXPB'.indexOf(picture) < 'AXPB'.indexOf(ROW[n - 1]!);
      await walkTo(says.picture(picture), right ? 'Shift+Tab' : 'Tab');
      await press('Enter');
    }
    await walkTo(says.ask.title);
    await walkTo(says.table.tile({ pile: 'row', at: 2 }, 6, 'A', null, false), 'Shift+Tab');
    await press('Enter');
    await walkTo(says.ask.swap(4, 'B'));
    await press('Enter');
    const expected = judge(LAID, ASKED);
    // What is told, and what there is to read.
    await page.getByRole('status').or(page.locator('[aria-live]')).filter({ hasText: expected.words[lang] }).first().waitFor({ state: 'attached' });
    expect(await verdict(page).innerText()).toContain(expected.words[lang]);
    console.log(`${lang}: ${keys} keys, ${((Date.now() - from) / 1000).toFixed(1)} s by machine`);
    expect(faults).toEqual([]);
    await close();
  });
});

// Answers

describe('a ruling about the very case', () => {
  it.each(['en', 'ko'] as const)('is named under the answer, by whatever way it was asked, and stays while somebody says what they believe: %s', async (lang) => {
    const { page, faults, close } = await site.open(`${lang === 'ko' ? 'ko/' : ''}rulings/whose-heist/`), question = await page.locator('h1').innerText();
    await page.getByRole('link', { name: siteWords(lang).referee_.ask.case }).click();
    await page.waitForURL(/\/referee\//);
    await ready(page);
    const back = page.locator('[data-about] a');
    await back.waitFor();
    expect(await back.allInnerTexts()).toEqual([question]);
    const { question: asked } = await stateOf(page);
    await page.evaluate((hash) => { location.hash = hash; }, `q=${asked.replace(/\/(v\d+)$/, '/no/a2x0/$1')}`);
    await expect.poll(async () => (await stateOf(page)).question).toContain('/no/');
    expect(await back.isVisible()).toBe(true);
    // Another action is another case.
    await page.evaluate((hash) => { location.hash = hash; }, `q=${asked.replace(/\/[^/]+\/v/, '/f1/v')}`);
    await page.locator('[data-about]').waitFor({ state: 'hidden' });
    await page.goBack();
    await back.waitFor();
    await back.click();
    await page.waitForURL(/\/rulings\/whose-heist\//);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('the answer on the page', () => {
  it.each([['en', 1], ['ko', 3]] as const)('is that of every ruling which is opened from its page, in %s', async (lang, step) => {
    const { page, faults, close } = await site.open(pathOf(lang)), asked = RULINGS.filter((_, n) => n % step === 0);
    await ready(page);
    // The link stands on the page of the ruling, for the move that decides it; or the page says that no position can show it.
    const prefix = lang === 'ko' ? 'ko/' : '', pages = await Promise.all(asked.map(async (ruling) => {
      const text = await (await fetch(`${site.root}${prefix}rulings/${ruling.id}/`)).text();
      return { ruling, link: /href="[^"]*\/referee\/#q=([^"&]+)/.exec(text)?.[1] ?? null, says: text.includes(siteWords(lang).rulings_.noPosition) };
    }));
    for (const { ruling, link, says } of pages) {
      expect(says, ruling.id).toBe(link === null);
      if (link === null) expect(ruling.rules[0], ruling.id).toMatch(/^R(1|2|7\.3|8)/);
    }
    const linked = pages.filter(({ link }) => link !== null);
    expect(linked.length).toBeGreaterThan(0.7 * asked.length);
    const read = await askAll(page, linked.map(({ link }) => link!));
    for (const [n, { ruling: { id, position, moves, rules: cited, outcome: { paid, refused } } }] of linked.entries()) {
      const { judgement, seen, rules } = read[n]!, started = parsePosition(position);
      // Played by the rules up to a move of the ruling that has this position and move: that is what was asked.
      let here = started.ok ? started.value : null, at = -1;
      for (const [i, move] of moves.entries()) {
        if (!here) break;
        if (formatPosition(here) === judgement.position && (judgement.move === move || withoutPicture(judgement.move) === withoutPicture(move))) { at = i; break; }
        const played = play(here, move);
        here = played.ok ? played.position : null;
      }
      expect(at, id).toBeGreaterThanOrEqual(0);
      const isRefused = at === moves.length - 1 && refused !== undefined;
      expect(judgement, id).toEqual(judge(judgement.position, moves[at]!));
      expect(seen, id).toContain(judgement.words[lang]);
      expect(judgement.verdict === 'forbidden', id).toBe(isRefused);
      if (isRefused) expect(judgement.trace[0]!.rule, id).toBe(refused.rule);
      else if (judgement.verdict === 'allowed') expect(judgement.payments.map(({ for: owner, points }) => `${owner}${points}`).join(' '), id).toBe(paid[at]);
      expect([judgement, ...judgement.outcomes].flatMap(({ trace }) => trace.map(({ rule }) => rule)).some((rule) => rule && cited.includes(rule)), id).toBe(true);
      for (const { rule } of judgement.trace) if (rule) expect(rules, id).toContain(rule);
    }
    expect(faults).toEqual([]);
    await close();
  }, 120_000);

  it('is that of the library and of the command line, for 200 questions of every kind', async () => {
    const { page, faults, close } = await site.open(pathOf('en')), asked = fc.sample(questions, { numRuns: 200, seed: 6 });
    await ready(page);
    const read = await askAll(page, asked.map(({ position, move }) => textOf(position, move)));
    const kinds = new Set<string>();
    for (const [n, { position, move }] of asked.entries()) {
      const { judgement, seen, question } = read[n]!, { move: canonical } = (parseQuestion(textOf(position, move)) as { value: { move: string } }).value, expected = judge(position, canonical);
      expect(question).toBe(textOf(position, move));
      expect(judgement, `${position} ${move}`).toEqual(expected);
      expect(seen).toContain(expected.words.en);
      expect(JSON.parse(command(['judge', position, canonical, '--json']).text)).toMatchObject(JSON.parse(JSON.stringify(expected)));
      kinds.add(expected.verdict);
    }
    expect([...kinds].sort()).toEqual(['allowed', 'forbidden', 'open']);
    expect(faults).toEqual([]);
    await close();
  }, 120_000);

  it('says who of two is right, and a link to it says the same to somebody else', async () => {
    const beliefs = [{ allowed: false }, { allowed: true, a: 2, x: 0 }] as const, position = 'XaAbApBxXpPb - - a 0-0 rulebook', text = textOf(position, 's34', beliefs);
    const { page, context, close } = await site.open(pathOf('en', textOf(position, 's34')));
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await verdict(page).waitFor();
    await page.locator('blue-lion-referee').getByText(en.dispute.title, { exact: true }).click();
    const halves = page.locator('blue-lion-referee fieldset');
    await halves.nth(0).getByRole('button', { name: en.dispute.no, exact: true }).click();
    for (let n = 0; n < 2; n++) await halves.nth(1).getByRole('button', { name: /further|more/ }).first().click();
    await expect.poll(() => page.url()).toBe(`${site.root}${pathOf('en', text)}`);
    const expected = settle(position, 's34', beliefs)!;
    expect(expected.right).toBe('two');
    const settled = page.locator('blue-lion-referee [part=settlement]'), reason = expected.words.en.replace('The second is right, the first is not. ', '');
    expect((await settled.innerText()).split(reason), 'why it is so is said once').toHaveLength(2);
    // On paper they have their names, also one that is given last.
    await halves.nth(1).getByRole('textbox').fill('Mina');
    await expect.poll(() => page.locator('[data-sheet]').textContent()).toContain('Mina is right, the first is not.');
    expect(await page.locator('[data-sheet]').textContent()).toMatch(/The first:\s*“Not allowed\.” That is not right\./);
    await halves.nth(1).getByRole('textbox').fill('');
    await page.locator('blue-lion-referee').getByRole('button', { name: en.share.link, exact: true }).click();
    await page.locator('blue-lion-referee').getByText(en.share.copied).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(`${site.root}${pathOf('en', text)}`);
    // What the two believe is no other question: the list has it once.
    expect(await stored(page)).toEqual([text]);

    const other = await (await site.context(phone)).newPage();
    await other.goto(link.replace('/referee/', '/ko/referee/'));
    await verdict(other).waitFor();
    expect(await stateOf(other)).toEqual(await stateOf(page));
    expect(await other.locator('blue-lion-referee [part=settlement]').innerText()).toContain(ko.dispute.settled('two', ...ko.dispute.names));
    await other.context().close();
    await close();
  });

  it('of a question of an older version says which of its rules have changed since, and keeps its address', async () => {
    const text = textOf('XaAbApBxXpPb - - a 0-0 rulebook', 's34').replace(`v${RULES_VERSION}`, 'v1');
    const { page, faults, close } = await site.open(pathOf('en', text));
    const note = page.locator('[data-old]');
    await note.waitFor();
    expect(await note.innerText()).toMatch(/under version 1 of the rules.*changed since: R4\.3\./);
    expect(await note.locator('a').getAttribute('href')).toBe(`${site.root}rules/?v=1#r4-3`);
    expect(page.url()).toBe(`${site.root}${pathOf('en', text)}`);
    await page.evaluate((next) => { location.hash = `q=${next}`; }, textOf('XaAbApBxXpPb - - a 0-0 rulebook', 'f1'));
    await note.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await close();
  });
});

// Addresses

describe('the address', () => {
  it('asks again when one goes back and forward, when one is pasted, and for games and positions as other pages write them', async () => {
    const { page, faults, close } = await site.open(pathOf('en', textOf('XaAbApBxXpPb - - a 0-0 rulebook', 's34')));
    await verdict(page).waitFor();
    const moves = async (): Promise<string> => (await stateOf(page)).move;
    await page.evaluate((next) => { location.hash = `q=${next}`; }, textOf('XaAbApBxXpPb - - a 0-0 rulebook', 'lr'));
    await expect.poll(moves).toBe('lr');
    await page.goBack();
    await expect.poll(moves).toBe('s34');
    await page.goForward();
    await expect.poll(moves).toBe('lr');
    // Percent signs, spaces and other dashes: the address is then written as it should be.
    await page.evaluate(() => { location.hash = 'q=XaAbApBxXpPb%20-%20-%20a%200-0%20rulebook/S34'.replace('S34', 's34'); });
    await expect.poll(() => page.url()).toBe(`${site.root}${pathOf('en', textOf('XaAbApBxXpPb - - a 0-0 rulebook', 's34'))}`);
    await page.evaluate(() => { location.hash = 'r=XaAbApBxXpPb%20-%20-%20a%200-0%20rulebook%20s34%20rl&at=1'; });
    await expect.poll(async () => (await stateOf(page)).position.split(' ')[0]).not.toBe('XaAbApBxXpPb');
    await page.evaluate(() => { location.hash = 'position=XaAbApBxXpPb_-_-_x_3-0_overview'; });
    await expect.poll(async () => (await stateOf(page)).position).toBe('XaAbApBxXpPb - - x 3-0 overview');
    // A place on the page is no question.
    const before = await stateOf(page);
    await page.evaluate(() => { location.hash = 'examples'; });
    expect(await stateOf(page)).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  });

  it('has a step for each question and each “And then?”, so that Back on a phone undoes one at a time; setting up is no step', async () => {
    const { page, faults, close } = await site.open('about/', phone), referee = page.locator('blue-lion-referee');
    await page.goto(`${site.root}${pathOf('en')}`);
    await ready(page);
    const tap = (name: string): Promise<void> => referee.getByRole('button', { name, exact: true }).first().tap(), entries = (): Promise<number> => page.evaluate(() => history.length);
    const asked = async (): Promise<string> => { const { position, move, before } = await stateOf(page) as State & { before: string[] }; return `${position.split(' ')[0]} ${move || '?'} ${before.length}`; };
    const atFirst = await entries();
    for (const picture of ROW) await tap(en.picture(picture));
    expect(await entries(), 'six tiles').toBe(atFirst);
    const row = 'X.A.A.B.X.P.', steps = [`${row} ? 0`];
    await tap(en.table.tile({ pile: 'row', at: 2 }, 6, 'A', null, false));
    await tap(en.ask.swap(4, 'B'));
    steps.push(`${row} s34 0`);
    await expect.poll(asked).toBe(steps[1]);
    // Another turn and what anybody believes are no steps.
    await referee.getByText(en.dispute.title, { exact: true }).tap();
    await referee.locator('fieldset').nth(0).getByRole('button', { name: en.dispute.no, exact: true }).tap();
    await expect.poll(() => page.url()).toContain('/s34/no/');
    await tap(en.verdict.andThen);
    await expect.poll(asked).toMatch(/ \? 1$/);
    steps.push(await asked());
    await tap(en.ask.pass);
    await expect.poll(asked).toMatch(/ pass 1$/);
    steps.push(await asked());
    expect(await entries()).toBe(atFirst + 3);
    for (const step of steps.toReversed().slice(1)) {
      await page.goBack();
      await expect.poll(asked).toBe(step);
    }
    for (const step of steps.slice(1)) {
      await page.goForward();
      await expect.poll(asked).toBe(step);
    }
    await page.reload();
    // What led to it is still there.
    await expect.poll(asked).toBe(steps[3]);
    // A question is not lost to what is laid after it.
    await tap(en.table.anew);
    await expect.poll(() => page.url()).not.toContain('#');
    await tap(en.picture('X'));
    await page.goBack();
    await expect.poll(asked).toBe(steps[3]);
    await page.goForward();
    await expect.poll(asked).toBe(' ? 0');
    expect(await stored(page)).toHaveLength(2);
    for (let n = 0; n < 4; n++) await page.goBack();
    await expect.poll(asked).toBe(steps[0]);
    await page.goBack();
    await page.waitForURL(`${site.root}about/`);
    expect(faults).toEqual([]);
    await close();
  });

  it('may say whatever it likes, and so may the box: 200 hostile texts run nothing, break nothing, lose nothing', async () => {
    const { page, faults, close } = await site.open(pathOf('en', textOf('XaAbApBxXpPb - - a 0-0 rulebook', 's34')));
    await verdict(page).waitFor();
    let dialogs = 0;
    page.on('dialog', (dialog) => { dialogs++; void dialog.dismiss(); });
    const before = await stateOf(page);
    expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(200);
    const outcome = await page.evaluate(async ({ texts, mark }) => {
      const referee = document.querySelector('blue-lion-referee') as any, root = referee.shadowRoot as ShadowRoot, bad: string[] = [];
      const settled = async (): Promise<void> => { await new Promise((done) => { setTimeout(done, 0); }); await referee.updateComplete; };
      let unread = 0, asked = 0;
      for (const [n, text] of texts.entries()) for (const way of ['address', 'box'] as const) {
        const was = referee.state.question;
        if (way === 'address') {
          location.hash = `${n % 2 ? 'q=' : ''}${text.startsWith('#') ? text.slice(1) : text}`;
          await settled();
          await settled();
        } else {
          if (!root.querySelector('textarea')) { [...root.querySelectorAll<HTMLButtonElement>('.head button')].at(-1)!.click(); await settled(); }
          const field = root.querySelector<HTMLTextAreaElement>('form textarea')!;
          field.value = text;
          field.form!.requestSubmit();
          await settled();
          await settled();
        }
        const isUnread = root.querySelector('.unread') !== null;
        if (isUnread) unread++;
        if (referee.state.question !== was) asked++;
        if (mark in globalThis || document.querySelector('script[src^="data"],iframe') || root.querySelector('script,iframe,img,object,embed')) bad.push(`${way} ran: ${text.slice(0, 80)}`);
        if (isUnread && referee.state.question !== was) bad.push(`${way} lost: ${text.slice(0, 80)}`);
        if (isUnread && root.querySelector('.unread li')!.textContent!.trim() === '') bad.push(`${way} says nothing: ${text.slice(0, 80)}`);
        if (document.documentElement.scrollWidth > innerWidth) bad.push(`${way} is too wide: ${text.slice(0, 80)}`);
      }
      return { bad, unread, asked, origin: location.origin };
    }, { texts: HOSTILE_TEXTS, mark: HOSTILE_MARK });
    expect(outcome.bad).toEqual([]);
    expect(outcome.unread).toBeGreaterThan(200);
    expect(outcome.origin).toBe(site.origin);
    expect(dialogs).toBe(0);
    // It is still a referee.
    await page.evaluate((text) => { location.hash = `q=${text}`; }, textOf('XaAbApBxXpPb - - a 0-0 rulebook', 's34'));
    await expect.poll(() => stateOf(page)).toEqual(before);
    expect(faults).toEqual([]);
    await close();
  }, 120_000);
});

// The page

const views = base === '/' ? [320, 1280] : [320];
describe.each(['en', 'ko'] as const)('the page in %s', (lang) => {
  it.each(views)('with an answer fits %s px, does not move while it comes, and axe finds nothing by night and day', async (width) => {
    const { page, faults, close } = await site.open(pathOf(lang, textOf('X.A.A.B.X.P. - - a 0-0 rulebook', 'f3', [{ allowed: false }, null])), { viewport: { width, height: 740 }, colorScheme: 'dark', idle: true });
    await verdict(page).waitFor();
    await lines(page).first().waitFor();
    expect(await shifted(page)).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await stickingOut(page)).toEqual([]);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForFunction((scheme) => getComputedStyle(document.documentElement).colorScheme === scheme, colorScheme);
      expect(await axe(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps the place of the referee free before it comes: all that it takes, and not much more', async () => {
    const { page, close } = await site.open(pathOf(lang));
    await ready(page);
    for (const width of [320, 360, 430, 560, 800, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const [kept, taken] = await page.locator('blue-lion-referee').evaluate((element) => [parseFloat(getComputedStyle(element).minBlockSize), element.shadowRoot!.querySelector('[part=referee]')!.getBoundingClientRect().height]);
      expect(taken, `${width} px`).toBeLessThanOrEqual(kept! + 1);
      expect(kept! - taken!, `${width} px`).toBeLessThan(96);
    }
    await close();
  });

  it('says without script what it is, answers what is asked most, and shows nothing that does not work', async () => {
    const { page, close } = await site.open(pathOf(lang), { javaScriptEnabled: false, viewport: { width: 320, height: 640 } }), text = siteWords(lang).referee_;
    expect(await page.locator('blue-lion-referee noscript p').innerText()).toBe(text.needsScript);
    expect(await page.locator('blue-lion-referee svg').first().isVisible()).toBe(true);
    expect(await page.locator('.examples h3 a:visible').count()).toBe(4);
    expect(await page.locator('main :is(button, input, select, textarea):visible').count()).toBe(0);
    await close();
  });

  it('says so when the referee does not come', async () => {
    const { page, context, close } = await site.open('about/');
    await context.route(/\/_astro\/referee\..*\.js/, (route) => route.abort());
    await page.goto(`${site.root}${pathOf(lang)}`);
    await page.getByText(siteWords(lang).referee_.failed).waitFor();
    await close();
  });
});
