import type { Ruling } from '../types.ts';

/** What counts as a combination, whose it is, and when one is new. */
export const combinations = [
  {
    id: 'own-goal', answers: ['C4'], phase: 'play', often: 'always', occasion: 'own-goal',
    position: 'BaPxPbXaApXb - - x 2-3 rulebook', moves: ['s34'],
    outcome: { paid: ['a1'], after: 'BaPxPbApXb - Xa a 3-3 rulebook' },
    rules: ['R5.5', 'R5.2', 'R6.1'],
    readings: [
      { options: 'rulebook,rival=0', outcome: { paid: [''], after: 'BaPxXaPbApXb - - a 2-3 rulebook,rival=0' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
      { options: null },
    ],
  },
  {
    id: 'flip-makes-the-rivals', answers: ['C4'], phase: 'play', often: 'often',
    position: 'X.B.A.B.P.P. - - a 3-2 rulebook', moves: ['f3=X'],
    outcome: { paid: ['x2'], after: 'X.XaB.P.P. - B. x 3-4 rulebook' },
    rules: ['R4.4', 'R2.2', 'R5.5', 'R5.3'],
    readings: [
      { options: null },
      { options: 'rulebook,rival=0', outcome: { paid: [''], after: 'X.B.XaB.P.P. - - x 3-2 rulebook,rival=0' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
    ],
  },
  {
    id: 'paid-from-the-supply', answers: ['C9'], phase: 'play', often: 'often',
    position: 'XpPaPbAxBaBx - - x 2-3 rulebook', moves: ['s34'],
    outcome: { paid: ['x1'], after: 'XpPaPbBaBx - Ax a 2-4 rulebook' },
    rules: ['R5.2', 'R5.5'],
    readings: [{ options: null, saidBy: ['spieletest'] }, { options: null }],
  },
  {
    id: 'police-on-one-side', answers: ['C11'], phase: 'play', often: 'rarely',
    position: 'ApBxPbXaAbXp - - x 1-2 rulebook', moves: ['s45'],
    outcome: { paid: [''], after: 'ApBxPbAbXaXp - - a 1-2 rulebook' },
    rules: ['R5.2', 'R5.1'],
    readings: [{ options: null, saidBy: ['tric-trac'] }],
  },
  {
    id: 'one-blue-lion-pays-nothing', answers: ['C11'], phase: 'play', often: 'rarely',
    position: 'BaPxXbApPbXa - - a 0-1 rulebook', moves: ['f3=B'],
    outcome: { paid: [''], after: 'BaPxBxApPbXa - - x 0-1 rulebook' },
    rules: ['R5.4', 'R5.1'],
    readings: [{ options: null, saidBy: ['jedisjeux'] }, { options: null }],
  },
  {
    id: 'between-two-different-thieves', answers: ['C11'], phase: 'play', often: 'rarely',
    position: 'PaAxBpPxXbAb - - a 1-1 rulebook', moves: ['s45'],
    outcome: { paid: [''], after: 'PaAxBpXbPxAb - - x 1-1 rulebook' },
    rules: ['R5.3', 'R5.1'],
    readings: [{ options: null }],
  },
  {
    id: 'old-combination', answers: ['Q1', 'C5'], phase: 'play', often: 'often', occasion: 'old-combination',
    position: 'BaAxXbPbPx - Ap x 3-2 rulebook', moves: ['f3=B', 'b1l', 's45'],
    outcome: { paid: ['', '', ''], after: 'ApBaAxPbBxPx - - x 3-2 rulebook' },
    rules: ['R5.6', 'R6.5'],
    readings: [{ options: null, saidBy: ['ludorium'] }, { options: null, saidBy: ['overview'] }],
  },
  {
    id: 'shifted-as-a-whole', answers: ['Q3'], phase: 'play', often: 'often',
    position: 'XbBaXpBpApAx - - x 2-5 rulebook', moves: ['rl'],
    outcome: { paid: [''], after: 'AxXbBaXpBpAp - - a 2-5 rulebook' },
    rules: ['R5.6', 'R4.2'],
    readings: [{ options: null }],
  },
  {
    id: 'one-tile-exchanged', answers: ['Q2'], phase: 'play', often: 'rarely',
    position: 'XpXaBpXbAbAp - - x 2-2 rulebook', moves: ['s23'],
    outcome: { paid: ['x2'], after: 'XpXaXbAbAp - Bp a 2-4 rulebook' },
    rules: ['R5.6', 'R5.3', 'R6.1'],
    readings: [{ options: null }],
  },
  {
    id: 'broken-and-made-again', answers: ['Q4'], phase: 'play', often: 'often',
    position: 'BaXaBpXbXpAp - - x 1-3 rulebook', moves: ['s23', 'f6=P', 's23'],
    outcome: { paid: ['', '', 'x2'], after: 'BaXaXbXpPa - Bp a 1-5 rulebook' },
    rules: ['R5.6', 'R4.1', 'R5.3'],
    readings: [{ options: null }],
  },
  {
    id: 'another-valid-middle', answers: ['Q5'], phase: 'play', often: 'rarely',
    position: 'PaAxPbXbXpBa - - a 2-1 rulebook', moves: ['f2=X'],
    outcome: { paid: ['a1'], after: 'PaPbXbXpBa - Xa x 3-1 rulebook' },
    rules: ['R4.4', 'R5.6', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'lions-change-places', answers: ['Q6'], phase: 'play', often: 'hardly-ever',
    position: 'ApBaBxBpXpXa - - x 4-1 rulebook', moves: ['s34'],
    outcome: { paid: [''], after: 'ApBaBpBxXpXa - - a 4-1 rulebook' },
    rules: ['R5.8', 'R5.4'],
    readings: [{ options: null }],
  },
  {
    id: 'same-picture-changes-in', answers: ['Q6'], phase: 'play', often: 'hardly-ever',
    position: 'PxAbBpApAxXb - - a 2-3 rulebook', moves: ['s45'],
    outcome: { paid: [''], after: 'PxAbBpAxApXb - - x 2-3 rulebook' },
    rules: ['R5.8', 'R5.6'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'beside-an-old-one', answers: ['Q7'], phase: 'play', often: 'rarely',
    position: 'AbPxAxPaXbBp - - a 4-4 rulebook', moves: ['f6=P'],
    outcome: { paid: ['a1'], after: 'AbPxAxPaPb - Xb x 5-4 rulebook' },
    rules: ['R5.6', 'R5.2', 'R6.1'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'return-makes-the-rivals', answers: ['Q9', 'C5'], phase: 'return', often: 'rarely',
    position: 'BxXaAbPaPb - Xp a 3-2 rulebook', moves: ['f3=B', 'b1l'],
    outcome: { paid: ['', ''], after: 'XpBxXaBaPaPb - - x 3-2 rulebook' },
    rules: ['R6.5', 'R5.5'],
    readings: [{ options: null, saidBy: ['overview'] }],
  },
  {
    id: 'heist-by-return', answers: ['Q14'], phase: 'return', often: 'hardly-ever',
    position: 'BaBxPxApXa - Bp x 3-4 rulebook', moves: ['s34', 'b1l'],
    outcome: { paid: ['', ''], after: 'BpBaBxApPxXa - - a 3-4 rulebook' },
    rules: ['R6.5', 'R5.4'],
    readings: [{ options: null }, { options: null }],
  },
  {
    id: 'seen-when-the-row-closes', answers: ['Q10'], phase: 'play', often: 'rarely',
    position: 'BpAbBxAxXpAp - - a 1-4 rulebook', moves: ['rl'],
    outcome: { paid: ['a2'], after: 'ApAbBxAxXp - Bp x 3-4 rulebook' },
    rules: ['R6.1', 'R5.6', 'R5.3'],
    readings: [{ options: null }],
  },
  {
    id: 'two-at-once', answers: ['Q12'], phase: 'play', often: 'rarely', occasion: 'two-at-once',
    position: 'AxBaXbApBpXp - - a 3-4 rulebook', moves: ['s34'],
    outcome: { paid: ['a2 x2'], after: 'AxApXbXp - BaBp x 5-6 rulebook' },
    rules: ['R5.7', 'R5.5', 'R5.3'],
    readings: [
      { options: 'rulebook,rival=0', outcome: { paid: ['a2'], after: 'AxApXbBpXp - Ba x 5-4 rulebook,rival=0' }, saidBy: ['overview', 'l-oto', 'fancueva'] },
      { options: null },
    ],
  },
  {
    id: 'heist-and-interrogation', answers: ['Q13'], phase: 'play', often: 'hardly-ever',
    position: 'BpBxPaBaAxPx - - a 1-2 rulebook', moves: ['s34'],
    outcome: { paid: ['a3 x1'], after: 'BpBaPaPx - BxAx x 4-3 rulebook' },
    rules: ['R5.7', 'R5.4', 'R5.2'],
    readings: [
      { options: 'overview', outcome: { paid: ['a3'], after: 'BpBaPaAxPx - Bx x 4-2 overview' }, saidBy: ['overview'] },
      { options: null },
    ],
  },
  {
    id: 'one-tile-in-two', answers: ['Q12'], phase: 'play', often: 'hardly-ever',
    position: 'PaXbXaPxPbBa - - a 2-2 rulebook', moves: ['s34'],
    outcome: { paid: ['a1 a1'], after: 'PaPxPbBa - XbXa x 4-2 rulebook' },
    rules: ['R5.7', 'R5.1', 'R5.2'],
    readings: [{ options: null }],
  },
  {
    id: 'whose-heist', answers: ['Q13'], phase: 'play', often: 'rarely',
    position: 'BpPaBaBxPxAx - - a 2-3 rulebook', moves: ['s23', 's34'],
    outcome: { paid: ['', 'x3'], after: 'BpBxPaPxAx - Ba a 2-6 rulebook' },
    rules: ['R5.4', 'R5.5'],
    readings: [{ options: null }],
  },
] as const satisfies readonly Ruling[];

/** The id of one of {@link combinations}. */
export type CombinationsId = (typeof combinations)[number]['id'];
