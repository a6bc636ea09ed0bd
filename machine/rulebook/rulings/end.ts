import type { Ruling } from '../types.ts';

/** When the game is over, who has won, and what if it never ends. */
export const end = [
  {
    id: 'seven-is-enough', answers: ['C10'], phase: 'end', often: 'always',
    position: 'BxBpAxAbApXp - - a 5-4 rulebook', moves: ['s23'],
    outcome: { paid: ['a2'], after: 'BxAxAbApXp - /Bp a 7-4 rulebook', winner: 'a' },
    rules: ['R7.1', 'R5.3'],
    readings: [{ options: null, saidBy: ['hidarigray'] }],
  },
  {
    id: 'more-than-seven', answers: ['Q16', 'C10'], phase: 'end', often: 'often',
    position: 'XaBaBxPxBpAp - - x 3-6 rulebook', moves: ['s45'],
    outcome: { paid: ['x3'], after: 'XaBaBpPxAp - /Bx x 3-9 rulebook', winner: 'x' },
    rules: ['R7.1', 'R5.4'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'won-in-the-rivals-turn', answers: ['Q16', 'C4'], phase: 'end', often: 'rarely',
    position: 'AxPbXpBxPaAb - - x 6-3 rulebook', moves: ['s45'],
    outcome: { paid: ['a1'], after: 'AxPbPaBxAb - /Xp x 7-3 rulebook', winner: 'a' },
    rules: ['R7.1', 'R5.5', 'R5.2'],
    readings: [
      { options: 'rulebook,rival=0', outcome: { paid: [''], after: 'AxPbXpPaBxAb - - a 6-3 rulebook,rival=0' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
      { options: null },
    ],
  },
  {
    id: 'no-last-turn', answers: ['Q16'], phase: 'end', often: 'often',
    position: 'XaBxApXpPbBa - - x 6-5 rulebook', moves: ['s34', 'lr'],
    outcome: { paid: ['x2'], after: 'XaXpApPbBa - /Bx x 6-7 rulebook', refused: { code: 'over', rule: 'R7.1' }, winner: 'x' },
    rules: ['R5.3', 'R7.1', 'R4.1'],
    readings: [{ options: null }],
  },
  {
    id: 'tile-left-aside-at-the-end', answers: ['Q16', 'Q40'], phase: 'end', often: 'often',
    position: 'BaPxBpApAx - Bx a 5-5 rulebook', moves: ['s34', 'b1r'],
    outcome: { paid: ['a2'], after: 'BaPxApAx - Bx/Bp a 7-5 rulebook', refused: { code: 'over', rule: 'R7.1' }, winner: 'a' },
    rules: ['R5.3', 'R7.1', 'R6.2'],
    readings: [
      { options: null },
      { options: 'rulebook,ret=before', moves: ['b1r', 's34'], outcome: { paid: ['', 'a2'], after: 'BaPxApAxBx - /Bp a 7-5 rulebook,ret=before', winner: 'a' }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'won-while-building', answers: ['Q16', 'C7'], phase: 'building', often: 'hardly-ever',
    position: 'B.B.X.X. P.B. - x 0-2 rulebook', moves: ['2l'],
    outcome: { paid: ['x3'], after: 'B.B.X.X. P. B. a 0-5 rulebook' },
    rules: ['R7.1', 'R3.4', 'R5.4'],
    readings: [{ options: 'rulebook,build=0', outcome: { paid: [''], after: 'B.B.B.X.X. P. - a 0-2 rulebook,build=0' }, saidBy: ['overview', 'spieletest', 'fancueva'] }],
  },
  {
    id: 'both-paid-though-one-has-won', answers: ['Q12', 'Q16'], phase: 'end', often: 'hardly-ever',
    position: 'PbPxXaAbPaXb - - a 6-5 rulebook', moves: ['s23'],
    outcome: { paid: ['a1 x1'], after: 'PbPxPaXb - /XaAb a 7-6 rulebook', winner: 'a' },
    rules: ['R7.1', 'R5.7', 'R5.2'],
    readings: [
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: ['a1'], after: 'PbPxAbPaXb - /Xa a 7-5 rulebook,rival=0', winner: 'a' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
    ],
  },
  {
    id: 'both-reach-seven', answers: ['Q17'], phase: 'end', often: 'hardly-ever', occasion: 'both-reach-seven',
    position: 'XbBaPbXaXpPa - - a 6-6 rulebook', moves: ['s34'],
    outcome: { paid: ['x2 a1'], after: 'XbXaPbPa - /BaXp a 7-8 rulebook', winner: 'x' },
    rules: ['R7.2', 'R5.7', 'R5.3', 'R5.2'],
    readings: [
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: ['a1'], after: 'XbBaXaPbPa - /Xp a 7-6 rulebook,rival=0', winner: 'a' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
    ],
  },
  {
    id: 'level-at-seven', answers: ['Q17'], phase: 'end', often: 'hardly-ever',
    position: 'PxAxXbPbPaBa - - x 6-6 rulebook', moves: ['s34'],
    outcome: { paid: ['x1 a1'], after: 'PxPbPaBa - /AxXb x 7-7 rulebook', winner: 'draw' },
    rules: ['R7.2', 'R7.1', 'R5.2'],
    readings: [
      { options: null },
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: ['x1'], after: 'PxPbXbPaBa - /Ax x 6-7 rulebook,rival=0', winner: 'x' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
    ],
  },
  {
    id: 'sixteen-diamonds', answers: ['Q18'], phase: 'end', often: 'hardly-ever',
    position: 'PaAxBxPxBaBp - - a 6-6 rulebook', moves: ['s34'],
    outcome: { paid: ['x1 a3'], after: 'PaPxBxBp - /AxBa a 9-7 rulebook', winner: 'a' },
    rules: ['R1.3', 'R7.2', 'R5.4', 'R5.2'],
    readings: [
      { options: null },
      { options: 'overview', outcome: { paid: ['a3'], after: 'PaAxPxBxBp - /Ba a 9-6 overview', winner: 'a' }, saidBy: ['overview'] },
    ],
  },
  {
    id: 'one-two-three-is-only-six', answers: ['Q4'], phase: 'play', often: 'often',
    position: 'AxAbBpPaXbXp - - a 3-2 rulebook', moves: ['s23', 'lr', 'b1l', 'rl'],
    outcome: { paid: ['a2', '', '', 'a2'], after: 'AxAbPaXbXp - /Bp a 7-2 rulebook', winner: 'a' },
    rules: ['R5.3', 'R5.6', 'R7.1'],
    readings: [{ options: null }],
  },
  {
    id: 'third-repetition', answers: ['Q19'], phase: 'end', often: 'rarely',
    position: 'PaXbBaAxPbXp - - a 4-2 rulebook', moves: ['s23', 's23', 's23', 's23'],
    outcome: { paid: ['', '', '', ''], after: 'PaXbBaAxPbXp - - a 4-2 rulebook' },
    rules: ['R7.3', 'R4.3'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'twenty-quiet-turns', answers: ['Q19'], phase: 'end', often: 'rarely',
    position: 'PaXbBaAxPbXp - - a 3-3 rulebook',
    moves: ['s45', 's23', 'f4=B', 's34', 'lr', 'f4=X', 'rl', 'f6=P', 's23', 'f1=A', 's45', 'f5=B', 'lr', 'lr', 'lr', 's34', 'lr', 's45', 'f1=X', 'f4=A'],
    outcome: { paid: ['', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', '', ''], after: 'XbApPxAbBpXa - - a 3-3 rulebook' },
    rules: ['R7.3', 'R4.2', 'R4.3', 'R4.4'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'draw-not-accepted', answers: ['Q19'], phase: 'end', often: 'rarely',
    position: 'A.B.X.P.B.P. - - a 2-4 rulebook', moves: ['s45', 's45', 's45', 's45', 'f3=A'],
    outcome: { paid: ['', '', '', '', 'a2'], after: 'A.AxP.B.P. - B. x 4-4 rulebook' },
    rules: ['R7.3', 'R4.4', 'R5.3'],
    readings: [{ options: null }],
  },
] as const satisfies readonly Ruling[];

/** The id of one of {@link end}. */
export type EndId = (typeof end)[number]['id'];
