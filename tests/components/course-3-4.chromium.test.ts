/* Steps of chapters 3 and 4 that hang on what a hand can do, or on a rival who answers: done on the live table, with nothing but clicks. */
import { expect } from '@open-wc/testing';
import { choice, click, isMet, openStep, press, tile, verdict } from './course.ts';
import { until } from './table.ts';

afterEach(() => { document.body.replaceChildren(); });

describe('chapters 3 and 4 by hand', () => {
  for (const [name, presses] of Object.entries<readonly string[]>({
    'theft/from-the-end': [tile('row', 1), choice('otherEnd')],
    'middle-leaves/a-new-end': [tile('row', 5), choice('swapLeft')],
    'act-then-return/not-yet': [tile('aside', 1)],
    'act-then-return/swap-and-return': [tile('row', 3), choice('swapRight'), choice('right'), choice('lay')],
    'act-then-return/one-action': [tile('row', 2)],
    'act-then-return/blind-turn': [tile('row', 5), choice('otherEnd'), choice('right'), choice('over')],
    'return-pays-nobody/theft-for-nothing': [tile('row', 5), choice('flip'), choice('left'), choice('lay')],
  })) {
    it(`${name}: ${presses.join(' ')}`, async () => {
      const element = await openStep(name);
      for (const each of presses) await click(element, each);
      await isMet(element);
      expect(verdict(element)).to.match(/^Yes\./);
    });
  }

  it('old-and-new/made-again: shown, with the answer of the rival', async () => {
    const element = await openStep('old-and-new/made-again');
    for (const button of ['Where to look', 'Which action', 'Show me', 'Play it for me']) await press(element, button);
    await isMet(element, 8000);
  });

  it('old-and-new/made-again: broken otherwise than shown', async () => {
    const element = await openStep('old-and-new/made-again'), start = element.table!.state.record;
    for (const each of [tile('row', 2), choice('flip')]) await click(element, each);
    await until('the answer of the rival', () => element.table!.state.turn === 'x' && element.table!.state.record !== start);
    for (const each of [tile('row', 2), choice('flip')]) await click(element, each);
    await isMet(element);
  });

  it('return-pays-nobody/three-for-nothing: two moves are seen after they are predicted', async () => {
    const element = await openStep('return-pays-nobody/three-for-nothing');
    await press(element, 'Nobody is paid');
    await isMet(element);
    await until('the rule', () => verdict(element).includes('R6.5'));
  });
});
