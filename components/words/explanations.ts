import type { Explanations } from './explain.en.ts';
import type { Lang, Words } from './index.ts';
import type { Said } from './said.en.ts';

export type { Explanations } from './explain.en.ts';
export type { Said } from './said.en.ts';

/** Loads what is said of faults and refusals, and read out when asked. */
export const loadExplanations = async (lang: Lang): Promise<Explanations> => (lang === 'ko' ? await import('./explain.ko.ts') : await import('./explain.en.ts')).explanations;

/** Loads what is said of what happens, in the words that are there. */
export const loadSaid = async (words: Words): Promise<Said> => (words.lang === 'ko' ? await import('./said.ko.ts') : await import('./said.en.ts')).said(words);
