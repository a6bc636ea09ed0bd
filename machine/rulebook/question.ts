/**
 * A question put to the referee, as plain data and as one text for an address: a position, a move, what each of two people
 * thinks, and the version of the rules at which it was asked. And everything that somebody may paste to ask one.
 */
import { explainWith } from '../notation/explain-with.ts';
import { faultMessages as faultsEn } from '../notation/faults.en.ts';
import { faultMessages as faultsKo } from '../notation/faults.ko.ts';
import { formatPosition, formatRecord, LONGEST_RECORD, parsePosition, parseRecord, type Fault } from '../notation/index.ts';
import { parseMove, play, reveals, type Position } from '../rules/index.ts';
import { refusalMessages as refusalsEn } from '../rules/refusals.en.ts';
import { refusalMessages as refusalsKo } from '../rules/refusals.ko.ts';
import { questionFaults as ownEn } from './question-words.en.ts';
import { questionFaults as ownKo } from './question-words.ko.ts';
import { decoded, replaced, slice, traced, trimmed, without, type Traced } from './question-text.ts';
import { RULES_VERSION, VERSIONS } from './versions.ts';
import type { Lang, Ruling } from './types.ts';

/** What somebody thinks of a move: that it is not allowed, or that it is, and who gets how many diamonds (0 to 9 each; nobody: 0 and 0). */
export type Belief = { readonly allowed: false } | { readonly allowed: true; readonly a: number; readonly x: number };

/** A question. */
export interface Question {
  /** Canonical position text. */
  readonly position: string;
  /** Canonical move text; empty while no move is chosen. */
  readonly move: string;
  /** What the one and the other think; null for who has said nothing. */
  readonly beliefs: readonly [Belief | null, Belief | null];
  /** The version of the rules at which it was asked; one of VERSIONS. */
  readonly version: string;
}

/** What can be wrong with a question, or with a text that was pasted: everything that can be wrong with a position, a record or a move, and a few things more. */
export type AskFaultCode = Fault['code'] | 'bad-belief' | 'no-version' | 'extra-part' | 'no-ruling' | 'bad-at' | 'nothing-read' | 'unknown-picture' | 'near-picture' | 'many-pictures';

/** A fault, and where it stands in the text as it was given (UTF-16 offset from 0, and length). */
export interface AskFault extends Omit<Fault, 'code'> { readonly code: AskFaultCode }

/** The value, or every fault of the best reading. */
export type Asked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: readonly AskFault[] };

/** The longest question text that is read, in UTF-16 units. */
export const LONGEST_QUESTION = 2000;
/** The longest text that is read when it is pasted, in UTF-16 units: that of a record. */
export const LONGEST_PASTED = LONGEST_RECORD;
/** The name of a question in the address of the referee's page: `/referee/#q=…`. */
export const QUESTION_NAME = 'q';
/** The name beside it of the ruling that a question comes from: `/referee/#q=…&ruling=own-goal`. */
export const RULING_NAME = 'ruling';

const sentences = {
  en: { refusals: refusalsEn as Readonly<Record<string, string>>, faults: { ...faultsEn, ...ownEn } },
  ko: { refusals: refusalsKo as Readonly<Record<string, string>>, faults: { ...faultsKo, ...ownKo } },
};

/** The sentence for a fault of {@link parseQuestion} or {@link readPasted}, or of a row that was called out, whose `expected` are the word and its number. */
export const explainAsked = (fault: AskFault, lang: Lang): string => {
  const said = explainWith(sentences[lang], fault as Fault);
  return /-pictures?$/.test(fault?.code) ? said.replace(/\{(word|n)\}/g, (_, name) => String(fault.expected[name === 'word' ? 0 : 1] ?? '')) : said;
};

const NOBODY: Question['beliefs'] = [null, null];
const fault = (code: AskFaultCode, { from: places, text }: Traced, expected: readonly string[] = []): AskFault => ({ code, at: places[0]!, length: places[text.length]! - places[0]!, expected });
/** A fault that was found in a traced text, where it stands in what was given. */
const placed = <Each extends AskFault>(found: Each, { from: places }: Traced): Each => {
  const end = Math.min(places.length - 1, found.at + found.length), at = places[Math.min(places.length - 1, found.at)]!;
  return { ...found, at, length: found.length === 0 ? 0 : Math.max(1, places[end]! - at) };
};
const inOrder = (errors: readonly AskFault[]): readonly AskFault[] => [...errors].sort((one, two) => one.at - two.at);

