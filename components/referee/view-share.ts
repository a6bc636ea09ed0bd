/* The answer to keep or to send: as a link, as text, as a picture, as data. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Loaded } from './load.ts';

/** What came of it: said, and a text to be copied by hand where nothing else can copy it. */
export interface Shared { readonly said: string; readonly copy: string | null }
export type Share = 'link' | 'text' | 'picture' | 'json';
const SHARES: readonly Share[] = ['link', 'text', 'picture', 'json'];

export const sharing = ({ words: { share } }: Loaded, shared: Shared | null, ask: (what: Share) => void): TemplateResult => html`<section class="share" part="share" aria-labelledby="share"><h3 id="share">${share.title}</h3>
  <div class="chips">${SHARES.map((what) => html`<button type="button" @click=${() => { ask(what); }}>${share[what]}</button>`)}</div>
  <div role="status">${shared ? html`<p>${shared.said}</p>` : nothing}</div>
  ${shared?.copy ? html`<textarea class="copy" readonly rows="4" dir="ltr" aria-label=${shared.said} .value=${shared.copy} @focus=${(event: Event) => { (event.target as HTMLTextAreaElement).select(); }}></textarea>` : nothing}</section>`;
