import { html, nothing, type TemplateResult } from 'lit';
import { entries, position, stageNow } from '../../machine/game/chart.ts';
import { formatPosition } from '../../machine/notation/format.ts';
import type { Table } from '../context.ts';
import type { PanelWords } from '../words/panels.ts';
import type { PanelPart } from './panel.ts';
import { inTheOpen, refereeAt } from './rulebook.ts';

/**
 * The way to the referee with what the table shows: the last move, in the position before it; without a move the position. What was seen
 * under the tiles stays out of it while the game is on and there is no memory aid. Nothing where the rulebook has no address.
 */
export function toReferee(table: Table, { referee }: PanelWords, { element }: PanelPart): TemplateResult | typeof nothing {
  const { view, live = view, memory, mode } = table, last = entries(view).at(-1), may = memory !== 'off' || mode === 'replay' || stageNow(live) === 'over', here = formatPosition(last?.before ?? position(view));
  const href = refereeAt(element, may ? here : inTheOpen(here), last?.move);
  return href ? html`<p><a class="referee" href=${href} target="_blank" rel="noopener">${last ? referee.move : referee.position}</a></p>` : nothing;
}
