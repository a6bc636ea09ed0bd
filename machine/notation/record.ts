import { parseMove, play, reveals, stage } from '../rules/index.ts';
import { fault, reading, type Fault, type Parsed } from './faults.ts';
import { ENDINGS, resultAt, type GameRecord, type RecordedMove, type Result } from './format.ts';
import { readPosition } from './position.ts';
import { words, type Word } from './words.ts';

/** The longest record text that is read, in UTF-16 units. */
export const LONGEST_RECORD = 20_000;

const isComment = ({ text }: Word): boolean => text.startsWith('{');

/** Reads a record and replays it. The replay stops at the first move that cannot be played. Nothing throws, whatever is given. */
export const parseRecord = (given: unknown): Parsed<GameRecord> => reading(given, LONGEST_RECORD, (text, errors) => {
  const found = words(text), inComments: Fault[] = [];
  for (const { at, text: comment } of found.filter(isComment)) {
    const inner = comment.indexOf('{', 1);
    if (!comment.endsWith('}')) { inComments.push(fault('open-comment', at, comment.length, ['}'])); found.pop(); }
    else if (inner > 0) inComments.push(fault('bad-comment', at + inner, 1));
  }
  // The options field may be missing.
  const sixth = found[5], from = sixth && !isComment(sixth) && !ENDINGS.has(sixth.text) && !parseMove(sixth.text) ? 6 : 5;
  const start = readPosition(found.slice(0, from), found[from]?.at ?? text.length, errors);
  errors.push(...inComments);

  const moves: RecordedMove[] = [];
  let position = start, result: Result | null = null, mayComment = false;
  for (const word of found.slice(from)) {
    if (!position) break;
    const { text: said, at } = word, ending = ENDINGS.get(said);
    if (isComment(word)) {
      if (mayComment) moves.push({ ...moves.pop()!, comment: said.slice(1, -1) });
      else errors.push(fault('bad-comment', at, said.length));
      mayComment = false;
    } else if (result) {
      errors.push(fault('after-end', at, said.length));
      break;
    } else if (ending && stage(position) !== 'over') {
      result = ending;
      mayComment = false;
    } else {
      const played = play(position, said);
      if (!played.ok) {
        const { code, rule } = played;
        errors.push({ ...fault(code, at, said.length, Object.keys(reveals(position, said) ?? {})), move: moves.length + 1, ...(rule && { rule }) });
        break;
      }
      position = played.position;
      moves.push({ move: played.move, position });
      mayComment = true;
    }
  }
  errors.sort((one, two) => one.at - two.at);
  return start && position && { start, moves, result: result ?? resultAt(position) };
});
