import { expect } from '@open-wc/testing';
import { explain } from '../../machine/index.ts';
import type { RefusalCode, RuleId } from '../../machine/index.ts';
import { all, button, clear, drawn, events, listen, message, press, see, sit, tile, until, wordsFor } from './table.ts';

afterEach(clear);

const { choices, passesLeft } = wordsFor();
const acting = 'XaAbApBxXpPb - - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook';

/** What is tried, and why it cannot be. The last press is refused. */
const cases: readonly { readonly name: string; readonly position: string; readonly presses: readonly (string | readonly ['row' | 'loose' | 'aside', number])[]; readonly code: RefusalCode; readonly rule: RuleId }[] = [
  { name: 'an end tile is swapped', position: acting, presses: [['row', 1], choices.swapRight], code: 'end-tile', rule: 'R4.3' },
  { name: 'a tile is swapped with nothing', position: acting, presses: [['row', 1], choices.swapLeft], code: 'no-such-tile', rule: 'R4.5' },
  { name: 'a tile in the middle goes to the other end', position: acting, presses: [['row', 3], choices.otherEnd], code: 'no-such-tile', rule: 'R4.2' },
  { name: 'no pass is left', position: `${building},pass=0`, presses: [passesLeft(0)], code: 'no-pass', rule: 'R3.3' },
  { name: 'a tile of the row is chosen while it is built', position: building, presses: [['row', 1]], code: 'not-now', rule: 'R3.1' },
  { name: 'the first tile is turned over where nothing is', position: '- P.X.B.A.A.P. - a 0-0 rulebook,flip=0', presses: [['loose', 1], choices.over], code: 'no-turning', rule: 'R3.2' },
  { name: 'a tile of the row is chosen when one has to come back', position: 'AxPxXbPb - BaPa/ a 0-0 rulebook', presses: [['row', 1]], code: 'not-now', rule: 'R6.2' },
  { name: 'a tile comes back before the action', position: 'AxPxXbPb - BaPa a 0-0 rulebook', presses: [['aside', 1]], code: 'not-now', rule: 'R6.2' },
];

describe('a refusal', () => {
  for (const { name, position, presses, code, rule } of cases) {
    it(`says why, for the eye, for the ear and for the page: ${name}`, async () => {
      const table = await sit({ position }), heard = listen(), told = events(document, 'blue-lion-refusal');
      for (const each of presses) await press(table, typeof each === 'string' ? each : tile(table, ...each));
      await until('the refusal', () => told.length > 0 && heard.assertive.length > 0);
      const why = explain({ code, rule } as Parameters<typeof explain>[0], 'en');
      expect(told.map(({ detail }) => ({ code: detail.code, rule: detail.rule, message: detail.message }))).to.deep.equal([{ code, rule, message: why }]);
      expect(told[0]!.bubbles && told[0]!.composed).to.equal(true);
      await drawn(table);
      expect(heard.assertive).to.deep.equal([why]);
      expect(message(table)).to.include(why).and.to.include(rule);
      expect(table.state.position).to.equal(position);
    });
  }
  it('is said in Korean too', async () => {
    const table = await sit({ position: acting, lang: 'ko' }), heard = listen(), told = events(table, 'blue-lion-refusal');
    await press(table, all(table, 'blue-lion-row button.tile')[0]!, wordsFor('ko').choices.swapRight);
    const why = explain({ code: 'end-tile', rule: 'R4.3' } as Parameters<typeof explain>[0], 'ko');
    await until('the refusal', () => told.length > 0);
    expect(told[0]!.detail.message).to.equal(why);
    await until('it is heard', () => heard.assertive.length > 0);
    expect(heard.assertive).to.deep.equal([why]);
    expect(heard.langs.at(-1)).to.equal('ko');
    expect(message(table)).to.include(why);
  });
  it('has all its words even when it is the very first thing that is done', async () => {
    const table = await see({ position: acting }), heard = listen(), told = events(table, 'blue-lion-refusal');
    expect(table.play('s12')).to.equal(false);
    await until('the refusal', () => told.length > 0);
    expect(told[0]!.detail).to.include({ move: 's12', code: 'end-tile', rule: 'R4.3' });
    expect(told[0]!.detail.message).to.be.a('string').and.not.to.equal('');
    await until('its words', () => message(table).includes(told[0]!.detail.message));
    await until('it is heard', () => heard.assertive.length > 0);
    expect(heard.assertive).to.deep.equal([told[0]!.detail.message]);
  });
  it('goes with the next thing that is possible', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.swapRight);
    expect(all(table, 'blue-lion-message .refusal')).to.have.length(1);
    await press(table, tile(table, 'row', 2));
    expect(all(table, 'blue-lion-message .refusal')).to.have.length(0);
  });
  it('shows its rule in full when it is asked for', async () => {
    const table = await sit({ position: acting });
    await press(table, tile(table, 'row', 1), choices.swapRight, wordsFor().rule('R4.3'));
    await until('the rule', () => all(table, '.rule-text')[0]?.textContent);
    expect(button(table, wordsFor().rule('R4.3')).getAttribute('aria-expanded')).to.equal('true');
    await press(table, wordsFor().rule('R4.3'));
    expect(all(table, '.rule-text')).to.have.length(0);
  });
});

describe('a move that names a picture', () => {
  it('is refused without a look, whether the picture lies there or not', async () => {
    const table = await sit({ position: 'X.A.A.B.X.P. - - a 0-0 rulebook' }), told = events(table, 'blue-lion-refusal');
    for (const picture of ['A', 'P', 'B']) expect(table.play(`f1=${picture}`)).to.equal(false);
    await until('three refusals', () => told.length === 3);
    for (const { detail } of told) expect(detail).to.include({ code: 'picture-not-yours', rule: 'R2.2' });
    expect(table.state.position).to.equal('X.A.A.B.X.P. - - a 0-0 rulebook');
  });
});

describe('a dim button of the bar', () => {
  it('asks for a tile first, aloud', async () => {
    const table = await sit({ position: acting }), heard = listen();
    await press(table, choices.flip);
    await until('an answer', () => heard.assertive.length > 0);
    expect(message(table)).to.equal(heard.assertive[0]);
  });
});
