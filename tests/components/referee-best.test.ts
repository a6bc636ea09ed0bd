import { expect } from '@open-wc/testing';
import { legalMoves } from '../../machine/index.ts';
import { hints as inEnglish } from '../../components/words/hints.en.ts';
import { hints as inKorean } from '../../components/words/hints.ko.ts';
import { read } from '../player.ts';
import { button, find, press, referee, settled, text, wordsOf } from './referees.ts';
import { clear, until } from './table.ts';

afterEach(clear);

const won = 'XaAbApBxXpPb - - a 5-4 rulebook', unseen = 'X.A.A.B.X.P. - - x 3-3 rulebook', over = 'XaAbApBxXpPb - - a 7-4 rulebook';
const rows = (element: Awaited<ReturnType<typeof referee>>): string[] => find(element, '.best tbody tr').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim());

describe('what would be best, asked of the referee', () => {
  for (const [lang, hints, exact, best] of [['en', inEnglish, 'Exact: Arsène wins at once.', 'Swap 3 and 4'], ['ko', inKorean, '정확한 값이에요. 아르센이 바로 이겨요.', '3번째와 4번째 타일 바꾸기']] as const) {
    it(`lists every action, best first, with what it comes to and gives away: ${lang}`, async function () {
      this.timeout(60_000);
      const element = await referee({ question: `${won}/s34`, lang }), { title } = wordsOf[lang].best;
      expect(rows(element), 'nothing is worked out before somebody asks').to.have.length(0);
      await press(element, title);
      await until('the answer', () => text(element, '.best [role=status]').includes(exact), 30_000);
      expect(rows(element)).to.have.length(legalMoves(read(won)).length);
      expect(rows(element)[0]).to.include(best).and.include(hints.asGood);
      expect(text(element, '.best')).to.include(hints.line);
      const [table] = find(element, '.best table');
      expect(table!.getAttribute('aria-label')).to.equal(hints.table);
      expect(find(element, '.best thead [role=columnheader]').map(({ textContent }) => textContent)).to.deep.equal(Object.values(hints.columns));
      expect(find(element, '.best progress')).to.have.length(0);
    });
  }

  it('follows the position, says that an estimate is one, and has nothing to say of a game that is over', async function () {
    this.timeout(60_000);
    const element = await referee({ position: won }), { title } = wordsOf.en.best;
    await press(element, title);
    await until('the first answer', () => rows(element).length > 0, 30_000);
    element.position = unseen;
    await until('the next one', () => text(element, '.best [role=status]').includes('An estimate'), 30_000);
    for (const row of rows(element)) expect(row).to.match(/An estimate|at once/);
    element.position = over;
    await until('the end', () => text(element, '.best [role=status]').includes('The game is over.'), 30_000);
    expect(rows(element)).to.have.length(0);
    expect(button(element, title).closest('details')!.open).to.equal(true);
  });

  it('gives the line of best play a line for each turn, as many as the win is said to take', async function () {
    this.timeout(60_000);
    const element = await referee({ position: 'PaXaPxBaBpBx - - a 6-1 rulebook' });
    await press(element, wordsOf.en.best.title);
    await until('the answer', () => text(element, '.best [role=status]').includes('Arsène wins in nine turns'), 30_000);
    const line = find(element, '.best ol.line li').map(({ textContent }) => textContent.trim());
    expect(line).to.have.length(9);
    for (const [i, turn] of line.entries()) expect(turn).to.match(i % 2 ? /^Lady X: / : /^Arsène: /);
    expect(line.some((turn) => /, then return /.test(turn)), line.join(' | ')).to.equal(true);
  });

  it('asks nothing while it is shut, and goes on when it is opened again', async function () {
    this.timeout(60_000);
    const element = await referee({ position: won }), { title } = wordsOf.en.best;
    await press(element, title);
    await press(element, title);
    element.position = unseen;
    await settled(element);
    await new Promise((done) => { setTimeout(done, 300); });
    expect(text(element, '.best')).to.not.include('An estimate');
    await press(element, title);
    await until('the answer for what lies there now', () => text(element, '.best [role=status]').includes('An estimate'), 30_000);
  });
});
