import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { rivalOf, type RuleId } from '../../machine/rules/index.ts';
import { ruleSentences } from '../../machine/rules/sentences.ts';
import type { Table } from '../context.ts';
import { buttonsOf } from './buttons.ts';
import { sign } from './tile.ts';
import { speaker } from './foot.ts';

/** What the message says now: a refusal or a notice before what happened last. */
export function messageOf(table: Table): { readonly text: string; readonly rules: readonly RuleId[]; readonly refusal?: true; readonly ownGoal?: string } {
  const { view, told, notice, explanations } = table, { refusal } = view.context;
  if (refusal) return { text: explanations?.explain(refusal) ?? '', rules: refusal.rule ? [refusal.rule] : [], refusal: true };
  if (notice) return { text: explanations?.cannot[notice] ?? '', rules: [], refusal: true };
  const { ownGoal, rest, rules } = told;
  return { text: rest, rules, ownGoal };
}

/** The last event, its reason, and the rule behind it. */
export class BlueLionMessage extends Part {
  static override get properties(): PropertyDeclarations {
    return { open: { state: true }, sentence: { state: true } };
  }
  declare open: RuleId | null;
  declare sentence: string;

  constructor() {
    super();
    this.open = null;
    this.sentence = '';
  }

  protected override draw(table: Table): TemplateResult {
    const { words, view } = table, { text, rules, refusal, ownGoal } = messageOf(table);
    const shown = rules.find((rule) => rule === this.open);
    return html`${table.unreadable ? html`<blue-lion-fault></blue-lion-fault>` : nothing}
      <p class=${refusal ? 'said refusal' : 'said'} part="message">${ownGoal ? html`<strong>${sign('ownGoal')} ${ownGoal}</strong> ` : nothing}<span>${text}</span>
      ${rules.map((rule) => html`<button type="button" class="rule" part="rule" aria-expanded=${rule === shown ? 'true' : 'false'} aria-label=${words.rule(rule)}
        @click=${() => this.#show(table, rule)}>${rule}</button>`)}</p>
      ${shown ? html`<p class="rule-text">${this.sentence}</p>` : nothing}
      ${table.draw === 'none' ? nothing : this.#draw(table)}`;
  }

  /** Two answers to a draw that is offered, or proposed by the table. */
  #draw(table: Table): TemplateResult | typeof nothing {
    const { draw, view: { context: { offer, agreedBy } }, words: { choices } } = table, offered = draw === 'offered';
    const by = offered ? rivalOf(offer!.by) : agreedBy ? rivalOf(agreedBy) : speaker(table);
    if (table.computers[by]) return nothing;
    const list = [
      { key: 'yes', label: offered ? choices.accept : choices.agree, mark: 'draw', open: true, type: offered ? 'DRAW_ACCEPT' : 'AGREE' },
      { key: 'no', label: offered ? choices.decline : choices.playOn, mark: 'cancel', open: true, type: offered ? 'DRAW_DECLINE' : 'PLAY_ON' },
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
