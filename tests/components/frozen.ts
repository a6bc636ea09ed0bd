/** What moves on a table, stopped at any moment: for tests that look at a motion as one looks at a single frame of a film. */
import type { BlueLionGame } from '../../components/index.ts';
import { all, drawn, until } from './table.ts';

/** Everything that a motion sets going; what only follows a pointer is not part of it. */
export const moving = (table: BlueLionGame): Animation[] => table.shadowRoot!.getAnimations().filter((each) => !('transitionProperty' in each || 'animationName' in each));

/** All that may be there only while something moves. */
export const leftovers = (table: BlueLionGame): string[] => [
  ...moving(table).map(() => 'an animation'), ...all(table, '.motion,.went').map(({ className }) => className), ...all(table, '.moving').map(() => 'the class'),
  ...[...table.shadowRoot!.querySelectorAll<HTMLElement | SVGElement>('.tile[style],.tile [style],.diamonds [style]')].filter(({ style }) => style.length > 0).map((each) => each.outerHTML.slice(0, 80)),
];

export interface Film {
  readonly length: number;
  /** Shows the moment. */
  readonly at: (time: number) => void;
  readonly play: () => Promise<void>;
}

/** What has just begun to move, stopped at its first frame: see {@link standstill}. */
export async function film(table: BlueLionGame): Promise<Film> {
  await until('something moves', () => moving(table).length > 0);
  // What is seen later joins in the next frame.
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  await drawn(table);
  const animations = moving(table);
  return {
    length: Math.max(...animations.map(({ effect }) => Number(effect!.getTiming().duration))),
    at: (time) => { for (const each of animations) each.currentTime = time; },
    play: async () => {
      for (const each of animations) each.finish();
      await until('it is over', () => leftovers(table).length === 0);
    },
  };
}

/** For the tests of a file: whatever begins to move stands still, and no clock ends it. So a slow machine sees no less than a fast one. */
export function standstill(): void {
  const wait = globalThis.setTimeout, animate = Reflect.get(Element.prototype, 'animate') as (this: Element, ...how: Parameters<Element['animate']>) => Animation;
  before(() => {
    globalThis.setTimeout = ((then: () => void, ms = 0, ...rest: []) => wait(then, ms > 300 && ms < 5000 ? 100_000 : ms, ...rest)) as typeof setTimeout;
    Element.prototype.animate = function stopped(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
  after(() => {
    globalThis.setTimeout = wait;
    Element.prototype.animate = animate;
  });
}

export interface Spot { readonly x: number; readonly y: number; readonly w: number }

/** The middle of something that is seen, on the page, and how wide it is. */
export function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, w: width };
}

const opacity = (element: Element): number => Number(getComputedStyle(element).opacity);
export const isSeen = (element: Element): boolean => opacity(element) > 0;

/** The tiles of a zone, places and art. */
export const tilesOf = (table: BlueLionGame, zone: 'row' | 'loose' | 'tray'): HTMLElement[] => all(table, `blue-lion-${zone} .tile`).filter((tile) => tile.offsetParent);
export const art = (tile: Element): Element => tile.querySelector(':scope>.face-of')!;

/** The picture that is seen of a tile, and how wide it looks. */
export function picture(tile: Element): { readonly up: string; readonly w: number } {
  const seen = [art(tile), ...tile.querySelectorAll('.went')].filter(isSeen);
  if (seen.length !== 1) throw new Error(`${seen.length} faces of one tile are seen`);
  const face = seen[0]!.matches('.face-of') ? seen[0]! : seen[0]!.firstElementChild!;
  return { up: /face-of (.)/.exec(face.getAttribute('class')!)![1]!, w: seen[0]!.getBoundingClientRect().width };
}
