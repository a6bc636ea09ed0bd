import { html, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { position } from '../../machine/game/chart.ts';
import type { Player } from '../../machine/rules/index.ts';
import type { Table } from '../context.ts';
import { dutyOf, tellTurn } from '../tell.ts';
import { face, sign } from './tile.ts';

const SOCKETS = 7;

/** The two thieves with their diamonds, and whose turn it is to do what. */
export class BlueLionStrip extends Part {
  protected override draw(table: Table): TemplateResult {
    const { score } = position(table.view), mover = dutyOf(table)?.player, { names, beside, words } = table;
    const thief = (player: Player): TemplateResult => {
      const won = score[player], more = won - SOCKETS;
      return html`<div class="thief ${player} ${player === mover ? 'moves' : ''}" part="thief">
        <span class="portrait">${face(player === 'a' ? 'A' : 'X')}${beside?.[player]}</span>
        <span class="name">${names[player] && `${names[player]} · `}${words.players[player]}</span>
        <span class="diamonds" role="img" aria-label=${words.score(player, won)}>
          ${Array.from({ length: SOCKETS }, (_, i) => html`<span class=${i < won ? 'won' : 'to-win'}>${sign(i < won ? 'diamond' : 'socket')}</span>`)}
          ${more > 0 ? `+${more}` : ''}</span></div>`;
    };
    // A new text each time, and not the old one changed: so nothing counts as having moved on the page.
    return html`${thief('a')}<div class="duty" part="duty" role="heading" aria-level="2" .textContent=${table.instead?.title ?? tellTurn(table)}></div>${thief('x')}`;
  }
}
