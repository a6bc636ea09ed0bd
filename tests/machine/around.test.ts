/** What the panels around the table say, in both languages: complete, in its own letters, with the right numbers and particles. */
import { describe, expect, it } from 'vitest';
import { around as en, type Around, type MoveFacts } from '../../components/words/around.en.ts';
import { around as ko } from '../../components/words/around.ko.ts';
import { panels as panelsEn, type PanelWords } from '../../components/words/panels.en.ts';
import { panels as panelsKo } from '../../components/words/panels.ko.ts';
import type { End, Picture, Player } from '../../machine/rules/index.ts';

const PLAYERS: readonly Player[] = ['a', 'x'], ENDS: readonly End[] = ['l', 'r'], PICTURES: readonly (Picture | null)[] = [null, 'A', 'X', 'P', 'B'], NUMBERS = [0, 1, 2, 6, 10, 21];

const plain = { tile: 2, places: [2, 3] as const, end: 'r', turned: false, alone: false, up: null, shown: null };
const MOVES: readonly MoveFacts[] = (['place', 'return', 'pass', 'end', 'swap', 'flip'] as const).flatMap((kind) => ENDS.flatMap((end) => PICTURES.flatMap((up) => PICTURES.flatMap((shown): MoveFacts[] =>
  [true, false].map((flag) => ({ ...plain, kind, end, up, shown, turned: shown !== null, alone: flag }) as MoveFacts)))));

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : []);
/** Everything of a table, its functions called for all there is. */
const every = (around: Around, panels: PanelWords): string[] => [
  ...texts({ ...around, ...panels, lang: '' }).filter(Boolean), ...MOVES.map(around.move), around.move({ ...plain, kind: 'place', end: null, up: 'X' }),
  ...PLAYERS.flatMap((player) => NUMBERS.map((n) => around.takes(player, n))),
  ...NUMBERS.flatMap((n) => [panels.lookingBack(n, 21), panels.replaying(n, 21), panels.gamesWon(n), panels.speed(n), panels.draws(n)]),
];
const english = every(en, panelsEn), korean = every(ko, panelsKo);

describe('around the table', () => {
  it('everything is said in both languages', () => {
    for (const text of [...english, ...korean]) expect(text).toMatch(/^\S.*\S$|^\S$/);
    for (const text of english) expect(text).not.toMatch(/[가-힣]|undefined|null/);
    for (const text of korean) expect(text).toMatch(/[가-힣]/);
    for (const text of korean) expect(text).not.toMatch(/undefined|null|[가-힣X]\((?:이|가|은|는|을|를|와|과|으|으로|로)\)/);
    expect(Object.keys(ko)).toEqual(Object.keys(en));
    expect(Object.keys(panelsKo)).toEqual(Object.keys(panelsEn));
  });

  it('particles and numbers fit', () => {
    expect([1, 2].map(panelsEn.gamesWon)).toEqual(['1 game won', '2 games won']);
    expect([1, 2].map(panelsEn.draws)).toEqual(['1 draw', '2 draws']);
    // 타일을, whatever stands in brackets behind it.
    for (const move of MOVES) expect(ko.move(move)).not.toMatch(/타일(\([^)]*\))?(를|은|는|이|가|으로)/);
  });
});
