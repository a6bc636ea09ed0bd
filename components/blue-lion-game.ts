import { ContextProvider } from '@lit/context';
import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues } from 'lit';
import {
  choosing, createGame, lastEntry, moves, playerToMove, position, recordText, result, save, stageNow, wouldPlay,
  type Entry, type GameActor, type GameEmitted, type GameEvent, type LoadFault, type Save, type Seats, type Setup,
} from '../machine/game/chart.ts';
import { formatPosition } from '../machine/notation/format.ts';
import { withoutPicture, type Picture, type Player, type Stage } from '../machine/rules/index.ts';
import { tableContext, type News, type Table, type Tally, type Unreadable } from './context.ts';
import { defineParts } from './define.ts';
import { fire } from './events.ts';
import type { Hand } from './hand.ts';
import type { Host } from './host.ts';
import { AskEvent, type Ask } from './part.ts';
import type { Computers, Heard } from './players.ts';
import { loadReader, readerNow } from './reader.ts';
import { DEFAULTS, expectedIn, readSetting, seatsFor, type ChoiceOf, type Settings } from './settings.ts';
import { colours } from './styles/colours.ts';
import { tableStyles } from './styles/table.ts';
import { tileStyles } from './styles/tiles.ts';
import { plain, tellStart } from './tell.ts';
import type { Speech } from './tell-events.ts';
import { langOf, loadWords, wordsNow, type Words } from './words/index.ts';

/** No name is longer on a table. */
const named = (name: string | null): string => String(name ?? '').slice(0, 60);
/** What could not be loaded now is asked for again when it is wanted next. */
const later = (): void => {};

/** The game as it stands; texts are in the notation. */
export interface BlueLionState {
  readonly position: string;
  readonly record: string;
  readonly stage: Stage;
  readonly turn: Player;
  readonly score: { readonly a: number; readonly x: number };
  readonly legalMoves: readonly string[];
  readonly winner: Player | 'draw' | null;
}

