/* What the finder finds: how it is packed when the site is built (collect.ts), and what a page makes of it. */

import type { Vocabulary } from './rank.ts';

export const KINDS = ['rule', 'ruling', 'lesson', 'word', 'page'] as const;
export type Kind = (typeof KINDS)[number];

/** Everything of one language, without what follows from the rest: an address from its id, a chapter from the number of a rule. */
export interface Packed {
  readonly rules: readonly (readonly [id: string, title: string, says: string])[];
  /** With the rules it rests on, the ids of the questions it answers, and how often it comes up, from 0, always, to 3, hardly ever. */
  readonly rulings: readonly (readonly [id: string, question: string, answer: string, rules: string, answers: string, rank: number])[];
  readonly lessons: readonly (readonly [id: string, number: string, title: string, about: string, rules: string])[];
  readonly words: readonly (readonly [id: string, name: string, means: string, rule: string])[];
  /** By address below the home page of the language. */
  readonly pages: readonly (readonly [path: string, title: string, about: string])[];
  /** What else something is called, by its key. */
  readonly called: Readonly<Record<string, string>>;
  readonly vocabulary: Vocabulary;
  /** What is shown before anything is typed: ids of rulings, and addresses of pages. */
  readonly often: readonly string[];
  readonly chapters: readonly string[];
  /** What is said of what is not there, with what is in braces to be filled in. */
  readonly notes: Readonly<Record<'near' | 'noRule' | 'noChapter' | 'noLesson', string>>;
}

/** Something that can be found. */
export interface Entry {
  /** Kind and name, such as `rule:R5.6`, `ruling:own-goal`, `lesson:theft`, `word:theft`, `page:/play/`. */
  readonly key: string;
  readonly kind: Kind;
  /** Stable within its kind. */
  readonly id: string;
  /** What it is cited by: the rule, the rules that a ruling rests on, the number of a lesson; else empty. */
  readonly number: string;
  readonly title: string;
  /** What it says, in a sentence. */
  readonly line: string;
  /** What else it is called, and other ways of asking for it: only searched, never shown. */
  readonly asked: readonly string[];
  readonly rules: readonly string[];
  /** Questions that it answers. */
  readonly answers: readonly string[];
  /** How often it comes up, from 0, always, to 3, hardly ever. */
  readonly rank: number;
  /** Below the home page of its language. */
  readonly path: string;
}

const listed = (text: string): readonly string[] => (text ? text.split(' ') : []);
export const anchorOfRule = (rule: string): string => rule.toLowerCase().replace('.', '-');

/** All entries, by kind, in their order. */
type Plain = Omit<Entry, 'asked'>;
export const unpack = ({ rules, rulings, lessons, words, pages, called }: Packed): readonly Entry[] => [
  ...rules.map(([id, title, line]): Plain => ({ key: `rule:${id}`, kind: 'rule', id, number: id, title, line, rules: [id], answers: [], rank: 1, path: `/rules/#${anchorOfRule(id)}` })),
  ...rulings.map(([id, title, line, of, answers, rank]): Plain => ({ key: `ruling:${id}`, kind: 'ruling', id, number: of, title, line, rules: listed(of), answers: listed(answers), rank, path: `/rulings/${id}/` })),
  ...lessons.map(([id, number, title, line, of]): Plain => ({ key: `lesson:${id}`, kind: 'lesson', id, number, title, line, rules: listed(of), answers: [], rank: 1, path: `/learn/${id}/` })),
  ...words.map(([id, title, line, rule]): Plain => ({ key: `word:${id}`, kind: 'word', id, number: rule, title, line, rules: listed(rule), answers: [], rank: 1, path: `/rules/#word-${id}` })),
  ...pages.map(([path, title, line]): Plain => ({ key: `page:${path}`, kind: 'page', id: path, number: '', title, line, rules: [], answers: [], rank: 1, path })),
].map((entry) => ({ ...entry, asked: called[entry.key]?.split(', ') ?? [] }));
