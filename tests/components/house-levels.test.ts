import { expect } from '@open-wc/testing';
import type { BlueLionGame } from '../../components/index.ts';
import { house as inEnglish } from '../../components/words/house.en.ts';
import { house as inKorean } from '../../components/words/house.ko.ts';
import { LEVEL_NAMES } from '../../machine/opponent/opponent.ts';
import { livelyMove, read } from '../player.ts';
import { all, button, clear, drawn, duty, events, hurry, listen, make, message, nameOf, names, pause, press, ready, sit, until, wordsFor } from './table.ts';

hurry();
/** Every worker that the page has ever had. */
const workers: Worker[] = [];
before(() => {
  const Real = globalThis.Worker;
  globalThis.Worker = class extends Real { constructor(...given: ConstructorParameters<typeof Real>) { super(...given); workers.push(this); } };
});
afterEach(clear);

const words = wordsFor(), acting = 'XaAbApBxXpPb - - a 0-0 rulebook', unseen = 'X.A.A.B.X.P. - - a 0-0 rulebook';
const isOver = (table: BlueLionGame): boolean => table.state.stage === 'over';
const offered = (table: BlueLionGame): HTMLElement | undefined => all(table, '[data-choice=yes]')[0];

/** Plays Arsène by the rules of somebody lively until the game is over. */
async function playOut(table: BlueLionGame): Promise<void> {
  for (let moves = 0; !isOver(table); moves++) {
    if (moves === 120) throw new Error(`No end: ${table.state.record}`);
    await until('my turn, or the end', () => isOver(table) || table.state.turn === 'a' || offered(table), 20_000);
    if (offered(table)) offered(table)!.click();
    else if (!isOver(table)) expect(table.play(livelyMove(read(table.state.position)))).to.equal(true);
  }
}

describe('a level of the house', () => {
  for (const level of LEVEL_NAMES) {
    it(`plays a whole game: ${level}`, async function () {
      this.timeout(60_000);
      const table = await sit({ 'lady-x': `computer:${level}`, seed: `level ${level}` }), refused = events(table, 'blue-lion-refusal'), wrong = events(table, 'blue-lion-error');
      await playOut(table);
      expect([...refused, ...wrong]).to.have.length(0);
      expect(table.state.winner).not.to.equal(null);
    });
  }
  it('that nobody knows is told, at its place, and the default one plays', async () => {
    for (const [lang, { names: levels }] of [['en', inEnglish], ['ko', inKorean]] as const) {
      const table = make({ position: acting, arsene: 'computer:genius', lang }), wrong = events(table, 'blue-lion-error'), played = events(table, 'blue-lion-move');
      document.body.append(table);
      await until('its move', () => played.length > 0);
      await until('the fault', () => wrong.length > 0);
      const { faults: [fault] } = wrong[0]!.detail;
      expect(fault).to.deep.include({ code: 'bad-value', at: 9, length: 6 });
      for (const level of LEVEL_NAMES) expect(fault!.message).to.include(level);
      expect(wrong).to.have.length(1);
      await until('the fault on the table', () => all(table, '.fault mark')[0]?.textContent === 'genius');
      expect(Object.keys(levels)).to.deep.equal([...LEVEL_NAMES]);
      const known = make({ position: acting, arsene: 'computer', lang }), moves = events(known, 'blue-lion-move');
      document.body.append(known);
      await until('the same move', () => moves.length > 0);
      expect(moves[0]!.detail.move).to.equal(played[0]!.detail.move);
      clear();
    }
  });
  it('thinks for all to see, is heard once, and not when it is over', async () => {
    const table = await sit({ position: acting, 'lady-x': 'computer:careful' }), heard = listen();
    const isThinking = (): boolean => { try { return table.matches(':state(thinking)'); } catch { return all(table, '.thinks').length > 0; } };
    expect(isThinking()).to.equal(false);
    table.play('lr');
    await until('the sign', () => all(table, '.x .thinks').length > 0);
    expect(isThinking()).to.equal(true);
    expect(duty(table)).to.equal(words.duty({ player: 'x', stage: 'act', row: 6, due: 0, first: true, mood: 'thinks' }));
    await until('its turn', () => table.state.turn === 'a', 10_000);
    await drawn(table);
    expect(all(table, '.thinks')).to.have.length(0);
    expect(isThinking()).to.equal(false);
    expect(heard.polite.filter((each) => each.includes(`${words.players.x} is thinking`))).to.have.length(1);
    heard.stop();
  });
  it('plays on when its table is taken away while it thinks, and put back', async () => {
    const table = await sit({ position: acting, 'lady-x': 'computer:perfect' }), played = events(table, 'blue-lion-move');
    table.play('lr');
    table.remove();
    const { length } = played;
    for (let n = 0; n < 20; n++) await pause();
    expect(played).to.have.length(length);
    document.body.append(document.createElement('section'));
    document.querySelector('section')!.append(table);
    await until('its move', () => played.length > length, 15_000);
  });
  it('thinks in one place for all tables of a page', async function () {
    this.timeout(60_000);
    const tables = Array.from({ length: 12 }, (_, n) => make({ position: acting, arsene: `computer:${LEVEL_NAMES[n % 5]}`, seed: String(n) }));
    const played = tables.map((table) => events(table, 'blue-lion-move'));
    document.body.append(...tables);
    await until('a move at each', () => played.every(({ length }) => length > 0), 30_000);
    expect(workers).to.have.length(1);
  });
});

