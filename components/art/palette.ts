import type { Tone } from './pictures.ts';

/** The two themes: the Louvre at night, and a gallery by day. */
export type Theme = 'night' | 'day';

/** Every colour by what it is for; the tones of the pictures are among them. */
export type Colour =
  | Tone
  /** The page behind the table, and the table itself. */
  | 'ground' | 'table'
  /** The face of a tile, and what is drawn around it. */
  | 'face' | 'edge'
  /** Text on ground and table; the same for what is less important. */
  | 'text' | 'quiet'
  /** Metal: lines, sockets, the mark of whose turn it is. */
  | 'brass'
  /** A button and the text on it. */
  | 'button' | 'label'
  /** Paid, and what hurts (own goals, refusals). */
  | 'paid' | 'warning'
  /** The two rings of focus: one of them stands out from whatever lies below. */
  | 'focus' | 'focus-inner';

const pictureTones: Readonly<Record<Tone, string>> = {
  ink: '#131c33',
  light: '#fff8e6',
  skin: '#eebf94',
  gilt: '#cf9a32',
  arsene: '#1d7a63',
  lady: '#a8264a',
  police: '#566b95',
  lion: '#2272d8',
  deep: '#123f94',
  ice: '#8fc3f7',
};

/** The colours of both themes. A page may set any of them as `--blue-lion-…`. */
export const palette: Readonly<Record<Theme, Readonly<Record<Colour, string>>>> = {
  night: {
    ...pictureTones,
    ground: '#0b1430',
    table: '#142250',
    face: '#f0e4c8',
    edge: '#d9a441',
    text: '#f6ecd4',
    quiet: '#b9c0d8',
    brass: '#d9a441',
    button: '#22336b',
    label: '#fff6e0',
    paid: '#7fd6b4',
    warning: '#ff9c8a',
    focus: '#ffe08a',
    'focus-inner': '#0b1430',
  },
  day: {
    ...pictureTones,
    ground: '#f3ead3',
    table: '#e4d5b1',
    face: '#fdf7e6',
    edge: '#705010',
    text: '#14203f',
    quiet: '#4c4f5e',
    brass: '#705010',
    button: '#1d2f66',
    label: '#fff6e0',
    paid: '#0f5c48',
    warning: '#9c1f36',
    focus: '#14203f',
    'focus-inner': '#fff6e0',
  },
};

/**
 * Declarations for a stylesheet: one private property a colour (`--_face`), which takes what the page set
 * (`--blue-lion-face`) and else the theme's own colour. Private, because a default set on the element itself would
 * hide a colour that the page set further out. The theme is that of the page around the element (`color-scheme`).
 */
export function colourDeclarations(): string {
  return (Object.keys(palette.day) as Colour[])
    .map((name) => {
      const day = palette.day[name], night = palette.night[name];
      return `--_${name}:var(--blue-lion-${name},${day === night ? day : `light-dark(${day},${night})`});`;
    })
    .join('');
}