/**
 * The Blue Lion: a table for two to play the whole game, by pointer, by keyboard and by ear.
 *
 * What stands inside the tag is shown until the element is ready, and without script: put a drawing of the position there.
 *
 * @attr {string} hints - `off`: no hints while a game is on. Otherwise whoever is to move can ask for one; with `memory=off` it counts no back that was seen.
 * @slot - Shown until the element is ready, and where there is no script.
 * @slot picture-a - A picture of your own for Arsène, in every tile that shows him: an `<svg>`, an `<img>` or a `<template>` with one. SVG is copied by shapes, gradients, clip paths and masks; colours as attributes.
 * @slot picture-x - Likewise for Lady X.
 * @slot picture-p - Likewise for the police.
 * @slot picture-b - Likewise for the Blue Lion.
 * @fires {CustomEvent} blue-lion-before-move - Somebody is about to play `move`; cancel it, and nothing happens.
 * @fires {CustomEvent} blue-lion-move - A move was played: `move`, `position`, `awards`, `trace`, `record`.
 * @fires {CustomEvent} blue-lion-refusal - A move was refused: `move`, `code`, `rule`, `message`.
 * @fires {CustomEvent} blue-lion-turn - A choice begins: `player`, `stage`.
 * @fires {CustomEvent} blue-lion-end - The game is over: `winner`, `agreed`, `resigned`, `record`.
 * @fires {CustomEvent} blue-lion-request-move - An `external` player is to move: `player`, `position`, `key`.
 * @fires {CustomEvent} blue-lion-request-reveal - With `deal=outside` a tile was turned: `position`, `move`, `possible`, `key`.
 * @fires {CustomEvent} blue-lion-error - A text could not be read: `faults`. The game is as it was.
 * @fires {CustomEvent} blue-lion-change - Anything changed that a save would hold.
 * @fires {CustomEvent} blue-lion-share - Somebody wants to show this game to others: `record`, `at`. Cancel it and offer a link; else the record is copied.
 * @cssstate build - The row is being built; likewise `act`, `return`, `over`.
 * @cssstate idle - A tile is to be chosen; `tile`: one is chosen; `end`: its end too; `waiting`: for a computer or somebody else; `revealing`: for what came up.
 * @cssstate a-moves - Arsène is to move; `x-moves`: Lady X is.
 * @cssstate thinking - A computer is to move, and is not held up.
 * @csspart table - The whole table.
 * @csspart duty - The line that says whose turn it is, and what for.
 * @csspart thief - A player with the diamonds won.
 * @csspart tile - A tile.
 * @csspart button - A button of the bar or the foot.
 * @csspart message - The last event in words.
 * @csspart rule - The id of the rule behind it.
 * @csspart fault - Where a text could not be read.
 * @cssproperty --blue-lion-ground - The sky behind the two thieves, the ground of trays and panels.
 * @cssproperty --blue-lion-table - The table.
 * @cssproperty --blue-lion-face - The face of a tile.
 * @cssproperty --blue-lion-edge - Lines around tiles, buttons and the table.
 * @cssproperty --blue-lion-text - Text.
 * @cssproperty --blue-lion-quiet - Text of less weight.
 * @cssproperty --blue-lion-brass - Metal: sockets, the mark of whose turn it is.
 * @cssproperty --blue-lion-button - A button.
 * @cssproperty --blue-lion-label - Text on a button.
 * @cssproperty --blue-lion-warning - What hurts: own goals, refusals.
 * @cssproperty --blue-lion-focus - The outer ring of focus.
 * @cssproperty --blue-lion-focus-inner - The inner ring of focus.
 * @cssproperty --blue-lion-gem - Diamonds that were won.
 * @cssproperty --blue-lion-ink - Outlines of pictures and tiles.
 * @cssproperty --blue-lion-light - White in the pictures.
 * @cssproperty --blue-lion-skin - Skin in the pictures.
 * @cssproperty --blue-lion-gilt - Gilt in the pictures; the edge of a tile; the dots of what can be chosen.
 * @cssproperty --blue-lion-arsene - Arsène's green.
 * @cssproperty --blue-lion-lady - Lady X's red.
 * @cssproperty --blue-lion-police - The blue of the police.
 * @cssproperty --blue-lion-lion - The gem.
 * @cssproperty --blue-lion-deep - Its dark facets, the lion's mane.
 * @cssproperty --blue-lion-ice - Its light facets.
 * @cssproperty --blue-lion-font - The typeface.
 */
export class BlueLionGame extends LitElement {
  static override readonly styles = [colours, tableStyles, tileStyles];

  static override get properties(): PropertyDeclarations {
    return {
      position: {}, record: {}, options: {}, first: {}, seed: {}, arsene: {}, ladyX: { attribute: 'lady-x' }, deal: {}, seating: { reflect: true },
      memory: {}, takeBack: { attribute: 'take-back' }, mode: {}, at: {}, theme: { reflect: true }, speech: {},
      arseneName: { attribute: 'arsene-name' }, ladyXName: { attribute: 'lady-x-name' }, rulebook: {}, sound: { type: Boolean }, vibration: { type: Boolean }, tally: { attribute: false }, pictures: { attribute: false },
    };
  }

