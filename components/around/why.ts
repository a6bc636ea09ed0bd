import { html, nothing, type TemplateResult } from 'lit';
import { formatPosition } from '../../machine/notation/format.ts';
import { judge, type Judgement } from '../../machine/rulebook/judge.ts';
import { loadOccasion } from '../../machine/rulebook/rulings/of-occasion.ts';
import type { Ruling, RulingWords } from '../../machine/rulebook/types.ts';
import type { Table } from '../context.ts';
import type { Lang } from '../words/index.ts';
import type { View } from './panel.ts';
import { toReferee } from './referee.ts';
import { ruleAt, rulingAt } from './rulebook.ts';

interface Shown { readonly ruling: Ruling; readonly words: RulingWords; readonly trace: Judgement['trace']; readonly isRulebook: boolean }

/** Why what has just happened is so: the reasoning about this very move, and the ruling about its like, in place. It stays until it is shut, or the next one comes. */
// eslint-disable-next-line @typescript-eslint/require-await -- views are loaded, and this one loads later what it shows
export async function why(lang: Lang): Promise<View> {
  let asked: Table['news'] | null = null, shown: Shown | null = null, missing: string | null = null;

  return (table, allWords, panel) => {
    const { told, news, said } = table, { why: words } = allWords, { element } = panel;
    // What was taken back, or was another game, needs no reason any more.
    if (news.type === 'started' || news.type === 'takenBack') asked = shown = missing = null;
    if (told.why && news !== asked && 'entry' in news && news.entry) {
      const { before, move } = news.entry;
      const id = told.why;
      asked = news;
      missing = null;
      void loadOccasion(id, lang).then((found) => {
        shown = found && { ...found, trace: judge(before, move).trace, isRulebook: formatPosition(before).endsWith(' rulebook') };
        panel.requestUpdate();
      }).catch(() => {
        shown = null;
        missing = id;
        panel.requestUpdate();
      });
    }
    const link = (href: string | null, text: string): TemplateResult | typeof nothing => (href ? html` <a href=${href} target="_blank" rel="noopener">${text}</a>` : nothing);
    // One template from the first: a heading that were drawn anew would lose the focus that has been put on it.
    return html`<h3 tabindex="-1">${shown ? shown.words.question : missing ? words.missing : asked ? '…' : words.none}</h3>
      ${shown ? html`<p><strong>${shown.isRulebook ? '' : `${words.byRulebook} `}${shown.words.answer}</strong></p><p>${shown.words.reason}</p>
      <h4>${words.now}</h4>
      <ul class="cited">${shown.trace.map(({ rule, words: reason }) => html`<li><b>${rule}</b> ${reason[lang]}${rule ? link(ruleAt(element, rule), said?.inRulebook ?? rule) : nothing}</li>`)}</ul>
      <p>${link(rulingAt(element, shown.ruling.id), words.ruling)}</p>${toReferee(table, allWords, panel)}` : missing ? html`<p>${link(rulingAt(element, missing), words.ruling)}</p>` : nothing}
      <p><button type="button" class="plain" @click=${() => { panel.asks({ around: 'panel', panel: 'why' }); }}>${words.shut}</button></p>`;
  };
}
