/* A rule, a lesson or a chapter by its number, however it is written. */

/** A number as it is typed: `R5.6`, `5.6`, `r5-6`, `rule 5,6`, `규칙 5점6`, `lesson 3.2`; with nothing else around it, or marked as what it is. */
export interface Numbered { readonly kind: 'rule' | 'lesson' | null; readonly number: string; /** What was typed beside it. */ readonly rest: string }

const RULE_MARK = '(?:rules?|r|§|#|규칙|룰)', LESSON_MARK = '(?:lessons?|수업|레슨)';
const POINT = '\\s*[.,\\-_:·점/ ]\\s*';
const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${RULE_MARK}\\W{0,3})*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})\\W{0,3}(?<a>\\d)(?:${POINT})?(?<b>\\d)(?!\\d|\\.\\d)`, 'u');
const MARKED_BEHIND = new RegExp(`(?<!\\d)(?<a>\\d)${POINT}(?<b>\\d)(?!\\d)\\s*번?째?\\s*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})`, 'u');
const BARE = new RegExp(`^\\W*(?<a>\\d)${POINT}(?<b>\\d)\\W*(?:번|항|조)?\\W*$`, 'u');

/** The first number in a query; null where there is none. */
export function numberIn(query: string): Numbered | null {
  const text = query.normalize('NFKC').toLowerCase(), marked = MARKED.exec(text) ?? MARKED_BEHIND.exec(text), found = marked ?? BARE.exec(text), groups = found?.groups;
  return found && groups ? { kind: marked ? (groups.lesson ? 'lesson' : 'rule') : null, number: `${groups.a}.${groups.b}`, rest: text.replace(found[0], ' ').trim() } : null;
}

/** What has a number that may not be there: `R5.99`, `rule 9`, `chapter 5`, `lesson 7`, `5장`; nothing else may stand around it. */
export interface Part { readonly kind: 'rule' | 'lesson'; readonly chapter: number; /** As it is written here, such as `5.99`; null where a chapter is meant. */ readonly number: string | null }

const MARKS = /^(?:r|rules?|[§#]|chapters?|ch|section|part|규칙|룰|제|챕터|장[은이]?|항|조)$/, LESSONS = /^(?:lessons?|수업|레슨)$/, AROUND = /^(?:whats?|is|does|the|says?|means?|number|no|번째?|뭐예요|뭐야|은|는|이|가)$/;

/** A chapter, or a number in it, where nothing else was typed; null where it is something else, such as a bare `7`. */
export function partIn(query: string): Part | null {
  const words = query.slice(0, 60).normalize('NFKC').toLowerCase().match(/\d+|\p{L}+|[^\s\p{L}\d.,:·/_?!()-]/gu) ?? [], numbers = words.filter((word) => /^\d{1,3}$/.test(word)).map(Number), others = words.filter((word) => !/^\d{1,3}$/.test(word));
  const isLesson = others.some((word) => LESSONS.test(word)), isMarked = isLesson || others.some((word) => MARKS.test(word));
  if (numbers.length === 0 || numbers.length > 2 || (!isMarked && !/^\W*\d+[.,]\d+\W*$/.test(query.normalize('NFKC'))) || !others.every((word) => MARKS.test(word) || LESSONS.test(word) || AROUND.test(word))) return null;
  const [chapter, at] = numbers;
  return { kind: isLesson ? 'lesson' : 'rule', chapter, number: at === undefined ? null : `${chapter}.${at}` };
}
