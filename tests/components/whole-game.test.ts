import { expect } from '@open-wc/testing';
import { wholeGame } from './whole-game.ts';
import { clear } from './table.ts';

afterEach(clear);

describe('a whole game by keys, from the toss to seven diamonds', () => {
  it('in English, with Tab and Enter alone; tiles come back after the action', async () => {
    const { kinds } = await wholeGame({ lang: 'en', ret: 'after', flip: 1, by: 'Tab', seed: 'game 354' });
    expect([...kinds]).to.include.members(['place', 'place over', 'return', 'return over', 'flip', 'swap', 'end to end', 'two to return', 'own goal']);
  });
  it('in Korean, with shortcuts; tiles come back before the action, and nothing is turned over when laid', async () => {
    const { kinds } = await wholeGame({ lang: 'ko', ret: 'before', flip: 0, by: 'shortcuts', seed: 'game 122' });
    expect([...kinds]).to.include.members(['place', 'return', 'flip', 'swap', 'end to end']);
  });
});
