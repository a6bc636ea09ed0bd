/**
 * Can that lie on a table? A text or a table set up by hand that no six tiles can show is refused, with what is wrong and where, and
 * the nearest that can; one that lies there well, but that no game comes to, only has that said of it.
 */
import { explain } from '../notation/explain.ts';
import { formatOptions, formatPosition, LONGEST_POSITION, parsePosition, type Fault } from '../notation/index.ts';
import { tileText } from '../notation/format.ts';
import { PAIRS, PICTURES, type Options, type Picture, type Player, type Position, type Score, type Tile } from '../rules/index.ts';
import type { Told } from './judge.ts';
import { nearestWords as en, type NearestWords, type Zone } from './nearest.en.ts';
import { nearestWords as ko } from './nearest.ko.ts';
import { MOST_FOUND, nearestToText, TILE_TEXTS, type Change, type Found } from './nearest-text.ts';
import { impossible, type Impossible } from './possible.ts';

export type { Zone } from './nearest.en.ts';

const told = (say: (words: NearestWords) => string): Told => ({ en: say(en), ko: say(ko) });

/** A table that can be, near to one that cannot. */
export interface Near {
  /** Canonical position text. */
  readonly position: string;
  /** What is changed, one after the other. */
  readonly changes: readonly Told[];
  /** The same in one text. */
  readonly words: Told;
}

/** A fault in words. */
export interface Wrong extends Fault { readonly words: Told }

/** Can it lie on a table? */
export type Lies =
  | {
    readonly ok: true;
    readonly position: string;
    /** Why no game comes to it; null where nothing speaks against it. The referee answers all the same: accidents happen. */
    readonly note: { readonly code: Impossible; readonly words: Told } | null;
    /** With a note: the nearest positions against which nothing speaks, at most three. */
    readonly nearest: readonly Near[];
  }
  | {
    readonly ok: false;
    /** Everything that is wrong, each where it stands in the text. */
    readonly wrong: readonly Wrong[];
    /** The first of it, in words. */
    readonly words: Told;
    /** The nearest positions that can lie there, at most three; empty for what is like no position. */
    readonly nearest: readonly Near[];
  };

const near = ({ position, changes }: Found): Near => {
  const list = changes.map(told);
  return { position, changes: list, words: { en: list.map((each) => each.en).join(' '), ko: list.map((each) => each.ko).join(' ') } };
};

/** Can this position, or what this text says, lie on a table? `noticed` is false where players may have overlooked a combination. Never throws. */
export function canLie(given: Position | string, noticed = true): Lies {
  const text = typeof given === 'string' ? given : formatPosition(given), parsed = parsePosition(text);
  if (!parsed.ok) {
    const wrong = parsed.errors.map((fault): Wrong => ({ ...fault, words: { en: explain(fault), ko: explain(fault, 'ko') } }));
    return { ok: false, wrong, words: told((words) => `${words.cannot} ${wrong[0]!.words[words === en ? 'en' : 'ko']}`), nearest: text.length > LONGEST_POSITION || text.trim() === '' ? [] : nearestToText(text).map(near) };
  }
  const position = formatPosition(parsed.value), code = impossible(parsed.value, noticed);
  if (!code) return { ok: true, position, note: null, nearest: [] };
  return { ok: true, position, note: { code, words: told((words) => words.note(words.impossible[code])) }, nearest: nearestInPlay(parsed.value, noticed).map(near) };
}

// What a game can come to, near to what none can

/** The fields of a position text, and what was changed in them. */
interface Step { readonly row: readonly string[]; readonly loose: readonly string[]; readonly due: readonly string[]; readonly fresh: readonly string[]; readonly acted: boolean; readonly turn: Player; readonly score: Score; readonly changes: readonly Change[] }

const ZONES: readonly Zone[] = ['row', 'loose', 'due', 'fresh'];
const rival: Readonly<Record<Player, Player>> = { a: 'x', x: 'a' };

const textOf = ({ row, loose, due, fresh, acted, turn, score }: Step, options: string): string =>
  `${row.join('') || '-'} ${loose.join('') || '-'} ${`${due.join('')}${acted ? '/' : ''}${fresh.join('')}` || '-'} ${turn} ${score.a}-${score.x} ${options}`;

