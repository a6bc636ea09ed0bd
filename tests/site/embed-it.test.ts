import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KINDS, referenceIn } from '../../site/reference/read.ts';
import { ko } from '../../site/reference/ko.ts';
import { frameSnippet, shownIn, startFrom, tagSnippet } from '../../site/scripts/snippet.ts';
import { fragmentOf, gameAddress, saidIn, type Said } from '../../site/scripts/link.ts';
import { visit } from './helpers.ts';

const site = visit();
const position = 'XaAbApBxXpPb - - a 0-0 rulebook', record = `${position} s34 {so_it goes & <b>on</b>} lr`;
const hostile = ['"><script>window.hacked=1</script>', "' onload='window.hacked=1", '</textarea><img src=x onerror="window.hacked=1">', '&quot;&lt;&#x3c;', 'a\nb\tc', '</script>', '\ud800 half', '#&=?+%25%'];
const place = { embedPage: 'https://lion.example/embed/', title: 'The Blue Lion', width: null };

describe('what is said in an address', () => {
  const all: Said = {
    position, options: 'rulebook,pass=1', first: 'x', seed: 'a b', arsene: 'computer', 'lady-x': 'human', 'arsene-name': 'Åsa & Co', 'lady-x-name': '김 <x>', memory: 'all', 'take-back': 'off',
    seating: 'facing', lang: 'ko', theme: 'contrast', mode: 'diagram', at: '3',
  };
  it('comes out as it went in', () => {
    expect(saidIn(`https://lion.example/embed/${fragmentOf(all)}`)).toEqual({ ...all, position: position.replaceAll(' ', '_') });
    expect(saidIn(`https://lion.example/embed/${fragmentOf({ record })}`)).toEqual({ record });
    for (const text of hostile) expect(saidIn(`https://lion.example/${fragmentOf({ seed: text })}`).seed).toBe(text.replace('\ud800', '\uFFFD'));
    expect(fragmentOf({})).toBe('');
  });
  it('leads to the play page, and to a move there unless that is the last', () => {
    expect(saidIn(gameAddress('https://lion.example/ko/play/?x#y', record))).toEqual({ record });
    expect(saidIn(gameAddress('https://lion.example/play/', record, 1))).toEqual({ record, at: '1' });
    expect(saidIn(gameAddress('https://lion.example/play/', record, 2))).toEqual({ record });
    expect(gameAddress('https://lion.example/play/', 'nonsense', 1)).toBe('https://lion.example/play/#r=nonsense');
  });
});

describe('what is written to copy', () => {
  it('starts from a position, a record, or a toss, and keeps the height for it', () => {
    expect(startFrom(` ${position} `)).toEqual({ position });
    expect(startFrom(record)).toEqual({ record });
    expect(startFrom('  ')).toEqual({});
    expect([{}, { position }, { record }, { record, mode: 'replay' }, { position, mode: 'diagram' }, { position: 'broken' }].map((said) => shownIn(said as Said))).toEqual(['building', 'row', 'row', 'replay', 'diagram', 'building']);
  });

  it('is one frame or one element with exactly what was chosen, whatever was typed', async () => {
    const { page, close } = await site.open('about/');
    for (const text of hostile) {
      const said: Said = { ...startFrom(text), 'arsene-name': text, lang: 'ko' };
      const [frame, tag] = await page.evaluate((texts) => texts.map((each) => {
        const read = new DOMParser().parseFromString(each, 'text/html'), found = [...read.querySelectorAll('iframe, blue-lion-game')];
        return { attributes: found.map((one) => Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value]))), all: [...read.querySelectorAll('body *, head *')].map(({ localName }) => localName).sort() };
      }), [frameSnippet(said, place), tagSnippet(said, place)]);
      expect(frame!.all, text).toEqual(['div', 'iframe', 'script', 'style']);
      expect(tag!.all, text).toEqual(['blue-lion-game', 'div', 'script', 'style']);
      expect(saidIn(frame!.attributes[0]!.src!), text).toEqual(saidIn(`https://lion.example/${fragmentOf(said)}`));
      // Half a surrogate pair is text all the same.
      expect(tag!.attributes[0]!, text).toEqual(said);
    }
    await close();
  });
});

it('has a Korean text for every name in the source, and none for a name that is gone', () => {
  const english = referenceIn('en');
  for (const kind of KINDS) expect(Object.keys(ko[kind]).sort()).toEqual(english[kind].map(({ name }) => name).sort());
  expect(english.attributes.map(({ name }) => name)).toEqual(expect.arrayContaining(['position', 'lady-x', 'take-back', 'mode']));
  expect(english.events.length).toBeGreaterThan(8);
  expect(english.parts.length).toBeGreaterThan(7);
});

