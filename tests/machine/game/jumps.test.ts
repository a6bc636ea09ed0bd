import { describe, expect, test } from 'vitest';
import { recordText } from '../../../machine/game/index.ts';
import { sitDown, type Sitting } from './table.ts';

const start = 'XaAbApBxXpPb - - a 0-0 rulebook', moves = ['s34', 's23', 'b1l', 'f2=A'];
const after = (n: number): string => [start, ...moves.slice(0, n)].join(' ');
const stands = ({ view }: Sitting): string => recordText(view());

describe('a jump to so many moves', () => {
  test('leads from anywhere to anywhere, and loses nothing', () => {
    const table = sitDown({ record: after(4), takeBack: 'free' });
    for (const from of [0, 1, 2, 3, 4]) {
      for (const to of [0, 1, 2, 3, 4]) {
        for (const at of [from, to]) {
          table.send({ type: 'TAKE_BACK', to: at });
          table.send({ type: 'REDO', to: at });
        }
        expect(stands(table)).toBe(after(to));
      }
    }
  });
  test('tells all entries on its way', () => {
    const table = sitDown({ record: after(4), takeBack: 'free' });
    table.news();
    table.send({ type: 'TAKE_BACK', to: 1 });
    table.send({ type: 'REDO', to: 4 });
    expect(table.news().flatMap((event) => ('entries' in event ? [event.entries.map(({ move }) => move).join(' ')] : []))).toEqual(['f2=A b1l s23', 's23 b1l f2=A']);
  });
  test('to where there is nothing is ignored', () => {
    const table = sitDown({ record: after(2), takeBack: 'free' });
    for (const to of [-1, 1.5, NaN, Infinity, 99, 2]) {
      table.send({ type: 'TAKE_BACK', to });
      table.send({ type: 'REDO', to });
      expect(stands(table), String(to)).toBe(after(2));
    }
  });
  test('goes no further back than may be taken back', () => {
    const table = sitDown({ position: 'X.A.A.B.X.P. - - a 0-0 rulebook', seed: 'one', takeBack: 'seen-final' });
    for (const move of ['lr', 'f3', 'lr']) table.send({ type: 'MOVE', move });
    const now = stands(table);
    table.send({ type: 'TAKE_BACK', to: 1 });
    expect(stands(table)).toBe(now);
    table.send({ type: 'TAKE_BACK', to: 2 });
    expect(stands(table).split(' ').length).toBe(now.split(' ').length - 1);
  });
  test('from the end of a game that was resigned goes back to its moves', () => {
    const table = sitDown({ record: `${after(3)} x-resigns`, takeBack: 'free' });
    table.send({ type: 'TAKE_BACK', to: 1 });
    expect(stands(table)).toBe(after(1));
  });
});
