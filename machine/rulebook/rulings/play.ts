import type { DescriptionId } from '../descriptions.ts';
import type { Ruling } from '../types.ts';

/** Those who let any two neighbours change places. */
const ANY_NEIGHBOURS = ['overview', 'tric-trac', 'hidarigray', 'fancueva', 'l-oto', 'jedisjeux', 'app-review'] as const satisfies readonly DescriptionId[];

/** The three actions, with six tiles and with fewer. */
export const play = [
  {
    id: 'swap-with-an-end-tile', answers: ['C1'], phase: 'play', often: 'always',
    position: 'BpXaXbAbPxAp - - x 2-2 rulebook', moves: ['s12'],
    outcome: { paid: [], after: 'BpXaXbAbPxAp - - x 2-2 rulebook', refused: { code: 'end-tile', rule: 'R4.3' } },
    rules: ['R4.3'],
    readings: [
      { options: 'rulebook,swap=any', outcome: { paid: ['x2'], after: 'XaXbAbPxAp - Bp a 2-4 rulebook,swap=any' }, saidBy: ANY_NEIGHBOURS },
      { options: 'rulebook,swap=middle', outcome: { paid: [], after: 'BpXaXbAbPxAp - - x 2-2 rulebook,swap=middle', refused: { code: 'not-middle', rule: 'R4.3' } }, saidBy: ['ludorium'] },
    ],
  },
  {
    id: 'inner-pair-off-the-middle', answers: ['C1'], phase: 'play', often: 'always',
    position: 'PaPbXaAbXpBx - - a 1-1 rulebook', moves: ['s23'],
    outcome: { paid: ['a1'], after: 'PaPbAbXpBx - Xa x 2-1 rulebook' },
    rules: ['R4.3', 'R5.2'],
    readings: [{ options: 'rulebook,swap=middle', outcome: { paid: [], after: 'PaPbXaAbXpBx - - a 1-1 rulebook,swap=middle', refused: { code: 'not-middle', rule: 'R4.3' } }, saidBy: ['ludorium'] }],
  },
  {
    id: 'inner-tile-to-the-outside', answers: ['C14', 'C1'], phase: 'play', often: 'rarely',
    position: 'AbBxXpPaPbXa - - a 2-2 rulebook', moves: ['s56'],
    outcome: { paid: [], after: 'AbBxXpPaPbXa - - a 2-2 rulebook', refused: { code: 'end-tile', rule: 'R4.3' } },
    rules: ['R4.2', 'R4.3'],
    readings: [{ options: 'rulebook,swap=any', outcome: { paid: ['a1'], after: 'AbBxXpPaPb - Xa x 3-2 rulebook,swap=any' }, saidBy: ['heimspiele'] }],
  },
  {
    id: 'flip-an-end-tile', answers: ['C14'], phase: 'play', often: 'rarely',
    position: 'XaBpApPxXbBa - - a 1-3 rulebook', moves: ['f1=A'],
    outcome: { paid: ['a2'], after: 'AxApPxXbBa - Bp x 3-3 rulebook' },
    rules: ['R4.4', 'R5.3'],
    readings: [{ options: null, saidBy: ['heimspiele'] }],
  },
  {
    id: 'pairs-in-a-row-of-five', answers: ['Q29'], phase: 'play', often: 'often',
    position: 'PxPaBpXaXb - Ab x 1-3 rulebook', moves: ['s34', 'b1r'],
    outcome: { paid: ['x2', ''], after: 'PxPaXaXbAb - Bp a 1-5 rulebook' },
    rules: ['R4.5', 'R4.3', 'R5.3'],
    readings: [
      { options: 'rulebook,swap=middle', moves: ['s34'], outcome: { paid: [], after: 'PxPaBpXaXb - Ab x 1-3 rulebook,swap=middle', refused: { code: 'not-middle', rule: 'R4.3' } }, saidBy: ['ludorium'] },
      { options: null },
    ],
  },
  {
    id: 'pairs-in-a-row-of-four', answers: ['Q29'], phase: 'play', often: 'rarely',
    position: 'AbPaPxPb - XaXb x 2-2 rulebook', moves: ['s12'],
    outcome: { paid: [], after: 'AbPaPxPb - XaXb x 2-2 rulebook', refused: { code: 'end-tile', rule: 'R4.3' } },
    rules: ['R4.5', 'R4.3'],
    readings: [{ options: 'rulebook,swap=any', outcome: { paid: ['x1'], after: 'PaPxPb - XaXb/Ab x 2-3 rulebook,swap=any' }, saidBy: ANY_NEIGHBOURS }],
  },
  {
    id: 'end-to-end-with-five', answers: ['Q30'], phase: 'play', often: 'often',
    position: 'BxAbPxPbAx - Ap a 0-2 rulebook', moves: ['rl', 'b1r'],
    outcome: { paid: ['a2', ''], after: 'AxAbPxPbAp - Bx x 2-2 rulebook' },
    rules: ['R4.2', 'R4.5', 'R5.3'],
    readings: [{ options: null }],
  },
  {
    id: 'turned-on-the-way', answers: ['Q30'], phase: 'play', often: 'rarely',
    position: 'ApBxXaBaPbXp - - a 3-3 rulebook', moves: ['lr'],
    outcome: { paid: [''], after: 'BxXaBaPbXpAp - - x 3-3 rulebook' },
    rules: ['R4.2', 'R4.4'],
    readings: [{ options: null }],
  },
  {
    id: 'act-with-four', answers: ['Q31'], phase: 'play', often: 'rarely',
    position: 'AxApXbXp - BaBp x 2-2 rulebook', moves: ['rl', 'b2r', 'b1l'],
    outcome: { paid: ['', '', ''], after: 'BaXpAxApXbBp - - a 2-2 rulebook' },
    rules: ['R6.2', 'R6.4'],
    readings: [
      { options: 'rulebook,ret=before', moves: ['b2r', 'b1l', 'rl'], outcome: { paid: ['', '', ''], after: 'BpBaAxApXbXp - - a 2-2 rulebook,ret=before' }, saidBy: ['overview'] },
      { options: null },
    ],
  },
  {
    id: 'paid-with-five-tiles', answers: ['Q32'], phase: 'play', often: 'often',
    position: 'PbApBaXaXp - Bx x 2-2 rulebook', moves: ['s34', 'b1r'],
    outcome: { paid: ['x2', ''], after: 'PbApXaXpBx - Ba a 2-4 rulebook' },
    rules: ['R6.6', 'R6.8', 'R5.3'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', moves: ['s34'], outcome: { paid: [], after: 'PbApBaXaXp - Bx x 2-2 rulebook,ret=before', refused: { code: 'not-now', rule: 'R6.2' } }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'two-paid-with-five-tiles', answers: ['Q32'], phase: 'play', often: 'hardly-ever',
    position: 'PaXbXaPxPb - Ba a 3-2 rulebook', moves: ['s34', 'b1r'],
    outcome: { paid: ['a1 a1', ''], after: 'PaPxPbBa - XbXa x 5-2 rulebook' },
    rules: ['R5.7', 'R6.6', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'paid-with-four-tiles', answers: ['Q32'], phase: 'play', often: 'hardly-ever',
    position: 'AxPaPbPx - XbAb x 1-2 rulebook', moves: ['rl', 'b1l', 'b1r'],
    outcome: { paid: ['x1', '', ''], after: 'XbPxPaPbAb - Ax a 1-3 rulebook' },
    rules: ['R6.4', 'R6.6', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'which-tile-goes-back', answers: ['Q33'], phase: 'return', often: 'often',
    position: 'AxApBaPbPx - Xb a 4-1 rulebook', moves: ['s23', 'b2l'],
    outcome: { paid: ['a2'], after: 'AxApPbPx - Xb/Ba a 6-1 rulebook', refused: { code: 'no-such-tile', rule: 'R6.8' } },
    rules: ['R6.8', 'R6.6', 'R5.3'],
    readings: [{ options: null }],
  },
  {
    id: 'flip-taken-back', answers: ['Q34'], phase: 'table', often: 'often',
    position: 'A.X.B.P.A.B. - - a 0-1 rulebook', moves: ['f2=P'],
    outcome: { paid: [''], after: 'A.PxB.P.A.B. - - x 0-1 rulebook' },
    rules: ['R8.1', 'R4.4'],
    readings: [{ options: null }],
  },
  {
    id: 'flipped-back-at-once', answers: ['Q4', 'Q34'], phase: 'play', often: 'often',
    position: 'ApPbXaBaXbPx - - a 1-2 rulebook', moves: ['f5=B', 'f5=X'],
    outcome: { paid: ['', 'x2'], after: 'ApPbXaXbPx - Ba a 1-4 rulebook' },
    rules: ['R4.4', 'R4.1', 'R5.3'],
    readings: [{ options: null }],
  },
  {
    id: 'every-action-hurts', answers: ['Q35'], phase: 'play', often: 'rarely',
    position: 'XbPaAxBpXpBa - - a 4-6 rulebook', moves: ['pass'],
    outcome: { paid: [], after: 'XbPaAxBpXpBa - - a 4-6 rulebook', refused: { code: 'not-now', rule: 'R4.1' } },
    rules: ['R4.1', 'R3.3'],
    readings: [{ options: null }],
  },
  {
    id: 'second-action-while-a-tile-waits', answers: ['Q34', 'C2'], phase: 'play', often: 'rarely',
    position: 'XpBxPaPbAb - Xa x 2-3 rulebook', moves: ['s23', 'lr'],
    outcome: { paid: [''], after: 'XpPaBxPbAb - Xa/ x 2-3 rulebook', refused: { code: 'not-now', rule: 'R6.2' } },
    rules: ['R4.1', 'R6.2', 'R6.3'],
    readings: [{ options: null }],
  },
] as const satisfies readonly Ruling[];

/** The id of one of {@link play}. */
export type PlayId = (typeof play)[number]['id'];
