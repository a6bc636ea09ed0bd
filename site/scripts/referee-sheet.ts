/* An answer of the referee for paper: the question, before and after, the verdict, why, by which rules, at which version, and the way back to it. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { parsePosition, type Position } from '../../machine/index.ts';
import type { BlueLionReferee } from '../../components/referee/index.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import type { Lang } from '../../machine/rulebook/types.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { deed, draw } from '../look/rules/told.ts';
import { codeOf } from './qr.ts';
import type { Words } from '../words/index.ts';

/** What an answer is printed from. */
export interface Answered {
  readonly judgement: Judgement;
  /** What the two say, by their names, and who of them is right; null where nobody said anything. */
  readonly opinion: BlueLionReferee['opinion'];
  /** The address that asks the same again. */
  readonly address: string;
  /** Where the rulings are, for the one about this case. */
  readonly root: string;
}

/** More of them would not fit on the page, and are only counted. */
const TABLES = 5;

/** The position that a text says; null for a text that says none. */
export function positionOf(text: string): Position | null {
  const parsed = parsePosition(text);
  return parsed.ok ? parsed.value : null;
}

/** What is asked: who wants to do what, or does it. */
export const asked = (position: Position, { move, verdict }: Pick<Judgement, 'move' | 'verdict'>, lang: Lang): string => deed(position, move, verdict === 'forbidden', lang);

const picture = (position: Position, lang: Lang): TemplateResult => html`${unsafeSVG(draw(position, lang, true))}`;

function sheet({ judgement, opinion, address, root }: Answered, position: Position, lang: Lang, { sheet: text }: Words['referee_']): TemplateResult {
  const { trace, next, outcomes, differs, ruling, words } = judgement, after = next && positionOf(next.position), { size, path } = codeOf(address);
  return html`
    <svg class="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true"><path d=${path}></path></svg>
    <header><p class="kind">${text.title}</p>
    <h2>${asked(position, judgement, lang)} <code>${judgement.move}</code></h2>
    <p class="verdict">${words[lang]}</p></header>
    <div class="drawings"><figure><figcaption>${text.before}</figcaption>${picture(position, lang)}</figure>${after ? html`<figure><figcaption>${text.after}</figcaption>${picture(after, lang)}</figure>` : nothing}</div>
    ${opinion ? html`<h3>${text.beliefs}</h3><p><b>${opinion.words}</b></p><ul>${opinion.each.map(({ name, says, words: each }) => html`<li><b>${name}:</b> “${says}.” ${each}</li>`)}</ul>` : nothing}
    <h3>${text.why}</h3>
    <ol class="rules">${trace.map((entry) => html`<li><b>${entry.rule}</b><span>${entry.words[lang]}</span></li>`)}</ol>
    ${outcomes.length > 0 ? html`<h3>${text.outcomes}</h3><ul>${outcomes.map((each) => html`<li><b>${deed(position, `${judgement.move}=${each.picture}`, false, lang)}</b> (${text.of.replace('{n}', String(each.ways)).replace('{of}', String(each.of))}) ${each.words[lang]}</li>`)}</ul>` : nothing}
    ${next ? html`<p><b>${text.then}:</b> ${next.words[lang]}</p>` : nothing}
    ${differs.length > 0 ? html`<h3>${text.elsewhere}</h3><ul>${differs.slice(0, TABLES).map((each) => html`<li>${each.words[lang]}</li>`)}${differs.length > TABLES ? html`<li>… ${text.more.replace('{n}', String(differs.length - TABLES))}</li>` : nothing}</ul>` : nothing}
    <p class="source">${text.version.replace('{v}', RULES_VERSION)}${ruling ? html`, <span class="address">${new URL(`rulings/${ruling}/`, root).href}</span>` : nothing}<br><code>${judgement.position}</code><br>${text.again} <span class="address">${address}</span></p>`;
}

/** Writes the answer on its sheet; what cannot be drawn is not printed. */
export function writeSheet(place: HTMLElement, answered: Answered | null, lang: Lang, text: Words['referee_']): boolean {
  const position = answered && positionOf(answered.judgement.position);
  render(answered && position ? sheet(answered, position, lang, text) : nothing, place);
  return position !== null;
}
