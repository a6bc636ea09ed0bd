/* The valid positions nearest to a text that is none: by the fewest changed tiles and fields, found exactly. */
import { formatOptions, formatPosition, parsePosition } from '../notation/index.ts';
import { readOptions } from '../notation/options.ts';
import { words as wordsOf } from '../notation/words.ts';
import { PAIRS, PICTURES, type Options, type Picture, type Player } from '../rules/index.ts';
import type { NearestWords, Zone } from './nearest.en.ts';

/** A change, said in one language. */
export type Change = (words: NearestWords) => string;
/** A position, and what has to be changed to come to it. */
export interface Found { readonly position: string; readonly changes: readonly Change[] }

const ZONES: readonly Zone[] = ['row', 'loose', 'due', 'fresh'];
/** More tiles than this are no table with a slip in it. */
const MOST_TILES = 12;
/** Nor is one of which so many tiles would have to be others; so an answer takes no time that is felt. */
const MOST_WRONG = 4;
/** So many proposals are made. */
export const MOST_FOUND = 3;

/** A tile of the text: its characters, right or wrong, and where it lies, by zone and place (from 1). */
interface Raw { readonly text: string; readonly zone: Zone; readonly place: number }

/** A text that may be no position, as far as it can be understood. */
interface Loosely {
  readonly tiles: readonly Raw[];
  readonly asideText: string;
  readonly acted: boolean;
  /** Is the slash written in a way that says nothing, so that it has to be written anew? */
  readonly slashes: boolean;
  readonly turn: Player | null;
  readonly score: Readonly<Record<Player, { readonly points: number; readonly isRead: boolean }>>;
  /** Is the score written so that it has to be written anew, though both numbers can be read? */
  readonly rewritten: boolean;
  readonly options: Options;
  readonly wrongOptions: number;
  readonly extra: number;
  readonly missing: number;
}

function readLoosely(text: string): Loosely {
  const found = wordsOf(text), [row = '-', loose = '-', aside = '-', turn, score, options] = found.map((word) => word.text);
  const tilesOf = (field: string, zone: Zone, first = 1): Raw[] => (field === '-' ? [] : (field.match(/..?/gsu) ?? []).map((each, i) => ({ text: each, zone, place: first + i })));
  const [before = '', ...after] = aside.split('/'), acted = after.length > 0, wrong: Parameters<typeof readOptions>[1] = [];
  const [, a, between, x] = /^(\d*)(\D*)(\d*)/.exec(score ?? '0-0')!;
  const half = (digits: string | undefined): { points: number; isRead: boolean } => ({ points: Math.min(10, Number(digits) || 0), isRead: /^(\d|10)$/.test(digits ?? '') });
  const isWritten = /^(\d|10)-(\d|10)$/.test(score ?? '0-0'), halves = { a: half(a), x: half(x) };
  const read = readOptions({ text: options ?? 'rulebook', at: 0 }, wrong);
  return {
    tiles: [...tilesOf(row, 'row'), ...tilesOf(loose, 'loose'), ...tilesOf(before || '-', 'due'), ...tilesOf(after.join('') || '-', 'fresh')],
    asideText: aside, acted, slashes: after.length > 1, turn: turn === undefined ? 'a' : turn === 'a' || turn === 'x' ? turn : null, score: halves,
    rewritten: !isWritten && halves.a.isRead && halves.x.isRead && between !== undefined, options: read, wrongOptions: wrong.length, extra: Math.max(0, found.length - 6), missing: Math.max(0, 5 - found.length),
  };
}

/** The texts of one pair: either side up, its back seen or not. */
const textsOf = (pair: string): readonly string[] => [pair[0]! + pair[1]!.toLowerCase(), pair[1]! + pair[0]!.toLowerCase(), `${pair[0]!}.`, `${pair[1]!}.`];
const TEXTS = PAIRS.map(textsOf);
const FULL = (1 << PAIRS.length) - 1;

/** What is done with one tile: which text it gets, and where it lies; null: it is taken away. */
interface Choice { readonly text: string; readonly zone: Zone }
interface Partial_ { readonly cost: number; readonly key: string; readonly choices: readonly (Choice | null)[] }
/** One change counts for this much; below it stand the reasons for one change rather than another. */
const ONE = 10_000;
const best = (list: Partial_[], added: Partial_): void => {
  const twin = list.findIndex(({ key }) => key === added.key);
  if (twin >= 0) { if (list[twin]!.cost <= added.cost) return; list.splice(twin, 1); }
  const at = list.findIndex(({ cost }) => cost > added.cost);
  list.splice(at < 0 ? list.length : at, 0, added);
  if (list.length > 2 * MOST_FOUND) list.pop();
};

const differing = (one: string, other: string): number => Number(one[0] !== other[0]) + Number(one[1] !== other[1]);

