import { expect } from '@open-wc/testing';
import { analysisWords as en } from '../../machine/opponent/analysis.en.ts';
import { hints as inEnglish } from '../../components/words/hints.en.ts';
import { hints as inKorean } from '../../components/words/hints.ko.ts';
import { panels as panelsInEnglish } from '../../components/words/panels.en.ts';
import { panels as panelsInKorean } from '../../components/words/panels.ko.ts';
import { keys } from '../input.ts';
import { all, button, clear, drawn, duty, focused, focusedName, listen, names, press, sit, until, wordsFor } from './table.ts';

afterEach(clear);

type Table = Awaited<ReturnType<typeof sit>>;
/** A win for Arsène at once, by the swap in the middle. */
const won = 'XaAbApBxXpPb - - a 5-4 rulebook';
const panel = (table: Table): string => all(table, 'blue-lion-panel')[0]?.textContent.replace(/\s+/g, ' ') ?? '';
const { hints, panels } = { hints: inEnglish, panels: panelsInEnglish };

async function ask(table: Table, how = panels.help.hint): Promise<void> {
  await press(table, button(table, wordsFor(table.lang || 'en').choices.help));
  await until('the help', () => names(table).includes(how));
  await press(table, how);
  await until('the hint', () => all(table, 'blue-lion-panel [aria-live] p').some(({ textContent }) => textContent.trim() && textContent !== hints.working && textContent !== inKorean.working), 15_000);
}

describe('a hint', () => {
  it('says first where to look, then what is best, then why, then everything: in both languages', async function () {
    this.timeout(60_000);
    for (const [lang, words, around, swap] of [['en', inEnglish, panelsInEnglish, 'Swap 3 and 4'], ['ko', inKorean, panelsInKorean, '3번째와 4번째 타일 바꾸기']] as const) {
      const table = await sit({ position: won, memory: 'seen', lang });
      await ask(table, around.help.hint);
      await until('the focus on its heading', () => focused().textContent === words.title);
      expect(panel(table)).to.include(words.look.swap).and.include(lang === 'en' ? 'Exact: Arsène wins at once.' : '정확한 값이에요. 아르센이 바로 이겨요.').and.not.include(swap);
      await press(table, words.more);
      expect(panel(table)).to.include(words.best([swap], 0)).and.not.include(words.line);
      await press(table, words.more);
      expect(panel(table)).to.include(words.line).and.include(lang === 'en' ? 'Arsène wins.' : '아르센이 이겨요.');
      await press(table, words.showAll);
      expect(all(table, 'blue-lion-panel tbody tr').length).to.equal(table.state.legalMoves.length);
      await until('that the focus is where everything begins', () => focused().textContent === words.table);
      await press(table, words.shut);
      expect(all(table, 'blue-lion-panel')).to.have.length(0);
      expect(focusedName()).to.equal(wordsFor(lang).choices.help);
      clear();
    }
  });

  it('is told by the key H, is heard, and goes with Escape', async () => {
    const table = await sit({ position: won, memory: 'seen' });
    button(table, 'Place 1 of 6, Lady X, on its back Arsène').focus();
    await keys('h');
    await until('the heading', () => focused().textContent === hints.title);
    await until('what it says, in a live region', () => all(table, 'blue-lion-panel [aria-live=polite]')[0]?.textContent.includes(hints.look.swap), 15_000);
    await keys('Escape');
    await until('that it is gone', () => all(table, 'blue-lion-panel').length === 0);
    expect(all(table, 'blue-lion-panel')).to.have.length(0);
  });

  it('counts no back that was seen where it has to be remembered', async function () {
    this.timeout(60_000);
    const texts: string[] = [];
    // The same to look at; only what was seen is another.
    for (const position of ['XaAbApBxXpPb - - a 5-4 rulebook', 'XpAxAbBpXbPa - - a 5-4 rulebook', 'X.A.A.B.X.P. - - a 5-4 rulebook']) {
      const table = await sit({ position });
      await ask(table);
      await press(table, hints.more);
      await press(table, hints.more);
      await press(table, hints.showAll);
      expect(panel(table)).to.include(hints.openly).and.include('An estimate');
      texts.push(panel(table));
      clear();
    }
    expect(new Set(texts).size).to.equal(1);
  });

  it('follows the game: another position, another hint, from its start', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook', memory: 'seen' });
    await ask(table);
    await press(table, hints.more);
    const before = panel(table);
    table.play('s34');
    await until('another hint', () => panel(table) !== before && !panel(table).includes(hints.working), 15_000);
    expect(panel(table)).to.include('Lady X').and.not.include('Equally good');
  });

  it('is not given where the page wants none, and comes back when it does', async () => {
    const table = await sit({ position: won, memory: 'seen', hints: 'off' });
    await press(table, wordsFor().choices.help);
    await until('the keys', () => all(table, 'blue-lion-panel .keys')[0]);
    expect(names(table)).not.to.include(panels.help.hint);
    button(table, 'Place 1 of 6, Lady X, on its back Arsène').focus();
    await keys('h');
    await until('why not', () => panel(table).includes(hints.off));
    table.removeAttribute('hints');
    table.play('lr');
    await until('a hint', () => panel(table).includes('Lady X') && !panel(table).includes(hints.working), 15_000);
  });

  it('is for whoever is to move here', async () => {
    const table = await sit({ position: won, memory: 'seen', arsene: 'external' });
    await press(table, wordsFor().choices.help);
    await until('the button', () => names(table).includes(panels.help.hint));
    await press(table, panels.help.hint);
    await until('that one waits', () => panel(table).includes(hints.wait));
  });
});

