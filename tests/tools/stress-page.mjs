// Runs in the page of `npm run bench`: very many tables, a game that is played from outside, and what the browser counts meanwhile.
import { comeAndGo, mount, settled } from '../components/many.ts';
import { livelyMove, pressesFor, read, wordsOf } from '../player.ts';

const pause = () => new Promise((done) => { setTimeout(done, 4); });
const visible = (table) => [...table.shadowRoot.querySelectorAll('button:not([aria-hidden=true])')].filter((button) => button.checkVisibility());
const nameOf = (button) => (button.getAttribute('aria-label') ?? button.textContent).replace(/\s+/g, ' ').trim();

let table, plan = [], counted;

/** How long each move takes until everything is drawn that it changes, without painting, in milliseconds. */
async function updates(times) {
  const { tables: [one] } = await mount(1, { seed: 'bench', options: 'rulebook' }), took = [];
  one.shadowRoot.querySelector('.table').dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((done) => { setTimeout(done, 300); });
  for (let n = 0; took.length < times; n++) {
    const { legalMoves, stage } = one.state;
    if (stage === 'over') { one.newGame(); await settled(one); continue; }
    const move = legalMoves.filter((each) => each !== 'pass')[(n * 7) % (legalMoves.length - (legalMoves.includes('pass') ? 1 : 0))], started = performance.now();
    one.play(move);
    await settled(one);
    took.push(performance.now() - started);
  }
  one.remove();
  return took;
}

/** A table for a game that is played from outside, and a watch over the page. */
async function sit(attributes) {
  ({ tables: [table] } = await mount(1, attributes));
  document.body.append(Object.assign(document.createElement('p'), { textContent: 'What stands below the table on its page.' }));
  plan = [];
  counted = { interactions: new Map(), longest: 0, shift: 0, shiftWithInput: 0 };
  const watch = (type, see, more) => { new PerformanceObserver((list) => { list.getEntries().forEach(see); }).observe({ type, ...more }); };
  watch('event', ({ interactionId, duration, name }) => {
    if (interactionId && duration > (counted.interactions.get(interactionId)?.duration ?? 0)) counted.interactions.set(interactionId, { duration, name });
  }, { durationThreshold: 16 });
  watch('longtask', ({ duration }) => { counted.longest = Math.max(counted.longest, duration); });
  watch('layout-shift', ({ value, hadRecentInput }) => { counted[hadRecentInput ? 'shiftWithInput' : 'shift'] += value; });
}

const isComputer = (player) => table.getAttribute(player === 'a' ? 'arsene' : 'lady-x')?.startsWith('computer') ?? false;

/** Where to press next, in the viewport; null when the game is over. It plays as tests/player.ts does. */
async function nextPress(lang = 'en') {
  const end = performance.now() + 20_000;
  for (;;) {
    if (table.state.stage === 'over') return null;
    if (plan.length === 0 && isComputer(table.state.turn)) { await pause(); continue; }
    if (plan.length === 0) { const position = read(table.state.position); plan = pressesFor(wordsOf[lang], position, livelyMove(position)); }
    const button = visible(table).find((each) => nameOf(each) === plan[0]);
    if (button) {
      plan.shift();
      button.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = button.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    if (performance.now() > end) throw new Error(`There is no “${plan[0]}”, but: ${visible(table).map(nameOf).join(' · ')}`);
    await pause();
  }
}

const count = () => ({ ...counted, interactions: [...counted.interactions.values()], record: table.state.record });

window.stress = { comeAndGo, mount: async (...given) => { const { tables, ...times } = await mount(...given); return { ...times, tables: tables.length }; }, updates, sit, nextPress, count };
document.documentElement.dataset.ready = '';
