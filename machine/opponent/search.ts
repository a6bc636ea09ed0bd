import {
  allTiles, assignmentCount, assignments, isOver, legalMoves, rivalOf, TARGET, winner, withBacks,
  type Award, type Picture, type Player, type Position,
} from '../rules/index.ts';
import { allWays, outcomesOf } from './look.ts';
import type { Solved, Total, Value } from './solver/index.ts';

/*
 * Both players have seen the same, so the public position is the whole truth: what can be chosen is a choice, and a back
 * that comes up is a chance with exact odds. The search looks some turns ahead that way. Where it ends, all ways the
 * unseen backs can lie are weighed by their exact values. That is an estimate, and no more: it takes for granted that
 * from there on both know every back.
 */

export type { Value };

/** Who knows exact values: the game solved. Where there is nobody (null), only what is seen to its end counts. */
export type Values = Pick<Solved, 'value' | 'totals'>;

/** Chances of the player to move, 0 to 1 each, 1 in all. A game that nobody can force is even. */
export interface Chances { readonly win: number; readonly even: number; readonly loss: number }

/** One way that a rated move can turn out. */
export interface RatedOutcome {
  /** The picture that comes up; null for a move that turns nothing over. */
  readonly picture: Picture | null;
  /** In how many of the equally likely ways the unseen backs can lie it does, and of how many. */
  readonly ways: number;
  readonly of: number;
  readonly awards: readonly Award[];
  readonly position: Position;
  /** Both for the player who made the move. `exact` counts turns from the new position; null while it is an estimate. */
  readonly chances: Chances;
  readonly exact: Value | null;
}

/** A legal move, and what it is worth to the player to move. */
export interface Rated {
  /** Without the picture that a turned tile shows. */
  readonly move: string;
  /** What it comes to, this turn counted; only where one way is left that the backs can lie, and no tile is loose. */
  readonly exact: Value | null;
  /** Exact then, too; an estimate otherwise. */
  readonly chances: Chances;
  /** What is compared, -1 to 1: chances to win less chances to lose, sooner wins and later losses a little better, and a small term for the diamonds of what is even. */
  readonly worth: number;
  readonly outcomes: readonly RatedOutcome[];
  /** Of the rival's replies the share, 0 to 1, that then throw something away; 0 where values are estimates. */
  readonly traps: number;
}

/** How far a search looks. */
export interface Look {
  /** Turns, this one counted: 1 sees what it brings, 2 the reply. */
  readonly depth: number;
  /** Positions that may be looked at before it has to do with less depth; a few thousand by default. A number and no clock, so that every machine finds the same. */
  readonly budget?: number;
}

/** How far is looked where nothing is said. */
const LOOK: Look = { depth: 3 };
/** The budget where chances are to be weighed, and where all is known and only diamonds are to be told apart. */
const BUDGET = 6_000, KNOWN = 2_000;

/** What all diamonds together are worth in a game that is even: enough to choose by, too little to risk a game for. */
const DIAMONDS = 0.25;
/** What a turn is worth that a win comes sooner, or a loss later. */
const TURN = 0.001;

/** Chances of one player to win and to lose, and the worth of it all. What is neither won nor lost is even. */
interface Prospect { readonly win: number; readonly loss: number; readonly worth: number }

/** The diamonds of a player, 0 to 1: each is worth a little more than the one before. */
const wealth = (diamonds: number): number => (diamonds * (diamonds + TARGET)) / (2 * TARGET * TARGET);

const even = ({ score }: Position, me: Player): Prospect => ({ win: 0, loss: 0, worth: DIAMONDS * (wealth(score[me]) - wealth(score[rivalOf(me)])) });

/** A value of the player to move in this position, as a prospect of `me`. */
function prospectOf(position: Position, { result, turns }: Value, me: Player): Prospect {
  if (result === 'even') return even(position, me);
  return (result === 'win') === (position.turn === me) ? { win: 1, loss: 0, worth: 1 - TURN * turns } : { win: 0, loss: 1, worth: TURN * turns - 1 };
}

function average(parts: readonly { readonly share: number; readonly of: Prospect }[]): Prospect {
  let win = 0, loss = 0, worth = 0;
  for (const { share, of } of parts) {
    win += share * of.win;
    loss += share * of.loss;
    worth += share * of.worth;
  }
  return { win, loss, worth };
}

