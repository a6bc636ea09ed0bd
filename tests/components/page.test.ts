import { expect } from '@open-wc/testing';
import { play } from '../../machine/index.ts';
import type { BlueLionEvents } from '../../components/events.ts';
import { read } from '../player.ts';
import { barNames, clear, drawn, events, make, message, press, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', unseen = 'X.A.A.B.X.P. - - a 0-0 rulebook';

describe('an external player', () => {
  it('is asked with a key, and answers with it', async () => {
    const asked: CustomEvent<BlueLionEvents['blue-lion-request-move']>[] = events(document, 'blue-lion-request-move');
    const table = await sit({ position: acting, 'lady-x': 'external' });
    expect(asked).to.have.length(0);
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    expect(asked.map(({ detail }) => detail.player)).to.deep.equal(['x']);
    expect(asked[0]!.detail.position).to.equal(table.state.position);
    const { key } = asked[0]!.detail;
    expect(table.play('s23', { key })).to.equal(true);
    expect(table.state.turn).to.equal('a');
  });
  it('is not heard with a stale key, nor without one', async () => {
    const asked = events(document, 'blue-lion-request-move');
    const table = await sit({ position: acting, arsene: 'external' }), refused = events(table, 'blue-lion-refusal');
    const { key } = asked.at(-1)!.detail;
    expect(table.play('s23', { key: key - 1 })).to.equal(false);
    expect(table.play('s23', { key: key + 1 })).to.equal(false);
    await drawn(table);
    expect(refused, 'a stale key is ignored, not refused').to.have.length(0);
    expect(table.play('s23')).to.equal(false);
    expect(table.state.position).to.equal(acting);
    expect(table.play('s23', { key })).to.equal(true);
    expect(table.play('s23', { key }), 'an answer is good for one move').to.equal(false);
    expect(table.state.turn).to.equal('x');
  });
  it('may play a whole game', async () => {
    const asked = events(document, 'blue-lion-request-move');
    const table = await sit({ arsene: 'external', 'lady-x': 'external', seed: 'external' });
    for (let moves = 0; table.state.stage !== 'over' && moves < 200; moves++) {
      const { key, position, player } = asked.at(-1)!.detail;
      expect(position).to.equal(table.state.position);
      expect(player).to.equal(table.state.turn);
      const { legalMoves } = table.state;
      expect(table.play(legalMoves[(moves * 7) % legalMoves.length]!, { key })).to.equal(true);
    }
    expect(asked.length).to.be.greaterThan(10);
  });
});

describe('a page that objects to a move', () => {
  it('hears it before anything is turned, and nothing happens', async () => {
    const table = await sit({ position: unseen, seed: '1' }), played = events(table, 'blue-lion-move'), objected: string[] = [];
    const object = (event: CustomEvent<{ move: string }>): void => { objected.push(event.detail.move); event.preventDefault(); };
    table.addEventListener('blue-lion-before-move', object);
    await press(table, tile(table, 'row', 6), choices.flip);
    expect(objected).to.deep.equal(['f6']);
    expect(table.state.position).to.equal(unseen);
    expect(table.state.record).to.equal(unseen);
    expect(table.play('f6')).to.equal(false);
    expect(played).to.have.length(0);
    table.removeEventListener('blue-lion-before-move', object);
    await press(table, choices.flip);
    expect(played.map(({ detail }) => detail.move.slice(0, 3))).to.deep.equal(['f6=']);
  });
  it('is not asked about what is refused anyway, or only chosen', async () => {
    const table = await sit({ position: acting }), asked = events(table, 'blue-lion-before-move');
    await press(table, tile(table, 'row', 1), choices.swapRight, tile(table, 'row', 3));
    expect(asked).to.have.length(0);
    await press(table, choices.swapRight);
    expect(asked.map(({ detail }) => detail)).to.deep.equal([{ move: 's34' }]);
  });
});

describe('a table whose tiles lie elsewhere', () => {
  it('asks what came up, and takes the answer', async () => {
    const asked = events(document, 'blue-lion-request-reveal');
    const table = await sit({ position: unseen, deal: 'outside' });
    await press(table, tile(table, 'row', 6), choices.flip);
    expect(table.state.position, 'nothing is played yet').to.equal(unseen);
    expect(asked).to.have.length(1);
    const { move, possible, key, position } = asked[0]!.detail;
    expect({ move, position }).to.deep.equal({ move: 'f6', position: unseen });
    expect([...possible].sort()).to.deep.equal(['A', 'B', 'X']);
    expect(message(table)).to.include(wordsFor().revealing);
    expect(table.play('f6=A', { key: key - 1 }), 'a stale answer').to.equal(false);
    expect(table.play('f6=A', { key })).to.equal(true);
    expect(table.state.position).to.match(/^X\.A\.A\.B\.X\.Ap - - x/);
  });
  it('refuses a picture that cannot be there', async () => {
    const asked = events(document, 'blue-lion-request-reveal');
    const table = await sit({ position: unseen, deal: 'outside' }), refused = events(table, 'blue-lion-refusal');
    await press(table, tile(table, 'row', 6), choices.flip);
    expect(table.play('f6=P', { key: asked[0]!.detail.key })).to.equal(false);
    await until('a refusal', () => refused.length > 0);
    expect(refused[0]!.detail).to.include({ code: 'picture-impossible', rule: 'R1.1' });
    expect(table.state.position).to.equal(unseen);
  });
  it('takes a whole move with its picture at once', async () => {
    const table = await sit({ position: unseen, deal: 'outside' });
    expect(table.play('f6=B')).to.equal(true);
    expect(table.state.record).to.equal(`${unseen} f6=B`);
  });
});

describe('what a page is told', () => {
  it('bubbles and leaves the shadow tree, with what the contract says', async () => {
    const host = document.createElement('div');
    const told: [string, CustomEvent][] = [];
    const all = ['blue-lion-before-move', 'blue-lion-move', 'blue-lion-turn', 'blue-lion-end', 'blue-lion-change'] as const;
    for (const name of all) document.addEventListener(name, (event) => { if (event.composedPath()[0] === table) told.push([name, event as CustomEvent]); });
    host.attachShadow({ mode: 'open' });
    document.body.append(host);
    const table = make({ position: 'XaAbApBxXpPb - - a 5-0 rulebook' });
    host.shadowRoot!.append(table);
    await until('a table', () => table.shadowRoot?.querySelector('[part=tile]'));
    told.length = 0;
    expect(table.play('s34')).to.equal(true);
    await drawn(table);
    const played = play(read('XaAbApBxXpPb - - a 5-0 rulebook'), 's34');
    if (!played.ok) throw new Error(played.message);
    const of = (name: string): object[] => told.filter(([each]) => each === name).map(([, { detail }]) => ({ ...detail }));
    expect(of('blue-lion-before-move')).to.deep.equal([{ move: 's34' }]);
    expect(of('blue-lion-move')).to.deep.equal([{ move: 's34', position: table.state.position, awards: played.awards, trace: played.trace, record: table.state.record }]);
    expect(of('blue-lion-end')).to.deep.equal([{ winner: 'a', record: table.state.record }]);
    expect(told.every(([, { bubbles, composed }]) => bubbles && composed)).to.equal(true);
    expect(told.every(([name, { cancelable }]) => cancelable === (name === 'blue-lion-before-move'))).to.equal(true);
  });
  it('comes in the order of what happens, after the state has changed', async () => {
    const table = await sit({ position: 'XaAbApBxXp - Pb a 0-0 rulebook' }), order: string[] = [];
    for (const name of ['blue-lion-before-move', 'blue-lion-move', 'blue-lion-turn'] as const) {
      table.addEventListener(name, () => { order.push(`${name.slice(10)} ${table.state.stage} ${table.state.turn}`); });
    }
    table.play('s34');
    table.play('b1l');
    expect(order).to.deep.equal(['before-move act a', 'move return a', 'turn return a', 'before-move return a', 'move act x', 'turn act x']);
  });
});

describe('the state', () => {
  it('is there before the element is on a page, and says all of the game', async () => {
    // What reads texts is loaded with the first table that has one.
    await sit({ position: acting });
    expect(make({ position: acting }).state).to.deep.equal({
      position: acting, record: acting, stage: 'act', turn: 'a', score: { a: 0, x: 0 }, winner: null,
      legalMoves: ['lr', 'rl', 's23', 's34', 's45', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6'],
    });
  });
  it('follows a property at once, before anything is drawn', async () => {
    const table = await sit({ seed: '1' });
    table.position = acting;
    expect(table.state.position).to.equal(acting);
    table.record = `${acting} lr`;
    expect(table.state.record).to.equal(`${acting} lr`);
    table.record = null;
    table.position = unseen;
    expect(table.state.position).to.equal(unseen);
    table.position = null;
    expect(table.state.stage).to.equal('build');
    table.setAttribute('position', acting);
    expect(table.state.position).to.equal(acting);
    table.play('lr');
    await drawn(table);
    expect(table.state.record).to.equal(`${acting} lr`);
  });
  it('is not disturbed by what a page plays that is no move', async () => {
    const table = await sit({ position: acting });
    for (const move of ['', ' ', 's', 's99', 'S34', 's34 ', '\0', '__proto__', 'f'.repeat(1_000_000), null, undefined, 34, {}, [], Symbol('move'), { toString: () => { throw new Error('no'); } }]) {
      expect(table.play(move as string), typeof move).to.equal(false);
    }
    expect(table.state.record).to.equal(acting);
    expect(barNames(table)).to.include(choices.flip);
  });
});
