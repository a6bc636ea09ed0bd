/** Texts that are changed before they are read, and still know where each of their characters stood in what was given: a fault can point there. */

/** A text, and for each of its UTF-16 units, and for its end, where that stood. */
export interface Traced {
  readonly text: string;
  /** One more than the text has units. */
  readonly from: readonly number[];
}

/** A text as it was given. */
export const traced = (text: string): Traced => ({ text, from: Array.from({ length: text.length + 1 }, (_, i) => i) });

/** A part of a text. */
export const slice = ({ text, from }: Traced, start: number, end = text.length): Traced => ({ text: text.slice(start, end), from: from.slice(start, Math.max(start, Math.min(end, text.length)) + 1) });

/** A text without the white space around it. */
export function trimmed(text: Traced): Traced {
  const start = text.text.length - text.text.trimStart().length;
  return slice(text, start, Math.max(start, text.text.trimEnd().length));
}

/** Every match of a pattern put differently; what has another length stands where the match stood. */
export function replaced(given: Traced, pattern: RegExp | string, by: string | ((found: string) => string)): Traced {
  const parts: string[] = [], from: number[] = [];
  let last = 0;
  const copy = (end: number): void => {
    parts.push(given.text.slice(last, end));
    for (let i = last; i < end; i++) from.push(given.from[i]!);
    last = end;
  };
  const put = (found: string, at: number): string => {
    const text = typeof by === 'string' ? by : by(found);
    copy(at);
    parts.push(text);
    for (let i = 0; i < text.length; i++) from.push(given.from[at + Math.min(i, found.length - 1)]!);
    last = at + found.length;
    return '';
  };
  if (typeof pattern === 'string') {
    const at = given.text.indexOf(pattern);
    if (at >= 0) put(pattern, at);
  } else for (const found of given.text.matchAll(pattern)) put(found[0], found.index);
  copy(given.text.length);
  from.push(given.from[given.text.length]!);
  return { text: parts.join(''), from };
}

/** Every match of a pattern taken out; `keep` may say of a match that it stays. */
export const without = (given: Traced, pattern: RegExp, keep: (found: string) => boolean = () => false): Traced => replaced(given, pattern, (found) => (keep(found) ? found : ''));

/** Percent escapes read; what is cut off or is no text stays as it is. */
export function decoded(given: Traced): Traced {
  if (!given.text.includes('%')) return given;
  const parts: string[] = [], from: number[] = [];
  let last = 0;
  const copy = (end: number): void => {
    parts.push(given.text.slice(last, end));
    for (let i = last; i < end; i++) from.push(given.from[i]!);
    last = end;
  };
  // One character after the other, so that a wrong one leaves the others alone: its first byte says how many there are.
  for (const { 0: found, index } of given.text.matchAll(/%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi)) {
    let character: string;
    try { character = decodeURIComponent(found); } catch { continue; }
    copy(index);
    parts.push(character);
    for (let i = 0; i < character.length; i++) from.push(given.from[index]!);
    last = index + found.length;
  }
  copy(given.text.length);
  from.push(given.from[given.text.length]!);
  return { text: parts.join(''), from };
}
