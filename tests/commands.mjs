// What a page cannot do to itself, for the component tests: real keys (all engines), real touch and emulated media (Chromium).
// tests/input.ts has the functions that a test calls.

const onlyChromium = (browser, what) => {
  if (browser.name !== 'Chromium') throw new Error(`${what} works in Chromium only: put the test into a file *.chromium.test.ts`);
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

async function touch({ browser, id }, { type, x, y }) {
  onlyChromium(browser, 'touch');
  const { touchscreen } = browser.getPage(id);
  if (type === 'tap') await touchscreen.tap(x, y);
  else if (type === 'start') await touchscreen.touchStart(x, y);
  else if (type === 'move') await touchscreen.touchMove(x, y);
  else if (type === 'end') await touchscreen.touchEnd();
  else throw new Error(`touch: unknown type ${type}`);
}

/** `features` as CSS names them: { 'prefers-color-scheme': 'dark', 'forced-colors': 'active' }; an empty object ends it. */
async function emulate({ browser, id }, features) {
  onlyChromium(browser, 'emulate');
  const page = browser.getPage(id);
  if (!emulating.has(page)) {
    const client = await page.createCDPSession();
    emulating.set(page, client);
    // The setting lives as long as this CDP session, and the runner uses the page again for the next test file.
    page.once('framenavigated', () => { emulating.delete(page); client.detach().catch(() => {}); });
  }
  await emulating.get(page).send('Emulation.setEmulatedMedia', { features: Object.entries(features).map(([name, value]) => ({ name, value })) });
}
const emulating = new WeakMap();

const commands = { keys, touch, emulate };

export const inputCommands = {
  name: 'blue-lion-input',
  async executeCommand({ command, payload, session }) {
    if (!Object.hasOwn(commands, command)) return undefined;
    await commands[command](session, payload);
    return true;
  },
};
