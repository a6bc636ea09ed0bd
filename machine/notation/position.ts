import { allTiles, assignmentCount, isOver, makePosition, pairIndex, PICTURES, tileOf, type Player, type Position, type Tile } from '../rules/index.ts';
import { fault, reading, type Fault, type Parsed } from './faults.ts';
import { tileText } from './format.ts';
import { readOptions } from './options.ts';
import { words, type Word } from './words.ts';

/** The longest position text that is read, in UTF-16 units. */
export const LONGEST_POSITION = 1000;

const FIELDS = ['row', 'loose', 'aside', 'turn', 'score', 'options'];
/** Stands for fields that are missing; only for the options is that no fault. */
const EMPTY = words('- - - a 0-0 rulebook');

/** Every tile by its two characters. */
const TILES = new Map<string, Tile>();
for (const up of PICTURES) {
  for (const back of [...PICTURES, null]) if (back !== up) TILES.set(tileText({ up, back }), tileOf(up, back));
}

/** Reads a position. Every fault is found, not just the first; nothing throws, whatever is given. */
export const parsePosition = (given: unknown): Parsed<Position> =>
  reading(given, LONGEST_POSITION, (text, errors) => readPosition(words(text), text.length, errors));

/** Reads a position from its words; null, and what is wrong, when it is none. `end`: where a missing field would stand. */
export function readPosition(fields: readonly Word[], end: number, errors: Fault[]): Position | null {
  const wrong = (code: Fault['code'], at: number, length: number, expected?: readonly string[]): void => { errors.push(fault(code, at, length, expected)); };
  const wrongWord = (code: Fault['code'], { at, text }: Word, expected?: readonly string[]): void => wrong(code, at, text.length, expected);

  if (fields.length < 5) wrong('missing-field', end, 0, FIELDS.slice(fields.length, 5));
  for (const word of fields.slice(6)) wrongWord('extra-field', word);
  const [rowWord, looseWord, aside, turnWord, scoreWord, optionsWord] = [...fields, ...EMPTY.slice(fields.length)] as [Word, Word, Word, Word, Word, Word];

  const places: number[] = [];
  const readTiles = (tiles: string, start: number): Tile[] => {
    const found: Tile[] = [];
    for (let i = 0; i < tiles.length; i += 2) {
      const text = tiles.slice(i, i + 2), at = start + i, tile = TILES.get(text);
      if (tile) {
        found.push(tile);
        places.push(at);
        continue;
      }
      const backs = [...TILES.keys()].filter((one) => one[0] === text[0]).map((one) => one[1]!);
      if (backs.length === 0) wrong('bad-tile', at, 1, PICTURES);
      else if (text[1] === text[0]!.toLowerCase()) wrong('same-sides', at, 2, backs);
      else wrong('bad-tile', at + 1, text.length - 1, backs);
    }
    return found;
  };
  const readField = ({ text, at }: Word): Tile[] => (text === '-' ? [] : readTiles(text, at));

  const row = readField(rowWord), loose = readField(looseWord);
  const slash = aside.text.indexOf('/'), acted = slash >= 0, slashAt = aside.at + slash;
  const [before, after = '', ...more] = aside.text.split('/') as [string, ...string[]];
  if (more.length > 0) wrong('too-many-slashes', slashAt + after.length + 1, 1);
  else if (aside.text === '/') wrongWord('lone-slash', aside, ['-']);
  const due = acted ? readTiles(before, aside.at) : readField(aside), fresh = readTiles(after, slashAt + 1);

  const turn = turnWord.text as Player, [, a, x] = /^(\d|10)-(\d|10)$/.exec(scoreWord.text) ?? [];
  if (turn !== 'a' && turn !== 'x') wrongWord('bad-turn', turnWord, ['a', 'x']);
  if (!a) wrongWord('bad-score', scoreWord, ['0-0', '10-10']);
  const position: Position = { row, loose, due, fresh, acted, turn, score: { a: Number(a), x: Number(x) }, options: readOptions(optionsWord, errors) };
  if (errors.length > 0) return null;

  let taken = 0;
  allTiles(position).forEach(({ up, back }, i) => {
    const bit = back === null ? 0 : 1 << pairIndex(up, back);
    if (taken & bit) wrong('repeated-tile', places[i]!, 2);
    taken |= bit;
  });
  if (places.length !== 6) wrong('tile-count', places[6] ?? aside.at, places.length > 6 ? 2 : 0, [String(places.length)]);

  const over = isOver(position), waiting = due.length, setAside = waiting + fresh.length;
  if (!acted) { if (over && waiting > 0) wrongWord('slash-missing', aside, ['/']); }
  else if (waiting > 0) { if (position.options.ret === 'before') wrong('due-before-action', aside.at, slash); }
  else if (!over) wrong('slash-unneeded', slashAt, 1);
  if (waiting > 2 || fresh.length > 2) wrongWord('too-many-aside', aside, ['2']);
  else if (setAside > 3) wrongWord('too-many-aside', aside, ['3']);
  if (setAside > 0 && row.length < 2) wrongWord('short-row', rowWord);
  if (errors.length === 0 && assignmentCount(position) === 0) wrong('impossible-backs', rowWord.at, aside.at + aside.text.length - rowWord.at);
  return errors.length > 0 ? null : makePosition(position);
}