/** A game that Lady X throws away: she could have won at once. */
const thrown = 'AxXbXpBaApPb - - x 5-5 rulebook lr';

describe('the story of a game', () => {
  const words = hints.story;
  async function tell(table: Table, lang: 'en' | 'ko' = 'en'): Promise<void> {
    await until('the end', () => table.state.stage === 'over');
    await until('its button', () => names(table).includes((lang === 'en' ? panelsInEnglish : panelsInKorean).over.story));
    await press(table, (lang === 'en' ? panelsInEnglish : panelsInKorean).over.story);
    await until('the story', () => all(table, 'blue-lion-panel [role=status] p')[0]?.textContent.trim(), 20_000);
  }

  it('is offered when the game is over: what was thrown away, and what would have held; each moment can be looked at', async function () {
    this.timeout(60_000);
    const table = await sit({ record: thrown }), heard = listen();
    table.resign('x');
    await tell(table);
    await until('the focus on its heading', () => focused().textContent === words.title);
    const text = panel(table);
    for (const said of ['Lady X: Left end tile, Arsène, to the right end.', 'That gave a win away', 'Better: ', en.turned]) expect(text).to.include(said);
    await press(table, words.lookAt(1));
    await until('the look back', () => duty(table) === panels.lookingBack(0, 1));
    expect(panel(table)).to.include(words.shown);
    expect(all(table, 'blue-lion-panel [aria-current=step]')).to.have.length(1);
    await until('that it is said', () => heard.polite.some((each) => each.includes(panels.lookingBack(0, 1))));
    await press(table, panels.steps.now);
    expect(panel(table)).to.not.include(words.shown);
    await press(table, hints.shut);
    expect(all(table, 'blue-lion-panel')).to.have.length(0);
    await until('the focus on what opened it', () => focusedName() === panels.over.story);
    heard.stop();
  });

  it('is told in Korean', async function () {
    this.timeout(60_000);
    const table = await sit({ record: thrown, lang: 'ko' });
    table.resign('x');
    await tell(table, 'ko');
    expect(panel(table)).to.include('이긴 게임을 놓쳤어요.').and.include(inKorean.story.lookAt(1));
  });

  it('says so when nothing turned, and is none of a game that goes on', async function () {
    this.timeout(60_000);
    const table = await sit({ record: `${won} s34` });
    await tell(table);
    expect(panel(table)).to.include(en.noMoment);
    table.undo();
    await drawn(table);
    if (table.state.stage !== 'over') expect(panel(table)).to.include(words.notYet);
    table.newGame();
    await until('that there is none', () => panel(table).includes(words.notYet));
  });
});
