/*
 * What a step asks for is a condition on the outcome, never a stored move. It is a short text, so that it can stand in an
 * attribute: words that must all hold, with spaces between them; `!` in front of one says that it must not.
 */
import { legalMoves, parseMove, play, reveals, RULE_IDS, stage, winner, type Played, type Player, type Position, type RefusalCode, type RuleId } from '../../machine/rules/index.ts';

/** A move that was played in a step, and the table before it. */
export interface Tried { readonly before: Position; readonly played: Played }

/** What has been done in a step so far. */
export interface Attempt {
  readonly start: Position;
  readonly moves: readonly Tried[];
  /** The last thing that was tried, if it was refused; its move is empty where it came to no whole move. */
  readonly refused: { readonly move: string; readonly code: RefusalCode; readonly rule: RuleId | null } | null;
}

export type Condition = (attempt: Attempt) => boolean;

/** The table as the attempt left it. */
export const now = ({ start, moves }: Attempt): Position => moves.at(-1)?.played.position ?? start;

const gained = ({ moves }: Attempt, player: Player): number => moves.reduce((sum, { played }) => sum + played.awards.reduce((all, award) => all + (award.for === player ? award.points : 0), 0), 0);
const compare: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  '=': (one, other) => one === other, '>': (one, other) => one > other, '<': (one, other) => one < other, '>=': (one, other) => one >= other, '<=': (one, other) => one <= other,
};
const KINDS = ['interrogation', 'theft', 'heist'], MOVES = ['place', 'pass', 'end', 'swap', 'flip', 'return'], STAGES = ['build', 'act', 'return', 'over'];

/** Everything that a move can come to, one for each picture that may come up. */
const outcomes = (position: Position, move: string): Played[] => Object.keys(reveals(position, move) ?? { '': 1 }).flatMap((picture) => {
  const played = play(position, picture ? `${move}=${picture}` : move);
  return played.ok ? [played] : [];
});

/** The most that whoever is to move can be paid in this turn, and by which move; null where no move can pay. No return ever pays (R6.5). */
export function bestPaid(position: Position): { readonly move: string; readonly points: number } | null {
  let best: { move: string; points: number } | null = null;
  for (const move of legalMoves(position)) for (const { awards, move: whole } of outcomes(position, move)) {
    const points = awards.reduce((sum, award) => sum + (award.for === position.turn ? award.points : 0), 0);
    if (points > (best?.points ?? 0)) best = { move: whole, points };
  }
  return best;
}

/** The words, each with what may stand after its colon. `?` in a row is any picture, `*` any number of them. */
const words: Readonly<Record<string, { readonly after?: RegExp; readonly optional?: true; readonly make: (text: string) => Condition }>> = {
  theft: kind('theft'), interrogation: kind('interrogation'), heist: kind('heist'),
  paid: { after: /^[ax]$/, optional: true, make: (who) => ({ moves }) => moves.some(({ played }) => played.awards.some((award) => !who || award.for === who)) },
  two: { make: () => ({ moves }) => moves.some(({ played }) => played.awards.length > 1) },
  old: { make: () => ({ moves }) => moves.at(-1)?.played.trace.some(({ points }) => points === 0) ?? false },
  rule: { after: /^R\d\.\d$/, make: (rule) => ({ moves }) => moves.some(({ played }) => played.trace.some((entry) => entry.rule === rule)) },
  refused: { after: /^R\d\.\d$/, optional: true, make: (rule) => ({ refused }) => refused !== null && (!rule || refused.rule === rule) },
  move: { after: new RegExp(`^(${MOVES.join('|')})$`), make: (kind) => ({ moves }) => moves.some(({ played }) => parseMove(played.move)!.kind === kind) },
  turned: { make: () => ({ moves }) => moves.some(({ played }) => parseMove(played.move)!.turned) },
  row: {
    after: /^[AXPB?*]+$/, make: (text) => {
      const shape = new RegExp(`^${text.replaceAll('?', '.').replaceAll('*', '.*')}$`);
      return (attempt) => shape.test(now(attempt).row.map(({ up }) => up).join(''));
    },
  },
  turn: { after: /^[ax]$/, make: (who) => (attempt) => now(attempt).turn === who },
  stage: { after: new RegExp(`^(${STAGES.join('|')})$`), make: (name) => (attempt) => stage(now(attempt)) === name },
  aside: { after: /^[0-3]$/, make: (n) => (attempt) => now(attempt).due.length + now(attempt).fresh.length === Number(n) },
  moves: { after: /^\d\d?$/, make: (n) => ({ moves }) => moves.length >= Number(n) },
  /** Whoever is to move can be paid by nothing. */
  safe: { make: () => (attempt) => bestPaid(now(attempt)) === null },
  wins: { after: /^(a|x|draw)$/, make: (who) => (attempt) => winner(now(attempt)) === who },
};

function kind(name: string): (typeof words)[string] {
  return { after: /^[ax]$/, optional: true, make: (who) => ({ moves }) => moves.some(({ played }) => played.awards.some((award) => award.kind === name && (!who || award.for === who))) };
}

/** What can stand in a goal, for whoever has written something else. */
export const GOAL_WORDS: readonly string[] = ['a=2', 'x>0', ...KINDS, ...Object.keys(words).filter((word) => !KINDS.includes(word))];

/** Reads a goal. `at` and `length` say where a word stands that means nothing. */
export function readGoal(text: string): { readonly ok: true; readonly value: Condition } | { readonly ok: false; readonly at: number; readonly length: number; readonly expected: readonly string[] } {
  const conditions: Condition[] = [];
  for (const { 0: whole, index } of text.matchAll(/\S+/g)) {
    const not = whole.startsWith('!'), word = not ? whole.slice(1) : whole;
    const [, player, sign, number] = /^([ax])([<>]=?|=)(\d\d?)$/.exec(word) ?? [];
    const [name = '', after = ''] = word.split(/:(.*)/s), known = Object.hasOwn(words, name) ? words[name] : null;
    let condition: Condition;
    if (player) condition = (attempt) => compare[sign](gained(attempt, player as Player), Number(number));
    else if (known && (known.after ? known.after.test(after) || (known.optional && !word.includes(':')) : !word.includes(':')) && (name !== 'rule' && name !== 'refused' || !after || (RULE_IDS as readonly string[]).includes(after))) condition = known.make(after);
    else return { ok: false, at: index, length: whole.length, expected: GOAL_WORDS };
    conditions.push(not ? (attempt) => !condition(attempt) : condition);
  }
  if (conditions.length === 0) return { ok: false, at: 0, length: text.length, expected: GOAL_WORDS };
  return { ok: true, value: (attempt) => conditions.every((holds) => holds(attempt)) };
}
