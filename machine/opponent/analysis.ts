/**
 * What can be said of a position to somebody who wants to play it well, and of a game when it is over. Facts alone, in
 * `analysis.en.ts` and `analysis.ko.ts` are their words. What is known exactly is told apart from what is an estimate
 * everywhere; and all of it is judged by what lay open at that moment, never by what came up later.
 */
import { allTiles, assignmentCount, isOver, rivalOf, winner, withBacks, withoutPicture, type Picture, type Player, type Position } from '../rules/index.ts';
import { advise, type Advice, type Reason } from './advice.ts';
import { paidTo } from './look.ts';
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
  /** The game stays even, exactly; but so many diamonds fewer are to be expected, the best reply counted, than with what brings most. */
  | { readonly kind: 'diamonds'; readonly diamonds: number }
  /** An estimate: so much less in chances to win less chances to lose, and in diamonds, 0 to 2. */
  | { readonly kind: 'chances'; readonly worth: number };

/** A legal move, rated, with its reasons and what it loses; null for the best and for what is as good. `exact` also where the game is over whatever comes up. */
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

/** How long a line of best play is at most, in moves. */
export const LINE = 24;
/** And one that is an estimate, which is not worth much further on. */
const GUESSED = 6;
/** Less in worth is no mistake: a fraction of a diamond. */
const TRIFLE = 0.004;
/** A diamond, but for what sums of odds are rounded by. */
const ONE = 1 - TRIFLE;

function lost(best: Rated, move: Rated): Loss | null {
  if (best.exact && move.exact) {
    const { result: from, turns: least } = best.exact, { result: to, turns } = move.exact;
    if (from !== to) return { kind: 'result', from: from as 'win', to: to as 'loss' };
    return from !== 'even' && turns !== least ? { kind: 'turns', turns: Math.abs(turns - least) } : null;
  }
  const worth = best.worth - move.worth;
  return worth > TRIFLE ? { kind: 'chances', worth } : null;
}

/** Net diamonds that a move costs against the one of these that brings most, the best reply counted; 0 where the game itself is at stake, and where a longer look does not find it worse. `held`: what moves are worth to whoever looks longer. */
function costOf(move: string, held: ReadonlyMap<string, number>, all: readonly Advice[]): { readonly better: string; readonly diamonds: number } {
  const worth = held.get(move) ?? -Infinity, played = all.find((each) => each.move === move), best = all.find((each) => (held.get(each.move) ?? -Infinity) > worth + TRIFLE);
  const decides = ({ reasons }: Advice): boolean => reasons.some(({ kind }) => kind === 'wins' || kind === 'loses' || kind === 'draws' || kind === 'risks-game');
  return !played || !best || decides(played) || decides(best) ? { better: move, diamonds: 0 } : { better: best.move, diamonds: Math.max(0, best.value - played.value) };
}

/**
 * The moves of a position, best first, with what speaks for and against each. As rated; but where the game stays even for
 * sure, those that cost diamonds come after those that do not, however many replies to them go wrong.
 */
export function judgeMoves(position: Position, rated: readonly Rated[]): Judged[] {
  const all = advise(position), advice = new Map(all.map(({ move, reasons }) => [move, reasons])), sure = rated.map((move) => ({ ...move, exact: move.exact ?? atOnce(position.turn, move) }));
  const even = new Map(sure[0]?.exact?.result === 'even' ? sure.filter(({ exact }) => exact?.result === 'even').map(({ move, worth }) => [move, worth]) : []);
  const judged = sure.map((move): Judged => {
    const { diamonds } = even.has(move.move) ? costOf(move.move, even, all) : { diamonds: 0 };
    return { ...move, reasons: advice.get(move.move) ?? [], loses: diamonds > ONE ? { kind: 'diamonds', diamonds } : lost(sure[0]!, move) };
  });
  const after = ({ loses }: Judged): number => (!loses ? 0 : loses.kind === 'diamonds' ? 1 : 2);
  return even.size > 0 ? judged.sort((one, two) => after(one) - after(two)) : judged;
}

/** What a move comes to that ends the game, whatever comes up; null for all others. */
function atOnce(me: Player, { outcomes }: Rated): Value | null {
  const [who, ...others] = new Set(outcomes.map(({ position }) => winner(position)));
  return !who || others.length > 0 ? null : { result: who === 'draw' ? 'even' : who === me ? 'win' : 'loss', turns: who === 'draw' ? 0 : 1 };
}

/** What a position comes to, as far as that is exact: what its best move does, if nothing can be better. */
const exactOf = ([best, ...others]: readonly Judged[]): Value | null => (best?.exact && (best.exact.result === 'win' || others.every(({ exact }) => exact)) ? best.exact : null);

