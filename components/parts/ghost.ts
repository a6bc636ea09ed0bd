import { html, nothing, type TemplateResult } from 'lit';
import { position } from '../../machine/game/chart.ts';
import type { End, Picture } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import type { Ask } from '../part.ts';
import { face } from './tile.ts';

/** The picture of the tile that is being placed or returned, if one is. */
function inHand({ view }: Table): Picture | null {
  const { draft } = view.context;
  if (!draft || draft.zone === 'row') return null;
  const { loose, due } = position(view);
  return (draft.zone === 'loose' ? loose : due)[draft.place - 1].up;
}

/** A place at an end of the row, where the tile in hand can go. Only for the eye and the pointer: the bar has the same two ends as buttons. */
export function ghost(table: Table, side: End, ask: (ask: Ask) => void): TemplateResult | typeof nothing {
  const { draft } = table.view.context, held = inHand(table), chosen = draft?.end === side;
  if (!held) return nothing;
  const gone = draft?.end !== undefined || (position(table.view).row.length === 0 && side === 'l');
  return html`<button type="button" class="ghost ${side} ${chosen ? 'chosen' : gone ? 'gone' : ''}" tabindex="-1" aria-hidden="true"
    @click=${() => { if (!chosen) ask({ type: 'END', side }); }}>${face(held)}</button>`;
}
