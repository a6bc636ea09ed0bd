import { expect } from '@open-wc/testing';
import { barNames, bar, clear, duty, events, make, message, names, press, sit, tile, wordsFor } from './table.ts';
import { read } from '../player.ts';

afterEach(clear);

const words = wordsFor(), { choices } = words;
const toss = (table: { state: { position: string } }): string => read(table.state.position).loose.map(({ up }) => up).join('');

describe('the opening', () => {
  it('is tossed already, with lots drawn', async () => {
    const table = await sit({ seed: 'Louvre' });
    expect(table.state).to.include({ stage: 'build', winner: null });
    expect(toss(table)).to.have.length(6);
    expect(message(table)).to.equal(words.begin(table.state.turn, true));
    expect(duty(table)).to.include(words.players[table.state.turn]);
    expect(barNames(table)).to.include.members([choices.pass, choices.toss, choices.begins(table.state.turn === 'a' ? 'x' : 'a')]);
  });
  it('is the same for the same seed, and for hardly any other', () => {
    const tosses = new Map<string, string>();
    for (const seed of ['1', '2', '3', '4', '5', '1', '2']) {
      const table = make({ seed }), { position } = table.state;
      if (tosses.has(seed)) expect(position).to.equal(tosses.get(seed));
      tosses.set(seed, position);
    }
    expect(new Set(tosses.values()).size).to.be.at.least(4);
    expect(new Set(Array.from({ length: 6 }, () => make().state.position)).size, 'without a seed').to.be.at.least(4);
  });
  it('gives the same backs for the same seed', async () => {
    const records = [];
    for (let i = 0; i < 2; i++) {
      const table = await sit({ seed: 'backs', first: 'a' });
      await press(table, tile(table, 'loose', 1), choices.over);
      records.push(table.state.record);
      clear();
    }
    expect(records[0]).to.match(/1rf=[AXPB]$/);
    expect(records[1]).to.equal(records[0]);
  });
  it('can be tossed again, and the other can begin instead, on the same toss', async () => {
    const table = await sit({ seed: 'Louvre' }), { position, turn } = table.state;
    await press(table, choices.toss);
    expect(table.state.position).not.to.equal(position);
    const second = table.state, other = second.turn === 'a' ? 'x' : 'a';
    await press(table, choices.begins(other));
    expect(table.state.turn).to.equal(other);
    expect(table.state.position).to.equal(second.position.replace(` ${second.turn} `, ` ${other} `));
    expect(message(table)).to.equal(words.begin(other, false));
    expect(['a', 'x']).to.include(turn);
  });
  it('is over when the first tile lies, or somebody passed', async () => {
    const table = await sit({ seed: 'Louvre' });
    await press(table, choices.pass);
    expect(names(table)).not.to.include.members([choices.toss]);
    clear();
    const other = await sit({ seed: 'Louvre' });
    await press(other, tile(other, 'loose', 1), choices.lay);
    expect(names(other)).not.to.include.members([choices.toss]);
  });
  it('does not offer a toss while a tile is in the hand', async () => {
    const table = await sit({ seed: 'Louvre' });
    await press(table, tile(table, 'loose', 1));
    expect(bar(table).map((each) => each.dataset['choice'])).to.deep.equal(['lay', 'over', 'cancel']);
  });
  it('begins with whom the page says', async () => {
    for (const first of ['a', 'x']) {
      const table = await sit({ seed: 'Louvre', first });
      expect(table.state.turn).to.equal(first);
      expect(message(table)).to.equal(words.begin(first as 'a', false));
      clear();
    }
  });
  it('has the options of the page', async () => {
    for (const options of ['overview', 'rulebook,pass=1']) expect((await sit({ options, seed: '1' })).state.position.endsWith(` 0-0 ${options}`)).to.equal(true);
  });
});

describe('a new game', () => {
  it('comes with one press, asks nothing, and can be undone', async () => {
    const table = await sit({});
    await press(table, tile(table, 'loose', 1), choices.lay);
    const { record } = table.state;
    await press(table, choices.anew);
    expect(table.state.record).not.to.equal(record);
    expect(read(table.state.position).row).to.have.length(0);
    await press(table, choices.takeBack);
    expect(table.state.record).to.equal(record);
  });
  it('can be undone also where the page gave the start', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 3-2 rulebook' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    const { record } = table.state;
    await press(table, choices.anew);
    expect(table.state.position).to.equal('XaAbApBxXpPb - - a 3-2 rulebook');
    await press(table, choices.takeBack);
    expect(table.state.record).to.equal(record);
  });
  it('is told to the page', async () => {
    const table = await sit({}), changes = events(document, 'blue-lion-change');
    await press(table, choices.anew);
    expect(changes.length).to.be.at.least(1);
  });
});
