import { expect } from '@open-wc/testing';
import { button, clear, duty, events, isDim, message, names, press, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const words = wordsFor(), { choices } = words;
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';

describe('a draw between two people', () => {
  it('is offered, and accepted', async () => {
    const table = await sit({ position: acting }), ended = events(document, 'blue-lion-end');
    await press(table, choices.draw);
    expect(message(table)).to.include(words.drawOffered('a'));
    expect(names(table)).to.include.members([choices.accept, choices.decline]);
    await press(table, choices.accept);
    expect(table.state).to.include({ stage: 'over', winner: 'draw' });
    expect(table.state.legalMoves).to.deep.equal([]);
    expect(ended.map(({ detail }) => ({ ...detail }))).to.deep.equal([{ winner: 'draw', agreed: true, record: `${acting} draw` }]);
    expect(duty(table)).to.equal(words.outcome({ winner: 'draw', score: { a: 0, x: 0 } }));
  });
  it('is offered, and declined', async () => {
    const table = await sit({ position: acting });
    await press(table, choices.draw, choices.decline);
    expect(message(table)).to.include(words.drawDeclined('x'));
    expect(table.state.stage).to.equal('act');
    expect(names(table)).not.to.include(choices.accept);
  });
  it('is declined by playing on', async () => {
    const table = await sit({ position: acting });
    await press(table, choices.draw, tile(table, 'row', 1), choices.otherEnd);
    expect(names(table)).not.to.include(choices.accept);
    expect(table.state).to.include({ stage: 'act', turn: 'x' });
  });
  it('is proposed by the table when a position comes up for the third time, and takes both', async () => {
    const table = await sit({ position: acting }), ended = events(table, 'blue-lion-end');
    for (let i = 0; i < 2; i++) {
      for (const [place, choice] of [[1, choices.otherEnd], [6, choices.otherEnd]] as const) await press(table, tile(table, 'row', place), choice);
      for (const [place, choice] of [[1, choices.otherEnd], [6, choices.otherEnd]] as const) await press(table, tile(table, 'row', place), choice);
    }
    expect(names(table), table.state.record).to.include.members([choices.agree, choices.playOn]);
    await press(table, choices.agree);
    expect(ended.length).to.equal(0);
    await press(table, choices.agree);
    expect(ended.length).to.equal(1);
    expect(table.state.winner).to.equal('draw');
  });
});

describe('a draw with the house', () => {
  const start = (score: string): string => `XaAbApBxXpPb - - a ${score} rulebook`;
  it('is declined while nothing repeats itself, whatever the score', async () => {
    const table = await sit({ position: start('3-3'), 'lady-x': 'computer' });
    await press(table, choices.draw);
    await until('an answer of the house', () => message(table).includes(words.drawDeclined('x')));
    expect(table.state.winner).to.equal(null);
    expect(names(table)).not.to.include(choices.accept);
  });
  it('is agreed to where the table proposes it, by a house that is not ahead', async () => {
    const table = await sit({ record: `${start('3-3')} lr rl lr rl`, 'lady-x': 'computer' });
    await press(table, choices.agree);
    await until('a draw', () => table.state.winner === 'draw');
    expect(table.state.stage).to.equal('over');
  });
  it('waits for the person while the table asks both: nobody thinks meanwhile, and the game goes on after the answer', async () => {
    const table = await sit({ record: `${start('3-3').replace(' a ', ' x ')} lr rl lr rl`, 'lady-x': 'computer' }), thinks = (): boolean => table.matches(':state(thinking)');
    await until('the answer of the house', () => message(table).includes(words.drawAgreedBy('x')));
    expect(message(table), 'why it is asked').to.include(words.drawProposed.repetition);
    expect(duty(table)).to.equal(words.drawAsked('a'));
    expect(thinks()).to.equal(false);
    await press(table, choices.playOn);
    await until('the house to go on', () => table.state.turn === 'a' || thinks());
    expect(table.state.stage).to.not.equal('over');
  });
  it('is not agreed to by a house that is ahead: it plays on', async () => {
    const table = await sit({ record: `${start('0-3')} lr rl lr rl`, 'lady-x': 'computer' });
    await until('the game to go on', () => !names(table).includes(choices.agree));
    expect(table.state).to.include({ stage: 'act', winner: null });
  });
});

describe('resigning', () => {
  it('ends the game for the player to move, with one press that can be taken back', async () => {
    const table = await sit({ position: acting }), ended = events(document, 'blue-lion-end');
    await press(table, choices.resign);
    expect(table.state).to.include({ stage: 'over', winner: 'x' });
    expect({ ...ended[0]!.detail }).to.deep.equal({ winner: 'x', resigned: 'a', record: `${acting} a-resigns` });
    expect(duty(table)).to.equal(words.outcome({ winner: 'x', score: { a: 0, x: 0 }, resigned: 'a' }));
    expect(isDim(button(table, choices.resign))).to.equal(true);
    await press(table, choices.takeBack);
    expect(table.state).to.include({ stage: 'act', winner: null });
  });
});

describe('the end', () => {
  const last = 'XaAbApBxXpPb - - a 5-0 rulebook';
  it('stays to be looked at, says who and how, and offers another game', async () => {
    const table = await sit({ position: last }), ended = events(document, 'blue-lion-end');
    await press(table, tile(table, 'row', 3), choices.swapRight);
    expect({ ...ended[0]!.detail }).to.deep.equal({ winner: 'a', record: `${last} s34` });
    expect(duty(table)).to.equal(words.outcome({ winner: 'a', score: { a: 7, x: 0 } }));
    expect(message(table)).to.include(words.paid({ at: 2, kind: 'theft', for: 'a', points: 2 }, 7));
    expect(table.shadowRoot!.querySelectorAll('blue-lion-row [part=tile]')).to.have.length(5);
    expect(names(table)).to.include.members([choices.again, choices.same, choices.takeBack]);
  });
  it('“Same toss again” begins the same game, backs and all', async () => {
    const table = await sit({ position: last });
    await press(table, tile(table, 'row', 3), choices.swapRight, choices.same);
    expect(table.state.position).to.equal(last);
  });
  it('“Play again” begins another game, without a question', async () => {
    const table = await sit({});
    const { position } = table.state;
    await press(table, choices.resign, choices.again);
    expect(table.state).to.include({ stage: 'build', winner: null });
    expect(table.state.position).not.to.equal(position);
  });
  it('refuses everything else, by the rule', async () => {
    const table = await sit({ record: `${last} s34` }), told = events(table, 'blue-lion-refusal');
    expect(table.play('s23')).to.equal(false);
    await press(table, tile(table, 'row', 2));
    await until('two refusals', () => told.length === 2);
    for (const { detail } of told) expect(detail).to.include({ code: 'over', rule: 'R7.1' });
  });
});
