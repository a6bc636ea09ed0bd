import { html, nothing, type TemplateResult } from 'lit';
import { Part, type Ask } from '../part.ts';
import { canRedo, canTakeBack, playerToMove, seatOf, stageNow } from '../../machine/game/index.ts';
import { rivalOf, type Player } from '../../machine/rules/index.ts';
import type { Mark } from '../art/index.ts';
import type { Table } from '../context.ts';
import { sign } from './tile.ts';

type Key = 'takeBack' | 'redo' | 'draw' | 'resign' | 'anew';
interface Button { readonly key: Key; readonly mark: Mark; readonly ask: Ask; readonly open: boolean }

/** The person who speaks: the player to move, if a person, else the other one. */
export function speaker({ view }: Table): Player {
  const turn = playerToMove(view);
  return seatOf(view) === 'human' ? turn : rivalOf(turn);
}

export function footButtons(table: Table): Button[] {
  const { view, mode } = table, playing = stageNow(view) !== 'over', by = speaker(table);
  const to = mode === 'replay' ? 'step' : 'turn';
  const moves: Button[] = [
    { key: 'takeBack', mark: 'takeBack', ask: { type: 'TAKE_BACK', to }, open: canTakeBack(view, to) },
    { key: 'redo', mark: 'redo', ask: { type: 'REDO', to }, open: canRedo(view, to) },
  ];
  if (mode !== 'play') return mode === 'replay' ? moves : [];
  return [
    ...moves,
    { key: 'draw', mark: 'draw', ask: { type: 'DRAW_OFFER', by }, open: playing && seatOf(view) === 'human' && !view.context.offer },
    { key: 'resign', mark: 'resign', ask: { type: 'RESIGN', by }, open: playing },
    { key: 'anew', mark: 'toss', ask: { type: 'NEW' }, open: true },
  ];
}

/** The game as a whole: take back, redo, draw, resign, new game. */
export class BlueLionFoot extends Part {
  protected override draw(table: Table): TemplateResult {
    return html`<div class="buttons" role="group" aria-label=${table.words.zones.foot}>${footButtons(table).map(({ key, mark, ask, open }) => html`
      <button type="button" class="small" part="button" data-choice=${key} aria-disabled=${open ? nothing : 'true'}
        @click=${() => this.ask(open || key === 'anew' ? ask : { type: 'NOTICE', notice: key })}>${sign(mark)}<span>${table.words.choices[key]}</span></button>`)}</div>`;
  }
}
