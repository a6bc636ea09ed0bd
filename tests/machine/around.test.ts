/** What the panels around the table say, in both languages: complete, in its own letters, with the right numbers and particles. */
import { describe, expect, it } from 'vitest';
import { around as en, type Around, type MoveFacts } from '../../components/words/around.en.ts';
import { around as ko } from '../../components/words/around.ko.ts';
import type { End, Picture, Player } from '../../machine/rules/index.ts';

const PLAYERS: readonly Player[] = ['a', 'x'], ENDS: readonly End[] = ['l', 'r'], PICTURES: readonly (Picture | null)[] = [null, 'A', 'X', 'P', 'B'], NUMBERS = [0, 1, 2, 6, 10, 21];

const plain: MoveFacts = { kind: 'pass', tile: 2, end: 'r', turned: false, alone: false, up: null, shown: null };
const MOVES: readonly MoveFacts[] = (['place', 'return', 'pass', 'end', 'swap', 'flip'] as const).flatMap((kind) => ENDS.flatMap((end) => PICTURES.flatMap((up) => PICTURES.flatMap((shown) =>
  [true, false].map((flag) => ({ ...plain, kind, end, up, shown, turned: shown !== null, alone: flag }))))));

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []);
/** Everything of a table, its functions called for all there is. */
const every = (around: Around): string[] => [
  ...texts({ ...around, lang: '' }).filter(Boolean), ...MOVES.map(around.move), around.move({ ...plain, kind: 'place', end: null, up: 'X' }),
  ...PLAYERS.flatMap((player) => NUMBERS.flatMap((n) => [around.takes(player, n), around.tally.won(player, n)])),
  ...NUMBERS.flatMap((n) => [around.list.turn(n), around.list.look(n), around.look.at(n), around.look.of(n, 21), around.look.times(n), around.tally.draws(n)]),
];

describe('around the table', () => {
  it('everything is said in both languages', () => {
    for (const text of [...every(en), ...every(ko)]) expect(text).toMatch(/^\S.*\S$|^\S$/);
    for (const text of every(en)) expect(text).not.toMatch(/[가-힣]|undefined|null/);
    for (const text of every(ko)) expect(text).toMatch(/[가-힣]/);
    for (const text of every(ko)) expect(text).not.toMatch(/undefined|null|[가-힣X]\((?:이|가|은|는|을|를|와|과|으|으로|로)\)/);
    expect(Object.keys(ko)).toEqual(Object.keys(en));
  });

  it('particles and numbers fit', () => {
    expect(PLAYERS.flatMap((player) => [1, 2].map((n) => ko.tally.won(player, n)))).toEqual(['아르센이 1판 이겼어요', '아르센이 2판 이겼어요', '레이디 X가 1판 이겼어요', '레이디 X가 2판 이겼어요']);
    expect(PLAYERS.flatMap((player) => [1, 2].map((n) => en.tally.won(player, n)))).toEqual(['Arsène has won 1 game', 'Arsène has won 2 games', 'Lady X has won 1 game', 'Lady X has won 2 games']);
    expect([1, 2].map(en.tally.draws)).toEqual(['1 draw', '2 draws']);
    // 타일을, whatever stands in brackets behind it.
    for (const move of MOVES) expect(ko.move(move)).not.toMatch(/타일(\([^)]*\))?(를|은|는|이|가|으로)/);
  });
});
