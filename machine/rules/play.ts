import { afterPass } from './options.ts';
import { combinationsIn, kindOf, ownerOf, POINTS, RULE_OF } from './combinations.ts';
import { examine, turnedTile, type Refusal } from './refusals.ts';
import { formatMove, parseMove, type Move } from './moves.ts';
import { isPosition, makePosition, rivalOf, TARGET } from './position.ts';
import { oddsAt, type Odds } from './backs.ts';
import { tileOf } from './tiles.ts';
import type { RuleId } from './ids.ts';
import type { Award, Kind, Picture, Player, Position, Tile } from './types.ts';

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

const allowed = Object.freeze({ ok: true } as const);

/** May this move be played? Like `play`, but an unseen back needs no picture, and nothing is played. */
export function check(position: Position, move: string): { readonly ok: true } | Refusal {
  const found = examine(position, move, false);
  return 'ok' in found ? found : allowed;
}

/**
 * The pictures that a move's flip can show, each with the number of assignments of the unseen backs that show it.
 * Null for a move that turns nothing over or that `check` refuses. A `=` part is ignored.
 */
export function reveals(position: Position, move: string): Odds | null {
  if (!isPosition(position)) return null;
  let read = parseMove(move);
  if (!read || !('picture' in read)) return null;
  if (read.picture !== null) read = parseMove(move.slice(0, -2))!;
  const found = examine(position, formatMove(read), false);
  if ('ok' in found) return null;
  const tile = turnedTile(position, found);
  return tile ? oddsAt(position, tile) : null;
}

/** The row before and after a move: `from[i]` is the place, from 0, where the tile now at i lay before; -1 for one that was not in the row. */
interface Change {
  readonly row: Tile[];
  readonly from: number[];
  /** The place, from 0, of a tile turned over in the row; -1 when none was. */
  readonly flipped: number;
}

const turn = (tile: Tile, picture: Picture | null): Tile => tileOf(picture ?? tile.back!, tile.up);
const places = (row: readonly Tile[]): number[] => row.map((_, i) => i);

function change(before: readonly Tile[], move: Move, tile: Tile | null): Change {
  const row = before.slice(), from = places(before);
  let flipped = -1;
  if (tile) {
    const atLeft = 'end' in move && move.end === 'l';
    if (atLeft) { row.unshift(tile); from.unshift(-1); } else { row.push(tile); from.push(-1); }
  } else if (move.kind === 'end') {
    if (move.from === 'l') { row.push(row.shift()!); from.push(from.shift()!); } else { row.unshift(row.pop()!); from.unshift(from.pop()!); }
  } else if (move.kind === 'swap') {
    const [low, high] = [move.places[0] - 1, move.places[1] - 1];
    [row[low], row[high]] = [row[high]!, row[low]!];
    [from[low], from[high]] = [high, low];
  } else if (move.kind === 'flip') {
    flipped = move.tile - 1;
    row[flipped] = turn(row[flipped]!, move.picture);
  }
  return { row, from, flipped };
}

/** Did this trio stand before: the same three tiles, in whatever order, with the same pictures side by side (R5.6)? */
function stoodBefore(before: readonly Tile[], { from, flipped }: Change, at: number): boolean {
  if (flipped >= at - 1 && flipped <= at + 1) return false;
  const [p, q, r] = [from[at - 1]!, from[at]!, from[at + 1]!];
  const low = Math.min(p, q, r);
  return low >= 0 && Math.max(p, q, r) === low + 2 && kindOf(before[low]!.up, before[low + 1]!.up, before[low + 2]!.up) !== null;
}

/** What the rules say of every combination that stands after a move: paid, or why not. Appends to the trace. */
function judge(before: Position, moved: Change, move: Move, trace: TraceEntry[]): Award[] {
  const awards: Award[] = [];
  const { turn: mover, options, loose } = before;
  const unchanged = move.kind !== 'return' && moved.row.length === before.row.length && moved.row.every((tile, i) => tile.up === before.row[i]!.up);
  if (unchanged && move.kind === 'swap') trace.push({ rule: 'R5.8' });
  for (const { at, kind } of combinationsIn(moved.row)) {
    const owner = ownerOf(kind, moved.row, at - 1, mover), points = POINTS[kind];
    const unpaid = (rule: RuleId): void => { trace.push({ rule, at, kind, for: owner, points: 0 }); };
    if (unchanged || stoodBefore(before.row, moved, at)) unpaid('R5.6');
    else if (move.kind === 'return') unpaid('R6.5');
    else if (loose.length > 0 && !options.build) unpaid('R3.4');
    else if (owner !== mover && !options.rival) unpaid('R5.5');
    else {
      if (loose.length > 0) trace.push({ rule: 'R3.4' });
      trace.push({ rule: RULE_OF[kind], at, kind, for: owner, points });
      if (owner !== mover) trace.push({ rule: 'R5.5', at, for: owner });
      awards.push(Object.freeze({ at, kind, for: owner, points }));
    }
  }
  if (awards.length > 1) trace.push({ rule: 'R5.7' });
  return awards;
}