describe('two computers', () => {
  it('can be held up, go on, and make one move at a time, by buttons and by keys', async () => {
    const table = await sit({ position: unseen, arsene: 'computer:forgetful', 'lady-x': 'computer:hasty', seed: 'watch' }), played = events(table, 'blue-lion-move'), { watch } = words.panels, heard = listen();
    await until('the buttons', () => names(table).includes(watch.hold));
    await press(table, watch.hold);
    const { length } = played;
    for (let n = 0; n < 30; n++) await pause();
    expect(played).to.have.length(length);
    expect(duty(table)).to.equal(watch.held(words.players[table.state.turn]));
    await until('it is said', () => heard.polite.some((each) => each.startsWith(duty(table))));
    expect(all(table, '.thinks')).to.have.length(0);
    for (let n = 1; n <= 3; n++) {
      await press(table, watch.step);
      await until('one move', () => played.length > length + n - 1, 10_000);
      for (let wait = 0; wait < 20; wait++) await pause();
      expect(played).to.have.length(length + n);
      await drawn(table);
    }
    button(table, watch.step).focus();
    const key = (letter: string): void => { table.shadowRoot!.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: letter, code: `Key${letter.toUpperCase()}`, bubbles: true, composed: true })); };
    key('n');
    await until('one more move', () => played.length === length + 4, 10_000);
    await drawn(table);
    key('p');
    await until('they go on', () => played.length > length + 6 || isOver(table), 20_000);
    table.arsene = 'human';
    await drawn(table);
    expect(names(table)).not.to.include(watch.hold);
    heard.stop();
  });
});

describe('“Why this move?”', () => {
  /** A move of the house after which it can be asked, with the panel open. */
  async function asked(attributes: Readonly<Record<string, string>>): Promise<{ table: BlueLionGame; panel: () => string }> {
    const table = await sit({ 'lady-x': 'computer:forgetful', ...attributes }), lang = (attributes['lang'] ?? 'en') as 'en';
    table.play('lr');
    await until('its move', () => table.state.turn === 'a', 10_000);
    await drawn(table);
    await press(table, button(table, wordsFor(lang).whyMove));
    const panel = (): string => all(table, 'blue-lion-panel')[0]?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const { why } = lang === 'en' ? inEnglish : inKorean;
    await until('the reason', () => [why.best, why.forgot, why['short-sight'], why.slip, why.later].some((each) => panel().includes(each)), 20_000);
    return { table, panel };
  }
  const figures = /An estimate: |Even: neither|Wins (in|at once)|Loses in|Gives .+ the game/;
  it('is answered with the reason, the level, and how it stands where that gives nothing away', async () => {
    for (const attributes of [{ position: acting, memory: 'all' }, { position: acting, memory: 'seen' }] as const) {
      const { panel } = await asked(attributes);
      expect(panel()).to.include(inEnglish.about.forgetful);
      expect(panel()).to.match(figures);
      clear();
    }
  });
  it('tells nothing of what is to be remembered, until the game is over', async () => {
    const { table, panel } = await asked({ position: acting });
    expect(panel()).not.to.match(figures);
    expect(panel()).not.to.include('Better would have been');
    // Nor whether anything was forgotten; what lies open is told.
    const { why } = inEnglish;
    for (const said of [why.best, why.forgot, why['short-sight'], why.slip]) expect(panel()).not.to.include(said);
    expect(panel()).to.include(why.later).and.match(/pays|leaves|can then|brings|wins/);
    table.resign('a');
    await drawn(table);
    await until('the figures', () => figures.test(panel()));
  });
  it('is answered in Korean, and only for what a computer has played', async () => {
    const { table, panel } = await asked({ position: acting, memory: 'all', lang: 'ko' });
    expect(panel()).to.include(inKorean.about.forgetful);
    table.play('lr');
    await drawn(table);
    if (table.state.turn === 'x') expect(names(table)).not.to.include(wordsFor('ko').whyMove);
  });
  it('is a button beside what has happened', async () => {
    const table = await sit({ position: acting, arsene: 'computer' });
    await until('the button', () => all(table, '[data-choice=chosen]').length > 0, 10_000);
    expect(nameOf(all(table, '[data-choice=chosen]')[0]!)).to.equal(words.whyMove);
    expect(message(table)).to.include(words.players.a);
    await ready(table);
  });
});
