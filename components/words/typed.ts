import type { Zone } from '../../machine/game/types.ts';
import { parseMove } from '../../machine/rules/moves.ts';
import type { Picture, Position } from '../../machine/rules/index.ts';
import { meaningOf } from './typed.moves.ts';
import { phraseOf, type Phrase } from './typed.phrase.ts';

/**
 * What was typed, as a move text; or why it is none, with the move texts it may have meant (at most 12; none unless it is ambiguous).
 * `empty`: nothing was typed · `unknown`: these words are no move · `absent`: no tile is as they say · `ambiguous`: which one?
 */
export type Typed =
  | { readonly ok: true; readonly move: string }
  | { readonly ok: false; readonly why: 'empty' | 'unknown' | 'absent' | 'ambiguous'; readonly options: readonly string[] };

/** Longer texts, in characters, are no move; the longest sentence that makes sense is half as long. */
const LONGEST = 200;
const MOST_OPTIONS = 12;
/** What keys of a Korean keyboard type where notation was meant: ㄹ3 is f3. */
const KEYS: Readonly<Record<string, string>> = { ᄀ: 'r', ᆨ: 'r', ᅵ: 'l', ᄅ: 'f', ᆯ: 'f', ᄂ: 's', ᆫ: 's', ᅲ: 'b', ᅦ: 'p', ᄆ: 'a', ᆷ: 'a', ᄐ: 'x' };

const no = (why: 'empty' | 'unknown' | 'absent' | 'ambiguous', options: readonly string[] = []): Typed => ({ ok: false, why, options });

/** A move text, in any case and with spaces, or typed with a Korean keyboard; null when it is none. */
function notation(text: string): string | null {
  const keys = text.normalize('NFKD').replace(/[\s.,!?()→>-]/g, '').replace(/[\u1100-\u11ff]/g, (key) => KEYS[key] ?? key).toLowerCase();
  const move = keys.replace(/=[axpb]$/, (shown) => shown.toUpperCase());
  return parseMove(move) ? move : null;
}

/** The picture that is named after `=`, and nothing else. */
function pictureOf(phrase: Phrase | null): Picture | null {
  const [name, ...more] = phrase?.names ?? [];
  return name?.by === 'picture' && name.pictures.length === 1 && more.length + phrase!.sides.length + phrase!.said.size === 0 ? name.pictures as Picture : null;
}

/**
 * Reads a typed move: notation or words, in English and Korean, whatever the language of the table. It translates and
 * judges nothing: what is well formed is given to the rules, which refuse it with their reason; only what may mean two
 * moves is not played but asked about. A turn-over is never guessed, and a picture after `=` stays, for the table to
 * refuse. Never throws, whatever is typed.
 * @param zone Where the tiles lie that are asked for now; null when the game is over. Names of tiles are looked for there.
 */
export function readTyped(text: string, position: Position, zone: Zone | null): Typed {
  if (text.length > 10_000) return no('unknown');
  // Small letters without accents, and full-width digits as plain ones; Hangul is put together again.
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').replace(/\s+/g, ' ').trim();
  if (plain === '') return no('empty');
  if (plain.length > LONGEST) return no('unknown');
  const [, words, shown] = /^(.*?[^<=])(?:=(?!>)(.*))?$/.exec(plain) ?? ['', plain];
  const picture = shown === undefined ? null : pictureOf(phraseOf(shown));
  const move = notation(plain) ?? notation(picture ? `${words}=${picture}` : words);
  if (shown !== undefined && !picture && !move?.includes('=')) return no('unknown');
  if (move) return { ok: true, move };

  const phrase = phraseOf(words), meaning = phrase && meaningOf(phrase, position, zone);
  if (!meaning) return no('unknown');
  const moves = meaning.moves.map((each) => (picture ? `${each}=${picture}` : each)).filter((each) => parseMove(each));
  if (moves.length === 1 && meaning.sure) return { ok: true, move: moves[0] };
  if (moves.length > 0) return no('ambiguous', moves.slice(0, MOST_OPTIONS));
  return no(phrase.names.some(({ by }) => by === 'picture') ? 'absent' : 'unknown');
}
