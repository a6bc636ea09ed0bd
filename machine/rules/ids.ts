/** The ids of the numbered rules. An id never changes and is never used again. */
export const RULE_IDS = [
  'R1.1', 'R1.2', 'R1.3',
  'R2.1', 'R2.2',
  'R3.1', 'R3.2', 'R3.3', 'R3.4', 'R3.5', 'R3.6',
  'R4.1', 'R4.2', 'R4.3', 'R4.4', 'R4.5',
  'R5.1', 'R5.2', 'R5.3', 'R5.4', 'R5.5', 'R5.6', 'R5.7', 'R5.8',
  'R6.1', 'R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R6.8',
  'R7.1', 'R7.2', 'R7.3',
  'R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5',
] as const;
export type RuleId = (typeof RULE_IDS)[number];
