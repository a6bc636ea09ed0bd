import type { AskFaultCode } from './question.ts';

/** What can be wrong with a question or with what somebody pasted, beyond what can be wrong with a position or a record. `{}` stands for what was expected. */
export type QuestionFaults = Readonly<Record<Exclude<AskFaultCode, AskFaultElsewhere>, string>>;
type AskFaultElsewhere = import('../notation/index.ts').Fault['code'];

export const questionFaults: QuestionFaults = {
  'bad-belief': 'What somebody thinks is written no (not allowed), or as diamonds: a2x0.',
  'no-version': 'There is no such version of the rules. There are: {}.',
  'extra-part': 'Nothing may follow here.',
  'no-ruling': 'There is no ruling of this name.',
  'bad-at': 'A number of moves stands here, at most {}.',
  'nothing-read': 'There is no position, no game and no question in this text.',
};
