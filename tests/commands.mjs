// What a page cannot do to itself, for the component tests: real keys (all engines); real mouse, touch and pen, emulated media,
// a slow machine, a hidden page, and what the browser counts (Chromium). tests/input.ts has the functions that a test calls.
import { accessibilityTree, golden } from './accessibility.mjs';
import { pointer, wheel } from './pointers.mjs';

const onlyChromium = (browser, what) => {
  if (browser.name !== 'Chromium') throw new Error(`${what} works in Chromium only: put the test into a file *.chromium.test.ts`);
};

/** The page's own DevTools session, in which emulations live. The runner uses the page again for the next test file, so it ends with this one. */
async function devtools(page) {
  if (!sessions.has(page)) {
    const client = page.createCDPSession();
    sessions.set(page, client);
    page.once('framenavigated', () => { sessions.delete(page); client.then((open) => open.detach()).catch(() => {}); });
  }
  return sessions.get(page);
}
const sessions = new WeakMap();

/** A command for Chromium: it is given the DevTools session of the page. */
const chromium = (what, act) => async ({ browser, id }, payload) => {
  onlyChromium(browser, what);
  const page = browser.getPage(id);
  return act(await devtools(page), payload, page);
};

async function keys({ browser, id }, presses) {
  for (const press of presses) {
    const names = press === '+' ? ['+'] : press.split('+');
    if (browser.pressTogether) { await browser.pressTogether(names); continue; }
    const { keyboard } = browser.getPage(id);
    const held = names.slice(0, -1);
    for (const name of held) await keyboard.down(name);
    await keyboard.press(names.at(-1));
    for (const name of held.reverse()) await keyboard.up(name);
  }
}

/** `features` as CSS names them: { 'prefers-color-scheme': 'dark', 'forced-colors': 'active' }; an empty object ends it. */
const emulate = (client, features) =>
  client.send('Emulation.setEmulatedMedia', { features: Object.entries(features).map(([name, value]) => ({ name, value })) });

/** A minimised window is a hidden page: `document.visibilityState` and its event are the browser's own. Emulated focus would deny it. */
async function hide(client, hidden) {
  const { windowId } = await client.send('Browser.getWindowForTarget');
  await client.send('Browser.setWindowBounds', { windowId, bounds: { windowState: hidden ? 'minimized' : 'normal' } });
}

/** What the page holds once everything that can be let go is gone. */
async function held(client) {
  await client.send('Performance.enable');
  // What a finalizer or a weak reference lets go is found by the next collection.
  for (let times = 0; times < 3; times++) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const counted = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return { listeners: counted.JSEventListeners, nodes: counted.Nodes, heap: counted.JSHeapUsedSize };
}

const commands = {
  keys,
  emulate: chromium('emulate', emulate),
  pointer: chromium('a pointer', pointer),
  wheel: chromium('a wheel', wheel),
  throttle: chromium('throttle', (client, rate) => client.send('Emulation.setCPUThrottlingRate', { rate })),
  hide: chromium('hide', hide),
  held: chromium('held', held),
  accessibilityTree: chromium('the accessibility tree', accessibilityTree),
  golden: (_session, payload) => golden(payload),
};

export const inputCommands = {
  name: 'blue-lion-input',
  async executeCommand({ command, payload, session }) {
    if (!Object.hasOwn(commands, command)) return undefined;
    return (await commands[command](session, payload)) ?? true;
  },
};
