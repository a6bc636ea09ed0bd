import { describe, expect, it } from 'vitest';
import { visit } from './helpers.ts';

const site = visit();

describe.each([
  ['', { tile: 'Loose tile 1 of 6', right: 'Right end', lay: 'Lay as it lies', next: /^Arsène: place a tile/, line: /Two players, ten minutes, from eight years/ }],
  ['ko/', { tile: '남은 타일', right: '오른쪽 끝', lay: '보이는 그대로', next: /^아르센/, line: /둘이서 10분, 여덟 살부터/ }],
] as const)('home /%s', (path, words) => {
  it.each([{ width: 320, height: 640 }, { width: 1280, height: 800 }])('shows one line and a table in $width × $height', async (viewport) => {
    const { page, close } = await site.open(path, { viewport });
    expect(await page.locator('h1').innerText()).toMatch(words.line);
    const tile = page.locator('blue-lion-loose [part~=tile]').first();
    await tile.waitFor();
    const box = (await tile.boundingBox())!;
    expect(box.y + box.height).toBeLessThan(viewport.height);
    await close();
  });

  it('lets a visitor make the first move, and the house answers', async () => {
    const { page, faults, close } = await site.open(path);
    await page.getByRole('button', { name: words.tile }).first().click();
    const end = page.getByRole('button', { name: words.right });
    if (await end.isVisible()) await end.click();
    await page.getByRole('button', { name: words.lay }).click();
    await page.waitForFunction(() => {
      const { position, turn } = document.querySelector<any>('blue-lion-game').state;
      return turn === 'a' && position.split(' ')[1].length === 8;
    });
    await page.getByRole('heading', { name: words.next }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
