import type { Ruling } from '../types.ts';

/** Rulings on what happens with real tiles on a real table. The positions show where it happened and how the game goes on. */
export const table = [
  {
    id: 'tile-on-its-edge', answers: ['Q28'], phase: 'table', often: 'often',
    position: '- A.X.P.B.X.P. - a 0-0 rulebook', moves: ['5r'],
    outcome: { paid: [''], after: 'X. A.X.P.B.P. - x 0-0 rulebook' },
    rules: ['R8.4', 'R2.1', 'R3.1'],
    readings: [{ options: null }],
  },
  {
    id: 'tile-knocked-over', answers: ['Q28'], phase: 'table', often: 'rarely',
    position: 'A.PxB.X.P.B. - - a 1-2 rulebook', moves: ['lr'],
    outcome: { paid: [''], after: 'PxB.X.P.B.A. - - x 1-2 rulebook' },
    rules: ['R8.4'],
    readings: [{ options: null }],
  },
  {
    id: 'back-seen-by-accident', answers: ['Q28'], phase: 'table', often: 'often',
    position: 'A.B.PaX.B.P. - - x 0-0 rulebook', moves: ['s34'],
    outcome: { paid: [''], after: 'A.B.X.PaB.P. - - a 0-0 rulebook' },
    rules: ['R8.4', 'R2.2', 'R4.3'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'notes-on-paper', answers: ['Q41'], phase: 'table', often: 'rarely',
    position: 'A.P.X.B.P.X. - - a 0-0 rulebook', moves: ['f1=B', 'lr', 'f6=A'],
    outcome: { paid: ['', '', ''], after: 'P.X.B.P.X.Ab - - x 0-0 rulebook' },
    rules: ['R8.5'],
    readings: [{ options: null }],
  },
  {
    id: 'asking-what-is-under', answers: ['Q41'], phase: 'table', often: 'often',
    position: 'BxP.A.X.P.A. - - x 2-1 rulebook', moves: ['f1=X'],
    outcome: { paid: [''], after: 'XbP.A.X.P.A. - - a 2-1 rulebook' },
    rules: ['R8.5', 'R2.2', 'R4.4'],
    readings: [{ options: null }],
  },
  {
    id: 'back-worked-out', answers: ['Q41'], phase: 'table', often: 'often',
    position: 'A.X.A.X.A.B. - - a 0-0 rulebook', moves: ['f6=P'],
    outcome: { paid: [''], after: 'A.X.A.X.A.Pb - - x 0-0 rulebook' },
    rules: ['R2.2', 'R1.1', 'R4.4'],
    readings: [{ options: null }],
  },
  {
    id: 'tile-known-by-a-mark', answers: ['Q42'], phase: 'table', often: 'rarely',
    position: 'P.A.X.B.P.Xa - - a 1-1 rulebook', moves: ['f6=A'],
    outcome: { paid: [''], after: 'P.A.X.B.P.Ax - - x 1-1 rulebook' },
    rules: ['R2.2', 'R8.4', 'R4.4'],
    readings: [{ options: null }],
  },
  {
    id: 'whose-left-is-left', answers: ['Q43'], phase: 'table', often: 'often',
    position: 'A.P.B.X.B.P. - - x 0-0 rulebook', moves: ['rl'],
    outcome: { paid: ['x1'], after: 'P.P.B.X.B. - A. a 0-1 rulebook' },
    rules: ['R8.5', 'R5.1', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'lifted-and-put-back', answers: ['Q34'], phase: 'table', often: 'often',
    position: 'B.P.X.A.B.P. - - a 3-3 rulebook', moves: ['lr'],
    outcome: { paid: [''], after: 'P.X.A.B.P.B. - - x 3-3 rulebook' },
    rules: ['R8.1', 'R4.2'],
    readings: [{ options: null }],
  },
  {
    id: 'unnoticed-but-in-time', answers: ['C4'], phase: 'table', often: 'often',
    position: 'A.B.X.A.P.P. - - x 0-0 rulebook', moves: ['s34'],
    outcome: { paid: ['a2'], after: 'A.A.X.P.P. - B. a 2-0 rulebook' },
    rules: ['R8.2', 'R5.3', 'R5.5'],
    readings: [
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: [''], after: 'A.B.A.X.P.P. - - a 0-0 rulebook,rival=0' }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'unnoticed-until-too-late', answers: ['Q2'], phase: 'table', often: 'often',
    position: 'A.B.A.X.P.P. - - a 0-0 rulebook', moves: ['rl'],
    outcome: { paid: [''], after: 'P.A.B.A.X.P. - - x 0-0 rulebook' },
    rules: ['R8.2', 'R5.6'],
    readings: [{ options: null }],
  },
  {
    id: 'returned-too-early', answers: ['C2'], phase: 'table', often: 'often',
    position: 'A.X.P.P.B. - X. x 1-0 rulebook', moves: ['b1l'],
    outcome: { paid: [], after: 'A.X.P.P.B. - X. x 1-0 rulebook', refused: { code: 'not-now', rule: 'R6.2' } },
    rules: ['R8.3', 'R6.2'],
    readings: [
      { options: 'rulebook,ret=before', outcome: { paid: [''], after: 'X.A.X.P.P.B. - - x 1-0 rulebook,ret=before' }, saidBy: ['overview'] },
      { options: null },
    ],
  },
  {
    id: 'return-forgotten', answers: ['Q40'], phase: 'table', often: 'often',
    position: 'P.A.X.B.P. - X./ a 1-0 rulebook', moves: ['b1r'],
    outcome: { paid: [''], after: 'P.A.X.B.P.X. - - x 1-0 rulebook' },
    rules: ['R8.3', 'R6.3'],
    readings: [{ options: null }, { options: null }],
  },
] as const satisfies readonly Ruling[];

export type TableId = (typeof table)[number]['id'];