/** The canonical text of a move: with the picture that comes up where only one can. */
function canonicalMove(position: Position, move: string): string {
  const shown = Object.keys(move.includes('=') ? {} : reveals(position, move) ?? {});
  return shown.length === 1 ? `${move}=${shown[0]}` : move;
}

const beliefText = (belief: Belief | null): string => (!belief ? '-' : belief.allowed ? `a${belief.a}x${belief.x}` : 'no');
const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 9;
const isBelief = (belief: Belief | null): boolean => belief === null || belief.allowed === false || (belief.allowed === true && isCount(belief.a) && isCount(belief.x));

/** Reads what somebody thinks: `no`, `a2x0`, `a2`, `x1`, `0`; undefined for what is none. `-` is nothing said. */
export function parseBelief(text: string): Belief | null | undefined {
  const said = text.toLowerCase();
  if (said === '' || said === '-') return null;
  if (said === 'no') return { allowed: false };
  if (said === '0') return { allowed: true, a: 0, x: 0 };
  const [, a, x] = /^(?:a(\d))?(?:x(\d))?$/.exec(said) ?? [], [, second, first] = /^x(\d)a(\d)$/.exec(said) ?? [];
  const one = a ?? first, other = x ?? second;
  return one === undefined && other === undefined ? undefined : { allowed: true, a: Number(one ?? 0), x: Number(other ?? 0) };
}

/** The text of what somebody thinks, as {@link parseBelief} reads it. */
export const formatBelief = beliefText;

/** A question of today. A move that is none, and a position that cannot be read, are faults. */
export const ask = (position: string, move = '', beliefs: Question['beliefs'] = NOBODY): Asked<Question> =>
  parseQuestion(`${position}/${move || '-'}/${beliefs.map(beliefText).join('/')}`);

/**
 * The text of a question: position, move, what the one and the other think, and the version, with slashes between them; what is missing
 * at the end is left out, a dash stands for it elsewhere. It needs no escaping after the # of an address. The same question has the same
 * text; what is no question has an empty one.
 */
export function formatQuestion(question: Question): string {
  const { position, move = '', beliefs = NOBODY, version = RULES_VERSION } = (question ?? {}) as Partial<Question>;
  const parsed = parsePosition(position);
  if (!parsed.ok || (move !== '' && !parseMove(move)) || !Array.isArray(beliefs) || !beliefs.every(isBelief) || !VERSIONS.some((each) => each.version === version)) return '';
  const parts = [move && canonicalMove(parsed.value, move), beliefText(beliefs[0]), beliefText(beliefs[1])].map((part) => part || '-');
  while (parts.at(-1) === '-') parts.pop();
  return [formatPosition(parsed.value).replaceAll(' ', '_'), ...parts, `v${version}`].join('/');
}

/** The address of a question on the referee's page; that of the page where it is no question. */
export function questionAddress(page: string, question: Question): string {
  const text = formatQuestion(question);
  return text ? `${page.replace(/[#?].*$/s, '')}#${QUESTION_NAME}=${text}` : page;
}

/**
 * Where the position of a question text ends: at the first slash that does not belong to the tiles set aside, which are its third word.
 * -1 when there is none.
 */
function endOfPosition(text: string): number {
  const words = /[^ \t\r\n_+]+/g;
  for (let i = 0, word; (word = words.exec(text)); i++) {
    const slash = word[0].indexOf('/');
    if (slash >= 0 && i !== 2) return word.index + slash;
  }
  return -1;
}

