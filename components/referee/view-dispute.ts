/* Which of us is right? Two people say what the answer is. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Belief } from '../../machine/rulebook/question.ts';
import type { Player } from '../../machine/rules/index.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';

const pressed = (is: boolean): 'true' | 'false' => (is ? 'true' : 'false');
const dim = (is: boolean): 'true' => (is ? 'true' : nothing) as 'true';
const MOST = 9;

/** What one of the two says. */
function half(desk: Desk, who: 0 | 1, { words }: Loaded): TemplateResult {
  const { dispute, table } = words, belief = desk.sheet.beliefs[who], name = desk.names[who].trim() || dispute.names[who];
  const option = (label: string, is: boolean, to: Belief | null): TemplateResult => html`<button type="button" aria-pressed=${pressed(is)} @click=${() => { desk.believe(who, is ? null : to); }}>${label}</button>`;
  const allowed = belief?.allowed ? belief : { allowed: true as const, a: 0, x: 0 };
  const step = (player: Player, by: number): TemplateResult => {
    const n = allowed[player] + by, can = n >= 0 && n <= MOST;
    return html`<button type="button" class="step" aria-label="${name}: ${by < 0 ? table.fewer(player) : table.further(player)}" aria-disabled=${dim(!can)} @click=${() => { if (can) desk.believe(who, { ...allowed, [player]: n }); }}>${by < 0 ? '−' : '+'}</button>`;
  };
  const isNobody = belief?.allowed === true && belief.a === 0 && belief.x === 0;
  return html`<fieldset class="half"><legend>${dispute.says(name)}</legend>
    <label>${dispute.name} <input type="text" maxlength="40" autocomplete="off" dir="auto" .value=${desk.names[who]} placeholder=${dispute.names[who]} @input=${(event: Event) => { desk.call(who, (event.target as HTMLInputElement).value); }}></label>
    <div class="chips">${option(dispute.no, belief?.allowed === false, { allowed: false })}${option(dispute.nobody, isNobody, { allowed: true, a: 0, x: 0 })}</div>
    ${(['a', 'x'] as const).map((player) => html`<div class="score"><span>${dispute.gets(player)}</span>${step(player, -1)}<output aria-label="${dispute.gets(player)} ${words.diamonds(allowed[player])}">${belief?.allowed ? allowed[player] : '–'}</output>${step(player, 1)}</div>`)}</fieldset>`;
}

/** Who is right, in words. */
function settled(desk: Desk, { words, lang }: Loaded): TemplateResult | typeof nothing {
  const { settlement } = desk, { dispute } = words;
  if (!settlement) return html`<p class="hint">${desk.move === null ? dispute.choose : dispute.one}</p>`;
  const name = (who: 0 | 1): string => desk.names[who].trim() || dispute.names[who];
  return html`<div class="settled" part="settlement"><p class="verdict"><span>${settlement.each.every(Boolean) ? dispute.settled(settlement.right, name(0), name(1)) : dispute.alone(settlement.right, name(settlement.each[0] ? 0 : 1))}</span></p>
    <ul>${settlement.each.map((side, who) => (side ? html`<li><b>${name(who as 0 | 1)}:</b> ${side.words[lang]}${side.elsewhere.map((there) => html`<p class="elsewhere">${there.words[lang]}</p>`)}</li>` : nothing))}</ul></div>`;
}

export const disputing = (desk: Desk, loaded: Loaded): TemplateResult => html`<details class="dispute" part="dispute" ?open=${desk.sheet.beliefs.some(Boolean)}><summary>${loaded.words.dispute.title}</summary>
  <div class="halves">${half(desk, 0, loaded)}${half(desk, 1, loaded)}</div>${settled(desk, loaded)}</details>`;
