import { html, nothing, render, type TemplateResult } from 'lit';
import type { Entry } from '../../../machine/game/chart.ts';
import type { Table } from '../../context.ts';
import { sign } from '../../parts/tile.ts';
import type { Box, Places } from './places.ts';
import type { Run } from './run.ts';

/** How long a combination is shown being paid. */
export const PAYMENT = 400;
const FLIGHT = 220, FADE = 60, SOCKETS = 7;

/** Where payments come to pass: on what table, from which places of the row, and when the first begins and all is over. */
interface Scene { readonly run: Run; readonly table: HTMLElement; readonly places: Places; readonly row: readonly Box[]; readonly from: number; readonly until: number; readonly total: number }

/** Shows one combination after the other being paid: over which three tiles, for what, how much, and to whom. */
export function pay({ run, table, places, row, from, until, total }: Scene, { awards, player, before }: Entry, { said }: Table): void {
  const layer = document.createElement('div'), score = { ...before.score };
  layer.className = 'motion';
  layer.ariaHidden = 'true';
  table.append(layer);
  run.later(() => { layer.remove(); });
  // It is read by whoever has moved: of two who face each other, Lady X sits above.
  const upsideDown = player === 'x' && (table.getRootNode() as ShadowRoot).host.matches('[seating=facing]') ? 'upside-down' : '';

  render(awards.map(({ kind, points, for: owner }): TemplateResult => {
    const broken = owner === player ? '' : 'broken';
    return html`<div class="lit ${broken}"></div>${broken ? html`<svg class="arrow"><path></path><path class="head"></path></svg>` : nothing}
      <div class="bracket ${broken} ${upsideDown}"><b>${said?.kinds[kind]} +${points}</b></div>
      ${Array.from({ length: points }, () => html`<span class="socket">${sign('socket')}</span><span class="gem">${sign('diamond')}</span>`)}`;
  }), layer);

  const take = <Kind extends Element = HTMLElement>(selector: string, list = [...layer.querySelectorAll<Kind>(selector)]) => (): Kind => list.shift()!;
  const nextLit = take('.lit'), nextBracket = take('.bracket'), nextArrow = take<SVGElement>('.arrow'), nextSocket = take('.socket'), nextGem = take('.gem');
  const put = (element: HTMLElement, { x, y, w, h = w }: Box & { readonly h?: number }): void => {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  };
  /** Shows something from one moment to another. */
  const show = (element: Element, start: number, end: number, shown = 1): void => {
    const at = (time: number, opacity: number): Keyframe => ({ offset: Math.min(1, time / total), opacity });
    run.animate(element, [at(0, 0), at(start, 0), at(start + FADE, shown), at(end - FADE, shown), at(end, 0), at(total, 0)], total);
  };

  awards.forEach(({ at, points, for: owner }, i) => {
    const start = from + i * PAYMENT, end = i < awards.length - 1 ? start + PAYMENT : total, left = row[at - 1], right = row[at + 1], low = Math.min(left.x, right.x), wide = Math.abs(right.x - left.x) + left.w;
    const thief = table.querySelector(`.thief.${owner}`)!, lit = nextLit(), bracket = nextBracket();
    put(lit, places.boxOf(thief));
    show(lit, start, end);
    put(bracket, { x: low, y: left.y - 7, w: wide, h: 12 });
    show(bracket, start, until + FADE);
    if (owner !== player) {
      const [here, there] = [player, owner].map((each) => places.boxOf(table.querySelector(`.thief.${each} .portrait`)!)), crossing = nextArrow(), [line, head] = crossing.children;
      // Over the heads of both, from the one to the other.
      const x = here.x + here.w / 2, to = there.x + there.w / 2, y = there.y - 2;
      line.setAttribute('d', `M${x} ${here.y - 2}C${x} ${here.y - 22} ${to} ${y - 20} ${to} ${y}`);
      head.setAttribute('d', `M${to - 7} ${y - 8}L${to} ${y}l7 -8`);
      show(crossing, start, end);
    }
    const sockets = table.querySelectorAll(`.thief.${owner} .diamonds>span`);
    for (let n = 0; n < points; n++) {
      // The eighth diamond and those after it are only counted: they go to the last socket.
      const number = score[owner]++, place = sockets[Math.min(number, SOCKETS - 1)], home = places.boxOf(place.firstElementChild!);
      const leaves = start + FADE * 2 + n * (PAYMENT - FADE * 2 - FLIGHT) / 2, arrives = leaves + FLIGHT, gem = nextGem(), socket = nextSocket();
      put(gem, home);
      const big = left.w * 0.45 / home.w, x = low + wide / 2 + (n - (points - 1) / 2) * left.w * 0.5 - left.w * 0.225, y = left.y + left.w * 0.28;
      const high = `translate(${x - home.x}px,${y - home.y}px) scale(${big})`, when = (time: number): number => time / total;
      run.animate(gem, [
        { offset: 0, opacity: 0, transform: high }, { offset: when(start), opacity: 0, transform: high }, { offset: when(start + FADE), opacity: 1, transform: high },
        { offset: when(leaves), opacity: 1, transform: high, easing: 'ease-in-out' }, { offset: when(arrives), opacity: 1, transform: 'none' }, { offset: when(arrives), opacity: 0, transform: 'none' }, { offset: 1, opacity: 0, transform: 'none' },
      ], total);
      if (number >= SOCKETS) continue;
      put(socket, home);
      run.animate(socket, [{ offset: 0, opacity: 1 }, { offset: when(arrives), opacity: 1 }, { offset: when(arrives), opacity: 0 }, { offset: 1, opacity: 0 }], total);
      run.animate(place.firstElementChild!, [{ offset: 0, opacity: 0 }, { offset: when(arrives), opacity: 0 }, { offset: when(arrives), opacity: 1 }, { offset: 1, opacity: 1 }], total);
    }
  });
}
