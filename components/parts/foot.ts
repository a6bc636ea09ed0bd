import { html, type TemplateResult } from 'lit';
import { Part, type Ask } from '../part.ts';
import { canRedo, canTakeBack, seatOf, stageNow } from '../../machine/game/chart.ts';
import type { Table } from '../context.ts';
import { speaker } from '../tell.ts';
import { buttonsOf } from './buttons.ts';

type Key = 'takeBack' | 'redo' | 'draw' | 'resign' | 'anew' | 'cards' | 'moves' | 'help';

/** The game as a whole: take back, redo, draw, resign, new game; and what can be read beside it. */
export class BlueLionFoot extends Part {
  protected override draw(table: Table): TemplateResult {
    const { live, mode, words, computers } = table, view = live ?? table.view, playing = stageNow(view) !== 'over', by = speaker(table);
    const all: readonly (readonly [Key, Ask, boolean])[] = [
      ['takeBack', { type: 'TAKE_BACK', to: 'turn' }, canTakeBack(view, 'turn')],
      ['redo', { type: 'REDO', to: 'turn' }, canRedo(view, 'turn')],
      ['draw', { type: 'DRAW_OFFER', by }, playing && seatOf(view) === 'human' && table.draw === 'none'],
      ['resign', { type: 'RESIGN', by }, playing],
      ['anew', { type: 'NEW' }, true],
      ...(['cards', 'moves', 'help'] as const).map((panel) => [panel, { around: 'panel', panel }, true] as const),
    ];
    // Whoever only watches has no game to give up.
    const shown = mode === 'play' ? all.filter(([key]) => !(computers.a && computers.x && (key === 'draw' || key === 'resign'))) : mode === 'replay' ? all.slice(5) : [];
    const list = shown.map(([key, ask, open]) => ({
      key, label: words.choices[key], mark: key === 'anew' ? 'toss' as const : key, open, ask: open ? ask : { around: 'notice', notice: key as 'redo' } as const,
      ...('around' in ask && { expanded: table.panel === key }),
    }));
    return html`<div class="buttons" role="group" aria-label=${words.zones.foot}>${buttonsOf(list, ({ ask }) => { this.ask(ask); }, 'small')}</div>`;
  }
}
