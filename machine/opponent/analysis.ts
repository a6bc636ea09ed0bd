/**
 * What can be said of a position to somebody who wants to play it well, and of a game when it is over. Facts alone, in
 * `analysis.en.ts` and `analysis.ko.ts` are their words. What is known exactly is told apart from what is an estimate
 * everywhere; and all of it is judged by what lay open at that moment, never by what came up later.
 */
import { allTiles, isOver, winner, withoutPicture, type Picture, type Player, type Position } from '../rules/index.ts';
import { advise, type Reason } from './advice.ts';
import { latest, recall, type History } from './memory.ts';
import type { Rated, RatedOutcome, Value } from './search.ts';

/** Who rates the moves of a position, best first: `rate` itself, or a thinker off the main thread. Must be empty when the game is over. */
export type Rater = (position: Position) => readonly Rated[] | Promise<readonly Rated[]>;

/** What a move loses against the best one. */
export type Loss =
  /** A better result was to be had: exact. */
  | { readonly kind: 'result'; readonly from: 'win' | 'even'; readonly to: 'even' | 'loss' }
  /** The same result, but a win so many turns later or a loss so many turns sooner: exact. */
  | { readonly kind: 'turns'; readonly turns: number }
  /** An estimate: so much less in chances to win less chances to lose, and in diamonds, 0 to 2. */
  | { readonly kind: 'chances'; readonly worth: number };

/** A legal move, rated, with its reasons and what it loses; null for the best and for what is as good. */
export interface Judged extends Rated {
  readonly reasons: readonly Reason[];
  readonly loses: Loss | null;
}

/** One move of a line of best play. */
export interface LineMove {
  readonly player: Player;
  /** With the picture that comes up in this line. */
  readonly move: string;
  /** Where it is played. */
  readonly before: Position;
  readonly position: Position;
  /** How likely it is that this comes up, in so many of so many ways; null where nothing is left to chance. */
  readonly odds: { readonly ways: number; readonly of: number } | null;
}

export interface Analysis {
  readonly position: Position;
  /** What the position comes to for the player to move; null while it is an estimate. */
  readonly exact: Value | null;
  /** Every legal move, best first; none when the game is over. */
  readonly moves: readonly Judged[];
  /** Best play of both from here; where a back decides, with the picture that is likeliest. Ends with the game, where it only goes round in circles, or after {@link LINE} moves. */
  readonly line: readonly LineMove[];
}

/** How long a line of best play is at most, in moves; and one that is an estimate, which is not worth much further on. */
const LINE = 24, GUESSED = 6;
/** Less in worth is no mistake: a fraction of a diamond. */
const TRIFLE = 0.004;

function lost(best: Rated, move: Rated): Loss | null {
  if (best.exact && move.exact) {
    const { result: from, turns: least } = best.exact, { result: to, turns } = move.exact;
    if (from !== to) return { kind: 'result', from: from as 'win', to: to as 'loss' };
    return from !== 'even' && turns !== least ? { kind: 'turns', turns: Math.abs(turns - least) } : null;
  }
  const worth = best.worth - move.worth;
  return worth > TRIFLE ? { kind: 'chances', worth } : null;
}

/** The moves of a position with what speaks for and against each. */
export function judgeMoves(position: Position, rated: readonly Rated[]): Judged[] {
  const advice = new Map(advise(position).map(({ move, reasons }) => [move, reasons]));
  return rated.map((move) => ({ ...move, reasons: advice.get(move.move) ?? [], loses: lost(rated[0]!, move) }));
}

const likeliest = (outcomes: readonly RatedOutcome[]): RatedOutcome => outcomes.reduce((most, outcome) => (outcome.ways > most.ways ? outcome : most));
const look = ({ row, due, fresh, turn, score, acted }: Position): string => JSON.stringify([row, due, fresh, turn, score, acted]);

async function lineFrom(start: Position, first: readonly Rated[], rater: Rater): Promise<LineMove[]> {
  const line: LineMove[] = [], stood = new Set([look(start)]);
  let here = start, rated = first;
  for (let guessed = 0; rated.length > 0 && line.length < LINE && guessed < GUESSED;) {
    const { move, outcomes, exact } = rated[0]!, outcome = likeliest(outcomes), { picture, ways, of, position } = outcome;
    if (!exact) guessed++;
    line.push({ player: here.turn, move: picture ? `${move}=${picture}` : move, before: here, position, odds: outcomes.length > 1 ? { ways, of } : null });
    if (isOver(position) || stood.has(look(position))) break;
    stood.add(look(position));
    here = position;
    rated = await rater(here);
  }
  return line;
}

/** Analyses a position as everybody at the table sees it. */
export async function analyse(position: Position, rater: Rater): Promise<Analysis> {
  const rated = isOver(position) ? [] : await rater(position);
  return { position, exact: rated[0]?.exact ?? null, moves: judgeMoves(position, rated), line: await lineFrom(position, rated, rater) };
}

/**
 * A moment of a game that made a difference. `threw`: a result that could have been forced was given away · `missed`: the
 * same as far as can be estimated · `forgot`: one of these two that looks right to somebody who has forgotten a back that
 * both had seen · `luck`: what came up, and no choice, changed the game.
 */
