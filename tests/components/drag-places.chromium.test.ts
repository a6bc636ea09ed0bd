import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { drop, emulate } from '../input.ts';
import { dragTo, drawnAt, end, on, pickUp, rest, sitToDrag, tileAt, traces } from './drags.ts';
import { all, clear, drawn, until } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

// What glides is seen elsewhere: here it only takes time.
beforeEach(() => emulate({ 'prefers-reduced-motion': 'reduce' }));
afterEach(async () => {
  clear();
  await emulate({});
  for (const element of [document.documentElement, document.body]) for (const name of ['style', 'dir']) element.removeAttribute(name);
  await setViewport({ width: 800, height: 600 });
});

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook';

/** Puts something around a table, and says what. */
const around = (table: BlueLionGame, style: string, name = 'div'): HTMLElement => {
  const box = document.createElement(name);
  box.style.cssText = style;
  table.before(box);
  box.append(table);
  return box;
};

const places: readonly { readonly where: string; readonly size?: [number, number]; readonly attributes?: Record<string, string>; readonly put: (table: BlueLionGame) => unknown }[] = [
  { where: 'a container that was scrolled', put: (table) => { const box = around(table, 'overflow:auto;block-size:420px;inline-size:360px'); table.style.cssText = 'inline-size:560px;margin:300px 0 500px'; box.scrollTo(90, 280); } },
  { where: 'a page that was scrolled', put: (table) => { document.body.style.cssText = 'padding-block:700px'; table.scrollIntoView(); } },
  { where: 'a page that is zoomed', size: [800, 900], put: () => { document.body.style.zoom = '1.4'; } },
  { where: 'a page that is made smaller', put: () => { document.body.style.zoom = '0.7'; } },
  { where: 'a box that is scaled', put: (table) => around(table, 'transform:scale(.6);transform-origin:0 0;inline-size:600px') },
  { where: 'a dialog', put: (table) => { (around(table, 'inline-size:380px', 'dialog') as HTMLDialogElement).showModal(); } },
  { where: 'a page from right to left', put: () => { document.documentElement.dir = 'rtl'; } },
  { where: 'a device between two people', attributes: { seating: 'facing' }, put: () => {} },
  { where: '160 px', size: [200, 700], put: (table) => { table.style.inlineSize = '160px'; } },
  { where: '1,600 px', size: [1600, 900], put: (table) => { table.style.inlineSize = '1600px'; } },
  { where: 'a low and wide window', size: [740, 360], put: (table) => { table.scrollIntoView(); } },
];

describe('tiles are dragged on a table in', () => {
  for (const { where, size = [420, 800], attributes = {}, put } of places) {
    for (const by of ['mouse', 'touch'] as const) {
      it(`${where}, with ${by}`, async () => {
        await setViewport({ width: size[0], height: size[1] });
        const table = await sitToDrag({ position: acting, ...attributes }), moves = events(table);
        await put(table);
        await settled(table);
        const to = on(table, ['row', 4], 0.4, 0.6);
        await pickUp(table, ['row', 3], to, by);
        const { x, y, width, height } = tileAt(table, ['row', 3]).getBoundingClientRect();
        expect(Math.hypot(x + width / 2 - to.x, y + height / 2 - to.y), 'from the finger to the middle of the tile').to.be.below(Math.max(5, width / 4));
        await drop(to, { by });
        await rest(table);
        expect([moves(), traces(table)]).to.deep.equal([['s34'], []]);

        table.position = acting;
        await drawn(table);
        await dragTo(on(table, ['row', 1]), end(table, 'r', 0.4), by);
        await rest(table);
        expect([moves(), traces(table)]).to.deep.equal([['s34', 'lr'], []]);

        table.position = building;
        await drawn(table);
        all(table, 'blue-lion-loose')[0]!.scrollIntoView({ block: 'nearest' });
        for (const side of ['l', 'r'] as const) {
          await dragTo(on(table, ['loose', 2]), end(table, side), by);
          await rest(table);
          expect([all(table, '.ghost.chosen').map((ghost) => ghost.classList.contains(side)), traces(table)]).to.deep.equal([[true], []]);
        }
      });
    }
  }
});

/** When nothing is still to come that changes how the table lies, such as styles for a window of this kind. */
async function settled(table: BlueLionGame): Promise<void> {
  let lay = '', since = performance.now();
  await until('a table that lies still', () => {
    const lies = drawnAt(table);
    if (lies !== lay) [lay, since] = [lies, performance.now()];
    return performance.now() - since > 150;
  });
}

const events = (table: BlueLionGame): (() => string[]) => {
  const played: string[] = [];
  table.addEventListener('blue-lion-move', ({ detail }) => { played.push(detail.move); });
  return () => played;
};
