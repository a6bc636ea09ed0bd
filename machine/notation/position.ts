import {
  assignmentCount, isPicture, isPosition, makePosition, optionText, OPTION_KEYS, OPTION_VALUES, pairIndex, PICTURES, PRESETS, TARGET, tileOf,
  type OptionKey, type Options, type Player, type Position, type Score, type Tile,
} from '../rules/index.ts';
import { failed, fault, unreadable, type Fault, type Parsed } from './faults.ts';

/** The longest position text that is read, in UTF-16 units. */
export const LONGEST_POSITION = 1000;

/** A word of a text, and where it begins. */
export interface Word { readonly text: string; readonly at: number }

const isSpace = (code: number): boolean => code === 32 || code === 95 || code === 9 || code === 13 || code === 10;

/** The words of a text. White space is space, tab, CR and LF; `_` counts as a space too. */
function words(text: string): Word[] {
  const found: Word[] = [];
  for (let i = 0, start = -1; i <= text.length; i++) {
    if (i === text.length || isSpace(text.charCodeAt(i))) {
      if (start >= 0) found.push({ text: text.slice(start, i), at: start });
      start = -1;
    } else if (start < 0) start = i;
  }
  return found;
}

const FIELDS = ['row', 'loose', 'aside', 'turn', 'score', 'options'] as const;

/** Tiles as read, each with the place of its text; a tile that could not be read is left out. */
interface Read { readonly tiles: Tile[]; readonly places: number[] }

const LOWER = { A: 'a', X: 'x', P: 'p', B: 'b' } as const;
const tileText = ({ up, back }: Tile): string => up + (back === null ? '.' : LOWER[back]);

/** Every tile by its two characters. */
const TILES: ReadonlyMap<string, Tile> = new Map(PICTURES.flatMap((up) => [null, ...PICTURES].filter((back) => back !== up).map((back) => [tileText(tileOf(up, back)), tileOf(up, back)])));

function tileFault(text: string, at: number): Fault {
  const up = text[0]!;
  if (!isPicture(up)) return fault('bad-tile', at, 1, PICTURES);
  const backs = [...PICTURES.filter((picture) => picture !== up).map((picture) => picture.toLowerCase()), '.'];
  return text[1] === up.toLowerCase() ? fault('same-sides', at, 2, backs) : fault('bad-tile', at + 1, text.length - 1, backs);
}

function readTiles(word: Word, errors: Fault[]): Read {
  const tiles: Tile[] = [], places: number[] = [];
  for (let i = 0; i < word.text.length; i += 2) {
    const text = word.text.slice(i, i + 2), at = word.at + i, tile = TILES.get(text);
    if (!tile) { errors.push(tileFault(text, at)); continue; }
    tiles.push(tile);
    places.push(at);
  }
  return { tiles, places };
}

const noTiles = (): Read => ({ tiles: [], places: [] });
const readField = (word: Word | undefined, errors: Fault[]): Read => (!word || word.text === '-' ? noTiles() : readTiles(word, errors));

function readAside(word: Word | undefined, errors: Fault[]): { due: Read; fresh: Read; slash: number } {
  if (!word || word.text === '-') return { due: noTiles(), fresh: noTiles(), slash: -1 };
  const slash = word.text.indexOf('/');
  if (slash < 0) return { due: readTiles(word, errors), fresh: noTiles(), slash };
  const second = word.text.indexOf('/', slash + 1);
  if (second >= 0) errors.push(fault('too-many-slashes', word.at + second, 1));
  else if (word.text === '/') errors.push(fault('lone-slash', word.at, 1, ['-']));
  return {
    due: readTiles({ text: word.text.slice(0, slash), at: word.at }, errors),
    fresh: readTiles({ text: word.text.slice(slash + 1, second < 0 ? undefined : second), at: word.at + slash + 1 }, errors),
    slash: word.at + slash,
  };
}

function readTurn(word: Word | undefined, errors: Fault[]): Player {
  if (word && word.text !== 'a' && word.text !== 'x') errors.push(fault('bad-turn', word.at, word.text.length, ['a', 'x']));
  return word?.text === 'x' ? 'x' : 'a';
}

const NUMBERS = Array.from({ length: 11 }, (_, n) => String(n));

function readScore(word: Word | undefined, errors: Fault[]): Score {
  if (!word) return { a: 0, x: 0 };
  const hyphen = word.text.indexOf('-'), a = NUMBERS.indexOf(word.text.slice(0, hyphen)), x = NUMBERS.indexOf(word.text.slice(hyphen + 1));
  if (hyphen < 0 || a < 0 || x < 0) errors.push(fault('bad-score', word.at, word.text.length, ['0-0', '10-10']));
  return { a, x };
}

const isOptionKey = (text: string): text is OptionKey => (OPTION_KEYS as readonly string[]).includes(text);

/** Reads `rulebook` or `overview` with `,key=value`. A word that is missing means `rulebook`. */
export function readOptions(word: Word | undefined, errors: Fault[]): Options {
  if (!word) return PRESETS.rulebook;
  const kept = interned.get(word.text);
  if (kept) return kept;
  const [name, ...settings] = word.text.split(',');
  const known = name === 'rulebook' || name === 'overview';
  if (!known) errors.push(fault('bad-preset', word.at, name!.length, ['rulebook', 'overview']));
  const options: { -readonly [K in keyof Options]: Options[K] } = { ...PRESETS[known ? name : 'rulebook'] };
  const set = new Set<string>();
  let at = word.at + name!.length + 1;
  for (const setting of settings) {
    const equals = setting.indexOf('='), key = equals < 0 ? setting : setting.slice(0, equals), text = setting.slice(equals + 1);
    if (!isOptionKey(key)) errors.push(fault('bad-option', at, key.length, OPTION_KEYS));
    else {
      const values = OPTION_VALUES[key], value = equals < 0 ? undefined : values.get(text);
      if (set.has(key)) errors.push(fault('repeated-option', at, setting.length));
      else if (value === undefined) errors.push(fault('bad-value', equals < 0 ? at + key.length : at + equals + 1, equals < 0 ? 0 : text.length, [...values.keys()]));
      else Object.assign(options, { [key]: value });
      set.add(key);
    }
    at += setting.length + 1;
  }
  return internOptions(options);
}

