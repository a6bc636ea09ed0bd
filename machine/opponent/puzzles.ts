/**
 * Puzzles: positions that ask one question with few right answers. What is right is worked out, never stored with a
 * puzzle as a belief: `examine` says for any position whether it is such a puzzle, how hard, and what solves it.
 *
 * `win`: win in so many turns, both players' counted · `hold`: every action but one loses · `pay`: be paid, and leave the
 * rival nothing to be paid for in the next turn · `back`: say what is under a tile, though nobody has seen it.
 */
import { impossible } from '../rulebook/possible.ts';
import {
  allTiles, legalMoves, makePosition, PAIRS, PICTURES, play, possibleBacks, PRESETS, rivalOf, tileOf, winner,
  type Picture, type Played, type Player, type Position, type RuleId, type Tile,
} from '../rules/index.ts';
import { bestMove, comesTo, restOfTurn, type Comes } from './puzzles-worth.ts';
import type { Values } from './search.ts';

export type PuzzleKind = 'win' | 'hold' | 'pay' | 'back';
export const PUZZLE_KINDS: readonly PuzzleKind[] = ['win', 'hold', 'pay', 'back'];
/** How hard: 1 is easiest. */
export type Grade = 1 | 2 | 3 | 4 | 5;
export const GRADES: readonly Grade[] = [1, 2, 3, 4, 5];

export interface Puzzle {
  readonly kind: PuzzleKind;
  readonly grade: Grade;
  readonly position: Position;
  /** `win`: how many turns it takes, both players' and this one counted, if the rival defends as well as can be; `hold`: how many the longest of the lost games takes; else 1. */
  readonly turns: number;
  /** `back`: the place of the tile in the row, from 1; else 0. */
  readonly tile: number;
  /** The actions that solve it, without the returns of their turn; none for `back`. */
  readonly solutions: readonly string[];
  /** The moves of one whole turn that solves it. */
  readonly shown: readonly string[];
  /** How many wrong actions pay the player at once. */
  readonly tempting: number;
}

/** Draws a whole number from 0 to n - 1. */
export type Draw = (n: number) => number;

const played = (position: Position, move: string): Played => play(position, move) as Played;

const comingFrom = (position: Position, values: Values): Comes[] => legalMoves(position).flatMap((move) => comesTo(position, move, values) ?? []);

const paidTo = (player: Player, { awards }: Played): number => awards.reduce((sum, award) => (award.for === player ? sum + award.points : sum), 0);

/** Can whoever is to move be paid by no action at all? A returned tile never pays (R6.5), so the action alone tells. Backs must be known. */
export const paysNobodyNow = (position: Position): boolean => legalMoves(position).every((move) => paidTo(position.turn, played(position, move)) === 0);

/** Rules that are easily forgotten, and count for the grade where a solution hangs on them: the rival can be paid by your own action, what waits goes back later, a return pays nobody, old combinations, two at once, the duty to act. */
const FORGOTTEN: readonly RuleId[] = ['R5.5', 'R5.6', 'R5.7', 'R6.5', 'R6.6'];
const forgotten = (moves: readonly Played[]): number => new Set(moves.flatMap(({ trace }) => trace.map(({ rule }) => rule).filter((rule) => FORGOTTEN.includes(rule)))).size;

/** The turns of a line one after the other, both sides playing as well as they can. */
function lineOf(start: Position, values: Values): Played[] {
  const line: Played[] = [];
  for (let here = start; winner(here) === null && line.length < 60;) {
    const move = bestMove(here, values);
    if (move === null) break;
    const made = played(here, move);
    line.push(made);
    here = made.position;
  }
  return line;
}

/** A grade from points: the limits are the most points of grades 1 to 4. */
const graded = (points: number, limits: readonly [number, number, number, number]): Grade => (1 + limits.filter((most) => points > most).length) as Grade;
/** Two tempting actions are as hard to resist as one turn more is to see. */
const temptation = (n: number): number => Math.min(3, n) / 2;

/** How few right first actions a puzzle has at most. */
const FEW = 2;

function winIn(position: Position, values: Values, shortest: number, longest: number): Puzzle | null {
  const value = values.value(position);
  if (value?.result !== 'win' || value.turns < shortest || value.turns > longest || impossible(position) !== null) return null;
  const all = comingFrom(position, values), right = all.filter(({ result, turns }) => result === 'win' && turns === value.turns);
  if (right.length > FEW) return null;
  const tempting = all.filter((each) => !right.includes(each) && paidTo(position.turn, each.played) > 0).length;
  const points = value.turns + temptation(tempting) + Math.min(2, forgotten(lineOf(position, values))) / 2 + (right.length === 1 ? 0.5 : 0);
  return { kind: 'win', grade: graded(points, [3, 4, 5.5, 7]), position, turns: value.turns, tile: 0, solutions: right.map(({ move }) => move), shown: restOfTurn(position, values, right[0]!.move), tempting };
}

