/* What writes texts. It stands apart from what reads them, so that a table that is given none loads no reader. */
import { isPosition, OPTION_VALUES, optionText, PRESETS, winner, type Options, type Player, type Position, type Tile } from '../rules/index.ts';

/** The two characters of a tile. */
export const tileText = ({ up, back }: Tile): string => up + (back?.toLowerCase() ?? '.');

function tilesText(tiles: readonly Tile[]): string {
  let text = '';
  for (const tile of tiles) text += tileText(tile);
  return text;
}

/** The canonical text of table options: the preset, then every option that differs from it. */
export function formatOptions(options: Options): string {
  let text: string = options.preset;
  for (const key of OPTION_VALUES.keys()) if (options[key] !== PRESETS[options.preset][key]) text += `,${key}=${optionText(options[key])}`;
  return text;
}

/** The canonical text of a position; empty for what is no position. */
export function formatPosition(position: Position): string {
  if (!isPosition(position)) return '';
  const { row, loose, due, fresh, acted, turn, score, options } = position;
  const aside = tilesText(due) + (acted ? '/' : '') + tilesText(fresh);
  return `${tilesText(row) || '-'} ${tilesText(loose) || '-'} ${aside || '-'} ${turn} ${score.a}-${score.x} ${formatOptions(options)}`;
}

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
export const ENDINGS: ReadonlyMap<string, Result> = new Map<string, Result>([
  ['draw', { winner: 'draw', agreed: true }],
  ['a-resigns', { winner: 'x', resigned: 'a' }],
  ['x-resigns', { winner: 'a', resigned: 'x' }],
]);

/** The result of a game that stands at this position by its score alone. */
export function resultAt(position: Position): Result | null {
  const who = winner(position);
  return who && { winner: who };
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
