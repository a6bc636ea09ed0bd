import { position } from '../../../machine/game/chart.ts';
import type { Host } from '../../host.ts';
import type { Ask } from '../../part.ts';
import type { Target } from './aim.ts';
import { pickUp, type Carried } from './carried.ts';
import { swallowClick } from './swallow.ts';

/** How far a pointer goes before it drags, in pixels. */
const FAR = 8;

/** What a drop asks for, as taps would: the tile is chosen, unless it is, and then where it goes. */
function asksOf({ zone, place }: Carried, target: Target, { view }: ReturnType<Host['table']>): Ask[] {
  const { draft } = view.context, chosen = draft?.zone === zone && draft.place === place, asks: Ask[] = [];
  if (!chosen) asks.push({ type: 'PICK', zone, place });
  if ('place' in target) asks.push({ type: 'SWAP', place: target.place });
  // With the first tile, the one end that there is is chosen.
  else if (position(view).row.length > 0) asks.push({ type: 'END', side: target.side });
  return asks;
}

/** A pointer is pressed on a tile that can be chosen: it may become a drag, until it is let go or anything comes in between. */
export function press(host: Host, down: PointerEvent): void {
  const tile = (down.target as Element).closest<HTMLElement>('button.tile.open'), board = tile?.closest<HTMLElement>('.table');
  if (!tile || !board || down.button !== 0 || !down.isPrimary) return;
  const { element, game } = host, { pointerId: id, clientX: x, clientY: y } = down, ended = new AbortController(), { signal } = ended;
  const { context: before } = game.getSnapshot();
  let carried: Carried | null = null;

  const stop = (glides: boolean): void => {
    if (signal.aborted) return;
    ended.abort();
    changes.unsubscribe();
    if (!carried) return;
    carried.home(glides);
    swallowClick(element, id, true);
  };
  const interrupt = (): void => { stop(true); };
  const changes = game.subscribe(({ context: { game, draft, pending, key } }) => {
    // What moves now comes from where the finger is, and from there it goes on.
    if (game !== before.game || draft !== before.draft || pending !== before.pending || key !== before.key) stop(false);
  });
  const on = (target: EventTarget, names: string, then: (event: never) => void): void => {
    for (const name of names.split(' ')) target.addEventListener(name, then as EventListener, { capture: true, signal });
  };

  on(window, 'pointermove', (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    // Another button is pressed, or this one was let go where nobody saw it.
    if (event.buttons !== 1) { interrupt(); return; }
    const dx = event.clientX - x, dy = event.clientY - y;
    if (!element.isConnected) { interrupt(); return; }
    // Up and down a finger scrolls the page: only sideways does it drag.
    if (!carried && Math.hypot(dx, event.pointerType === 'touch' ? 0 : dy) < FAR) return;
    if (!carried) start();
    carried?.follow(dx, dy, event.clientX, event.clientY);
  });
  on(window, 'pointerup', (event: PointerEvent) => {
    if (event.pointerId !== id) return;
    if (!carried || carried.astray()) interrupt();
    else drop(carried, carried.aim(event.clientX, event.clientY));
  });
  // A press is another finger's, or follows on one whose end nobody saw.
  on(window, 'pointerdown pointercancel contextmenu resize pagehide', interrupt);
  on(window, 'blur', ({ target }: Event) => { if (target === window) interrupt(); });
  on(window, 'selectstart dragstart', (event: Event) => { event.preventDefault(); });
  on(document, 'visibilitychange', interrupt);
  // A flick of the finger would go on as a scroll that nobody sees, and the next tap would only stop that.
  window.addEventListener('touchmove', (event) => { if (carried && event.cancelable) event.preventDefault(); }, { capture: true, passive: false, signal });
  on(window, 'keydown', (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !carried) return;
    event.preventDefault();
    event.stopPropagation();
    interrupt();
  });

  function start(): void {
    carried = pickUp(host, tile!);
    if (!carried) { interrupt(); return; }
    // Without it a drag still goes as far as the window: a pointer may have gone by now.
    try { board!.setPointerCapture(id); } catch { /* gone */ }
    on(board!, 'lostpointercapture', ({ target }: Event) => { if (target === board) interrupt(); });
    const watch = (): void => {
      if (signal.aborted) return;
      if (carried!.astray()) interrupt();
      else requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }

  function drop(tileInHand: Carried, target: Target | null): void {
    ended.abort();
    changes.unsubscribe();
    swallowClick(element, id, false);
    tileInHand.unmark();
    if (target) void host.ask(...asksOf(tileInHand, target, host.table()));
    // What has been played is seen to move from here on to where it lies now.
    const { game: now, draft } = game.getSnapshot().context, done = now !== before.game || (target !== null && draft?.end !== undefined);
    tileInHand.home(!done);
  }
}
