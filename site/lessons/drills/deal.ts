/* Positions to ask about: tossed, and looked at until they have what a drill needs. All of them could come up in a game. */
import { parsePosition } from '../../../machine/notation/index.ts';
import { legalMoves, PAIRS, parseMove, play, rivalOf, stage, type Award, type Picture, type Played, type Player, type Position, type Score } from '../../../machine/rules/index.ts';
import type { Draw, Level } from './drill.ts';

/** How a table is to lie. What is left out is left to the toss. */
export interface Wanted {
  readonly loose?: number;
  /** Tiles to be returned in this turn. */
  readonly due?: number;
  /** Tiles that this turn's action has set aside; with `acted`. */
  readonly fresh?: number;
  /** Has the action of this turn been taken? */
  readonly acted?: boolean;
  /** How many of the six backs are known, but for those of loose tiles; none by default. */
  readonly known?: number;
  readonly turn?: Player;
  readonly score?: readonly [a: number, x: number];
  readonly options?: string;
  /** A picture that lies up on all three tiles that have it. */
  readonly up?: Picture;
  /** May a combination stand in the row? */
  readonly old?: 'yes' | 'no' | 'must';
  /** Is it worth a closer look? Asked of what lies in the row, before it is made a position. */
  readonly wish?: (row: readonly Raw[]) => boolean;
}

/** A tile as two letters: the picture that is up, and the back or a dot. */
type Raw = string;

const TRIOS = new Set(['PAP', 'PXP', 'ABA', 'XBX', 'BBB']);
/** How many combinations stand. */
function standing(row: readonly Raw[]): number {
  let n = 0;
  for (let i = 0; i + 2 < row.length; i++) if (TRIOS.has(row[i][0] + row[i + 1][0] + row[i + 2][0])) n++;
  return n;
}

/** Could one swap or flip make two at once? */
export const canBeTwo = (row: readonly Raw[]): boolean => row.some((tile, i) => {
  if (tile[1] !== '.' && standing(row.with(i, tile[1].toUpperCase())) === 2) return true;
  return i > 0 && i < row.length - 2 && standing(row.with(i, row[i + 1]).with(i + 1, tile)) === 2;
});

export const pick = <Each>(draw: Draw, list: readonly Each[]): Each | undefined => list[draw(list.length)];

function shuffle<Each>(draw: Draw, list: readonly Each[]): Each[] {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
  }
  return shuffled;
}

/** What is paid for this middle between two of that picture; null where it makes no combination. */
function worth(side: string, middle: string, actor: Player): Score | null {
  switch (side + middle) {
    case 'PA': return { a: 0, x: 1 };
    case 'PX': return { a: 1, x: 0 };
    case 'AB': return { a: 2, x: 0 };
    case 'XB': return { a: 0, x: 2 };
    case 'BB': return actor === 'a' ? { a: 3, x: 0 } : { a: 0, x: 3 };
    default: return null;
  }
}

/** Every way in which the tiles that wait can have come out of this row, by an action of `actor`: what was paid for them. None if they cannot: each leaves a pair behind, and the police are never a middle. */
function paidFor(row: readonly Raw[], [first, ...others]: readonly Raw[], actor: Player, from = 0): Score[] {
  if (first === undefined) return [{ a: 0, x: 0 }];
  const ways: Score[] = [];
  for (let i = from; first[0] !== 'P' && i + 1 < row.length; i++) {
    const paid = row[i][0] === row[i + 1][0] ? worth(row[i][0], first[0], actor) : null;
    if (paid) ways.push(...paidFor(row, others, actor, i + 1).map(({ a, x }) => ({ a: a + paid.a, x: x + paid.x })));
  }
  return ways;
}

/** Could what waits at the beginning of this turn have been paid? */
export function isPaid({ row, due, turn, score }: Position): boolean {
  const raw = (tiles: Position['row']): Raw[] => tiles.map(({ up }) => up);
  return paidFor(raw(row), raw(due), rivalOf(turn)).some(({ a, x }) => a <= score.a && x <= score.x);
}

/** What the one and the other can have by the time that so many tiles have been placed, and some are still loose. */
const WHILE_BUILDING: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]], [[0, 0]], [[0, 0]], [[0, 0], [1, 0], [2, 0], [3, 0]], [[0, 0], [1, 0], [2, 0], [3, 0], [1, 1]], [[0, 0], [1, 0], [2, 0], [3, 0], [1, 1], [2, 1], [3, 1], [2, 2]],
];

/** A score that both can have by now, after `paid` for what waits. */
function scoreAfter(draw: Draw, paid: Score, placed: number, unpaid: boolean, old: boolean): readonly [a: number, x: number] | null {
  if (placed === 6) {
    const a = Math.max(draw(4), paid.a), x = Math.max(draw(4), paid.x);
    // A combination that nobody was paid for came of a return, and something had been paid before.
    return a + x > 0 || !old ? [a, x] : draw(2) ? [1, 0] : [0, 1];
  }
  if (unpaid) return paid.a + paid.x === 0 ? [0, 0] : null;
  return pick(draw, WHILE_BUILDING[placed].flatMap(([more, less]) => [[more, less], [less, more]] as const).filter(([a, x]) => a >= paid.a && x >= paid.x)) ?? null;
}

