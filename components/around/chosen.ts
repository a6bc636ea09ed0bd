import { html, nothing, type TemplateResult } from 'lit';
import { stageNow } from '../../machine/game/chart.ts';
import type { Choice } from '../../machine/opponent/levels.ts';
import { judgeMoves } from '../../machine/opponent/analysis.ts';
import { allTiles, withBacks } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import { describeMove } from '../list-of-moves.ts';
import type { Played } from '../players.ts';
import { loadHints } from '../words/hints.ts';
import { loadHouse } from '../words/house.ts';
import type { View } from './panel.ts';

/**
 * May it be told what backs that were seen come to? With the memory aid `off` and while the game is on, only where none
 * has been seen yet: a better move, or how the game stands, would tell what is to be remembered.
 */
const mayTell = ({ view, live, memory }: Table, { entry: { before, after } }: Played): boolean =>
  memory !== 'off' || stageNow(live ?? view) === 'over' || [before, after].every((position) => allTiles(position).every(({ back }) => back === null));

/** Why the computer has played the move that is seen last: because nothing is better, or what it has forgotten, not seen, or let slip. */
export async function chosen(lang: Table['words']['lang']): Promise<View> {
  const [{ around, analysis }, words] = await Promise.all([loadHints(lang), loadHouse(lang)]);
  let asked: Played['entry'] | null = null, answer: Choice | 'thinking' | 'lost' = 'thinking';

  function reason(table: Table, played: Played, { because, better, rated }: Choice): TemplateResult {
    const { why } = words, tells = mayTell(table, played);
    // What speaks for it and against it; where backs are to be remembered, only as far as it lies open.
    const { before } = played.entry, seen = tells ? before : withBacks(before, allTiles(before).map(() => null))!;
    const [judged] = judgeMoves(seen, [tells ? rated : { ...rated, exact: null }]), speaks = analysis.reasons(seen, judged).join(' ');
    // That it has forgotten something would tell that there is something to be remembered.
    return html`${speaks ? html`<p>${speaks}</p>` : nothing}<p>${tells ? html`<strong>${why[because]}</strong> ${better ? why.better(describeMove(better, before, around)) : nothing}` : why.later}</p>${tells ? html`<p>${analysis.value(seen, judged)}</p>` : nothing}`;
  }

  return (table, { why: { shut } }, panel) => {
    const { played, words: { players } } = table, { names, about, plays, standsIn, why } = words;
    if (played && played.entry !== asked) {
      const { entry } = played, settle = (found: typeof answer): void => {
        if (asked !== entry) return;
        answer = found;
        panel.requestUpdate();
      };
      asked = entry;
      answer = 'thinking';
      played.why().then((choice) => { settle(choice ?? 'lost'); }, () => { settle('lost'); });
    }
    // One template from the first, so that the heading keeps the focus that has been put on it.
    return html`<h3 tabindex="-1">${played ? `${players[played.entry.player]}: ${describeMove(played.entry.move, played.entry.before, around)}` : why.lost}</h3>
      ${played ? html`<div aria-live="polite">${typeof answer === 'string' ? html`<p>${why[answer]}</p>` : reason(table, played, answer)}</div>
      <p class="quiet">${plays(players[played.entry.player], names[played.level])} ${about[played.level]}${played.standsIn ? ` ${standsIn(names[played.level])}` : nothing}</p>` : nothing}
      <p><button type="button" class="plain" @click=${() => { panel.asks({ around: 'panel', panel: 'chosen' }); }}>${shut}</button></p>`;
  };
}
