import { expect } from '@open-wc/testing';
import { read } from '../player.ts';
import { keys } from '../input.ts';
import { all, button, clear, drawn, duty, events, focused, hit, isDim, listen, message, names, press, sit, until, walkTo, wordsFor } from './table.ts';

afterEach(clear);

const words = wordsFor(), { choices, panels } = words;
const start = 'XaAbApBxXpPb - - a 0-0 rulebook', nearEnd = 'XaAbApBxXpPb - - a 5-0 rulebook';
type Table = Awaited<ReturnType<typeof sit>>;

const row = (table: Table): string => all(table, 'blue-lion-row [part=tile]').map((each) => each.getAttribute('aria-label')).join(' · ');
/** The first tile, whatever is told of its back. */
const first = (table: Table): HTMLElement => all(table, 'button[data-zone=row]')[0]!;
const panel = (table: Table): Promise<HTMLElement> => until('a panel', () => all(table, 'blue-lion-panel h3')[0]?.closest<HTMLElement>('blue-lion-panel'));
const moveButtons = (table: Table): HTMLElement[] => all(table, 'blue-lion-panel ol.moves button');

/** Four moves on a table that tells all backs that were seen. */
async function played(attributes: Record<string, string> = {}): Promise<Table> {
  const table = await sit({ position: start, memory: 'seen', ...attributes });
  for (const move of ['s34', 's23', 'b1l', 'f2']) expect(table.play(move)).to.equal(true);
  await drawn(table);
  return table;
}

describe('looking back', () => {
  it('shows every earlier position by a press in the list of moves, and changes nothing of the game', async () => {
    const table = await played(), { record } = table.state, now = row(table), seen = new Set<string>();
    await press(table, choices.moves);
    await until('a line for each move', () => moveButtons(table).length === 4);
    for (const each of [0, 1, 2]) {
      await press(table, moveButtons(table)[each]!);
      await until('the position of then', () => duty(table) === panels.lookingBack(each + 1, 4));
      seen.add(row(table));
      expect(names(table).filter((name) => name.startsWith('Place')), 'nothing can be played there').to.deep.equal([]);
    }
    expect(seen.size).to.equal(3);
    expect(table.state.record).to.equal(record);
    await press(table, panels.steps.now);
    expect(row(table)).to.equal(now);
    expect(duty(table)).not.to.include('Looking back');
    await press(table, first(table), choices.flip);
    expect(table.state.record).not.to.equal(record);
  });
  it('goes on step by step from there, to the start and to the end', async () => {
    const table = await played();
    await press(table, choices.moves);
    await until('the list', () => moveButtons(table).length === 4);
    await press(table, moveButtons(table)[1]!);
    for (const at of [2, 1, 0]) {
      await until(`move ${at}`, () => duty(table) === panels.lookingBack(at, 4));
      if (at > 0) await press(table, panels.steps.previous);
    }
    expect(row(table)).to.equal(read(start).row.map(({ up, back }, i) => words.tile({ zone: 'row', place: i + 1, of: 6, up, back: back! })).join(' · '));
    expect(isDim(button(table, panels.steps.previous))).to.equal(true);
    await press(table, panels.steps.next);
    await until('the first move', () => duty(table) === panels.lookingBack(1, 4));
    await press(table, panels.steps.last);
    expect(duty(table)).not.to.include('Looking back');
  });
  it('ends with Escape, and with any move that is played', async () => {
    const table = await played();
    await press(table, choices.moves);
    await until('the list', () => moveButtons(table).length === 4);
    await press(table, moveButtons(table)[0]!);
    await walkTo(table, panels.steps.next);
    await hit(table, 'Escape');
    expect(duty(table)).not.to.include('Looking back');
    await press(table, moveButtons(table)[0]!);
    table.play('lr');
    await drawn(table);
    expect(duty(table)).not.to.include('Looking back');
    expect(moveButtons(table)).to.have.length(5);
  });
  it('without the memory aid goes no further than the last turn, and tells nothing of what came up before', async () => {
    const table = await sit({ position: 'X.A.A.B.X.P. - - a 0-0 rulebook', seed: 'hidden' });
    for (const move of ['f1', 'f2', 'f3']) table.play(move);
    await drawn(table);
    await press(table, choices.moves);
    await until('the list', () => all(table, 'blue-lion-panel ol.moves li').length >= 3);
    expect(moveButtons(table).length).to.be.below(3);
    const [first] = all(table, 'blue-lion-panel ol.moves li');
    expect(first!.textContent).to.include('f1').and.not.to.match(/f1=|:/);
    table.resign('a');
    await drawn(table);
    await until('everything, at the end', () => moveButtons(table).length === 3);
    expect(all(table, 'blue-lion-panel ol.moves li')[0]!.textContent).to.match(/f1=[AXPB]/);
  });
});

