import { html, nothing, type TemplateResult } from 'lit';
import { position, seatOf, stageNow } from '../../machine/game/chart.ts';
import { formatPosition } from '../../machine/notation/format.ts';
import { analyse, type Analysis } from '../../machine/opponent/analysis.ts';
import { allTiles, parseMove, withBacks, type Position } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import { adopt } from '../styles/adopt.ts';
import { thinker } from '../thinker/thinker.ts';
import { loadHints, type Telling } from '../words/hints.ts';
import { analysisStyles, bestPlay, everyAction, moveIn, whyOf } from './analysis.ts';
import { allowsHints } from './hints.ts';
import type { PanelPart, View } from './panel.ts';

/** What is said more each time: where to look, what is best, why, and every action. */
const LAYERS = 4;
/** So many moves that are equally good are named. */
const NAMED = 3;

/** Is nothing to be remembered here: is there a memory aid, is the game over, or only shown? */
const isOpen = ({ memory, mode, view, live }: Table): boolean => memory !== 'off' || mode === 'replay' || stageNow(live ?? view) === 'over';

/** The position that a hint is about: with the backs that were seen only where nobody has to remember them. */
function asked(table: Table): Position {
  const here = position(table.view);
  return isOpen(table) ? here : withBacks(here, allTiles(here).map(() => null))!;
}

/** Why there is no hint; null when there is one. */
function refused({ mode, view, live, watched }: Table, element: HTMLElement): 'off' | 'over' | 'wait' | null {
  const over = stageNow(live ?? view) === 'over';
  if (mode === 'play' && !over && !allowsHints(element)) return 'off';
  if (stageNow(view) === 'over') return 'over';
  return mode === 'play' && !live && !watched && seatOf(view) !== 'human' ? 'wait' : null;
}

/** A hint, a little at a time. `openly`: without the backs that were seen. */
function layers(whole: Analysis, upTo: number, openly: boolean, telling: Telling): TemplateResult {
  const { position: here, moves } = whole, { hints, analysis } = telling, [best] = moves, good = moves.filter(({ loses }) => !loses), why = whyOf(here, best, telling);
  return html`<p>${analysis.head(whole, openly)} ${hints.look[parseMove(best.move)!.kind]}</p>
    ${upTo > 1 ? html`<p><strong>${hints.best(good.slice(0, NAMED).map(({ move }) => moveIn(here, move, telling)), Math.max(0, good.length - NAMED))}</strong></p>` : nothing}
    ${upTo > 2 ? html`${why.length > 0 ? html`<p>${why.join(' ')}</p>` : nothing}${bestPlay(whole, telling)}` : nothing}
    ${upTo > 3 ? html`<h4 class="all" tabindex="-1">${hints.table}</h4>${everyAction(whole, telling)}` : nothing}`;
}

/** A hint for whoever is to move: where to look, then what is best, then why, then everything. Nothing is asked for before it is opened. */
export async function hint(lang: Table['words']['lang']): Promise<View> {
  const telling = await loadHints(lang), { hints } = telling;
  let about = '', shown = 1, answer: Analysis | 'working' | 'lost' = 'working';

  function ask(here: Position, panel: PanelPart): void {
    const text = formatPosition(here);
    if (text === about) return;
    about = text;
    shown = 1;
    answer = 'working';
    const settle = (found: typeof answer): void => {
      if (about !== text) return;
      answer = found;
      panel.requestUpdate();
    };
    analyse(here, (each) => thinker().rate(each)).then(settle, () => { settle('lost'); });
  }

  return (table, _words, panel) => {
    const { element } = panel, openly = !isOpen(table), no = refused(table, element), shut = (): void => { panel.asks({ around: 'panel', panel: 'hint' }); };
    adopt(panel.getRootNode(), analysisStyles);
    if (no) about = '';
    else ask(asked(table), panel);
    const more = async ({ currentTarget }: Event): Promise<void> => {
      shown++;
      panel.requestUpdate();
      await panel.updateComplete;
      // Who has asked for everything is led to where it begins, and loses no place.
      if (!(currentTarget as Element).isConnected) panel.querySelector<HTMLElement>('h4.all')?.focus();
    };
    return html`<h3 tabindex="-1">${hints.title}</h3>
      <div aria-live="polite">${no ? html`<p>${hints[no]}</p>` : typeof answer === 'string' ? html`<p>${hints[answer]}</p>` : layers(answer, shown, openly, telling)}</div>
      ${no || !openly ? nothing : html`<p class="quiet">${hints.openly}${typeof answer !== 'string' && answer.exact?.result === 'win' ? nothing : ` ${hints.remember}`}</p>`}
      <p class="end">${!no && typeof answer !== 'string' && shown < LAYERS ? html`<button type="button" class="plain" @click=${more}>${shown === LAYERS - 1 ? hints.showAll : hints.more}</button> ` : nothing}<button type="button" class="plain shut" @click=${shut}>${hints.shut}</button></p>`;
  };
}
