import { expect } from '@open-wc/testing';
import { parseRecord, play } from '../../machine/index.ts';
import { occasionOf } from '../../machine/rulebook/occasions.ts';
import { RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { loadRulingWords } from '../../machine/rulebook/rulings/words.ts';
import type { Ruling } from '../../machine/rulebook/types.ts';
import { all, button, clear, drawn, focused, message, names, press, sit, until, wordsFor } from './table.ts';

afterEach(clear);

const rare: readonly Ruling[] = RULINGS.filter((ruling: Ruling) => ruling.occasion);
type Table = Awaited<ReturnType<typeof sit>>;
const panel = (table: Table): Promise<HTMLElement> => until('the ruling', () => all(table, 'blue-lion-panel h3').find((heading) => /[?？]|요|까/.test(heading.textContent ?? ''))?.closest<HTMLElement>('blue-lion-panel'));
const hrefs = (within: Element): string[] => [...within.querySelectorAll('a')].map(({ href }) => href);
/** What is rare in the case of a ruling, and after how many moves it comes. */
function rareMove({ position, moves, occasion }: Ruling): { readonly at: number; readonly trace: readonly { readonly rule: string }[] } {
  const record = parseRecord([position, ...moves].join(' '));
  if (!record.ok) throw new Error();
  const { start, moves: line } = record.value, befores = [start, ...line.map((each) => each.position)];
  const found = line.flatMap(({ move }, at) => { const done = play(befores[at]!, move); return done.ok && occasionOf(befores[at]!, done) === occasion ? [{ at, trace: done.trace }] : []; })[0];
  if (!found) throw new Error(`Nothing rare in ${position} ${moves.join(' ')}`);
  return found;
}

/** The case of a ruling, stepped through up to what is rare in it. */
async function played(ruling: Ruling, next: string, more: Record<string, string> = {}): Promise<Table> {
  const table = await sit({ mode: 'replay', record: [ruling.position, ...ruling.moves].join(' '), at: String(rareMove(ruling).at), ...more });
  await until('the buttons of a replay', () => names(table).includes(next));
  await press(table, next);
  return table;
}

describe('why?', () => {
  for (const ruling of rare) {
    it(`opens the ruling about what has just happened: ${ruling.occasion!}`, async () => {
      for (const [lang, why] of [['en', 'Why?'], ['ko', '왜 그런가요?']] as const) {
        const table = await played(ruling, wordsFor(lang).panels.steps.next, { lang }), words = (await loadRulingWords(lang))[ruling.id]!;
        await until('the question', () => names(table).includes(why));
        await press(table, why);
        const shown = await panel(table), text = await until('its text', () => shown.textContent);
        for (const part of [words.question, words.answer, words.reason]) expect(text).to.include(part);
        const step = rareMove(ruling);
        for (const { rule } of step.trace) expect(text, 'the reasoning about this very move').to.include(rule);
        await until('the focus on it', () => focused().tagName === 'H3');
        expect(hrefs(shown), 'a table that knows no rulebook links to none').to.deep.equal([]);
        await press(table, button(table, lang === 'ko' ? '닫기' : 'Close'));
        expect(all(table, 'blue-lion-panel').length).to.equal(0);
        expect(focused().textContent).to.include(why);
        clear();
      }
    });
  }

  it('is not asked of what happens all the time, nor of what was refused', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    expect(table.play('s34')).to.equal(true);
    await drawn(table);
    expect(message(table)).to.include('Theft');
    expect(names(table)).not.to.include('Why?');
    expect(table.play('s12')).to.equal(false);
    await drawn(table);
    expect(names(table)).not.to.include('Why?');
  });

  it('has nothing more to say once the move is taken back', async () => {
    const table = await sit({ position: 'AxAbPaPxBxBp - - a 0-0 rulebook', 'take-back': 'free' });
    table.play('s23');
    await drawn(table);
    await press(table, 'Why?');
    await panel(table);
    table.undo();
    await until('that there is nothing', () => all(table, 'blue-lion-panel')[0]?.textContent?.includes('Nothing out of the ordinary'));
    expect(names(table)).not.to.include('Why?');
  });

  it('goes over to the next ruling while it is open', async () => {
    const table = await sit({ position: 'AxAbPaPxBxBp - - a 0-0 rulebook' });
    table.play('s23');
    await drawn(table);
    await press(table, 'Why?');
    await panel(table);
    expect(table.play('f1')).to.equal(true);
    await drawn(table);
    expect(names(table)).not.to.include('Why?');
    expect(all(table, 'blue-lion-panel h3').length, 'it stays until it is shut').to.equal(1);
  });
});

