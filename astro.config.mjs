// @ts-check
// Environment:
//   SITE_BASE     the path that the site lives under, such as /blue-lion/ (default /)
//   SITE_OUT      where the build goes, inside this directory (default dist/site)
//   SITE_ORIGIN   the origin that it will be published on, such as https://example.org: it goes into canonical links and the sitemap
//   SITE_PUBLISH  set to 1 for a build that is to be published: it then fails without SITE_ORIGIN. Other builds get a placeholder.
import { satteri } from '@astrojs/markdown-satteri';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { unlisted, worksOffline } from './site/offline/keep.mjs';
import { finderIndex } from './site/scripts/finder/plugin.mjs';

const { SITE_ORIGIN, SITE_PUBLISH, SITE_BASE = '/', SITE_OUT = 'dist/site' } = process.env;
if (SITE_PUBLISH && !SITE_ORIGIN) {
  throw new Error('SITE_PUBLISH is set, but not SITE_ORIGIN: say where the site will be published, such as SITE_ORIGIN=https://example.org');
}

// Astro does not put `base` before absolute links written in Markdown.
const base = SITE_BASE.replace(/\/$/, '');
const baseLinks = /** @type {import('satteri').MdastPluginDefinition} */ ({
  name: 'base-links',
  link(node, context) {
    if (base && node.url.startsWith('/') && !node.url.startsWith('//')) context.replaceNode(node, { ...node, url: base + node.url });
  },
});

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: SITE_OUT,
  cacheDir: './node_modules/.astro',
  site: SITE_ORIGIN ?? 'https://example.invalid',
  base: SITE_BASE,
  // It would lie over the buttons of the table.
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [baseLinks] }) },
  vite: {
    plugins: [finderIndex()],
    build: {
      rolldownOptions: {
        onLog(level, log, handle) {
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
        },
      },
    },
  },
  integrations: [
    starlight({
      title: { en: 'The Blue Lion', ko: '블루 라이언' },
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, ko: { label: '한국어', lang: 'ko' } },
      // The pages stand in the header (site/look/Header.astro).
      sidebar: [],
      disable404Route: true, // site/content/docs/404.mdx is ours
      pagination: false,
      tableOfContents: false,
      expressiveCode: false,
      customCss: ['./site/look/site.css'],
      components: {
        Footer: './site/look/learn/After.astro',
        Head: './site/look/Head.astro',
        Header: './site/look/Header.astro',
        PageFrame: './site/look/PageFrame.astro',
        PageTitle: './site/look/learn/Title.astro',
        ThemeProvider: './site/look/ThemeProvider.astro',
      },
    }),
    unlisted(['/embed/']),
    worksOffline(),
  ],
});
