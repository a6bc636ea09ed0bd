// A Web Test Runner launcher for WebKitGTK (Debian: webkit2gtk-driver, xvfb) that speaks WebDriver with fetch alone.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const subdirectories = (dir) => (existsSync(dir) ? readdirSync(dir).map((name) => `${dir}/${name}`) : []);

/** The browser that the driver starts, or undefined where the driver, the browser or a display is missing. */
export function findWebKit() {
  if (!existsSync('/usr/bin/WebKitWebDriver')) return undefined;
  if (!process.env.DISPLAY && !existsSync('/usr/bin/Xvfb')) return undefined;
  return ['x86_64', 'aarch64']
    .flatMap((cpu) => subdirectories(`/usr/lib/${cpu}-linux-gnu`).filter((dir) => dir.includes('/webkit2gtk-4')))
    .map((dir) => `${dir}/MiniBrowser`)
    .find((file) => existsSync(file));
}

/** Key names as the DOM has them -> code points of the WebDriver protocol. */
const codes = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', Home: '\uE011', End: '\uE010', PageUp: '\uE00E', PageDown: '\uE00F',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Backspace: '\uE003', Delete: '\uE017',
  Shift: '\uE008', Control: '\uE009', Alt: '\uE00A', Meta: '\uE03D',
};

export function webkitLauncher(binary) {
  const port = 20_000 + (process.pid % 20_000), base = `http://127.0.0.1:${port}`;
  const children = [];
  let session, current, starting;
  const killAll = () => { for (const child of children.splice(0).reverse()) child.kill(); };

  const call = async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  const start = async () => {
    process.on('exit', killAll);
    const env = { ...process.env };
    if (!env.DISPLAY) {
      env.DISPLAY = `:${100 + (process.pid % 400)}`;
      children.push(spawn('Xvfb', [env.DISPLAY, '-screen', '0', '1280x800x24', '-nolisten', 'tcp'], { stdio: 'ignore' }));
      await wait(500);
    }
    children.push(spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }));
    for (let tries = 0; ; tries++) {
      try { await call('GET', '/status'); break; } catch (error) { if (tries > 50) throw error; await wait(100); }
    }
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
    session = (await call('POST', '/session', { capabilities })).sessionId;
  };

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) { await (starting ??= start()); current = id; await call('POST', `/session/${session}/url`, { url }); },
    async startDebugSession(id, url) { return this.startSession(id, url); },
    isActive: (id) => current === id,
    getBrowserUrl: () => call('GET', `/session/${session}/url`),
    async stopSession() { current = undefined; await call('POST', `/session/${session}/url`, { url: 'about:blank' }); return {}; },
    /** Presses the keys together: all down in order, all up in the opposite order. */
    async pressTogether(names) {
      const values = names.map((name) => codes[name] ?? name);
      const actions = [...values.map((value) => ({ type: 'keyDown', value })), ...values.reverse().map((value) => ({ type: 'keyUp', value }))];
      await call('POST', `/session/${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async sendKeys(_id, names) { for (const name of names) await this.pressTogether([name]); },
    async stop() { if (session) await call('DELETE', `/session/${session}`).catch(() => {}); killAll(); },
  };
}