export interface Moment {
  readonly kind: 'threw' | 'missed' | 'forgot' | 'luck';
  /** Which move it is, from 1. */
  readonly number: number;
  readonly player: Player;
  readonly move: string;
  /** Where it was played. */
  readonly before: Position;
  /** What would have held, without a picture; null for `luck`. */
  readonly better: string | null;
  /** What it loses; for `luck` null. */
  readonly loses: Loss | null;
  /** The tiles whose backs were forgotten, by the picture that was up, with the place in the row, from 1, or 0 beside it; for `forgot`. */
  readonly forgotten: readonly { readonly place: number; readonly up: Picture; readonly back: Picture }[];
  /** For `luck`: how likely that picture was, and whether it was good for the player. */
  readonly chance: { readonly ways: number; readonly of: number; readonly good: boolean } | null;
  /** How much it changed, 0 to 2, in chances to win less chances to lose. */
  readonly size: number;
}

export interface Story {
  /** At most {@link MOMENTS}, in the order of the game. */
  readonly moments: readonly Moment[];
  /** The one that changed most, by its number; null when there is none. */
  readonly turned: number | null;
  readonly winner: Player | 'draw' | null;
}

/** How many moments a story tells at most. */
export const MOMENTS = 6;
/** A difference worth telling: of an estimate, and of what came up. */
const WORTH_TELLING = 0.2, CHANCE = 0.35;

const hope = ({ chances: { win, loss } }: { readonly chances: Rated['chances'] }): number => win - loss;
const standing = { win: 1, even: 0, loss: -1 };
const sizeOf = (loss: Loss): number => (loss.kind === 'result' ? standing[loss.from] - standing[loss.to] : loss.kind === 'chances' ? loss.worth : 0);

/** Which backs somebody had forgotten who would have thought this move as good as any; null when it cannot be that. */
async function forgottenIn(history: History, move: string, rater: Rater): Promise<Moment['forgotten'] | null> {
  const now = latest(history), tiles = allTiles(now);
  let before = '';
  for (let memory = 5; memory >= 0; memory--) {
    const seen = recall(history, memory), told = JSON.stringify(allTiles(seen));
    if (told === before || told === JSON.stringify(tiles)) continue;
    before = told;
    const rated = await rater(seen), same = rated.find((each) => each.move === move);
    if (!same || lost(rated[0]!, same)) continue;
    return allTiles(seen).flatMap(({ back }, i) => (back === null && tiles[i]!.back ? [{ place: i < now.row.length ? i + 1 : 0, up: tiles[i]!.up, back: tiles[i]!.back! }] : []));
  }
  return null;
}

/** What is to be told of one move, which led to this position; null for most. */
async function momentOf(history: History, text: string, number: number, rater: Rater): Promise<Moment | null> {
  const before = latest(history), rated = await rater(before), move = withoutPicture(text), played = rated.find((each) => each.move === move);
  if (!played) return null;
  const common = { number, player: before.turn, move: text, before };
  const loses = lost(rated[0]!, played), size = loses ? sizeOf(loses) : 0;
  if (loses && (loses.kind === 'result' || (loses.kind === 'chances' && size >= WORTH_TELLING))) {
    const forgotten = await forgottenIn(history, move, rater);
    return { ...common, kind: forgotten ? 'forgot' : loses.kind === 'result' ? 'threw' : 'missed', better: rated[0]!.move, loses, forgotten: forgotten ?? [], chance: null, size };
  }
  const shown = played.outcomes.find(({ picture }) => picture && text.endsWith(`=${picture}`)), change = shown ? hope(shown) - hope(played) : 0;
  if (!shown || played.outcomes.length < 2 || Math.abs(change) < CHANCE) return null;
  return { ...common, kind: 'luck', better: null, loses: null, forgotten: [], chance: { ways: shown.ways, of: shown.of, good: change > 0 }, size: Math.abs(change) };
}

/**
 * The story of a game: where it turned, what was forgotten, what was thrown away and what would have held. `progress` is
 * told the share of the moves that was looked at.
 */
export async function storyOf(history: History, rater: Rater, progress?: (done: number) => void): Promise<Story> {
  const { start, moves } = history, found: Moment[] = [];
  for (const [i, { move }] of moves.entries()) {
    const moment = await momentOf({ start, moves: moves.slice(0, i) }, move, i + 1, rater);
    if (moment) found.push(moment);
    progress?.((i + 1) / moves.length);
  }
  const largest = [...found].sort((one, two) => two.size - one.size || one.number - two.number);
  return { moments: largest.slice(0, MOMENTS).sort((one, two) => one.number - two.number), turned: largest[0]?.number ?? null, winner: winner(latest(history)) };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** So many ways of so many, in the smallest numbers that say the same; null for what does not come out even. */
export function fraction(odds: number): readonly [ways: number, of: number] | null {
  for (let of = 2; of <= 240; of++) {
    const ways = Math.round(odds * of);
    if (ways > 0 && ways < of && Math.abs(ways / of - odds) < 1e-9) return [ways / gcd(ways, of), of / gcd(ways, of)];
  }
  return null;
}
/** Chances in hundredths, so that the three come to 100. */
export function hundredths({ win, loss }: Judged['chances']): readonly [win: number, even: number, loss: number] {
  const [won, lost] = [Math.round(100 * win), Math.round(100 * loss)];
  return [won, Math.max(0, 100 - won - lost), lost];
}
