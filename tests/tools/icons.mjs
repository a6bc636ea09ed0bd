// Writes the icons of the installed game into site/public/icons, from the art that the element draws, rendered by any browser:
//   node tests/tools/icons.mjs
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { palette } from '../../components/art/themes.ts';
import { contourWidth, pictures } from '../../components/art/pictures.ts';
import { chromeArgs, findChrome } from '../browser.mjs';

const { night } = palette, folder = fileURLToPath(new URL('../../site/public/icons/', import.meta.url));

/** The gem alone, without the sparkle beside it, which is part of the same outline. */
const [outline, ...inside] = pictures.B;
const gem = `<path d="${outline.d.split('z')[0]}z" fill="${night[outline.tone]}" stroke="${night.ink}" stroke-width="${contourWidth}" stroke-linejoin="round"/>` +
  inside.map(({ d, tone }) => `<path d="${d}" fill="${night[tone]}"/>`).join('');

/** The gem on the table at night, within a ring of brass; `share` of the icon is taken by the ring, `radius` rounds the corners. */
const icon = (share, radius) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" rx="${radius}" fill="${night.table}"/>
<g transform="translate(50 50) scale(${share / 100})"><circle r="46" fill="${night.face}" stroke="${night.brass}" stroke-width="4"/><g transform="translate(-35.3 -39) scale(0.72)">${gem}</g></g></svg>`;

/** A mask may leave no more than a circle of 80 %; where nothing is masked the icon has corners of its own. */
const icons = [['icon-192', 192, icon(88, 22)], ['icon-512', 512, icon(88, 22)], ['maskable-512', 512, icon(72, 0)], ['apple-touch-icon', 180, icon(84, 0)]];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeArgs });
for (const [name, size, svg] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${svg.replace('<svg', '<svg style="display:block"')}`);
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
