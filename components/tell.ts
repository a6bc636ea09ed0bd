import { parseMove, type Award, type Move, type Picture, type RuleId } from '../machine/rules/index.ts';
import { playerToMove, position, result, seatOf, stageNow, type Entry } from '../machine/game/chart.ts';
import type { News, Table } from './context.ts';
import type { Duty } from './words/facts.ts';
import type { Words } from './words/index.ts';

/** What the table says of an event: an own goal first, the other sentences in their order, and the rules that decided. */
export interface Telling {
  readonly ownGoal: string;
  readonly rest: string;
  readonly rules: readonly RuleId[];
}

const plain = (rest = ''): Telling => ({ ownGoal: '', rest, rules: [] });

function whatWasDone({ did }: Words, { player, move: text, before }: Entry): string {
  const move = parseMove(text) as Move, { row } = before;
  const shown = 'picture' in move ? move.picture : null;
  switch (move.kind) {
    case 'place': return did.place(player, before.loose[move.tile - 1]!.up, row.length ? move.end : null, shown);
    case 'return': return did.return(player, before.due[move.tile - 1]!.up, move.end, shown);
    case 'pass': return did.pass(player);
    case 'end': return move.from === 'l' ? did.end(player, row[0]!.up, 'r') : did.end(player, row.at(-1)!.up, 'l');
    case 'swap': return did.swap(player, move.places[0]);
    case 'flip': return did.flip(player, move.tile, shown as Picture);
  }
}

/** A move: what was done and what came up, who is paid and why, what left. An own goal comes first. */
export function tellMove(words: Words, entry: Entry): Telling {
  const { awards, trace, player } = entry;
  const hurts = (award: Award): boolean => award.for !== player, lost = awards.filter(hurts);
  const unpaid = trace.find(({ rule, kind }) => kind && (rule === 'R6.5' || rule === 'R3.4' || rule === 'R5.5'));
  return {
    ownGoal: lost.length ? words.ownGoal(lost[0]!.for, lost.reduce((sum, { points }) => sum + points, 0), lost.map(({ kind }) => kind)) : '',
    rest: [
      whatWasDone(words, entry),
      ...awards.filter((award) => !hurts(award)).map(words.paid),
      ...(awards.length ? [words.leaves(awards.length)] : []),
      ...(unpaid?.points === 0 ? [words.unpaid(unpaid.kind!)] : []),
    ].join(' '),
    rules: [...new Set(trace.filter(({ rule, kind }) => (kind && rule !== 'R5.6') || rule === 'R5.5' || rule === 'R5.8' || rule === 'R7.2').map(({ rule }) => rule))],
  };
}

export function tellNews({ words, view }: Pick<Table, 'words' | 'view'>, news: News): Telling {
  switch (news.type) {
    case 'started': return plain(news.tossed ? words.begin(playerToMove(view), news.lots) : words.loaded);
    case 'moved': return news.entry ? tellMove(words, news.entry) : plain(words.loaded);
    case 'takenBack': return plain(words.takenBack);
    case 'redone': return news.entry ? tellMove(words, news.entry) : plain(words.redone);
    case 'drawProposed': return { ...plain(words.drawProposed[news.reason]), rules: ['R7.3'] };
    case 'ended': return plain();
    default: return plain(words[news.type](news.by));
  }
}

/** What the player to move has to do; null when the game is over. */
export function dutyOf({ view, computers }: Pick<Table, 'view' | 'computers'>): Duty | null {
  const stage = stageNow(view);
  if (stage === 'over') return null;
  const { turn, row, due, acted } = position(view);
  return {
    player: turn, stage, row: row.length, due: due.length, first: !acted,
    mood: seatOf(view) === 'human' ? 'acts' : computers[turn] ? 'thinks' : 'waits',
  };
}

/** The sentence about the turn, or about the end. */
export function tellTurn(table: Pick<Table, 'view' | 'computers' | 'words'>): string {
  const duty = dutyOf(table), ended = result(table.view);
  if (duty) return table.words.duty(duty);
  return ended ? table.words.outcome({ ...ended, score: position(table.view).score }) : '';
}

/** All of a telling, to be heard. */
export const spoken = ({ ownGoal, rest }: Pick<Telling, 'ownGoal' | 'rest'>): string => `${ownGoal} ${rest}`.trim();
