/** The referee: what happens in a position when a move is played, and why, in words. It plays the move and reads the trace of that one call; it decides nothing itself. */
import { explain } from '../notation/explain.ts';
import { explainWith } from '../notation/explain-with.ts';
import { faultMessages } from '../notation/faults.en.ts';
import { formatOptions, formatPosition, parsePosition, type Fault } from '../notation/index.ts';
import {
  isPosition, objections, OPTION_VALUES, optionText, parseMove, play, PRESETS, reveals, stage, winner, withoutPicture,
  type Award, type Move, type OptionKey, type Options, type Picture, type Played, type Player, type Position, type RefusalCode, type RuleId, type Stage, type TraceEntry,
} from '../rules/index.ts';
import { judgeWords as en } from './judge.en.ts';
import { judgeWords as ko } from './judge.ko.ts';
import { occasionOf, RULING_FOR } from './occasions.ts';
import type { Lang } from './types.ts';

/** The same in both languages. */
export type Told = Readonly<Record<Lang, string>>;

/** One step of the reasoning, in the order in which a judge would say it: legality, what was made (paid, or why not), set aside, what must come back, end. */
export interface Reason extends TraceEntry {
  readonly words: Told;
}

/** What comes after a move. */
export interface Next {
  /** Position text after the move. */
  readonly position: string;
  readonly stage: Stage;
  /** Whose turn it is; at the end of the game, whoever acted last. */
  readonly turn: Player;
  /** Null while the game goes on. */
  readonly winner: Player | 'draw' | null;
  readonly words: Told;
}

/** What a move comes to under one set of options. */
export interface Answer {
  /** `allowed`; `forbidden`; `open`: allowed, but a back that nobody has seen decides what it comes to, see `outcomes`. */
  readonly verdict: 'allowed' | 'forbidden' | 'open';
  /** The move in canonical form, or as it was given when it is none. */
  readonly move: string;
  /** The verdict in a sentence or two. */
  readonly words: Told;
  /** The rules that decide, each in words. For a forbidden move every rule against it, the one to cite first; rules are null where no rule of the game is broken. */
  readonly trace: readonly (Reason | (Omit<Reason, 'rule'> & { readonly rule: RuleId | null; readonly code: RefusalCode }))[];
  /** Who is paid what; empty when nobody is. */
  readonly payments: readonly Award[];
  /** Null when the move is forbidden or open. */
  readonly next: Next | null;
  /** For an open move, every picture that can come up. */
  readonly outcomes: readonly Outcome[];
  /** The ruling about what is rare in it, by id; null for most moves. */
  readonly ruling: string | null;
}

/** What an unseen back can show, in how many of all ways that the unseen backs can lie, all equally likely. */
export interface Outcome extends Answer {
  readonly picture: Picture;
  readonly ways: number;
  readonly of: number;
}

/** Another table, at which the answer is another. */
export interface Difference {
  /** What is different there: `rulebook`, `overview`, or one option such as `swap=any`. */
  readonly change: string;
  /** The whole options text. */
  readonly options: string;
  readonly words: Told;
  readonly answer: Answer;
}

/** The referee's answer. */
export interface Judgement extends Answer {
  /** Canonical position text; as it was given when it is unreadable. */
  readonly position: string;
  /** What is wrong with the position text; empty when it can be read. The verdict is `forbidden` then. */
  readonly faults: readonly Fault[];
  /** The other description, and every single option, that would change the answer; empty when none would. */
  readonly differs: readonly Difference[];
}

const told = (say: (words: typeof en) => string): Told => ({ en: say(en), ko: say(ko) });

/** A step of the trace in words. */
function reason(position: Position, move: Move, played: Played, entry: TraceEntry, index: number): Reason {
  const { rule, at, kind, points } = entry, after = played.position, facts = { position, move, after, awards: played.awards, by: position.turn };
  const say = (words: typeof en): string => {
    if (kind) return points ? words.paid(kind, at!, entry.for!, points) : words.unpaid(rule as 'R5.6', kind, at!, entry.for!);
    return words.rule[rule as keyof typeof words.rule]({ ...facts, at: at ?? 0, owner: entry.for ?? null, opens: index < 2 });
  };
  return { ...entry, words: told(say) };
}

/** What is to be done after a move that was played. */
function nextOf(position: Position): Next {
  const { turn, row, due, loose, options, score } = position, now = stage(position), won = winner(position);
  return { position: formatPosition(position), stage: now, turn, winner: won, words: told((words) => words.next({ turn, stage: now, row: row.length, due: due.length, loose: loose.length, isFirst: options.ret === 'before', winner: won, score })) };
}

function allowed(position: Position, played: Played): Answer {
  const move = parseMove(played.move)!, next = nextOf(played.position), occasion = occasionOf(position, played);
  return {
    verdict: 'allowed', move: played.move, words: told((words) => words.allowed(played.awards, played.trace.some(({ points }) => points === 0))),
    trace: played.trace.map((entry, i) => reason(position, move, played, entry, i)), payments: played.awards, next, outcomes: [], ruling: occasion && RULING_FOR[occasion],
  };
}

