/** Position and record texts, to and from data, with every fault located. */
export { FAULT_CODES, MOST_FAULTS, type Fault, type FaultCode, type Parsed } from './faults.ts';
export { LONGEST_POSITION, formatOptions, formatPosition, parseOptions, parsePosition } from './position.ts';
export { LONGEST_RECORD, formatRecord, parseRecord, type GameRecord, type RecordedMove, type Result } from './record.ts';
