import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { formatPosition } from '../../machine/notation/index.ts';
import type { Settlement } from '../../machine/rulebook/dispute.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import { explainAsked, parseQuestion, questionAddress, type AskFault } from '../../machine/rulebook/question.ts';
import { enter, leave, say } from '../announcer.ts';
import { colours } from '../styles/colours.ts';
import { langOf } from '../words/index.ts';
import { onLanguageChange } from '../words/watch.ts';
import { Best } from './best.ts';
import { Desk } from './desk.ts';
import { contrastOf } from './contrast.ts';
import { shortcut } from './keys.ts';
import { load, type Loaded } from './load.ts';
import { refereeStyles } from './styles.ts';
import { answerOf } from './view-answer.ts';
import { asking } from './view-ask.ts';
import { disputing, rulingOf, type Opinion } from './view-dispute.ts';
import { sharing, type Share, type Shared } from './view-share.ts';
import { status, unreadOf } from './view-state.ts';
import { besideOf, rowOf, settingUp, turnOf } from './view-table.ts';

/** What the referee tells its page. */
export interface BlueLionRefereeEvents {
  'blue-lion-answer': { readonly question: string; readonly judgement: Judgement; readonly settlement: Settlement | null };
  'blue-lion-error': { readonly attribute: string; readonly text: string; readonly faults: readonly (AskFault & { readonly message: string })[] };
}

/** What has been asked, and what the answer is. */
export interface RefereeState {
  /** The text of the question; empty while the table is not complete. */
  readonly question: string;
  readonly position: string;
  readonly move: string;
  readonly judgement: Judgement | null;
  readonly settlement: Settlement | null;
  /** What was asked before, where one question led to the next, as texts of questions. */
  readonly before: readonly string[];
  /** What the two people are called who do not agree; empty for one who has no name. */
  readonly names: readonly [string, string];
}

/**
 * The referee: set up a table, choose an action, allowed or not, and read what comes of it and why; or say what each of two
 * people thinks, and read who is right. It only answers: it plays no game and keeps nothing.
 *
 * @slot - Shown until the element is ready, and where there is no script.
 * @fires {CustomEvent} blue-lion-answer - There is an answer: `question`, `judgement`, `settlement`.
 * @fires {CustomEvent} blue-lion-error - An attribute cannot be read: `attribute`, `text`, `faults`. What was there before stays.
 * @csspart referee - All of it.
 * @csspart table - The table that is set up.
 * @csspart tile - A tile on it.
 * @csspart status - Whether this can lie on a table.
 * @csspart ask - The choice of an action.
 * @csspart answer - The answer.
 * @csspart verdict - Its first sentences.
 * @csspart best - What would be best in this position: every action with what it comes to.
 * @csspart dispute - Where two people say what they think.
 * @csspart settlement - Which of them is right.
 * @csspart share - The answer to keep or to send.
 * @csspart fault - What is wrong with a text.
 * @cssprop [--blue-lion-title-font] - The type of the titles.
 */
export class BlueLionReferee extends LitElement {
  static override readonly styles = [colours, refereeStyles];
  static override get properties(): PropertyDeclarations {
    const always = { hasChanged: () => true };
    return { question: always, position: always, move: always, rulebook: {}, theme: { reflect: true }, page: {} };
  }

  /** The text of a question. Setting it asks it, also when it is the same; what is asked then stands in `state`. */
  declare question: string | null;
  /** A position text, to be asked about. */
  declare position: string | null;
  /** A move text: asks about it in the position that lies there. */
  declare move: string | null;
  /** Where the rulebook is published; see `<blue-lion-game>`. */
  declare rulebook: string | null;
  /** As of `<blue-lion-game>`. */
  declare theme: string | null;
  /** The address that a link to the answer is built on; by default that of the page. */
  declare page: string | null;

