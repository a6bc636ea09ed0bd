/** Cumulative layout shift, as browsers count it: what moves on the page within half a second of a press is not counted. */
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { strike } from '../input.ts';
import { livelyMove, pressesFor, read, wordsOf } from '../player.ts';
import { buttons, clear, drawn, make, nameOf, ready, touch, until } from './table.ts';

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

const games = { 'two people': {}, 'a person and the house': { first: 'a', 'lady-x': 'computer' } };

describe('nothing jumps on the page in a whole game', () => {
  for (const [who, seats] of Object.entries(games)) {
    for (const width of [320, 1280]) {
      it(`of ${who}, ${width} px wide`, async function () {
        this.timeout(115_000);
        await setViewport({ width, height: 900 });
        const shifts = watchShifts(), table = document.body.appendChild(make({ seed: 'game 354', ...seats }));
        document.body.append(Object.assign(document.createElement('p'), { textContent: 'What stands below the table on its page.' }));
        await ready(table);
        await touch(table);
        for (;;) {
          await until('the turn of a person', () => table.state.stage === 'over' || who === 'two people' || table.state.turn === 'a', 20_000);
          if (table.state.stage === 'over') break;
          const position = read(table.state.position);
          for (const name of pressesFor(wordsOf.en, position, livelyMove(position))) {
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
  }
});
