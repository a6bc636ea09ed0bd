import { en, type Words } from './en.ts';
import { ko } from './ko.ts';

/** The words of a language; English for any that is unknown. */
export const words = (lang: string): Words => (lang === 'ko' ? ko : en);
export type { Words };
