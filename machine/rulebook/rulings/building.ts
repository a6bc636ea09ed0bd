import type { Ruling } from '../types.ts';

/** Rulings on the toss, on building the row and on passing. */
export const building = [
  {
    id: 'pass-with-tile-waiting', answers: ['Q21'], phase: 'building', often: 'rarely', occasion: 'pass-with-tile-waiting',
    position: 'P.P. A.B.B. X. x 1-0 rulebook', moves: ['pass', 'b1r'],
    outcome: { paid: ['', ''], after: 'P.P.X. A.B.B. - a 1-0 rulebook' },
    rules: ['R3.3', 'R3.6', 'R6.7'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', outcome: { paid: [], after: 'P.P. A.B.B. X. x 1-0 rulebook,ret=before', refused: { code: 'not-now', rule: 'R6.7' } } },
    ],
  },
  {
    id: 'passes-without-limit', answers: ['C3'], phase: 'building', often: 'often',
    position: 'A. X.P.B.B.P. - x 0-0 rulebook', moves: ['pass', 'pass'],
    outcome: { paid: ['', ''], after: 'A. X.P.B.B.P. - x 0-0 rulebook' },
    rules: ['R3.3'],
    readings: [
      { options: 'rulebook,pass=1', outcome: { paid: [''], after: 'A. X.P.B.B.P. - a 0-0 rulebook,pass=0', refused: { code: 'no-pass', rule: 'R3.3' } }, saidBy: ['ludorium', 'tric-trac'] },
      { options: 'overview', outcome: { paid: [], after: 'A. X.P.B.B.P. - x 0-0 overview', refused: { code: 'no-pass', rule: 'R3.3' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'pass-before-the-first-tile', answers: ['Q22'], phase: 'building', often: 'rarely',
    position: '- A.X.P.B.B.P. - a 0-0 rulebook', moves: ['pass', '1r'],
    outcome: { paid: ['', ''], after: 'A. X.P.B.B.P. - a 0-0 rulebook' },
    rules: ['R3.3', 'R3.1'],
    readings: [
      { options: null },
      { options: 'overview', outcome: { paid: [], after: '- A.X.P.B.B.P. - a 0-0 overview', refused: { code: 'no-pass', rule: 'R3.3' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'pass-on-the-last-tile', answers: ['Q22'], phase: 'building', often: 'rarely',
    position: 'A.P.B.P.A. P. - a 0-0 rulebook', moves: ['pass', '1r'],
    outcome: { paid: ['', 'x1'], after: 'A.P.B.P.P. - A. a 0-1 rulebook' },
    rules: ['R3.3', 'R3.4', 'R5.2'],
    readings: [
      { options: null },
      { options: 'overview', outcome: { paid: [], after: 'A.P.B.P.A. P. - a 0-0 overview', refused: { code: 'no-pass', rule: 'R3.3' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'pass-in-play', answers: ['Q23'], phase: 'play', often: 'often',
    position: 'A.P.B.X.P.B. - - a 2-3 rulebook', moves: ['pass'],
    outcome: { paid: [], after: 'A.P.B.X.P.B. - - a 2-3 rulebook', refused: { code: 'not-now', rule: 'R4.1' } },
    rules: ['R3.3', 'R3.5', 'R4.1'],
    readings: [{ options: null }],
  },
  {
    id: 'last-tile-pays', answers: ['Q25'], phase: 'building', often: 'rarely', occasion: 'last-tile-pays',
    position: 'A.P.P.X.B. X. - x 1-2 rulebook', moves: ['1r', 'lr', 'b1l'],
    outcome: { paid: ['x2', '', ''], after: 'B.P.P.X.X.A. - - x 1-4 rulebook' },
    rules: ['R3.4', 'R5.3', 'R3.5', 'R6.2'],
    readings: [
      { options: 'rulebook,build=0', moves: ['1r', 'lr'], outcome: { paid: ['', ''], after: 'P.P.X.B.X.A. - - x 1-2 rulebook,build=0' }, saidBy: ['overview', 'spieletest', 'fancueva'] },
      { options: 'rulebook,ret=before', moves: ['1r', 'b1l', 'lr'], outcome: { paid: ['x2', '', ''], after: 'A.P.P.X.X.B. - - x 1-4 rulebook,ret=before' }, saidBy: ['overview'] },
      { options: null },
    ],
  },
  {
    id: 'last-loose-tile-while-one-waits', answers: ['Q26'], phase: 'building', often: 'rarely',
    position: 'A.X.P.P. B. A. a 0-1 rulebook', moves: ['1l', 'b1r'],
    outcome: { paid: ['', ''], after: 'B.A.X.P.P.A. - - x 0-1 rulebook' },
    rules: ['R3.5', 'R6.7'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', outcome: { paid: [], after: 'A.X.P.P. B. A. a 0-1 rulebook,ret=before', refused: { code: 'not-now', rule: 'R6.7' } } },
    ],
  },
  {
    id: 'combination-while-building', answers: ['C7'], phase: 'building', often: 'often',
    position: 'X.B. A.P.X.P. - x 0-0 rulebook', moves: ['3r'],
    outcome: { paid: ['x2'], after: 'X.X. A.P.P. B. a 0-2 rulebook' },
    rules: ['R3.4', 'R5.3', 'R6.1'],
    readings: [{ options: 'rulebook,build=0', outcome: { paid: [''], after: 'X.B.X. A.P.P. - a 0-0 rulebook,build=0' }, saidBy: ['overview', 'spieletest', 'fancueva'] }],
  },
  {
    id: 'place-first-then-return', answers: ['Q24'], phase: 'building', often: 'often',
    position: 'X.X. A.P.P. B. a 0-2 rulebook', moves: ['2l', 'b1r'],
    outcome: { paid: ['', ''], after: 'P.X.X.B. A.P. - x 0-2 rulebook' },
    rules: ['R6.7', 'R6.3'],
    readings: [{ options: 'rulebook,ret=before', outcome: { paid: [], after: 'X.X. A.P.P. B. a 0-2 rulebook,ret=before', refused: { code: 'not-now', rule: 'R6.7' } } }],
  },
  {
    id: 'tile-set-aside-instead-of-a-loose-one', answers: ['Q24'], phase: 'building', often: 'rarely',
    position: 'P.P. X.B.B. A. a 0-1 rulebook', moves: ['b1l'],
    outcome: { paid: [], after: 'P.P. X.B.B. A. a 0-1 rulebook', refused: { code: 'not-now', rule: 'R6.7' } },
    rules: ['R3.1', 'R6.7'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', outcome: { paid: [''], after: 'A.P.P. X.B.B. - a 0-1 rulebook,ret=before' } },
    ],
  },
  {
    id: 'judged-as-it-stays', answers: ['Q15'], phase: 'building', often: 'often',
    position: 'P.X. B.P.A.B. - x 0-0 rulebook', moves: ['2rf=B'],
    outcome: { paid: [''], after: 'P.X.Bp B.A.B. - a 0-0 rulebook' },
    rules: ['R3.2', 'R3.4'],
    readings: [
      { options: null },
      { options: 'rulebook,flip=0', outcome: { paid: [], after: 'P.X. B.P.A.B. - x 0-0 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R3.2' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'turned-onto-the-rivals-combination', answers: ['Q15'], phase: 'building', often: 'rarely',
    position: 'P.A. X.B.B.X. - a 0-0 rulebook', moves: ['1rf=P'],
    outcome: { paid: ['x1'], after: 'P.Px B.B.X. A. x 0-1 rulebook' },
    rules: ['R3.2', 'R3.4', 'R5.2', 'R5.5'],
    readings: [
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: [''], after: 'P.A.Px B.B.X. - x 0-0 rulebook,rival=0' }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'end-first-then-turn', answers: ['C8'], phase: 'building', often: 'always',
    position: 'A.B. P.X.P.B. - a 0-0 rulebook', moves: ['1lf=A'],
    outcome: { paid: [''], after: 'ApA.B. X.P.B. - x 0-0 rulebook' },
    rules: ['R3.2', 'R8.1'],
    readings: [
      { options: null, saidBy: ['ludorium', 'spieletest', 'cliquenabend'] },
      { options: 'rulebook,flip=0', outcome: { paid: [], after: 'A.B. P.X.P.B. - a 0-0 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R3.2' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'heist-with-three-tiles', answers: ['Q27'], phase: 'building', often: 'hardly-ever',
    position: 'B.B. A.X.B.P. - a 0-0 rulebook', moves: ['3r', '1r', 'b1r'],
    outcome: { paid: ['a3', '', ''], after: 'B.B.A.B. X.P. - a 3-0 rulebook' },
    rules: ['R5.1', 'R5.4', 'R6.7'],
    readings: [
      { options: null },
      { options: 'rulebook,build=0', moves: ['3r', '1r'], outcome: { paid: ['', ''], after: 'B.B.B.A. X.P. - a 0-0 rulebook,build=0' }, saidBy: ['overview', 'spieletest', 'fancueva'] },
    ],
  },
  {
    id: 'first-action-after-a-pass', answers: ['Q20'], phase: 'building', often: 'often',
    position: 'A.X.P.B.P. B. - x 0-0 rulebook', moves: ['pass', '1r', 'rl'],
    outcome: { paid: ['', '', ''], after: 'B.A.X.P.B.P. - - a 0-0 rulebook' },
    rules: ['R1.2', 'R3.3', 'R3.5'],
    readings: [
      { options: null },
      { options: 'overview', outcome: { paid: [], after: 'A.X.P.B.P. B. - x 0-0 overview', refused: { code: 'no-pass', rule: 'R3.3' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'who-starts-and-who-tosses', answers: ['C12', 'Q20'], phase: 'building', often: 'always',
    position: '- A.X.P.B.B.P. - x 0-0 rulebook', moves: ['3r'],
    outcome: { paid: [''], after: 'P. A.X.B.B.P. - a 0-0 rulebook' },
    rules: ['R1.2', 'R2.1', 'R3.1'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'row-laid-at-random', answers: ['C13'], phase: 'building', often: 'always',
    position: '- X.P.A.B.P.A. - x 0-0 rulebook', moves: ['lr'],
    outcome: { paid: [], after: '- X.P.A.B.P.A. - x 0-0 rulebook', refused: { code: 'not-now', rule: 'R3.1' } },
    rules: ['R2.1', 'R3.1'],
    readings: [{ options: null, saidBy: ['fancueva'] }, { options: null, saidBy: ['boardgameguys'] }, { options: null, saidBy: ['house-of-games'] }],
  },
] as const satisfies readonly Ruling[];

export type BuildingId = (typeof building)[number]['id'];
