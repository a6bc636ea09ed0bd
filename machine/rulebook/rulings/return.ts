import type { Ruling } from '../types.ts';

/** Rulings on tiles that are set aside and returned. */
export const returning = [
  {
    id: 'act-first-then-return', answers: ['C2'], phase: 'return', often: 'always',
    position: 'B.X.A.P.P. - X. x 1-0 rulebook', moves: ['rl', 'b1l'],
    outcome: { paid: ['', ''], after: 'X.P.B.X.A.P. - - a 1-0 rulebook' },
    rules: ['R6.2'],
    readings: [
      { options: 'rulebook,ret=before', moves: ['b1r', 'rl'], outcome: { paid: ['', 'x2'], after: 'X.X.A.P.P. - B. a 1-2 rulebook,ret=before' }, saidBy: ['overview'] },
      { options: null, saidBy: ['fu-ka'] },
    ],
  },
  {
    id: 'turn-over-on-return', answers: ['C6'], phase: 'return', often: 'always',
    position: 'A.A.P.P.X. - B. x 2-0 rulebook', moves: ['lr', 'b1rf=X'],
    outcome: { paid: ['', ''], after: 'A.P.P.X.A.Xb - - a 2-0 rulebook' },
    rules: ['R6.3'],
    readings: [{ options: 'rulebook,flip=0', outcome: { paid: [''], after: 'A.P.P.X.A. - B./ x 2-0 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R6.3' } }, saidBy: ['overview', 'tric-trac', 'hidarigray', 'fu-ka'] }],
  },
  {
    id: 'end-first-on-return', answers: ['Q36'], phase: 'return', often: 'often',
    position: 'P.B.X.P.A. - A./ a 1-2 rulebook', moves: ['b1rf=X'],
    outcome: { paid: [''], after: 'P.B.X.P.A.Xa - - x 1-2 rulebook' },
    rules: ['R6.3', 'R8.1'],
    readings: [
      { options: null },
      { options: 'rulebook,flip=0', outcome: { paid: [], after: 'P.B.X.P.A. - A./ a 1-2 rulebook,flip=0', refused: { code: 'no-turning', rule: 'R6.3' } }, saidBy: ['overview', 'tric-trac', 'hidarigray', 'fu-ka'] },
    ],
  },
  {
    id: 'order-of-two-returns', answers: ['Q37'], phase: 'return', often: 'rarely',
    position: 'A.A.X.X. - B.B. x 2-2 rulebook', moves: ['lr', 'b2r', 'b1l'],
    outcome: { paid: ['', '', ''], after: 'B.A.X.X.A.B. - - a 2-2 rulebook' },
    rules: ['R6.4'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', moves: ['b2r', 'b1l', 'lr'], outcome: { paid: ['', '', ''], after: 'A.A.X.X.B.B. - - a 2-2 rulebook,ret=before' }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'two-returns-at-one-end', answers: ['Q37'], phase: 'return', often: 'rarely',
    position: 'P.P.P.B. - A.X. a 4-4 rulebook', moves: ['lr', 'b1r', 'b1r'],
    outcome: { paid: ['', '', ''], after: 'P.P.B.P.A.X. - - x 4-4 rulebook' },
    rules: ['R6.3', 'R6.4'],
    readings: [{ options: null }],
  },
  {
    id: 'back-into-the-gap', answers: ['Q38'], phase: 'return', often: 'often',
    position: 'X.X.A.P.P. - B. a 0-2 rulebook', moves: ['rl', 'b1r'],
    outcome: { paid: ['', ''], after: 'P.X.X.A.P.B. - - x 0-2 rulebook' },
    rules: ['R6.1', 'R6.3'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'gap-closes-at-once', answers: ['Q11'], phase: 'return', often: 'always',
    position: 'P.X.A.P.B.B. - - a 0-0 rulebook', moves: ['s34', 's23', 'b1r'],
    outcome: { paid: ['a1', 'x1', ''], after: 'P.P.B.B.X. - A. a 1-1 rulebook' },
    rules: ['R6.1', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'look-at-the-tile-set-aside', answers: ['Q39'], phase: 'return', often: 'often',
    position: 'P.P.X.X.B. - A. a 2-3 rulebook', moves: ['lr', 'b1lf=B'],
    outcome: { paid: ['', ''], after: 'BaP.X.X.B.P. - - x 2-3 rulebook' },
    rules: ['R2.2', 'R6.1', 'R6.3'],
    readings: [{ options: null }],
  },
  {
    id: 'tile-left-out', answers: ['Q40'], phase: 'return', often: 'rarely',
    position: 'P.A.A.X.P. - B. x 2-0 rulebook', moves: ['s34', 'pass'],
    outcome: { paid: [''], after: 'P.A.X.A.P. - B./ x 2-0 rulebook', refused: { code: 'not-now', rule: 'R6.2' } },
    rules: ['R4.1', 'R6.2'],
    readings: [{ options: null }],
  },
  {
    id: 'made-by-return', answers: ['C5'], phase: 'return', often: 'often', occasion: 'made-by-return',
    position: 'P.P.X.B.A. - X. x 3-2 rulebook', moves: ['rl', 'b1r', 'lr'],
    outcome: { paid: ['', '', ''], after: 'P.P.X.B.X.A. - - x 3-2 rulebook' },
    rules: ['R6.3', 'R6.5', 'R5.6'],
    readings: [{ options: null, saidBy: ['ludorium'] }, { options: null, saidBy: ['overview'] }],
  },
  {
    id: 'returned-tile-pays-next-turn', answers: ['Q8'], phase: 'return', often: 'often',
    position: 'A.A.X.P.P. - B. x 2-0 rulebook', moves: ['lr', 'b1l', 'rl'],
    outcome: { paid: ['', '', 'a2'], after: 'A.A.X.P.P. - B. x 4-0 rulebook' },
    rules: ['R6.5', 'R5.3'],
    readings: [{ options: null }],
  },
] as const satisfies readonly Ruling[];

export type ReturningId = (typeof returning)[number]['id'];
