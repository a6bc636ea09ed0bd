import { render } from 'lit';
import { parseMove, type Position } from '../../../machine/rules/index.ts';
import { face } from '../../parts/tile.ts';
import { keyframes, type Stop } from './frames.ts';
import { journeyOf, moversOf, rowAsLeft, spotsOf, tileAt, type Spot, type Way } from './journeys.ts';
import { PAYMENT } from './payment.ts';
import { rowPlaces, type Box, type Places } from './places.ts';
import type { Run } from './run.ts';

/** Milliseconds. */
const GLIDE = 220, SWAP = 240, FLIP = 260, APPEARING = 180, MARKED = 1500;

/** How high a tile goes on its way. Of two that are swapped the first passes in front. */
const arcOf = { end: [0.8], place: [0.3], return: [0.3], swap: [0.35, -0.3], flip: [0], pass: [0] } as const;

const isElsewhere = (one: Box, other: Box): boolean => Math.hypot(one.x - other.x, one.y - other.y) > 0.5;

/** When what happens: tiles come to their places, one is turned over there, combinations are paid, the row closes up. */
export interface Times { readonly glide: number; readonly turned: number; readonly paid: number; readonly total: number }

export interface Plan {
  readonly times: Times;
  /** Where the tiles lie that the move is about, and which of them is turned over. */
  readonly movers: readonly Spot[];
  readonly turns: Spot | undefined;
}

/** Where the tiles lie that a move is about, which is played or taken back. */
function movedIn({ entry, back }: NonNullable<Way['step']>): Spot[] {
  const movers = moversOf(entry), journey = journeyOf(entry);
  return back ? movers.map((spot) => journey.get(spot)!) : movers;
}

const artOf = (tile: HTMLElement): SVGElement => tile.querySelector<SVGElement>(':scope>.face-of')!;

/** What moves from one moment to another of a game: how long, and from where. */
export function planOf({ journey, step }: Way, before: Places, now: Places): Plan {
  const entry = step?.entry, move = entry && parseMove(entry.move)!, forwards = step && !step.back, movers = step ? movedIn(step) : [];
  const goes = [...journey].some(([here, there]) => isElsewhere(before.box(here), now.box(there)));
  // What is flipped is paid where it lies; the row closes up only then.
  const glide = !goes || (forwards && move?.kind === 'flip') ? 0 : move?.kind === 'swap' ? SWAP : GLIDE;
  const turned = glide + (move?.turned ? FLIP : 0), payments = forwards ? entry!.awards.length : 0, paid = turned + payments * PAYMENT;
  return { times: { glide, turned, paid, total: paid + (payments ? GLIDE : 0) }, movers, turns: move?.turned ? movers[0] : undefined };
}

/** The old picture turns away, the new one comes. */
function turning(stops: readonly Stop[], { glide, turned, total }: Times, rest: Box): { readonly old: Stop[]; readonly fresh: Stop[]; readonly corner: Stop[] } {
  const edge = (glide + turned) / 2, before = stops.filter(({ at }) => at <= glide), after = stops.filter(({ at }) => at >= turned);
  const at = (time: number, angle: number, opacity: number): Stop => ({ at: time, box: rest, angle, opacity });
  return {
    old: [...before, at(glide, 0, 1), at(edge, 90, 1), at(edge, 90, 0), at(total, 90, 0)],
    fresh: [{ at: 0, box: rest, angle: -90, opacity: 0 }, at(edge, -90, 0), at(edge, -90, 1), at(turned, 0, 1), ...after],
    // What lies under a tile is no longer what lay there.
    corner: [at(0, 0, 0), at(turned, 0, 0), at(turned, 0, 1), ...after],
  };
}

/** The row that pays, as it stood with its middles; empty where none does. */
export function rowOf({ step }: Way, { times: { turned, paid } }: Plan, now: Places): readonly Box[] {
  return paid > turned ? rowPlaces(now, rowAsLeft(step!.entry).length, step!.entry.after.row.length) : [];
}

/** Moves the art of every tile from where it lay to its place: the places themselves stay. */
export function moveTiles(run: Run, { journey, step }: Way, { times, movers, turns }: Plan, row: readonly Box[], before: Places, now: Places, from: Position): void {
  const { glide, paid, total } = times, left = row.length > 0 ? rowAsLeft(step!.entry) : [], arcs = step ? arcOf[parseMove(step.entry.move)!.kind] : [];
  const writes: (() => void)[] = [];
  for (const [here, there] of journey) {
    const start = before.box(here), home = now.box(there), tile = now.tile(there), stood = left.indexOf(here), rest = row[stood] ?? home;
    if (!isElsewhere(start, rest) && !isElsewhere(rest, home) && here !== turns) continue;
    const mover = movers.indexOf(here), lifted = stood >= 0 && !there.startsWith('row');
    // A tile that was dropped beside its place has no way to go in an arc.
    const far = Math.min(1, Math.hypot(start.x - rest.x, start.y - rest.y) / rest.w);
    const stops: Stop[] = [{ at: 0, box: start }, { at: glide, box: rest, arc: (arcs[mover] ?? 0) * far }, { at: paid, box: rest }, { at: total, box: home }];
    const move = (element: HTMLElement | SVGElement, way: readonly Stop[], origin = '0 0'): void => {
      const frames = keyframes(way, home).map((frame) => ({ ...frame, transformOrigin: origin }));
      writes.push(() => {
        element.style.zIndex = lifted ? '4' : mover >= 0 ? `${3 - mover}` : '';
        run.animate(element, frames, total);
      });
      run.later(() => { element.style.zIndex = ''; });
    };
    const art = artOf(tile), corner = tile.querySelector<HTMLElement>(':scope>.back'), turn = here === turns ? turning(stops, times, rest) : null;
    move(art, turn?.fresh ?? stops);
    if (corner) move(corner, turn?.corner ?? stops, `${-corner.offsetLeft}px ${-corner.offsetTop}px`);
    if (!turn) continue;
    const old = document.createElement('span');
    old.className = 'went';
    render(face(tileAt(from, here).up), old);
    writes.push(() => { tile.append(old); });
    run.later(() => { old.remove(); });
    move(old, turn.old);
  }
  for (const write of writes) write();
}

/** New tiles come onto the table. @returns how long it takes */
export function appear(run: Run, { tile }: Places, to: Position): number {
  for (const spot of spotsOf(to)) run.animate(artOf(tile(spot)), [{ opacity: 0, transform: 'translateY(-8%)', easing: 'ease-out' }, { opacity: 1, transform: 'none' }], APPEARING);
  return APPEARING;
}

/** Where nothing is to move: marks the tiles that were moved or turned, and those of a combination that was paid. @returns for how long */
export function mark(run: Run, way: Way | null, { tile }: Places, from: Position, to: Position): number {
  if (!way) return 0;
  const { journey, step } = way, trios = step && !step.back ? step.entry.awards.flatMap(({ at }) => rowAsLeft(step.entry).slice(at - 1, at + 2)) : [];
  const moved = step ? movedIn(step) : [...journey.keys()].filter((here) => journey.get(here) !== here || tileAt(from, here).up !== tileAt(to, here).up);
  for (const spot of new Set([...moved, ...trios])) {
    const outline = { outline: '4px solid var(--_brass)', outlineOffset: '-2px' };
    run.animate(artOf(tile(journey.get(spot)!)), [outline, outline], MARKED);
  }
  return MARKED;
}
