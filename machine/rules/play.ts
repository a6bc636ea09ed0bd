import { combinationAt, POINTS, RULE_OF } from './combinations.ts';
import { examine, tileFor, type Refusal } from './refusals.ts';
import { parseMove, withoutPicture, type Move } from './moves.ts';
import { isOver, makePosition, rivalOf, TARGET } from './position.ts';
import { oddsAt, type Odds } from './backs.ts';
import { tileOf } from './tiles.ts';
import type { RuleId } from './ids.ts';
import type { Award, Kind, Player, Position, Tile } from './types.ts';

/** One step of the reasoning that decided an outcome, in the order in which a judge would say it. */
export interface TraceEntry {
  readonly rule: RuleId;
  /** Place (from 1): of the left tile of a combination, or of a middle that leaves. */
  readonly at?: number;
  readonly kind?: Kind;
  readonly for?: Player;
  /** Diamonds paid; 0 where this rule is why nobody is paid. */
  readonly points?: number;
}

/** A move that was played. `move` is its canonical text. */
export interface Played {
  readonly ok: true;
  readonly position: Position;
  readonly move: string;
  readonly awards: readonly Award[];
  readonly trace: readonly TraceEntry[];
}

/** May this move be played? Like `play`, but an unseen back needs no picture, and nothing is played. */
export function check(position: Position, move: string): { readonly ok: true } | Refusal {
  const found = examine(position, move, false);
  return 'ok' in found ? found : { ok: true };
}

/**
 * The pictures that a move's flip can show, each with the number of assignments of the unseen backs that show it.
 * Null for a move that turns nothing over or that `check` refuses. A `=` part is ignored.
 */
export function reveals(position: Position, move: string): Odds | null {
  const found = parseMove(move) && examine(position, withoutPicture(move), false);
  return found && 'kind' in found && found.turned ? oddsAt(position, tileFor(position, found)!) : null;
}

/** Where every tile of the row after a move lay before: its place, from 0; -1 for a tile that was not in the row, or that was turned over there. */
function origins(length: number, { kind, tile, end, from, places: [low] }: Move): number[] {
  const places = Array.from({ length }, (_, i) => i);
  switch (kind) {
    case 'end': if (from === 'l') places.push(places.shift()!); else places.unshift(places.pop()!); break;
    case 'swap': places.splice(low - 1, 2, low, low - 1); break;
    case 'flip': places[tile - 1] = -1; break;
    case 'place': case 'return': if (end === 'l') places.unshift(-1); else places.push(-1);
  }
  return places;
}

/** Did this trio stand before: the same three tiles, in whatever order, with the same pictures side by side (R5.6)? */
function stoodBefore(row: readonly Tile[], trio: readonly number[]): boolean {
  const low = Math.min(...trio);
  return low >= 0 && Math.max(...trio) === low + 2 && combinationAt(row, low + 1, 'a') !== null;
}

/** The rule that allows each kind of move. */
const ALLOWS: Readonly<Record<Move['kind'], RuleId>> = { place: 'R3.1', pass: 'R3.3', end: 'R4.2', swap: 'R4.3', flip: 'R4.4', return: 'R6.3' };

/** Adds a step to the trace. */
type Say = (rule: RuleId, more?: Omit<TraceEntry, 'rule'>) => void;

/** What the rules say of every combination that stands after a move: paid, or why not. */
function judge({ row: before, loose, turn, options }: Position, { kind }: Move, row: readonly Tile[], from: readonly number[], say: Say): Award[] {
  const awards: Award[] = [], returning = kind === 'return', building = loose.length > 0;
  let stands = false;
  const unchanged = !returning && row.length === before.length && row.every(({ up }, i) => up === before[i]!.up);
  if (unchanged && kind === 'swap') say('R5.8');
  for (let at = 1; at <= row.length - 2; at++) {
    const made = combinationAt(row, at, turn);
    if (!made) continue;
    stands = true;
    const rivals = made.for !== turn;
    const unpaid: RuleId | null = unchanged || stoodBefore(before, from.slice(at - 1, at + 2)) ? 'R5.6'
      : returning ? 'R6.5'
      : building && !options.build ? 'R3.4'
      : rivals && !options.rival ? 'R5.5'
      : null;
    const award = { ...made, points: unpaid ? 0 : POINTS[made.kind] };
    if (!unpaid && building) say('R3.4');
    say(unpaid ?? RULE_OF[made.kind], award);
    if (unpaid) continue;
    if (rivals) say('R5.5', { at, for: made.for });
    awards.push(award);
  }
  if (awards.length > 1) say('R5.7');
  if (!stands) say('R5.1');
  return awards;
}

/** What a player still owes, or what comes next; the last lines of the trace. */
function sequel({ loose, turn }: Position, next: Position, { kind }: Move, say: Say): void {
  const { score: { a, x }, due, fresh } = next, building = loose.length > 0;
  if (isOver(next)) {
    say('R7.1');
    if (a >= TARGET && x >= TARGET) say('R7.2');
    if (a + x > 15) say('R1.3');
    return;
  }
  if (kind === 'place' && next.loose.length === 0) say('R3.5');
  if (next.turn !== turn) return;
  if (kind !== 'return') say(building ? 'R6.7' : 'R6.2');
  else if (due.length > 0) say('R6.4');
  if (kind !== 'return' && fresh.length > 0) { say('R6.6'); say('R6.8'); }
}

/** Plays a move. The position is left as it was; the result has a new one. */
export function play(position: Position, text: string): Played | Refusal {
  const move = examine(position, text, true);
  if ('ok' in move) return move;
  const { row: before, options, turn, acted } = position, { kind, turned } = move, returning = kind === 'return';
  const trace: TraceEntry[] = [];
  const say: Say = (rule, more) => { trace.push({ rule, ...more }); };
  say(ALLOWS[kind]);
  if (kind === 'place' && turned) say('R3.2');
  if (kind === 'pass' && position.due.length > 0) say('R3.6');
  if (returning && position.due.length > 1) say('R6.4');

  // A back that was seen says itself what comes up; the canonical text has it written out.
  let tile = tileFor(position, move);
  const picture = turned ? move.picture ?? tile!.back! : null;
  if (picture) tile = tileOf(picture, tile!.up);
  const from = origins(before.length, move), row = from.map((place) => before[place] ?? tile!);
  const awards = judge(position, move, row, from, say);

  // The middles leave all together (R6.1).
  const score = { ...position.score };
  for (const { at, points, for: paid } of awards) {
    score[paid] += points;
    say('R6.1', { at: at + 1 });
  }
  const rest = (tiles: readonly Tile[], taken: boolean): readonly Tile[] => (taken ? tiles.filter((_, i) => i !== move.tile - 1) : tiles);
  const due = rest(position.due, returning), fresh = returning ? position.fresh : awards.map(({ at }) => row[at]!);
  // The turn goes on while the action is still to come (tiles were returned first) or a tile is still to be returned.
  const actionAhead = returning && !acted;
  const stays = isOver({ score }) || actionAhead || due.length > 0;
  const next = makePosition({
    row: row.filter((_, i) => !awards.some(({ at }) => at === i)), loose: rest(position.loose, kind === 'place'), due: stays ? due : fresh, fresh: stays ? fresh : [],
    acted: stays && !actionAhead && due.length + fresh.length > 0, turn: stays ? turn : rivalOf(turn), score,
    options: kind === 'pass' && options.pass !== '*' ? { ...options, pass: options.pass - 1 } : options,
  });
  sequel(position, next, move, say);
  return { ok: true, position: next, move: picture ? `${withoutPicture(text)}=${picture}` : text, awards, trace };
}
