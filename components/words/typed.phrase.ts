import type { End } from '../../machine/rules/index.ts';
import { lexicon as english, type Lexicon, type Sense } from './typed.en.ts';
import { lexicon as korean } from './typed.ko.ts';

/** How a tile is named: by its number (from the left, or from the side that is said), by what it shows, by where it lies. */
export type Name =
  | { by: 'number'; number: number; from: End }
  | { by: 'picture'; pictures: string }
  | { by: 'middle' }
  | { by: 'end'; side: End };

/** A side that is said: is it the end of the row there, and is it where a tile comes from, or is, or where it goes? */
export interface Side { readonly side: End; readonly end: boolean; role: 'to' | 'from' | null; counting?: boolean }

/** What was said, word for word, before it means a move. */
export interface Phrase { readonly said: ReadonlySet<Sense>; readonly names: readonly Name[]; readonly sides: readonly Side[] }

const compile = (lexicon: Lexicon, after: string): [Sense, RegExp][] =>
  Object.entries(lexicon).map(([sense, words]) => [sense as Sense, new RegExp(`(?:${words})${after}`, 'y')]);
/** Latin words end where their letters end; Korean ones run into each other. */
const latin = compile(english, '(?![a-z])'), hangul = compile(korean, ''), both = [...latin, ...hangul];
const between = /(?:[\s.,;:!?'"()[\]·…&/+~|]|-(?!-*>))*/y;

/** The longest word that begins here, in either language. */
function wordAt(text: string, at: number): [Sense, string] | null {
  let best: [Sense, string] | null = null;
  for (const [sense, pattern] of /[가-힣]/.test(text[at]) ? hangul : /\d/.test(text[at]) ? both : latin) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found && found.length > (best?.[1].length ?? 0)) best = [sense, found];
  }
  return best;
}

/** All words of a text; null as soon as one is not known. */
function wordsOf(text: string): [Sense, string][] | null {
  const found: [Sense, string][] = [];
  for (let at = 0; ;) {
    between.lastIndex = at;
    const gap = between.exec(text)![0];
    at += gap.length;
    if (at >= text.length) return found;
    if (/[,;:]/.test(gap)) found.push(['', ',']);
    const word = wordAt(text, at);
    if (!word) return null;
    found.push(word);
    at += word[1].length;
  }
}

/** Reads what is said in a text in small letters without accents; null when a word is not known. */
export function phraseOf(text: string): Phrase | null {
  const said = new Set<Sense>(), names: Name[] = [], sides: Side[] = [];
  let before: 'to' | 'from' | null = null, last = null as 'name' | 'side' | null, previous = '', sideAt = -1;
  const name = (next: Name): void => {
    // 오른쪽에서 2번째
    if (next.by === 'number' && last === 'side' && sides.at(-1)?.counting) next.from = sides.pop()!.side;
    names.push(next);
    last = 'name';
    before = null;
  };
  const number = (count: number, from: End = 'l'): void => { name({ by: 'number', number: count, from }); };

  const read = wordsOf(text);
  for (const [i, [sense, word]] of (read ?? []).entries()) {
    const side = last === 'side' ? sides.at(-1) : undefined, named = last === 'name' ? names.at(-1) : undefined;
    switch (sense) {
      case 'l': case 'r': case 'L': case 'R': {
        const here = sense.toLowerCase() as End;
        // the second from the right
        if (before === 'from' && named?.by === 'number') named.from = here;
        else {
          sides.push({ side: here, end: sense !== here, role: before });
          last = 'side';
          sideAt = i;
        }
        before = null;
        break;
      }
      case 'to': case 'from': before = sense; break;
      case 'dest': if (side) side.role = 'to'; break;
      // The left tile; but to the left, a tile.
      case 'object': if (side && i === sideAt + 1) side.role = 'from'; break;
      case 'counting':
        // 끝에서 2번째: from which end?
        if (!side) return null;
        side.role = 'from';
        side.counting = true;
        break;
      case 'tile':
        if (!side || i !== sideAt + 1) break;
        side.role ??= 'from';
        sideAt = i;
        break;
      case 'number': number(Number(/\d+/.exec(word)![0])); break;
      // The left one, the second one, the middle one are no numbers.
      case 'one':
        if (!/(?:[tdh]|middle|blue)$/.test(previous)) {
          number(1);
          // Some tile, or the first?
          if (!/tile|number|^$/.test(previous)) said.add(sense);
        } else if (side) side.role ??= 'from';
        break;
      case '1': case '2': case '3': case '4': case '5': case '6': number(Number(sense)); break;
      case 'last': number(1, 'r'); break;
      case 'firstTwo': number(1); number(2); break;
      case 'lastTwo': number(2, 'r'); number(1, 'r'); break;
      case 'middle': name({ by: 'middle' }); break;
      case 'A': case 'X': case 'P': case 'B': case 'AX': name({ by: 'picture', pictures: sense }); break;
      case '': break;
      default: said.add(sense);
    }
    if (sense === 'other') last = before = null;
    previous = word;
  }
  return read && before !== 'from' ? { said, names, sides } : null;
}
