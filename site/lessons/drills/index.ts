/** The referee drills: chapter R of the course. */
import type { RuleId } from '../../../machine/rules/index.ts';
import { RULE_IDS } from '../../../machine/rules/index.ts';
import { rulesOf, type Generator } from './drill.ts';
import { isItAllowed, oldOrNew, returnsPayNobody, shortRows, twoAtOnce, underTheOverview, unseenSwap, whatComesBack, whatIsUnderneath, whileBuilding, whoIsPaid, whoseHeist } from './questions.ts';
import { bothReachSeven, closingUp, endToEnd, everyActionThatPays, flips, forbidden, harmless, makeTwo, ownGoals, passes, paysYou, placements, returns, seventhDiamond, unseenSwaps, wholeTurns } from './tasks.ts';

export { LEVELS, make, MEMORY, rulesOf, series, type Drill, type Generator, type Level } from './drill.ts';

export const GENERATORS: readonly Generator[] = [
  whoIsPaid, isItAllowed, paysYou, everyActionThatPays, ownGoals, harmless, oldOrNew, forbidden, twoAtOnce, makeTwo, whatComesBack, returnsPayNobody, returns, wholeTurns, whoseHeist,
  bothReachSeven, seventhDiamond, shortRows, endToEnd, flips, placements, whileBuilding, passes, unseenSwap, unseenSwaps, closingUp, whatIsUnderneath, underTheOverview,
];

/** Every rule that is drilled, in the order of the rules. */
export const DRILLED: readonly RuleId[] = RULE_IDS.filter((rule) => GENERATORS.some((generator) => rulesOf(generator).includes(rule)));
