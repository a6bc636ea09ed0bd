import type { AskFaultCode } from './question.ts';

/** What can be wrong with a question or with what somebody pasted, beyond what can be wrong with a position or a record. `{}` stands for what was expected; in a row that was called out `{word}` for what was said, `{n}` for which picture it would be, or how many there are. */
export type QuestionFaults = Readonly<Record<Exclude<AskFaultCode, AskFaultElsewhere>, string>>;
type AskFaultElsewhere = import('../notation/index.ts').Fault['code'];

export const questionFaults: QuestionFaults = {
  'bad-belief': 'What somebody thinks is written no (not allowed), or as diamonds: a2x0.',
  'no-version': 'There is no such version of the rules. There are: {}.',
  'extra-part': 'Nothing may follow here.',
  'no-ruling': 'There is no ruling of this name.',
  'bad-at': 'A number of moves stands here, at most {}.',
  'unknown-picture': 'I do not know “{word}” (picture {n}).',
  'near-picture': 'I took “{word}” (picture {n}) for the name nearest to it. Please check.',
  'many-pictures': '{n} pictures; a table has 6. The first six are laid.',
  'nothing-read': 'There is no position, no game and no question in this text.',
};
