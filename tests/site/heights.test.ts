import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heightOf, heights, type Shown } from '../../site/look/reserve.ts';
import { visit } from './helpers.ts';

/*
 * The height that is kept free for a table before it is there, against the real table, as it stands in a frame. Too little
 * and the page moves; much more, and there is a hole. `HEIGHTS=write npm run test:site -- heights` writes the figures that
 * fit into site/look/reserve.ts; the site has to be built again then.
 */
const site = visit();
const position = 'XaAbApBxXpPb_-_-_a_0-0_rulebook', toss = '-_P.X.B.A.A.P._-_a_0-0_rulebook';
const addresses: Readonly<Record<Shown, readonly string[]>> = {
  building: [`position=${toss}`, 'first=x&lady-x=computer', 'first=a&arsene-name=Ann&lady-x-name=Robert'],
  row: [`position=${position}`, 'position=XaAbApBxXp_-_Pb_a_3-0_rulebook', 'position=XaAbApBxXp_-_Pb/_x_3-0_rulebook'],
  replay: [`mode=replay&r=${encodeURIComponent(`${position.replaceAll('_', ' ')} s34`)}`],
  diagram: [`mode=diagram&position=${position}`],
};
/** For each line of figures, the widths where they are measured. */
const measured = [[288, 312, 320, 360, 400, 440, 480, 520, 559], [560, 600, 640, 699], [700, 736, 800, 1000]] as const;
/** The widths that are promised, and how much more than the tallest needs may be free there, in pixels. */
const promised = [320, 560, 800], AT_MOST_FREE = 32;

/** The height of the table, once two frames agree on it. */
async function height(page: Page): Promise<number> {
  const now = () => page.evaluate(() => new Promise<number>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done(document.querySelector('blue-lion-game')!.getBoundingClientRect().height)));
  }));
  let before = 0;
  for (let next = await now(); next !== before; next = await now()) before = next;
  return before;
}

/** The line of the smallest sum over all points that lies above each of them: the figures that fit. */
function lineAbove(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const free = ([pixels, share]: readonly [number, number]) => points.reduce((all, [x, y]) => all + pixels + share * x - y, 0);
  const lines = Array.from({ length: 80 }, (_, n) => n / 100 - 0.1).map((share) => [Math.ceil(Math.max(...points.map(([x, y]) => y - share * x))), share] as const);
  return lines.reduce((best, next) => (free(next) < free(best) ? next : best));
}

it.each(Object.keys(addresses) as Shown[])('keeps the height for: %s', async (shown) => {
  const points: (readonly [number, number])[] = [];
  for (const lang of ['en', 'ko']) for (const address of addresses[shown]) {
    const { page, close } = await site.open(`embed/#lang=${lang}&${address}`);
    await page.locator('blue-lion-foot').first().waitFor({ state: 'attached' });
    for (const width of measured.flat()) {
      await page.setViewportSize({ width, height: 900 });
      points.push([width, await height(page)]);
    }
    await close();
  }
  const fitting: (readonly [number, number])[] = [];
  const told = measured.map((widths, n) => {
    const here = points.filter(([width]) => widths.includes(width as never)), [pixels, share] = lineAbove(here);
    fitting.push([pixels, share]);
    return `from ${heights[n]!.from}: [${heights[n]![shown].join(', ')}], and [${pixels}, ${share.toFixed(2)}] fits ${here.map(([x, y]) => `${x}:${Math.round(y)}`).join(' ')}`;
  }).join('\n');
  if (process.env.HEIGHTS === 'write') {
    const file = new URL('../../site/look/reserve.ts', import.meta.url);
    let line = 0;
    const text = (await readFile(file, 'utf8')).replace(new RegExp(`${shown}: \\[[^\\]]*\\]`, 'g'), () => `${shown}: [${fitting[line]![0]}, ${Number(fitting[line++]![1].toFixed(2))}]`);
    await writeFile(file, text);
    return;
  }
  for (const [width, needed] of points) {
    const free = heightOf(shown, width) - needed;
    expect(free, `${width} px of ${shown}\n${told}`).toBeGreaterThanOrEqual(-1);
  }
  for (const width of promised) {
    const tallest = Math.max(...points.filter(([each]) => each === width).map(([, needed]) => needed));
    expect(heightOf(shown, width) - tallest, `${width} px of ${shown}\n${told}`).toBeLessThan(AT_MOST_FREE);
  }
}, 180_000);