/** The six tiles, each as it lies and turned over. */
const TILES: readonly (readonly [Raw, Raw])[] = PAIRS.map(([one, other]) => [one + other.toLowerCase(), other + one.toLowerCase()]);

/** So often the six tiles are tossed again where those that wait do not fit the row. */
const TOSSES = 200;

/** Tosses the six tiles; null when they do not lie as they should. */
export function deal(draw: Draw, wanted: Wanted = {}): Position | null {
  if (wanted.acted) return dealActed(draw, wanted);
  const { loose = 0, due = 0, known = 0, turn = draw(2) ? 'a' : 'x', score, options = 'rulebook', up, old = 'no', wish } = wanted, placed = 6 - loose;
  for (let n = 0; n < (due > 0 ? TOSSES : 1); n++) {
    const tossed = shuffle(draw, TILES).map(([one, other]) => (up === one[0] ? one : up === other[0] ? other : draw(2) === 1 ? other : one));
    // Where nobody is paid for what the rival makes, it is not set aside either.
    const ways = paidFor(tossed.slice(0, placed - due), tossed.slice(placed - due, placed), rivalOf(turn)).filter((paid) => paid[turn] === 0 || !/overview|rival=0/.test(options));
    if (ways.length === 0) continue;
    const seen = new Set((known % 6 ? shuffle(draw, [0, 1, 2, 3, 4, 5]) : [0, 1, 2, 3, 4, 5]).slice(0, known));
    const tiles = tossed.map((tile, i) => (seen.has(i) && i < placed ? tile : `${tile[0]}.`));
    const row = tiles.slice(0, placed - due), waiting = tiles.slice(placed - due, placed), lying = tiles.slice(placed);
    const stands = standing(row) > 0;
    if ((old !== 'yes' && stands !== (old === 'must')) || (wish && !wish(row))) return null;
    const scored = score ?? scoreAfter(draw, pick(draw, ways)!, placed, /overview|build=0/.test(options), stands);
    if (!scored) return null;
    const parsed = parsePosition(`${row.join('') || '-'} ${lying.join('') || '-'} ${waiting.join('') || '-'} ${turn} ${scored.join('-')} ${options}`);
    return parsed.ok ? parsed.value : null;
  }
  return null;
}

/** A table at which the action of this turn has been taken: it is taken at another one, and turns over nothing that is not known. */
function dealActed(draw: Draw, { fresh = 0, old = 'no', wish, ...wanted }: Wanted): Position | null {
  const before = deal(draw, { ...wanted, acted: false, loose: wanted.loose ? wanted.loose + 1 : 0, old: 'yes' });
  if (!before) return null;
  const acts = legalMoves(before).filter((move) => { const { kind, turned } = parseMove(move)!; return kind !== 'pass' && !(turned && (wanted.up || !wanted.known || kind === 'place')); });
  const results = (fresh > 0 ? acts : [pick(draw, acts)!]).flatMap((move) => { const played = play(before, move); return played.ok && played.position.fresh.length === fresh && stage(played.position) === 'return' ? [played.position] : []; });
  const after = pick(draw, results);
  if (!after) return null;
  const row = after.row.map(({ up, back }) => `${up}${back?.toLowerCase() ?? '.'}`);
  return (old === 'yes' || (standing(row) > 0) === (old === 'must')) && (!wish || wish(row)) ? after : null;
}

/** A table to act at, by level: six tiles and unknown backs; then also five, and known backs; then also four, and old combinations. */
export function tableFor(draw: Draw, level: Level, more: Wanted = {}): Position | null {
  return deal(draw, level === 1 ? more : level === 2 ? { due: draw(2), known: 6, ...more } : { due: draw(3), known: 3 + draw(3), old: 'yes', ...more });
}

/** A move, and what it comes to. */
export interface Tried { readonly move: string; readonly played: Played; readonly awards: readonly Award[] }

/** What every move comes to that depends on no unknown back: those that turn nothing over, or a tile whose back is known. */
export const sure = (position: Position): Tried[] => legalMoves(position).flatMap((move) => {
  const { kind, tile, turned } = parseMove(move)!;
  if (turned && (kind === 'flip' ? position.row : kind === 'place' ? position.loose : position.due)[tile - 1].back === null) return [];
  const played = play(position, move);
  return played.ok ? [{ move, played, awards: played.awards }] : [];
});

/** What may be seen of the backs while a drill is done: those that are known, if any are. */
export const memoryFor = (position: Position): { readonly memory: 'seen' } | Record<never, never> =>
  ([...position.row, ...position.loose, ...position.due].some(({ back }) => back !== null) ? { memory: 'seen' } : {});

export const kindOf = (move: string): string => parseMove(move)!.kind;
export const isOldAfter = ({ played }: Tried): boolean => played.trace.some(({ points }) => points === 0);
