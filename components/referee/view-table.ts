/* The table as it is set up: the row, what lies beside it, the tray, and everything that can be changed. */
import { html, nothing, type TemplateResult } from 'lit';
import { optionText, OPTION_VALUES, PICTURES, PRESETS, tileOf, type OptionKey, type Options, type Picture, type Player } from '../../machine/rules/index.ts';
import { LONGEST_QUESTION } from '../../machine/rulebook/question.ts';
import { face, sign } from '../parts/tile.ts';
import type { Desk } from './desk.ts';
import { ALL, hasActed, PILES, tileAt, type Pile, type Spot } from './setup.ts';
import type { RefereeWords } from '../words/referee.en.ts';

type Shown = TemplateResult | typeof nothing;
const PLAYERS: readonly Player[] = ['a', 'x'];
const pressed = (is: boolean): 'true' | 'false' => (is ? 'true' : 'false');
const dim = (is: boolean): 'true' => (is ? 'true' : nothing) as 'true';

/** Nothing where it is no switch. */
const pressedIf = (is: boolean | null): 'true' | 'false' => (is === null ? nothing : pressed(is)) as 'true' | 'false';

/** The name of a tile, for the ear. */
const nameOf = (desk: Desk, words: RefereeWords, spot: Spot): string => {
  const tile = tileAt(desk.setup, spot)!;
  return words.table.tile(spot, desk.setup[spot.pile].length, tile.up, tile.back, desk.isWrong(spot));
};

function tileButton(desk: Desk, words: RefereeWords, spot: Spot): TemplateResult {
  const { up, back } = tileAt(desk.setup, spot)!, chosen = desk.isChosen(spot);
  return html`<button type="button" class="tile ${desk.isWrong(spot) ? 'is-wrong' : ''}" part="tile" data-pile=${spot.pile} data-at=${spot.at} aria-pressed=${pressed(chosen)} aria-label=${nameOf(desk, words, spot)}
    @click=${() => { desk.choose(spot); }}>${face(up)}${back ? html`<span class="back">${face(back)}</span>` : nothing}</button>`;
}

/** The row, with the places that are still empty. */
export function rowOf(desk: Desk, words: RefereeWords): TemplateResult {
  const { row } = desk.setup, setting = desk.phase === 'table' && desk.pile === 'row', cursor = setting && desk.count < ALL ? desk.into ?? row.length : -1;
  const empty = Math.max(0, (desk.phase === 'table' ? ALL - desk.count : 0));
  return html`<ol class="row" aria-label=${words.table.piles.row}>${row.map((_, at) => html`<li class=${cursor === at ? 'into' : ''}>${tileButton(desk, words, { pile: 'row', at })}<span class="number" aria-hidden="true">${at + 1}</span></li>`)}
    ${Array.from({ length: empty }, (_, i) => html`<li class="empty ${cursor === row.length && i === 0 ? 'next' : ''}" aria-label=${words.table.place(row.length + i + 1)}></li>`)}</ol>`;
}

/** What lies beside the row; empty piles only where the next tile goes there. */
export const besideOf = (desk: Desk, words: RefereeWords): Shown => {
  const piles = (['loose', 'due', 'fresh'] as const).filter((pile) => desk.setup[pile].length > 0 || (desk.phase === 'table' && desk.pile === pile));
  return piles.length === 0 ? nothing : html`<div class="beside">${piles.map((pile) => html`<div class="pile ${desk.phase === 'table' && desk.pile === pile ? 'next' : ''}"><span class="label">${pile === 'due' ? sign('hook') : nothing}${words.table.piles[pile]}</span>
    <ul aria-label=${words.table.piles[pile]}>${desk.setup[pile].map((_, at) => html`<li>${tileButton(desk, words, { pile, at })}</li>`)}</ul></div>`)}</div>`;
};