describe('a typed move', () => {
  for (const [lang, texts] of [['en', ['swap 3 and 4', 'F1', 'left', '']], ['ko', ['3번 4번 바꾸기', 'f1', '왼쪽에 되돌리기', '']]] as const) {
    it(`is played, in notation and in words, and the field stays: ${lang}`, async () => {
      const table = await sit({ position: start, lang });
      await walkTo(table, wordsFor(lang).tile({ zone: 'row', place: 1, of: 6, up: 'X' }));
      await keys('t');
      const field = await until('the field', () => (focused() as HTMLInputElement).matches('blue-lion-panel input') ? focused() as HTMLInputElement : null);
      for (const text of texts.slice(0, 2)) {
        field.value = text;
        await keys('Enter');
        await until('the field to be empty', () => field.value === '');
      }
      expect(table.state.record).to.match(/ s34 f1=A$/);
      expect(focused()).to.equal(field);
    });
  }
  it('that breaks a rule is refused by the rules, and stays to be put right', async () => {
    const table = await sit({ position: start }), refused = events(table, 'blue-lion-refusal');
    await press(table, choices.moves);
    const field = await until('the field', () => all(table, 'blue-lion-panel input')[0] as HTMLInputElement);
    field.value = 'swap 1 and 2';
    await press(table, all(table, 'blue-lion-panel form button')[0]!);
    expect(refused[0]?.detail).to.include({ move: 's12', code: 'end-tile' });
    expect(field.value).to.equal('swap 1 and 2');
    expect(table.state.record).to.equal(start);
  });
  it('that is none is said to be none; of two that may be meant one is asked for', async () => {
    const table = await sit({ position: start });
    await press(table, choices.moves);
    const field = await until('the field', () => all(table, 'blue-lion-panel input')[0] as HTMLInputElement);
    const type = async (text: string): Promise<string> => {
      field.value = text;
      await press(table, all(table, 'blue-lion-panel form button')[0]!);
      return all(table, 'blue-lion-panel [role=alert]')[0]!.textContent!.trim();
    };
    expect(await type('<img src=x onerror=alert(1)> castle queenside')).not.to.equal('');
    expect(table.state.record).to.equal(start);
    expect(await type('flip Arsène')).not.to.equal('');
    const options = all(table, 'blue-lion-panel .options button');
    expect(options.length).to.equal(2);
    await press(table, options[1]!);
    expect(table.state.record).to.match(/ f3=P$/);
  });
});

describe('names and games won', () => {
  it('stand beside the roles, and hostile ones stay text', async () => {
    const table = await sit({ position: start, 'arsene-name': '<b>Kim</b>', 'lady-x-name': 'Lee' });
    expect(all(table, '.name').map((each) => each.textContent!.trim())).to.deep.equal(['<b>Kim</b> · Arsène', 'Lee · Lady X']);
  });
  it('change places with the seats, and the house too', async () => {
    const table = await sit({ position: nearEnd, 'arsene-name': 'Kim', 'lady-x-name': 'Lee', 'lady-x': 'external' });
    table.play('s34');
    await drawn(table);
    expect(table.state.winner).to.equal('a');
    expect(table.tally).to.deep.equal({ a: 1, x: 0, draws: 0 });
    await press(table, choices.again);
    expect(table.tally).to.deep.equal({ a: 0, x: 1, draws: 0 });
    expect([table.arseneName, table.ladyXName, table.arsene]).to.deep.equal(['Lee', 'Kim', 'external']);
    expect(all(table, '.tally').map((each) => each.getAttribute('aria-label'))).to.deep.equal([panels.gamesWon(1)]);
    expect(table.state).to.include({ stage: 'act', winner: null });
    table.undo();
    await drawn(table);
    expect(table.state.winner, 'the new game is undone').to.equal('a');
    expect([table.arseneName, table.ladyXName, table.ladyX]).to.deep.equal(['Kim', 'Lee', 'external']);
    expect(table.tally).to.deep.equal({ a: 1, x: 0, draws: 0 });
  });
  it('are not counted for a game whose end was taken back, and counted once for one that ends again', async () => {
    const table = await sit({ position: nearEnd });
    table.play('s34');
    table.undo();
    await drawn(table);
    expect(table.tally).to.deep.equal({ a: 0, x: 0, draws: 0 });
    table.redo();
    await drawn(table);
    expect(table.tally).to.deep.equal({ a: 1, x: 0, draws: 0 });
    await press(table, choices.same);
    table.offerDraw('a');
    await drawn(table);
    await press(table, choices.accept);
    expect(table.tally).to.deep.equal({ a: 1, x: 0, draws: 1 });
  });
});

describe('share', () => {
  it('gives the record to the page, and where that has no link copies it', async () => {
    const table = await sit({ position: nearEnd });
    table.play('s34');
    await drawn(table);
    const shared = events(table, 'blue-lion-share');
    table.addEventListener('blue-lion-share', (event) => { event.preventDefault(); }, { once: true });
    await press(table, choices.share);
    await until('the page to be asked', () => shared.length > 0);
    expect(shared[0]!.detail).to.deep.equal({ record: table.state.record, at: 1 });
    expect(all(table, '.note')).to.have.length(0);
    await press(table, choices.share);
    const note = await until('what became of it', () => all(table, '.note')[0]);
    const field = note.querySelector('input');
    if (field) expect(field.value).to.equal(table.state.record);
    else expect(note.textContent).to.equal(panels.copied);
  });
});

