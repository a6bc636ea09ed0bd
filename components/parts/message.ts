import { css, html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import type { RuleId } from '../../machine/rules/index.ts';
import { ruleSentences } from '../../machine/rules/sentences.ts';
import { ruleAt } from '../around/rulebook.ts';
import type { BlueLionGame } from '../blue-lion-game.ts';
import type { Table } from '../context.ts';
import { adopt } from '../styles/adopt.ts';
import { answersDraw } from '../tell.ts';
import { buttonsOf } from './buttons.ts';
import { sign } from './tile.ts';

const styles = css`
.refusal,.said strong{color:var(--_warning);font-weight:650}
.said .mark{margin-block:-8px}
.rule{margin-inline-start:.35em;padding:0 .5em;min-block-size:24px;min-inline-size:24px;border:1px solid;border-radius:99px;background:none;color:var(--_quiet);font-size:.8rem}
.rule{position:relative}
.rule::before{content:"";position:absolute;inset:-10px -2px}
.rule-text{font-size:.9rem;color:var(--_quiet)}
.copy{font:inherit;font-size:16px;min-block-size:44px;inline-size:100%;padding:.2rem .6rem;color:var(--_text);background:var(--_ground);border:1px solid var(--_edge);border-radius:8px}
.rule-text a{color:var(--_text);white-space:nowrap}
.comment{font-style:italic;overflow-wrap:anywhere}
`;

/** What the message says now: a refusal or a notice before what happened last. */
export function messageOf(table: Table): { readonly text: string; readonly rules: readonly RuleId[]; readonly refusal?: true; readonly ownGoal?: string; readonly why?: string | null } {
  const { view, told, notice, explanations } = table, { refusal } = view.context;
  if (refusal) return { text: explanations?.explain(refusal) ?? refusal.code, rules: refusal.rule ? [refusal.rule] : [], refusal: true };
  if (notice) return { text: explanations?.cannot[notice] ?? notice, rules: [], refusal: true };
  const { ownGoal, rest, rules, why } = told;
  return { text: rest, rules, ownGoal, why };
}

/** The last event, its reason, and the rule behind it. */
export class BlueLionMessage extends Part {
  static override get properties(): PropertyDeclarations {
    return { open: { state: true }, sentence: { state: true } };
  }
  declare open: RuleId | null;
  declare sentence: string;
  /** What stood here last. */
  #last: string | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    adopt(this.getRootNode(), styles);
  }

  constructor() {
    super();
    this.open = null;
    this.sentence = '';
  }

  protected override updated(): void {
    const said = this.querySelector('.said'), { textContent } = said ?? {};
    if (!said || textContent === this.#last) return;
    this.#last = textContent!;
    // Taken out and put in again, it is new on the page: no button in it counts as having moved. One that has the focus, or is being pressed, keeps it.
    if (!said.matches(':focus-within,:active')) said.replaceWith(said);
  }

  protected override draw(table: Table): TemplateResult {
    const { text, rules, refusal, ownGoal, why } = messageOf(table), { told, panel } = table;
    // Between two people who face each other it is turned to whoever has to answer.
    this.dataset['to'] = table.draw === 'none' ? '' : answersDraw(table);
    const shown = rules.find((rule) => rule === this.open), page = shown && ruleAt((this.getRootNode() as ShadowRoot).host as BlueLionGame, shown);
    return html`${table.unreadable ? html`<blue-lion-fault></blue-lion-fault>` : nothing}
      <p class=${refusal ? 'said refusal' : 'said'} part="message">${ownGoal ? html`<strong>${sign('ownGoal')} ${ownGoal}</strong> ` : nothing}<span .textContent=${text}></span>${rules.map((rule) => html`<button type="button" class="rule" part="rule" aria-expanded=${rule === shown ? 'true' : 'false'} aria-label=${table.said?.rule(rule) ?? rule}
        @click=${() => this.#show(table, rule)}>${rule}</button>`)}${why && table.said ? html`<button type="button" class="rule why" part="rule" data-choice="why" aria-expanded=${panel === 'why' ? 'true' : 'false'}
        @click=${() => { this.ask(panel === 'why' ? { around: 'panel', panel: 'why' } : { around: 'panel', panel: 'why', toType: true }); }}>${table.said.why}</button>` : nothing}${table.played && table.said && !refusal ? html`<button type="button" class="rule why" part="rule" data-choice="chosen" aria-expanded=${panel === 'chosen' ? 'true' : 'false'}
        @click=${() => { this.ask({ around: 'panel', panel: 'chosen', ...(panel !== 'chosen' && { toType: true }) }); }}>${table.said.whyMove}</button>` : nothing}</p>
      ${told.comment ? html`<p class="comment">${told.comment}</p>` : nothing}
      ${table.note ? html`<p class="note">${table.note.text}${table.note.copy === undefined ? nothing : html` <input class="copy" readonly aria-label=${table.note.text} .value=${table.note.copy} @focus=${({ target }: Event) => { (target as HTMLInputElement).select(); }}>`}</p>` : nothing}
      ${shown ? html`<p class="rule-text">${this.sentence}${this.sentence && page ? html` <a href=${page} target="_blank" rel="noopener">${table.said?.inRulebook ?? shown}</a>` : nothing}</p>` : nothing}
      ${table.draw === 'none' ? nothing : this.#draw(table)}`;
  }

  /** Two answers to a draw that is offered, or proposed by the table. */
  #draw(table: Table): TemplateResult | typeof nothing {
    const { draw, said } = table, offered = draw === 'offered', by = answersDraw(table);
    if (!said || table.computers[by]) return nothing;
    const { answers: words } = said;
    const list = [
      { key: 'yes', label: offered ? words.accept : words.agree, mark: 'draw', open: true, type: offered ? 'DRAW_ACCEPT' : 'AGREE' },
      { key: 'no', label: offered ? words.decline : words.playOn, mark: 'cancel', open: true, type: offered ? 'DRAW_DECLINE' : 'PLAY_ON' },
    ] as const;
    return html`<div class="buttons">${buttonsOf(list, ({ type }) => { this.ask({ type, by }); })}</div>`;
  }

  async #show({ words }: Table, rule: RuleId): Promise<void> {
    if (this.open === rule) { this.open = null; return; }
    this.open = rule;
    this.sentence = '';
    this.sentence = (await ruleSentences(words.lang))[rule];
  }
}
