import { colours, type Colour } from './palette.ts';

/** The two themes: a gallery by day, and the Louvre at night. */
export type Theme = 'day' | 'night';

/** What is paid; the pages use it, the table does not. */
const paid = ['#0f5c48', '#7fd6b4'] as const;

const theme = (at: 0 | 1): Readonly<Record<Colour | 'paid', string>> =>
  Object.fromEntries(Object.entries({ ...colours, paid }).map(([name, [day, night = day]]: [string, readonly [string, string?]]) => [name, at ? night : day])) as Record<Colour | 'paid', string>;

/** All colours of a theme, for pages and drawings that cannot ask the browser which one it is. */
export const palette: Readonly<Record<Theme, Readonly<Record<Colour | 'paid', string>>>> = { day: theme(0), night: theme(1) };