describe('help', () => {
  it('opens with a question mark, shuts with Escape, and the focus comes back to its button', async () => {
    const table = await sit({ position: start });
    await walkTo(table, words.tile({ zone: 'row', place: 1, of: 6, up: 'X' }));
    await keys('?');
    const help = await panel(table);
    expect(help.textContent).to.include(panels.help.keys);
    for (let steps = 0; steps < 30 && !focused().closest('blue-lion-panel'); steps++) await keys('Tab');
    expect(focused().closest('blue-lion-panel')).not.to.equal(null);
    await keys('Escape');
    await until('the panel to be shut', () => all(table, 'blue-lion-panel').length === 0);
    expect((focused() as HTMLElement).dataset['choice']).to.equal('help');
  });
  it('sets what is set at the table: sound, speech, memory', async () => {
    const table = await sit({ position: start });
    await press(table, choices.help);
    await panel(table);
    const [sound] = all(table, 'blue-lion-panel input[type=checkbox]');
    await press(table, sound!);
    expect(table.sound).to.equal(true);
    const memory = all(table, 'blue-lion-panel select')[0] as HTMLSelectElement;
    memory.value = 'seen';
    memory.dispatchEvent(new Event('change'));
    await drawn(table);
    expect(row(table)).to.include('on its back');
  });
});

describe('speech', () => {
  const hearing = async (attributes: Record<string, string>): Promise<string> => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 1-0 rulebook', ...attributes }), heard = listen();
    table.play('s34');
    await until('something heard', () => heard.polite.length > 0);
    heard.stop();
    return heard.polite.join(' ');
  };
  it('says the score with what is paid', async () => {
    expect(await hearing({})).to.match(/Arsène takes 2, now 3\. The middle leaves\. Lady X: act with five, then return/);
  });
  it('is shorter where that is wished', async () => {
    expect(await hearing({ speech: 'brief' })).to.match(/Arsène takes 2, now 3\. Lady X\.$/);
  });
});

describe('the mode', () => {
  it('can change without losing the game', async () => {
    const table = await played(), { record } = table.state;
    for (const mode of ['diagram', 'replay', 'play'] as const) {
      table.mode = mode;
      await drawn(table);
      expect(table.state.record, mode).to.equal(record);
    }
    await press(table, first(table), choices.flip);
    expect(message(table)).to.include('flips 1');
  });
});

describe('a stored game', () => {
  it('goes on with the seats as they were when it was stored, also after they were changed', async () => {
    const table = await sit({ position: nearEnd, 'lady-x': 'external', 'arsene-name': 'Kim' });
    table.play('s34');
    await drawn(table);
    await press(table, choices.again);
    expect(table.arsene).to.equal('external');
    const saved = JSON.parse(JSON.stringify(table.save())) as unknown;
    clear();
    const other = await sit({ position: nearEnd, 'lady-x': 'external', 'arsene-name': 'Kim' }), asked = events(other, 'blue-lion-request-move');
    expect(await other.load(saved)).to.equal(true);
    await drawn(other);
    expect([other.arsene, other.ladyX, other.ladyXName]).to.deep.equal(['external', undefined, 'Kim']);
    await until('the other to be asked', () => asked.length > 0);
    expect(other.play('f1', { key: asked.at(-1)!.detail.key })).to.equal(true);
    expect(other.play('f2')).to.equal(true);
  });
  it('takes the seats of the page where it knows other ones', async () => {
    const table = await sit({ position: start }), saved = table.save();
    const other = await sit({ position: start, 'lady-x': 'external' }), asked = events(other, 'blue-lion-request-move');
    expect(await other.load(saved)).to.equal(true);
    other.play('f1');
    await until('Lady X to be asked', () => asked.length > 0);
  });
});

describe('by ear', () => {
  it('looking back says what is seen, and M and R say that it is the past', async () => {
    const table = await played();
    await press(table, choices.moves);
    await until('the list', () => moveButtons(table).length === 4);
    const heard = listen();
    await press(table, moveButtons(table)[0]!);
    await until('what is seen', () => heard.polite.some((each) => each.startsWith(panels.lookingBack(1, 4)) && each.includes('Theft')));
    await walkTo(table, panels.steps.next);
    for (const key of ['m', 'r']) {
      heard.polite.length = 0;
      await keys(key);
      await until(key, () => heard.polite.some((each) => each.startsWith(panels.lookingBack(1, 4))));
    }
    heard.stop();
  });
  it('? leads to the help, and Escape from anywhere shuts it', async () => {
    const table = await sit({ position: start });
    await walkTo(table, words.tile({ zone: 'row', place: 1, of: 6, up: 'X' }));
    await keys('?');
    await until('the heading of the help', () => focused().matches('blue-lion-panel h3'));
    await walkTo(table, words.tile({ zone: 'row', place: 1, of: 6, up: 'X' }));
    await keys('Escape');
    await until('the panel to be shut', () => all(table, 'blue-lion-panel').length === 0);
  });
});