/** The same position with its last unseen backs filled in, where they can lie in one way only; null while more are possible. */
function certain(position: Position): Position | null {
  if (allTiles(position).every(({ back }) => back)) return position;
  return assignmentCount(position) === 1 ? withBacks(position, assignments(position)[0]!) : null;
}

/** The exact value of a position, for the player to move: of a game that is over, or where the backs can lie in one way only and no tile is loose. */
export function exactValue(position: Position, values: Values | null): Value | null {
  const who = winner(position);
  if (who) return { result: who === 'draw' ? 'even' : who === position.turn ? 'win' : 'loss', turns: 0 };
  const known = values && position.loose.length === 0 ? certain(position) : null;
  return known && values!.value(known);
}

/** A position as a text for a map, all that can make a difference in it. */
const keyOf = ({ row, loose, due, fresh, acted, turn, score, options }: Position): string => {
  let key = `${turn}${acted ? '!' : '.'}${score.a}${score.x}${options.pass}`;
  for (const zone of [row, loose, due, fresh]) {
    key += '/';
    for (const { up, back } of zone) key += up + (back ?? '.');
  }
  return key;
};

const totals = new WeakMap<Values, readonly Total[]>();
/** What there is at the score of a position, seen by the player to move. */
function totalAt(values: Values, { turn, score }: Position): Total {
  let all = totals.get(values);
  if (!all) totals.set(values, all = values.totals());
  return all[TARGET * score[turn] + score[rivalOf(turn)]]!;
}

/** A row that is still to be built: all rows of six at this score count alike. Who begins with it is clear, unless somebody passes. */
function unbuilt(position: Position, values: Values, me: Player): Prospect {
  const first = position.loose.length % 2 === 0 ? position.turn : rivalOf(position.turn);
  const { six: { wins, losses, evens } } = totalAt(values, { ...position, turn: first }), all = wins + losses + evens;
  const [win, loss] = first === me ? [wins / all, losses / all] : [losses / all, wins / all];
  return { win, loss, worth: win - loss + (evens / all) * even(position, me).worth };
}

/** The budget is spent. */
class Spent extends Error {}

/** Prospects of one player in any position, seen so many turns ahead. */
function searcher(values: Values | null, me: Player, budget: number): { ahead(position: Position, turns: number): Prospect } {
  let spent = 0;
  const seen = new Map<string, Prospect>(), ends = new Map<string, Prospect>();

  /** Where the search ends: all ways the unseen backs can lie, by their exact values. */
  function end(position: Position): Prospect {
    const open = even(position, me);
    if (!values) return open;
    if (position.loose.length > 0) return unbuilt(position, values, me);
    const { all: { wins, losses } } = totalAt(values, position);
    if (wins + losses === 0) return open;
    const key = keyOf(position);
    let found = ends.get(key);
    if (found) return found;
    const ways = assignments(position);
    spent += ways.length;
    found = average(ways.map((way) => {
      const known = withBacks(position, way)!, value = values.value(known);
      return { share: 1 / ways.length, of: value ? prospectOf(known, value, me) : open };
    }));
    ends.set(key, found);
    return found;
  }

  /** `turns`: how many are still looked at, the current one counted. */
  function ahead(position: Position, turns: number): Prospect {
    if (turns === 0 && !isOver(position)) return end(position);
    const exact = exactValue(position, values);
    if (exact && (exact.result !== 'even' || isOver(position))) return prospectOf(position, exact, me);
    const key = `${turns}${keyOf(position)}`, known = seen.get(key);
    if (known) return known;
    const mine = position.turn === me ? 1 : -1;
    let best: Prospect | null = null;
    for (const move of legalMoves(position)) {
      const outcomes = outcomesOf(position, move), of = allWays(outcomes);
      if ((spent += outcomes.length) > budget) throw new Spent();
      const found = average(outcomes.map((outcome) => ({ share: outcome.ways / of, of: ahead(outcome.position, outcome.position.turn === position.turn ? turns : turns - 1) })));
      if (!best || mine * found.worth > mine * best.worth) best = found;
    }
    seen.set(key, best!);
    return best!;
  }
  return { ahead };
}

