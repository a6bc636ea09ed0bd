/* A rule or a lesson by its number, however it is written. */

/** A number as it is typed: `R5.6`, `5.6`, `r5-6`, `rule 5,6`, `규칙 5점6`, `lesson 3.2`; with nothing else around it, or marked as what it is. */
export interface Numbered { readonly kind: 'rule' | 'lesson' | null; readonly number: string; /** What was typed beside it. */ readonly rest: string }

const RULE_MARK = '(?:rules?|r|§|#|규칙|룰)', LESSON_MARK = '(?:lessons?|수업|레슨)';
const POINT = '\\s*[.,\\-_:·점/ ]\\s*';
const MARKED = new RegExp(`(?<![\\p{L}\\p{N}])(?:${RULE_MARK}\\W{0,3})*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})\\W{0,3}(?<a>\\d)(?:${POINT})?(?<b>\\d)(?!\\d)`, 'u');
const MARKED_BEHIND = new RegExp(`(?<!\\d)(?<a>\\d)${POINT}(?<b>\\d)(?!\\d)\\s*번?째?\\s*(?:(?<lesson>${LESSON_MARK})|${RULE_MARK})`, 'u');
const BARE = new RegExp(`^\\W*(?<a>\\d)${POINT}(?<b>\\d)\\W*(?:번|항|조)?\\W*$`, 'u');

/** The first number in a query; null where there is none. */
export function numberIn(query: string): Numbered | null {
  const text = query.normalize('NFKC').toLowerCase(), marked = MARKED.exec(text) ?? MARKED_BEHIND.exec(text), found = marked ?? BARE.exec(text), groups = found?.groups;
  return found && groups ? { kind: marked ? (groups.lesson ? 'lesson' : 'rule') : null, number: `${groups.a}.${groups.b}`, rest: text.replace(found[0], ' ').trim() } : null;
}
