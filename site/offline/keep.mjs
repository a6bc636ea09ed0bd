// @ts-check
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Not kept: the search with its index, the picture for link previews, what only crawlers, other programs and those who install read. */
const LEFT_OUT = /^(pagefind\/|icons\/|(ko\/)?app\.webmanifest$|social\.png$|sitemap|sw\.js$|rul(e|ing)s\.json$|schema\/|conformance\/)/;

/** @param {'sha256' | 'sha1'} kind @param {string | Uint8Array} data @param {'base64' | 'hex'} form */
const hash = (kind, data, form) => createHash(kind).update(data).digest(form);

/**
 * Writes the service worker beside the built pages: worker.js, with a list of everything that was built and the hash of each file.
 * @returns {import('astro').AstroIntegration}
 */
export const worksOffline = () => ({
  name: 'works-offline',
  hooks: {
    'astro:build:done': async ({ dir, logger }) => {
      const root = fileURLToPath(dir), files = [];
      let bytes = 0;
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name), name = path.relative(root, file).split(path.sep).join('/');
        if (!entry.isFile() || LEFT_OUT.test(name)) continue;
        const data = await readFile(file);
        bytes += data.length;
        files.push([name.replace(/(^|\/)index\.html$/, '$1'), `sha256-${hash('sha256', data, 'base64')}`]);
      }
      files.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
      const worker = await readFile(new URL('worker.js', import.meta.url), 'utf8');
      const list = JSON.stringify(files), version = hash('sha1', list + worker, 'hex').slice(0, 12);
      await writeFile(path.join(root, 'sw.js'), `const VERSION = '${version}';\nconst FILES = ${list};\n${worker}`);
      logger.info(`${files.length} files, ${Math.round(bytes / 1000)} KB, are kept after a visit.`);
    },
  },
});

/**
 * Takes pages out of the sitemap: a page that asks not to be found has no place in it.
 * @param {readonly string[]} pages addresses below the base, such as /embed/
 * @returns {import('astro').AstroIntegration}
 */
export const unlisted = (pages) => ({
  name: 'unlisted',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      for (const name of (await readdir(dir)).filter((each) => /^sitemap-\d+\.xml$/.test(each))) {
        const file = new URL(name, dir), text = await readFile(file, 'utf8');
        const listed = text.replace(/<url>.*?<\/url>/gs, (url) => (pages.some((page) => url.includes(`${page}</loc>`)) ? '' : url));
        await writeFile(file, listed);
      }
    },
  },
});