/** Reads a question from a traced text. */
function readQuestion(given: Traced): Asked<Question> {
  const text = replaced(given, /\+/g, ' '), end = endOfPosition(text.text);
  const where = end < 0 ? text : slice(text, 0, end), rest = end < 0 ? null : slice(text, end + 1), errors: AskFault[] = [];
  const parsed = parsePosition(where.text);
  if (!parsed.ok) errors.push(...parsed.errors.map((each) => placed(each, where)));

  let move = '', version: string = RULES_VERSION;
  const beliefs: [Belief | null, Belief | null] = [null, null];
  const parts = rest ? rest.text.split('/') : [];
  let at = 0, ended = false;
  parts.forEach((raw, i) => {
    const part = trimmed(slice(rest!, at, at + raw.length)), said = part.text;
    at += raw.length + 1;
    if (ended) { if (said !== '') errors.push(fault('extra-part', part)); return; }
    if (/^v/i.test(said)) {
      ended = true;
      version = said.slice(1);
      if (!VERSIONS.some((each) => each.version === version)) errors.push(fault('no-version', part, VERSIONS.map((each) => `v${each.version}`)));
    } else if (i > 2) { if (said !== '') errors.push(fault('extra-part', part)); }
    else if (said === '' || said === '-') return;
    else if (i === 0) { if (parseMove(said)) move = said; else errors.push(fault('malformed', part)); }
    else {
      const belief = parseBelief(said);
      if (belief === undefined) errors.push(fault('bad-belief', part)); else beliefs[i - 1] = belief;
    }
  });
  if (errors.length > 0 || !parsed.ok) return { ok: false, errors: inOrder(errors).slice(0, 20) };
  return { ok: true, value: { position: formatPosition(parsed.value), move: move && canonicalMove(parsed.value, move), beliefs, version } };
}

/** A text of some length, or what is wrong with it. */
function textOf(given: unknown, most: number): Asked<string> {
  if (typeof given !== 'string') return { ok: false, errors: [{ code: 'not-text', at: 0, length: 0, expected: [] }] };
  if (given.length > most) return { ok: false, errors: [{ code: 'too-long', at: most, length: given.length - most, expected: [String(most)] }] };
  return { ok: true, value: given };
}

/**
 * Reads a question text: as {@link formatQuestion} writes it, percent-encoded or not, with `_`, spaces or `+` between the fields, in any
 * case of the v. Without a version it is one of today; an older version is kept, one that never was is a fault. Never throws.
 */
