import { expect } from '@open-wc/testing';
import { keys } from '../input.ts';
import { all, clear, drawn, focused, listen, nameOf, sit, until, wordsFor } from './table.ts';

afterEach(clear);

const words = wordsFor();
// Two backs were seen; those of the last two tiles can be worked out, those of the second and third cannot.
const position = 'XaA.A.BxX.P. - - a 0-0 rulebook';

const corners = (table: Awaited<ReturnType<typeof sit>>): string => all(table, 'blue-lion-row li:not([hidden])').map((place) => (place.querySelector('.worked-out') ? 'w' : place.querySelector('.back') ? 's' : '-')).join('');
const labels = (table: Awaited<ReturnType<typeof sit>>): string[] => all(table, 'blue-lion-row button.tile').map(nameOf);

async function onTile(table: Awaited<ReturnType<typeof sit>>, place: number): Promise<void> {
  all(table, 'blue-lion-row button.tile')[place - 1]!.focus();
  await until('the keys', () => focused().closest('blue-lion-row'));
}

/** What the key K reads out for a tile. */
async function underneath(table: Awaited<ReturnType<typeof sit>>, place: number): Promise<string> {
  await onTile(table, place);
  const heard = listen();
  await keys('k');
  const said = await until('an answer', () => heard.polite[0] ?? heard.assertive[0]);
  heard.stop();
  return said;
}

describe('the memory of the table', () => {
  it('is off by default: no label, no corner and no key tells a back that was seen', async () => {
    const table = await sit({ position });
    expect(corners(table)).to.equal('------');
    expect(labels(table)[0]).to.equal(words.tile({ zone: 'row', place: 1, of: 6, up: 'X' }));
    const said = await underneath(table, 1);
    expect(said).not.to.include(`is ${words.pictures.A}`);
    table.play('f1');
    await drawn(table);
    expect(labels(table)[0]).to.equal(words.tile({ zone: 'row', place: 1, of: 6, up: 'A' }));
  });
  it('tells what was seen', async () => {
    const table = await sit({ position, memory: 'seen' });
    expect(corners(table)).to.equal('s--s--');
    expect(labels(table)[0]).to.equal(words.tile({ zone: 'row', place: 1, of: 6, up: 'X', back: 'A' }));
    expect(labels(table)[4]).to.equal(words.tile({ zone: 'row', place: 5, of: 6, up: 'X' }));
    expect(await underneath(table, 1)).to.include(words.pictures.A);
    expect(await underneath(table, 5)).not.to.include(words.pictures.P);
  });
  it('tells also what can be worked out, in another way', async () => {
    const table = await sit({ position, memory: 'all' });
    expect(corners(table)).to.equal('s--sww');
    expect(labels(table)[4]).to.equal(words.tile({ zone: 'row', place: 5, of: 6, up: 'X', back: 'P', workedOut: true }));
    expect(labels(table)[5]).to.equal(words.tile({ zone: 'row', place: 6, of: 6, up: 'P', back: 'B', workedOut: true }));
    expect(await underneath(table, 5)).to.include(words.pictures.P);
    expect(await underneath(table, 2)).not.to.include(words.pictures.B);
  });
  it('can be switched while the game goes on', async () => {
    const table = await sit({ position, memory: 'all' });
    for (const [memory, shown] of [['off', '------'], ['seen', 's--s--'], ['all', 's--sww']] as const) {
      table.memory = memory;
      await drawn(table);
      expect(corners(table)).to.equal(shown);
    }
  });
  it('holds for loose tiles and for those set aside', async () => {
    const table = await sit({ position: 'AxPxXbPb - BaPa a 0-0 rulebook', memory: 'seen' });
    expect(all(table, 'blue-lion-tray .back')).to.have.length(2);
    table.memory = 'off';
    await drawn(table);
    expect(all(table, '.back')).to.have.length(0);
  });
  it('leaves everything in what programs get', async () => {
    const table = await sit({ position });
    expect(table.state.position).to.equal(position);
  });
});
