import { isPosition, stage } from './position.ts';
import { oddsAt } from './backs.ts';
import { parseMove, type Move } from './moves.ts';
import type { RuleId } from './ids.ts';
import type { Position, Tile } from './types.ts';

/** Why a move cannot be played; the first that applies, in this order. `not-your-turn` and `picture-not-yours` belong to a live table. */
export type RefusalCode =
  | 'bad-position' | 'over' | 'malformed' | 'not-now' | 'no-such-tile' | 'one-end' | 'no-pass' | 'end-tile' | 'not-adjacent' | 'not-middle'
  | 'no-turning' | 'not-your-turn' | 'picture-not-yours' | 'picture-needed' | 'picture-impossible';

/** A move that was refused, with the rule that forbids it; null where no rule of the game does. The sentences for it are apart: `refusals.en.ts`, `refusals.ko.ts`. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}

/** The refusal for a code and a rule. */
export const refuse = (code: RefusalCode, rule: RuleId | null): Refusal => ({ ok: false, code, rule });

/** The tile that a move names by its number; none for a move that names none, or when it is not there. */
export const tileFor = ({ loose, due, row }: Position, { kind, tile }: Move): Tile | undefined =>
  (kind === 'place' ? loose : kind === 'return' ? due : row)[tile - 1];

/** A move of another stage: which rule says so. */
function outOfPlace(position: Position, { kind }: Move): RuleId | null {
  const now = stage(position), building = position.loose.length > 0, waiting = position.due.length > 0, returning = kind === 'return';
  if (now === 'return') return returning ? null : building ? 'R6.7' : 'R6.2';
  if (building && (kind === 'place' || kind === 'pass')) return null;
  if (returning) return waiting ? (building ? 'R6.7' : 'R6.2') : building ? 'R3.1' : 'R6.1';
  if (building) return 'R3.1';
  return kind === 'place' ? 'R3.5' : kind === 'pass' ? 'R4.1' : null;
}

/** Where a tile that is named is not there, and where a tile is turned although nothing is: which rule says so. */
const MISSING: Partial<Record<Move['kind'], RuleId>> = { place: 'R3.1', return: 'R6.8', flip: 'R4.5' };
const TURNING: Partial<Record<Move['kind'], RuleId>> = { place: 'R3.2', return: 'R6.3' };

/** Everything against a move, in the order of the refusals; nothing when it may be played. `needPicture`: must a turned tile with an unseen back say what came up? */
export function objections(position: Position, text: unknown, needPicture: boolean): readonly Refusal[] {
  const against: Refusal[] = [];
  const no = (...why: Parameters<typeof refuse>): readonly Refusal[] => { against.push(refuse(...why)); return against; };
  if (!isPosition(position)) return no('bad-position', null);
  if (stage(position) === 'over') no('over', 'R7.1');
  const move = parseMove(text);
  if (!move) return no('malformed', null);
  const rule = outOfPlace(position, move);
  if (rule) no('not-now', rule);

  const { row, options } = position, { kind, picture, turned, end } = move, tile = tileFor(position, move);
  if (MISSING[kind] && !tile) no('no-such-tile', MISSING[kind]);
  if (kind === 'place' && end === 'l' && row.length === 0) no('one-end', 'R3.1');
  if (kind === 'pass' && options.pass === 0) no('no-pass', 'R3.3');
  if (kind === 'swap') {
    const [low, high] = move.places, { length } = row;
    if (!row[low - 1] || !row[high - 1]) no('no-such-tile', 'R4.5');
    else if (high !== low + 1) no('not-adjacent', 'R4.3');
    else if (options.swap === 'middle' && low * 2 !== length) no('not-middle', 'R4.3');
    else if (options.swap === 'inner' && (low === 1 || high === length)) no('end-tile', 'R4.3');
  }
  if (!turned) return against;
  if (TURNING[kind] && !options.flip) no('no-turning', TURNING[kind]);
  if (!tile) return against;
  if (picture) { if (!oddsAt(position, tile)[picture]) no('picture-impossible', 'R1.1'); } else if (needPicture && tile.back === null) no('picture-needed', 'R2.2');
  return against;
}

/** The move to play, or the first reason against it. */
export const examine = (position: Position, text: unknown, needPicture: boolean): Move | Refusal => objections(position, text, needPicture)[0] ?? parseMove(text)!;
