/* The last questions put to the referee, kept in this browser and nowhere else, for both languages in one place. Only the questions are kept: the answers are worked out anew. */

/** How many are kept. */
export const MOST = 20;

const KEY = 'blue-lion-referee', VERSION = 1, EVENT = 'blue-lion-questions';
/** No question is longer; what is longer was not written here. */
const LONGEST = 400;

/** Where nothing can be stored, questions are kept as long as the page is open. */
let here: readonly string[] = [];
let isKept = true;

/** What is stored, as far as this page has written it: texts, newest first, none twice. */
export function readQuestions(text: string | null): readonly string[] {
  try {
    const read = JSON.parse(text ?? 'null') as { version?: unknown; questions?: unknown } | null;
    if (read?.version !== VERSION || !Array.isArray(read.questions)) return [];
    return [...new Set(read.questions.filter((each): each is string => typeof each === 'string' && each !== '' && each.length <= LONGEST))].slice(0, MOST);
  } catch {
    return [];
  }
}

/** The last questions, newest first. */
export function questions(): readonly string[] {
  if (!isKept) return here;
  try {
    return readQuestions(localStorage.getItem(KEY));
  } catch {
    isKept = false;
    return here;
  }
}

/** Are they kept for the next visit? */
export const isRemembered = (): boolean => { questions(); return isKept; };

function keep(next: readonly string[]): void {
  here = next;
  try {
    if (next.length > 0) localStorage.setItem(KEY, JSON.stringify({ version: VERSION, questions: next }));
    else localStorage.removeItem(KEY);
    isKept = true;
  } catch {
    isKept = false;
  }
  dispatchEvent(new Event(EVENT));
}

/** A question was asked: it comes first, and stands in the list once. `instead`: the same question as it was a moment ago, before beliefs were added or changed. */
export function remember(question: string, instead: string | null = null): void {
  const all = questions();
  if (all[0] !== question && question.length <= LONGEST) keep([question, ...all.filter((each) => each !== question && each !== instead)].slice(0, MOST));
}

export const forget = (question: string): void => { keep(questions().filter((each) => each !== question)); };
export const forgetAll = (): void => { keep([]); };

/** Calls back at once, and whenever something has changed, also in another window. */
export function onQuestions(listener: () => void): void {
  addEventListener(EVENT, listener);
  addEventListener('storage', ({ key }) => { if (key === KEY || key === null) listener(); });
  addEventListener('pageshow', ({ persisted }) => { if (persisted) listener(); });
  listener();
}
