import { expect } from '@open-wc/testing';
import { before, deeds, done, each, enter, reference } from './deeds.ts';
import { clear, focused, hit, walkTo } from './table.ts';

afterEach(clear);

describe('with Tab and Enter alone', () => {
  for (const deed of deeds) {
    it(deed.what, async () => {
      const stands = await reference(deed), table = await before(deed);
      await enter(table);
      await each(deed, async (move) => {
        for (const name of deed.presses(table, move)) {
          await walkTo(table, name);
          await hit(table, 'Enter');
        }
      });
      await done(table, stands);
      expect(focused(), 'the focus stays in the table').not.to.equal(document.body);
    });
  }
});
