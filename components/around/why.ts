import { html, nothing, type TemplateResult } from 'lit';
import { loadOccasion } from '../../machine/rulebook/rulings/of-occasion.ts';
import type { Ruling, RulingWords } from '../../machine/rulebook/types.ts';
import { ruleSentences } from '../../machine/rules/sentences.ts';
import type { RuleId } from '../../machine/rules/index.ts';
import type { Lang } from '../words/index.ts';
import type { View } from './panel.ts';
import { ruleAt, rulingAt } from './rulebook.ts';

/** Why what has just happened is so: the ruling about it, in place. It stays until it is shut, or the next one comes. */
export async function why(lang: Lang): Promise<View> {
  const sentences = await ruleSentences(lang);
  let asked: string | null = null, shown: { readonly ruling: Ruling; readonly words: RulingWords } | null = null;

  return ({ told, said }, { why: words }, panel) => {
    const { element } = panel, wanted = told.why ?? asked;
    if (wanted && wanted !== asked) {
      asked = wanted;
      void loadOccasion(wanted, lang).then((found) => { shown = found; panel.requestUpdate(); }).catch(() => { asked = null; });
    }
    const link = (href: string | null, text: string): TemplateResult | typeof nothing => (href ? html` <a href=${href} target="_blank" rel="noopener">${text}</a>` : nothing);
    // One template from the first: a heading that were drawn anew would lose the focus that has been put on it.
    return html`<h3 tabindex="-1">${shown ? shown.words.question : asked ? '…' : words.none}</h3>
      ${shown ? html`<p><strong>${shown.words.answer}</strong></p><p>${shown.words.reason}</p>
      <h4>${words.rules}</h4>
      <ul class="cited">${(shown.ruling.rules as readonly RuleId[]).map((rule) => html`<li><b>${rule}</b> ${sentences[rule]}${link(ruleAt(element, rule), said?.inRulebook ?? rule)}</li>`)}</ul>
      <p>${link(rulingAt(element, shown.ruling.id), words.ruling)}</p>` : nothing}
      <p><button type="button" class="plain" @click=${() => { panel.asks({ around: 'panel', panel: 'why' }); }}>${words.shut}</button></p>`;
  };
}
