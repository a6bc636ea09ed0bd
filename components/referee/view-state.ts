/* How the table stands: can this be, what is missing, what is wrong and what is nearest to it; and a text that could not be read. */
import { html, nothing, type TemplateResult } from 'lit';
import { explainAsked } from '../../machine/rulebook/question.ts';
import type { Near } from '../../machine/rulebook/nearest.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';

type Shown = TemplateResult | typeof nothing;

/** What is said of the table in a sentence or two. */
function stateOf({ count, completed, lies }: Desk, { words, lang }: Loaded): string {
  if (count === 0) return words.state.empty;
  if (!lies) return completed.words[lang];
  return !lies.ok ? lies.words[lang] : lies.note ? words.state.never : words.state.good;
}

/** Tables that can be, each one press away, by what is changed. */
const nearestOf = (near: readonly Near[], desk: Desk, { lang }: Loaded): TemplateResult => html`<ul class="chips">${near.map(({ position, words }) => html`<li><button type="button" @click=${() => { desk.correct(position); }}>${words[lang]}</button></li>`)}</ul>`;

/** The sentence, where it is heard; and where it cannot be, or no game comes to it, what can and is nearest, each one press away. */
export function status(desk: Desk, loaded: Loaded): TemplateResult {
  const { lies, note } = desk, { words, lang } = loaded, near = lies?.nearest ?? [], unlikely = lies?.ok ? lies.note : null;
  const choices = nearestOf(near, desk, loaded);
  return html`<p class="status ${lies && !lies.ok ? 'wrong' : ''}" part="status" role="status" tabindex="-1">${note ?? stateOf(desk, loaded)}</p>
    ${lies && !lies.ok && near.length ? html`<div role="group" aria-label=${words.state.nearest}><h4>${words.state.nearest}</h4>${choices}</div>` : nothing}
    ${unlikely ? html`<div class="unlikely" role="group" aria-label=${words.state.nearest}><p>${unlikely.words[lang]}</p>${near.length ? html`<h4>${words.state.nearest}</h4>${choices}` : nothing}</div>` : nothing}`;
}

const AROUND = 60;
const shorten = (text: string): string => (text.length > AROUND ? `${text.slice(0, AROUND)}…` : text);

/** A text that could not be read, with its faults in their places. */
export function unreadOf(desk: Desk, loaded: Loaded): Shown {
  const { unread } = desk, { words, lang } = loaded;
  if (!unread) return nothing;
  const { from, text, faults, nearest, isLaid } = unread, shown = faults.slice(0, 3), pieces: unknown[] = [];
  let last = 0;
  for (const { at, length } of shown) {
    if (at < last) continue;
    const to = Math.min(text.length, at + Math.max(1, length)), before = text.slice(last, at);
    pieces.push(before.length > AROUND ? `…${before.slice(-AROUND)}` : before, html`<mark>${shorten(text.slice(at, to)) || '␣'}</mark>`);
    last = to;
  }
  pieces.push(shorten(text.slice(last)));
  return html`<div class="unread" part="fault" role="alert"><p>${from ? words.state.faulty(from) : isLaid ? words.state.partly : words.state.unread}</p><code>${pieces}</code><ul>${shown.map((fault) => html`<li>${explainAsked(fault, lang)}</li>`)}</ul>${nearest.length ? html`<h4>${words.state.nearest}</h4>${nearestOf(nearest, desk, loaded)}` : nothing}</div>`;
}
