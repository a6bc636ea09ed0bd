/* What only a table that is played at needs: loaded when it is first touched, or when something happens. */
import { html, nothing } from 'lit';
import { lastEntry, playerToMove, result } from '../machine/game/chart.ts';
import { canTossAgain, type Entry, type GameContext, type Seats, type View } from '../machine/game/chart.ts';
import type { Player } from '../machine/rules/index.ts';
import { enter, leave, say, type Tone } from './announcer.ts';
import { moreMarks } from './art/more-marks.ts';
import type { Choosable, Panel, Table, Tally } from './context.ts';
import { defineOnce } from './define.ts';
import { keepFocus, placeFocus } from './focus.ts';
import type { Host } from './host.ts';
import { answerKey } from './keys.ts';
import type { HandAsk } from './part.ts';
import { BlueLionMessage } from './parts/message.ts';
import { opening } from './parts/bar.ts';
import { ghost } from './parts/ghost.ts';
import { addSigns } from './parts/tile.ts';
import { adopt } from './styles/adopt.ts';
import { handStyles } from './styles/hand.ts';
import { tellTurn } from './tell.ts';
import { aloud, spoken, tellNews, type Speech } from './tell-events.ts';
import { loadExplanations, loadSaid, type Explanations, type Said } from './words/explanations.ts';
import type { Words } from './words/index.ts';
import { loadPanels, type PanelWords } from './words/panels.ts';
import type { Motion } from './around/motion.ts';
import type { Past } from './around/past.ts';
import type { Replay } from './around/replay.ts';

/** What could not be loaded is asked for again when it is wanted next. */
const later = (): void => {};

/** What is seen while somebody looks back, to be heard. */
const seen = (table: Table): string => `${table.instead?.title ?? tellTurn(table)}. ${table.instead ? spoken(table.told) : ''}`;

