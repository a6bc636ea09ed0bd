import { palette } from '../../components/art/index.ts';
import { pageAt } from '../look/paths.ts';
import { words } from '../words/index.ts';

/** What a browser has to know to install the game: it opens on the play page of the language it was installed from. */
export const manifest = (lang: 'en' | 'ko'): Response =>
  Response.json({
    name: words(lang).siteName,
    short_name: words(lang).siteName,
    description: words(lang).play_.app,
    lang,
    dir: 'ltr',
    start_url: pageAt('/play/', lang === 'ko' ? 'ko' : undefined),
    scope: pageAt('/'),
    display: 'standalone',
    background_color: palette.night.ground,
    theme_color: palette.night.ground,
    categories: ['games'],
    icons: [
      { src: pageAt('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: pageAt('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: pageAt('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
