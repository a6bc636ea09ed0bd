import type { RuleId } from '../../../machine/index.ts';

/** The anchor of a rule: the same in every language. */
export const anchorOf = (rule: RuleId): string => rule.toLowerCase().replace('.', '-');