/** What a tile costs in its zone as another text: nothing, or one change, the smaller one first. */
const priceOf = (raw: Raw | null, text: string, isSeen: boolean): number => {
  if (!raw) return ONE + 10 + Number((text[1] !== '.') !== isSeen);
  return raw.text === text ? 0 : ONE + 3 * differing(raw.text, text) + Number((raw.text[1] === '.') !== (text[1] === '.'));
};

/** The state of a search: which tiles are there already, and how many lie where; the row counts to 2. */
interface State { readonly mask: number; readonly row: number; readonly due: number; readonly fresh: number }

/** The few valid positions with the fewest changes to a text; empty when it is too little like one. A change: a tile that is another, more, less or elsewhere, a number of diamonds, the slash, the turn, an option, a field. */
export function nearestToText(text: string): readonly Found[] {
  const given = readLoosely(text), { tiles } = given;
  if (tiles.length > MOST_TILES) return [];
  const slots: readonly (Raw | null)[] = [...tiles, ...Array.from({ length: Math.max(0, PAIRS.length - tiles.length) }, () => null)], isSeen = tiles.every((raw) => raw.text[1] !== '.');
  const building = tiles.some(({ zone }) => zone === 'loose');

  // How many changes the tiles from a slot on need at least, wherever they lie: what cannot be reached within the limit is not begun.
  const least: number[][] = Array.from({ length: slots.length + 1 }, () => Array.from({ length: FULL + 1 }, () => Infinity));
  least[slots.length]![FULL] = 0;
  for (let i = slots.length - 1; i >= 0; i--) {
    for (let mask = 0; mask <= FULL; mask++) {
      let few = slots.length > PAIRS.length ? 1 + least[i + 1]![mask]! : Infinity;
      TEXTS.forEach((texts, pair) => {
        if (mask & (1 << pair)) return;
        few = Math.min(few, (slots[i] && texts.includes(slots[i]!.text) ? 0 : 1) + least[i + 1]![mask | (1 << pair)]!);
      });
      least[i]![mask] = few;
    }
  }
  if (least[0]![0]! > MOST_WRONG) return [];
  // Turn, options and what is missing or follows are changed in every proposal alike, so they need no search; they are only told.
  for (let limit = least[0]![0]!; limit <= MOST_WRONG + 3; limit++) {
    let layer = new Map<string, { state: State; list: Partial_[] }>([['', { state: { mask: 0, row: 0, due: 0, fresh: 0 }, list: [{ cost: 0, key: '', choices: [] }] }]]);
    slots.forEach((raw, i) => {
      const next: typeof layer = new Map();
      const add = (state: State, from: Partial_, cost: number, choice: Choice | null): void => {
        if (Math.floor((from.cost + cost) / ONE) + least[i + 1]![state.mask]! > limit) return;
        const id = `${state.mask},${state.row},${state.due},${state.fresh}`, place = next.get(id) ?? { state, list: [] };
        next.set(id, place);
        best(place.list, { cost: from.cost + cost, key: `${from.key}${choice ? choice.text + choice.zone : '-'}`, choices: [...from.choices, choice] });
      };
      for (const { state, list } of layer.values()) {
        for (const partial of list) {
          if (slots.length > PAIRS.length) add(state, partial, ONE + 6 - i / 100, null);
          TEXTS.forEach((texts, pair) => {
            if (state.mask & (1 << pair) || Math.floor(partial.cost / ONE) + least[i + 1]![state.mask | (1 << pair)]! > limit) return;
            for (const to of texts) {
              const price = priceOf(raw, to, isSeen);
              for (const zone of ZONES) {
                const there = raw ? (zone === raw.zone ? 0 : ONE + 8) : ZONES.indexOf(zone) + (zone === (building ? 'loose' : 'row') ? -2 : 0);
                const after: State = { mask: state.mask | (1 << pair), row: Math.min(2, state.row + Number(zone === 'row')), due: state.due + Number(zone === 'due'), fresh: state.fresh + Number(zone === 'fresh') };
                if (after.due + after.fresh <= 3) add(after, partial, price + there, { text: to, zone });
              }
            }
          });
        }
      }
      layer = next;
    });

    const ends: { cost: number; found: Found }[] = [];
    for (const { state, list } of layer.values()) {
      if (state.mask !== FULL) continue;
      for (const fields of fieldsFor(given, state)) {
        for (const partial of list) {
          const cost = partial.cost + fields.cost;
          if (Math.floor(cost / ONE) <= limit) for (const turn of given.turn ? [given.turn] : ['a', 'x'] as const) ends.push({ cost, found: written(given, slots, partial.choices, fields, turn) });
        }
      }
    }
    const found = new Map<string, Found>();
    for (const { found: each } of ends.sort((one, two) => one.cost - two.cost)) {
      const parsed = parsePosition(each.position);
      if (parsed.ok && !found.has(formatPosition(parsed.value)) && found.size < MOST_FOUND) found.set(formatPosition(parsed.value), { ...each, position: formatPosition(parsed.value) });
    }
    if (found.size > 0) return [...found.values()];
  }
  return [];
}

