import { expect } from '@open-wc/testing';
import { clear } from './table.ts';
import { wholeGame } from './whole-game.ts';

afterEach(clear);

describe('whole games by keys, in every mixture of language, time of return, and turning over', () => {
  for (const game of [
    { lang: 'ko', ret: 'after', flip: 1, by: 'shortcuts', seed: 'game 251' },
    { lang: 'en', ret: 'after', flip: 0, by: 'shortcuts', seed: 'game 0' },
    { lang: 'ko', ret: 'after', flip: 0, by: 'Tab', seed: 'game 63' },
    { lang: 'en', ret: 'before', flip: 1, by: 'Tab', seed: 'game 27' },
    { lang: 'ko', ret: 'before', flip: 1, by: 'shortcuts', seed: 'game 214' },
    { lang: 'en', ret: 'before', flip: 0, by: 'Tab', seed: 'game 10' },
  ] as const) {
    it(`${game.lang}, a tile comes back ${game.ret} the action, flip=${game.flip}, by ${game.by}`, async () => {
      const { kinds } = await wholeGame(game);
      expect([...kinds]).to.include.members(['place', 'return', 'flip', 'swap', 'end to end', ...(game.flip ? ['place over', 'return over'] : [])]);
    });
  }
});
