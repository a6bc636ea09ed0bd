/**
 * Every colour by what it is for: by day (a gallery), and by night (the Louvre) where that differs. A page may set any of
 * them as `--blue-lion-…`. The tones of the pictures come first; they are the same in both themes.
 */
export const colours = {
  ink: ['#131c33'],
  light: ['#fff8e6'],
  skin: ['#eebf94'],
  gilt: ['#cf9a32'],
  arsene: ['#1d7a63'],
  lady: ['#a8264a'],
  police: ['#566b95'],
  lion: ['#2272d8'],
  deep: ['#123f94'],
  ice: ['#8fc3f7'],
  /** The page behind the table, and the table itself. */
  ground: ['#f3ead3', '#0b1430'],
  table: ['#e4d5b1', '#142250'],
  /** The face of a tile, and lines around tiles, buttons and the table. */
  face: ['#fdf7e6', '#f0e4c8'],
  edge: ['#705010', '#d9a441'],
  /** Text on ground and table; the same for what is less important. */
  text: ['#14203f', '#f6ecd4'],
  quiet: ['#4c4f5e', '#b9c0d8'],
  /** Metal: sockets, the mark of whose turn it is. */
  brass: ['#705010', '#d9a441'],
  /** Diamonds that were won. */
  gem: ['#1b5fc0', '#6db3ff'],
  /** A button and the text on it. */
  button: ['#1d2f66', '#22336b'],
  label: ['#fff6e0'],
  /** What hurts: own goals, refusals. */
  warning: ['#9c1f36', '#ff9c8a'],
  /** The two rings of focus: one of them stands out from whatever lies below. */
  focus: ['#14203f', '#ffe08a'],
  'focus-inner': ['#fff6e0', '#0b1430'],
} as const satisfies Record<string, readonly [day: string, night?: string]>;

export type Colour = keyof typeof colours;

/**
 * Declarations for a stylesheet: one private property a colour (`--_face`), which takes what the page set
 * (`--blue-lion-face`) and else the theme's own colour. Private, because a default set on the element itself would
 * hide a colour that the page set further out. The theme is that of the page around the element (`color-scheme`).
 */
export const colourDeclarations = (): string =>
  Object.entries(colours).map(([name, theme]) => `--_${name}:var(--blue-lion-${name},${theme.length > 1 ? `light-dark(${theme.join()})` : theme.join()});`).join('');
