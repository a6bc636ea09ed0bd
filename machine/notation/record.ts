import { isPosition, parseMove, play, refuse, reveals, stage, winner, type Player, type Position } from '../rules/index.ts';
import { failed, fault, moveFault, unreadable, type Fault, type Parsed } from './faults.ts';
import { formatPosition, readPosition, type Word } from './position.ts';

/** The longest record text that is read, in UTF-16 units. */
export const LONGEST_RECORD = 20_000;

/** A move that was played, the comment after it, and the position it led to. */
export interface RecordedMove {
  readonly move: string;
  readonly comment?: string;
  readonly position: Position;
}

/** How a game ended: at 7 diamonds, by agreement, or because a player resigned. */
export interface Result {
  readonly winner: Player | 'draw';
  readonly agreed?: true;
  readonly resigned?: Player;
}

/** A game: where it started, its moves, and how it ended; `result` is null while it goes on. */
export interface GameRecord {
  readonly start: Position;
  readonly moves: readonly RecordedMove[];
  readonly result: Result | null;
}

/** The words that end a record without 7 diamonds, and the result each stands for. */
const ENDINGS: ReadonlyMap<string, Result> = new Map<string, Result>([
  ['draw', { winner: 'draw', agreed: true }],
  ['a-resigns', { winner: 'x', resigned: 'a' }],
  ['x-resigns', { winner: 'a', resigned: 'x' }],
]);

const SPACE = ' \t\r\n_';

/** Splits a record into words and comments; a comment keeps its braces. White space is as in a position. */
function split(text: string, errors: Fault[]): Word[] {
  const found: Word[] = [];
  let i = 0;
  while (i < text.length) {
    const start = i;
    if (SPACE.includes(text[i]!)) { i++; continue; }
    if (text[i] === '{') {
      const close = text.indexOf('}', i), inner = text.indexOf('{', i + 1);
      if (close < 0) { errors.push(fault('open-comment', i, text.length - i, ['}'])); return found; }
      if (inner >= 0 && inner < close) errors.push(fault('bad-comment', inner, 1));
      i = close + 1;
    } else {
      do i++; while (i < text.length && !SPACE.includes(text[i]!) && text[i] !== '{');
    }
    found.push({ text: text.slice(start, i), at: start });
  }
  return found;
}

const isComment = ({ text }: Word): boolean => text[0] === '{';

/** The result of a game that stands at this position by its score alone. */
function byScore(position: Position): Result | null {
  const who = winner(position);
  return who === null ? null : { winner: who };
}

/** Where the position ends and the moves begin: after the options field, which may be missing. */
function startLength(found: readonly Word[]): number {
  const sixth = found[5];
  return sixth && !isComment(sixth) && !ENDINGS.has(sixth.text) && !parseMove(sixth.text) ? 6 : Math.min(5, found.length);
}

/** Reads a record and replays it. The replay stops at the first move that cannot be played. Nothing throws, whatever is given. */
export function parseRecord(given: unknown): Parsed<GameRecord> {
  const no = unreadable(given, LONGEST_RECORD);
  if (no) return failed([no]);
  const text = given as string;
  const errors: Fault[] = [];
  const found = split(text, errors), from = startLength(found);
  const start = readPosition(found.slice(0, from), found[from]?.at ?? text.length);
  if (!start.ok) return failed([...start.errors, ...errors].sort((one, two) => one.at - two.at));

  const moves: RecordedMove[] = [];
  let position = start.value, result: Result | null = null, mayComment = false;
  for (const word of found.slice(from)) {
    const { text: said, at } = word;
    if (isComment(word)) {
      if (!mayComment) errors.push(fault('bad-comment', at, said.length));
      else moves.push({ ...moves.pop()!, comment: said.slice(1, -1) });
      mayComment = false;
      continue;
    }
    mayComment = false;
    if (result) { errors.push(fault('after-end', at, said.length)); break; }
    const ending = ENDINGS.get(said);
    if (ending && stage(position) !== 'over') { result = ending; continue; }
    const played = ending ? refuse('over', 'R7.1') : play(position, said);
    if (!played.ok) {
      const pictures = played.code === 'picture-needed' || played.code === 'picture-impossible' ? Object.keys(reveals(position, said) ?? {}) : [];
      errors.push(moveFault(played, moves.length + 1, at, said.length, pictures));
      break;
    }
    position = played.position;
    moves.push({ move: played.move, position });
    mayComment = true;
  }
  if (errors.length > 0) return failed(errors.sort((one, two) => one.at - two.at));
  return { ok: true, value: { start: start.value, moves, result: result ?? byScore(position) } };
}

/** The canonical text of a record; empty for what is no record. Comments with braces lose them: a record could not hold them. */
export function formatRecord(record: GameRecord): string {
  const { start, moves, result } = (record ?? {}) as Partial<GameRecord>;
  if (!isPosition(start) || !Array.isArray(moves)) return '';
  const text = [formatPosition(start)];
  for (const { move, comment } of moves as readonly RecordedMove[]) {
    text.push(String(move));
    if (comment !== undefined) text.push(`{${String(comment).replaceAll(/[{}]/g, '')}}`);
  }
  if (result?.agreed) text.push('draw');
  else if (result?.resigned) text.push(`${result.resigned}-resigns`);
  return text.join(' ');
}
