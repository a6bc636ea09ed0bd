import { html, nothing, type TemplateResult } from 'lit';
import { entries, position, stageNow } from '../../machine/game/chart.ts';
import type { Position, Tile } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import type { PanelWords } from '../words/panels.ts';
import type { PanelPart } from './panel.ts';
import { refereeAt } from './rulebook.ts';

const hidden = (tiles: readonly Tile[]): Tile[] => tiles.map(({ up }) => ({ up, back: null }));

/** A position as it lies in the open: what was seen under the tiles is to be remembered while the game is on and there is no memory aid. */
const open = (seen: Position): Position => ({ ...seen, row: hidden(seen.row), loose: hidden(seen.loose), due: hidden(seen.due), fresh: hidden(seen.fresh) });

/** The way to the referee with what the table shows: the last move, in the position before it; without a move the position. Nothing where the rulebook has no address. */
export function toReferee(table: Table, { referee }: PanelWords, { element }: PanelPart): TemplateResult | typeof nothing {
  const { view, live = view, memory, mode } = table, last = entries(view).at(-1), may = memory !== 'off' || mode === 'replay' || stageNow(live) === 'over', here = last?.before ?? position(view);
  const href = refereeAt(element, may ? here : open(here), last?.move);
  return href ? html`<p><a class="referee" href=${href} target="_blank" rel="noopener">${last ? referee.move : referee.position}</a></p>` : nothing;
}
