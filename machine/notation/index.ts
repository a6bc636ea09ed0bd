/** Position and record texts, to and from data, with every fault located. */
export { MOST_FAULTS, fault, type Fault, type FaultCode, type Parsed } from './faults.ts';
export { formatOptions, parseOptions } from './options.ts';
export { LONGEST_POSITION, formatPosition, parsePosition } from './position.ts';
export { ENDINGS, LONGEST_RECORD, formatRecord, parseRecord, resultAt, type GameRecord, type RecordedMove, type Result } from './record.ts';