const likeliest = (outcomes: readonly RatedOutcome[]): RatedOutcome => outcomes.reduce((most, outcome) => (outcome.ways > most.ways ? outcome : most));
const look = ({ row, due, fresh, turn, score, acted }: Position): string => JSON.stringify([row, due, fresh, turn, score, acted]);

async function lineFrom(start: Position, first: readonly Judged[], rater: Rater): Promise<LineMove[]> {
  const line: LineMove[] = [], stood = new Set([look(start)]);
  let here = start, rated = first;
  for (let guessed = 0; rated.length > 0 && line.length < LINE && guessed < GUESSED;) {
    const { move, outcomes, exact } = rated[0]!, outcome = likeliest(outcomes), { picture, ways, of, position } = outcome;
    if (!exact) guessed++;
    line.push({ player: here.turn, move: picture ? `${move}=${picture}` : move, before: here, position, odds: outcomes.length > 1 ? { ways, of } : null });
    if (isOver(position) || stood.has(look(position))) break;
    stood.add(look(position));
    here = position;
    rated = judgeMoves(here, await rater(here));
  }
  return line;
}

/** Analyses a position as everybody at the table sees it. */
export async function analyse(position: Position, rater: Rater): Promise<Analysis> {
  const rated = isOver(position) ? [] : await rater(position);
  const moves = judgeMoves(position, rated);
  return { position, exact: exactOf(moves), moves, line: await lineFrom(position, moves, rater) };
}

/**
 * A moment of a game that made a difference. `threw`: a result that could have been forced was given away · `missed`: the
 * same as far as can be estimated · `gave`: neither, but it cost diamonds, the best reply counted · `forgot`: one of these
 * that looks right to somebody who has forgotten a back that both had seen · `luck`: what came up, and no choice, changed
 * the game.
 */
export interface Moment {
  readonly kind: 'threw' | 'missed' | 'gave' | 'forgot' | 'luck';
  /** Which move it is, from 1. */
  readonly number: number;
  readonly player: Player;
  readonly move: string;
  /** Where it was played. */
  readonly before: Position;
  /** What would have held, without a picture; null for `luck`. */
  readonly better: string | null;
  /** What it loses; null for `luck`, and where only diamonds were lost. */
  readonly loses: Loss | null;
  /** Net diamonds to be expected less than with what is better, up to and with the best reply; 0 where more than diamonds was at stake. */
  readonly diamonds: number;
  /** The tiles whose backs were forgotten, by the picture that was up, with the place in the row, from 1, or 0 beside it; for `forgot`. */
  readonly forgotten: readonly { readonly place: number; readonly up: Picture; readonly back: Picture }[];
  /** For `luck`: how likely that picture was, and whether it was good for the player. */
  readonly chance: { readonly ways: number; readonly of: number; readonly good: boolean } | null;
  /** Diamonds that the move paid the rival. */
  readonly ownGoal: number;
  /** How much it changed, 0 to 2, in chances to win less chances to lose. */
  readonly size: number;
}

export interface Story {
  /** At most {@link MOMENTS}, in the order of the game. */
  readonly moments: readonly Moment[];
  /** Where it turned, by its number: the last moment that helped whoever won; of a game that nobody won the one that changed most of what could be forced. Null when there is none, and where somebody gave up what was not lost: that turned it. */
  readonly turned: number | null;
  readonly winner: Player | 'draw' | null;
  /** Who gave the game up, and what it came to for this player then; null when nobody did. */
  readonly gaveUp: { readonly player: Player; readonly exact: Value | null; readonly chances: Rated['chances'] } | null;
}

/** How many moments a story tells at most. */
export const MOMENTS = 6;
/** A difference worth telling: of an estimate, and of what came up. */
const WORTH_TELLING = 0.2, CHANCE = 0.35;
/** Net diamonds that are worth telling; and how much they change, so that any result counts for more. */
const WASTED = 2, PER_DIAMOND = 0.02;

const hope = ({ chances: { win, loss } }: { readonly chances: Rated['chances'] }): number => win - loss;
const standing = { win: 1, even: 0, loss: -1 };
const sizeOf = (loss: Loss): number => (loss.kind === 'result' ? standing[loss.from] - standing[loss.to] : loss.kind === 'chances' ? loss.worth : 0);

/** A back that somebody has forgotten. */
type Forgotten = Moment['forgotten'];

