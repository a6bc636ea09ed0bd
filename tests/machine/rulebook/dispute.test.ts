/** Which of us is right: asked of the rules themselves, over every move of many positions. */
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../../machine/index.ts';
import { settle } from '../../../machine/rulebook/dispute.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { dice, pick, position } from '../../games.ts';
import { BELIEFS, NO, paid, settleAll } from './disputes.ts';

describe('a dispute', () => {
  it('is settled as the rules play it: every move, legal or not, of 50 random positions (of 500 in the long proofs), every belief', { timeout: 60_000 }, () => {
    const { depends, ...others } = settleAll(50, 3);
    for (const [right, times] of Object.entries(others)) expect(times, right).toBeGreaterThan(50);
    expect(depends).toBeGreaterThan(0);
  });

  it('over each of the 93 rulings: who believes what it says is right, and nobody else', () => {
    for (const { id, position: start, moves, outcome: { paid: payments, refused } } of RULINGS) {
      const isRefused = moves.length === 1 && refused !== undefined;
      const sum = (who: string): number => (payments[0] ?? '').split(' ').reduce((all, each) => all + (each[0] === who ? Number(each[1]) : 0), 0);
      for (const belief of BELIEFS) {
        const expected = isRefused ? !belief.allowed : belief.allowed && belief.a === sum('a') && belief.x === sum('x');
        expect(settle(start, moves[0]!, [belief, null])?.right, id).toBe(expected ? 'one' : 'neither');
        expect(settle(start, moves[0]!, [null, belief])?.right, id).toBe(expected ? 'two' : 'neither');
      }
    }
  });

  it('says who, why, by which rule, and where the other one would be right', () => {
    const start = 'AxAbPaPxBxBp - - a 0-0 rulebook', found = settle(start, 's23', [paid(0, 1), paid(0, 0)])!;
    expect(found).toMatchObject({ right: 'one', rules: ['R5.2', 'R5.5'], each: [{ right: true, elsewhere: [] }, { right: false, elsewhere: [{ who: 1, change: 'overview' }, { who: 1, change: 'rival=0' }] }] });
    expect(found.words.en).toBe('The first is right, the second is not. Places 2 to 4 make an interrogation: 1 diamond for Lady X. It belongs to Lady X, who is paid although Arsène made it. (R5.2, R5.5)');
    expect(found.words.ko).toMatch(/^첫 번째 사람이 맞고, 두 번째 사람은 틀립니다\./);
    expect(found.elsewhere[1]!.words.en).toBe('Where nobody is paid for a combination of the rival this is right.');
    expect(settle('XaAbApBxXpPb - - a 0-0', 's12', [NO, paid(0, 0)])).toMatchObject({ right: 'one', rules: ['R4.3'], elsewhere: [{ who: 1, change: 'overview' }, { who: 1, change: 'swap=any' }] });
  });

  it('with an unseen back says for which pictures each is right, and in how many ways', () => {
    const found = settle('A.P.B.X.P.B. - - a 2-3', 'f3', [paid(0, 0), paid(0, 1)])!;
    expect(found).toMatchObject({ right: 'depends', rules: ['R2.2'], each: [{ right: 'depends', pictures: [{ picture: 'A', ways: 6, of: 16 }, { picture: 'X', ways: 6, of: 16 }] }, { right: false, pictures: [] }] });
    expect(found.each[0]!.words.en).toContain('Together 12 in 16.');
    expect(settle('A.P.B.X.P.B. - - a 2-3', 'f1', [paid(0, 0), NO])).toMatchObject({ right: 'one' });
  });

  it('needs somebody who thinks something, a position and a move', () => {
    for (const [start, move, beliefs] of [['XaAbApBxXpPb - - a 0-0', 's34', [null, null]], ['XaAbApBxXpXx - - a 0-0', 's34', [NO, NO]], ['XaAbApBxXpPb - - a 0-0', 'steal', [NO, null]], ['XaAbApBxXpPb - - a 0-0', '', [NO, null]]] as const) expect(settle(start, move, beliefs)).toBeNull();
  });

  it('says everything in both languages', () => {
    const roll = dice(9);
    for (let i = 0; i < 200; i++) {
      const here = position(roll), found = settle(here, pick(roll, [...legalMoves(here), 'lr', 's12', 'b1l', '1lf']), [pick(roll, BELIEFS), pick(roll, [null, ...BELIEFS])])!;
      for (const { en, ko } of [found.words, ...found.each.flatMap((side) => (side ? [side.words, ...side.elsewhere.map(({ words }) => words)] : []))]) {
        expect(en).toMatch(/^[A-Z].*[.)]$/s);
        expect(ko).toMatch(/[가-힣].*[.)\d]$|[가-힣]/s);
        for (const text of [en, ko]) expect(text).not.toMatch(/undefined|null|NaN|\[object|을\(를\)|이\(가\)/);
      }
    }
  });
});
