import { html, nothing, type TemplateResult } from 'lit';
import { entries, moves as legalMoves, position, seatOf, stageNow, zone } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { describeMove, listOfMoves, type MoveLine } from '../list-of-moves.ts';
import { readTyped } from '../words/typed.ts';
import { toReferee } from './referee.ts';
import type { PanelPart, View } from './panel.ts';

/** What was wrong with what was typed, and what it may have meant. */
interface Answer { readonly problem: string; readonly options: readonly string[] }
const NO_ANSWER: Answer = { problem: '', options: [] };

/** Moves: a field to type one, and the list of all that were played, each a way to look back. */
export async function moves(lang: Table['words']['lang']): Promise<View> {
  const { around } = lang === 'ko' ? await import('../words/around.ko.ts') : await import('../words/around.en.ts');
  let answer = NO_ANSWER;

  /** The field. What is typed is translated here, and judged by the rules. */
  function typed(table: Table, panel: PanelPart): TemplateResult {
    const live = table.live ?? table.view, here = position(live);
    const play = (move: string): void => {
      answer = NO_ANSWER;
      panel.asks({ type: 'MOVE', move, by: 'human' });
      panel.requestUpdate();
    };
    const read = (event: Event): void => {
      event.preventDefault();
      const field = (event.currentTarget as HTMLFormElement).querySelector('input')!, read = readTyped(field.value, here, zone(live));
      if (seatOf(live) !== 'human' && stageNow(live) !== 'over') answer = { problem: around.typed.notNow, options: [] };
      else if (read.ok) {
        const { record } = panel.element.state;
        play(read.move);
        // What was refused can be put right.
        if (panel.element.state.record !== record) field.value = '';
        return;
      } else answer = { problem: around.typed[read.why], options: read.options };
      panel.requestUpdate();
    };
    return html`<form class="typed" @submit=${read}>
      <label for="blue-lion-typed">${around.typed.label}</label>
      <div class="row"><input id="blue-lion-typed" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="400" aria-describedby="blue-lion-typed-hint">
      <button class="plain">${around.typed.play}</button></div>
      <p id="blue-lion-typed-hint" class="quiet">${around.typed.example}</p>
      <div role="alert">${answer.problem}</div>
      ${answer.options.length ? html`<ul class="options">${answer.options.map((move) => html`<li><button type="button" class="plain" @click=${() => { play(move); }}>${describeMove(move, here, around) || move}</button></li>`)}</ul>` : nothing}</form>`;
  }

  function line({ number, words, notation, paid, ownGoal, comment, open }: MoveLine, player: string, at: number, way: 'look' | 'step', panel: PanelPart): TemplateResult {
    const current = (number === at ? 'step' : nothing) as 'step', told = html`${player ? html`<b>${player}</b> ` : nothing}<span>${words}</span> <code>${notation}</code>`;
    return html`<li value=${number} aria-current=${current}>
      ${open ? html`<button type="button" class="look" @click=${() => { panel.asks({ around: way, at: number }); }}>${told}</button>` : html`<span class="look">${told}</span>`}
      ${paid.length ? html`<p class=${ownGoal ? 'paid own-goal' : 'paid'}>${paid.join(' ')}</p>` : nothing}${comment ? html`<p class="comment">${comment}</p>` : nothing}</li>`;
  }

  return (table, words, panel) => {
    const live = table.live ?? table.view, over = stageNow(live) === 'over', played = table.mode === 'replay' ? live.context.game.line : entries(live);
    const list = table.said ? listOfMoves(played, table.memory, over || table.mode === 'replay', { around, said: table.said }) : [];
    const at = entries(table.view).length, { draws } = panel.element.tally;
    return html`<h3>${table.words.choices.moves}</h3>
      ${table.mode === 'play' && legalMoves(live).length ? typed(table, panel) : nothing}
      ${draws ? html`<p class="quiet">${words.draws(draws)}</p>` : nothing}
      ${list.length ? nothing : html`<p class="quiet">${around.list.empty}</p>`}
      <ol class="moves">${list.map((each, i) => line(each, each.turn === list[i - 1]?.turn ? '' : table.words.players[each.player], at, table.mode === 'replay' ? 'step' : 'look', panel))}</ol>
      ${list.some(({ hidden }) => hidden) ? html`<p class="quiet">${around.list.hidden}</p>` : nothing}
      ${toReferee(table, words, panel)}`;
  };
}