/** What somebody may have forgotten here: a back or two of those that were seen, or the three seen longest ago. Each as it then looks, with the fewest backs first. */
function* forgetting(history: History): Generator<{ readonly seen: Position; readonly forgotten: Forgotten }> {
  const now = latest(history), tiles = allTiles(now), known = tiles.flatMap(({ back }, i) => (back ? [i] : []));
  const without = (gone: (index: number) => boolean): Position => withBacks(now, tiles.map(({ back }, i) => (gone(i) ? null : back)))!;
  const ways = known.flatMap((one, i) => known.slice(i).map((two) => (one === two ? [one] : [one, two]))).sort((some, more) => some.length - more.length);
  const told = (seen: Position): Forgotten => allTiles(seen).flatMap(({ back }, i) => {
    const { up, back: was } = tiles[i]!;
    return back === null && was ? [{ place: i < now.row.length ? i + 1 : 0, up, back: was }] : [];
  });
  for (const way of ways) {
    const seen = without((i) => way.includes(i));
    // Who knows all the others knows this one too: it need not be remembered.
    if (assignmentCount(seen) > 1) yield { seen, forgotten: told(seen) };
  }
  if (known.length > 2) {
    const seen = recall(history, known.length - 3);
    yield { seen, forgotten: told(seen) };
  }
}

/** Would somebody who has seen only this think a move as good as any? */
async function looksRight(seen: Position, move: string, rater: Rater): Promise<boolean> {
  const rated = await rater(seen), same = rated.find((each) => each.move === move);
  return same !== undefined && !lost(rated[0]!, same);
}
/** The same, going by diamonds. */
function looksCheap(seen: Position, move: string): boolean {
  const all = advise(seen), same = all.find((each) => each.move === move);
  return same !== undefined && all[0]!.value - same.value < TRIFLE;
}

/** Which backs somebody had forgotten who would have thought this move as good as any; null when it cannot be that. */
async function forgottenIn(history: History, { move: text, diamonds }: Moment, rater: Rater, rest: Telling['rest']): Promise<Forgotten | null> {
  const move = withoutPicture(text);
  for (const { seen, forgotten } of forgetting(history)) {
    if (diamonds > 0 ? looksCheap(seen, move) : await looksRight(seen, move, rater)) return forgotten;
    await rest?.();
  }
  return null;
}

/** What a move cost in diamonds where it cost nothing else: against the move that brings most, the best reply counted, and gives no result away. Null for less than {@link WASTED}, and where the game itself was at stake. */
function wasted(before: Position, move: string, rated: readonly Rated[]): { readonly better: string; readonly diamonds: number } | null {
  // What the adviser itself would play, so that most replies go wrong, is no waste.
  if (move === rated[0]!.move) return null;
  const held = new Map(rated.filter((each) => lost(rated[0]!, each)?.kind !== 'result').map((each) => [each.move, each.worth])), cost = costOf(move, held, advise(before));
  return cost.diamonds > WASTED - TRIFLE ? cost : null;
}

/** What is to be told of one move, which led to this position; null for most. Whether something was forgotten is looked at later. */
async function momentOf({ before, text, number }: { readonly before: Position; readonly text: string; readonly number: number }, rater: Rater): Promise<Moment | null> {
  const rated = await rater(before), move = withoutPicture(text), played = rated.find((each) => each.move === move);
  if (!played) return null;
  const outcome = played.outcomes.find(({ picture }) => !picture || text.endsWith(`=${picture}`)) ?? played.outcomes[0]!;
  const common = { number, player: before.turn, move: text, before, forgotten: [], ownGoal: paidTo(rivalOf(before.turn), outcome.awards), diamonds: 0 };
  const loses = lost(rated[0]!, played), size = loses ? sizeOf(loses) : 0;
  if (loses && (loses.kind === 'result' || (loses.kind === 'chances' && size >= WORTH_TELLING))) {
    return { ...common, kind: loses.kind === 'result' ? 'threw' : 'missed', better: rated[0]!.move, loses, chance: null, size };
  }
  const waste = wasted(before, move, rated);
  if (waste) return { ...common, ...waste, kind: 'gave', loses: null, chance: null, size: PER_DIAMOND * waste.diamonds };
  const shown = played.outcomes.find(({ picture }) => picture && text.endsWith(`=${picture}`)), change = shown ? hope(shown) - hope(played) : 0;
  if (!shown || played.outcomes.length < 2 || Math.abs(change) < CHANCE) return null;
  return { ...common, kind: 'luck', better: null, loses: null, chance: { ways: shown.ways, of: shown.of, good: change > 0 }, size: Math.abs(change) };
}

