// Real mouse, touch and pen for the component tests, over Chromium's own input. Coordinates are those of the viewport, in CSS pixels.

const buttonBits = { none: 0, left: 1, right: 2, middle: 4 };

/** What lies on the page and what is pressed, for every DevTools session: an event tells of all fingers at once. */
const hands = new WeakMap();
function handOf(client) {
  if (!hands.has(client)) hands.set(client, { fingers: new Map(), pressed: { mouse: 'none', pen: 'none' }, at: { mouse: { x: 0, y: 0 }, pen: { x: 0, y: 0 } } });
  return hands.get(client);
}

async function mouseOrPen(client, { by, type, x, y, button = 'left' }) {
  const hand = handOf(client);
  if (type === 'cancel') throw new Error('pointer: only a touch can be cancelled by the system');
  if (type === 'down') hand.pressed[by] = button;
  const held = hand.pressed[by];
  if (type === 'up') hand.pressed[by] = 'none';
  hand.at[by] = { x, y };
  await client.send('Input.dispatchMouseEvent', {
    type: { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[type],
    x, y, pointerType: by, button: type === 'move' && held === 'none' ? 'none' : held, buttons: buttonBits[hand.pressed[by]],
    clickCount: type === 'move' ? 0 : 1, ...(by === 'pen' && { force: held === 'none' ? 0 : 0.5 }),
  });
}

async function touch(client, { type, x, y, finger = 0 }) {
  const { fingers } = handOf(client), point = { id: finger, x, y };
  if (type === 'up') fingers.delete(finger);
  else if (type === 'cancel') fingers.clear();
  else fingers.set(finger, point);
  await client.send('Input.dispatchTouchEvent', {
    type: { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' }[type],
    // All that are down; at the end those that are lifted.
    touchPoints: type === 'up' ? [point] : [...fingers.values()],
  });
}

/** One step of a pointer; a move goes there in `steps` equal ones, one a frame. */
export async function pointer(client, { by, type, x, y, steps = 1, button, finger }) {
  const act = by === 'touch' ? touch : mouseOrPen;
  if (type !== 'move') return act(client, { by, type, x, y, button, finger });
  const hand = handOf(client), from = by === 'touch' ? (hand.fingers.get(finger ?? 0) ?? { x, y }) : hand.at[by];
  const start = { x: from.x, y: from.y };
  for (let step = 1; step <= steps; step++) {
    const part = step / steps;
    await act(client, { by, type, finger, x: start.x + (x - start.x) * part, y: start.y + (y - start.y) * part });
  }
}

/** Turns the wheel over a place, and waits for nothing: the page scrolls in its own time. */
export const wheel = (client, { x, y, dx = 0, dy = 0 }) => client.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: dx, deltaY: dy, pointerType: 'mouse' });