describe.each([['', 'What goes into your page'], ['ko/', '페이지에 무엇을 넣을까요?']] as const)('the controls on /%sembed-it/', (path, legend) => {
  const open = async () => {
    const opened = await site.open(`${path}embed-it/`, { viewport: { width: 1280, height: 900 } });
    await opened.page.getByRole('group', { name: legend }).waitFor();
    return opened;
  };
  const snippet = (page: Page) => page.locator('[data-snippet]').innerText();
  const shown = (page: Page) => {
    const frame = page.frames().find((each) => each.url().includes('/embed/'))!;
    return { frame, table: frame.locator('blue-lion-game') };
  };

  it('write what to copy, and show it', async () => {
    const { page, faults, close } = await open();
    await page.locator('[name=start]').fill(position);
    await page.locator('[name=lady-x]').selectOption('computer');
    await page.locator('[name=theme]').selectOption('night');
    await page.locator('[name=width]').selectOption('560');
    await page.locator('summary', { hasText: path ? '더 고르기' : 'More choices' }).click();
    await page.locator('[name=arsene-name]').fill('Ann');
    const lang = path ? 'ko' : 'en';
    const text = await snippet(page);
    expect(text).toContain(`${site.root}embed/#position=XaAbApBxXpPb_-_-_a_0-0_rulebook&amp;lady-x=computer&amp;arsene-name=Ann&amp;lang=${lang}&amp;theme=night`);
    expect(text).toContain('max-inline-size: 560px');
    const { frame, table } = shown(page);
    await expect.poll(() => table.evaluate((element: any) => element.state.position as string)).toBe(position);
    // The frame is as high as its table.
    await expect.poll(async () => {
      const inside = await frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
      return (await page.locator('[data-preview] iframe').boundingBox())!.height - inside;
    }).toBe(0);
    expect((await page.locator('[data-preview] iframe').boundingBox())!.width).toBe(560);

    await page.locator('[value=tag]').check();
    expect(await snippet(page)).toContain(`<blue-lion-game position="${position}" lady-x="computer" arsene-name="Ann" lang="${lang}" theme="night"></blue-lion-game>`);

    await page.locator('[name=start]').fill(record);
    await page.locator('[name=mode]').selectOption('replay');
    await page.locator('[name=at]').fill('1');
    expect(await snippet(page)).toContain('mode="replay" at="1"');
    // The way back leads out of this page, not through what was shown.
    expect(await page.evaluate(() => history.length)).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });

  it('leave text what was typed as text', async () => {
    const { page, faults, close } = await open();
    await page.locator('summary', { hasText: path ? '더 고르기' : 'More choices' }).click();
    for (const text of hostile) {
      for (const name of ['start', 'arsene-name', 'options', 'seed']) await page.locator(`[name=${name}]`).fill(text);
      for (const what of ['frame', 'tag']) {
        await page.locator(`[value=${what}]`).check();
        expect(await snippet(page)).toContain('<div class="blue-lion">');
      }
      const { table } = shown(page);
      await table.waitFor();
      expect(await page.evaluate(() => (globalThis as any).hacked)).toBeUndefined();
    }
    await page.waitForTimeout(400);
    for (const frame of page.frames()) expect(await frame.evaluate(() => (globalThis as any).hacked)).toBeUndefined();
    expect(await page.locator('[data-snippet] *').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('copy it', async () => {
    const { page, context, close } = await open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('[data-copy]').click();
    await page.locator('[data-note=copied]').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator('[data-snippet]').evaluate((code) => code.textContent));
    await close();
  });
});

it('what is copied, put into a page, shows the frame at its height, and nothing below it moves', async () => {
  const { page, close } = await site.open('about/', { viewport: { width: 600, height: 2000 } });
  const html = frameSnippet({ position }, { embedPage: `${site.root}embed/`, title: 'The Blue Lion', width: null });
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Host</title>${html}<p id="below">below</p>` }));
  await page.goto(`${site.root}host.html`);
  const at = async () => (await page.locator('#below').boundingBox())!.y;
  const before = await at();
  await page.frames()[1]!.locator('blue-lion-foot').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(300);
  expect(Math.abs((await at()) - before)).toBeLessThan(48);
  await close();
});
