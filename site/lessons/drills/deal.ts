/* Positions to ask about: tossed, and looked at until they have what a drill needs. */
import { parsePosition } from '../../../machine/notation/index.ts';
import { legalMoves, PAIRS, parseMove, play, type Award, type Picture, type Played, type Player, type Position } from '../../../machine/rules/index.ts';
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
  /** How many of the six backs are known; none by default. */
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

/** Tosses the six tiles; null when they do not lie as they should. */
export function deal(draw: Draw, { loose = 0, due = 0, fresh = 0, acted = false, known = 0, turn, score, options = 'rulebook', up, old = 'no', wish }: Wanted = {}): Position | null {
  const seen = new Set(shuffle(draw, [0, 1, 2, 3, 4, 5]).slice(0, known));
  const tiles = shuffle(draw, PAIRS).map(([one, other], i) => {
    const turned = up === one ? false : up === other ? true : draw(2) === 1;
    return (turned ? other : one) + (seen.has(i) ? (turned ? one : other).toLowerCase() : '.');
  });
  const lies = tiles.slice(0, 6 - loose - due - fresh), stands = standing(lies) > 0;
  if ((old !== 'yes' && stands !== (old === 'must')) || (wish && !wish(lies))) return null;
  const take = (n: number): string => tiles.splice(0, n).join('');
  const row = take(lies.length), lying = take(loose), waiting = take(due), out = take(fresh);
  const [a, x] = score ?? [draw(4), draw(4)];
  const parsed = parsePosition(`${row || '-'} ${lying || '-'} ${waiting || acted ? `${waiting}${acted ? `/${out}` : ''}` : '-'} ${turn ?? (draw(2) ? 'a' : 'x')} ${a}-${x} ${options}`);
  return parsed.ok ? parsed.value : null;
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
