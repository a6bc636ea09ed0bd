import { keys } from '../input.ts';
import { before, deeds, done, enter, outcome, reference } from './deeds.ts';
import { clear, drawn, focused, until } from './table.ts';

afterEach(clear);

describe('typed', () => {
  for (const deed of deeds) {
    const { moves } = deed;
    if (!moves) continue;
    it(deed.what, async () => {
      const stands = await reference(deed), table = await before(deed);
      await enter(table);
      await keys('t');
      const field = await until('a field to type in', () => { const input = focused(); return input instanceof HTMLInputElement ? input : null; });
      for (const move of moves) {
        const stood = outcome(table);
        await keys(...move, 'Enter');
        await until(`something comes of “${move}”`, () => outcome(table) !== stood);
        await until('an empty field', () => field.value === '');
        await drawn(table);
      }
      await done(table, stands);
    });
  }
});