/** What stands beside the tiles in a proposal. */
interface Fields { readonly cost: number; readonly slash: number | null; readonly isSlashNew: boolean; readonly score: Readonly<Record<Player, number>>; readonly options: Options }

/** Every way to set slash, score and the option of returning so that tiles in these numbers may lie there, with what it changes. */
function* fieldsFor(given: Loosely, { row, due, fresh }: State): Generator<Fields> {
  const aside = due + fresh;
  if (aside > 0 && row < 2) return;
  const rets: readonly Options['ret'][] = given.options.ret === 'after' ? ['after', 'before'] : ['before', 'after'];
  const points = (who: Player): readonly number[] => { const now = given.score[who].points; return [now, now >= 7 ? 6 : 7]; };
  const slashes: readonly (number | null)[] = [null, ...Array.from({ length: aside + 1 }, (_, i) => i)], now = given.acted ? due : null;
  for (const slash of slashes) {
    const isSlashNew = slash !== now || (slash === null && fresh > 0) || given.slashes;
    const before = slash === null ? aside : slash, after = aside - before;
    if (before > 2 || after > 2 || (slash !== null && aside === 0)) continue;
    for (const ret of rets) for (const a of points('a')) for (const x of points('x')) {
      const over = a >= 7 || x >= 7;
      if (slash === null ? over && before > 0 : before > 0 ? ret === 'before' : !over) continue;
      const costOf = (who: Player, now: number): number => (now === given.score[who].points ? 0 : (given.score[who].isRead ? ONE : 0) + 5), other = ret !== given.options.ret;
      yield { cost: (isSlashNew ? ONE + 1 : 0) + costOf('a', a) + costOf('x', x) + (other ? ONE + 9 : 0), slash, isSlashNew, score: { a, x }, options: other ? { ...given.options, ret } : given.options };
    }
  }
}

/** A proposal as a text, and what was changed. */
function written(given: Loosely, slots: readonly (Raw | null)[], choices: readonly (Choice | null)[], { slash, isSlashNew, score, options }: Fields, turn: Player): Found {
  const zones: Record<Zone, string[]> = { row: [], loose: [], due: [], fresh: [] }, changes: Change[] = [];
  // What stays in its zone keeps its order, what comes from elsewhere lies after it.
  choices.forEach((choice, i) => { if (choice && slots[i]?.zone === choice.zone) zones[choice.zone].push(choice.text); });
  choices.forEach((choice, i) => {
    const raw = slots[i];
    if (choice && raw?.zone !== choice.zone) zones[choice.zone].push(choice.text);
    if (!raw) { if (choice) changes.push((words) => words.added(choice.zone, choice.text)); return; }
    if (!choice) { changes.push((words) => words.removed(raw.zone, raw.place, raw.text)); return; }
    if (choice.text !== raw.text) changes.push((words) => words.changed(raw.zone, raw.place, raw.text, choice.text));
    if (choice.zone !== raw.zone) changes.push((words) => words.moved(raw.zone, raw.place, choice.text, choice.zone));
  });
  const all = [...zones.due, ...zones.fresh], aside = slash === null ? all.join('') || '-' : `${all.slice(0, slash).join('')}/${all.slice(slash).join('')}`, text = `${score.a}-${score.x}`;
  if (isSlashNew) changes.push((words) => words.aside(aside, given.asideText));
  for (const who of ['a', 'x'] as const) if (score[who] !== given.score[who].points || !given.score[who].isRead) changes.push((words) => words.score(who, score[who]));
  if (given.rewritten) changes.push((words) => words.written(text));
  if (given.turn === null) changes.push((words) => words.turn(turn));
  if (given.wrongOptions > 0 || options !== given.options) changes.push((words) => words.options(formatOptions(options)));
  if (given.extra > 0) changes.push((words) => words.extra);
  const position = `${zones.row.join('') || '-'} ${zones.loose.join('') || '-'} ${aside} ${turn} ${text} ${formatOptions(options)}`;
  if (given.missing > 0) changes.push((words) => words.missing(position.split(' ').slice(5 - given.missing, 5).join(' ')));
  return { position, changes };
}

/** The texts that a tile can be written as, for who searches by single changes. */
export const TILE_TEXTS: readonly string[] = PICTURES.flatMap((up: Picture) => [...PICTURES.filter((back) => back !== up).map((back) => up + back.toLowerCase()), `${up}.`]);
