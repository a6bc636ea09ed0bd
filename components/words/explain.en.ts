import { explainWith } from '../../machine/notation/explain-with.ts';
import { faultMessages } from '../../machine/notation/faults.en.ts';
import { refusalMessages } from '../../machine/rules/refusals.en.ts';
import type { Explain } from './explanations.ts';

export const explain: Explain = (problem) => explainWith({ refusals: refusalMessages, faults: faultMessages }, problem);
