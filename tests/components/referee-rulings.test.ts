import { expect } from '@open-wc/testing';
import { loadRulingWords, RULINGS } from '../../machine/rulebook/rulings/index.ts';
import { judge, type Judgement } from '../../machine/rulebook/judge.ts';
import { formatPosition } from '../../machine/notation/index.ts';
import { legalMoves, play, reveals, stage, type Position } from '../../machine/rules/index.ts';
import { read } from '../player.ts';
import { clear, until } from './table.ts';
import { find, referee, settled, text } from './referees.ts';

afterEach(clear);

/** What stands in the answer is what the judge says, to the word. */
function isTold(element: Awaited<ReturnType<typeof referee>>, judged: Judgement, lang: 'en' | 'ko'): void {
  const what = `${judged.position} ${judged.move}`;
  expect(text(element, '[part=verdict]'), what).to.equal(judged.words[lang]);
  const chains = find(element, '.chain'), rules = (chain: Element): string[] => [...chain.querySelectorAll('.rule')].map(({ textContent }) => textContent);
  expect(rules(chains[0]!), what).to.deep.equal(judged.trace.flatMap(({ rule }) => rule ?? []));
  judged.outcomes.forEach((outcome, i) => { expect(rules(chains[i + 1]!), what).to.deep.equal(outcome.trace.flatMap(({ rule }) => rule ?? [])); });
  const paid = (['a', 'x'] as const).flatMap((player) => { const n = judged.payments.reduce((sum, award) => sum + (award.for === player ? award.points : 0), 0); return n ? [n] : []; });
  expect(find(element, '.payment').map((each) => each.querySelectorAll('.gem').length), what).to.deep.equal(paid);
  expect(find(element, '.differs li'), what).to.have.length(judged.differs.length);
  if (judged.next) expect(text(element, '.answer'), what).to.include(judged.next.words[lang]);
}

describe('every ruling as a question', () => {
  it('has the answer of the ruling: its first move, its rules, its payments', async function () {
    this.timeout(150_000);
    const element = await referee({ rulebook: 'https://example.org/' }), words = await loadRulingWords('en');
    expect(RULINGS.length).to.be.at.least(93);
    for (const { id, position, moves, outcome, rules } of RULINGS) {
      element.question = `${position}/${moves[0]}`;
      await settled(element);
      const { judgement } = element.state, isRefused = outcome.refused && moves.length === 1;
      expect(words[id], id).to.be.an('object');
      isTold(element, judge(position, moves[0]!), 'en');
      if (isRefused) expect(judgement!.trace[0]!.rule, id).to.equal(outcome.refused!.rule);
      else expect(judgement!.payments.map(({ for: owner, points }) => `${owner}${points}`).sort().join(' '), id).to.equal(outcome.paid[0]!.split(' ').filter(Boolean).sort().join(' '));
      if (moves.length === 1 && !isRefused) expect(judgement!.next!.position, id).to.equal(outcome.after);
      // What follows is asked for by "and then?": the chain of rules is that of all its moves.
      const said = new Set(judgement!.trace.flatMap(({ rule }) => rule ?? []));
      let here = judgement!;
      for (const move of moves.slice(1)) {
        if (!here.next) break;
        here = judge(here.next.position, move);
        for (const { rule } of here.trace) if (rule) said.add(rule);
      }
      // Accidents at a table (section 8) happen between the moves: no move of theirs has anything to say of them.
      const told = rules.filter((rule) => said.has(rule) || rule.startsWith('R8'));
      expect(told.length, `${id}: ${rules.join()} of ${[...said].join()}`).to.be.above(0);
    }
  });
});

/** The same numbers every time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    yield state;
  }
}

describe('two hundred random questions', () => {
  it('are answered as the judge answers them, in both languages', async function () {
    this.timeout(150_000);
    const element = await referee(), stream = numbers(354);
    const choose = <T>(among: readonly T[]): T => among[Math.floor((stream.next().value as number) / 2 ** 32 * among.length)]!;
    const moves = ['1l', '2rf', 'pass', 'lr', 'rl', 's12', 's34', 's25', 'f1', 'f6', 'f9', 'b1l', 'b2rf'];
    for (let n = 0; n < 200; n++) {
      let here: Position = read(`- ${choose(['A.A.P.X.B.B.', 'X.P.P.A.B.X.', 'P.P.A.X.B.X.', 'AxApAbXpXbPb'])} - ${choose(['a', 'x'])} ${choose(['0-0', '4-5', '6-6'])} ${choose(['rulebook', 'overview', 'rulebook,ret=before', 'rulebook,rival=0', 'overview,pass=3'])}`);
      for (let i = Math.floor(choose([0, 3, 8, 12, 20])); i > 0 && stage(here) !== 'over'; i--) {
        const move = choose(legalMoves(here)), shown = Object.keys(reveals(here, move) ?? {}), played = play(here, shown.length ? `${move}=${choose(shown)}` : move);
        if (played.ok) here = played.position;
      }
      const move = choose([...legalMoves(here), ...moves]), lang = n < 100 ? 'ko' : 'en';
      if (element.lang !== lang) { element.lang = lang; await until(lang, () => find(element, `.referee[lang=${lang}]`).length); }
      element.question = `${formatPosition(here)}/${move}`;
      await settled(element);
      isTold(element, judge(here, element.state.move), lang);
    }
  });
});