/** The share of the rival's replies that throw away what the rival had, once `me`, who has moved, has ended the turn as well as possible. */
function trapsIn(position: Position, values: Values, me: Player): number {
  if (isOver(position)) return 0;
  const order = { loss: 0, even: 1, win: 2 };
  const classOf = (next: Position): number | null => {
    const value = exactValue(next, values);
    return value && (next.turn === position.turn ? order[value.result] : 2 - order[value.result]);
  };
  const now = classOf(position);
  const after = legalMoves(position).flatMap((move) => outcomesOf(position, move)).map(({ position: next }) => ({ next, lies: classOf(next) }));
  if (position.turn !== me) return after.filter(({ lies }) => lies! < now!).length / after.length;
  return Math.max(0, ...after.filter(({ lies }) => lies === now).map(({ next }) => trapsIn(next, values, me)));
}

const chancesOf = ({ win, loss }: Prospect): Chances => ({ win, even: Math.max(0, 1 - win - loss), loss });

/** A value seen by the one who moved there: the other way round where it is now the rival's turn. */
const seenBy = (me: Player, { turn }: Position, { result, turns }: Value): Value =>
  ({ result: turn === me || result === 'even' ? result : result === 'win' ? 'loss' : 'win', turns });

/** The same, with the turn counted that led there. */
function comesTo(me: Player, next: Position, value: Value): Value {
  const { result, turns } = seenBy(me, next, value);
  return { result, turns: result === 'even' ? 0 : turns + (next.turn === me && !isOver(next) ? 0 : 1) };
}

/** Which of two rated moves is better: below 0 for the first. What is exactly even goes by how many replies go wrong, then by diamonds. */
export function better(one: Rated, two: Rated): number {
  const bothEven = one.exact?.result === 'even' && two.exact?.result === 'even';
  return (bothEven ? two.traps - one.traps : 0) || two.worth - one.worth;
}

/** As {@link rate}, step by step, for whoever must not be held up: it stops after each move of each depth. */
export function* rating(position: Position, values: Values | null, { depth, budget }: Look = LOOK): Generator<undefined, Rated[]> {
  const me = position.turn, exactly = exactValue(position, values) !== null;
  const moves = legalMoves(position).map((move) => ({ move, outcomes: outcomesOf(position, move) }));
  const search = searcher(values, me, budget ?? (exactly ? KNOWN : BUDGET));
  let found: Prospect[][] = moves.map(({ outcomes }) => outcomes.map((outcome) => even(outcome.position, me)));
  try {
    for (let turns = 1; turns <= depth; turns++) {
      const deeper: Prospect[][] = [];
      for (const { outcomes } of moves) {
        deeper.push(outcomes.map(({ position: next }) => search.ahead(next, next.turn === me ? turns : turns - 1)));
        yield;
      }
      found = deeper;
    }
  } catch (stop) { if (!(stop instanceof Spent)) throw stop; }

  const rated: Rated[] = [];
  for (const [i, { move, outcomes }] of moves.entries()) {
    const of = allWays(outcomes);
    const first = outcomes[0]!.position, value = exactly ? exactValue(first, values) : null;
    const exact = value && comesTo(me, first, value);
    const all = average(outcomes.map(({ ways }, at) => ({ share: ways / of, of: found[i]![at]! })));
    rated.push({
      move, exact, chances: chancesOf(all), worth: exact && exact.result !== 'even' ? prospectOf(position, exact, me).worth : all.worth,
      outcomes: outcomes.map(({ picture, ways, awards, position: next }, at) => {
        const lies = exactValue(next, values);
        return { picture, ways, of, awards, position: next, chances: chancesOf(found[i]![at]!), exact: lies && seenBy(me, next, lies) };
      }),
      traps: exact?.result === 'even' ? trapsIn(first, values!, me) : 0,
    });
    yield;
  }
  return rated.sort(better);
}

/**
 * Every legal move, best first; those that are equal in the order of `legalMoves`. Empty when the game is over. Exact
 * where the backs can lie in one way only and no tile is loose; else an estimate, by chances to win and to lose: at the
 * end of what is looked at, all ways the unseen backs can lie count alike, each with its exact value. While tiles are
 * still loose there, all rows of six at that score count alike.
 *
 * @param look how far is looked; three turns where nothing is said
 */
export function rate(position: Position, values: Values | null, look: Look = LOOK): Rated[] {
  const steps = rating(position, values, look);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