/** Three dots, one after the other; that somebody thinks is said in words beside it. */
const thinks = html`<span class="thinks" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** Games won, beside the name of whoever won them; and the sign of a computer that thinks. */
function whatIsBeside(tally: Tally, thinking: Player | null, words: PanelWords): Table['beside'] {
  const won = (n: number): unknown => (n > 0 ? html` <span class="tally" role="img" aria-label=${words.gamesWon(n)}>${n}</span>` : nothing);
  const beside = (player: Player): unknown => html`${won(tally[player])}${player === thinking ? thinks : nothing}`;
  return { a: beside('a'), x: beside('x') };
}

/** What can be done while two computers play: hold them up, let them go on, see one move. */
function whileWatching(table: Table, words: PanelWords, held: boolean): NonNullable<Table['instead']> {
  const { watch } = words, run: Choosable = held ? { key: 'run', label: watch.goOn, mark: 'play', ask: { around: 'watch', how: 'goOn' }, open: true } : { key: 'run', label: watch.hold, mark: 'pause', ask: { around: 'watch', how: 'hold' }, open: true };
  const step: Choosable = { key: 'step', label: watch.step, mark: 'redo', ask: { around: 'watch', how: 'step' }, open: true };
  return { title: held ? watch.held(table.words.players[playerToMove(table.view)]) : tellTurn(table), bar: [run, step, ...(canTossAgain(table.view) ? opening(table) : [])] };
}

/** What can be done when the game is over. */
const afterTheEnd = ({ over }: PanelWords, panel: Panel | null): Choosable[] => [
  { key: 'again', label: over.again, mark: 'toss', ask: { around: 'again' }, open: true },
  { key: 'same', label: over.same, mark: 'redo', ask: { type: 'NEW', same: true }, open: true },
  { key: 'share', label: over.share, mark: 'share', ask: { around: 'share' }, open: true },
  { key: 'story', label: over.story, mark: 'moves', ask: { around: 'panel', panel: 'story', ...(panel !== 'story' && { toType: true }) }, open: true, expanded: panel === 'story' },
];

/** A table in somebody's hand: what is around the game, and comes and goes without changing it. */
export class Hand {
  readonly #host: Host;
  #notice: Table['notice'] = null;
  #said: Said | null = null;
  #explanations: Explanations | null = null;
  #words: PanelWords | null = null;
  /** Names the language that is being loaded. */
  #speaks = 0;
  #note: Table['note'] = null;
  #panel: Panel | null = null;
  #past: Past | null = null;
  #replay: Replay | null = null;
  #thinking = false;
  #motion: Motion | null = null;
  /** Where the bar was pressed last, on what, and when. */
  #pressed = { x: NaN, y: NaN, key: '', at: 0 };
  /** Looks again whether a game is on, for which the screen stays awake. */
  #stayAwake: (() => void) | null = null;
  /** The game as it was last told. */
  #before: GameContext;
  /** The game that was over when the seats were changed for another one: if that one is undone, they change again. */
  #overBefore: GameContext['game'] | null = null;

  constructor(host: Host) {
    this.#host = host;
    this.#before = host.game.getSnapshot().context;
    defineOnce('blue-lion-message', BlueLionMessage);
    addSigns(moreMarks);
    host.element.shadowRoot!.addEventListener('click', (event) => { this.#twice(event as MouseEvent); }, true);
    adopt(host.element.shadowRoot!, handStyles);
    void import('./around/motion.ts').then(({ Motion }) => { this.#motion = new Motion(host.element); }).catch(later);
    void import('./around/drag.ts').then(({ listen }) => { listen(host); }).catch(later);
    void import('./around/senses.ts').then(({ attend }) => { this.#stayAwake = attend(host); }).catch(later);
  }

  /** A second tap on the same spot is not meant for a button that has just come there, if that ends a turn or tosses anew. */
  #twice(event: MouseEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('blue-lion-bar button'), { choice = '' } = button?.dataset ?? {}, { x, y, key, at } = this.#pressed;
    if (!button || event.detail === 0) return;
    const isSpot = Math.hypot(event.clientX - x, event.clientY - y) < 24 && event.timeStamp - at < 400;
    if (isSpot && choice !== key && /^(pass|toss|begins)$/.test(choice)) event.stopImmediatePropagation();
    this.#pressed = { x: event.clientX, y: event.clientY, key: choice, at: event.timeStamp };
  }

  /** The table has come to a page. */
  enter(): void {
    enter(this.#host.element);
    this.#stayAwake?.();
  }

  /** The table is taken away, or goes elsewhere. */
  leave(): void {
    leave(this.#host.element);
    this.#stayAwake?.();
  }

  /** Takes up a language. */
  async speak(words: Words): Promise<void> {
    const speaks = ++this.#speaks, loaded = await Promise.all([loadSaid(words), loadExplanations(words.lang), loadPanels(words.lang)]);
    if (speaks === this.#speaks) [this.#said, this.#explanations, this.#words] = loaded;
  }

  /** Why a move was refused, or a text cannot be read. */
  explain: Explanations['explain'] = (problem) => {
    // Of a replay it is not a stored game that is wrong, but where it is to begin.
    const isAt = problem.code === 'bad-save' && 'expected' in problem && problem.expected[0] === 'cursor' && this.#host.element.mode === 'replay';
    return this.#explanations!.explain(isAt ? { ...problem, code: 'bad-value', expected: [`0–${this.#host.game.getSnapshot().context.game.line.length}`] } : problem);
  };

  /** Says why a move was refused. @returns the same */
  refuse(refusal: Parameters<Explanations['explain']>[0]): string {
    const message = this.explain(refusal);
    this.say(message, 'assertive');
    return message;
  }

  /** Lays what is around the game over what the table shows. */
  lay(given: Table): Table {
    const said = this.#said!, words = this.#words!;
    const { computers, element } = this.#host, playing = given.mode === 'play' && given.choosing !== 'over';
    const watched = playing && computers?.watched ? computers.held ? 'held' : 'goes' : null;
    const thinking = playing && computers?.thinks(given) ? playerToMove(given.view) : null;
    this.#thinking = thinking !== null;
    const table: Table = {
      ...given, said, explanations: { ...this.#explanations!, explain: this.explain }, notice: this.#notice, note: this.#note, panel: this.#panel, told: tellNews(given, said, given.news), watched,
      beside: whatIsBeside(element.tally, thinking, words),
      ghost: (table, side) => ghost(table, side, (ask) => { void this.#host.ask(ask); }),
    };
    const laid = this.#instead(table, words);
    return { ...laid, played: computers?.played(lastEntry(laid.view)) ?? null };
  }

  /** What stands in the place of the game as it stands, and of what can be done in it. */
  #instead(table: Table, words: PanelWords): Table {
    if (table.unreadable) void import('./parts/fault.ts').then(({ BlueLionFault }) => { defineOnce('blue-lion-fault', BlueLionFault); }).catch(later);
    if (table.mode === 'replay') return this.#replay?.lay(table, words) ?? table;
    if (this.#past) return this.#past.lay(table, words);
    if (table.watched) return { ...table, instead: whileWatching(table, words, table.watched === 'held') };
    return table.mode === 'play' && table.choosing === 'over' ? { ...table, instead: { title: tellTurn(table), bar: afterTheEnd(words, table.panel ?? null) } } : table;
  }

  /** Forgets what belongs to the moment: something else is being done. */
  clear(): void {
    this.#notice = null;
    this.#note = null;
    this.#past = null;
  }

  /** The game stands otherwise than before, and the parts are about to show it. */
  told(table: Table, isAsking: boolean, states?: CustomStateSet): void {
    if (this.#thinking) states?.add('thinking');
    const { element } = this.#host;
    if (!isAsking) void keepFocus(element, () => this.#host.table());
    const before = this.#before, now = (table.live ?? table.view).context;
    this.#before = now;
    if (table.mode === 'replay' && before.game !== now.game) element.at = now.game.cursor;
    if (now.game === this.#overBefore) this.#changeSeats();
    this.#count(before, now);
    this.#motion?.follow(before.game, table);
    if (table.mode === 'replay' && !this.#replay) void import('./around/replay.ts').then(({ Replay }) => { this.#replay ??= new Replay(this.#host, () => this.still()); this.#host.tell(); }).catch(later);
  }

  /** When nothing moves any more on the table. */
  async still(): Promise<void> { await this.#motion?.still; }

  /** Does what is asked around the game. */
  async do(ask: HandAsk): Promise<void> {
    const host = this.#host, { element } = host;
    switch (ask.around) {
      case 'notice': {
        this.#notice = ask.notice;
        this.say(this.#explanations!.cannot[ask.notice], 'assertive');
        break;
      }
      case 'panel': {
        const opened = this.#panel !== ask.panel || ask.toType === true, within = element.shadowRoot?.activeElement?.closest('blue-lion-panel');
        this.#panel = opened ? ask.panel : null;
        if (opened) await import('./around/panel.ts').then(({ definePanel }) => { definePanel(); }).catch(later);
        host.tell();
        await element.updateComplete;
        // Who shuts a panel from within comes back to what opened it.
        if (within && !opened) [ask.panel, 'help'].map((choice) => element.shadowRoot?.querySelector<HTMLElement>(`[data-choice=${choice}]`)).find(Boolean)?.focus();
        if (ask.toType) await this.#focusPanel(ask.panel === 'moves' ? 'input' : 'h3');
        return;
      }
      case 'look': {
        const { lookAt } = await import('./around/past.ts');
        this.#past = lookAt(host.table(), ask.at);
        host.tell();
        this.say(seen(host.table()), 'polite');
        return;
      }
      case 'again':
        this.#changeSeats();
        this.#overBefore = host.game.getSnapshot().context.game;
        element.newGame();
        return;
      case 'share': {
        const { share } = await import('./around/share.ts');
        this.#note = await share(host, this.#words!);
        if (this.#note) this.say(this.#note.text, 'polite');
        break;
      }
      case 'step': this.#replay?.step(ask.at); return;
      case 'run': this.#replay?.run(ask.run); return;
      case 'speed': this.#replay?.hurry(); break;
      case 'watch': {
        host.computers?.watch(ask.how);
        // What goes on is said by the next move.
        if (ask.how === 'hold') this.say(host.table().instead?.title ?? '', 'polite');
        break;
      }
    }
    host.tell();
  }

  /** The focus goes into a panel, as soon as it is there. */
  async #focusPanel(where: 'input' | 'h3'): Promise<void> {
    for (let waited = 0; waited < 40; waited++) {
      const field = this.#host.element.shadowRoot?.querySelector<HTMLElement>(`blue-lion-panel ${where}`);
      if (field) return field.focus();
      await new Promise((done) => setTimeout(done, 25));
    }
  }

  /** Says something once, in this or that tone, wherever the table stands. */
  say(text: string, tone: Tone): void { say(this.#host.element, text, tone, this.#words!.lang); }

  /** Says what has happened. */
  speakOf(speech: readonly Speech[]): void { this.say(aloud(this.#said!, speech, this.#host.element.speech === 'brief'), 'polite'); }

  /** Does what a key means, with the focus in the table. */
  key(event: KeyboardEvent): void {
    const { element } = this.#host, from = element.shadowRoot?.activeElement, table = this.#host.table();
    if (event.defaultPrevented || !(from instanceof HTMLElement) || table.mode === 'diagram') return;
    const answer = answerKey(event, table, element.shadowRoot!, from);
    if (!answer) return;
    if ('focus' in answer) {
      if (!answer.focus) return;
      answer.focus.focus();
    } else if ('say' in answer) this.say(answer.say, 'polite');
    else void this.#host.ask(...answer.ask);
    event.preventDefault();
  }

  /** Moves the focus on with what was asked, see focus.ts. */
  placeFocus(focused: Element, before: GameContext, played: () => Entry | null): Promise<void> {
    return placeFocus(this.#host.element.shadowRoot!, () => this.#host.table(), focused, before, played);
  }

  /** Whoever was Arsène is Lady X now, with name, computer and games won. */
  #changeSeats(): void {
    const { element } = this.#host, { tally } = element;
    this.#overBefore = null;
    [element.arsene, element.ladyX] = [element.ladyX, element.arsene];
    [element.arseneName, element.ladyXName] = [element.ladyXName, element.arseneName];
    element.tally = { ...tally, a: tally.x, x: tally.a };
  }

  /** Who sits where in a stored game: whoever had changed seats sits there again; else it is as the page says. */
  sit(seats: Seats): void {
    const { game } = this.#host, kept = game.getSnapshot().context.game.seats;
    if (kept.a === seats.x && kept.x === seats.a && kept.a !== kept.x) this.#changeSeats();
    else if (kept.a !== seats.a || kept.x !== seats.x) game.send({ type: 'SEATS', seats });
  }

  /** Counts the games that were played to their end here. One that is taken back is not over. */
  #count({ game: old }: GameContext, { game, before }: GameContext): void {
    if (old.start !== game.start || old === game || before === old) return;
    const was = this.#winner({ context: { game: old } }), is = this.#winner({ context: { game } });
    if (was === is || (was && is)) return;
    const by = is ? 1 : -1, { element } = this.#host, who = (is ?? was)!, key = who === 'draw' ? 'draws' : who;
    element.tally = { ...element.tally, [key]: element.tally[key] + by };
  }

  #winner(view: { readonly context: Pick<GameContext, 'game'> }): 'a' | 'x' | 'draw' | null { return result(view as View)?.winner ?? null; }
}
