import { explainWith } from '../../machine/notation/explain-with.ts';
import { faultMessages } from '../../machine/notation/faults.ko.ts';
import { refusalMessages } from '../../machine/rules/refusals.ko.ts';
import type { Explain } from './explanations.ts';

export const explain: Explain = (problem) => explainWith({ refusals: refusalMessages, faults: faultMessages }, problem);