function onlyHold(position: Position, values: Values): Puzzle | null {
  if (values.value(position)?.result !== 'even') return null;
  const all: Comes[] = [], right: Comes[] = [];
  for (const move of legalMoves(position)) {
    const each = comesTo(position, move, values)!;
    all.push(each);
    // Most positions have many ways to hold: no more is looked at than has to be.
    if (each.result !== 'loss' && right.push(each) > 1) return null;
  }
  if (impossible(position) !== null) return null;
  const wrong = all.filter(({ result }) => result === 'loss'), tempting = wrong.filter((each) => paidTo(position.turn, each.played) > 0).length;
  const turns = Math.max(...wrong.map((each) => each.turns)), late = wrong.filter((each) => each.turns > 2).length;
  // What loses in the very next turn is soon seen; what loses later is not.
  const points = turns + temptation(tempting) + Math.min(4, late) / 4 + Math.min(1, forgotten([right[0]!.played])) / 2;
  return { kind: 'hold', grade: graded(points, [2, 4, 5.5, 7]), position, turns, tile: 0, solutions: [right[0]!.move], shown: restOfTurn(position, values, right[0]!.move), tempting };
}

/** Every way to end a turn, as moves. */
function endings(position: Position, me: Player): { readonly moves: readonly string[]; readonly position: Position }[] {
  if (position.turn !== me) return [{ moves: [], position }];
  return legalMoves(position).flatMap((move) => endings(played(position, move).position, me).map((rest) => ({ moves: [move, ...rest.moves], position: rest.position })));
}

function payOnlyMe(position: Position): Puzzle | null {
  const me = position.turn, right: string[] = [], made: Played[] = [];
  let shown: string[] = [], tempting = 0, points = 0;
  for (const move of legalMoves(position)) {
    const each = played(position, move);
    if (paidTo(me, each) === 0) continue;
    // A game that can be won at once asks another question.
    if (winner(each.position) !== null) return null;
    const own = paidTo(rivalOf(me), each) > 0, all = own ? [] : endings(each.position, me), safe = all.filter((end) => paysNobodyNow(end.position));
    if (safe.length === 0) {
      tempting++;
      // What pays the rival at once is soon seen; what the rival makes of it later is not.
      points += own ? 0.5 : 1;
      continue;
    }
    if (right.length === 0) shown = [move, ...safe[0]!.moves];
    // Where a tile goes back, and on which side, can spoil it.
    points += safe.length === all.length ? 0 : safe.length * 2 > all.length ? 0.5 : safe.length > 1 ? 1 : 1.5;
    right.push(move);
    made.push(each);
  }
  if (right.length === 0 || right.length > FEW || tempting === 0 || impossible(position) !== null) return null;
  points += Math.min(2, forgotten(made)) / 2 + (right.length === 1 ? 0.5 : 0);
  return { kind: 'pay', grade: graded(points, [1, 1.5, 2, 2.5]), position, turns: 1, tile: 0, solutions: right, shown, tempting };
}

const subsets = <Each>(list: readonly Each[]): Each[][] => list.reduce<Each[][]>((all, each) => [...all, ...all.map((some) => [...some, each])], [[]]);

/** Can these unseen tiles, alone, lie so that the first of them has this back? Each pair is on one tile (R1.1). */
function canBe(tiles: readonly Tile[], pairs: ReadonlySet<string>, first?: Picture): boolean {
  const [tile, ...others] = tiles;
  if (!tile) return true;
  return PICTURES.some((back) => {
    const pair = PAIRS.find((each) => each === `${tile.up}${back}` || each === `${back}${tile.up}`);
    return (first === undefined || back === first) && pair !== undefined && pairs.has(pair) && canBe(others, new Set([...pairs].filter((each) => each !== pair)));
  });
}

/** How many of the other unseen tiles one has to think of to know what is under this one; null when nobody can know. */
export function tilesToThinkOf(position: Position, place: number): number | null {
  const target = position.row[place - 1], seen = allTiles(position).filter(({ back }) => back !== null);
  if (!target || target.back !== null || Object.keys(possibleBacks(position).row[place - 1]!).length !== 1) return null;
  const pairs = new Set<string>(PAIRS.filter((pair) => !seen.some(({ up, back }) => pair === `${up}${back!}` || pair === `${back!}${up}`)));
  const others = allTiles(position).filter((tile) => tile !== target && tile.back === null);
  const enough = subsets(others).filter((some) => PICTURES.filter((back) => canBe([target, ...some], pairs, back)).length === 1);
  return Math.min(...enough.map(({ length }) => length));
}