export function parseQuestion(given: unknown): Asked<Question> {
  const text = textOf(given, LONGEST_QUESTION);
  if (!text.ok) return text;
  const bare = trimmed(decoded(traced(text.value)));
  return readQuestion(slice(bare, /^#?(?:q=)?/.exec(bare.text)![0].length));
}

/** One move of a record or a ruling that was pasted, to choose from. */
export interface PastedStep {
  /** Canonical text; as it was given for one that is refused. */
  readonly move: string;
  /** The position text in which it was played. */
  readonly before: string;
  /** The position text after it; null where the move is refused. */
  readonly after: string | null;
}

/** What was read from a text that somebody pasted. */
export interface Pasted {
  /** What it is: a position, a record, a question, the address of a game, a ruling, a command line. */
  readonly kind: 'position' | 'record' | 'question' | 'game' | 'ruling' | 'command';
  /** The position that it is about, canonical; for a record the one at `at`. */
  readonly position: string;
  /** The move that it asks about; empty for none. */
  readonly move: string;
  readonly beliefs: Question['beliefs'];
  readonly version: string;
  /** The moves of a record or of a ruling, to choose one from: the question is then its `before` and its `move`. */
  readonly steps: readonly PastedStep[];
  /** How many of the steps lead to `position`. */
  readonly at: number;
  /** The canonical record text, without a last move that is refused; null where there is none. */
  readonly record: string | null;
  /** The id of a ruling. */
  readonly ruling: string | null;
}

type Rulings = readonly Pick<Ruling, 'id' | 'position' | 'moves'>[];
const unread = (text: Traced): Asked<Pasted> => ({ ok: false, errors: [fault('nothing-read', text)] });

const asPasted = (kind: Pasted['kind'], { position, move, beliefs, version }: Question): Pasted => ({ kind, position, move, beliefs, version, steps: [], at: 0, record: null, ruling: null });

/** Reads a position, or a record: its last position, or the one after `at` moves. One move alone is a question, and so is a last move that is refused. */
function readGame(kind: Pasted['kind'], text: Traced, at: Traced | null): Asked<Pasted> {
  const parsed = parseRecord(text.text);
  let refused: string | null = null, record = parsed.ok ? parsed.value : null;
  if (!parsed.ok) {
    // A move that may not be played, at the end of a record, is what people ask about.
    const [first, ...others] = parsed.errors, word = first && text.text.slice(first.at, first.at + first.length);
    if (first?.move && others.length === 0 && parseMove(word) && text.text.slice(first.at + first.length).trim() === '') {
      const before = parseRecord(text.text.slice(0, first.at));
      if (before.ok) { refused = word!; record = before.value; }
    }
    if (!record) return { ok: false, errors: parsed.errors.map((each) => placed(each, text)) };
  }
  const positions = [record!.start, ...record!.moves.map(({ position }) => position)].map(formatPosition), most = positions.length - 1;
  const steps: PastedStep[] = record!.moves.map(({ move }, i) => ({ move, before: positions[i]!, after: positions[i + 1]! }));
  if (refused !== null) steps.push({ move: refused, before: positions[most]!, after: null });
  const bare = at && trimmed(at);
  if (bare && !/^\d{1,5}$/.test(bare.text)) return { ok: false, errors: [fault('bad-at', bare, [String(most)])] };
  const single = steps.length === 1 && !bare, here = bare ? Math.min(most, Number(bare.text)) : single ? 0 : most;
  const move = refused !== null && here === most ? refused : single ? steps[0]!.move : '';
  return {
    ok: true,
    value: {
      kind: kind !== 'position' ? kind : steps.length === 0 ? 'position' : single ? 'question' : 'record',
      position: positions[here]!, move, beliefs: NOBODY, version: RULES_VERSION, steps, at: here, record: steps.length > 0 ? formatRecord(record!) : null, ruling: null,
    },
  };
}

/** The first move of a ruling, and all its moves. */
function readRuling(id: Traced, rulings: Rulings): Asked<Pasted> {
  const found = rulings.find((each) => each.id === id.text.toLowerCase());
  if (!found) return { ok: false, errors: [fault('no-ruling', id)] };
  const steps: PastedStep[] = [];
  let before = parsePosition(found.position);
  for (const move of found.moves) {
    if (!before.ok) break;
    const played = play(before.value, move);
    steps.push({ move, before: formatPosition(before.value), after: played.ok ? formatPosition(played.position) : null });
    if (played.ok) before = { ok: true, value: played.position };
  }
  return { ok: true, value: { kind: 'ruling', position: found.position, move: steps[0]?.move ?? '', beliefs: NOBODY, version: RULES_VERSION, steps, at: 0, record: [found.position, ...steps.filter(({ after }) => after !== null).map(({ move }) => move)].join(' '), ruling: found.id } };
}

/** A question that says from which ruling it comes, with the moves of that ruling; as it is where it is no position of that ruling. */
function fromRuling(question: Pasted, id: string | undefined, rulings: Rulings): Pasted {
  const found = id === undefined ? null : readRuling(traced(id), rulings);
  if (!found?.ok) return question;
  const { steps, record, ruling } = found.value, at = steps.findIndex(({ before, move }) => before === question.position && move === question.move);
  return at < 0 ? question : { ...question, steps, at, record, ruling };
}

/** Reads the pairs of an address after its # and its ?, the former first. */
function pairsIn(address: Traced): ReadonlyMap<string, Traced> {
  const pairs = new Map<string, Traced>(), hash = address.text.indexOf('#'), query = address.text.indexOf('?');
  const add = (start: number, end: number): void => {
    for (let at = start; at <= end;) {
      const next = address.text.indexOf('&', at), until = next < 0 || next > end ? end : next, equals = address.text.indexOf('=', at);
      if (equals >= at && equals < until) {
        const name = address.text.slice(at, equals);
        if (!pairs.has(name)) pairs.set(name, decoded(replaced(slice(address, equals + 1, until), /\+/g, ' ')));
      }
      at = until + 1;
    }
  };
  if (hash >= 0) add(hash + 1, address.text.length);
  if (query >= 0 && (hash < 0 || query < hash)) add(query + 1, hash < 0 ? address.text.length : hash);
  return pairs;
}

/** The id of the ruling that an address names. */
function rulingIn(address: Traced): Traced | null {
  const found = /(?:^|\/)rulings\/([^/?#\s]+)/.exec(address.text);
  return found && slice(address, found.index + found[0].length - found[1]!.length, found.index + found[0].length);
}

/** Reads an address; null when it says nothing of a game. */
function readAddress(address: Traced, rulings: Rulings): Asked<Pasted> | null {
  const pairs = pairsIn(address), question = pairs.get(QUESTION_NAME), record = pairs.get('r') ?? pairs.get('record'), position = pairs.get('position');
  if (question) {
    const asked = readQuestion(trimmed(question)), from = pairs.get(RULING_NAME)?.text.toLowerCase();
    return asked.ok ? { ok: true, value: fromRuling(asPasted('question', asked.value), from, rulings) } : asked;
  }
  if (record) return readGame('game', record, pairs.get('at') ?? null);
  if (position) return readGame('game', position, null);
  const ruling = rulingIn(address);
  return ruling && readRuling(ruling, rulings);
}

/** Reads a command line from the word after `judge` on. */
function readCommand(text: Traced): Asked<Pasted> {
  let rest = text;
  const beliefs: [Belief | null, Belief | null] = [null, null], errors: AskFault[] = [];
  rest = replaced(rest, /--(?:json|lang(?:=|\s+)\S*)(?=\s|$)/g, (found) => ' '.repeat(found.length));
  for (const [name, i] of [['one', 0], ['two', 1]] as const) {
    const found = new RegExp(`--${name}(?:=|\\s+)(\\S+)`).exec(rest.text);
    if (!found) continue;
    const belief = parseBelief(found[1]!), at = found.index + found[0].length - found[1]!.length;
    if (belief === undefined) errors.push(fault('bad-belief', slice(rest, at, at + found[1]!.length))); else beliefs[i] = belief;
    rest = replaced(rest, found[0], (each) => ' '.repeat(each.length));
  }
  const bare = trimmed(rest), isQuestion = endOfPosition(bare.text) >= 0, asked = isQuestion ? readQuestion(bare) : null;
  const found: Asked<Pasted> = asked ? (asked.ok ? { ok: true, value: asPasted('command', asked.value) } : asked) : readGame('command', bare, null);
  if (!found.ok) return { ok: false, errors: inOrder([...found.errors, ...errors]) };
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, value: { ...found.value, beliefs: [beliefs[0] ?? found.value.beliefs[0], beliefs[1] ?? found.value.beliefs[1]] } };
}

/** What a position can begin with: tiles, or a dash for no row. */
const BEGINS = /^(?:-|[AXPB][axpb.])/;

/** Outside braces, where a comment is kept as it is: quotes, fences and what nobody sees go, other white space becomes a space, other dashes a hyphen. */
const tidy = (text: Traced): Traced => {
  const gone = without(text, /\{[^}]*\}?|[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, (found) => found.startsWith('{'));
  return replaced(gone, /\{[^}]*\}?|["'`“”„‘’‚«»<>\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\v\f]|[\u2010-\u2015\u2212\u30fc\uff0d]/g, (found) => (found.startsWith('{') ? found : /[\u2010-\u2015\u2212\u30fc\uff0d]/.test(found) ? '-' : ' '));
};

/** Every stretch without white space, quotes, fences or angle brackets; at most so many that one long text is read in no time. */
function* stretches(text: Traced): Generator<Traced> {
  const pattern = /[^\s"“”`<>]+/g;
  for (let word; (word = pattern.exec(text.text));) yield slice(text, word.index, word.index + word[0].length);
}

const ADDRESS = /[#?](?:[^#?\s]*&)?(?:q|r|record|position)=|(?:^|\/)rulings\/[^/?#\s]/;
/** What may stand after an address in a sentence. */
const CLOSING = ')].,;:!?\'’”…';
const withoutClosing = (word: Traced): Traced => {
  let end = word.text.length;
  while (end > 0 && CLOSING.includes(word.text[end - 1]!)) end--;
  return slice(word, 0, end);
};

function readText(text: Traced, rulings: Rulings): Asked<Pasted> {
  const whole = trimmed(text);
  // An address, somewhere in what was pasted; one that begins with # or ? may have spaces in it.
  let worst: Asked<Pasted> | null = null;
  for (const word of /^[#?]/.test(whole.text) ? [whole] : stretches(whole)) {
    if (!ADDRESS.test(word.text)) continue;
    const found = readAddress(withoutClosing(word), rulings);
    if (found?.ok) return found;
    worst ??= found;
  }
  if (worst) return worst;
  const clean = trimmed(tidy(whole)), judge = /(?:^|\s)judge\s+/.exec(clean.text);
  if (judge) return readCommand(slice(clean, judge.index + judge[0].length));
  if (rulings.some(({ id }) => id === clean.text.toLowerCase())) return readRuling(clean, rulings);
  // With spaces in it a text is not encoded, and a comment may have a percent sign.
  const open = /\s/.test(clean.text) ? clean : decoded(clean);
  if (!BEGINS.test(open.text)) {
    // Somewhere in a sentence there may be a position all the same.
    const found = /(?:^|[\s:=(])((?:-|(?:[AXPB][axpb.]){1,6})[ _]+(?:-|(?:[AXPB][axpb.]){1,6})[ _]+(?:-|[AXPBaxpb./]{2,13})[ _]+[ax][ _]+\d\d?-\d\d?(?:[ _]+(?:rulebook|overview)[a-z0-9*=,]*)?(?:(?:[ _]+|\/)(?:b?\d[lr](?:f(?:=[AXPB])?)?|f\d(?:=[AXPB])?|s\d\d|lr|rl|pass)(?![\w=]))?)/.exec(open.text);
    if (!found) return unread(whole);
    const start = found.index + found[0].length - found[1]!.length;
    return readPlain(slice(open, start, start + found[1]!.length));
  }
  return readPlain(open);
}

/** Reads a text that begins like a position. */
function readPlain(text: Traced): Asked<Pasted> {
  const end = endOfPosition(text.text.replace(/\{[^}]*\}?/g, (comment) => ' '.repeat(comment.length)));
  if (end < 0) return readGame('position', text, null);
  const asked = readQuestion(text);
  return asked.ok ? { ok: true, value: asPasted('question', asked.value) } : asked;
}

/**
 * Reads whatever somebody pastes to ask something: a position, a record, a question text, the address of a game, of a question or of a
 * ruling, a command line; with quotes, fences, marks that nobody sees and line breaks around it and in it. A ruling is looked for in
 * `rulings`; {@link pasted} loads them where they are needed. The faults are those of the best reading, each where it stands in the text
 * as it was given. Never throws; the work grows with the length alone, and a text of more than LONGEST_PASTED units is one fault.
 */
export function readPasted(given: unknown, rulings: Rulings = []): Asked<Pasted> {
  const text = textOf(given, LONGEST_PASTED);
  if (!text.ok) return text;
  const found = readText(traced(text.value), rulings);
  if (found.ok || !/[\r\n]/.test(text.value.trim())) return found;
  // A mail or a narrow box may have broken the lines in the middle of a word, and indented the next.
  for (const broken of [/[\r\n]+/g, /[\r\n]\s*/g]) {
    const joined = readText(without(traced(text.value), broken), rulings);
    if (joined.ok) return joined;
  }
  return found;
}

/** Reads what somebody pastes, as {@link readPasted} does, with the rulings loaded where one is named. */
export async function pasted(given: unknown): Promise<Asked<Pasted>> {
  const found = readPasted(given);
  if (found.ok ? !(found.value.kind === 'question' && new RegExp(`&${RULING_NAME}=`).test(given as string)) : !found.errors.some(({ code }) => code === 'no-ruling' || code === 'nothing-read')) return found;
  return readPasted(given, (await import('./rulings/index.ts')).RULINGS);
}

