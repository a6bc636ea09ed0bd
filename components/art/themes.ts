import { colours, type Colour } from './palette.ts';

/** The two themes: a gallery by day, and the Louvre at night. */
export type Theme = 'day' | 'night';

const theme = (at: 0 | 1): Readonly<Record<Colour, string>> =>
  Object.fromEntries(Object.entries(colours).map(([name, [day, night = day]]: [string, readonly [string, string?]]) => [name, at ? night : day])) as Record<Colour, string>;

/** All colours of a theme, for pages and drawings that cannot ask the browser which one it is. */
export const palette: Readonly<Record<Theme, Readonly<Record<Colour, string>>>> = { day: theme(0), night: theme(1) };
