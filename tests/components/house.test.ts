import { expect } from '@open-wc/testing';
import { keys } from '../input.ts';
import { livelyMove, pressesFor, read } from '../player.ts';
import { bar, button, buttons, clear, drawn, duty, events, focused, hurry, isDim, listen, names, press, sit, tile, until, walkTo, wordsFor } from './table.ts';

hurry();
afterEach(clear);

const words = wordsFor(), { choices } = words;

describe('the house', () => {
  for (const seat of ['arsene', 'lady-x'] as const) {
    it(`plays ${seat} through a whole game against somebody with keys`, async function () {
      this.timeout(40_000);
      const me = seat === 'arsene' ? 'x' : 'a';
      const table = await sit({ [seat]: 'computer', seed: 'game 354' }), refused = events(table, 'blue-lion-refusal'), played = events(table, 'blue-lion-move');
      document.querySelector<HTMLElement>('#before')!.focus();
      const isOver = (): boolean => table.state.stage === 'over';
      for (let turns = 0; !isOver(); turns++) {
        if (turns === 80) throw new Error(`No end: ${table.state.record}`);
        await until('my turn, or the end', () => isOver() || table.state.turn === me, 10_000);
        if (isOver()) break;
        await drawn(table);
        const { position } = table.state, move = livelyMove(read(position));
        for (const name of pressesFor(words, read(position), move)) {
          await walkTo(table, name);
          const before = names(table).join() + table.state.position;
          await keys('Enter');
          await until(`something comes of “${name}”`, () => names(table).join() + table.state.position !== before);
          await drawn(table);
        }
        expect(table.state.position).not.to.equal(position);
      }
      expect(refused).to.have.length(0);
      expect(Math.max(table.state.score.a, table.state.score.x)).to.be.at.least(7);
      const movers = new Set(played.map(({ detail }) => detail.record).map((record, i) => (i ? read(played[i - 1]!.detail.position).turn : record.split(' ')[3]!)));
      expect([...movers]).to.have.members(['a', 'x']);
    });
  }
  it('plays against itself to the end', async function () {
    this.timeout(40_000);
    const table = await sit({ arsene: 'computer', 'lady-x': 'computer', seed: 'both' }), ended = events(table, 'blue-lion-end');
    await until('the end', () => ended.length > 0, 35_000);
    expect(table.state.stage).to.equal('over');
    expect(['a', 'x', 'draw']).to.include(table.state.winner);
  });
  it('thinks aloud, and nothing can be pressed for it', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook', arsene: 'external' });
    expect(duty(table)).to.equal(words.duty({ player: 'a', stage: 'act', row: 6, due: 0, first: true, mood: 'waits' }));
    const refused = events(table, 'blue-lion-refusal');
    await press(table, tile(table, 'row', 3));
    await until('a refusal', () => refused.length > 0);
    expect(refused[0]!.detail).to.include({ code: 'not-your-turn', rule: null });
    expect(bar(table).filter((each) => !isDim(each))).to.have.length(0);
  });
  it('can be given a seat in the middle of a game, and leave it', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' }), played = events(table, 'blue-lion-move');
    table.arsene = 'computer';
    await until('its move', () => played.length > 0);
    table.ladyX = 'computer:modest';
    await until('another', () => played.length > 2);
    table.arsene = table.ladyX = 'human';
    const { length } = played;
    await drawn(table);
    expect(table.state.stage === 'over' || buttons(table).some((each) => each.matches('.tile') && !isDim(each))).to.equal(true);
    expect(played).to.have.length(length);
  });
  it('gives its move back together with mine', async () => {
    const start = 'XaAbApBxXpPb - - a 0-0 rulebook';
    const table = await sit({ position: start, 'lady-x': 'computer', 'take-back': 'free' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    await until('its whole turn', () => table.state.turn === 'a');
    await drawn(table);
    await press(table, button(table, choices.takeBack));
    expect(table.state.position).to.equal(start);
  });
  it('says its moves too, and does not take the focus from where it is', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook', 'lady-x': 'computer' }), heard = listen(), played = events(table, 'blue-lion-move');
    await walkTo(table, choices.resign);
    const stays = focused();
    table.play('lr');
    await until('its move', () => played.length > 1 && table.state.turn === 'a');
    await drawn(table);
    expect(focused()).to.equal(stays);
    await until('two sentences', () => heard.polite.length >= 2);
    expect(heard.polite[1]).to.include(words.players.x);
  });
});
