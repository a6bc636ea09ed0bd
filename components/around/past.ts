import { entries, stageNow, type GameContext, type View } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { canLookAt } from '../list-of-moves.ts';
import { tellMove } from '../tell-events.ts';
import { tellStart } from '../tell.ts';
import type { PanelWords } from '../words/panels.ts';
import { commented, stepper } from './stepping.ts';

/** A look back at the game as it was after some moves of it. */
export interface Past {
  /** What the table shows then; the game as it stands, once it is not the one that was looked back at. */
  lay(table: Table, words: PanelWords): Table;
}

/** The game as it was after so many moves: to look at, not to play. */
function viewAt({ context }: View, at: number): View {
  const game = { ...context.game, cursor: at, ending: null } satisfies GameContext['game'];
  return { context: { ...context, game, draft: null, refusal: null, pending: null } };
}

/** Looks back at the game as it was after so many moves; null: at the game as it stands, also where the memory aid allows no look. */
export function lookAt(table: Table, at: number | null): Past | null {
  const now = table.live ?? table.view, { game } = now.context;
  if (at === null || !mayLook(now, at, table)) return null;
  return { lay: (laid, words) => (laid.view.context.game === game ? pastOf(laid, at, words) : laid) };
}

/** Is there such a past, and may it be looked at? The game as it stands is no past. */
const mayLook = (now: View, at: number, { memory }: Table): boolean => {
  const line = entries(now);
  return at >= 0 && at < line.length && canLookAt(line, at, memory, stageNow(now) === 'over');
};

function pastOf(table: Table, at: number, words: PanelWords): Table {
  const { view: live, said } = table, view = viewAt(live, at), line = entries(live), entry = at > 0 ? line[at - 1] : null;
  const may = (to: number): boolean => mayLook(live, to, table);
  const bar = stepper(words, at, line.length, (to) => ({ around: 'look', at: to }), (to) => to === line.length || may(to));
  return {
    ...table, live, view, choosing: 'waiting', draw: 'none', told: entry && said ? commented(tellMove(said, entry), entry) : tellStart({ words: table.words, view }),
    instead: { title: words.lookingBack(at, line.length), bar: [...bar, { key: 'now', label: words.steps.now, mark: 'cancel', open: true, ask: { around: 'look', at: null } }] },
  };
}
