/* An analysis as it is read and heard: every action in a table, and a line of best play. At the table and at the referee's. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { endOf, type Analysis, type Judged, type LineMove } from '../../machine/opponent/analysis.ts';
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

/** Why the best move is that: what speaks for it and against it. What it comes to stands at the head; but how many replies go wrong where the game is even does not. */
export const whyOf = (position: Position, best: Judged, { analysis }: Telling): readonly string[] => [...(best.exact?.result === 'even' && best.traps > 0 ? [analysis.value(position, best)] : []), ...analysis.reasons(position, best)];

/** Every action with what it comes to, what it gives away, and why: a table, each of its rows to be read in one go. */
export function everyAction({ position, moves }: Analysis, telling: Telling): TemplateResult {
  const { hints: { table, columns, asGood }, analysis } = telling;
  // A table that is laid out as blocks says itself that it is one.
  return html`<table class="actions" role="table" aria-label=${table}><thead role="rowgroup"><tr role="row">${[columns.action, columns.comes, columns.gives, columns.why].map((name) => html`<th role="columnheader" scope="col">${name}</th>`)}</tr></thead>
    <tbody role="rowgroup">${moves.map((move) => html`<tr role="row"><th role="rowheader" scope="row">${moveIn(position, move.move, telling)}</th><td role="cell">${analysis.value(position, move)}</td>
      <td role="cell" class=${move.loses ? 'gives' : 'why'}>${analysis.loses(move.loses) || asGood}</td><td role="cell" class="why">${analysis.reasons(position, move).join(' ')}</td></tr>`)}</tbody></table>`;
}

/** Best play from here to its end, a turn a line. */
export function bestPlay(analysis: Analysis, telling: Telling): TemplateResult | typeof nothing {
  const { line } = analysis, { hints, analysis: words } = telling;
  if (line.length === 0) return nothing;
  const turns: (readonly LineMove[])[] = [];
  for (const [i, move] of line.entries()) {
    if (i > 0 && line[i - 1].position.turn === line[i - 1].player) turns.push([...turns.pop()!, move]);
    else turns.push([move]);
  }
  return html`<h4>${hints.line}</h4><ol class="line">${turns.map((moves) => html`<li>${moves.map((move, i) => words.inLine(move, moveIn(move.before, move.move, telling), i > 0)).join(', ')}</li>`)}</ol><p>${words.end(endOf(analysis))}</p>`;
}
