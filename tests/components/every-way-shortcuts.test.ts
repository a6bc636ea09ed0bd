import { keys } from '../input.ts';
import { before, deeds, done, each, enter, reference } from './deeds.ts';
import { clear, drawn, hit } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

afterEach(clear);

describe('by shortcut', () => {
  for (const deed of deeds) {
    if (deed.keys({ state: { position: 'XaAbApBxXpPb - - a 0-0 rulebook' } } as BlueLionGame, deed.moves?.[0] ?? '').length === 0) continue;
    it(deed.what, async () => {
      const stands = await reference(deed), table = await before(deed);
      await enter(table);
      await each(deed, async (move) => {
        for (const key of deed.keys(table, move)) {
          // An arrow goes to the end that is meant, which may have the focus already.
          if (/^Arrow/.test(key)) await keys(key);
          else await hit(table, key);
          await drawn(table);
        }
      });
      await done(table, stands);
    });
  }
});
