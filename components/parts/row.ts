import { html, nothing, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { oldCombinations, position, zone } from '../../machine/game/chart.ts';
import type { End, Picture } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import { tilesIn } from '../known.ts';
import { tileIn } from './place.ts';
import { face } from './tile.ts';

const PLACES = 6;

/** The picture of the tile that is being placed or returned, if one is. */
function inHand({ view }: Table): Picture | null {
  const { draft } = view.context;
  if (!draft || draft.zone === 'row') return null;
  const { loose, due } = position(view);
  return (draft.zone === 'loose' ? loose : due)[draft.place - 1].up;
}

/** The row. Its places are always the same nodes in reading order; what lies in them changes. */
export class BlueLionRow extends Part {
  protected override draw(table: Table): TemplateResult {
    const { view, words, choosing } = table, { draft } = view.context;
    const tiles = tilesIn(table, 'row'), old = oldCombinations(view);
    const asked = zone(view) === 'row' && (choosing === 'idle' || choosing === 'tile');
    // The ghosts come with the hand, as their style does.
    const held = table.said && inHand(table);
    // Only for the eye and the pointer: the bar has the same two ends as buttons.
    const ghost = (side: End): TemplateResult => {
      const chosen = draft?.end === side, gone = draft?.end !== undefined || (tiles.length === 0 && side === 'l');
      return html`<button type="button" class="ghost ${side} ${chosen ? 'chosen' : gone ? 'gone' : ''}" tabindex="-1" aria-hidden="true" ?hidden=${!held}
        @click=${() => { if (!chosen) this.ask({ type: 'END', side }); }}>${held ? face(held) : nothing}</button>`;
    };
    this.style.setProperty('--n', String(tiles.length));
    return html`${ghost('l')}<ol class="places of-${tiles.length}" aria-label=${words.zones.row}>${Array.from({ length: PLACES }, (_, i) => {
      const facts = tiles[i], starts = old.some(({ at }) => at === i + 1);
      return html`<li ?hidden=${!facts} class="${starts ? 'old' : ''}" data-old=${starts ? words.old : nothing}>${facts ? tileIn(table, facts,
        { open: asked, chosen: draft?.zone === 'row' && draft.place === facts.place },
        () => this.ask({ type: 'PICK', zone: 'row', place: facts.place })) : nothing}</li>`;
    })}</ol>${ghost('r')}`;
  }
}
