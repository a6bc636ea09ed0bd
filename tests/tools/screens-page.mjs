// Runs in the page of `npm run screens`: lays one table, does what a state asks for, and holds its motion still. Parts are found
// by what they stand for (data-zone, data-place, data-choice), so it works over whatever the element looks like.
import '../../components/index.ts';

let table, stopped = false;

/** While motion is held still, nobody else's clock may run out: a picture takes its time. */
const clock = globalThis.setTimeout;
globalThis.setTimeout = (then, ms = 0, ...rest) => (stopped && ms > 200 ? 0 : clock(then, ms, ...rest));

const frame = () => new Promise((done) => { requestAnimationFrame(() => done()); });
const wait = (ms) => new Promise((done) => { clock(done, ms); });
const roots = (root) => [root, ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? roots(each.shadowRoot) : []))];
const find = (selector) => roots(document).map((root) => root.querySelector(selector)).find(Boolean);

/** Everything that moves in the table, or is laid over the page by it. Quick transitions of a hovered or lifted tile explain nothing. */
const moving = () => [...new Set(roots(document).flatMap((root) => root.getAnimations()))]
  .filter((each) => each.effect && each.playState !== 'finished' && !(each instanceof CSSTransition && each.effect.getComputedTiming().activeDuration < 200));

function finishAll() {
  for (const each of new Set(roots(document).flatMap((root) => root.getAnimations()))) {
    try { each.finish(); } catch { each.cancel(); /* one without an end */ }
  }
}

async function drawn() {
  for (let round = 0; round < 2; round++) {
    const parts = roots(document).flatMap((root) => [...root.querySelectorAll('*')]).filter((each) => each.updateComplete);
    await Promise.all(parts.map((each) => each.updateComplete));
    await wait(4);
  }
}

async function until(what, condition, patience = 3000) {
  for (const end = performance.now() + patience; ;) {
    const value = condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`in vain: ${what}`);
    await wait(4);
  }
}

/** Comes near with a pointer, as anybody does before they press: what is only wanted then is loaded. */
async function near() {
  const inside = await until('a table that is drawn', () => table.shadowRoot?.querySelector('[part~=tile],[part~=fault]'));
  inside.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
  await until('a table that can be played at', () => table.shadowRoot.querySelector('blue-lion-message'));
}

function beside(style, element) {
  const box = document.createElement('div');
  box.style.cssText = style;
  box.append(Object.assign(document.createElement('p'), { textContent: 'A text beside the table, as pages have it.' }), element);
  return box;
}

/** Where a table may stand on a page. */
const places = {
  block: (element) => element,
  grid: (element) => beside('display:grid;grid-template-columns:1fr 2fr;gap:8px', element),
  flex: (element) => beside('display:flex;gap:8px', element),
  dialog(element) {
    const dialog = document.createElement('dialog');
    dialog.append(element);
    queueMicrotask(() => { dialog.showModal(); });
    return dialog;
  },
};

window.screens = {
  async lay({ attributes = {}, page = {}, place = 'block' }) {
    stopped = false;
    finishAll();
    document.body.replaceChildren();
    const { style } = document.documentElement;
    Object.assign(document.documentElement, { lang: page.lang ?? 'en', dir: page.dir ?? '' });
    style.colorScheme = page.scheme ?? 'light';
    style.fontSize = page.fontSize ?? '';
    Object.assign(document.body.style, { margin: '0', background: page.scheme === 'dark' ? '#0b1430' : '#f3ead3', minHeight: '0' });
    scrollTo(0, 0);
    table = document.createElement('blue-lion-game');
    for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
    document.body.append(places[place](table));
    await near();
    await drawn();
  },

  /** One thing that is done at the table. @returns what is to be done from outside, if anything */
  async act(step) {
    const [verb, ...words] = step.split(' ');
    if (verb === 'tile') find(`[data-zone=${words[0]}][data-place="${words[1]}"]`).click();
    else if (verb === 'choice') (await until(`a choice “${words[0]}”`, () => find(`[data-choice=${words[0]}]`), 800)).click();
    else if (verb === 'press') (await until(`${words.join(' ')}`, () => find(words.join(' ')), 800)).click();
    else if (verb === 'focus') find(words.join(' ')).focus({ focusVisible: true });
    else if (verb === 'set') table.setAttribute(words[0], words[1]);
    else if (verb === 'wait') await wait(Number(words[0]));
    else if (verb === 'until') await until(words.join(' '), () => find(words.join(' ')));
    else if (verb === 'play') { if (!table.play(words[0])) throw new Error(`${words[0]} is not played in ${table.state.position}`); }
    else if (verb === 'place') { const { x, y, width, height } = find(words.join(' ')).getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; }
    else throw new Error(`unknown step: ${step}`);
    return undefined;
  },

  /** Lets everything come to rest, as if nobody had been in a hurry. */
  async rest() {
    await drawn();
    for (let times = 0; times < 12 && moving().length > 0; times++) { finishAll(); await drawn(); await frame(); }
    finishAll();
    await frame();
  },
  drawn,
  async frames(number) { for (let n = 0; n < number; n++) await frame(); },

  /** Does one thing if there is one to do, catches what moves, and stops it. @returns the times in ms to look at: a little before the middle, where a tile that turns stands on its edge; of what is long, all the way */
  async halt(patience, step) {
    stopped = true;
    if (step) await this.act(step);
    let list = moving();
    for (const end = performance.now() + patience; list.length === 0 && performance.now() < end;) {
      await frame();
      list = moving();
    }
    // What belongs together begins within a frame or two.
    for (let round = 0; round < 2; round++) {
      for (const each of list) each.pause();
      await frame();
      list = moving();
    }
    const times = list.flatMap((each) => {
      const { delay, duration } = each.effect.getComputedTiming(), long = duration > 500;
      return (long ? [0.12, 0.3, 0.48, 0.66, 0.84] : [0.42]).map((part) => Math.round((delay + duration * part) / 20) * 20);
    });
    return [...new Set(times)].sort((one, two) => one - two);
  },
  async hold(at) {
    for (const each of moving()) { each.pause(); each.currentTime = at; }
    await frame();
    await frame();
  },
  release: finishAll,

  /** What to take a picture of: the table, and what sticks out of it. */
  box() {
    const { x, y, width, height } = table.getBoundingClientRect();
    const { scrollWidth, clientWidth } = document.documentElement;
    return { x: x + scrollX, y: y + scrollY, width: Math.max(width, 1), height: Math.max(height, 1), wider: scrollWidth > clientWidth ? scrollWidth : 0 };
  },
};
document.documentElement.dataset.ready = '';