/** Every single change to a position: a number of diamonds, the turn, the slash, two neighbours, a tile that lies elsewhere, a tile that is another. The likelier slip comes first. */
function* changed(from: Step): Generator<Step> {
  const { changes, row, due, fresh, acted, turn, score } = from, with_ = (more: Partial<Step>, change: Change): Step => ({ ...from, ...more, changes: [...changes, change] });
  for (let away = 1; away <= 10; away++) for (const who of ['a', 'x'] as const) for (const points of [score[who] - away, score[who] + away]) {
    if (points >= 0 && points <= 10) yield with_({ score: { ...score, [who]: points } }, (words) => words.score(who, points));
  }
  yield with_({ turn: rival[turn] }, (words) => words.turn(rival[turn]));
  const aside = [...due, ...fresh], now = `${due.join('')}${acted ? '/' : ''}${fresh.join('')}` || '-';
  if (aside.length > 0) for (let slash = -1; slash <= aside.length; slash++) {
    const step = slash < 0 ? { due: aside, fresh: [], acted: false } : { due: aside.slice(0, slash), fresh: aside.slice(slash), acted: true }, text = `${step.due.join('')}${step.acted ? '/' : ''}${step.fresh.join('')}`;
    if (text !== now) yield with_(step, (words) => words.aside(text, now));
  }
  if (due.length === 2) yield with_({ due: [due[1]!, due[0]!] }, (words) => words.aside(`${due[1]!}${due[0]!}${acted ? `/${fresh.join('')}` : ''}`, now));
  for (let i = 0; i + 1 < row.length; i++) yield with_({ row: row.map((tile, at) => (at === i ? row[i + 1]! : at === i + 1 ? row[i]! : tile)) }, (words) => words.exchanged(i + 1));
  for (const zone of ZONES) for (const [i, text] of from[zone].entries()) {
    const rest = from[zone].filter((_, at) => at !== i);
    for (const into of ZONES) {
      // Without a slash there is no other side of it.
      if (into === zone || (into === 'fresh' && !acted)) continue;
      const change: Change = (words) => words.moved(zone, i + 1, text, into);
      for (let at = from[into].length; at >= 0; at--) yield with_({ [zone]: rest, [into]: [...from[into].slice(0, at), text, ...from[into].slice(at)] }, change);
    }
  }
  for (const zone of ZONES) for (const [i, text] of from[zone].entries()) for (const to of TILE_TEXTS) {
    if (to !== text) yield with_({ [zone]: from[zone].map((tile, at) => (at === i ? to : tile)) }, (words) => words.changed(zone, i + 1, text, to));
  }
}

/** No more positions than this are asked for two changes at once, so that an answer takes no time that is felt. */
const MOST_ASKED = 2_500;

/** The nearest positions against which nothing speaks: by one change, all of them tried; else by two. Loose tiles whose back is known are all unseen first. */
function nearestInPlay(position: Position, noticed: boolean): readonly Found[] {
  const options = formatPosition(position).split(' ')[5]!, { row, loose, due, fresh, acted, turn, score } = position;
  const unseen = (tile: Tile, i: number): Change[] => (tile.back ? [(words) => words.changed('loose', i + 1, tileText(tile), `${tile.up}.`)] : []);
  const start: Step = { row: row.map(tileText), loose: loose.map(({ up }) => `${up}.`), due: due.map(tileText), fresh: fresh.map(tileText), acted, turn, score, changes: loose.flatMap(unseen) };
  const found = new Map<string, Found>(), asked = new Set<string>([formatPosition(position)]);
  const ask = (step: Step): void => {
    const text = textOf(step, options);
    // What is plainly no better is not asked about at length.
    if (found.size >= MOST_FOUND || asked.has(text) || step.loose.some((tile) => tile[1] !== '.') || [...step.due, ...step.fresh].some((tile) => tile[0] === 'P')) return;
    asked.add(text);
    const parsed = parsePosition(text);
    if (parsed.ok && formatPosition(parsed.value) === text && impossible(parsed.value, noticed) === null) found.set(text, { position: text, changes: step.changes });
  };
  ask(start);
  if (found.size > 0) return [...found.values()];
  const once = [...changed(start)];
  once.forEach(ask);
  if (found.size > 0) return [...found.values()];
  for (const first of once) {
    if (found.size >= MOST_FOUND || asked.size >= MOST_ASKED) break;
    for (const step of changed(first)) ask(step);
  }
  return [...found.values()];
}

// A table that is being set up

/** A tile of a table that is being set up; null for a place of which nothing is known yet. */
type Slot = Tile | null;

/** A table as far as it has been set up. */
export interface Draft {
  readonly row: readonly Slot[];
  readonly loose: readonly Slot[];
  readonly due: readonly Slot[];
  readonly fresh: readonly Slot[];
  readonly acted: boolean;
  readonly turn: Player;
  readonly score: Score;
  readonly options: Options;
}

/** Something that keeps a draft from being a table, where it lies: by zone and place (from 1), or nowhere. */
export interface Lack {
  readonly code: 'more' | 'too-many' | 'clash' | 'unknown' | 'fields';
  readonly zone: Zone | null;
  readonly place: number;
  readonly words: Told;
}

