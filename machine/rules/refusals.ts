import { isPosition, stage } from './position.ts';
import { oddsAt } from './backs.ts';
import { mayBeSwapped, parseMove, type Move } from './moves.ts';
import type { RuleId } from './ids.ts';
import type { Position, Tile } from './types.ts';

/** Why a move cannot be played; the first that applies, in this order. `not-your-turn` and `picture-not-yours` belong to a live table. */
export const REFUSAL_CODES = [
  'bad-position', 'over', 'malformed', 'not-now', 'no-such-tile', 'one-end', 'no-pass', 'end-tile', 'not-adjacent', 'not-middle',
  'no-turning', 'not-your-turn', 'picture-not-yours', 'picture-needed', 'picture-impossible',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** A move that was refused, with the rule that forbids it; null where no rule of the game does. The sentences for it are apart: `refusals.en.ts`, `refusals.ko.ts`. */
export interface Refusal {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly rule: RuleId | null;
}

const made = new Map<string, Refusal>();

/** The refusal for a code and a rule. */
export function refuse(code: RefusalCode, rule: RuleId | null): Refusal {
  const key = `${code} ${rule}`;
  let refusal = made.get(key);
  if (!refusal) made.set(key, refusal = Object.freeze({ ok: false, code, rule }));
  return refusal;
}

/** The tile that a move turns over, if it turns one. */
export function turnedTile(position: Position, move: Move): Tile | undefined {
  if (move.kind === 'flip') return position.row[move.tile - 1];
  if (move.kind === 'place') return move.turned ? position.loose[move.tile - 1] : undefined;
  return move.kind === 'return' && move.turned ? position.due[move.tile - 1] : undefined;
}

/** A move of another stage: which rule says so. */
function outOfPlace(position: Position, move: Move): RuleId | null {
  const now = stage(position), building = position.loose.length > 0;
  if (now === 'return') return move.kind === 'return' ? null : building ? 'R6.7' : 'R6.2';
  if (now === 'build') {
    if (move.kind === 'place' || move.kind === 'pass') return null;
    return move.kind === 'return' && position.due.length > 0 ? 'R6.7' : 'R3.1';
  }
  if (move.kind === 'place') return 'R3.5';
  if (move.kind === 'pass') return 'R4.1';
  return move.kind === 'return' ? (position.due.length > 0 ? 'R6.2' : 'R6.1') : null;
}

function wrongSwap([low, high]: readonly [number, number], { row, options }: Position): Refusal | null {
  if (high !== low + 1) return refuse('not-adjacent', 'R4.3');
  if (mayBeSwapped(low, row.length, options.swap)) return null;
  return refuse(options.swap === 'middle' ? 'not-middle' : 'end-tile', 'R4.3');
}

/** The move to play, or the first reason against it. `needPicture`: must a turned tile with an unseen back say what came up? */
export function examine(position: unknown, text: unknown, needPicture: boolean): Move | Refusal {
  if (!isPosition(position)) return refuse('bad-position', null);
  if (stage(position) === 'over') return refuse('over', 'R7.1');
  const move = parseMove(text);
  if (!move) return refuse('malformed', null);
  const rule = outOfPlace(position, move);
  if (rule) return refuse('not-now', rule);

  const { row, loose, due, options } = position;
  const missing = (number: number, tiles: readonly Tile[]): boolean => number < 1 || number > tiles.length;
  switch (move.kind) {
    case 'place':
      if (missing(move.tile, loose)) return refuse('no-such-tile', 'R3.1');
      if (move.end === 'l' && row.length === 0) return refuse('one-end', 'R3.1');
      if (move.turned && !options.flip) return refuse('no-turning', 'R3.2');
      break;
    case 'return':
      if (missing(move.tile, due)) return refuse('no-such-tile', 'R6.8');
      if (move.turned && !options.flip) return refuse('no-turning', 'R6.3');
      break;
    case 'pass':
      if (options.pass === 0) return refuse('no-pass', 'R3.3');
      break;
    case 'swap': {
      if (missing(move.places[0], row) || missing(move.places[1], row)) return refuse('no-such-tile', 'R4.5');
      const refusal = wrongSwap(move.places, position);
      if (refusal) return refusal;
      break;
    }
    case 'flip':
      if (missing(move.tile, row)) return refuse('no-such-tile', 'R4.5');
  }
  const tile = turnedTile(position, move);
  if (!tile || !('picture' in move)) return move;
  if (move.picture === null) return needPicture && tile.back === null ? refuse('picture-needed', 'R2.2') : move;
  return oddsAt(position, tile)[move.picture] === undefined ? refuse('picture-impossible', 'R1.1') : move;
}
