import { html, nothing, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { zone } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { tilesIn } from '../known.ts';
import { tileIn } from './place.ts';

/** The loose tiles, as long as the row is built. */
export class BlueLionLoose extends Part {
  #kept = false;

  protected override draw(table: Table): TemplateResult | typeof nothing {
    const { view, words, choosing } = table, { draft } = view.context;
    const tiles = tilesIn(table, 'loose');
    // The last tile leaves its space until somebody chooses one: what stands below does not jump under anybody's hand.
    this.#kept = tiles.length > 0 || (this.#kept && !draft);
    this.hidden = !this.#kept;
    if (this.hidden) return nothing;
    const asked = zone(view) === 'loose' && choosing !== 'waiting' && choosing !== 'revealing';
    return html`<ul class=${tiles.length ? '' : 'gone'} aria-label=${words.zones.loose}>${tiles.map((facts) => html`<li>${tileIn(table, facts,
      { open: asked, chosen: draft?.zone === 'loose' && draft.place === facts.place },
      () => this.ask({ type: 'PICK', zone: 'loose', place: facts.place }))}</li>`)}</ul>`;
  }
}