/** What a game comes to for whoever gives it up. */
async function givenUp(position: Position, player: Player, rater: Rater): Promise<NonNullable<Story['gaveUp']>> {
  const moves = judgeMoves(position, await rater(position)), exact = exactOf(moves), { win, even, loss } = moves[0]!.chances;
  if (position.turn === player) return { player, exact, chances: { win, even, loss } };
  return { player, exact: exact && (exact.result === 'even' ? exact : { ...exact, result: exact.result === 'win' ? 'loss' : 'win' }), chances: { win: loss, even, loss: win } };
}

/** How a story is told. */
export interface Telling {
  /** Was there a memory aid, so that nothing had to be remembered? Then nothing is said to have been forgotten. */
  readonly aided?: boolean;
  /** Who gave the game up at its end, if anybody did: the player to move then. */
  readonly resigned?: Player | null;
  /** Waited for between steps of a few milliseconds, so that a page can draw and listen. */
  readonly rest?: () => Promise<void>;
  /** Is told the share of the work that is done, 0 to 1. */
  readonly progress?: (done: number) => void;
}

/**
 * The story of a game: where it turned, what was forgotten, what was thrown away and what would have held. Each move is
 * judged by what everybody had seen when it was made, so that bad luck is never called a mistake.
 */
export async function storyOf(history: History, rater: Rater, { aided = false, resigned = null, rest, progress }: Telling = {}): Promise<Story> {
  const { start, moves } = history, found: Moment[] = [], steps = moves.length + MOMENTS + 1;
  for (const [i, { move: text }] of moves.entries()) {
    const moment = await momentOf({ before: moves[i - 1]?.position ?? start, text, number: i + 1 }, rater);
    if (moment) found.push(moment);
    progress?.((i + 1) / steps);
  }
  const last = latest(history), gaveUp = resigned && !isOver(last) ? await givenUp(last, resigned, rater) : null;
  const who = gaveUp ? rivalOf(gaveUp.player) : winner(last), helps = (moment: Moment): boolean => (moment.kind === 'luck' && moment.chance?.good ? moment.player : rivalOf(moment.player)) === who;
  const bySize = [...found].sort((one, two) => two.size - one.size || two.number - one.number), results = found.filter(({ kind }) => kind !== 'gave');
  // Diamonds alone turn no game in which anything else did.
  const helped = (results.length > 0 ? results : found).findLast(helps);
  // Who gives up what was not lost has turned it by that.
  const turned = gaveUp && gaveUp.exact?.result !== 'loss' ? null : who === 'a' || who === 'x' ? helped ?? null : bySize.find((each) => each.kind !== 'gave') ?? null;
  const largest = [...new Set([...(turned ? [turned] : []), ...bySize])].slice(0, MOMENTS), moments: Moment[] = [];
  for (const moment of largest.sort((one, two) => one.number - two.number)) {
    const forgotten = moment.kind === 'luck' || aided ? null : await forgottenIn({ start, moves: moves.slice(0, moment.number - 1) }, moment, rater, rest);
    moments.push(forgotten ? { ...moment, kind: 'forgot', forgotten } : moment);
    progress?.((moves.length + moments.length) / steps);
  }
  progress?.(1);
  return { moments, turned: turned?.number ?? null, winner: who, gaveUp };
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
/** Chances counted, so that the three come to `of`: in as few cases as say it exactly, at most a dozen; else in hundredths, which are rounded. */
export function counted({ win, loss }: Judged['chances']): { readonly win: number; readonly even: number; readonly loss: number; readonly of: number } {
  for (let of = 1; of <= 12; of++) {
    const [won, lose] = [Math.round(of * win), Math.round(of * loss)];
    if (Math.abs(won / of - win) < 1e-9 && Math.abs(lose / of - loss) < 1e-9) return { win: won, even: of - won - lose, loss: lose, of };
  }
  const won = Math.round(100 * win), lose = Math.min(100 - won, Math.round(100 * loss));
  return { win: won, even: 100 - won - lose, loss: lose, of: 100 };
}

/** Does it end the game in a draw, whatever comes up? */
export const drawsAtOnce = ({ outcomes }: Pick<Judged, 'outcomes'>): boolean => outcomes.every(({ position }) => isOver(position) && winner(position) === 'draw');

/** How a line of best play ends: with the game, in a circle, or where it is not looked at any further. */
export function endOf({ position, line }: Analysis): { readonly kind: 'over'; readonly winner: Player | 'draw' } | { readonly kind: 'circle' | 'open' } {
  const last = line.at(-1)?.position ?? position, who = winner(last);
  if (who) return { kind: 'over', winner: who };
  return { kind: [position, ...line.slice(0, -1).map((each) => each.position)].some((each) => look(each) === look(last)) ? 'circle' : 'open' };
}