/** A draft, looked at. */
export interface Completed {
  /** How many tiles are still to come; below 0 where there are too many. */
  readonly missing: number;
  /** The pictures that the next tile can show. */
  readonly next: readonly Picture[];
  /** The pairs that a further tile can be (`AX`). */
  readonly unused: readonly string[];
  /** For every place what can lie there as a tile that fits all the others: its faces, and for a tile that lies there its backs. */
  readonly can: Readonly<Record<Zone, readonly { readonly faces: readonly Picture[]; readonly backs: readonly Picture[] }[]>>;
  readonly lacks: readonly Lack[];
  /** What is still missing, or that nothing is. */
  readonly words: Told;
  /** The position, once it is one. */
  readonly position: Position | null;
}

type Pair = (typeof PAIRS)[number];

/** Can these tiles, with what is known of them, all be among the pairs that are left? */
function fits(tiles: readonly Tile[], left: readonly Pair[] = PAIRS): boolean {
  const [tile, ...others] = tiles;
  if (!tile) return true;
  const { up, back } = tile;
  return left.some((pair) => pair.includes(up) && (back === null || (back !== up && pair.includes(back))) && fits(others, left.filter((each) => each !== pair)));
}

const spots = (draft: Draft): readonly { readonly zone: Zone; readonly at: number; readonly tile: Slot }[] => ZONES.flatMap((zone) => draft[zone].map((tile, at) => ({ zone, at, tile })));

/** What is missing from a table that is being set up, what can still come, and what lies where it cannot. Never throws on a draft of any size. */
export function completeDraft(draft: Draft): Completed {
  const all = spots(draft), few = all.slice(0, PAIRS.length), here = few.flatMap(({ tile }) => (tile ? [tile] : [])), missing = PAIRS.length - all.length, isSound = fits(here);
  const without = (skip: number): readonly Tile[] => few.flatMap(({ tile }, i) => (tile && i !== skip ? [tile] : []));
  const facesOf = (others: readonly Tile[]): readonly Picture[] => PICTURES.filter((up) => fits([...others, { up, back: null }]));
  const looked = all.map(({ zone, tile }, i) => ({
    zone, faces: i < few.length ? facesOf(without(i)) : [],
    backs: tile && i < few.length ? PICTURES.filter((back) => back !== tile.up && fits([...without(i), { up: tile.up, back }])) : [],
  }));
  const can = Object.fromEntries(ZONES.map((zone) => [zone, looked.filter((each) => each.zone === zone).map(({ faces, backs }) => ({ faces, backs }))])) as unknown as Completed['can'];

  const lacks: Lack[] = [], lack = (code: Lack['code'], zone: Zone | null, place: number, say: (words: NearestWords) => string): void => { lacks.push({ code, zone, place, words: told(say) }); };
  if (missing < 0) lack('too-many', null, 0, (words) => words.draft.tooMany(-missing));
  // A tile that does not fit those before it is the one to look at.
  const sound: Tile[] = [];
  for (const { zone, at, tile } of few) {
    if (!tile) { lack('unknown', zone, at + 1, (words) => words.draft.unknown(zone, at + 1)); continue; }
    if (fits([...sound, tile])) sound.push(tile); else lack('clash', zone, at + 1, (words) => words.draft.clash(zone, at + 1));
  }
  const next = missing > 0 && isSound ? facesOf(here) : [];
  if (missing > 0) lack('more', null, 0, (words) => words.draft.more(missing, next.length > 0 ? next : facesOf(sound)));
  const step: Step = { ...draft, row: textsOf(draft.row), loose: textsOf(draft.loose), due: textsOf(draft.due), fresh: textsOf(draft.fresh), changes: [] };
  const parsed = lacks.length === 0 ? parsePosition(textOf(step, formatOptions(draft.options))) : null;
  if (parsed && !parsed.ok) for (const fault of parsed.errors) lacks.push({ code: 'fields', zone: null, place: 0, words: { en: explain(fault), ko: explain(fault, 'ko') } });
  const seen = here.flatMap(({ up, back }) => (back ? [[up, back]] : []));
  return {
    missing, next, can, lacks, position: parsed?.ok ? parsed.value : null, unused: PAIRS.filter((pair) => !seen.some(([up, back]) => pair.includes(up!) && pair.includes(back!)) && isSound && fits([...here, { up: pair[0] as Picture, back: pair[1] as Picture }])),
    words: lacks[0]?.words ?? told((words) => words.draft.done),
  };
}

/** Only what keeps a draft from being a table; empty when it is one. */
export const draftFaults = (draft: Draft): readonly Lack[] => completeDraft(draft).lacks;

const textsOf = (slots: readonly Slot[]): readonly string[] => slots.map((tile) => (tile ? tileText(tile) : ''));
