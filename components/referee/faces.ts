/* Reads the faces of a row as they are called out: `AXBPXA`, "Arsène, Lady X, police, …", 아르센 레이디 경찰. */
import { isPicture, tileOf, type Picture, type Tile } from '../../machine/rules/index.ts';
import { phraseOf } from '../words/typed.phrase.ts';

/** Longer texts, in characters, are no faces. */
const LONGEST = 200;
/** First syllables, as they are noted down in Korean: 아레블경. */
const SYLLABLES: Readonly<Record<string, Picture>> = { 아: 'A', 레: 'X', 엑: 'X', 경: 'P', 블: 'B' };

/** The tiles, backs unseen unless they are written; null where the text says anything else than one to six pictures. */
export function facesIn(text: string): readonly Tile[] | null {
  if (text.length > LONGEST) return null;
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').trim();
  const bare = text.normalize('NFKC').replace(/[\s,;./|·-]+/g, '');
  let tiles: Tile[] | null = null;
  const written = text.normalize('NFKC').trim();
  if (/^(?:[AXPB][axpb.])+$/.test(written)) tiles = [...written.matchAll(/(.)(.)/g)].map(([, up, back]) => tileOf(up as Picture, isPicture(back.toUpperCase()) ? back.toUpperCase() as Picture : null));
  else if (/^[axpb]+$/i.test(bare)) tiles = [...bare.toUpperCase()].map((up) => tileOf(up as Picture, null));
  else if ([...bare].every((syllable) => Object.hasOwn(SYLLABLES, syllable))) tiles = [...bare].map((syllable) => tileOf(SYLLABLES[syllable], null));
  else {
    // Words, as a typed move has them; nothing but pictures may be said.
    const phrase = phraseOf(plain.replace(/[\s,;./|·-]+/g, ' '));
    if (phrase && phrase.said.size + phrase.sides.length === 0 && phrase.names.every((name) => name.by === 'picture' && isPicture(name.pictures))) {
      tiles = phrase.names.flatMap((name) => (name.by === 'picture' ? [tileOf(name.pictures as Picture, null)] : []));
    }
  }
  return tiles && tiles.length > 0 && tiles.length <= 6 && tiles.every(({ up, back }) => up !== back) ? tiles : null;
}
