/* An analysis as it is read and heard: every action in a table, and a line of best play. At the table and at the referee's. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { endOf, type Analysis, type Judged } from '../../machine/opponent/analysis.ts';
import type { Position } from '../../machine/rules/index.ts';
import { describeMove } from '../list-of-moves.ts';
import type { Telling } from '../words/hints.ts';

export const analysisStyles = css`
.actions{display:block;inline-size:100%;border-collapse:collapse;font-size:.9rem}
.actions thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
.actions :is(tbody,tr,th,td){display:block;text-align:start;font-weight:inherit}
.actions tr{padding-block:.5rem;border-block-start:1px solid color-mix(in srgb,var(--_quiet) 40%,#0000)}
.actions th{font-weight:650}
.actions .gives{color:var(--_warning)}
.actions .why{color:var(--_quiet)}
.line{display:block;padding:0 0 0 1.6em;list-style:decimal;direction:inherit}
.line li{padding-block:.1rem}
ol.moments{display:block;list-style:decimal;padding-inline-start:2.2em;direction:inherit}
ol.moments li{padding:.3rem .4rem}
.end{margin-block-start:.6rem}
progress{inline-size:100%;block-size:.6rem;accent-color:var(--_button)}
`;

/** One move in words, as it stands here. */
export const moveIn = (position: Position, move: string, { around }: Telling): string => describeMove(move, position, around) || move;

/** Why a move is as good as it is: what it comes to, what speaks for it and against it. */
export const whyOf = (position: Position, move: Judged, { analysis }: Telling): readonly string[] => [analysis.value(position, move), analysis.loses(move.loses), ...analysis.reasons(position, move)].filter(Boolean);

/** Every action with what it comes to, what it gives away, and why: a table, each of its rows to be read in one go. */
export function everyAction({ position, moves }: Analysis, telling: Telling): TemplateResult {
  const { hints: { table, columns, asGood }, analysis } = telling;
  // A table that is laid out as blocks says itself that it is one.
  return html`<table class="actions" role="table" aria-label=${table}><thead role="rowgroup"><tr role="row">${[columns.action, columns.comes, columns.gives, columns.why].map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
    <tbody role="rowgroup">${moves.map((move) => html`<tr role="row"><th role="rowheader" scope="row">${moveIn(position, move.move, telling)}</th><td role="cell">${analysis.value(position, move)}</td>
      <td role="cell" class=${move.loses ? 'gives' : 'why'}>${analysis.loses(move.loses) || asGood}</td><td role="cell" class="why">${analysis.reasons(position, move).join(' ')}</td></tr>`)}</tbody></table>`;
}

/** Best play from here to its end. */
export function bestPlay(analysis: Analysis, telling: Telling): TemplateResult | typeof nothing {
  const { line } = analysis, { hints, analysis: words } = telling;
  if (line.length === 0) return nothing;
  return html`<h4>${hints.line}</h4><ol class="line">${line.map((move) => html`<li>${words.inLine(move, moveIn(move.before, move.move, telling))}</li>`)}</ol><p>${words.end(endOf(analysis))}</p>`;
}
