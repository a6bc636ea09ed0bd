import { occasionOf, RULING_FOR } from '../machine/rulebook/occasions.ts';
import { parseMove, type Award, type Move, type Picture } from '../machine/rules/index.ts';
import { drawProposal, playerToMove, type Entry } from '../machine/game/chart.ts';
import type { News, Table } from './context.ts';
import { plain, tellStart, tellTurn, type Telling } from './tell.ts';
import type { Said } from './words/explanations.ts';

/** How much is told of a move. */
export type Told = 'full' | 'short' | 'brief';

/** Something to be said: the table as it then was, and what happened; without news, whose turn it is. */
export type Speech = readonly [table: Pick<Table, 'view' | 'draw' | 'computers' | 'words' | 'choosing' | 'watched' | 'instead'>, news: News | undefined];

/** So many words can be kept in mind while listening. */
const MOST_WORDS = 25;

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

/** A move: what was done and what came up, who is paid and why, what left. An own goal comes first. `short`: without the new total; `brief`: also without what left and what pays nobody. */
export function tellMove(said: Said, entry: Entry, told: Told = 'full'): Telling {
  const { awards, trace, player, before, after } = entry, { score } = after, occasion = occasionOf(before, { awards, trace, position: after });
  const hurts = (award: Award): boolean => award.for !== player, lost = awards.filter(hurts);
  // Two payments at once are enough to be heard.
  const total = (award: Award): number | undefined => (awards.length === 1 && told !== 'short' ? score[award.for] : undefined);
  const brief = told === 'brief';
  const unpaid = trace.find(({ rule, kind }) => kind && (rule === 'R6.5' || rule === 'R3.4' || rule === 'R5.5'));
  return {
    ownGoal: lost.length ? said.ownGoal(lost[0].for, lost.reduce((sum, { points }) => sum + points, 0), lost.map(({ kind }) => kind), total(lost[0])) : '',
    rest: [
      whatWasDone(said, entry),
      ...awards.filter((award) => !hurts(award)).map((award) => said.paid(award, total(award))),
      ...(awards.length && !brief ? [said.leaves(awards.length)] : []),
      ...(unpaid?.points === 0 && !brief ? [said.unpaid(unpaid.kind!)] : []),
    ].join(' '),
    rules: [...new Set(trace.filter(({ rule, kind }) => (kind && rule !== 'R5.6') || rule === 'R5.5' || rule === 'R5.8' || rule === 'R7.2').map(({ rule }) => rule))],
    why: occasion && RULING_FOR[occasion],
  };
}

/** Anything that happened. */
export function tellNews(table: Pick<Table, 'words' | 'view'>, said: Said, news: News, told: Told = 'full'): Telling {
  switch (news.type) {
    case 'started': return tellStart(table);
    case 'moved': return tellMove(said, news.entry, told);
    case 'takenBack': return plain(said.takenBack);
    case 'redone': return news.entry ? tellMove(said, news.entry, told) : plain(said.redone);
    case 'drawProposed': return { ...plain(said.drawProposed[news.reason]), rules: ['R7.3'] };
    case 'ended': return plain();
    case 'drawAgreedBy': {
      // Whoever is still asked hears again why.
      const why = drawProposal(table.view);
      return why ? { ...plain(`${said.drawAgreedBy(news.by)} ${said.drawProposed[why]}`), rules: ['R7.3'] } : plain(said.drawAgreedBy(news.by));
    }
    case 'revealing': return { ...plain(said.revealing), rules: ['R2.2'] };
    default: return plain(said[news.type](news.by));
  }
}

/** What has happened, to be heard: one group of sentences, without the new total where it would be too long with it. */
export function aloud(said: Said, speech: readonly Speech[], brief: boolean): string {
  const tell = (told: Told): string => speech.map(([table, news]) => (
    news ? spoken(tellNews(table, said, news, told))
      : told === 'brief' && table.choosing !== 'over' ? table.words.players[playerToMove(table.view)] : table.watched ? table.instead!.title : tellTurn({ ...table, said })
  )).filter(Boolean).map((text) => (/[.?!]$/.test(text) ? text : `${text}.`)).join(' ');
  if (brief) return tell('brief');
  const full = tell('full');
  return full.split(' ').length > MOST_WORDS ? tell('short') : full;
}

/** All of a telling, to be heard. */
export const spoken = ({ ownGoal, rest }: Pick<Telling, 'ownGoal' | 'rest'>): string => `${ownGoal} ${rest}`.trim();
