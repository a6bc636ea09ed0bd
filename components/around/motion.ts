import type { Game } from '../../machine/game/chart.ts';
import type { BlueLionGame } from '../blue-lion-game.ts';
import type { Table } from '../context.ts';
import { adopt } from '../styles/adopt.ts';
import { standing, wayBetween, type Way } from './motion/journeys.ts';
import { pay, sceneOf } from './motion/payment.ts';
import { placesOf, type Places } from './motion/places.ts';
import { Run } from './motion/run.ts';
import { motionStyles } from './motion/styles.ts';
import { appear, mark, moveTiles, planOf, rowOf } from './motion/tiles.ts';

/** Do two moments of a game lie at the same place of the same line? */
const isSame = (one: Game, other: Game): boolean => one === other
  || (one.start === other.start && one.cursor === other.cursor && one.line[one.cursor - 1] === other.line[other.cursor - 1]);

/** As wide as scroll bars are at most, in CSS pixels. */
const SCROLL_BAR = 20;

const tossOf = ({ start }: Game): string => start.loose.map(({ up }) => up).join('');

/**
 * Shows how tiles and diamonds came to where they are. The places are always those of the game as it stands: only the
 * art in them is moved, from where it lay, and whoever presses anything ends it and is heard.
 */
export class Motion {
  /** Ends when nothing moves any more. */
  still: Promise<void> | null = null;
  readonly #element: BlueLionGame;
  /** What the table shows, and what it is about to show. */
  #shown: Game | null = null;
  #next: Game | null = null;
  /** How it is shown, whatever is played: if that changes, nothing moves on. */
  #as: readonly unknown[] = [];
  #run: Run | null = null;

  constructor(element: BlueLionGame) {
    this.#element = element;
    element.addController({ hostDisconnected: () => { this.finish(); } });
  }

  /** The table is about to show another state of the game than `before`, and still shows that. */
  follow(before: Game, table: Table): void {
    const last = this.#next ?? before, { words, mode, view: { context: { draft } } } = table, as = [words, mode, draft, this.#element.seating];
    const otherwise = this.#as.some((each, i) => each !== as[i]);
    this.#as = as;
    this.#next = table.view.context.game;
    if (isSame(last, this.#next)) {
      if (otherwise) this.finish();
      return;
    }
    this.finish();
    this.#shown ??= last;
    this.still = this.#go(this.#shown, this.#next, table);
  }

  /** Everything is where it belongs at once. */
  finish = (): void => {
    this.#run?.end();
    this.#run = null;
  };

  async #go(from: Game, to: Game, table: Table): Promise<void> {
    const element = this.#element, root = element.shadowRoot!, ground = root.querySelector<HTMLElement>('.table');
    const wanted = ground && element.isConnected && !document.hidden, way = wanted ? wayBetween(from, to) : null;
    const tossed = wanted && !way && to.tossed && to.cursor === 0 && tossOf(from) !== tossOf(to);
    const old = way && placesOf(ground!, standing(from)), run = old || tossed ? this.#begin(ground!) : null;
    // What is shown next is handed on after this.
    await Promise.resolve();
    await element.updateComplete;
    await Promise.all([...root.querySelectorAll<BlueLionGame>('.table>*')].map((part) => part.updateComplete));
    if (isSame(this.#next!, to)) this.#shown = to;
    // Measured again in the frame that shows it first, which has to lay it out anyway: so no task becomes long by it.
    if (run) await run.frame();
    if (!run || this.#run !== run) return;
    const now = placesOf(ground!, standing(to)), still = matchMedia('(prefers-reduced-motion:reduce)').matches;
    const time = !now ? 0 : still ? mark(run, way, now, standing(from), standing(to)) : old ? move(run, ground!, way, old, now, from, table) : appear(run, now, standing(to));
    const ended = run.done(time).then(() => { if (this.#run === run) this.finish(); });
    if (!still) await ended;
  }

  #begin(ground: HTMLElement): Run {
    const run = this.#run = new Run(), { signal } = run, width = ground.offsetWidth;
    adopt(ground.getRootNode(), motionStyles);
    ground.classList.add('moving');
    run.later(() => { ground.classList.remove('moving'); });
    for (const input of ['pointerdown', 'keydown', 'click']) this.#element.addEventListener(input, this.finish, { capture: true, signal });
    document.addEventListener('visibilitychange', this.finish, { signal });
    // A scroll bar that comes with a longer page, as at the end of a game, is no reason to stop.
    const resized = new ResizeObserver(() => { if (Math.abs(ground.offsetWidth - width) > SCROLL_BAR) this.finish(); });
    resized.observe(ground);
    run.later(() => { resized.disconnect(); });
    return run;
  }
}

/** Moves tiles, and pays. @returns how long it takes */
function move(run: Run, ground: HTMLElement, way: Way, before: Places, now: Places, from: Game, table: Table): number {
  const plan = planOf(way, before, now), { total } = plan.times;
  if (total === 0) return 0;
  const row = rowOf(way, plan, now), scene = row.length > 0 ? sceneOf(ground, now, row) : null;
  moveTiles(run, way, plan, row, before, now, standing(from));
  if (scene) void pay(run, scene, plan.times, way.step!.entry, table);
  return total;
}
