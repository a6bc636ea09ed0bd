import { expect } from '@open-wc/testing';
import { all, barNames, clear, drawn, duty, listen, make, message, names, press, ready, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const en = wordsFor('en').choices, ko = wordsFor('ko').choices;
const speaks = (table: Awaited<ReturnType<typeof sit>>, lang: 'en' | 'ko'): Promise<unknown> =>
  until(`a table in ${lang}`, () => barNames(table)[0] === { en, ko }[lang].flip && all(table, '[part=table]')[0]!.lang === lang);

describe('a table speaks', () => {
  it('English, if nobody says otherwise', async () => {
    await speaks(await sit({ position: acting }), 'en');
  });
  it('the language of its own attribute, also another Korean, else English', async () => {
    for (const [lang, spoken] of [['ko', 'ko'], ['ko-KR', 'ko'], ['KO', 'ko'], ['kok', 'en'], ['fr', 'en'], ['en-GB', 'en'], ['<b>', 'en'], ['', 'en']] as const) {
      await speaks(await sit({ position: acting, lang }), spoken);
      clear();
    }
  });
  it('the nearest language around it, also outside of a shadow tree', async () => {
    document.documentElement.lang = 'en';
    const section = document.body.appendChild(document.createElement('section'));
    section.lang = 'ko';
    const host = section.appendChild(document.createElement('div')), table = make({ position: acting });
    host.attachShadow({ mode: 'open' }).append(table);
    await ready(table);
    await speaks(table, 'ko');
  });
  it('another language as soon as its attribute, or one around it, changes', async () => {
    const table = await sit({ position: acting });
    table.lang = 'ko';
    await speaks(table, 'ko');
    table.removeAttribute('lang');
    await speaks(table, 'en');
    document.documentElement.lang = 'ko';
    await speaks(table, 'ko');
    document.body.lang = 'en';
    await speaks(table, 'en');
    document.body.removeAttribute('lang');
    await speaks(table, 'ko');
  });
  it('the language of the place to which it is moved', async () => {
    const table = await sit({ position: acting }), section = document.body.appendChild(document.createElement('section'));
    section.lang = 'ko';
    section.append(table);
    await speaks(table, 'ko');
    document.body.append(table);
    await speaks(table, 'en');
  });
  it('the last of many that are set one after the other', async () => {
    const table = await sit({ position: acting });
    for (const lang of ['ko', 'en', 'ko', 'en', 'ko']) table.lang = lang;
    await drawn(table);
    await speaks(table, 'ko');
  });
});

describe('when the language changes', () => {
  it('the game, the choice and the focus stay, and everything that is said follows', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), en.swapRight);
    await until('why', () => /[a-z]/.test(message(table)));
    const refused = message(table);
    table.lang = 'ko';
    await until('Korean', () => barNames(table)[0] === ko.flip);
    expect(all(table, '[aria-pressed=true]').map((each) => each.dataset['place'])).to.deep.equal(['1']);
    await until('the refusal in Korean', () => message(table) !== refused && /[가-힣]/.test(message(table)));
    expect(duty(table)).to.match(/[가-힣]/);
    expect(names(table).filter((name) => !/[가-힣]|^R\d/.test(name))).to.deep.equal([]);
    const heard = listen();
    await press(table, ko.otherEnd);
    await until('a sentence', () => heard.polite.length > 0);
    expect(heard.langs).to.deep.equal(['ko']);
    expect(heard.polite[0]).to.include(wordsFor('ko').did.end('a', 'X', 'r'));
  });
  it('of one table, the other keeps its own', async () => {
    const one = await sit({ position: acting }), other = await sit({ position: acting });
    one.lang = 'ko';
    await speaks(one, 'ko');
    await speaks(other, 'en');
  });
});
