import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { base, built } from './helpers.ts';

/** A page as it was built, by its path below the base. */
interface Page { readonly html: string; readonly ids: ReadonlySet<string> }
const files = new Set<string>(), pages = new Map<string, Page>();

beforeAll(async () => {
  for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name), name = path.relative(built, file).split(path.sep).join('/');
    files.add(name);
    if (!name.endsWith('.html')) continue;
    const html = (await readFile(file, 'utf8')).replace(/<!--.*?-->/gs, '');
    pages.set(name.replace(/(^|\/)index\.html$/, '$1'), { html, ids: new Set(Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g), ([, id]) => id!)) });
  }
});

const plain = (text: string): string => text.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', '\'');
/** The origin that the site was built for. */
const origin = () => /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(pages.get('')!.html)![1]!;

it('leads to nothing of its own that is not there, page or file or anchor', () => {
  const broken: string[] = [];
  let links = 0, anchors = 0;
  for (const [name, { html }] of pages) {
    for (const [, , text] of html.replace(/<pre.*?<\/pre>/gs, '').matchAll(/\s(href|src|data-address|data-embed)="([^"]*)"/g)) {
      const address = new URL(plain(text!), `${origin()}${base}${name}`);
      // The page for what does not exist has two names.
      if (address.origin !== origin() || address.pathname === `${base}404/`) continue;
      links++;
      const below = address.pathname.startsWith(base) ? decodeURIComponent(address.pathname.slice(base.length)) : null;
      const page = below === null ? undefined : pages.get(below.replace(/(^|\/)index\.html$/, '$1')), isThere = page !== undefined || (below !== null && files.has(below));
      const anchor = decodeURIComponent(address.hash.slice(1));
      // What stands after the # of a page with a table says what is on it.
      const isAnchor = anchor !== '' && !anchor.includes('=');
      if (isAnchor) anchors++;
      if (!isThere || (isAnchor && !page?.ids.has(anchor))) broken.push(`${name}: ${text}`);
    }
  }
  expect([...new Set(broken)]).toEqual([]);
  expect(pages.size).toBeGreaterThan(100);
  expect(links).toBeGreaterThan(pages.size * 10);
  expect(anchors).toBeGreaterThan(100);
});

it('uses every id once on a page', () => {
  const twice = [...pages].flatMap(([name, { html, ids }]) => [...ids].filter((id) => html.split(` id="${id}"`).length > 2).map((id) => `${name}: ${id}`));
  expect(twice).toEqual([]);
});

it('has the same pages and the same anchors in both languages', () => {
  const one = (name: string) => name === 'embed/' || name === '404.html' || name === 'ko/404/';
  const names = [...pages.keys()].filter((name) => !one(name)), english = names.filter((name) => !name.startsWith('ko/'));
  expect(names.filter((name) => name.startsWith('ko/')).map((name) => name.slice(3)).sort()).toEqual(english.sort());
  for (const name of english) expect([...pages.get(`ko/${name}`)!.ids], name).toEqual([...pages.get(name)!.ids]);
});
