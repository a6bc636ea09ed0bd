/* The answer: the verdict, who is paid what and why, what leaves and what comes back, and where it would be another. */
import { html, nothing, type TemplateResult } from 'lit';
import { parsePosition } from '../../machine/notation/index.ts';
import type { Answer, Judgement, Outcome } from '../../machine/rulebook/judge.ts';
import { withoutPicture, type Player, type Position, type RuleId, type Tile } from '../../machine/rules/index.ts';
import { differencesAt, ruleAt, rulingAt } from '../around/rulebook.ts';
import { face, sign } from '../parts/tile.ts';
import type { Desk } from './desk.ts';
import type { Loaded } from './load.ts';

type Shown = TemplateResult | typeof nothing;
/** Where rules and rulings are published, if they are. */
export type Place = Parameters<typeof ruleAt>[0];

/** A rule as a link, or in bold where it is published nowhere that is known. */
export const ruleOf = (place: Place, rule: RuleId, { words }: Loaded): TemplateResult => {
  const href = ruleAt(place, rule);
  return href ? html`<a class="rule" href=${href} target="_blank" rel="noopener" aria-label=${words.verdict.inRulebook(rule)}>${rule}</a>` : html`<b class="rule">${rule}</b>`;
};

const small = (tile: Tile, leaves: boolean): TemplateResult => html`<span class="small ${leaves ? 'leaves' : ''}">${face(tile.up)}${tile.back ? html`<span class="back">${face(tile.back)}</span>` : nothing}</span>`;

/** Tiles side by side, as one picture with a name. */
export const drawnRow = (tiles: readonly Tile[], label: string, { words }: Loaded, leaving: readonly number[] = []): TemplateResult => html`<figure><figcaption>${label}</figcaption><div class="drawn" role="img"
  aria-label="${label}: ${words.verdict.drawn(tiles.map(({ up }) => up))}${leaving.length ? `. ${leaving.map((at) => at + 1).join(', ')}: ${words.verdict.leaves}` : ''}">${tiles.map((tile, at) => small(tile, leaving.includes(at)))}</div></figure>`;

/** The row as the action left it, before the middles went. */
export function rowBefore({ payments }: Pick<Answer, 'payments'>, { row, due, fresh, acted }: Position): { readonly tiles: readonly Tile[]; readonly leaving: readonly number[] } {
  const tiles = [...row], gone = acted ? fresh : due;
  // In the order of the row: each comes back to where it lay.
  payments.forEach(({ at }, i) => { if (gone[i]) tiles.splice(at, 0, gone[i]); });
  return { tiles, leaving: payments.map(({ at }) => at) };
}

function payments({ payments: paid }: Answer, { words }: Loaded): Shown {
  if (paid.length === 0) return nothing;
  const sums = (['a', 'x'] as const).map((player): [Player, number] => [player, paid.reduce((sum, award) => sum + (award.for === player ? award.points : 0), 0)]).filter(([, n]) => n > 0);
  return html`<p class="paid" aria-hidden="true">${sums.map(([player, n]) => html`<span class="payment"><span class="portrait">${face(player === 'a' ? 'A' : 'X')}</span>${Array.from({ length: n }, () => html`<span class="gem">${sign('diamond')}</span>`)}<span>${words.verdict.pays(player, n)}</span></span>`)}</p>`;
}

const why = ({ trace }: Answer, place: Place, loaded: Loaded): TemplateResult => html`<ol class="chain">${trace.map(({ rule, words }) => html`<li>${rule ? ruleOf(place, rule, loaded) : nothing}<span lang=${loaded.lang}>${words[loaded.lang]}</span></li>`)}</ol>`;

/** The row before and after, and what lies aside. */
function drawn(answer: Answer, before: Position, loaded: Loaded): Shown {
  const parsed = answer.next && parsePosition(answer.next.position);
  if (!parsed?.ok) return nothing;
  const { words } = loaded, after = parsed.value, made = rowBefore(answer, after), mustReturn = after.due, set = after.fresh;
  return html`<div class="rows">${drawnRow(before.row, words.verdict.before, loaded)}${drawnRow(made.tiles, words.verdict.after, loaded, made.leaving)}${made.leaving.length ? drawnRow(after.row, words.verdict.closed, loaded) : nothing}
    ${mustReturn.length ? drawnRow(mustReturn, words.verdict.back, loaded) : nothing}${set.length ? drawnRow(set, words.verdict.aside, loaded) : nothing}</div>`;
}

