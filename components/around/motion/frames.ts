import type { Box } from './places.ts';

/** Where a tile is at a moment, in milliseconds. */
export interface Stop {
  readonly at: number;
  readonly box: Box;
  /** How high it goes on its way here, in tiles: towards whoever looks, so it is larger there; below 0, under another. */
  readonly arc?: number;
  /** How far it is turned about its upright middle, in degrees. */
  readonly angle?: number;
  readonly opacity?: number;
}

const SAMPLES = 7;

/** The way between two boxes, over others or under one. */
function arcs({ at: start, box: from }: Stop, { at: end, box: to, arc = 0 }: Stop): Stop[] {
  return Array.from({ length: SAMPLES }, (_, i) => {
    const time = (i + 1) / (SAMPLES + 1), part = time * time * (3 - 2 * time), high = Math.sin(part * Math.PI) * arc;
    const mix = (one: number, other: number): number => one + (other - one) * part, w = mix(from.w, to.w), more = w * high * 0.2;
    return { at: start + (end - start) * time, box: { x: mix(from.x, to.x) - more / 2, y: mix(from.y, to.y) - w * high - more / 2, w: w + more } };
  });
}

/** Keyframes, for something whose own place is `home`, from one stop to the next; the last one is the end. */
export function keyframes(stops: readonly Stop[], home: Box): Keyframe[] {
  const total = stops.at(-1)!.at, turns = stops.some(({ angle }) => angle !== undefined);
  const frame = ({ at, box: { x, y, w }, angle = 0, opacity = 1 }: Stop, easing: string): Keyframe => ({
    offset: at / total, easing, ...(turns && { opacity }),
    transform: `translate(${x - home.x}px,${y - home.y}px) scale(${w / home.w})${turns ? ` translate(50%,50%) perspective(${5 * home.w}px) rotateY(${angle}deg) translate(-50%,-50%)` : ''}`,
  });
  return stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    if (next?.arc) return [stop, ...arcs(stop, next)].map((each) => frame(each, 'linear'));
    return [frame(stop, next?.angle ? 'ease-in' : stop.angle ? 'ease-out' : 'ease-in-out')];
  });
}