  /** Start position, as text. Input only: setting it starts anew. */
  declare position: string | null;
  /** Start record, as text, replayed; it beats `position`. */
  declare record: string | null;
  /** Table options of a new game: `rulebook` (the default) or `overview`, with `,key=value`. */
  declare options: string | null;
  /** Who begins: `lots` (the default), `a` or `x`. */
  declare first: ChoiceOf<'first'> | null;
  /** Same seed, same toss and lots, for ever; none: another each time. */
  declare seed: string | null;
  /** Who plays Arsène: `human` (the default), `computer`, `computer:LEVEL` (`forgetful`, `hasty`, `modest`, `careful`, `perfect`), `external`. */
  declare arsene: string | null;
  /** Who plays Lady X, likewise. */
  declare ladyX: string | null;
  /** Who knows what lies under the tiles: `inside` (the default), or `outside`: nobody here does, and the host says what comes up. */
  declare deal: ChoiceOf<'deal'> | null;
  /** Two people beside each other, `side` (the default), or a device between them, `facing`. */
  declare seating: ChoiceOf<'seating'> | null;
  /** Memory aid: `off` (the default), `seen`: backs that were seen, `all`: also those that can be worked out. */
  declare memory: ChoiceOf<'memory'> | null;
  /** What may be taken back: `seen-final` (the default): not a turn that showed an unseen back; `free`; `off`. */
  declare takeBack: ChoiceOf<'takeBack'> | null;
  /** `play` (the default), `diagram`: only to look at, `replay`: a record to step through. */
  declare mode: ChoiceOf<'mode'> | null;
  /** With `mode=replay`: after how many moves of the record it begins (default 0), and where it stands now. */
  declare at: number | string | null;
  /** `auto` (the default): as the page's `color-scheme` says; `day`, `night`, `contrast`. */
  declare theme: ChoiceOf<'theme'> | null;
  /** What is said aloud of an event: everything, `full` (the default), or `brief`: what was done and who is paid. */
  declare speech: ChoiceOf<'speech'> | null;
  /** What the person is called who plays Arsène, beside the role. */
  declare arseneName: string | null;
  /** And who plays Lady X. */
  declare ladyXName: string | null;
  /** Where this rulebook is published, such as the address of this project's site: rules and rulings that are named at the table are linked to their pages below it. None: they are told in place alone. */
  declare rulebook: string | null;
  /** Sounds of tiles and diamonds; off by default. */
  declare sound: boolean;
  /** A touch of vibration with them, where the device can; off by default. */
  declare vibration: boolean;
  /** Pictures of your own, by letter: the address of an image, or an element that is copied into every tile. Others can stand in the slots. */
  declare pictures: Readonly<Partial<Record<Picture, string | Element>>> | null;
  /** Games won at this table by whoever sits there now, and draws. A page that keeps it can set it. */
  declare tally: Tally;