/** An outcome of an unseen back: its odds and what it comes to; the reasons are folded away. */
const outcomeOf = (desk: Desk, { picture, ways, of, ...answer }: Outcome, move: string, place: Place, loaded: Loaded): TemplateResult => {
  const { words, lang } = loaded;
  return html`<li class="outcome"><span class="small">${face(picture)}</span><div><p><b>${words.picture(picture)}</b> <span class="odds">${words.verdict.ways(ways, of)} · ${words.verdict.percent(ways, of)}</span></p><p>${answer.words[lang]}</p>
    <details><summary>${words.verdict.details}</summary>${why(answer, place, loaded)}<p>${answer.next?.words[lang] ?? ''}</p></details>
    <button type="button" @click=${() => { desk.ask(`${withoutPicture(move)}=${picture}`); }}>${words.verdict.cameUp(picture)}</button></div></li>`;
};

const chip = (label: string, press: () => void): TemplateResult => html`<button type="button" @click=${press}>${label}</button>`;

/** For a refused action: what may be done instead, what is nearest to it first. */
function instead(desk: Desk, loaded: Loaded): Shown {
  const moves = desk.instead, shown = desk.showsAll ? moves : moves.slice(0, 4);
  return moves.length === 0 ? nothing : html`<h4>${loaded.words.verdict.instead}</h4><div class="chips">${shown.map((move) => chip(desk.tell(move), () => { desk.ask(move); }))}
    ${shown.length < moves.length ? html`<button type="button" class="plain" @click=${() => { desk.showAll(); }}>${loaded.words.verdict.alsoMore(moves.length - shown.length)}</button>` : nothing}</div>`;
}

function elsewhere(desk: Desk, { differs }: Judgement, place: Place, { words: { verdict }, lang }: Loaded): TemplateResult {
  const tables = differencesAt(place);
  return html`<h4>${verdict.elsewhere}</h4>${differs.length ? html`<ul class="differs">${differs.map((difference) => html`<li><p>${difference.words[lang]}</p><button type="button" class="plain" @click=${() => { desk.askAt(difference.options); }}>${verdict.askThere}</button></li>`)}</ul>` : html`<p>${verdict.same}</p>`}${tables ? html`<p class="version"><a href=${tables} target="_blank" rel="noopener">${verdict.tables}</a></p>` : nothing}`;
}

/** The whole answer. */
export function answerOf(desk: Desk, place: Place, loaded: Loaded): Shown {
  const { judgement, position, move } = desk;
  if (!judgement || !position || move === null) return nothing;
  const { words, lang } = loaded, { verdict: told } = words, kind = judgement.verdict, ruling = judgement.ruling && rulingAt(place, judgement.ruling);
  return html`<section class="answer ${kind} ${judgement.payments.length ? 'pays' : ''}" part="answer" aria-labelledby="answer"><h3 id="answer" tabindex="-1">${told.title}</h3>
    <p class="question">${told.question(desk.tell(move) || move)}${desk.tell(move) ? html` <code>${move}</code>` : nothing}</p>
    <p class="verdict" part="verdict"><span class="sign">${sign(kind === 'forbidden' ? 'cancel' : kind === 'open' ? 'help' : judgement.payments.length ? 'diamond' : 'socket')}</span><span>${judgement.words[lang]}</span></p>
    ${payments(judgement, loaded)}
    ${kind === 'forbidden' ? instead(desk, loaded) : nothing}
    <h4>${told.why}</h4>${why(judgement, place, loaded)}
    ${drawn(judgement, position, loaded)}
    ${judgement.outcomes.length ? html`<h4>${told.outcomes}</h4><ul class="outcomes">${judgement.outcomes.map((outcome) => outcomeOf(desk, outcome, move, place, loaded))}</ul>` : nothing}
    ${judgement.next ? html`<h4>${told.next}</h4><p>${judgement.next.words[lang]}</p>${judgement.next.stage === 'over' ? nothing : html`<div class="chips">${chip(told.andThen, () => { desk.goOn(); })}</div>`}` : nothing}
    ${elsewhere(desk, judgement, place, loaded)}
    ${judgement.ruling ? html`<p>${ruling ? html`<a href=${ruling} target="_blank" rel="noopener">${told.ruling}</a>` : html`${told.ruling}: <b>${judgement.ruling}</b>`}</p>` : nothing}
    <p class="version">${desk.sheet.asked && desk.sheet.asked !== loaded.version ? told.changed(desk.sheet.asked, loaded.version) : told.version(loaded.version)}</p></section>`;
}

