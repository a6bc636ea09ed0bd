/* How the table stands: can this be, what is missing, what is wrong and what is nearest to it; and a text that could not be read. */
import { html, nothing, type TemplateResult } from 'lit';
import { explainAsked } from '../../machine/rulebook/question.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';
import { ALL, canBe, canCome, tilesOf } from './setup.ts';

type Shown = TemplateResult | typeof nothing;

/** What is said of the table in a sentence or two. */
export function stateOf(desk: Desk, { words, explanations }: Loaded): string {
  const { state } = words, { count, setup } = desk;
  if (count === 0) return state.empty;
  if (count < ALL) return canBe(tilesOf(setup).map(({ tile }) => tile)) ? state.missing(ALL - count, canCome(setup)) : state.stuck;
  if (desk.position) return state.good;
  return `${state.wrong} ${count > ALL ? state.tooMany : desk.faults.slice(0, 2).map((fault) => explanations.explain(fault)).join(' ')}`;
}

/** The sentence, where it is heard. */
export const status = (desk: Desk, loaded: Loaded): TemplateResult => html`<p class="status ${desk.count >= ALL && !desk.position ? 'wrong' : ''}" part="status" role="status" tabindex="-1">${desk.note ?? stateOf(desk, loaded)}</p>`;

const AROUND = 60;
const shorten = (text: string): string => (text.length > AROUND ? `${text.slice(0, AROUND)}…` : text);

/** A text that could not be read, with its faults in their places. */
export function unreadOf({ unread }: Desk, { words, lang }: Loaded): Shown {
  if (!unread) return nothing;
  const { from, text, faults } = unread, shown = faults.slice(0, 3), pieces: unknown[] = [];
  let last = 0;
  for (const { at, length } of shown) {
    if (at < last) continue;
    const to = Math.min(text.length, at + Math.max(1, length)), before = text.slice(last, at);
    pieces.push(before.length > AROUND ? `…${before.slice(-AROUND)}` : before, html`<mark>${shorten(text.slice(at, to)) || '␣'}</mark>`);
    last = to;
  }
  pieces.push(shorten(text.slice(last)));
  return html`<div class="unread" part="fault" role="alert"><p>${from ? words.state.faulty(from) : words.state.unread}</p><code>${pieces}</code><ul>${shown.map((fault) => html`<li>${explainAsked(fault, lang)}</li>`)}</ul></div>`;
}