function whatIsUnder(position: Position, place: number): Puzzle | null {
  const thought = tilesToThinkOf(position, place);
  if (thought === null || impossible(position) !== null) return null;
  return { kind: 'back', grade: Math.min(5, 1 + thought) as Grade, position, turns: 1, tile: place, solutions: [], shown: [], tempting: 0 };
}

/** Is this such a puzzle, and which? Null when it is none, when no game comes to it, or when it takes the solution and that is not there. */
export function examine(kind: PuzzleKind, position: Position, values: Values | null, { tile = 1, turns = [2, 12] }: { readonly tile?: number; readonly turns?: readonly [number, number] } = {}): Puzzle | null {
  if (position.loose.length > 0 || position.acted || winner(position) !== null) return null;
  if (kind === 'back') return whatIsUnder(position, tile);
  if (allTiles(position).some(({ back }) => back === null)) return null;
  if (kind === 'pay') return payOnlyMe(position);
  return values && (kind === 'win' ? winIn(position, values, ...turns) : onlyHold(position, values));
}

function shuffle<Each>(draw: Draw, list: readonly Each[]): Each[] {
  const left = [...list];
  return list.map(() => left.splice(draw(left.length), 1)[0]!);
}

/** Scores at which such a puzzle is likely. */
const scoreFor = (draw: Draw, kind: PuzzleKind): number => (kind === 'win' ? 4 + draw(3) : kind === 'hold' ? 3 + draw(4) : draw(4));

/** Tosses six tiles and looks whether they make a puzzle of this kind; nearly always they do not. The same draws, the same puzzle. */
export function toss(draw: Draw, kind: PuzzleKind, grade: Grade | null, values: Values | null): Puzzle | null {
  const tiles = shuffle(draw, PAIRS).map((pair) => (draw(2) ? tileOf(pair[0] as Picture, pair[1] as Picture) : tileOf(pair[1] as Picture, pair[0] as Picture)));
  const waiting = Math.max(0, draw(10) - 7), turn: Player = draw(2) ? 'a' : 'x', score = { a: scoreFor(draw, kind), x: scoreFor(draw, kind) };
  // For a back some tiles have been seen: never five, which leave nothing to work out.
  const seen = kind === 'back' ? new Set(shuffle(draw, [0, 1, 2, 3, 4, 5]).slice(0, draw(5))) : null;
  const known = seen ? tiles.map((tile, i) => (seen.has(i) ? tile : tileOf(tile.up, null))) : tiles;
  const position = makePosition({ row: known.slice(waiting), loose: [], due: known.slice(0, waiting), fresh: [], acted: false, turn, score, options: PRESETS.rulebook });
  const turns: readonly [number, number] = grade === null || grade < 3 ? [2, 12] : grade === 3 ? [3, 12] : [grade, 12];
  const puzzle = examine(kind, position, values, { tile: kind === 'back' ? 1 + draw(position.row.length) : 0, turns });
  return puzzle && (grade === null || puzzle.grade === grade) ? puzzle : null;
}

/** Tosses so often at most; enough for the rarest kind at the rarest grade, a thousand times over. */
export const MOST_TOSSES = 3_000_000;

/** Tosses until there is such a puzzle; yields after each toss, so that whoever asks can do something else meanwhile. @throws when there seems to be none. */
export function* making(draw: Draw, kind: PuzzleKind, grade: Grade | null, values: Values | null): Generator<undefined, Puzzle> {
  for (let n = 0; n < MOST_TOSSES; n++) {
    const puzzle = toss(draw, kind, grade, values);
    if (puzzle) return puzzle;
    yield;
  }
  throw new Error(`No puzzle of the kind ${kind} with grade ${grade}.`);
}

/** Makes a puzzle at once. */
export function makePuzzle(draw: Draw, kind: PuzzleKind, grade: Grade | null, values: Values | null): Puzzle {
  const steps = making(draw, kind, grade, values);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const EXCHANGED: Readonly<Record<Picture, Picture>> = { A: 'X', X: 'A', P: 'P', B: 'B' };
const text = (tiles: readonly Tile[]): string => tiles.map(({ up, back }) => `${up}${back?.toLowerCase() ?? '.'}`).join('');

/** What a position has in common with its mirror image and with the same one with the thieves exchanged: of two that are the same so, one text. */
export function sameKey(position: Position): string {
  const { row, due, turn, score } = position, exchange = (tiles: readonly Tile[]): Tile[] => tiles.map(({ up, back }) => tileOf(EXCHANGED[up], back && EXCHANGED[back]));
  // The player to move is Arsène, by exchange if need be; then the smaller of the two ways to look at the row.
  const [line, aside] = turn === 'a' ? [row, due] : [exchange(row), exchange(due)], waits = [text(aside), text([...aside].reverse())].sort()[0]!;
  return `${[text(line), text([...line].reverse())].sort()[0]!} ${waits} ${score[turn]}-${score[rivalOf(turn)]}`;
}
