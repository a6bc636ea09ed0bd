import { expect } from '@open-wc/testing';

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';

// This file imports nothing of the element before its test has put one on the page.
describe('a table that is on the page before its script', () => {
  it('shows what stands inside the tag, and then the game of its attributes instead', async () => {
    document.body.innerHTML = `<blue-lion-game position="${acting}"><p>The drawn row</p></blue-lion-game>`;
    const table = document.querySelector('blue-lion-game')!, inside = table.querySelector('p')!;
    // A page may have set a property before anybody knows what it means.
    (table as unknown as { memory: string }).memory = 'seen';
    expect(inside.getBoundingClientRect().height).to.be.greaterThan(0);

    const { ready, clear, all, tile, press, wordsFor } = await import('./table.ts');
    await ready(table);
    expect(inside.getBoundingClientRect().height, 'what stood there is hidden').to.equal(0);
    expect(table.state.position).to.equal(acting);
    expect(all(table, '.back'), 'the property that was set before counts').to.have.length(6);
    table.memory = 'off';
    await table.updateComplete;
    await press(table, tile(table, 'row', 1), wordsFor().choices.otherEnd);
    expect(table.state.record).to.equal(`${acting} lr`);
    clear();
  });
  it('leaves alone a page that has an element of that name already', async () => {
    const { BlueLionGame } = await import('../../components/index.ts');
    const again = await import('../../components/define.ts');
    again.defineOnce('blue-lion-game', class extends HTMLElement {});
    expect(customElements.get('blue-lion-game')).to.equal(BlueLionGame);
  });
});
