import { expect } from '@open-wc/testing';
import { all, barNames, button, clear, drawn, events, listen, make, press, ready, regions, sit, tile, touch, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const chosen = (table: Awaited<ReturnType<typeof sit>>): string[] => all(table, '[aria-pressed=true]').map((each) => `${each.dataset['zone']} ${each.dataset['place']}`);

/** Puts a table into a place of the page, and waits until it stands there. */
async function put(table: Awaited<ReturnType<typeof sit>>, place: ParentNode & Node): Promise<void> {
  place.appendChild(table);
  await drawn(table);
}

describe('a table', () => {
  it('takes its attributes before and after it is put on the page', async () => {
    const before = make({ position: acting });
    await put(before, document.body);
    await ready(before);
    const after = make();
    await put(after, document.body);
    after.setAttribute('position', acting);
    await ready(after);
    for (const table of [before, after]) {
      expect(table.state.position).to.equal(acting);
      expect(all(table, 'blue-lion-row button.tile')).to.have.length(6);
    }
  });
  it('goes on when it is moved in the middle of a choice', async () => {
    const table = await sit({ position: acting });
    const elsewhere = document.body.appendChild(document.createElement('section'));
    await press(table, tile(table, 'row', 3));
    await put(table, elsewhere);
    expect(chosen(table)).to.deep.equal(['row 3']);
    expect(barNames(table)).to.include(choices.cancel);
    await press(table, choices.swapRight);
    expect(table.state.record).to.equal(`${acting} s34`);
  });
  it('stands as it was when it is taken away and put back, and says each thing once', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    const { record } = table.state;
    for (let times = 0; times < 3; times++) {
      table.remove();
      await drawn(table);
      expect(table.state.record).to.equal(record);
      await put(table, document.body);
    }
    const heard = listen(), played = events(table, 'blue-lion-move');
    await press(table, tile(table, 'row', 3), choices.swapRight);
    expect(table.state.record).to.equal(`${record} s34`);
    expect(played).to.have.length(1);
    await until('a sentence', () => heard.polite.length > 0);
    await drawn(table);
    expect(heard.polite).to.have.length(1);
  });
  it('answers while it is away', async () => {
    const table = await sit({ position: acting });
    table.remove();
    expect(table.play('lr')).to.equal(true);
    await put(table, document.body);
    expect(all(table, 'blue-lion-row button.tile').map((each) => each.dataset['place'])).to.have.length(6);
    expect(button(table, choices.takeBack).getAttribute('aria-disabled')).to.equal(null);
  });
  it('works inside another shadow tree, and in a table cell of one that is moved along', async () => {
    const host = document.body.appendChild(document.createElement('div')), root = host.attachShadow({ mode: 'open' });
    const table = make({ position: acting });
    root.append(table);
    await ready(table);
    await press(table, tile(table, 'row', 3), choices.swapRight);
    const wider = document.body.appendChild(document.createElement('main'));
    wider.append(host);
    await drawn(table);
    await press(table, choices.takeBack);
    expect(table.state.record).to.equal(acting);
  });
  it('is cloned as what its attributes say', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    const twin = table.cloneNode(true) as typeof table;
    await put(twin, document.body);
    await ready(twin);
    expect(twin.state.record).to.equal(acting);
  });
  it('lets the house go on when it comes back', async () => {
    const table = await sit({ position: acting, 'lady-x': 'computer' });
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    table.remove();
    await drawn(table);
    await put(table, document.body);
    await until('the house moves', () => table.state.record.split(' ').length > 7, 6000);
  });
});

describe('the live regions', () => {
  it('are one pair for all tables of a page', async () => {
    await sit({ position: acting });
    await sit({ position: acting });
    for (const tone of ['polite', 'assertive'] as const) {
      expect(regions(tone)).to.have.length(1);
      expect(regions(tone)[0]!.parentElement).to.equal(document.body);
    }
  });
  it('are there before anything is said', async () => {
    await sit({ position: acting });
    expect(regions('polite')[0]!.textContent).to.equal('');
  });
  it('go with the last table, and with none of fifty', async () => {
    const first = await sit({ position: acting });
    for (let i = 0; i < 50; i++) {
      const table = make({ position: acting });
      document.body.append(table);
      if (i % 10 === 0) { await ready(table); await touch(table); }
      table.remove();
    }
    expect(regions('polite')).to.have.length(1);
    first.remove();
    expect(document.querySelectorAll('[aria-live]')).to.have.length(0);
  });
  it('stay one pair when a table is moved', async () => {
    const table = await sit({ position: acting });
    const section = document.body.appendChild(document.createElement('section'));
    for (let i = 0; i < 5; i++) await put(table, i % 2 ? document.body : section);
    expect(document.querySelectorAll('[aria-live]')).to.have.length(2);
    const heard = listen();
    await press(table, tile(table, 'row', 1), choices.otherEnd);
    await until('a sentence', () => heard.polite.length > 0);
  });
});

describe('in an open modal dialog', () => {
  const dialogs = {
    'around the table': (table: Element) => {
      const dialog = document.body.appendChild(document.createElement('dialog'));
      dialog.append(table);
      return dialog;
    },
    'around a component that holds the table': (table: Element) => {
      const dialog = document.body.appendChild(document.createElement('dialog')), host = dialog.appendChild(document.createElement('div'));
      host.attachShadow({ mode: 'open' }).append(table);
      return dialog;
    },
    'of a component into which the table is slotted': (table: Element) => {
      const host = document.body.appendChild(document.createElement('div')), dialog = document.createElement('dialog');
      dialog.append(document.createElement('slot'));
      host.attachShadow({ mode: 'open' }).append(dialog);
      host.append(table);
      return dialog;
    },
  };
  for (const [where, build] of Object.entries(dialogs)) {
    it(`the table is heard: ${where}`, async () => {
      const table = make({ position: acting }), dialog = build(table);
      dialog.showModal();
      await ready(table);
      table.play('lr');
      const said = await until('a sentence in the dialog', () => dialog.querySelector('[aria-live=polite] p'));
      expect(said.textContent).to.include(wordsFor().players.a);
      expect(document.querySelectorAll('body > [aria-live] p')).to.have.length(0);
      dialog.close();
    });
  }
  it('that is opened and closed around it', async () => {
    const table = await sit({ position: acting }), dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(table);
    dialog.showModal();
    await drawn(table);
    const heard = listen();
    table.play('lr');
    await until('a sentence', () => heard.polite.length === 1);
    expect(dialog.querySelectorAll('[aria-live=polite] p')).to.have.length(1);
    dialog.close();
    document.body.append(table);
    await drawn(table);
    table.play('rl');
    await until('another', () => heard.polite.length === 2);
    expect(document.querySelectorAll('body > [aria-live=polite] p').length).to.be.at.least(1);
  });
});
