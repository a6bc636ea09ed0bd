import { css, html, type TemplateResult } from 'lit';
import { position } from '../../machine/game/chart.ts';
import { face } from '../parts/tile.ts';
import { adopt } from '../styles/adopt.ts';
import { loadCards, type CardCombination, type CardLine } from '../words/cards.ts';
import type { Lang } from '../words/index.ts';
import type { View } from './panel.ts';

const styles = css`
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));gap:.8rem}
.card{padding:.7rem .9rem .9rem;border:1px solid var(--_edge);border-radius:12px;background:var(--_ground)}
.card ul{display:block;padding:0;direction:inherit}
.card li{padding-block:.15rem;text-wrap:pretty}
.card h4{margin-block:.7rem .1rem}
.combination{display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center;padding-block:.4rem;border-block-end:1px solid color-mix(in srgb,var(--_quiet) 40%,#0000)}
.trios{display:grid;gap:4px;direction:ltr}
.trio{display:flex;gap:2px}
.trio svg{inline-size:34px}
.combination p{flex:1 1 9rem}
.combination b{display:block;font-weight:650}
.cite{color:var(--_quiet);font-size:.75rem;white-space:nowrap}
`;

const told = ({ text, rule }: CardLine): TemplateResult => html`${text} <span class="cite">${rule}</span>`;
const list = (lines: readonly CardLine[]): TemplateResult => html`<ul>${lines.map((line) => html`<li>${told(line)}</li>`)}</ul>`;

const combination = (made: CardCombination): TemplateResult => html`<div class="combination">
  <span class="trios" aria-hidden="true">${made.tiles.map(({ pictures }) => html`<span class="trio">${pictures.map(face)}</span>`)}</span>
  <p><b>${made.name}: ${made.worth}</b>${told(made)}</p></div>`;

/** The two reference cards, as the options of this table have it. */
export async function cards(lang: Lang): Promise<View> {
  const of = await loadCards(lang);
  return (table, _words, panel) => {
    const { combinations, turn } = of(position(table.live ?? table.view).options);
    adopt(panel.getRootNode(), styles);
    return html`<div class="cards">
      <section class="card"><h3>${combinations.title}</h3>${combinations.list.map(combination)}${list(combinations.notes)}</section>
      <section class="card"><h3>${turn.title}</h3>${turn.sections.map(({ title, lines }) => html`<h4>${title}</h4>${list(lines)}`)}</section></div>`;
  };
}
