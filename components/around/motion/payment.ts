import { html, nothing, render, type TemplateResult } from 'lit';
import type { Entry } from '../../../machine/game/chart.ts';
import type { Player } from '../../../machine/rules/index.ts';
import type { Table } from '../../context.ts';
import { sign } from '../../parts/tile.ts';
import type { Box, Places } from './places.ts';
import type { Run } from './run.ts';
import type { Times } from './tiles.ts';

/** How long a combination is shown being paid. */
export const PAYMENT = 400;
const FLIGHT = 220, FADE = 60, SOCKETS = 7;

/** Where payments come to pass: from which places of the row, to which sockets; measured before anything is changed. */
export interface Scene {
  readonly table: HTMLElement;
  readonly row: readonly Box[];
  readonly thief: Readonly<Record<Player, Box & { readonly h: number }>>;
  readonly portrait: Readonly<Record<Player, Box>>;
  readonly sockets: Readonly<Record<Player, readonly { readonly art: Element; readonly box: Box }[]>>;
}

/** Measures where the combinations of a move are paid. */
export function sceneOf(table: HTMLElement, { boxOf }: Places, row: readonly Box[]): Scene {
  const each = <Value>(read: (player: Player) => Value): Record<Player, Value> => ({ a: read('a'), x: read('x') });
  const find = (selector: string): Element => table.querySelector(selector)!;
  return {
    table, row, thief: each((player) => boxOf(find(`.thief.${player}`))), portrait: each((player) => boxOf(find(`.thief.${player} .portrait`))),
    sockets: each((player) => [...table.querySelectorAll(`.thief.${player} .diamonds>span>svg`)].slice(0, SOCKETS).map((art) => ({ art, box: boxOf(art) }))),
  };
}

/** A diamond that changes hands: when it leaves the row and when it arrives, by the rule that one follows the other. */
interface Diamond { readonly leaves: number; readonly arrives: number; readonly socket: number }

/** When each diamond of each combination is under way, and to which socket of its owner. */
function diamondsOf({ awards, before }: Entry, from: number): Diamond[][] {
  const score = { ...before.score };
  return awards.map(({ points, for: owner }, i) => Array.from({ length: points }, (_, n) => {
    const leaves = from + i * PAYMENT + FADE * 2 + n * (PAYMENT - FADE * 2 - FLIGHT) / 2;
    return { leaves, arrives: leaves + FLIGHT, socket: score[owner]++ };
  }));
}

/** Shows one combination after the other being paid: over which three tiles, for what, how much, and to whom. */
export async function pay(run: Run, scene: Scene, { turned: from, paid: until, total }: Times, entry: Entry, { said }: Table): Promise<void> {
  const { awards, player } = entry, { table, row, thief, portrait, sockets } = scene, diamonds = diamondsOf(entry, from);
  /** Shows something from one moment to another, or hides it till then. */
  const show = (element: Element, start: number, end: number, fade = FADE): void => {
    const at = (time: number, opacity: number): Keyframe => ({ offset: Math.min(1, time / total), opacity });
    run.animate(element, [at(0, 0), at(start, 0), at(start + fade, 1), at(end - fade, 1), at(end, fade && 0), at(total, fade && 0)], total);
  };
  awards.forEach(({ for: owner }, i) => {
    // The eighth diamond and those after it are only counted.
    for (const { arrives, socket } of diamonds[i]) if (socket < SOCKETS) show(sockets[owner][socket].art, arrives, total, 0);
  });
  // The rest is not to be seen yet: it has a frame of its own, so that neither is long.
  await run.frame();
  if (run.signal.aborted) return;

  const layer = document.createElement('div');
  layer.className = 'motion';
  layer.ariaHidden = 'true';
  run.later(() => { layer.remove(); });
  // It is read by whoever has moved: of two who face each other, Lady X sits above.
  const upsideDown = player === 'x' && (table.getRootNode() as ShadowRoot).host.matches('[seating=facing]') ? 'upside-down' : '';
  render(awards.map(({ kind, points, for: owner }): TemplateResult => {
    const broken = owner === player ? '' : 'broken';
    return html`<div class="lit ${broken}"></div>${broken ? html`<svg class="arrow"><path></path><path class="head"></path></svg>` : nothing}
      <div class="bracket ${broken} ${upsideDown}"><b>${said?.kinds[kind]} +${points}</b></div>
      ${Array.from({ length: points }, () => html`<span class="socket">${sign('socket')}</span><span class="gem">${sign('diamond')}</span>`)}`;
  }), layer);
  table.append(layer);

  const take = <Kind extends Element = HTMLElement>(selector: string, list = [...layer.querySelectorAll<Kind>(selector)]) => (): Kind => list.shift()!;
  const nextLit = take('.lit'), nextBracket = take('.bracket'), nextArrow = take<SVGElement>('.arrow'), nextSocket = take('.socket'), nextGem = take('.gem');
  const put = (element: HTMLElement, { x, y, w, h = w }: Box & { readonly h?: number }): void => {
    Object.assign(element.style, { left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });
  };
  awards.forEach(({ at, points, for: owner }, i) => {
    const start = from + i * PAYMENT, end = i < awards.length - 1 ? start + PAYMENT : total, left = row[at - 1], right = row[at + 1], low = Math.min(left.x, right.x), wide = Math.abs(right.x - left.x) + left.w;
    const lit = nextLit(), bracket = nextBracket();
    put(lit, thief[owner]);
    show(lit, start, end);
    put(bracket, { x: low, y: left.y - 7, w: wide, h: 12 });
    show(bracket, start, until + FADE);
    if (owner !== player) {
      const here = portrait[player], there = portrait[owner], crossing = nextArrow(), [line, head] = crossing.children;
      // Over the heads of both, from the one to the other.
      const x = here.x + here.w / 2, to = there.x + there.w / 2, y = there.y - 2;
      line.setAttribute('d', `M${x} ${here.y - 2}C${x} ${here.y - 22} ${to} ${y - 20} ${to} ${y}`);
      head.setAttribute('d', `M${to - 7} ${y - 8}L${to} ${y}l7 -8`);
      show(crossing, start, end);
    }
    diamonds[i].forEach(({ leaves, arrives, socket: number }, n) => {
      const { box: home } = sockets[owner][Math.min(number, SOCKETS - 1)], gem = nextGem(), socket = nextSocket();
      const x = low + wide / 2 + (n - (points - 1) / 2) * left.w * 0.5 - left.w * 0.225, y = left.y + left.w * 0.28;
      const high = `translate(${x - home.x}px,${y - home.y}px) scale(${left.w * 0.45 / home.w})`, when = (time: number): number => time / total;
      put(gem, home);
      run.animate(gem, [
        { offset: 0, opacity: 0, transform: high }, { offset: when(start), opacity: 0, transform: high }, { offset: when(start + FADE), opacity: 1, transform: high },
        { offset: when(leaves), opacity: 1, transform: high, easing: 'ease-in-out' }, { offset: when(arrives), opacity: 1, transform: 'none' }, { offset: when(arrives), opacity: 0, transform: 'none' }, { offset: 1, opacity: 0, transform: 'none' },
      ], total);
      if (number >= SOCKETS) return;
      put(socket, home);
      run.animate(socket, [{ offset: 0, opacity: 1 }, { offset: when(arrives), opacity: 1 }, { offset: when(arrives), opacity: 0 }, { offset: 1, opacity: 0 }], total);
    });
  });
}
