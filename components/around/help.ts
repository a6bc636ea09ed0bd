import { html, type TemplateResult } from 'lit';
import { DEFAULT_LEVEL, type Level } from '../../machine/opponent/opponent.ts';
import type { Table } from '../context.ts';
import { loadHouse } from '../words/house.ts';
import type { PanelWords } from '../words/panels.ts';
import type { PanelPart, View } from './panel.ts';
import { allowsHints } from './hints.ts';
import { toReferee } from './referee.ts';

const MEMORIES = ['off', 'seen', 'all'] as const;

/** What may be set at the table itself. */
function settings({ memory }: Table, { help }: PanelWords, { element }: PanelPart): TemplateResult {
  const box = (label: string, on: boolean, set: (on: boolean) => void): TemplateResult => html`<label class="row"><input type="checkbox" .checked=${on}
    @change=${({ target }: Event) => { set((target as HTMLInputElement).checked); }}>${label}</label>`;
  return html`<h4>${help.settings}</h4>
    ${box(help.sound, element.sound, (on) => { element.sound = on; })}
    ${'vibrate' in navigator ? box(help.vibration, element.vibration, (on) => { element.vibration = on; }) : ''}
    ${box(help.brief, element.speech === 'brief', (on) => { element.speech = on ? 'brief' : 'full'; })}
    <label>${help.memory}<select .value=${memory} @change=${({ target }: Event) => { element.memory = (target as HTMLSelectElement).value as 'off'; }}>
      ${MEMORIES.map((each) => html`<option value=${each} ?selected=${each === memory}>${help.memories[each]}</option>`)}</select></label>`;
}

/** Help: how it goes, every key, and what can be set here. */
export async function help(lang: Table['words']['lang']): Promise<View> {
  const { keysHelp } = lang === 'ko' ? await import('../words/keys-help.ko.ts') : await import('../words/keys-help.en.ts');
  const house = await loadHouse(lang);
  /** Who plays here, of those that are computers. */
  const seats = ({ words }: Table, { element }: PanelPart): unknown => (['a', 'x'] as const).map((player) => {
    const [kind, level = DEFAULT_LEVEL] = String((player === 'a' ? element.arsene : element.ladyX) ?? '').split(':'), known = Object.hasOwn(house.about, level) ? level as Level : DEFAULT_LEVEL;
    return kind === 'computer' ? html`<p>${house.plays(words.players[player], house.names[known])} ${house.about[known]}</p>` : '';
  });
  return (table, words, panel) => html`<h3 tabindex="-1">${table.words.choices.help}</h3><p>${words.help.how}</p>${toReferee(table, words, panel)}
    ${table.mode === 'play' && !allowsHints(panel.element) ? '' : html`<p><button type="button" class="plain" @click=${() => { panel.asks({ around: 'panel', panel: 'hint', toType: true }); }}>${words.help.hint}</button></p>`}
    ${table.mode === 'play' ? seats(table, panel) : ''}
    ${table.mode === 'play' ? settings(table, words, panel) : ''}
    <h4>${words.help.keys}</h4><dl class="keys">${keysHelp.map(({ key, does }) => html`<div><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>`;
}
