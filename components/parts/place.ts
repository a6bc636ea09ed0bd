import { html, nothing, type TemplateResult } from 'lit';
import type { Table } from '../context.ts';
import type { TileFacts } from '../words/facts.ts';
import { face } from './tile.ts';

/** How a tile stands in the choice in progress. */
export interface Standing {
  readonly chosen: boolean;
  /** Can it be chosen now? What cannot is dim for the eye and for the ear, but says why when it is tried. */
  readonly open: boolean;
}

/** A tile in its place, as a button (or as a picture, where nothing can be played). */
export function tileIn({ words, mode, live }: Table, facts: TileFacts, { chosen, open }: Standing, pick: () => void): TemplateResult {
  const { up, back, workedOut, zone, place, fresh } = facts;
  const corner = back ? html`<span class=${workedOut ? 'back worked-out' : 'back'}>${face(back)}</span>` : nothing;
  if (mode !== 'play' || fresh || live) return html`<span class="tile" part="tile" role="img" aria-label=${words.tile(facts)}>${face(up)}${corner}</span>`;
  const dim = (open || chosen ? nothing : 'true') as 'true';
  return html`<button type="button" class=${open ? 'tile open' : 'tile'} part="tile" data-zone=${zone} data-place=${place}
    aria-pressed=${chosen} aria-disabled=${dim} aria-label=${words.tile(facts)} @click=${pick}>${face(up)}${corner}</button>`;
}
