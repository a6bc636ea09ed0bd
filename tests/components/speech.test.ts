import { expect } from '@open-wc/testing';
import { all, clear, drawn, duty, listen, message, press, sit, tile, until, wordsFor } from './table.ts';
import type { Lang } from '../player.ts';

afterEach(clear);

type Heard = ReturnType<typeof listen>;
const group = (...sentences: string[]): string => sentences.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');

/** Plays a move as a page would, and gives what is heard of it. */
async function hear(position: string, moves: readonly string[], lang: Lang = 'en'): Promise<{ said: string; heard: Heard; duty: string }> {
  const table = await sit({ position, lang, seed: 'speech' });
  for (const move of moves.slice(0, -1)) table.play(move);
  await drawn(table);
  const heard = listen();
  expect(table.play(moves.at(-1)!), moves.at(-1)!).to.equal(true);
  await until('a sentence', () => heard.polite.length > 0);
  await drawn(table);
  return { said: heard.polite[0]!, heard, duty: duty(table) };
}

for (const lang of ['en', 'ko'] as const) {
  const words = wordsFor(lang), { did } = words;
  describe(`what is heard of a move, in ${lang}`, () => {
    it('is one group: what was done, and who does what next', async () => {
      const { said, heard, duty: next } = await hear('XaAbApBxXpPb - - a 0-0 rulebook', ['lr'], lang);
      expect(said).to.equal(group(did.end('a', 'X', 'r'), next));
      expect(heard.polite).to.have.length(1);
      expect(heard.assertive).to.have.length(0);
      expect(heard.langs).to.deep.equal([lang]);
    });
    it('has what came up in it', async () => {
      const { said, duty: next } = await hear('XaAbApBxXpPb - - a 0-0 rulebook', ['f6'], lang);
      expect(said).to.equal(group(did.flip('a', 6, 'B'), next));
    });
    it('has in this order what was done, who is paid and why, what leaves, who does what next', async () => {
      const { said, duty: next } = await hear('XaAbApBxXpPb - - a 0-0 rulebook', ['s34'], lang);
      expect(said).to.equal(group(did.swap('a', 3), words.paid({ at: 2, kind: 'theft', for: 'a', points: 2 }, 2), words.leaves(1), next));
    });
    it('begins with an own goal', async () => {
      const { said, heard, duty: next } = await hear('PxPbAxBaXbAp - - a 0-0 rulebook', ['s23'], lang);
      expect(said).to.equal(group(words.ownGoal('x', 1, ['interrogation'], 1), did.swap('a', 2), words.leaves(1), next));
      expect(heard.polite).to.have.length(1);
    });
    it('tells of two combinations at once, the one of the rival first', async () => {
      const { said, duty: next } = await hear('AxPaAbXpXbPb - - a 0-0 rulebook', ['f4'], lang);
      expect(said).to.equal(group(words.ownGoal('x', 1, ['interrogation']), did.flip('a', 4, 'P'), words.paid({ at: 4, kind: 'interrogation', for: 'a', points: 1 }), words.leaves(2), next));
    });
    it('says when a combination pays nobody', async () => {
      const { said } = await hear('PxPbAxBaXbAp - - a 0-0 rulebook,rival=0', ['s23'], lang);
      expect(said).to.include(words.unpaid('interrogation'));
      expect(said).not.to.match(/own goal/i);
    });
    it('tells of a tile that comes back, turned over', async () => {
      const { said, duty: next } = await hear('BaPxXbPbAx - Pa/ a 0-0 rulebook', ['b1lf'], lang);
      expect(said).to.include(did.return('a', 'P', 'l', 'A')).and.to.include(next);
    });
    it('tells of the first tile, of another, and of a pass', async () => {
      const toss = '- P.X.B.A.A.P. - a 0-0 rulebook';
      expect((await hear(toss, ['2r'], lang)).said).to.include(did.place('a', 'X', null, null));
      clear();
      expect((await hear(toss, ['2r', '1l'], lang)).said).to.include(did.place('x', 'P', 'l', null));
      clear();
      expect((await hear(toss, ['pass'], lang)).said).to.include(did.pass('a'));
    });
    it('ends with the end', async () => {
      const { said } = await hear('XaAbApBxXpPb - - a 5-0 rulebook', ['s34'], lang);
      const end = group(words.outcome({ winner: 'a', score: { a: 7, x: 0 } }));
      expect(said.slice(-end.length)).to.equal(end);
    });
    it('has no more than 25 words', async () => {
      const { said } = await hear('XaAbApBxXpPb - - a 0-0 rulebook', ['s34'], lang);
      expect(said.split(' ').length).to.be.at.most(25);
    });
  });
}

describe('what is heard besides', () => {
  const { choices, takenBack, drawOffered } = wordsFor();
  it('of a choice: nothing but the focus that moves', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' }), heard = listen();
    await press(table, tile(table, 'row', 1), tile(table, 'row', 2), choices.cancel);
    expect([...heard.polite, ...heard.assertive]).to.deep.equal([]);
  });
  it('of taking back, of a draw, of a new game', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    table.play('lr');
    await drawn(table);
    for (const [choice, sentence] of [[choices.takeBack, takenBack], [choices.draw, drawOffered('a')]] as const) {
      const heard = listen();
      await press(table, choice);
      await until('a sentence', () => heard.polite.length > 0);
      expect(heard.polite).to.have.length(1);
      expect(heard.polite[0]).to.include(sentence);
      heard.stop();
    }
  });
  it('is what the message shows', async () => {
    const table = await sit({ position: 'PxPbAxBaXbAp - - a 0-0 rulebook' }), heard = listen();
    table.play('s23');
    await until('a sentence', () => heard.polite.length > 0);
    await drawn(table);
    const shown = message(table).replace(/\s*(R[\d.]+|Why\?)/g, '').trim();
    expect(heard.polite[0]!.startsWith(shown), `${heard.polite[0]} begins with ${shown}`).to.equal(true);
    expect(all(table, 'blue-lion-message strong')).to.have.length(1);
  });
  it('leaves no other live region, alert or status in the table that would say it twice', async () => {
    const table = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook' });
    table.play('s12');
    await drawn(table);
    expect(all(table, '[aria-live], [role=status], [role=alert], [role=log], output')).to.have.length(0);
  });
  it('of two games on a page is said by the one that is played', async () => {
    const one = await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook', lang: 'en' });
    await sit({ position: 'XaAbApBxXpPb - - a 0-0 rulebook', lang: 'ko' });
    const heard = listen();
    one.play('lr');
    await until('a sentence', () => heard.polite.length > 0);
    await drawn(one);
    expect(heard.polite).to.have.length(1);
    expect(heard.langs).to.deep.equal(['en']);
  });
});
