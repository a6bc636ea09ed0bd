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
    ${(['a', 'x'] as const).map((player) => html`<div class="score"><span>${dispute.gets(player)}</span>${step(player, -1)}<output aria-label=${dispute.count(player, belief?.allowed ? allowed[player] : null)}>${belief?.allowed ? allowed[player] : '–'}</output>${step(player, 1)}</div>`)}</fieldset>`;
}

/** What the two are called: by their names, or the first and the second. */
export const namesOf = ({ names }: Desk, { words }: Loaded): readonly [string, string] => [names[0].trim() || words.dispute.names[0], names[1].trim() || words.dispute.names[1]];

/** A sentence or two about who is right, for whoever shows them. */
export interface Opinion {
  /** Who is right, by name. */
  readonly words: string;
  /** Why, with the rules; empty where each of the two has reasons of their own. */
  readonly why: string;
  /** Who has said something: their name, what they say, and whether that is right. */
  readonly each: readonly { readonly who: 0 | 1; readonly name: string; readonly says: string; readonly words: string }[];
}

const END = /(?<=[.!])\s/u;
const first = (text: string): string => text.split(END, 1)[0];
const rest = (text: string): string => text.slice(first(text).length).trim();

/** Who is right: the reason, which is the same for both, is said once; where something unseen decides, each has a sentence of their own. Null where nobody has said anything. */
export function rulingOf(desk: Desk, loaded: Loaded): Opinion | null {
  const { judgement, settlement } = desk, { words: { dispute }, lang } = loaded, names = namesOf(desk, loaded);
  if (!settlement) return null;
  const { right, each } = settlement, depends = right === 'depends';
  return {
    words: each.every(Boolean) ? dispute.settled(right, ...names) : dispute.alone(right, names[each[0] ? 0 : 1]),
    why: depends ? '' : rest(settlement.words[lang]),
    each: each.flatMap((side, i) => {
      const belief = desk.sheet.beliefs[i];
      return side && belief ? [{ who: i as 0 | 1, name: names[i], says: dispute.believes(belief), words: side.right === true ? dispute.right : side.right === false && judgement?.verdict !== 'open' ? dispute.wrong : depends ? side.words[lang] : first(side.words[lang]) }] : [];
    }),
  };
}

/** Who is right, in words. */
function settled(desk: Desk, loaded: Loaded): TemplateResult | typeof nothing {
  const { settlement } = desk, { words: { dispute }, lang } = loaded, ruling = rulingOf(desk, loaded);
  if (!ruling) return html`<p class="hint">${desk.move === null ? dispute.choose : dispute.one}</p>`;
  return html`<div class="settled" part="settlement"><p class="verdict"><span>${ruling.words}</span></p>
    <ul>${ruling.each.map(({ who, name, says, words }) => html`<li><b>${name}:</b> “${says}.” ${words}${settlement?.each[who]?.elsewhere.map((there) => html`<p class="elsewhere">${there.words[lang]}</p>`)}</li>`)}</ul>${ruling.why ? html`<p>${ruling.why}</p>` : nothing}</div>`;
}

export const disputing = (desk: Desk, loaded: Loaded): TemplateResult => html`<details class="dispute" part="dispute" ?open=${desk.sheet.beliefs.some(Boolean)}><summary>${loaded.words.dispute.title}</summary>
  <div class="halves">${half(desk, 0, loaded)}${half(desk, 1, loaded)}</div>${settled(desk, loaded)}</details>`;