/** Reads table options alone, as the element's `options` attribute has them; empty means the rulebook. */
export function parseOptions(text: unknown): Parsed<Options> {
  const no = unreadable(text, LONGEST_POSITION);
  if (no) return failed([no]);
  const errors: Fault[] = [];
  const [word, ...extra] = words(text as string);
  const options = readOptions(word, errors);
  for (const { at, text: said } of extra) errors.push(fault('extra-field', at, said.length));
  return errors.length > 0 ? failed(errors) : { ok: true, value: options };
}

// Options are shared by their canonical text, of which there are about a thousand, so most positions are read without reading them again.
const interned = new Map<string, Options>();
function internOptions(options: Options): Options {
  const text = formatOptions(options);
  let kept = interned.get(text);
  if (!kept) interned.set(text, kept = Object.freeze(options));
  return kept;
}

/** Is it the six tiles of R1.1? The faults stand at the first tile that contradicts the ones before it. */
function checkTiles(zones: readonly Read[], end: number, errors: Fault[]): void {
  let taken = 0, count = 0;
  for (const { tiles, places } of zones) {
    tiles.forEach(({ up, back }, i) => {
      const bit = back === null ? 0 : 1 << pairIndex(up, back);
      if (taken & bit) errors.push(fault('repeated-tile', places[i]!, 2));
      taken |= bit;
    });
    count += tiles.length;
  }
  if (count !== 6) {
    const extra = zones.flatMap((zone) => zone.places)[6];
    errors.push(fault('tile-count', extra ?? end, extra === undefined ? 0 : 2, [String(count)]));
  }
}

/** Reads a position. Every fault is found, not just the first; nothing throws, whatever is given. */
export function parsePosition(text: unknown): Parsed<Position> {
  const no = unreadable(text, LONGEST_POSITION);
  return no ? failed([no]) : readPosition(words(text as string), (text as string).length);
}

/** Reads a position from its words. `end`: where a missing field would stand. */
export function readPosition(fields: readonly Word[], end: number): Parsed<Position> {
  const errors: Fault[] = [];
  const [rowWord, looseWord, asideWord, turnWord, scoreWord, optionsWord, ...extra] = fields;
  if (fields.length < 5) errors.push(fault('missing-field', end, 0, FIELDS.slice(fields.length, 5)));
  for (const word of extra) errors.push(fault('extra-field', word.at, word.text.length));

  const row = readField(rowWord, errors), loose = readField(looseWord, errors);
  const { due, fresh, slash } = readAside(asideWord, errors);
  const turn = readTurn(turnWord, errors), score = readScore(scoreWord, errors), options = readOptions(optionsWord, errors);
  if (errors.length > 0) return failed(errors);

  const zones = [row, loose, due, fresh];
  checkTiles(zones, asideWord!.at, errors);
  const over = score.a >= TARGET || score.x >= TARGET, aside = asideWord!, acted = slash >= 0;
  const spot: [number, number] = [aside.at, aside.text.length];
  if (acted) {
    if (options.ret === 'before' && due.tiles.length > 0) errors.push(fault('due-before-action', aside.at, slash - aside.at));
    else if (!over && due.tiles.length === 0) errors.push(fault('slash-unneeded', slash, 1));
  } else if (over && due.tiles.length > 0) errors.push(fault('slash-missing', ...spot, ['/']));
  if (due.tiles.length > 2 || fresh.tiles.length > 2) errors.push(fault('too-many-aside', ...spot, ['2']));
  else if (due.tiles.length + fresh.tiles.length > 3) errors.push(fault('too-many-aside', ...spot, ['3']));
  if (due.tiles.length + fresh.tiles.length > 0 && row.tiles.length < 2) errors.push(fault('short-row', rowWord!.at, rowWord!.text.length));

  const position = { row: row.tiles, loose: loose.tiles, due: due.tiles, fresh: fresh.tiles, acted, turn, score, options };
  if (errors.length === 0 && assignmentCount(position) === 0) errors.push(fault('impossible-backs', fields[0]!.at, aside.at + aside.text.length - fields[0]!.at));
  return errors.length > 0 ? failed(errors) : { ok: true, value: makePosition(position) };
}

function tilesText(tiles: readonly Tile[]): string {
  let text = '';
  for (const tile of tiles) text += tileText(tile);
  return text;
}

const optionsText = new WeakMap<Options, string>();

/** The canonical text of table options: the preset, then every option that differs from it. */
export function formatOptions(options: Options): string {
  let text = optionsText.get(options);
  if (text === undefined) {
    text = options.preset as string;
    for (const key of OPTION_KEYS) if (options[key] !== PRESETS[options.preset][key]) text += `,${key}=${optionText(options[key])}`;
    optionsText.set(options, text);
  }
  return text;
}

/** The canonical text of a position; empty for what is no position. */
export function formatPosition(position: Position): string {
  if (!isPosition(position)) return '';
  const { row, loose, due, fresh, acted, turn, score, options } = position;
  const aside = tilesText(due) + (acted ? '/' : '') + tilesText(fresh);
  return `${tilesText(row) || '-'} ${tilesText(loose) || '-'} ${aside || '-'} ${turn} ${score.a}-${score.x} ${formatOptions(options)}`;
}
