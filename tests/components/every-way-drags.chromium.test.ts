import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { emulate } from '../input.ts';
import { before, deeds, done, each, reference } from './deeds.ts';
import { dragMove, dragTo, on, rest, toDrag, wayOf } from './drags.ts';
import { clear } from './table.ts';

// What glides is seen elsewhere: here it only takes time.
beforeEach(async () => {
  await setViewport({ width: 420, height: 900 });
  await emulate({ 'prefers-reduced-motion': 'reduce' });
});
afterEach(async () => {
  clear();
  await emulate({});
  await setViewport({ width: 800, height: 600 });
});

for (const by of ['mouse', 'touch'] as const) {
  describe(`by drag with ${by}, and what is asked then with a press`, () => {
    for (const deed of deeds) {
      if (!deed.moves || /flip|pass/.test(deed.what)) continue;
      it(deed.what, async () => {
        const stands = await reference(deed), table = await toDrag(await before(deed));
        await each(deed, async (move) => {
          expect(wayOf(table, move), move).not.to.equal(null);
          if (deed.dragged) await dragTo(on(table, ['row', deed.dragged[0]]), on(table, ['row', deed.dragged[1]]), by);
          else await dragMove(table, move, by);
          await rest(table);
        });
        await done(table, stands);
      });
    }
  });
}
