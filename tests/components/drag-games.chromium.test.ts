import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { By } from '../input.ts';
import { livelyMove, read } from '../player.ts';
import { dragMove, sitToDrag, traces } from './drags.ts';
import { clear, events } from './table.ts';

beforeEach(() => setViewport({ width: 400, height: 900 }));
afterEach(async () => {
  clear();
  await setViewport({ width: 800, height: 600 });
});

describe('whole games by drag', () => {
  for (const [by, seed, options] of [['mouse', 'game 354', 'rulebook'], ['touch', 'game 122', 'rulebook,ret=before,flip=0'], ['pen', 'game 63', 'rulebook']] as readonly [By, string, string][]) {
    it(`with ${by}`, async function () {
      this.timeout(60_000);
      const table = await sitToDrag({ seed, options }), refused = events(table, 'blue-lion-refusal');
      for (let moves = 0; table.state.stage !== 'over'; moves++) {
        if (moves === 40) throw new Error(`No end: ${table.state.record}`);
        const before = table.state.position, move = livelyMove(read(before));
        await dragMove(table, move, by);
        expect(table.state.position, `${move} was played in ${before}`).not.to.equal(before);
        expect(table.state.record.split(' ').at(-1)!.replace(/=.$/, '')).to.equal(move);
      }
      expect([refused.length, traces(table)]).to.deep.equal([0, []]);
    });
  }
});
