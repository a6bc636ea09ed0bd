import { html, nothing, type TemplateResult } from 'lit';
import { entries, result, stageNow, type View as GameView } from '../../machine/game/chart.ts';
import { storyOf, type Moment, type Story } from '../../machine/opponent/analysis.ts';
import { rivalOf, type Player } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import { adopt } from '../styles/adopt.ts';
import { tellTurn } from '../tell.ts';
import { thinker } from '../thinker/thinker.ts';
import { loadHints } from '../words/hints.ts';
import { analysisStyles, moveIn } from './analysis.ts';
import type { PanelPart, View } from './panel.ts';

/** A story that is told, or being worked out: then how far it has come, 0 to 1. */
interface Found { story: Story | 'lost' | null; done: number; readonly listeners: Set<() => void> }

/** Stories by their game, so that none is worked out twice. */
const stories = new WeakMap<object, Found>();

function storyFor(view: GameView, line: ReturnType<typeof entries>, aided: boolean): Found {
  const { game } = view.context, ended = result(view);
  const there = stories.get(game);
  if (there && there.story !== 'lost') return there;
  const found: Found = { story: null, done: 0, listeners: new Set() }, tell = (): void => { for (const each of found.listeners) each(); };
  stories.set(game, found);
  storyOf({ start: game.start, moves: line.map(({ move, after }) => ({ move, position: after })) }, (position) => thinker().rate(position), {
    aided, rest: () => new Promise((done) => { setTimeout(done); }), resigned: ended?.resigned ? rivalOf(ended.winner as Player) : null, progress: (done) => { found.done = done; tell(); },
  }).then((story) => { found.story = story; }, () => { found.story = 'lost'; }).finally(tell);
  return found;
}

/** The story of a game that is over: the moments that made the difference, each to be looked at on the table. */
export async function story(lang: Table['words']['lang']): Promise<View> {
  const telling = await loadHints(lang), { hints, analysis } = telling, { story: words } = hints;
  let heard: Found | null = null;

  function moment(each: Moment, turned: boolean, at: number, panel: PanelPart): TemplateResult {
    const { number, before, move, better } = each, shown = at === number - 1, current = (shown ? 'step' : nothing) as 'step';
    return html`<li value=${number} aria-current=${current}><p>${turned ? html`<strong>${analysis.turned}</strong> ` : nothing}${analysis.moment(each, moveIn(before, move, telling), better ? moveIn(before, better, telling) : '')}</p>
      <p><button type="button" class="plain" @click=${() => { panel.asks({ around: 'look', at: number - 1 }); }}>${words.lookAt(number)}</button>${shown ? html` <span class="quiet">${words.shown}</span>` : nothing}</p></li>`;
  }

  function told({ moments, turned, gaveUp }: Story, at: number, panel: PanelPart): TemplateResult {
    const end = gaveUp ? html`<p>${turned === null && gaveUp.exact?.result !== 'loss' ? html`<strong>${analysis.turned}</strong> ` : nothing}${analysis.gaveUp(gaveUp)}</p>` : nothing;
    return moments.length === 0 ? html`<p>${analysis.noMoment}</p>${end}` : html`<ol class="moments">${moments.map((each) => moment(each, each.number === turned, at, panel))}</ol>${end}`;
  }

  return (table, _words, panel) => {
    const live = table.live ?? table.view, over = stageNow(live) === 'over', at = table.live ? entries(table.view).length : -1;
    adopt(panel.getRootNode(), analysisStyles);
    const found = over ? storyFor(live, entries(live), table.memory !== 'off') : null;
    if (found !== heard) {
      heard = found;
      found?.listeners.add(() => { if (heard === found) panel.requestUpdate(); });
    }
    const state = found?.story ?? null;
    return html`<h3 tabindex="-1">${words.title}</h3>${over ? html`<p>${tellTurn({ ...table, view: live })}</p>` : nothing}
      ${over && !state ? html`<label>${words.working}<progress max="1" .value=${found?.done ?? 0}></progress></label>` : nothing}
      <div role="status">${!over ? html`<p>${words.notYet}</p>` : state === 'lost' ? html`<p>${hints.lost}</p>` : state ? told(state, at, panel) : nothing}</div>
      ${state && state !== 'lost' ? html`<p class="quiet">${words.judged}</p>` : nothing}
      <p class="end"><button type="button" class="plain" @click=${() => { panel.asks({ around: 'panel', panel: 'story' }); }}>${hints.shut}</button></p>`;
  };
}
