import { moves, type Zone } from '../../../machine/game/chart.ts';
import type { Host } from '../../host.ts';
import { aim, targets, type Field, type Target } from './aim.ts';

/** A tile that follows the finger. Its place stays, and everything that shows it is taken away again. */
export interface Carried {
  readonly zone: Zone;
  readonly place: number;
  /** Has anything moved below the finger that should not: has the page been scrolled, the table been moved or drawn anew? */
  astray(): boolean;
  /** So many pixels of the window from where it was picked up, with the finger at x, y. */
  follow(dx: number, dy: number, x: number, y: number): void;
  aim(x: number, y: number): Target | null;
  /** Takes the marks away: the tile alone stays where it is. */
  unmark(): void;
  /** It lies in its place again: at once, or it glides there. */
  home(glides: boolean): void;
}

/** How much larger a tile is in the hand. */
const LIFT = 1.07;
const GLIDE = { duration: 220, easing: 'cubic-bezier(.2,.7,.3,1)' };
const MARKS = ['drag', 'carried', 'target', 'under', 'into', 'over', 'ghosts', 'home'].map((mark) => `data-${mark}`);

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, Math.min(least, 0)), Math.max(most, 0));
const moved = (before: DOMRect, now: DOMRect): boolean => (['left', 'top', 'width', 'height'] as const).some((side) => Math.abs(before[side] - now[side]) > 1);

/** Takes up a tile; null when it lies no longer where it can be taken from. */
export function pickUp(host: Host, tile: HTMLElement): Carried | null {
  const { element } = host, root = element.renderRoot, lies = tile.parentElement, row = root.querySelector<HTMLElement>('blue-lion-row'), board = root.querySelector<HTMLElement>('.table');
  if (!lies || !row || !board) return null;
  const zone = tile.dataset['zone'] as Zone, place = Number(tile.dataset['place']);
  const inRow = [...row.querySelectorAll<HTMLElement>('button.tile')];
  // It may be on its way home from the drag before.
  for (const way of tile.getAnimations({ subtree: true })) way.cancel();
  board.dataset['drag'] = zone;
  tile.dataset['carried'] = '';
  lies.dataset['home'] = '';
  const rect = (of: Element): DOMRect => of.getBoundingClientRect();
  const field: Field = {
    zone, place, tiles: inRow.map((each) => rect(each.parentElement!)), room: rect(row), way: getComputedStyle(row).direction === 'rtl' ? -1 : 1,
  };

  const marksOf = (target: Target): [Element, string][] => {
    if ('place' in target) return [[inRow[target.place - 1], '']];
    const end = zone === 'row' && inRow.at(target.side === 'l' ? 0 : -1);
    return [[row, target.side], ...(end ? [[end, ''] as [Element, string]] : [])];
  };
  const mark = (target: Target, onTile: string, onRow: string): void => {
    for (const [on, side] of marksOf(target)) {
      const name = `data-${on === row ? onRow : onTile}`;
      on.setAttribute(name, `${on.getAttribute(name) ?? ''} ${side}`.trim());
    }
  };
  for (const target of targets(field, moves(host.table().view))) mark(target, 'target', 'into');
  // Where a tile from elsewhere can go there is room, as there is for one that is chosen and shows it already.
  if (zone !== 'row' && inRow.length > 0 && !row.querySelector('.ghost')) row.dataset['ghosts'] = '';
  const clear = (names: readonly string[]): void => { for (const name of names) for (const each of root.querySelectorAll(`[${name}]`)) each.removeAttribute(name); };

  // What is measured is measured with the marks in place.
  const home = rect(tile), board0 = rect(board), lies0 = rect(lies), row0 = rect(row);
  // The pixels of the window are larger than those of a table that is zoomed.
  const zoom = home.width / parseFloat(getComputedStyle(tile).width) || 1, spare = home.width * (LIFT - 1) / 2;
  let under = '';

  return {
    zone, place,
    astray: () => !element.isConnected || !tile.isConnected || !tile.matches('.open') || moved(lies0, rect(lies)) || moved(row0, rect(row)),
    follow(dx, dy, x, y) {
      // A tile never leaves the table, so nothing around it has to be scrolled.
      const across = clamp(dx, board0.left - home.left + spare, board0.right - home.right - spare) / zoom;
      const down = clamp(dy, board0.top - home.top + spare, board0.bottom - home.bottom - spare) / zoom;
      tile.style.transform = `translate(${across}px,${down}px) scale(${LIFT})`;
      const target = aim(field, x, y), now = JSON.stringify(target);
      if (now === under) return;
      under = now;
      clear(['data-under', 'data-over']);
      if (target) mark(target, 'under', 'over');
    },
    aim: (x, y) => aim(field, x, y),
    unmark: () => { clear(MARKS); },
    home(glides) {
      clear(MARKS);
      const { transform } = tile.style;
      tile.style.removeProperty('transform');
      if (!tile.getAttribute('style')) tile.removeAttribute('style');
      if (!glides || !tile.isConnected || matchMedia('(prefers-reduced-motion)').matches) return;
      // The tile itself is there again, for the next press: only its art is still on the way.
      for (const art of tile.children) art.animate([{ transform }, { transform: 'none' }], GLIDE);
      tile.animate([{ zIndex: 5 }, { zIndex: 5 }], GLIDE);
    },
  };
}
