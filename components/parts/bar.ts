import { html, type TemplateResult } from 'lit';
import { Part } from '../part.ts';
import { canTossAgain, offers, playerToMove, position, stageNow, type Choice } from '../../machine/game/chart.ts';
import { rivalOf } from '../../machine/rules/index.ts';
import type { Mark } from '../art/index.ts';
import type { Choosable, Table } from '../context.ts';
import { buttonsOf } from './buttons.ts';

const ACTIONS = ['flip', 'swapLeft', 'swapRight', 'otherEnd'] as const;
const ENDS = ['left', 'right'] as const;

const markOf = (choice: Choice): Mark => (choice === 'over' ? 'flip' : choice);

/** Before a tile is chosen, what can be done with one is there already, dim: nothing jumps, and one sees what there is. */
function beforeChoosing({ view, words }: Table): Choosable[] {
  const keys = stageNow(view) === 'act' ? ACTIONS : ENDS;
  return keys.map((key) => ({ key, label: words.choices[key], mark: key, ask: { around: 'notice', notice: 'choose' }, open: false }));
}

function offered(table: Table): Choosable[] {
  const { view, words } = table, left = position(view).options.pass;
  return Object.entries(offers(view)).map(([key, offer]) => ({
    key, mark: markOf(key as Choice), ask: offer.event, open: offer.refusal === null,
    label: key === 'pass' && left !== '*' ? words.passesLeft(left) : words.choices[key as Choice],
  }));
}

/** What can be done before the first move. */
export function opening({ view, words: { choices } }: Table): Choosable[] {
  const other = rivalOf(playerToMove(view));
  return [
    { key: 'toss', label: choices.toss, mark: 'toss', ask: { type: 'TOSS' }, open: true },
    { key: 'begins', label: choices.begins(other), mark: 'redo', ask: { type: 'FIRST', player: other }, open: true },
  ];
}

function buttons(table: Table): readonly Choosable[] {
  const { view, words: { choices }, choosing: now, instead } = table, { draft } = view.context;
  if (instead) return instead.bar;
  if (now === 'over') return [];
  if (now === 'waiting' || now === 'revealing') return canTossAgain(view) ? opening(table) : [];
  const list = draft || stageNow(view) === 'build' ? offered(table) : beforeChoosing(table);
  // One tile to return is chosen already: there is nothing to go back to.
  if (draft && !(draft.zone === 'aside' && !draft.end && position(view).due.length === 1)) list.push({ key: 'cancel', label: now === 'end' && position(view).row.length > 0 ? choices.back : choices.cancel, mark: 'cancel', ask: { type: 'CANCEL' }, open: true });
  if (!draft && canTossAgain(view)) list.push(...opening(table));
  return list;
}

/** What can be done now, within reach of the thumb. */
export class BlueLionBar extends Part {
  protected override draw(table: Table): TemplateResult {
    const list = table.mode === 'play' || table.instead ? buttons(table) : [];
    return html`<div class="buttons" role="toolbar" aria-label=${table.words.zones.bar}>${buttonsOf(list, ({ ask }) => { this.ask(ask); })}</div>`;
  }
}