function legality(position: Position, move: Move, trace: TraceEntry[]): void {
  switch (move.kind) {
    case 'place':
      trace.push({ rule: 'R3.1' });
      if (move.turned) trace.push({ rule: 'R3.2' });
      break;
    case 'pass':
      trace.push({ rule: 'R3.3' });
      if (position.due.length > 0) trace.push({ rule: 'R3.6' });
      break;
    case 'end': trace.push({ rule: 'R4.2' }); break;
    case 'swap': trace.push({ rule: 'R4.3' }); break;
    case 'flip': trace.push({ rule: 'R4.4' }); break;
    case 'return':
      trace.push({ rule: 'R6.3' });
      if (position.due.length > 1) trace.push({ rule: 'R6.4' });
  }
}

/** Score after the awards, and the middles, which leave all together (R6.1). */
function pay({ score }: Position, row: readonly Tile[], awards: readonly Award[], trace: TraceEntry[]): { score: Position['score']; row: Tile[]; fresh: Tile[] } {
  const next = { a: score.a, x: score.x };
  const left = row.slice(), fresh: Tile[] = [];
  for (const award of awards) {
    next[award.for] += award.points;
    fresh.push(row[award.at]!);
    trace.push({ rule: 'R6.1', at: award.at + 1 });
  }
  for (let i = awards.length - 1; i >= 0; i--) left.splice(awards[i]!.at, 1);
  return { score: next, row: left, fresh };
}

/** What a player still owes, or what comes next; the last lines of the trace. */
function sequel(position: Position, moved: Position, move: Move, trace: TraceEntry[]): void {
  const { a, x } = moved.score;
  if (a >= TARGET || x >= TARGET) {
    trace.push({ rule: 'R7.1' });
    if (a >= TARGET && x >= TARGET) trace.push({ rule: 'R7.2' });
    if (a + x > 15) trace.push({ rule: 'R1.3' });
    return;
  }
  if (position.loose.length > 0 && moved.loose.length === 0 && move.kind === 'place') trace.push({ rule: 'R3.5' });
  if (move.kind === 'return') {
    if (moved.acted && moved.due.length > 0) trace.push({ rule: 'R6.4' });
    return;
  }
  if (moved.acted) {
    trace.push({ rule: position.loose.length > 0 ? 'R6.7' : 'R6.2' });
    if (moved.fresh.length > 0) trace.push({ rule: 'R6.6' }, { rule: 'R6.8' });
  }
}

/** Plays a move. The position is left as it was; the result has a new one. */
export function play(position: Position, move: string): Played | Refusal {
  const read = examine(position, move, true);
  if ('ok' in read) return read;
  const trace: TraceEntry[] = [];
  legality(position, read, trace);

  const taken = read.kind === 'place' ? position.loose : read.kind === 'return' ? position.due : null;
  const numbered = taken && 'tile' in read ? taken[read.tile - 1]! : null;
  const turned = turnedTile(position, read);
  // A back that was seen says itself what comes up; the canonical text has it written out.
  const full: Move = turned && 'picture' in read && read.picture === null ? { ...read, picture: turned.back } : read;
  const tile = numbered && turned && 'picture' in full ? turn(numbered, full.picture) : numbered;
  const without = (tiles: readonly Tile[]): Tile[] => tiles.filter((_, i) => 'tile' in read && i !== read.tile - 1);

  const moved = change(position.row, full, tile);
  const awards = judge(position, moved, full, trace);
  const paid = pay(position, moved.row, awards, trace);
  const over = paid.score.a >= TARGET || paid.score.x >= TARGET;

  const loose = read.kind === 'place' ? without(position.loose) : position.loose;
  const options = read.kind === 'pass' ? afterPass(position.options) : position.options;
  const due = read.kind === 'return' ? without(position.due) : position.due;
  const fresh = read.kind === 'return' ? position.fresh : paid.fresh;
  // The turn goes on while the action is still to come (tiles were returned first) or a tile is still to be returned.
  const actionAhead = read.kind === 'return' && !position.acted;
  const stays = over || actionAhead || due.length > 0;
  const next = makePosition(stays
    ? { row: paid.row, loose, due, fresh, acted: !actionAhead && due.length + fresh.length > 0, turn: position.turn, score: paid.score, options }
    : { row: paid.row, loose, due: fresh, fresh: [], acted: false, turn: rivalOf(position.turn), score: paid.score, options });
  sequel(position, next, full, trace);
  return { ok: true, position: next, move: formatMove(full), awards, trace };
}