  /** What the parts are shown. */
  readonly #provider = new ContextProvider(this, { context: tableContext });
  /** Have the parts been told since the last update? */
  #told = false;
  readonly #internals = this.attachInternals();
  /** The attributes as they were last read. */
  readonly #settings: Settings = { ...DEFAULTS };
  /** What those may do who have the table in hand, and the computers. */
  readonly #host: Host = {
    element: this, computers: null,
    get game() { return this.element.#game; },
    table: () => this.#table!, send: (event) => { this.#send(event); }, ask: (...asks) => this.#ask(...asks), tell: () => { this.#tell(); },
    settings: this.#settings, hand: () => this.#hand,
    take: (then) => { this.#withHand(then); }, cannotRead: (...fault) => { this.#cannotRead(...fault); },
  };
  #computers: Promise<Computers> | null = null;
  #actor: GameActor | null = null;
  /** While attributes are taken up, what is told of it finds the game as it then is. */
  #reading = false;
  /** Attributes that were set and have not been taken up: at most until what reads them is loaded. */
  readonly #changed = new Set<PropertyKey>();
  /** Has the first game of these attributes begun? */
  #opened = false;
  /** While a save is read, it is to blame for what cannot be read. */
  #loads = false;
  #words: Words | undefined;
  #hand: Hand | null = null;
  #loading: Promise<Hand> | null = null;
  #news: News = { type: 'started' };
  #unreadable: Unreadable | null = null;
  /** What is to be said as soon as it can be. */
  #speech: Speech[] = [];
  #played: Entry | null = null;
  #undress: (() => void) | null = null;
  /** How much a person here is asking for, with the focus still to be placed. */
  #asking = 0;

  /** The game as it stands, always current. */
  get state(): BlueLionState {
    const view = this.#game.getSnapshot(), here = position(view);
    return {
      position: formatPosition(here), record: recordText(view), stage: stageNow(view), turn: here.turn, score: here.score,
      legalMoves: moves(view), winner: result(view)?.winner ?? null,
    };
  }

  /**
   * Plays a move for the player to move. With `key` it answers `blue-lion-request-move` or `blue-lion-request-reveal`; a
   * stale key is ignored. A move that names a picture is refused, unless the deal is outside.
   * @returns whether anything was played
   */
  play(move: string, { key }: { readonly key?: number } = {}): boolean {
    const actor = this.#game, { context } = actor.getSnapshot(), before = context.game;
    if (!this.#opened) return false;
    const picture = /=([AXPB])$/.exec(typeof move === 'string' ? move : '')?.[1] as Picture | undefined;
    const outside = before.deal === null && picture !== undefined;
    if (outside && context.pending?.move === withoutPicture(move)) this.#send({ type: 'REVEAL', picture, ...(key !== undefined && { key }) });
    else {
      this.#send({ type: 'MOVE', move: outside ? withoutPicture(move) : move, by: key === undefined ? 'human' : 'external', ...(key !== undefined && { key }) });
      if (outside && actor.getSnapshot().context.pending) this.#send({ type: 'REVEAL', picture });
    }
    return actor.getSnapshot().context.game.cursor > before.cursor;
  }

  /** Takes back to the last decision of a person (or one move: `step`), as far as `takeBack` allows; also a new game that has not begun. */
  undo(to: 'turn' | 'step' = 'turn'): void { this.#send({ type: 'TAKE_BACK', to }); }
  /** Plays again what was taken back. */
  redo(to: 'turn' | 'step' = 'turn'): void { this.#send({ type: 'REDO', to }); }
  /** A new game from the attributes: the start position if there is one, else a toss. It can be undone until its first move. */
  newGame(): void { if (!this.#hasTexts || readerNow()) this.#game.send({ type: 'NEW', ...this.#setup, record: undefined }); }
  resign(player: Player): void { this.#send({ type: 'RESIGN', by: player }); }
  offerDraw(player: Player): void { this.#send({ type: 'DRAW_OFFER', by: player }); }
  /** The game to be stored, with what lies under the tiles: show it to nobody. It can be written as JSON. */
  save(): Save { return save(this.#game.getSnapshot()); }
  /** Goes on with a stored game. @returns false, with `blue-lion-error`, when it cannot be read; the game is then as it was. */
  async load(saved: unknown): Promise<boolean> {
    await loadReader();
    if (!readerNow()) return false;
    this.#loads = true;
    this.#game.send({ type: 'LOAD', save: saved ?? null, read: readerNow(), seats: this.#seats });
    this.#loads = false;
    const isRead = this.#actor!.getSnapshot().context.faults === null;
    if (isRead) (await this.#load().catch(later))?.sit(this.#seats);
    return isRead;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#hand?.enter();
    void this.#speak();
    this.#dress();
    // What was asked of a computer while the table was away is asked again.
    this.#house({ type: 'arrived' });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#undress?.();
    this.#hand?.leave();
  }

  constructor() {
    super();
    this.tally = { a: 0, x: 0, draws: 0 };
    defineParts();
    this.addEventListener(AskEvent.type, (event) => {
      event.stopPropagation();
      void this.#ask((event as AskEvent).ask);
    });
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('keydown', (event) => { this.#withHand((hand) => { hand.key(event as KeyboardEvent); }); });
    for (const touch of ['focusin', 'pointerover']) root.addEventListener(touch, () => { this.#withHand(later); }, { once: true });
    return root;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    for (const name of changed.keys()) this.#changed.add(name);
    // An update that only follows on what the parts have just been told tells them nothing new.
    const told = this.#told && this.#changed.size === 0;
    if (changed.has('pictures')) this.#dress();
    if (this.#hasTexts && !readerNow()) void loadReader().then(() => { if (readerNow()) this.requestUpdate(); });
    else {
      this.#reading = true;
      this.#read(this.#changed);
      this.#reading = false;
      this.#changed.clear();
      // The buttons of a replay come with the hand.
      if (this.#settings.mode === 'replay') this.#withHand(later);
    }
    if (!told) this.#tell();
    this.#told = false;
  }

  /** An update is complete when the texts have been read too, also those that had to wait for their reader. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    if (this.#changed.size === 0) return complete;
    await loadReader();
    if (readerNow()) this.requestUpdate();
    return super.getUpdateComplete();
  }

  protected override render(): unknown {
    const table = this.#provider.value as Table | undefined;
    if (!table) return html`<slot></slot>`;
    return html`<div class="table ${table.mode}" part="table" role="group" aria-label=${table.words.game} lang=${table.words.lang}>
      <blue-lion-strip></blue-lion-strip><blue-lion-tray></blue-lion-tray><blue-lion-row></blue-lion-row><blue-lion-loose></blue-lion-loose>
      <blue-lion-bar></blue-lion-bar>${this.#hand ? html`<blue-lion-message></blue-lion-message>` : html`<p class="said" part="message">${table.told.rest}</p>`}<blue-lion-foot></blue-lion-foot>${table.panel ? html`<blue-lion-panel></blue-lion-panel>` : nothing}</div>`;
  }

  // The game and its attributes

  /** The running game, with every attribute read: so that state and methods never lag behind them. */
  get #game(): GameActor {
    if (!this.#actor || (this.isUpdatePending && !this.#reading)) this.performUpdate();
    // A text is waiting for its reader: until then there is a toss that nobody sees.
    return this.#actor ?? this.#start();
  }

  /** Takes up the attributes that have changed. */
  #read(changed: Set<PropertyKey>): void {
    if (changed.size > 0) this.#unreadable = null;
    const { mode } = this.#settings;
    for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
      if (!changed.has(name)) continue;
      const text = this[name], read = readSetting(name, text);
      if (read !== undefined) Object.assign(this.#settings, { [name]: read });
      else this.#cannotRead(name, String(text), [{ code: 'bad-value', at: 0, length: String(text).length, expected: expectedIn(name) }]);
    }
    const has = (...names: string[]): boolean => names.some((name) => changed.has(name));
    if (has('arsene', 'ladyX')) this.#house({ type: 'seated' });
    if (!this.#actor) {
      this.#start(this.#setup);
      return;
    }
    const first = !this.#opened;
    this.#opened = true;
    const otherMode = mode !== this.#settings.mode;
    if (has('takeBack') || otherMode) this.#actor.send({ type: 'POLICY', takeBack: this.#policy });
    const options = has('options') && this.options ? readerNow()?.options(this.options) : null;
    if (first || has('position', 'record') || (has('at') && this.#settings.at !== this.#actor.getSnapshot().context.game.cursor && this.#settings.mode === 'replay') || (has('options', 'first', 'seed', 'deal') && this.#actor.getSnapshot().context.game.cursor === 0)) this.#begin(this.#seed);
    else if (options && !options.ok) this.#cannotRead('options', this.options!, options.errors);
    if (has('arsene', 'ladyX') || otherMode) this.#actor.send({ type: 'SEATS', seats: this.#seats });
  }

  get #policy(): Settings['takeBack'] { return this.#settings.mode === 'replay' ? 'free' : this.#settings.takeBack; }

  get #seats(): Seats { return seatsFor(this.#settings); }

  #isComputer(player: Player): boolean { return this.#settings[player === 'a' ? 'arsene' : 'ladyX'].kind === 'computer'; }

  /** What a game starts from, as the attributes say. */
  get #setup(): Setup {
    const { first, deal, mode, at } = this.#settings, { record, position: start } = this;
    return {
      ...(record ? { record, ...(mode === 'replay' && { cursor: at }) } : start ? { position: start } : {}),
      options: this.options || 'rulebook', first, deal, seats: this.#seats, read: readerNow(),
    };
  }

  /** Is there anything in the attributes that has to be read? */
  get #hasTexts(): boolean { return Boolean(this.record || this.position || (this.options && !['rulebook', 'overview'].includes(this.options))); }

  #start(setup?: Setup): GameActor {
    const actor = this.#actor = createGame({ ...setup, ...this.#seed, takeBack: this.#policy });
    this.#opened = setup !== undefined;
    actor.on('*', (event) => { this.#hear(event); });
    actor.subscribe(() => { if (!this.#reading) this.#tell(); });
    actor.start();
    // Nothing is read out of a game that has not been touched.
    this.#speech = [];
    return actor;
  }

  /** The seed is that of the first game; each further one follows from the one before. */
  get #seed(): Pick<Setup, 'seed'> { return this.seed ? { seed: this.seed } : {}; }

  #begin(seed: Pick<Setup, 'seed'>): void {
    this.#actor!.send({ type: this.record || this.position ? 'LOAD' : 'NEW', ...this.#setup, ...seed });
  }

  // What the statechart tells

  #hear(event: GameEmitted): void {
    const actor = this.#actor!, view = actor.getSnapshot();
    this.#house(event);
    switch (event.type) {
      case 'started': {
        const entry = lastEntry(view);
        this.#report(entry ? { type: 'redone', entry } : event);
        break;
      }
      case 'moved': {
        const { move, after, awards, trace } = event.entry;
        this.#played = event.entry;
        this.#report(event);
        fire(this, 'blue-lion-move', { move, position: formatPosition(after), awards, trace, record: recordText(view) });
        break;
      }
      case 'redone': this.#report({ type: 'redone', entry: event.entries.at(-1) ?? null }); break;
      case 'refused': {
        const { move, code, rule } = event, tell = (message: string): void => { fire(this, 'blue-lion-refusal', { move, code, rule, message }); };
        this.#withHand((hand) => { tell(hand.refuse(event)); }, () => { tell(code); });
        break;
      }
      case 'turn':
        this.#sayLater();
        fire(this, 'blue-lion-turn', { player: event.player, stage: event.stage });
        break;
      case 'moveRequested':
        if (!this.#isComputer(event.player) && event.seat === 'external') fire(this, 'blue-lion-request-move', { player: event.player, position: formatPosition(event.position), key: event.key });
        break;
      case 'revealRequested':
        this.#report({ type: 'revealing' });
        fire(this, 'blue-lion-request-reveal', { position: formatPosition(event.position), move: event.move, possible: event.possible, key: event.key });
        break;
      case 'loadFailed': {
        const blamed = this.#loads ? 'save' : event.faults[0].expected[0] === 'cursor' ? 'at' : this.options && !readerNow()!.options(this.options).ok ? 'options' : this.record ? 'record' : 'position';
        this.#cannotRead(blamed, String((blamed !== 'save' && this[blamed]) || ''), event.faults);
        // A record that is not so long is shown from its start.
        if (blamed === 'at' && view.context.game.line.length === 0) {
          this.#settings.at = 0;
          this.#begin({});
        }
        break;
      }
      case 'drawOffered': case 'drawDeclined': case 'drawAgreedBy': case 'drawProposed': case 'takenBack': this.#report(event as News); break;
      case 'ended':
        if (!('entry' in this.#news)) this.#news = { type: 'ended' };
        this.#sayLater();
        fire(this, 'blue-lion-end', { ...event.result, record: recordText(view) });
        this.#savable();
    }
  }

  #report(news: News): void {
    this.#news = news;
    this.#sayLater(news);
    this.#savable();
  }

  /** What has just happened is said as the table then was; without news: whose turn it is. */
  #sayLater(news?: News): void {
    const table = this.#table;
    if (table) this.#speech.push([table, news]);
  }

  #savable(): void {
    queueMicrotask(() => { fire(this, 'blue-lion-change', {}); });
  }

  #cannotRead(attribute: string, text: string, faults: readonly LoadFault[]): void {
    this.#unreadable = { attribute: attribute.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`), text, faults };
    const tell = (explain: Hand['explain']): void => { fire(this, 'blue-lion-error', { faults: faults.map((fault) => ({ ...fault, message: explain(fault) })) }); };
    this.#withHand((hand) => { tell(hand.explain); }, () => { tell(({ code }) => code); });
  }

  // What people and computers ask

  #send(event: GameEvent): void {
    const actor = this.#game, view = actor.getSnapshot(), move = wouldPlay(view, event);
    // A host may also have played on itself, when it was asked.
    if (move !== null && (!fire(this, 'blue-lion-before-move', { move }) || actor.getSnapshot().context.key !== view.context.key)) return;
    this.#hand?.clear();
    // A fault stays to be read while computers play.
    if (!('key' in event)) this.#unreadable = null;
    actor.send(event);
  }

  async #ask(...asks: readonly Ask[]): Promise<void> {
    const focused = this.shadowRoot?.activeElement, before = this.#game.getSnapshot().context;
    this.#played = null;
    this.#asking++;
    for (const ask of asks) {
      if ('around' in ask) await this.#load().then((hand) => hand.do(ask)).catch(later);
      else if (ask.type === 'NEW' && !ask.same) this.newGame();
      else this.#send(ask);
    }
    if (focused) {
      const hand = await this.#load().catch(later);
      await this.updateComplete;
      await hand?.placeFocus(focused, before, () => this.#played);
    }
    this.#asking--;
  }

  /** Puts on what a table wears over its first paint; it also hears when the language changes. */
  #dress(): void {
    void import('./dress.ts').then(({ dress }) => {
      this.#undress?.();
      this.#undress = this.isConnected ? dress(this, () => { void this.#speak(); }) : null;
    }).catch(later);
  }

  /** Whoever has the table in hand, with what only a table that is played at needs: once it is there, at once. */
  #withHand(then: (hand: Hand) => void, otherwise: () => void = later): void {
    if (this.#hand) then(this.#hand);
    else this.#load().then(then, otherwise);
  }

  #load(): Promise<Hand> {
    return this.#loading ??= this.#take().catch((reason: unknown) => {
      this.#loading = null;
      throw reason;
    });
  }

  async #take(): Promise<Hand> {
    const { Hand } = await import('./hand.ts'), hand = new Hand(this.#host);
    for (let lang; lang !== langOf(this);) await hand.speak(wordsNow(lang = langOf(this)) ?? await loadWords(lang));
    this.#hand = hand;
    if (this.isConnected) hand.enter();
    this.#tell();
    return hand;
  }

  /** Tells the computers of this table; they are loaded when there is one. */
  #house(event: Heard): void {
    if (this.#isComputer('a') || this.#isComputer('x')) this.#computers ??= import('./players.ts').then(({ Computers }) => this.#host.computers = new Computers(this.#host));
    void this.#computers?.then((computers) => { computers.hear(event); }, later);
  }

  // State down, and aloud

  get #table(): Table | null {
    if (!this.#actor || !this.#opened || !this.#words) return null;
    const view = this.#actor.getSnapshot(), { memory, mode } = this.#settings, words = this.#words, news = this.#news;
    const table: Table = {
      view, choosing: choosing(view), words, said: null, explanations: null, memory, mode, draw: view.value.draw, unreadable: this.#unreadable,
      computers: { a: this.#isComputer('a'), x: this.#isComputer('x') }, news, names: { a: named(this.arseneName), x: named(this.ladyXName) },
      told: news.type === 'moved' ? plain(news.entry.move) : tellStart({ words, view }),
    };
    return this.#hand?.lay(table) ?? table;
  }

  /** Hands the state to the parts, and says what there is to say. */
  #tell(): void {
    const table = this.#table;
    if (!table) return;
    // An older browser has no states of its own for elements.
    const { states } = this.#internals as { states?: CustomStateSet };
    states?.clear();
    for (const state of [stageNow(table.view), table.choosing, playerToMove(table.view) + '-moves']) states?.add(state);
    this.#hand?.told(table, this.#asking > 0, states);
    this.#told = true;
    this.#provider.setValue(table);
    this.requestUpdate();
    const speech = this.#speech;
    if (speech.length === 0) return;
    this.#speech = [];
    this.#withHand((hand) => { hand.speakOf(speech); });
  }

  /** Takes up the language of the place where the element stands. */
  async #speak(): Promise<void> {
    const lang = langOf(this);
    if (this.#words?.lang === lang) return;
    const words = wordsNow(lang) ?? await loadWords(lang).catch(() => this.#words);
    if (words) await this.#hand?.speak(words).catch(later);
    // The place may have changed while the words were on their way.
    if (langOf(this) !== lang) return this.#speak();
    this.#words = words;
    this.#tell();
    this.requestUpdate();
  }
}
