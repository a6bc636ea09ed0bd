/** Cumulative layout shift, as browsers count it: what moves on the page within half a second of a press is not counted. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { strike } from '../input.ts';
import { livelyMove, pressesFor, read, wordsOf } from '../player.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { stand, states } from './sizes.ts';
import { all, buttons, clear, drawn, make, nameOf, ready, sit, touch, until } from './table.ts';

afterEach(async () => {
  clear();
  await setViewport({ width: 800, height: 600 });
});

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null; readonly previousRect: DOMRectReadOnly; readonly currentRect: DOMRectReadOnly }[];
}

/** Watches the page from now on. What it gives is the worst burst: shifts less than a second apart, five seconds at most. */
function watchShifts(): () => { worst: number; told: string } {
  const seen: Shift[] = [];
  const observer = new PerformanceObserver((list) => { seen.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput)); });
  observer.observe({ type: 'layout-shift' });
  const rect = ({ x, y, width, height }: DOMRectReadOnly): string => `${width}×${height} at ${x},${y}`;
  return () => {
    observer.disconnect();
    let worst = 0, sum = 0, began = -Infinity, last = -Infinity;
    for (const { value, startTime } of seen) {
      if (startTime - last > 1000 || startTime - began > 5000) [sum, began] = [0, startTime];
      [sum, last] = [sum + value, startTime];
      worst = Math.max(worst, sum);
    }
    return { worst, told: seen.map(({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName} “${node?.textContent?.trim().slice(0, 40)}” ${rect(previousRect)} -> ${rect(currentRect)}`).join('; ')}`).join('\n') };
  };
}

const house = { first: 'a', 'lady-x': 'computer' };
const games = [
  { of: 'two people', width: 320, seed: 'game 354', seats: {} }, { of: 'two people', width: 1280, seed: 'game 354', seats: {} },
  { of: 'a person and the house', width: 320, seed: 'game 354', seats: house }, { of: 'a person and the house', width: 1280, seed: 'game 354', seats: house },
  // Here the house ends the game, and what can be done then takes the place of what could be done before.
  { of: 'a person and the house, which wins', width: 320, seed: 'a', seats: house }, { of: 'a person and the house, which wins', width: 320, seed: 'a', seats: house, lang: 'ko' as const },
];

describe('nothing jumps on the page in a whole game', () => {
  for (const { of, width, seed, seats, lang = 'en' } of games) {
    it(`of ${of}, ${width} px wide, in ${lang}`, async function () {
      this.timeout(115_000);
      await setViewport({ width, height: 900 });
      document.documentElement.lang = lang;
      const shifts = watchShifts(), table = document.body.appendChild(make({ seed, ...seats }));
      document.body.append(Object.assign(document.createElement('p'), { textContent: 'What stands below the table on its page.' }));
      await ready(table);
      await touch(table);
      for (;;) {
        await until('the turn of a person', () => table.state.stage === 'over' || !('first' in seats) || table.state.turn === 'a', 20_000);
        if (table.state.stage === 'over') break;
        const position = read(table.state.position);
        for (const name of pressesFor(wordsOf[lang], position, livelyMove(position))) {
          const target = await until(`“${name}” among ${buttons(table).map(nameOf).join(' · ')}`, () => buttons(table).find((each) => nameOf(each) === name));
          target.scrollIntoView({ block: 'nearest' });
          await strike(target);
          await drawn(table);
        }
      }
      await new Promise((done) => { setTimeout(done, 600); });
      const { worst, told } = shifts();
      expect(worst, told).to.be.below(0.01);
    });
  }
});

/** A phone held upright, up to where buttons lie side by side. */
const NARROW = [288, 304, 344, 374, 396, 430, 524, 556];

it('in every state what can be done has the height that is kept for it, on every phone and in both languages', async function () {
  this.timeout(115_000);
  await setViewport({ width: 800, height: 900 });
  const found: string[] = [];
  const look = (table: BlueLionGame, what: string): void => {
    for (const width of NARROW) {
      table.style.inlineSize = `${width}px`;
      const bar = all(table, 'blue-lion-bar')[0]!, { height } = bar.getBoundingClientRect(), kept = parseFloat(getComputedStyle(bar).minBlockSize);
      if (Math.abs(height - kept) > 0.5) found.push(`${what}, ${width} px: ${height} instead of ${kept} for ${bar.textContent!.replace(/\s+/g, ' ')}`);
    }
  };
  for (const lang of ['en', 'ko']) {
    for (const name of Object.keys(states)) {
      look(await stand(name, lang), `${lang}, ${name}`);
      clear();
    }
    document.documentElement.lang = lang;
    const watched = await sit({ arsene: 'computer', 'lady-x': 'computer', seed: 'c' });
    await until('two who are watched', () => all(watched, '[data-choice=step]')[0]);
    look(watched, `${lang}, two computers`);
    clear();
  }
  expect(found, found.join('\n')).to.be.empty;
});
