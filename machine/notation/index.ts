/** Position and record texts, to and from data, with every fault located. */
export { MOST_FAULTS, fault, type Fault, type FaultCode, type Parsed } from './faults.ts';
export { ENDINGS, formatOptions, formatPosition, formatRecord, resultAt, type GameRecord, type RecordedMove, type Result } from './format.ts';
export { parseOptions } from './options.ts';
export { LONGEST_POSITION, parsePosition } from './position.ts';
export { LONGEST_RECORD, parseRecord } from './record.ts';