function answer(position: Position, text: string): Answer {
  const against = objections(position, text, false), [first] = against;
  if (first) {
    const trace = against.map((refusal) => ({ rule: refusal.rule, code: refusal.code, words: told(({ refusals }) => explainWith({ refusals, faults: faultMessages }, refusal)) }));
    return { verdict: 'forbidden', move: text, words: told((words) => words.forbidden(trace[0]!.words[words.lang], first.rule)), trace, payments: [], next: null, outcomes: [], ruling: null };
  }
  const move = parseMove(text)!, odds = move.picture ? null : reveals(position, text);
  const pictures = Object.entries(odds ?? {}) as [Picture, number][];
  if (pictures.length < 2) {
    // A back that was seen, or can only be one: what comes up is known.
    const played = play(position, pictures[0] ? `${withoutPicture(text)}=${pictures[0][0]}` : text);
    if (played.ok) return allowed(position, played);
  }
  const of = pictures.reduce((sum, [, ways]) => sum + ways, 0);
  const outcomes = pictures.flatMap(([picture, ways]): Outcome[] => {
    const played = play(position, `${text}=${picture}`);
    return played.ok ? [{ picture, ways, of, ...allowed(position, played) }] : [];
  });
  const legality = outcomes[0]!.trace.slice(0, move.kind === 'place' ? 2 : 1);
  return {
    verdict: 'open', move: text, words: told((words) => words.open(outcomes.map(({ picture, ways, payments }) => ({ picture, ways, of, payments })))),
    trace: [...legality, { rule: 'R2.2', words: told((words) => words.unseen) }], payments: [], next: null, outcomes, ruling: null,
  };
}

/** What of an answer can differ between tables: not the words, and not the name of the options. */
const gist = ({ verdict, trace, payments, next, outcomes }: Answer): unknown => [
  verdict, verdict === 'forbidden' && trace[0]!.rule, payments, next && [next.position.split(' ').slice(0, 5), next.stage], outcomes.map(gist),
];

/** Is the same allowed, and the same paid, whatever comes up? */
const paysTheSame = (one: Answer, other: Answer): boolean => JSON.stringify([one, ...one.outcomes].map(({ verdict, payments }) => [verdict, payments])) === JSON.stringify([other, ...other.outcomes].map(({ verdict, payments }) => [verdict, payments]));

/** What comes next there, where it is something else than here; of an open move with the first picture for which it is. */
const otherNext = (here: Answer, there: Answer): Next | null => there.next ?? there.outcomes.find(({ next }, i) => next!.words.en !== here.outcomes[i]?.next!.words.en)?.next ?? null;

/** The other tables that are asked: both descriptions, and every value of every option by itself. For passing, none and no limit. */
function otherTables({ options }: Position): { change: string; options: Options }[] {
  const values = [...OPTION_VALUES].flatMap(([key, all]) => all.filter((value) => key !== 'pass' || value === '*' || value === 0).map((value) => [key, value] as const));
  return [
    ...(['rulebook', 'overview'] as const).map((preset) => ({ change: preset as string, options: PRESETS[preset] })),
    ...values.filter(([key, value]) => options[key] !== value && !(key === 'pass' && value === '*' && options.pass !== 0))
      .map(([key, value]: readonly [OptionKey, unknown]) => ({ change: `${key}=${optionText(value as Options[OptionKey])}`, options: { ...options, [key]: value } })),
  ];
}

function differences(position: Position, text: string, here: Answer): Difference[] {
  const own = JSON.stringify(gist(here));
  return otherTables(position).flatMap(({ change, options }) => {
    // Read anew, because not every position can lie on every table: by some options a tile is never returned after an action.
    const there = parsePosition([...formatPosition(position).split(' ').slice(0, 5), formatOptions(options)].join(' '));
    if (!there.ok) return [];
    const other = answer(there.value, text);
    if (JSON.stringify(gist(other)) === own) return [];
    const next = otherNext(here, other);
    return [{
      change, options: formatPosition(there.value).split(' ')[5]!, answer: other,
      words: told((words) => (next && paysTheSame(here, other) ? words.differsLater(change, next.words[words.lang]) : words.differs(change, other.words[words.lang], other.next?.words[words.lang] ?? ''))),
    }];
  });
}

/**
 * Judges a move: is it allowed, who is paid and why, what comes next, and at which other tables the answer would be another.
 * `position` is a position, or its text. Never throws on what a user can type: a text that cannot be read comes back with its faults.
 */
export function judge(position: Position | string, move: string): Judgement {
  const text = typeof move === 'string' ? move : '';
  const parsed = typeof position === 'string' ? parsePosition(position) : null;
  if (parsed && !parsed.ok) {
    const words = { en: explain(parsed.errors[0]!), ko: explain(parsed.errors[0]!, 'ko') };
    return { position: position as string, faults: parsed.errors, verdict: 'forbidden', move: text, words, trace: [], payments: [], next: null, outcomes: [], ruling: null, differs: [] };
  }
  const here = parsed ? parsed.value : position as Position, found = answer(here, text);
  return { position: isPosition(here) ? formatPosition(here) : '', faults: [], ...found, differs: isPosition(here) ? differences(here, text, found) : [] };
}
