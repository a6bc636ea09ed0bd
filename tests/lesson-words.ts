import { lessonWords as en } from '../components/words/lesson.en.ts';
import { lessonWords as ko } from '../components/words/lesson.ko.ts';

/** What a lesson says around its own texts. */
export const wordsOf = { en, ko };
