/*
 * What an address says of a game, for the play page and for the page in a frame: pairs after its #, or after its ? where a
 * fragment would be lost. Their names are the element's attributes: #position=…&lady-x=computer; `r` is short for `record`.
 * What stands after the # is not even sent to the server.
 */
import { parseRecord } from '../../machine/index.ts';

export const NAMES = [
  'position', 'record', 'options', 'first', 'seed', 'arsene', 'lady-x', 'arsene-name', 'lady-x-name', 'memory', 'take-back', 'seating', 'lang', 'theme', 'mode', 'at',
] as const;
export type Name = (typeof NAMES)[number];
/** What was said; nothing is read or judged here, that is the element's part. */
export type Said = Partial<Readonly<Record<Name, string>>>;

/** Reads an address. What stands after the # beats what stands after the ?; of a name that is there twice the first counts, and other names mean nothing. */
export function saidIn(address: string): Said {
  const { hash, searchParams } = new URL(address), fragment = new URLSearchParams(hash.slice(1));
  const read = (name: string): string | null => fragment.get(name) ?? searchParams.get(name);
  const found = NAMES.map((name) => [name, (name === 'record' ? read('r') : null) ?? read(name)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** Half a surrogate pair cannot be encoded. */
const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
/** Positions have no use for `_` but as a space; a record may have one in a comment. */
const written = (name: Name, value: string): string => encoded(name === 'position' ? value.replaceAll(' ', '_') : value);

/** What comes after the # to say that; nothing for nothing. */
export function fragmentOf(said: Said): string {
  const pairs = NAMES.flatMap((name) => (said[name] ? [`${name}=${written(name, said[name])}`] : []));
  return pairs.length > 0 ? `#${pairs.join('&')}` : '';
}

/** The address of a game on the play page; with fewer moves than all, to look at it as it then stood. */
export function gameAddress(playPage: string, record: string, at?: number): string {
  const { origin, pathname } = new URL(playPage), parsed = parseRecord(record);
  const looksBack = at !== undefined && parsed.ok && at < parsed.value.moves.length;
  return `${origin}${pathname}#r=${encoded(record)}${looksBack ? `&at=${at}` : ''}`;
}
