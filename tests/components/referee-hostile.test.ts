import { expect } from '@open-wc/testing';
import { HOSTILE_MARK, HOSTILE_TEXTS } from '../hostile-texts.ts';
import { clear, nameOf } from './table.ts';
import { find, press, referee, settled, text, wordsOf } from './referees.ts';

const thrown: string[] = [];
const note = (event: Event): void => { thrown.push(String((event as ErrorEvent).error ?? (event as PromiseRejectionEvent).reason)); };
const marks = window as unknown as Record<string, unknown>;
before(() => {
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, note);
  marks[HOSTILE_MARK] = () => { thrown.push('executed'); };
});
after(() => { for (const name of ['error', 'unhandledrejection']) removeEventListener(name, note); });
afterEach(() => {
  clear();
  expect(thrown.splice(0)).to.deep.equal([]);
  expect(marks[HOSTILE_MARK]).to.be.a('function');
});

const question = 'XaAbApBxXpPb_-_-_a_0-0_rulebook/s34/no/a2x0/v2';
const inside = (element: Element): string => [...element.shadowRoot!.querySelectorAll('script,iframe,object,embed,img,link,meta,base,form[action],[onerror],[onload],[onclick]')].map(({ localName }) => localName).join();

describe('two hundred hostile texts', () => {
  it('are two hundred', () => { expect(HOSTILE_TEXTS.length).to.be.at.least(200); });

  for (const attribute of ['question', 'position', 'move', 'rulebook', 'page', 'theme', 'lang']) {
    it(`in ${attribute}: nothing runs, nothing is lost`, async function () {
      this.timeout(60_000);
      const element = await referee({ question });
      for (const hostile of HOSTILE_TEXTS) {
        element.setAttribute(attribute, hostile);
        await settled(element);
        if (attribute !== 'question' && attribute !== 'position' && attribute !== 'move') expect(element.state.question, hostile).to.equal(question);
        expect(text(element, '[part=verdict]') || element.state.position, hostile).to.not.equal('');
        expect(inside(element), hostile).to.equal('');
        for (const link of find(element, 'a') as HTMLAnchorElement[]) expect(link.protocol).to.match(/^https?:$/);
      }
    });
  }

  it('typed as moves, pasted, and as names: nothing runs, nothing is lost', async function () {
    this.timeout(120_000);
    const element = await referee({ question });
    for (const hostile of HOSTILE_TEXTS) {
      const field = find(element, '.typed input')[0] as HTMLInputElement;
      field.value = hostile;
      field.form!.requestSubmit();
      await settled(element);
      expect(element.state.position, hostile).to.equal('XaAbApBxXpPb - - a 0-0 rulebook');
    }
    element.question = question;
    await settled(element);
    for (const hostile of HOSTILE_TEXTS) {
      const name = find(element, 'fieldset input')[0] as HTMLInputElement;
      name.value = hostile;
      name.dispatchEvent(new Event('input'));
      await settled(element);
      expect(inside(element), hostile).to.equal('');
      expect(element.state.question, hostile).to.equal(question);
    }
    await press(element, wordsOf.en.table.change);
    for (const hostile of HOSTILE_TEXTS) {
      const box = find(element, 'textarea')[0] as HTMLTextAreaElement | undefined;
      if (!box) { element.position = 'XaAbApBxXpPb - - a 0-0 rulebook'; await settled(element); await press(element, wordsOf.en.table.change); continue; }
      box.value = hostile;
      box.form!.requestSubmit();
      await settled(element);
      await settled(element);
      // Two tiles in wide letters are two tiles, and the row is there again at a press.
      if (element.state.position === '') await press(element, wordsOf.en.table.undo);
      expect(element.state.position, hostile).to.not.equal('');
      expect(inside(element), hostile).to.equal('');
    }
    expect(find(element, 'button').map(nameOf)).to.include(wordsOf.en.table.undo);
  });
});
