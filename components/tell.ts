import { rivalOf, type Player, type RuleId } from '../machine/rules/index.ts';
import { playerToMove, position, result, seatOf, stageNow } from '../machine/game/chart.ts';
import type { Table } from './context.ts';
import type { Duty } from './words/facts.ts';

/** What the table says of what happened: an own goal first, the other sentences in their order, and the rules that decided. */
export interface Telling {
  readonly ownGoal: string;
  readonly rest: string;
  readonly rules: readonly RuleId[];
  /** The ruling about what is rare in it, by its id. */
  readonly why?: string | null;
  /** What somebody wrote about the move. */
  readonly comment?: string;
}

/** A sentence that stands for itself. */
export const plain = (rest = ''): Telling => ({ ownGoal: '', rest, rules: [] });

/** How a game begins. It is said with the first words there are; all else that happens is told by tell-events.ts. */
export const tellStart = ({ words, view }: Pick<Table, 'words' | 'view'>): Telling => {
  const { tossed, lots, cursor } = view.context.game;
  return plain(tossed && cursor === 0 ? words.begin(playerToMove(view), lots) : words.loaded);
};

/** What the player to move has to do; null when the game is over. */
export function dutyOf({ view, computers }: Pick<Table, 'view' | 'computers'>): Duty | null {
  const stage = stageNow(view);
  if (stage === 'over') return null;
  const { turn, row, due, acted } = position(view);
  return {
    player: turn, stage, row: row.length, due: due.length, first: !acted,
    // On a diagram and in a replay nobody is waited for.
    mood: /^(hum|scr)/.test(seatOf(view)) ? 'acts' : computers[turn] ? 'thinks' : 'waits',
  };
}

/** The person who speaks: the player to move, if a person, else the other one. */
export function speaker({ view }: Pick<Table, 'view'>): Player {
  const turn = playerToMove(view);
  return seatOf(view) === 'human' ? turn : rivalOf(turn);
}

/** Who is to answer a draw that is offered, or proposed by the table: then first the one who speaks. */
export function answersDraw({ view, draw }: Pick<Table, 'view' | 'draw'>): Player {
  const { offer, agreedBy } = view.context;
  return draw === 'offered' ? rivalOf(offer!.by) : agreedBy ? rivalOf(agreedBy) : speaker({ view });
}

/** The sentence about the turn, or about what is asked of a tile that is chosen, or about the end. */
export function tellTurn(table: Pick<Table, 'view' | 'draw' | 'computers' | 'words' | 'said'>): string {
  const duty = dutyOf(table), ended = result(table.view), { draft, pending } = table.view.context;
  // Whoever is asked for a draw answers before anything else is done.
  if (duty && table.said && table.draw !== 'none' && !table.computers[answersDraw(table)]) return table.said.drawAsked(answersDraw(table));
  // One tile that waits is chosen from the start: that it is to be returned says more than what is asked of it.
  if (duty && draft && !pending && table.said && !(draft.zone === 'aside' && !draft.end && duty.due === 1)) return table.said.asks(duty.player, draft.zone === 'row' ? 'what' : draft.end || duty.row === 0 ? 'turned' : 'where');
  if (duty) return table.words.duty(duty);
  return ended && table.said ? table.said.outcome({ ...ended, score: position(table.view).score }) : '';
}
