import { parseMove, type Award, type Move, type Picture } from '../machine/rules/index.ts';
import type { Entry } from '../machine/game/chart.ts';
import type { News, Table } from './context.ts';
import { placeAfter } from './place-after.ts';
import { plain, tellStart, type Telling } from './tell.ts';
import type { Said } from './words/explanations.ts';

function whatWasDone({ did }: Said, { player, move: text, before }: Entry): string {
  const move = parseMove(text) as Move, { row } = before;
  const shown = 'picture' in move ? move.picture : null;
  switch (move.kind) {
    case 'place': return did.place(player, before.loose[move.tile - 1].up, row.length ? move.end : null, shown);
    case 'return': return did.return(player, before.due[move.tile - 1].up, move.end, shown);
    case 'pass': return did.pass(player);
    case 'end': return move.from === 'l' ? did.end(player, row[0].up, 'r') : did.end(player, row.at(-1)!.up, 'l');
    case 'swap': return did.swap(player, move.places[0]);
    case 'flip': return did.flip(player, move.tile, shown as Picture);
  }
}

/** A move: what was done and what came up, who is paid and why, what left. An own goal comes first. `brief`: without what left, and without what pays nobody. */
export function tellMove(said: Said, entry: Entry, brief = false): Telling {
  const { awards, trace, player, after: { score } } = entry;
  const hurts = (award: Award): boolean => award.for !== player, lost = awards.filter(hurts);
  const unpaid = trace.find(({ rule, kind }) => kind && (rule === 'R6.5' || rule === 'R3.4' || rule === 'R5.5'));
  return {
    ownGoal: lost.length ? said.ownGoal(lost[0].for, lost.reduce((sum, { points }) => sum + points, 0), lost.map(({ kind }) => kind), score[lost[0].for]) : '',
    rest: [
      whatWasDone(said, entry),
      ...awards.filter((award) => !hurts(award)).map((award, at, all) => said.paid(award, at === all.length - 1 ? score[player] : undefined)),
      ...(awards.length && !brief ? [said.leaves(awards.length)] : []),
      ...(unpaid?.points === 0 && !brief ? [said.unpaid(unpaid.kind!)] : []),
    ].join(' '),
    turned: /[f=]/.test(entry.move) ? placeAfter(entry) : null,
    rules: [...new Set(trace.filter(({ rule, kind }) => (kind && rule !== 'R5.6') || rule === 'R5.5' || rule === 'R5.8' || rule === 'R7.2').map(({ rule }) => rule))],
  };
}

/** Anything that happened. */
export function tellNews(table: Pick<Table, 'words' | 'view'>, said: Said, news: News, brief = false): Telling {
  switch (news.type) {
    case 'started': return tellStart(table);
    case 'moved': return tellMove(said, news.entry, brief);
    case 'takenBack': return plain(said.takenBack);
    case 'redone': return news.entry ? tellMove(said, news.entry, brief) : plain(said.redone);
    case 'drawProposed': return { ...plain(said.drawProposed[news.reason]), rules: ['R7.3'] };
    case 'ended': return plain();
    case 'revealing': return { ...plain(said.revealing), rules: ['R2.2'] };
    default: return plain(said[news.type](news.by));
  }
}

/** All of a telling, to be heard. */
export const spoken = ({ ownGoal, rest }: Pick<Telling, 'ownGoal' | 'rest'>): string => `${ownGoal} ${rest}`.trim();
