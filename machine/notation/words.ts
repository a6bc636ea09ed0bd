/** A word of a text, and where it begins. */
export interface Word { readonly text: string; readonly at: number }

/** The words of a text; a comment is one, braces and all. White space is space, tab, CR and LF; `_` counts as a space too. */
export function words(text: string): Word[] {
  const found: Word[] = [], pattern = /\{[^}]*\}?|[^ \t\r\n_{]+/g;
  let word;
  while ((word = pattern.exec(text))) found.push({ text: word[0], at: word.index });
  return found;
}
