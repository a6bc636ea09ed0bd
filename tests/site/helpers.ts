/** What the tests of the built site share: a static server under the base path, a browser, pages that are watched, axe. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromeArgs, findChrome } from '../browser.mjs';

/** The base path that the site was built for, with a slash at both ends. */
export const base = `/${process.env.SITE_BASE ?? ''}/`.replace(/\/+/g, '/');
/** Where the built site lies. */
export const built = process.env.SITE_OUT ?? 'dist/site';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.webp': 'image/webp', '.ico': 'image/x-icon', '.woff2': 'font/woff2', '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.txt': 'text/plain; charset=utf-8',
};

export interface Served { readonly origin: string; close(): Promise<void> }
export interface ToServe { readonly directory?: string; readonly under?: string; readonly headers?: Record<string, string> }

/** Serves a directory (default: the built site) under a base path, as a plain host would; `headers` go with every answer. */
export async function serve({ directory = built, under = base, headers = {} }: ToServe = {}): Promise<Served> {
  const root = path.resolve(directory);
  const read = async (file: string) => (path.relative(root, file).startsWith('..') ? undefined : readFile(file).catch(() => undefined));
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const inside = pathname.startsWith(under) ? path.join(root, decodeURIComponent(pathname.slice(under.length))) : undefined;
      const file = inside && (pathname.endsWith('/') ? path.join(inside, 'index.html') : inside);
      const body = file && (await read(file));
      const type = body ? (types[path.extname(file)] ?? 'application/octet-stream') : types['.html'];
      response.writeHead(body ? 200 : 404, { ...headers, 'content-type': type });
      response.end(body ?? (await read(path.join(root, '404.html'))) ?? 'Not found');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => { server.close(() => resolve()); server.closeAllConnections(); }),
  };
}

const launch = (): Promise<Browser> => chromium.launch({ executablePath: findChrome(), args: chromeArgs });

/** A page in a browser profile of its own, and what it did that it should not. */
export interface Opened { readonly page: Page; readonly context: BrowserContext; readonly faults: string[]; readonly close: () => Promise<void> }

/** A served site and a browser for all tests of a file; both are there once its tests run. */
export function visit(what: ToServe = {}): {
  readonly origin: string;
  /** The address of the home page. */
  readonly root: string;
  /** A browser profile of its own. A service worker comes only where it is asked for: it would load the whole site. */
  readonly context: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a path below the root; with `idle`, until nothing is loaded any more. */
  readonly open: (path: string, options?: BrowserContextOptions & { readonly idle?: boolean }) => Promise<Opened>;
} {
  let site: Served | undefined, browser: Browser | undefined;
  beforeAll(async () => {
    site = await serve(what);
    browser = await launch();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });
  const context = (options: BrowserContextOptions = {}) => browser!.newContext({ serviceWorkers: 'block', ...options });
  return {
    get origin() { return site!.origin; },
    get root() { return site!.origin + (what.under ?? base); },
    context,
    open: async (path, { idle, ...options } = {}) => {
      const profile = await context(options), page = await profile.newPage(), faults = watch(page, site!.origin);
      await page.addInitScript(addUpShifts);
      await page.goto(site!.origin + (what.under ?? base) + path, { waitUntil: idle ? 'networkidle' : 'load' });
      return { page, context: profile, faults, close: () => profile.close() };
    },
  };
}

function addUpShifts(): void {
  (globalThis as any).shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as any[]) (globalThis as any).shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** How far things have moved on a page while it loaded (CLS). */
export const shifted = (page: Page): Promise<number> => page.evaluate(() => (globalThis as any).shifted as number);

/** What sticks out of a page on the right, other than what scrolls in its own box. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const out = [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > width + 0.5 && !each.closest('pre, table, svg, .sr-only, dialog'));
    return out.map((each) => `${each.tagName}.${each.getAttribute('class')}`);
  });

/** Everything that a page should not do, collected from now on: errors, violations and failed requests, and requests to anybody else. */
export function watch(page: Page, origin: string): string[] {
  const faults: string[] = [];
  page.on('console', (message) => { if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`); });
  page.on('pageerror', (error) => faults.push(`error: ${String(error)}`));
  // What is given up because the page is left is no fault.
  page.on('requestfailed', (request) => { if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`); });
  page.on('request', (request) => {
    const { protocol, origin: to } = new URL(request.url());
    if (to !== origin && protocol !== 'data:' && protocol !== 'blob:') faults.push(`request to another origin: ${request.url()}`);
  });
  return faults;
}

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds, as `rule: target` lines. */
export async function axe(page: Page): Promise<string[]> {
  await page.evaluate(await axeSource);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as any).axe.run();
    return violations.flatMap(({ id, nodes }: any) => nodes.map((node: any) => `${id}: ${node.target.join(' ')}`));
  });
}
