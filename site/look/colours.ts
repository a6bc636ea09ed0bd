import { palette, type Theme } from '../../components/art/index.ts';

/** The colours that the pages use, as custom properties (`--ground`), straight from the palette that the table is painted with. */
const used = ['ground', 'table', 'face', 'edge', 'text', 'quiet', 'brass', 'gilt', 'button', 'label', 'paid', 'warning', 'focus', 'focus-inner'] as const;
const declarations = (theme: Theme) => used.map((name) => `--${name}:${palette[theme][name]}`).join(';');

/** The tones of the pictures: the same in both themes. */
const tones = ['ink', 'light', 'skin', 'gilt', 'arsene', 'lady', 'police', 'lion', 'deep', 'ice'] as const;
const toneRules = tones.map((tone) => `.tone-${tone}{fill:${palette.night[tone]}}`).join('');

const day = `color-scheme:light;${declarations('day')}`;

/** A stylesheet for both themes: the Louvre at night, a gallery by day. `color-scheme` tells the element which one is on. Paper is always as by day, and what is printed stands on white. */
export const colourRules =
  `:root,::backdrop{color-scheme:dark;${declarations('night')}}` +
  `:root[data-theme=light],[data-theme=light] ::backdrop,.paper{${day}}${toneRules}` +
  `@media print{:root:root{${day};--ground:#fff;--table:#fff}}`;
