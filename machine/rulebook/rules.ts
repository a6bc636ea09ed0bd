import type { Rule, Source } from './types.ts';

const RB: readonly Source[] = ['rulebook'];
const OV: readonly Source[] = ['overview'];
const BOTH: readonly Source[] = ['rulebook', 'overview'];
const OURS: readonly Source[] = ['ruling'];

/** Decides now what it decided as the one sentence of version 1; the whole text only says it at more length. */
const SAME = ['1'] as const;
/** The whole text decides something that the one sentence left open; its words say what. */
const MORE = ['1', '2'] as const;

/** The numbered rules, in their order: what no language changes. Their texts are apart: `rules.en.ts`, `rules.ko.ts`. */
export const RULES: readonly Rule[] = [
  // 1 Table
  { id: 'R1.1', sources: [BOTH, BOTH, BOTH, BOTH], example: { position: 'B.A.B.X.B.P. - - a 0-0 rulebook', moves: ['f2=B'], refused: true }, versions: SAME, see: ['R2.2'] },
  { id: 'R1.2', sources: [RB, OURS, OURS], example: null, versions: MORE, see: ['R2.1', 'R3.5'] },
  { id: 'R1.3', sources: [RB, RB, OURS, OURS, OURS], example: { position: 'A.A.B.B.A.X. - - a 6-6 rulebook', moves: ['s23'] }, versions: MORE, see: ['R5.5', 'R7.1'] },

  // 2 Toss and backs
  { id: 'R2.1', sources: [RB, RB], example: { position: '- P.A.X.B.P.A. - a 0-0 rulebook', moves: ['4r'] }, versions: SAME, see: ['R1.2', 'R3.1', 'R8.4'] },
  { id: 'R2.2', sources: [BOTH, RB, BOTH, BOTH, OURS], example: { position: 'A.P.X.B.P.X. - - x 0-0 rulebook', moves: ['f4'], refused: true }, versions: MORE, see: ['R4.4', 'R8.4', 'R8.5'] },

  // 3 Building the row
  { id: 'R3.1', sources: [RB, RB, RB, RB], example: { position: '- X.P.B.A.A.P. - a 0-0 rulebook', moves: ['3r', '4l'] }, versions: SAME, see: ['R3.2', 'R3.3', 'R6.7'] },
  { id: 'R3.2', sources: [RB, RB, RB, OURS, OV], options: ['flip'], example: { position: 'B.P. A.X.X.A. - a 0-0 rulebook', moves: ['1lf=P'] }, versions: MORE, see: ['R3.4', 'R6.3', 'R8.1'] },
  { id: 'R3.3', sources: [RB, RB, OURS, OURS, OV, OURS], options: ['pass'], example: { position: 'A.B. A.P.X.P. - x 0-0 rulebook', moves: ['pass'] }, versions: MORE, see: ['R3.5', 'R3.6', 'R4.1', 'R7.3'] },
  { id: 'R3.4', sources: [RB, RB, OURS, OV, OURS], options: ['build'], example: { position: 'P.X. A.B.A.P. - a 0-0 rulebook', moves: ['4r'] }, versions: MORE, see: ['R5.6', 'R6.1', 'R6.7'] },
  { id: 'R3.5', sources: [OURS, OURS, OURS, OURS], example: { position: 'A.P.X.A.B. A. - a 1-1 rulebook', moves: ['1r'] }, versions: MORE, see: ['R3.3', 'R4.1', 'R6.2'] },
  { id: 'R3.6', sources: [OURS, OURS, OURS], options: ['ret'], example: { position: 'A.A.P. P.X. B. x 2-0 rulebook', moves: ['pass'] }, versions: MORE, see: ['R3.3', 'R6.7'] },

  // 4 The three actions
  { id: 'R4.1', sources: [RB, BOTH, OURS, OURS], example: { position: 'P.XbA.B.PxX. - - a 3-2 rulebook', moves: ['pass'], refused: true }, versions: SAME, see: ['R3.3', 'R5.8', 'R8.1'] },
  { id: 'R4.2', sources: [BOTH, BOTH, RB], example: { position: 'A.X.P.P.A.B. - - a 0-0 rulebook', moves: ['lr'] }, versions: SAME, see: ['R4.5', 'R5.6'] },
  { id: 'R4.3', sources: [BOTH, RB, OV, OURS], options: ['swap'], example: { position: 'A.B.X.X.P.P. - - x 0-0 rulebook', moves: ['s23'] }, versions: MORE, see: ['R4.5', 'R5.8'] },
  { id: 'R4.4', sources: [BOTH, BOTH, OURS, OURS], example: { position: 'A.P.X.B.P.B. - - a 1-0 rulebook', moves: ['f1=X'] }, versions: MORE, see: ['R2.2', 'R3.2'] },
  { id: 'R4.5', sources: [OURS, OURS], options: ['swap'], example: { position: 'B.A.P.P.A. - X. a 1-0 rulebook', moves: ['f6'], refused: true }, versions: SAME, see: ['R4.2', 'R4.3', 'R6.2'] },

  // 5 Combinations
  { id: 'R5.1', sources: [BOTH, BOTH, OURS, OURS], example: { position: 'A.X.P.B.B.P. - - a 0-0 rulebook', moves: ['rl'] }, versions: MORE, see: ['R5.2', 'R5.3', 'R5.4', 'R8.5'] },
  { id: 'R5.2', sources: [BOTH, BOTH, RB], example: { position: 'B.P.P.A.X.B. - - x 0-0 rulebook', moves: ['s34'] }, versions: SAME, see: ['R5.5'] },
  { id: 'R5.3', sources: [BOTH, BOTH, BOTH], example: { position: 'P.A.XbA.P.X. - - a 0-0 rulebook', moves: ['f3=B'] }, versions: SAME, see: ['R5.5'] },
  { id: 'R5.4', sources: [BOTH, BOTH, RB], example: { position: 'A.B.PbB.X.P. - - x 2-1 rulebook', moves: ['f3=B'] }, versions: SAME, see: ['R5.5', 'R6.5'] },
  { id: 'R5.5', sources: [RB, RB, RB, OV, OV], options: ['rival'], example: { position: 'X.A.P.P.X.B. - - a 2-2 rulebook', moves: ['lr'] }, versions: MORE, see: ['R1.3', 'R5.2', 'R5.6', 'R7.1'] },
  { id: 'R5.6', sources: [OURS, OURS, OURS, OURS, RB, OURS], example: { position: 'P.X.B.X.A.P. - - x 0-2 rulebook', moves: ['lr'] }, versions: MORE, see: ['R5.8', 'R6.5', 'R8.2'] },
  { id: 'R5.7', sources: [RB, RB, OURS, OV], options: ['rival'], example: { position: 'P.P.A.X.P.B. - - a 2-3 rulebook', moves: ['s23'] }, versions: MORE, see: ['R5.5', 'R6.1', 'R6.4', 'R7.2'] },
  { id: 'R5.8', sources: [OURS, OURS, OURS, OURS], example: { position: 'X.P.P.A.P.B. - - x 0-1 rulebook', moves: ['s23'] }, versions: SAME, see: ['R4.3', 'R5.6'] },

  // 6 Set aside and return
  { id: 'R6.1', sources: [BOTH, BOTH, BOTH, BOTH, RB, OURS], example: { position: 'P.X.B.P.A.A. - - x 0-0 rulebook', moves: ['f4=X'] }, versions: SAME, see: ['R5.7', 'R6.2', 'R6.6'] },
  { id: 'R6.2', sources: [RB, RB, RB, OV], options: ['ret'], example: { position: 'P.A.B.X.A.P. - - a 0-0 rulebook', moves: ['s45', 'rl'] }, versions: MORE, see: ['R4.5', 'R6.4', 'R6.7', 'R8.3'] },
  { id: 'R6.3', sources: [RB, RB, RB, OV], options: ['flip'], example: { position: 'A.P.X.A.P. - B./ x 2-0 rulebook', moves: ['b1lf=X'] }, versions: MORE, see: ['R3.2', 'R6.5', 'R8.1'] },
  { id: 'R6.4', sources: [RB, OURS, RB, OURS], example: { position: 'X.P.P.X. - B.A./ a 1-3 rulebook', moves: ['b2l'] }, versions: MORE, see: ['R5.7', 'R6.3'] },
  { id: 'R6.5', sources: [RB, RB, RB, RB], example: { position: 'B.A.P.P.X. - A./ a 0-1 rulebook', moves: ['b1l'] }, versions: MORE, see: ['R5.6', 'R6.3'] },
  { id: 'R6.6', sources: [RB, RB, RB, RB, OURS, OV], options: ['ret'], example: { position: 'A.A.B.P.P. - X. a 1-0 rulebook', moves: ['s23'] }, versions: SAME, see: ['R6.2', 'R6.8'] },
  { id: 'R6.7', sources: [OURS, OURS, OURS], options: ['ret'], example: { position: 'A.B. A.X.P.P. - a 0-0 rulebook', moves: ['1r', '1l'] }, versions: MORE, see: ['R3.1', 'R3.6', 'R6.2'] },
  { id: 'R6.8', sources: [RB, RB], example: { position: 'X.B.A.P.P. - X. x 1-0 rulebook', moves: ['f3=X', 'b2l'], refused: true }, versions: SAME, see: ['R6.2', 'R6.6'] },

  // 7 End
  { id: 'R7.1', sources: [RB, RB, RB, RB], example: { position: 'A.A.P.X.B. - B. x 6-5 rulebook', moves: ['f5=P'] }, versions: MORE, see: ['R1.3', 'R5.5', 'R7.2'] },
  { id: 'R7.2', sources: [OURS, OURS], example: { position: 'A.B.P.A.A.P. - - x 6-6 rulebook', moves: ['s34'] }, versions: SAME, see: ['R5.7', 'R7.1'] },
  {
    id: 'R7.3', sources: [OURS, OURS, OURS, OURS, OURS, OURS, OURS, OURS, OURS],
    example: { position: 'A.X.B.P.P.X. - - a 2-2 rulebook', moves: ['lr', 'rl', 'lr', 'rl'] }, versions: MORE, see: ['R2.2', 'R3.3'],
  },

  // 8 At the table
  { id: 'R8.1', sources: [OURS, OURS, OURS, OURS, OURS], example: null, versions: MORE, see: ['R3.2', 'R4.1', 'R6.3'] },
  { id: 'R8.2', sources: [OURS, OURS, OURS], example: null, versions: MORE, see: ['R5.5', 'R5.6', 'R6.1'] },
  { id: 'R8.3', sources: [OURS, OURS, OURS], example: null, versions: MORE, see: ['R6.2', 'R6.7', 'R6.8'] },
  { id: 'R8.4', sources: [OURS, OURS, OURS, OURS, OURS], example: null, versions: MORE, see: ['R2.1', 'R2.2'] },
  { id: 'R8.5', sources: [OURS, OURS, OURS, OURS], example: null, versions: MORE, see: ['R1.1', 'R2.2', 'R5.1'] },
];