/** Whose turn it is: the two thieves, with their diamonds. */
export const turnOf = (desk: Desk, words: RefereeWords): TemplateResult => html`<p class="label" aria-hidden="true">${words.table.turn}</p><div class="turn" role="group" aria-label=${words.table.turn}>${PLAYERS.map((player) => html`<button type="button" class="thief" aria-pressed=${pressed(desk.setup.turn === player)}
  aria-label="${words.players[player]}, ${words.diamonds(desk.setup.score[player])}" @click=${() => { desk.change({ ...desk.setup, turn: player }); }}><span class="portrait">${face(player === 'a' ? 'A' : 'X')}</span><span>${words.players[player]}</span><span class="gems" data-n=${desk.setup.score[player]}>${sign('diamond')}</span></button>`)}</div>`;

const pictureButton = (words: RefereeWords, picture: Picture, open: boolean, isPressed: boolean | null, press: () => void): TemplateResult => html`<button type="button" class="picture" aria-disabled=${dim(!open)} aria-pressed=${pressedIf(isPressed)}
  @click=${press}>${face(picture)}<span>${words.picture(picture)}</span></button>`;

/** The four pictures that can be up: each puts a tile down. */
export function trayOf(desk: Desk, words: RefereeWords): TemplateResult {
  const can = desk.completed.next, full = desk.count >= ALL;
  return html`<div class="tray" role="group" aria-label=${words.table.tray}>${PICTURES.map((picture) => pictureButton(words, picture, !full && can.includes(picture), null, () => {
    if (full) desk.say(words.table.full);
    else if (can.includes(picture)) desk.put(picture);
    else desk.say(words.table.cannotCome(picture));
  }))}</div>`;
}

/** What can be changed of the tile that is chosen. */
export function editorOf(desk: Desk, words: RefereeWords): Shown {
  const spot = desk.chosen, tile = spot && tileAt(desk.setup, spot);
  if (!spot || !tile) return nothing;
  const { table } = words, { pile, at } = spot, { faces = [], backs = [] } = desk.completed.can[pile][at] ?? {}, last = desk.setup[pile].length - 1;
  const button = (label: string, press: () => void): TemplateResult => html`<button type="button" @click=${press}>${label}</button>`;
  return html`<div class="editor" role="group" aria-label=${table.edit(nameOf(desk, words, spot))}>
    <h4>${table.up}</h4><div class="tray" role="group" aria-label=${table.up}>${PICTURES.map((up) => pictureButton(words, up, up === tile.up || faces.includes(up), tile.up === up, () => {
      if (faces.includes(up)) desk.faceUp(spot, up);
      else desk.say(table.cannotCome(up));
    }))}</div>
    <h4>${table.back}</h4><div class="tray" role="group" aria-label=${table.back}><button type="button" class="picture" aria-pressed=${pressed(tile.back === null)} @click=${() => { desk.turnTo(spot, tileOf(tile.up, null)); }}><span class="unseen" aria-hidden="true">?</span><span>${table.unseen}</span></button>
      ${PICTURES.filter((back) => back !== tile.up && (backs.includes(back) || back === tile.back)).map((back) => pictureButton(words, back, true, tile.back === back, () => { desk.turnTo(spot, tileOf(tile.up, back)); }))}</div>
    <div class="buttons">
      ${at > 0 ? button(table.moveLeft, () => { desk.moveTo(spot, pile, at - 1); }) : nothing}
      ${at < last ? button(table.moveRight, () => { desk.moveTo(spot, pile, at + 1); }) : nothing}
      ${pile === 'row' && desk.count < ALL ? html`${button(table.insertLeft, () => { desk.insertAt(at); })}${button(table.insertRight, () => { desk.insertAt(at + 1); })}` : nothing}
      ${PILES.filter((other) => other !== pile).map((other) => button(table.to[other], () => { desk.moveTo(spot, other); }))}
      ${button(table.takeOut, () => { desk.takeOut(spot); })}
      ${button(table.doneEditing, () => { desk.choose(spot); })}
    </div></div>`;
}