  readonly #desk = new Desk((change) => { this.#due ||= change !== 'table'; this.#isNew ||= change === 'answer'; this.requestUpdate(); });
  readonly #best = new Best(() => { this.requestUpdate(); }, () => this.shadowRoot!);
  #loaded: Loaded | null = null;
  #unwatch: (() => void) | null = null;
  #shared: Shared | null = null;
  /** Is an answer to be told? */
  #due = false;
  /** Is it one to another question than the last? Another belief is none: what is tapped stays under the finger. */
  #isNew = false;
  /** What was last brought into view. */
  #seen = { tiles: '', chosen: '', swapping: false };
  /** Did somebody do something here? Only then is an answer read out and brought into view. */
  #touched = false;
  #focused: Element | null = null;
  #faults: BlueLionRefereeEvents['blue-lion-error'][] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const languages = onLanguageChange(this, () => { void this.#speak(); }), contrast = contrastOf(this);
    this.#unwatch = () => { languages(); contrast(); };
    enter(this);
    void this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    leave(this);
  }

  get state(): RefereeState {
    const { question, position, move, judgement, settlement } = this.#desk;
    return { question, position: position ? formatPosition(position) : '', move: move ?? '', judgement, settlement, before: this.#desk.before, names: this.#desk.names };
  }

  /** Who of the two is right and why, by their names and in the language of the element; null where nobody has said anything. */
  get opinion(): Opinion | null { return this.#loaded && rulingOf(this.#desk, this.#loaded); }

  /** Asks what was asked once, as `state` had it: its `question`, and what led to it. An empty question is an empty table; what cannot be read changes nothing. */
  restore({ question, before = [] }: { readonly question: string; readonly before?: readonly string[] }): void {
    this.#touched = false;
    this.#desk.restore(question, before);
  }

  async #speak(): Promise<void> {
    const lang = langOf(this);
    if (this.#loaded?.lang === lang) return;
    const loaded = await load(lang).catch(() => null);
    if (!loaded || lang !== langOf(this)) return;
    const isFirst = !this.#loaded;
    this.#desk.loaded = this.#loaded = loaded;
    this.#desk.note = null;
    if (isFirst) this.#desk.judge();
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot!.activeElement;
    for (const [name, read] of [['question', (text) => this.#desk.read(text)], ['position', (text) => this.#desk.readPosition(text)], ['move', (text) => this.#desk.readMove(text)]] as const satisfies [string, (text: string) => readonly AskFault[]][]) {
      const text: unknown = changed.has(name) ? this[name] : null;
      if (text === null || text === undefined) continue;
      // A property may be set to anything; what is no text is a fault too.
      const given = typeof text === 'string' ? text : '', faults = read(text as string);
      this.#touched = false;
      if (faults.length === 0) continue;
      this.#desk.refuse(name, given, faults);
      this.#faults.push({ attribute: name, text: given, faults: faults.map((fault) => ({ ...fault, message: explainAsked(fault, langOf(this)) })) });
    }
  }

  protected override updated(): void {
    for (const detail of this.#faults.splice(0)) this.#fire('blue-lion-error', detail);
    if (this.#focused && !this.shadowRoot!.activeElement) this.#refocus();
    this.#follow();
    const { judgement, question, settlement, phase } = this.#desk, isNew = this.#isNew;
    if (!this.#due || !this.#loaded) return;
    this.#due = this.#isNew = false;
    // While the table is changed no answer is shown; it comes when it is asked for again.
    if (!judgement || phase !== 'ask') return;
    if (this.#touched) {
      const { lang } = this.#loaded;
      say(this, [judgement.words[lang], judgement.next?.words[lang], settlement?.words[lang]].filter(Boolean).join(' '), 'polite', lang);
      if (isNew) this.#show('.answer');
    }
    this.#fire('blue-lion-answer', { question, judgement, settlement });
  }

  /** After the last tile and after a step the actions come into view, after a tile what can be done with it, and the row where a second tile is to be chosen. */
  #follow(): void {
    const { chosen, judgement, phase, position, swapping } = this.#desk, last = this.#seen;
    const tiles = phase === 'ask' && position && !judgement ? formatPosition(position).split(' ').slice(0, 3).join(' ') : '', tile = phase === 'ask' && chosen ? `${chosen.pile} ${chosen.at}` : '';
    this.#seen = { tiles, chosen: tile, swapping };
    if (!this.#touched) return;
    if (swapping !== last.swapping && swapping) this.#show('.row');
    else if (tile !== '' && tile !== last.chosen) this.#show('.deeds');
    else if (tiles !== '' && tiles !== last.tiles) this.#show('.ask');
  }

  #show(selector: string): void {
    this.shadowRoot!.querySelector(selector)?.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  }

  /** What had the focus is gone: it goes on where the next thing is to be done or read. */
  #refocus(): void {
    const { chosen, judgement, phase } = this.#desk, find = (selector: string): HTMLElement | null => this.shadowRoot!.querySelector<HTMLElement>(selector);
    (chosen && find(`.tile[data-pile=${chosen.pile}][data-at="${chosen.at}"]`) || judgement && find('#answer') || phase === 'ask' && find('#ask') || find('.status'))?.focus();
  }

  #fire<Name extends keyof BlueLionRefereeEvents>(name: Name, detail: BlueLionRefereeEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  /** The address of the answer. */
  get #address(): string {
    const parsed = parseQuestion(this.#desk.question), page = this.page ?? this.ownerDocument.location.href;
    return parsed.ok ? questionAddress(page, parsed.value) : page;
  }

  async #share(what: Share): Promise<void> {
    const { share } = await import('./share.ts');
    if (!this.#loaded) return;
    this.#shared = await share(what, this.#desk, this.#loaded, this.#address);
    this.requestUpdate();
  }

  protected override render(): unknown {
    const loaded = this.#loaded, desk = this.#desk;
    if (!loaded) return html`<slot></slot>`;
    const { words } = loaded, { phase } = desk;
    return html`<div class="referee" part="referee" lang=${loaded.lang} dir="ltr" @click=${this.#near} @submit=${this.#near} @keydown=${this.#keys}>
      <section class="table" part="table" aria-labelledby="table"><div class="head"><h3 id="table">${words.table.title}</h3><div class="chips">${this.#tools(loaded)}</div></div>
        ${turnOf(desk, words)}${rowOf(desk, words)}${besideOf(desk, words)}${status(desk, loaded)}${unreadOf(desk, loaded)}${phase === 'table' ? settingUp(desk, words) : nothing}</section>
      ${this.#trail(loaded)}
      ${phase === 'ask' ? asking(desk, loaded) : nothing}
      ${phase === 'ask' ? answerOf(desk, this, loaded) : nothing}
      ${phase === 'ask' && desk.position ? html`${this.#best.draw(desk.position, loaded)}${disputing(desk, loaded)}` : nothing}
      ${phase === 'ask' && desk.judgement ? sharing(loaded, this.#shared, (what) => { void this.#share(what); }) : nothing}</div>`;
  }

  readonly #near = (): void => { this.#touched = true; };
  readonly #keys = (event: KeyboardEvent): void => {
    this.#touched = true;
    if (shortcut(this.#desk, event)) event.preventDefault();
  };

  #tools({ words }: Loaded): TemplateResult {
    const desk = this.#desk, { phase, position } = desk;
    return html`${desk.canUndo ? html`<button type="button" @click=${() => { desk.undo(); }}>${words.table.undo}</button>` : nothing}
      ${desk.count > 0 ? html`<button type="button" @click=${() => { desk.anew(); }}>${words.table.anew}</button>` : nothing}
      ${phase === 'ask' ? html`<button type="button" @click=${() => { desk.setUp(); }}>${words.table.change}</button>` : position ? html`<button type="button" class="main" @click=${() => { desk.askNow(); }}>${words.table.ask}</button>` : nothing}`;
  }

  /** What was asked before, one leading to the next; and the moves of a record that was pasted. */
  #trail({ words }: Loaded): TemplateResult | typeof nothing {
    const desk = this.#desk, { chain } = desk.sheet;
    if (chain.length === 0 && desk.steps.length < 2) return nothing;
    return html`<nav class="trail" aria-label=${chain.length ? words.verdict.chain : words.verdict.moves}><span class="label" aria-hidden="true">${chain.length ? words.verdict.chain : words.verdict.moves}</span>${chain.map(({ move }, i) => html`<button type="button" @click=${() => { desk.goBack(i); }}>${i + 1}. ${desk.tellIn(chain[i].position, move)}</button>`)}
      ${desk.steps.map((step, i) => html`<button type="button" @click=${() => { desk.step(step); }}>${i + 1}. ${desk.tellIn(step.before, step.move) || step.move}</button>`)}</nav>`;
  }
}
