/* What is asked about: an action on a tile, a pass, or a move that is typed. */
import { html, nothing, type TemplateResult } from 'lit';
import { stage } from '../../machine/rules/index.ts';
import { deedsFor } from './asking.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';
import type { Deed } from './asking.ts';
import { tileAt } from './setup.ts';

type Shown = TemplateResult | typeof nothing;

/** An action as the name of a button: a swap names the tile that the chosen one changes places with. */
function nameOf(desk: Desk, deed: Deed, at: number, { words: { ask } }: Loaded): string {
  const other = deed === 'swapLeft' ? at - 1 : at + 1, tile = deed === 'swapLeft' || deed === 'swapRight' ? desk.setup.row[other] : null;
  return tile ? ask.swap(other + 1, tile.up) : ask.deeds[deed];
}

/** What can be done with the tile that is chosen. */
function deedsOf(desk: Desk, loaded: Loaded): Shown {
  const spot = desk.chosen, tile = spot && tileAt(desk.setup, spot);
  if (!spot || !tile || !desk.position) return nothing;
  const { ask, table } = loaded.words;
  if (desk.swapping) return html`<p class="hint deeds">${ask.with}</p>`;
  return html`<div class="deeds" role="group" aria-label=${ask.chosen(table.tile(spot, desk.setup[spot.pile].length, tile.up, tile.back, false))}><div class="chips">${deedsFor(desk.position, spot).map(({ deed, move }) => html`<button type="button" aria-pressed=${(move === null ? nothing : move === desk.move ? 'true' : 'false') as 'true'}
    @click=${() => { if (move === null) desk.swapWith(); else desk.ask(move); }}>${nameOf(desk, deed, spot.at, loaded)}</button>`)}<button type="button" @click=${() => { desk.changeTile(spot); }}>${table.changeTile}</button></div></div>`;
}

/** A field for a move in words or notation, and what it may have meant. */
function typedOf(desk: Desk, { words }: Loaded): TemplateResult {
  const { ask } = words;
  return html`<form class="typed" @submit=${(event: Event) => { event.preventDefault(); desk.typed((event.target as HTMLFormElement).querySelector('input')!.value); }}>
    <label>${ask.typed}<input type="text" maxlength="2000" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" dir="auto" placeholder=${ask.example}></label><button type="submit">${ask.go}</button></form>
    ${desk.which.length ? html`<div role="group" aria-label=${words.state.which}><p>${words.state.which}</p><div class="chips">${desk.which.map((move) => html`<button type="button" @click=${() => { desk.ask(move); }}>${desk.tell(move)}</button>`)}</div></div>` : nothing}`;
}

/** The choice of an action on a table that is set up. */
export function asking(desk: Desk, loaded: Loaded): Shown {
  const { position } = desk, { words } = loaded;
  if (!position) return nothing;
  const over = stage(position) === 'over', { ask } = words;
  return html`<section class="ask" part="ask" aria-labelledby="ask"><h3 id="ask" tabindex="-1">${ask.title}</h3><p class="hint">${over ? ask.over : ask.hint}</p>
    ${deedsOf(desk, loaded)}
    <div class="chips"><button type="button" aria-pressed=${desk.move === 'pass' ? 'true' : 'false'} @click=${() => { desk.ask('pass'); }}>${ask.pass}</button></div>
    ${typedOf(desk, loaded)}</section>`;
}