/** Where the next tile goes, and whether the action has been taken. */
function whereOf(desk: Desk, words: RefereeWords): TemplateResult {
  const { table } = words, { loose, due, fresh } = desk.setup;
  return html`<details ?open=${desk.pile !== 'row'}><summary>${table.beside(loose.length, due.length + fresh.length)}</summary>
    <div class="chips" role="group" aria-label=${table.where}>${PILES.map((pile: Pile) => html`<button type="button" aria-pressed=${pressed(desk.pile === pile)} @click=${() => { desk.goTo(pile); }}>${table.goesTo[pile]}</button>`)}</div>
    ${due.length > 0 && fresh.length === 0 ? html`<div class="chips" role="group" aria-label=${table.acted}>${[false, true].map((acted) => html`<button type="button" aria-pressed=${pressed(hasActed(desk.setup) === acted)} @click=${() => { desk.change({ ...desk.setup, acted }); }}>${acted ? table.acted : table.notActed}</button>`)}</div>` : nothing}
  </details>`;
}

/** Diamonds and table options. */
function moreOf(desk: Desk, words: RefereeWords): TemplateResult {
  const { table, options: told } = words, { score, options } = desk.setup;
  const step = (player: Player, by: number): TemplateResult => html`<button type="button" class="step" aria-label=${by < 0 ? table.fewer(player) : table.further(player)} aria-disabled=${dim(score[player] + by < 0 || score[player] + by > 10)}
    @click=${() => { const n = score[player] + by; if (n >= 0 && n <= 10) desk.change({ ...desk.setup, score: { ...score, [player]: n } }); }}>${by < 0 ? '−' : '+'}</button>`;
  const set = (key: OptionKey, value: unknown): void => { desk.change({ ...desk.setup, options: { ...options, [key]: value } }); };
  const preset = (name: Options['preset']): TemplateResult => html`<button type="button" aria-pressed=${pressed(options.preset === name)} @click=${() => { desk.change({ ...desk.setup, options: PRESETS[name] }); }}>${told[name]}</button>`;
  return html`<details><summary>${table.more}: ${table.summary(score.a, score.x, desk.optionsText)}</summary>
    <div class="scores">${PLAYERS.map((player) => html`<div class="score"><span>${words.players[player]}</span>${step(player, -1)}<output aria-label=${table.points(player, score[player])}>${score[player]}</output>${step(player, 1)}</div>`)}</div>
    <div class="option"><span>${told.preset}</span><div class="chips" role="group" aria-label=${told.preset}>${preset('rulebook')}${preset('overview')}</div></div>
    ${[...OPTION_VALUES].map(([key, values]) => html`<label class="option"><span>${told.names[key]}</span><select @change=${(event: Event) => { set(key, values[(event.target as HTMLSelectElement).selectedIndex]); }}>${values.map((value) => html`<option .selected=${options[key] === value}>${told.values(key, optionText(value))}</option>`)}</select></label>`)}
  </details>`;
}

/** A field says nothing of what it cuts off, and a very long line takes seconds to lay out: what is too long does not come in, and that is said. */
function pastes(desk: Desk, event: ClipboardEvent): void {
  const text = event.clipboardData?.getData('text') ?? '';
  if (text.length <= LONGEST_QUESTION) return;
  event.preventDefault();
  desk.paste(text);
}

function pasteOf(desk: Desk, words: RefereeWords): TemplateResult {
  const { table } = words;
  return html`<details ?open=${desk.unread !== null}><summary>${table.paste}</summary><form @submit=${(event: Event) => { event.preventDefault(); desk.paste((event.target as HTMLFormElement).querySelector('textarea')!.value); }}>
    <label>${table.pasteLabel}<textarea rows="2" maxlength=${LONGEST_QUESTION} @paste=${(event: ClipboardEvent) => { pastes(desk, event); }} spellcheck="false" autocapitalize="off" autocomplete="off" dir="auto" placeholder=${table.pasteExample}></textarea></label><button type="submit">${table.read}</button></form></details>`;
}

/** Everything that is there while the table is being set up. */
export const settingUp = (desk: Desk, words: RefereeWords): TemplateResult => html`${desk.chosen ? editorOf(desk, words) : trayOf(desk, words)}${whereOf(desk, words)}${moreOf(desk, words)}${pasteOf(desk, words)}`;
