/** The referee's answer for others: as text for a chat, and as data; and what may be done instead of what is forbidden. */
import { formatOptions, parsePosition } from '../notation/index.ts';
import { legalMoves, parseMove, type Position } from '../rules/index.ts';
import { settle, type Settlement } from './dispute.ts';
import { judge, type Judgement, type Told } from './judge.ts';
import { formatQuestion, pasted, type AskFault, type Pasted, type Question } from './question.ts';
import { retellWords as en, type RetellWords } from './retell.en.ts';
import { retellWords as ko } from './retell.ko.ts';
import type { Lang } from './types.ts';
import { RULES_VERSION } from './versions.ts';

const told = (say: (words: RetellWords) => string): Told => ({ en: say(en), ko: say(ko) });

/** A move text in words, such as `swap the tiles in places 3 and 4`; the text itself where it is no move. */
export function sayMove(position: Position, text: string): Told {
  const move = parseMove(text);
  return told((words) => (move ? words.move(move, position) : text));
}

/** A move that is allowed. */
export interface Instead { readonly move: string; readonly words: Told }

/** How far a move is from the one that was tried: another kind is farthest, then another tile, another end, turned or not. */
function distance(text: string, tried: string): number {
  const move = parseMove(text)!, wish = parseMove(tried);
  if (!wish) return 0;
  const isSame = move.kind === wish.kind, away = Math.min(7, Math.abs(move.tile - wish.tile) || 0);
  return (isSame ? 0 : 100) + (isSame ? 4 * away + 2 * Number(move.end !== wish.end) + Number(move.turned !== wish.turned) : 0);
}

/** What may be done instead, what is nearest to the move that was tried first; every legal move of the stage, empty when the game is over. */
export const insteadOf = (position: Position, tried: string): readonly Instead[] =>
  legalMoves(position).map((move) => ({ move, far: distance(move, tried) })).sort((one, two) => one.far - two.far).map(({ move }) => ({ move, words: sayMove(position, move) }));

/** An answer with all that belongs to it, as it is given away: `answer.json`, see `schema/answer.schema.json`. */
export interface WholeAnswer {
  readonly $schema: string;
  /** The version of the rules that answers. */
  readonly version: string;
  /** The question, and its text for an address. */
  readonly question: Question & { readonly text: string };
  /** Null while no move is chosen. */
  readonly judgement: Judgement | null;
  /** For a forbidden move what is allowed, the nearest first; else empty. */
  readonly instead: readonly Instead[];
  /** Who is right; null when nobody has said what they think. */
  readonly settlement: Settlement | null;
}

/** The whole answer to a question. */
export function answerTo(question: Question): WholeAnswer {
  const { position, move, beliefs, version } = question, parsed = parsePosition(position);
  const judgement = move === '' ? null : judge(position, move);
  return {
    $schema: './schema/answer.schema.json', version: RULES_VERSION, question: { text: formatQuestion(question), position, move, beliefs, version }, judgement,
    instead: judgement?.verdict === 'forbidden' && parsed.ok ? insteadOf(parsed.value, move) : [],
    settlement: judgement && settle(position, move, beliefs, judgement),
  };
}

/** What came of a text that was put to the referee. */
export type Referred = { readonly ok: true; readonly value: WholeAnswer; readonly pasted: Pasted } | { readonly ok: false; readonly errors: readonly AskFault[] };

/** Answers whatever can be pasted: a question text, an address, a record with its last move, a ruling. Never throws. */
export async function askReferee(text: unknown): Promise<Referred> {
  const found = await pasted(text);
  if (!found.ok) return found;
  const { position, move, beliefs, version } = found.value;
  return { ok: true, value: answerTo({ position, move, beliefs, version }), pasted: found.value };
}

/** A text for a chat is not longer than this, in UTF-16 units, as long as what may be left out is enough. */
export const LONGEST_RETOLD = 1200;

/** A line, and how soon it is left out where there is no room: 0 never. */
interface Line { readonly text: string; readonly spare: number }

/**
 * An answer as plain lines for a chat: the table in words, so that it is understood without a picture, what was asked, the verdict and
 * why, what comes next, who is right, and last the link. What would make it longer than LONGEST_RETOLD is left out, other tables first.
 * `names` are what the two are called; without them they are the first and the second.
 */
export function retell({ question, judgement, settlement, instead, version }: WholeAnswer, link: string, lang: Lang, names: readonly [string, string] = ['', '']): string {
  const words = lang === 'ko' ? ko : en, parsed = parsePosition(question.position), lines: Line[] = [];
  const say = (text: string, spare = 0): void => { lines.push({ text: text.replace(/\p{Cc}+/gu, ' '), spare }); };
  say(words.title);
  if (parsed.ok) {
    const { value } = parsed, { row, loose, due, fresh, options } = value, list = (tiles: typeof row): string => tiles.map((tile, i) => words.tile(tile, i + 1)).join(', ');
    say(`${words.row}: ${list(row) || words.none}`);
    for (const zone of ['loose', 'due', 'fresh'] as const) if (value[zone].length > 0) say(`${words[zone]}: ${list(value[zone])}`);
    if ([row, loose, due, fresh].flat().some(({ back }) => back === null)) say(words.unseen, 4);
    say(words.standing(value, formatOptions(options)));
    if (question.move) say(`${words.action}: ${sayMove(value, question.move)[lang]} (${question.move})`);
  } else say(question.position);
  if (judgement) {
    say('');
    say(judgement.words[lang]);
    if (judgement.verdict !== 'forbidden') for (const { rule, words: each } of judgement.trace) say(`· ${each[lang]}${rule ? ` (${rule})` : ''}`, 2);
    else for (const { rule, words: each } of judgement.trace.slice(1)) say(`· ${each[lang]}${rule ? ` (${rule})` : ''}`, 3);
    if (judgement.next) say(`${words.then}: ${judgement.next.words[lang]}`);
    if (instead.length > 0) say(`${words.instead}: ${instead.slice(0, 3).map((each) => each.words[lang]).join('; ')}.`, 3);
    for (const { words: each } of judgement.differs) say(`${words.elsewhere}: ${each[lang]}`, 1);
  }
  question.beliefs.forEach((belief, i) => {
    if (!belief) return;
    const side = settlement?.each[i];
    say(`${names[i]!.trim() || words.people[i]!}: ${words.belief(belief)}.${side ? ` ${side.words[lang].split(/(?<=[.!])\s/u)[0]!}` : ''}`);
    for (const { words: each } of side?.elsewhere ?? []) say(`· ${each[lang]}`, 3);
  });
  say('');
  say(words.version(version));
  const written = (): string => [...lines.map(({ text }) => text), ...(link ? [link] : [])].join('\n');
  // The last of what can best be spared goes first.
  for (let most = Math.max(...lines.map(({ spare }) => spare)); written().length > LONGEST_RETOLD && most > 0;) {
    const at = lines.findLastIndex(({ spare }) => spare === most);
    if (at < 0) most--; else lines.splice(at, 1);
  }
  return written();
}
