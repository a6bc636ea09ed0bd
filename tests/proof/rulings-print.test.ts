/** Every ruling, in both languages, on one page of A4 and of Letter. Needs the built site (`npm run build:site`). */
import { expect, it } from 'vitest';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { visit } from '../site/helpers.ts';

const site = visit();

it.each(['', 'ko/'])('/%srulings/…/: each prints on one page, in either format', async (prefix) => {
  const context = await site.context(), page = await context.newPage(), longer: string[] = [];
  for (const { id } of RULINGS) {
    await page.goto(`${site.root}${prefix}rulings/${id}/`);
    await page.locator('[data-qr]').waitFor();
    for (const format of ['A4', 'Letter']) {
      const pages = ((await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
      if (pages !== 1) longer.push(`${id}, ${format}: ${pages}`);
    }
  }
  expect(longer).toEqual([]);
  await context.close();
});
