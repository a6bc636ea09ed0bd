/*
 * What somebody has done of the course, kept in this browser and nowhere else, for both languages in one place. Steps stand
 * under `LESSON/STEP`, which no edit of a text changes; what this version of the course does not know stays as it is.
 */

/** When each step was done, and when a lesson was marked as done by hand: times as `Date` writes them (ISO 8601). */
export interface Progress { readonly steps: Readonly<Record<string, string>>; readonly lessons: Readonly<Record<string, string>> }
/** What is wrong with a file: it cannot be read, is something else, was written by a later version, or is damaged. */
export type FileFault = 'unreadable' | 'other' | 'later' | 'damaged';

const KEY = 'blue-lion-course', KIND = 'blue-lion-course', VERSION = 1;
const NOTHING: Progress = { steps: {}, lessons: {} };
/** More than any course could fill. */
const MOST = 1_000_000;
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/, KEYS = { steps: /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/, lessons: ID };

/** Where nothing can be stored, what was done counts as long as the page is open. */
let here: Progress = NOTHING;
let isKept = true;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isTime = (value: unknown): value is string => typeof value === 'string' && value.length <= 40 && !Number.isNaN(Date.parse(value));

/** Entries that could have been written here; `null` if one could not. */
function entries(value: unknown, key: RegExp): [string, string][] | null {
  if (!isRecord(value)) return null;
  const all = Object.entries(value);
  return all.every((entry): entry is [string, string] => key.test(entry[0]) && isTime(entry[1])) ? all : null;
}

/** Reads a file that was exported, or what is stored. */
export function readProgress(text: string): { readonly ok: true; readonly value: Progress } | { readonly ok: false; readonly fault: FileFault } {
  let read: unknown;
  if (text.length > MOST) return { ok: false, fault: 'other' };
  try {
    read = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, fault: 'unreadable' };
  }
  if (!isRecord(read) || read.kind !== KIND) return { ok: false, fault: 'other' };
  if (typeof read.version !== 'number' || !Number.isInteger(read.version) || read.version < 1) return { ok: false, fault: 'damaged' };
  if (read.version > VERSION) return { ok: false, fault: 'later' };
  const steps = entries(read.steps, KEYS.steps), lessons = entries(read.lessons, KEYS.lessons);
  return steps && lessons ? { ok: true, value: { steps: Object.fromEntries(steps), lessons: Object.fromEntries(lessons) } } : { ok: false, fault: 'damaged' };
}

/** The text of a file that {@link readProgress} reads. */
export const writtenProgress = ({ steps, lessons }: Progress): string => `${JSON.stringify({ kind: KIND, version: VERSION, steps, lessons }, null, 2)}\n`;

/** What has been done so far. What is stored and cannot be read counts as nothing, and is left alone until something is done. */
export function progress(): Progress {
  if (!isKept) return here;
  try {
    const text = localStorage.getItem(KEY), read = text === null ? null : readProgress(text);
    return read?.ok ? read.value : NOTHING;
  } catch {
    isKept = false;
    return here;
  }
}

/** Is what is done kept for the next visit? */
export const isRemembered = (): boolean => { progress(); return isKept; };

function keep(next: Progress): void {
  here = next;
  try {
    localStorage.setItem(KEY, writtenProgress(next));
    isKept = true;
  } catch {
    isKept = false;
  }
  dispatchEvent(new Event('blue-lion-progress'));
}

/** Calls back at once, and whenever something has changed, also in another window. */
export function onProgress(listener: () => void): void {
  addEventListener('blue-lion-progress', listener);
  addEventListener('storage', ({ key }) => { if (key === KEY || key === null) listener(); });
  // A page that comes back by the button of the browser.
  addEventListener('pageshow', ({ persisted }) => { if (persisted) listener(); });
  listener();
}

const now = (): string => new Date().toISOString();

/** Ids of the steps of a lesson that have been done. */
export const stepsDone = (lesson: string, { steps }: Progress = progress()): string[] =>
  Object.keys(steps).filter((key) => key.startsWith(`${lesson}/`)).map((key) => key.slice(lesson.length + 1));

/** Is a lesson done: each of its steps, or marked by hand? */
export const isLessonDone = (lesson: string, steps: readonly string[], all: Progress = progress()): boolean =>
  Object.hasOwn(all.lessons, lesson) || (steps.length > 0 && steps.every((step) => Object.hasOwn(all.steps, `${lesson}/${step}`)));

/** A step was done; the first time counts. */
export function doStep(lesson: string, step: string): void {
  const all = progress(), key = `${lesson}/${step}`;
  if (!Object.hasOwn(all.steps, key)) keep({ ...all, steps: { ...all.steps, [key]: now() } });
}

/** Marks a lesson as done by hand, or takes the mark away. */
export function markLesson(lesson: string, isDone: boolean): void {
  const all = progress(), others = Object.entries(all.lessons).filter(([id]) => id !== lesson);
  keep({ ...all, lessons: Object.fromEntries(isDone ? [...others, [lesson, now()]] : others) });
}

/** Forgets a lesson, or all of them. */
export function startOver(lesson?: string): void {
  const all = progress(), without = (entries: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => key !== lesson && !key.startsWith(`${lesson}/`)));
  keep(lesson === undefined ? NOTHING : { steps: without(all.steps), lessons: without(all.lessons) });
}

/** Adds what is in a file to what is here; of two times the earlier one counts. A file that is not right changes nothing. */
export function addFrom(text: string): FileFault | null {
  const read = readProgress(text);
  if (!read.ok) return read.fault;
  const all = progress(), both = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): Record<string, string> => {
    const times = { ...one };
    for (const [key, time] of Object.entries(other)) if (!Object.hasOwn(times, key) || Date.parse(time) < Date.parse(times[key])) times[key] = time;
    return times;
  };
  keep({ steps: both(all.steps, read.value.steps), lessons: both(all.lessons, read.value.lessons) });
  return null;
}

/** A lesson as a result lists it. */
export interface Listed { readonly id: string; readonly number: string; readonly title: string; readonly steps: readonly string[] }

/** What a learner has done, for a teacher: a line for each step of the course, in its order. */
function lines(course: readonly Listed[], all: Progress): { lesson: string; number: string; title: string; step: string; done: string | null; marked: boolean }[] {
  return course.flatMap(({ id, number, title, steps }) => steps.map((step) => {
    const own = all.steps[`${id}/${step}`] ?? null;
    return { lesson: id, number, title, step, done: own ?? all.lessons[id] ?? null, marked: own === null && Object.hasOwn(all.lessons, id) };
  }));
}

/** The result as JSON. */
export function resultJson(name: string, course: readonly Listed[], all: Progress = progress()): string {
  const steps = lines(course, all);
  return `${JSON.stringify({ kind: 'blue-lion-result', version: 1, name, written: now(), done: steps.filter(({ done }) => done !== null).length, of: steps.length, steps }, null, 2)}\n`;
}

/** The result as a table (RFC 4180) that every spreadsheet opens. No cell begins as a formula would. */
export function resultCsv(name: string, head: readonly string[], course: readonly Listed[], all: Progress = progress()): string {
  const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
  const rows = lines(course, all).map(({ number, title, step, done, marked }) => [name, number, title, step, done ?? '', marked ? 'x' : '']);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
