import { html, nothing, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { oldCombinations, zone } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { tilesIn } from '../known.ts';
import { tileIn } from './place.ts';

const PLACES = 6;

/** The row. Its places are always the same nodes in reading order; what lies in them changes. */
export class BlueLionRow extends Part {
  protected override draw(table: Table): TemplateResult {
    const { view, words, choosing, ghost } = table, { draft } = view.context;
    const tiles = tilesIn(table, 'row'), old = oldCombinations(view);
    const asked = zone(view) === 'row' && (choosing === 'idle' || choosing === 'tile');
    this.style.setProperty('--n', String(tiles.length));
    return html`${ghost?.(table, 'l')}<ol class="places of-${tiles.length}" aria-label=${words.zones.row}>${Array.from({ length: PLACES }, (_, i) => {
      const facts = tiles[i], starts = old.some(({ at }) => at === i + 1);
      return html`<li ?hidden=${!facts} class="${starts ? 'old' : ''}" data-old=${starts ? words.old : nothing}>${facts ? tileIn(table, facts,
        { open: asked, chosen: draft?.zone === 'row' && draft.place === facts.place },
        () => this.ask({ type: 'PICK', zone: 'row', place: facts.place })) : nothing}</li>`;
    })}</ol>${ghost?.(table, 'r')}`;
  }
}
