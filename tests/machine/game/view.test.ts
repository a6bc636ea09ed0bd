import { describe, expect, test } from 'vitest';
import {
  canRedo, canTakeBack, canTossAgain, choosing, drawProposal, lastEntry, moves, offers, oldCombinations, playerToMove, result, seatOf, stageNow, zone,
  type Offers,
} from '../../../machine/game/index.ts';
import { sitDown, type Sitting } from './table.ts';

/** The bar in short: the buttons in their order, `-` before one that is dim, and why. */
const bar = ({ view }: Sitting): string[] => Object.entries(offers(view()) as Required<Offers>).map(([name, { refusal }]) => (refusal ? `-${name} ${refusal.code} ${refusal.rule}` : name));

describe('the bar shows what can be done with the choice in progress', () => {
  test('building', () => {
    const table = sitDown({ record: '- P.X.B.A.A.P. - a 0-0 rulebook,pass=0 3r' });
    expect(bar(table)).toEqual(['-pass no-pass R3.3']);
    table.send({ type: 'PICK', zone: 'loose', place: 1 });
    expect(bar(table)).toEqual(['left', 'right']);
    table.send({ type: 'END', side: 'l' });
    expect(bar(table)).toEqual(['lay', 'over']);
  });
  test('the first tile where nothing is turned', () => {
    const table = sitDown({ options: 'rulebook,flip=0' });
    expect(bar(table)).toEqual(['pass']);
    table.send({ type: 'PICK', zone: 'loose', place: 1 });
    expect(bar(table)).toEqual(['lay', '-over no-turning R3.2']);
  });
  test('an action: the end tile, the one beside it, and the other end', () => {
    const table = sitDown({ position: 'AxPaBaXpXbPb - - a 0-0' });
    expect(bar(table)).toEqual([]);
    const pick = (place: number): string[] => { table.send({ type: 'PICK', zone: 'row', place }); return bar(table); };
    expect(pick(1)).toEqual(['flip', '-swapLeft no-such-tile R4.5', '-swapRight end-tile R4.3', 'otherEnd']);
    expect(pick(2)).toEqual(['flip', '-swapLeft end-tile R4.3', 'swapRight', '-otherEnd no-such-tile R4.2']);
    expect(pick(6)).toEqual(['flip', '-swapLeft end-tile R4.3', '-swapRight no-such-tile R4.5', 'otherEnd']);
  });
  test('a return', () => {
    const table = sitDown({ position: 'PaAxBaPxXb - Bp/ a 0-0' });
    expect([choosing(table.view()), bar(table)]).toEqual(['tile', ['left', 'right']]);
  });
  test('nothing, while somebody else is asked or the game is over', () => {
    const asked = sitDown({ seats: { a: 'external', x: 'external' } });
    const over = sitDown({ position: 'PaAxBaBpPxXb - - a 0-0' });
    over.send({ type: 'RESIGN', by: 'x' });
    expect([bar(asked), bar(over)]).toEqual([[], []]);
  });
});

describe('what can be read of a game', () => {
  test('while the row is built, in play, while a tile goes back, and at the end', () => {
    const read = (input: Parameters<typeof sitDown>[0]): unknown[] => {
      const view = sitDown(input).view();
      return [stageNow(view), zone(view), playerToMove(view), seatOf(view), moves(view).length > 0, result(view)];
    };
    expect(read({ seed: 'blue' })).toEqual(['build', 'loose', 'a', 'human', true, null]);
    expect(read({ position: 'AxPaBaXpXbPb - - x 0-0', seats: { x: 'script' } })).toEqual(['act', 'row', 'x', 'script', true, null]);
    expect(read({ position: 'PaAxBaPxXb - Bp/ a 0-0' })).toEqual(['return', 'aside', 'a', 'human', true, null]);
    expect(read({ position: 'PaAxBaPxXbBp - - a 7-2' })).toEqual(['over', null, 'a', 'human', false, { winner: 'a' }]);
    expect(read({ record: 'AxPaBaXpXbPb - - x 0-0 rulebook lr a-resigns' })).toEqual(['over', null, 'a', 'human', false, { winner: 'x', resigned: 'a' }]);
    expect(read({ record: 'AxPaBaXpXbPb - - x 0-0 rulebook lr draw' })).toEqual(['over', null, 'a', 'human', false, { winner: 'draw', agreed: true }]);
  });
  test('the last move, what can be taken back, and what stands in the row as old', () => {
    const table = sitDown({ position: 'AxPaXpPbBaXb - - a 0-0' }), { view, send } = table;
    expect(oldCombinations(view())).toEqual([{ at: 2, kind: 'interrogation' }]);
    expect([lastEntry(view()), canTakeBack(view()), canRedo(view()), canTossAgain(view()), drawProposal(view())]).toEqual([null, false, false, false, null]);
    send({ type: 'MOVE', move: 'lr' });
    expect(lastEntry(view())).toMatchObject({ move: 'lr', player: 'a', by: 'human', firstSeen: false, awards: [] });
    expect([canTakeBack(view(), 'turn'), canTakeBack(view())]).toEqual([true, true]);
    send({ type: 'POLICY', takeBack: 'off' });
    expect(canTakeBack(view())).toBe(false);
    expect(oldCombinations(view())).toEqual([{ at: 1, kind: 'interrogation' }]);
  });
});
