/** Can a position lie there in a game? The notation allows more than play can reach; what a page shows should have happened somewhere. */
import { combinationAt, POINTS } from '../rules/combinations.ts';
import type { Picture, Player, Position, Score } from '../rules/index.ts';

/** Why no game comes to a position: police, who are never a middle, are set aside; a loose tile was turned; no pair was brought together by what is set aside, or it was not paid; too few tiles for so many diamonds; paid, or set aside, while this table's row is built and nothing pays; a combination, and nobody was ever paid. */
export type Impossible = 'police-aside' | 'loose-known' | 'no-pair' | 'paid-too-much' | 'paid-while-built' | 'aside-while-built' | 'never-paid';

type Row = readonly Picture[];
const rival = (player: Player): Player => (player === 'a' ? 'x' : 'a');
const insert = (row: Row, at: number, picture: Picture): Row => [...row.slice(0, at), picture, ...row.slice(at)];
const tiles = (row: Row): { up: Picture; back: null }[] => row.map((up) => ({ up, back: null }));

/** Every way in which the tiles set aside by one action can have left this row: what lay there before, and what `actor` and the rival were paid. */
function left(row: Row, aside: Row, actor: Player, from = 0): { readonly row: Row; readonly paid: Score }[] {
  const [middle, ...others] = aside;
  if (middle === undefined) return [{ row, paid: { a: 0, x: 0 } }];
  return row.slice(from, -1).flatMap((_, i) => {
    const at = from + i, wider = insert(row, at + 1, middle), made = combinationAt(tiles(wider), at + 1, actor);
    // Two middles never lie side by side: the next can only have lain beyond the right end of this trio.
    return made ? left(wider, others, actor, at + 2).map(({ row: before, paid }) => ({ row: before, paid: { ...paid, [made.for]: paid[made.for] + POINTS[made.kind] } })) : [];
  });
}

/** Every row that one action or placement can have made into this one. */
const undone = (row: Row, building: boolean): Row[] => (building ? [row, row.slice(1), row.slice(0, -1)] : [
  [...row.slice(1), row[0]!], [row.at(-1)!, ...row.slice(0, -1)],
  ...row.slice(1).map((_, i) => row.map((picture, at) => (at === i ? row[i + 1]! : at === i + 1 ? row[i]! : picture))),
  ...row.flatMap((_, at) => (['A', 'X', 'P', 'B'] as const).map((picture) => row.map((other, i) => (i === at ? picture : other)))),
]);

/** What the two can have, more and less, when so many tiles have been placed and one is still loose: found by building every row in every way, with every pass and return. */
export const PAID_BY_NOW: readonly (readonly string[])[] = [['0-0'], ['0-0'], ['0-0'], ['0-0', '1-0', '2-0', '3-0'], ['0-0', '1-0', '2-0', '3-0', '4-0', '1-1'], ['0-0', '1-0', '2-0', '3-0', '4-0', '5-0', '1-1', '2-1', '3-1', '2-2', '3-2']];

/** Why a position cannot come up in a game; null when nothing speaks against it. `noticed` is false where a combination may have been overlooked. What it finds is so; what it finds nothing against need not be reachable. */
export function impossible({ row, loose, due, fresh, acted, turn, score, options }: Position, noticed = true): Impossible | null {
  const pictures = row.map(({ up }) => up), waiting = due.map(({ up }) => up), gone = fresh.map(({ up }) => up), building = loose.length > 0;
  if ([...waiting, ...gone].includes('P')) return 'police-aside';
  if (loose.some(({ back }) => back)) return 'loose-known';

  const enough = (...paid: readonly Score[]): boolean => (['a', 'x'] as const).every((player) => paid.reduce((sum, each) => sum + each[player], 0) <= score[player]);
  const honest = (paid: Score, actor: Player): boolean => options.rival || paid[rival(actor)] === 0;
  const before = (from: Row, ...since: readonly Score[]): boolean => left(from, waiting, rival(turn)).some(({ paid }) => honest(paid, rival(turn)) && enough(paid, ...since));
  const found = acted || gone.length > 0
    // The action of this turn is undone; of two that waited one may have been returned already.
    ? left(pictures, gone, turn).some(({ row: made, paid }) => honest(paid, turn) && [made, made.slice(1), made.slice(0, -1)].some((short) => undone(short, building).some((from) => before(from, paid))))
    : before(pictures);
  if (!found) return 'no-pair';

  if (building && !PAID_BY_NOW[6 - loose.length]!.includes(`${Math.max(score.a, score.x)}-${Math.min(score.a, score.x)}`)) return 'paid-too-much';
  if (!options.build && building && score.a + score.x > 0) return 'paid-while-built';
  if (!options.build && building && waiting.length + gone.length > 0) return 'aside-while-built';
  const paying = options.build && options.rival && noticed, standing = row.some((_, at) => combinationAt(row, at + 1, turn));
  // Only a return leaves a combination that did not pay, and something has paid before there is one.
  if (paying && standing && score.a + score.x === 0) return 'never-paid';
  return null;
}
