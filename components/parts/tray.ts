import { html, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { zone } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { tilesIn } from '../known.ts';
import { tileIn } from './place.ts';
import { sign } from './tile.ts';

/** The tiles set aside, same side up: those that go back in this turn, and those for the next. */
export class BlueLionTray extends Part {
  protected override draw(table: Table): TemplateResult {
    const { view, words, choosing } = table, { draft } = view.context;
    const asked = zone(view) === 'aside' && choosing !== 'waiting' && choosing !== 'revealing';
    const place = (lies: 'aside' | 'fresh', label: string): TemplateResult => {
      const tiles = tilesIn(table, lies);
      return html`<div class="pile"><span class="label">${lies === 'aside' ? sign('hook') : ''}${label}</span>
        <ul aria-label="${words.zones.aside}: ${label}">${tiles.map((facts) => html`<li>${tileIn(table, facts,
          { open: asked, chosen: draft?.zone === 'aside' && draft.place === facts.place },
          () => this.ask({ type: 'PICK', zone: 'aside', place: facts.place }))}</li>`)}</ul></div>`;
    };
    return html`${place('aside', words.due)}${place('fresh', words.fresh)}`;
  }
}
