/** How long after a finger has left a click may still come of it, in milliseconds. */
const LATE = 400;

/** A click that comes of a drag, maybe with the pointer still `down`, chooses nothing. One by key still does, and so does the next press. */
export function swallowClick(element: HTMLElement, pointerId: number, down: boolean): void {
  if (!element.isConnected) return;
  const over = new AbortController(), options = { capture: true, signal: over.signal };
  const end = (): void => { over.abort(); }, soon = (): void => { setTimeout(end, LATE); };
  element.addEventListener('click', (event) => {
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, options);
  window.addEventListener('pointerdown', end, options);
  if (!down) { soon(); return; }
  for (const last of ['pointerup', 'pointercancel'] as const) window.addEventListener(last, (event) => { if (event.pointerId === pointerId) soon(); }, options);
}
