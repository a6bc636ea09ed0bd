/* The course as the site shows it: its pages in their order, and what comes before and after each. */
import { getCollection } from 'astro:content';
import type { Lang } from '../../../machine/rulebook/types.ts';
import { COURSE, LESSONS } from '../../lessons/course/index.ts';

/** A place in the course: a lesson, or a page after the lessons that is no lesson. */
export interface Entry { readonly id: string; readonly number: string; readonly title: string; readonly about: string; readonly steps: readonly string[] }
export interface Part { readonly number: string; readonly title: string; readonly entries: readonly Entry[] }

/** Pages that belong to the course, but have no steps. */
const MORE = [{ id: 'first-game', number: '7' }, { id: 'drills', number: 'R' }] as const;

const pages = new Map((await getCollection('docs')).map(({ id, data }) => [id, data]));
const pageOf = (id: string, lang: Lang) => pages.get(`${lang === 'ko' ? 'ko/' : ''}learn/${id}`);

/** Lessons that nobody has written a page for in a language: theirs is made of their steps alone. */
export const withoutPage = (lang: Lang): string[] => LESSONS.filter(({ id }) => !pageOf(id, lang)).map(({ id }) => id);

/** The parts of the course that have something to show. */
export function courseIn(lang: Lang, after: string): readonly Part[] {
  const chapters = COURSE.map(({ number, title, lessons }): Part => ({
    number: String(number), title: title[lang],
    entries: lessons.map(({ id, number: at, title: name, about, steps }) => ({ id, number: at, title: name[lang], about: about[lang], steps: steps.map((step) => step.id) })),
  }));
  const more = MORE.flatMap(({ id, number }): Entry[] => {
    const page = pageOf(id, lang);
    return page ? [{ id, number, title: page.title, about: page.description ?? '', steps: [] }] : [];
  });
  return [...chapters, { number: '7', title: after, entries: more }].filter(({ entries }) => entries.length > 0);
}

/** Where a page stands in the course; null if it does not. */
export function placeOf(id: string, lang: Lang, after: string): { readonly part: Part; readonly entry: Entry; readonly previous: Entry | null; readonly next: Entry | null } | null {
  const parts = courseIn(lang, after), all = parts.flatMap(({ entries }) => entries), at = all.findIndex((entry) => entry.id === id);
  const part = parts.find(({ entries }) => entries.some((entry) => entry.id === id)), entry = all[at];
  return part && entry ? { part, entry, previous: all[at - 1] ?? null, next: all[at + 1] ?? null } : null;
}

/** The id of a lesson by the id of its page; null for other pages. */
export const lessonIdOf = (route: string): string | null => /^(?:ko\/)?learn\/([^/]+)$/.exec(route)?.[1] ?? null;
