/* Which puzzles of the days were solved, kept in this browser and nowhere else, for both languages in one place. */
import { dateOf, dayNamed } from '../../../machine/opponent/puzzles-daily.ts';

/** How a puzzle was solved: at the first go, after something wrong, or after it was shown. */
export type How = 'first' | 'later' | 'shown';
const HOWS: readonly How[] = ['first', 'later', 'shown'];

const KEY = 'blue-lion-puzzles', VERSION = 1;
/** Where nothing can be stored, what was solved counts as long as the page is open. */
let here: Readonly<Record<string, How>> = {};
let isKept = true;

/** By date, such as `2026-11-30`. */
export function solvedDays(): Readonly<Record<string, How>> {
  if (!isKept) return here;
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as { version?: unknown; days?: Record<string, unknown> } | null;
    const days = read?.version === VERSION && typeof read.days === 'object' ? Object.entries(read.days) : [];
    return Object.fromEntries(days.filter((entry): entry is [string, How] => dayNamed(entry[0]) !== null && HOWS.includes(entry[1] as How)));
  } catch (fault) {
    // What cannot be read is nothing; where nothing can be read, nothing can be kept.
    if (fault instanceof SyntaxError) return {};
    isKept = false;
    return here;
  }
}

/** Is what is solved kept for the next visit? */
export const isRemembered = (): boolean => { solvedDays(); return isKept; };

/** The puzzle of a day was solved; the first time counts. */
export function solve(date: string, how: How): void {
  const days = solvedDays();
  if (Object.hasOwn(days, date)) return;
  here = { ...days, [date]: how };
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, days: here }));
  } catch {
    isKept = false;
  }
}

/** How many days up to this one were solved one after the other; that this one is still open breaks nothing. */
export function daysInARow(today: number, days: Readonly<Record<string, How>> = solvedDays()): number {
  let n = 0, day = Object.hasOwn(days, dateOf(today)) ? today : today - 1;
  while (Object.hasOwn(days, dateOf(day))) { n++; day--; }
  return n;
}
