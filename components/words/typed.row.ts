import { parseMove } from '../../machine/rules/moves.ts';
import { isPicture, type Picture } from '../../machine/rules/index.ts';
import { phraseOf } from './typed.phrase.ts';

/**
 * What of a row was not read as it was written. `unknown`: a word that is no picture · `near`: read as the picture whose name is one or
 * two letters away · `many`: more pictures than a table has tiles.
 */
export interface RowRemark {
  readonly why: 'unknown' | 'near' | 'many';
  /** Where it stands in the text as it was given: UTF-16 offset from 0, and length. */
  readonly at: number;
  readonly length: number;
  /** The word as it was written. */
  readonly word: string;
  /** Which picture it would be, from 1; of `many` how many pictures there are. */
  readonly count: number;
  readonly picture: Picture | null;
}

/** A row as somebody called it out. */
export interface CalledRow {
  /** At most six together, the row first. */
  readonly row: readonly Picture[];
  readonly aside: readonly Picture[];
  /** What stands behind the pictures, for a move; empty when nothing does. */
  readonly rest: string;
  readonly remarks: readonly RowRemark[];
}

const LONGEST = 400, TILES = 6;
/** What nobody calls out or writes down between pictures. */
const MARKUP = /[<>{}=&$\\`]/;
const NAMES: Readonly<Record<Picture, readonly string[]>> = {
  A: ['arsene', 'lupin', '아르센', '뤼팽'], X: ['lady', 'ladyx', '레이디'], P: ['police', 'policeman', 'officer', '경찰'], B: ['lion', 'bluelion', 'diamond', '라이언', '다이아몬드', '블루라이언'],
};
/** First syllables, as they are noted down in Korean: 아레블경. */
const SYLLABLES: Readonly<Record<string, Picture>> = { 아: 'A', 레: 'X', 엑: 'X', 경: 'P', 블: 'B' };
/** Words between pictures that say nothing. */
const FILLS = /^(?:the|an|and|then|row|tiles?|cards?|is|it|by|of|from|left|right|to|줄|타일|카드|그리고|다음|왼쪽|오른쪽|왼쪽부터|왼쪽에서|에서|부터)$/;
const ASIDE = /^(?:aside|set|out|waiting|빼|빼둔|뺀|따로|둔|옆에)$/;

const plainOf = (word: string): string => word.normalize('NFKC').toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFC');

/** How many letters have to be put in, left out or exchanged. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
}

/** The picture whose name is nearest, if it is near: one letter away in a short word, two in a long one; Korean is compared letter by letter. */
function nearest(word: string): Picture | null {
  const letters = word.normalize('NFD');
  if (letters.length < 4 || letters.length > 16) return null;
  const found = (Object.entries(NAMES) as [Picture, readonly string[]][]).map(([picture, names]) => ({ picture, away: Math.min(...names.map((name) => distance(letters, name.normalize('NFD')))) })).sort((a, b) => a.away - b.away);
  return found[0].away <= (letters.length > 5 ? 2 : 1) && found[0].away < found[1].away ? found[0].picture : null;
}

/** The pictures that these words name, and nothing else; null when they say anything else. */
function picturesOf(words: string): Picture[] | null {
  if (/^[axpb]+$/.test(words)) return [...words.toUpperCase()] as Picture[];
  if ([...words].every((syllable) => Object.hasOwn(SYLLABLES, syllable))) return [...words].map((syllable) => SYLLABLES[syllable]);
  const phrase = phraseOf(words);
  if (!phrase || phrase.names.length === 0 || phrase.said.size + phrase.sides.length > 0) return null;
  const pictures = phrase.names.map((name) => (name.by === 'picture' && isPicture(name.pictures) ? name.pictures : null));
  return pictures.every((picture) => picture !== null) ? pictures : null;
}

/**
 * Reads a row as people call it out or write it down: letters, names, numbered or not, tiles set aside behind "aside", an action at the end.
 * What cannot be read is told with its place, and the rest is read all the same. Null where there is no row in it: fewer than two pictures,
 * or more words that are none. Never throws; a text of more than 400 characters is none, nor is markup or code.
 */
export function readRow(text: string): CalledRow | null {
  if (text.length > LONGEST || MARKUP.test(text)) return null;
  const words = [...text.matchAll(/[^\s,;:./|·()[\]"“”]+/g)].map(({ 0: word, index }) => ({ word, at: index, plain: plainOf(word) }));
  const row: Picture[] = [], aside: Picture[] = [], remarks: RowRemark[] = [];
  const areLetters = words.some(({ plain }, i) => /^[axpb]$/.test(plain) && !(plain === 'a' && (words[i + 1]?.plain.length ?? 0) > 1));
  let pile = row, count = 0, rest = '', last: { at: number; word: string } | null = null;
  for (let i = 0; i < words.length; i++) {
    const { word, at, plain } = words[i], after = words[i + 1], remark = (why: RowRemark['why'], picture: Picture | null): void => { remarks.push({ why, at, length: word.length, word, count, picture }); };
    if (plain === 'a' && !areLetters && after && picturesOf(after.plain)) continue;
    if (ASIDE.test(plain)) { pile = aside; continue; }
    // "lady x", "blue lion"
    const two = after && after.plain.length > 0 ? picturesOf(`${plain} ${after.plain}`) : null, one = picturesOf(plain);
    const pictures = two && two.length === 1 ? two : one;
    if (pictures) {
      if (two?.length === 1) i++;
      pile.push(...pictures);
      count += pictures.length;
      last = words[i];
      continue;
    }
    // The number of a list stands before a picture.
    if (/^\d+(?:\)|번째|번|st|nd|rd|th)?$/.test(plain) && (!after || count === 0 || picturesOf(after.plain) || nearest(after.plain))) continue;
    const said = phraseOf(plain);
    if (count > 1 && (parseMove(plain) || /^\d/.test(plain) || (said && said.said.size > 0))) { rest = text.slice(at).trim(); break; }
    if (FILLS.test(plain)) continue;
    count++;
    const picture = nearest(plain);
    if (picture) { pile.push(picture); remark('near', picture); last = words[i]; } else remark('unknown', null);
  }
  const known = row.length + aside.length;
  if (known < 2 || remarks.filter(({ why }) => why === 'unknown').length > known) return null;
  if (known > TILES && last) remarks.push({ why: 'many', at: last.at, length: last.word.length, word: last.word, count: known, picture: null });
  return { row: row.slice(0, TILES), aside: aside.slice(0, Math.max(0, TILES - Math.min(TILES, row.length))), rest, remarks };
}
