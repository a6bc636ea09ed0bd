import { describe, expect, it } from 'vitest';
import { legalMoves, play, stage, type Player, type Position } from '../../../machine/index.ts';
import { assignments, withBacks } from '../../../machine/rules/index.ts';
import { advise, type Advice } from '../../../machine/opponent/index.ts';
import { must, TABLES, wander } from './games.ts';

const adviceOn = (text: string, move: string): Advice => advise(must(text)).find((advice) => advice.move === move)!;
const played = (position: Position, move: string) => {
  const result = play(position, move);
  if (!result.ok) throw new Error(`${move}: ${result.code}`);
  return result;
};
const paid = (who: Player, { awards }: { awards: readonly { for: Player; points: number }[] }): number => awards.reduce((sum, award) => sum + (award.for === who ? award.points : 0), 0);

describe('advice', () => {
  it('puts three diamonds before two, and two before one', () => {
    const [best] = advise(must('BaPbBxXaApPx - - a 0-0 rulebook'));
    expect(best).toMatchObject({ move: 'f2', mine: 3, theirs: 0, wins: 0 });
    expect(best!.reasons).toContainEqual({ kind: 'pays-me', points: 3, odds: 1, rule: 'R5.4' });

    const offered = advise(must('AxApBaBpXbPx - - a 0-0 rulebook'));
    expect(offered.slice(0, 3).map(({ move, mine, theirs }) => [move, mine, theirs])).toEqual([['f5', 3, 0], ['s23', 2, 0], ['f4', 1, 0]]);
  });

  it('says a theft and whom it pays', () => {
    expect(adviceOn('XaAbApBxXpPb - - a 0-0 rulebook', 's34')).toMatchObject({ mine: 2, theirs: 0, outcomes: [{ picture: null, ways: 1, awards: [{ kind: 'theft', for: 'a' }] }] });
    const ownGoal = adviceOn('XaAbApBxXpPb - - x 0-0 rulebook', 's34');
    expect(ownGoal).toMatchObject({ mine: 0, theirs: 2 });
    expect(ownGoal.reasons).toContainEqual({ kind: 'pays-rival', points: 2, odds: 1, rule: 'R5.3' });
  });

  it('puts a move that wins first, and one that loses last', () => {
    const winning = advise(must('XaAbApBxXpPb - - a 5-6 rulebook'));
    expect(winning[0]).toMatchObject({ move: 's34', wins: 1, loses: 0 });
    expect(winning[0]!.reasons).toContainEqual({ kind: 'wins', points: 0, odds: 1, rule: 'R7.1' });
    const losing = advise(must('XaAbApBxXpPb - - x 5-0 rulebook'));
    expect(losing.find(({ move }) => move === 's34')).toMatchObject({ loses: 1, wins: 0 });
    expect(losing.at(-1)!.loses + losing.at(-1)!.reasons.filter(({ kind }) => kind === 'risks-game').length).toBeGreaterThan(0);
  });

  it('warns of what the rival can take, and does not when nothing can be', () => {
    const all = advise(must('XaAbApBxXpPb - - x 0-0 rulebook'));
    const careless = all.find(({ risk }) => risk.expected >= 2)!;
    expect(careless.reasons.find(({ kind }) => kind === 'risks')).toMatchObject({ points: careless.risk.most, odds: 1, rule: expect.stringMatching(/^R5\.[234]$/) });
    for (const { risk, reasons } of all) expect(reasons.some(({ kind }) => kind === 'risks')).toBe(risk.expected > 0);
  });

  it('counts a chance as often as the backs can lie that way', () => {
    for (let seed = 1; seed <= 120; seed++) {
      const position = wander(TABLES[seed % TABLES.length]!, seed, seed % 14).history.moves.at(-1)?.position;
      if (!position || stage(position) === 'over') continue;
      const me = position.turn, rival = me === 'a' ? 'x' : 'a';
      const wholes = assignments(position).map((way) => withBacks(position, way)!);
      for (const { move, mine, theirs, wins, loses } of advise(position)) {
        const all = wholes.map((whole) => played(whole, move));
        const mean = (of: (result: (typeof all)[number]) => number): number => all.reduce((sum, result) => sum + of(result), 0) / all.length;
        expect(mine).toBeCloseTo(mean((result) => paid(me, result)), 9);
        expect(theirs).toBeCloseTo(mean((result) => paid(rival, result)), 9);
        const won = (who: Player, { score }: Position): number => Number(score[who] >= 7 && score[who] > score[who === 'a' ? 'x' : 'a']);
        expect(wins).toBeCloseTo(mean((result) => won(me, result.position)), 9);
        expect(loses).toBeCloseTo(mean((result) => won(rival, result.position)), 9);
      }
    }
  });

  it('calls a risk what the rival can really take, where every back is known', () => {
    let quiet = 0;
    for (let seed = 1; seed <= 200; seed++) {
      const { whole } = wander('rulebook', seed, 8 + (seed % 9));
      if (stage(whole) !== 'act' || whole.due.length > 0) continue;
      for (const { move, risk, mine, theirs, value } of advise(whole)) {
        const { position } = played(whole, move);
        if (stage(position) !== 'act') continue;
        const replies = legalMoves(position).map((reply) => played(position, reply));
        if (replies.some((reply) => stage(reply.position) === 'over')) continue;
        const net = Math.max(...replies.map((reply) => paid(position.turn, reply) - paid(whole.turn, reply)));
        expect(risk.expected).toBe(net);
        expect(risk.most).toBe(net);
        expect(value).toBe(mine - theirs - net);
        quiet++;
      }
    }
    expect(quiet).toBeGreaterThan(500);
  });

  it('looks at what a return leaves to the rival', () => {
    for (let seed = 1; seed <= 400; seed++) {
      const { whole } = wander('rulebook', seed, 12 + (seed % 9));
      if (stage(whole) !== 'act' || whole.due.length !== 1) continue;
      for (const { move, outcomes: [outcome], value, mine, theirs } of advise(whole)) {
        const { position } = outcome!;
        if (stage(position) === 'over') continue;
        expect(value, move).toBeCloseTo(mine - theirs + advise(position)[0]!.value, 9);
      }
    }
  });

  it('prepares an action by the return before it', () => {
    const found = advise(must('XaAbApBxPx - Bp a 0-0 rulebook,ret=before'));
    expect(found[0]!.reasons.find(({ kind }) => kind === 'prepares')).toMatchObject({ points: 2, odds: 1 });
    expect(found[0]).toMatchObject({ mine: 0, theirs: 0 });
  });

  it('judges every legal move, with a reason, best first, and none when the game is over', () => {
    for (let seed = 1; seed <= 160; seed++) {
      const { history } = wander(TABLES[seed % TABLES.length]!, seed, seed % 30);
      const position = history.moves.at(-1)?.position ?? history.start, all = advise(position);
      expect(all.map(({ move }) => move).sort()).toEqual([...legalMoves(position)].sort());
      expect(all.map(({ value }) => value)).toEqual(all.map(({ value }) => value).sort((one, two) => two - one));
      for (const { reasons } of all) {
        expect(reasons.length).toBeGreaterThan(0);
        for (const { odds } of reasons) expect(odds > 0 && odds < 1 + 1e-9).toBe(true);
      }
    }
    expect(advise(must('XaAbApBxXpPb - - a 7-0 rulebook'))).toEqual([]);
  });
});