describe('a rulebook that is published somewhere', () => {
  const rulebook = 'https://lion.example/a/ko';
  it('is linked from every rule and every ruling that the table names', async () => {
    const table = await sit({ position: 'AxAbPaPxBxBp - - a 0-0 rulebook', rulebook });
    table.play('s23');
    await drawn(table);
    await press(table, 'Rule R5.5');
    expect(hrefs(await until('its sentence', () => all(table, '.rule-text a')[0]?.parentElement))).to.deep.equal([`${rulebook}/rules/#r5-5`]);
    await press(table, 'Why?');
    const links = hrefs(await panel(table));
    expect(links.slice(-2)).to.deep.equal([`${rulebook}/rulings/own-goal/`, `${rulebook}/referee/#q=A.A.P.P.B.B._-_-_a_0-0_rulebook/s23/v2`]);
    for (const link of links.slice(0, -2)) expect(link).to.match(/\/a\/ko\/rules\/#r\d-\d$/);
    expect(table.play('s12')).to.equal(false);
    await drawn(table);
    await press(table, 'Rule R4.3');
    expect(hrefs(await until('the rule that forbids it', () => all(table, '.rule-text a')[0]?.parentElement))).to.deep.equal([`${rulebook}/rules/#r4-3`]);
  });
  it('has a referee, who is asked from the panels about the last move that is seen: without the backs that are to be remembered, and with them where they are shown', async () => {
    const asked = async (table: Awaited<ReturnType<typeof sit>>): Promise<string[]> => {
      await drawn(table);
      return all(table, 'a').map((link) => (link as HTMLAnchorElement).href).filter((href) => href.includes('/referee/'));
    };
    const table = await sit({ position: 'AxAbPaPxBxBp - - a 0-0 rulebook', rulebook }), at = (text: string): string[] => [`${rulebook}/referee/#q=${text}/v2`];
    await press(table, 'Help');
    await until('the keys', () => all(table, 'blue-lion-panel .keys')[0]);
    expect(await asked(table)).to.deep.equal(at('A.A.P.P.B.B._-_-_a_0-0_rulebook'));
    table.play('s23');
    await press(table, 'Moves');
    await until('the list', () => all(table, 'blue-lion-panel ol.moves')[0]);
    expect(await asked(table)).to.deep.equal(at('A.A.P.P.B.B._-_-_a_0-0_rulebook/s23'));
    table.memory = 'seen';
    expect(await asked(table)).to.deep.equal(at('AxAbPaPxBxBp_-_-_a_0-0_rulebook/s23'));
    table.rulebook = null;
    expect(await asked(table)).to.deep.equal([]);
  });
  it('is not linked when its address leads nowhere, or does something', async () => {
     
    for (const address of ['javascript:alert(1)', 'data:text/html,x', 'http://[', 'blob:x', '']) {
      const table = await sit({ position: 'AxAbPaPxBxBp - - a 0-0 rulebook', rulebook: address });
      table.play('s23');
      await drawn(table);
      await press(table, 'Rule R5.5', 'Why?');
      await panel(table);
      expect(all(table, 'a').filter((link) => (link as HTMLAnchorElement).protocol !== 'http:'), address).to.deep.equal([]);
      clear();
    }
  });
});
