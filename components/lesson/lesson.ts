import { html, LitElement, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { formatPosition, parsePosition, parseRecord } from '../../machine/notation/index.ts';
import { assignmentCount, play, rivalOf, withoutPicture, type Player, type Position, type RefusalCode, type RuleId } from '../../machine/rules/index.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import type { Values } from '../../machine/opponent/search.ts';
import { ruleAt } from '../around/rulebook.ts';
import { BlueLionGame } from '../blue-lion-game.ts';
import { defineOnce } from '../define.ts';
import { colours } from '../styles/colours.ts';
import { langOf, type Lang } from '../words/index.ts';
import { onLanguageChange } from '../words/watch.ts';
import type { LessonWords } from '../words/lesson.en.ts';
import { describeMove } from '../list-of-moves.ts';
import type { Around } from '../words/around.en.ts';
import { fresh, accepted, backOf, bestReply, givenAway, GUESSES, movesOf, outcomeOf, PREDICTIONS, refutation, replyOf, sameAction, verdictOf, type Step, type Verdict } from './step.ts';
import { now, type Attempt } from './goal.ts';
import { readSteps, type FoundStep } from './read.ts';
import { lessonStyles } from './styles.ts';

/** What a lesson tells its page. */
export interface BlueLionLessonEvents {
  'blue-lion-step': { readonly id: string; readonly moves: string; readonly done: readonly string[] };
  'blue-lion-step-change': { readonly id: string };
  'blue-lion-step-missed': { readonly id: string; readonly moves: string };
}

/** How long a rival who answers from a list seems to think, in milliseconds. */
const PAUSE = 700;

/** Below so many diamonds of both nobody can force anything by the rulebook: so the solved game counts. */
const FORCED = 3;

/** What a move comes to, in words; empty where nobody can force anything. The game is solved for it. */
async function surely(start: Position, shown: string, lang: Lang): Promise<string> {
  const [{ thinker }, { judgeMoves }, { analysisWords }] = await Promise.all([
    import('../thinker/thinker.ts'), import('../../machine/opponent/analysis.ts'), lang === 'ko' ? import('../../machine/opponent/analysis.ko.ts') : import('../../machine/opponent/analysis.en.ts'),
  ]);
  const move = judgeMoves(start, await thinker().rate(start)).find((each) => each.move === withoutPicture(shown));
  return move?.exact && move.exact.result !== 'even' ? analysisWords.value(start, move) : '';
}

/** Everything a lesson needs in one language. */
interface Loaded { readonly lang: Lang; readonly words: LessonWords; readonly around: Around; readonly judge: (position: Position, move: string) => Judgement }

const load = async (lang: Lang): Promise<Loaded> => {
  const [{ lessonWords }, { around }, { judge }] = await Promise.all([
    lang === 'ko' ? import('../words/lesson.ko.ts') : import('../words/lesson.en.ts'), lang === 'ko' ? import('../words/around.ko.ts') : import('../words/around.en.ts'), import('../../machine/rulebook/judge.ts'),
  ]);
  return { lang, words: lessonWords, around, judge };
};

/**
 * A lesson: steps on a live table, each a task with a condition on the outcome. Its steps stand inside the tag as
 * `<blue-lion-step>`, where they can be read without script. A wrong action stays on the row, with what it came to and why,
 * until the learner takes it back. Nothing leads on by itself, and no step is locked.
 *
 * In a form it sends the moves that were made (`name`), and is invalid until every step is done, if it is `required`.
 *
 * @slot - The steps; shown until the element is ready, and where there is no script.
 * @fires {CustomEvent} blue-lion-step - A step was done for the first time: `id`, `moves`, `done`.
 * @fires {CustomEvent} blue-lion-step-missed - What was tried or answered is wrong: `id`, `moves`. Once for each time.
 * @fires {CustomEvent} blue-lion-step-change - Another step is shown: `id`.
 * @csspart lesson - The whole lesson.
 * @csspart task - What is to be done.
 * @csspart verdict - What came of it.
 * @cssprop [--blue-lion-row-height=0] - Height that is kept for the table until it is laid, where the row is complete.
 * @cssprop [--blue-lion-building-height=0] - The same where tiles are loose.
 * @cssprop [--blue-lion-lesson-inset=0] - How far what is said stands in from the edges of the table.
 * @cssprop [--blue-lion-title-font] - The type of the titles.
 */
export class BlueLionLesson extends LitElement {
  static readonly formAssociated = true;
  static override readonly styles = [colours, lessonStyles];
  static override get properties(): PropertyDeclarations {
    return { at: {}, done: { attribute: false }, required: { type: Boolean }, whole: { type: Boolean, reflect: true }, name: {}, rulebook: {}, theme: { reflect: true }, values: { attribute: false } };
  }

  /** The step that is shown, by its id; the first by default. Setting it shows another. */
  declare at: string | null;
  /** Ids of the steps that were done; a page that keeps them can set them. */
  declare done: readonly string[];
  /** In a form: is it invalid while a step is not done? */
  declare required: boolean;
  /** Shows the steps as they stand inside the tag, all at once, in place of the table. Printed, a lesson always looks so. */
  declare whole: boolean;
  /** The name in a form. */
  declare name: string | null;
  /** Where the rulebook is published; see `<blue-lion-game>`. */
  declare rulebook: string | null;
  /** As of `<blue-lion-game>`. */
  declare theme: string | null;
  /** The solved game, for steps that hold something (`holds`): it says what was given away, and answers as the rival. Until it is there, such a step waits. */
  declare values: Values | null;

  readonly #internals = this.attachInternals();
  #steps: readonly FoundStep[] = [];
  #loaded: Loaded | null = null;
  #attempt: Attempt | null = null;
  /** What was tried in each step, for the form. */
  readonly #tried = new Map<string, string>();
  /** Actions that were found in a step that asks for all, by step. */
  readonly #found = new Map<string, readonly string[]>();
  /** What was answered: a prediction, or a picture. */
  #answer: string | null = null;
  /** Why something was refused, in the words of the table: also where it came to no whole move. */
  #reason = '';
  /** Was something tried at the table before the question was answered? */
  #early = false;
  /** How many hints are open. */
  #hints = 0;
  /** What the last hint says for sure, and of which step. */
  #sure = { about: '', text: '' };
  /** Counts how often a table was laid: each is a new one. */
  #round = 0;
  /** Has it been told that what lies there is wrong? */
  #isWrong = false;
  /** Answers as the rival, when it can be said what. */
  #reply: (() => void) | null = null;
  /** While the lesson itself plays, nothing that happens is the learner's doing. */
  #plays = false;
  #unwatch: (() => void) | null = null;
  readonly #children = new MutationObserver(() => { this.#read(); });

  constructor() {
    super();
    this.done = [];
    this.required = false;
    this.whole = false;
    this.values = null;
    defineOnce('blue-lion-game', BlueLionGame);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unwatch = onLanguageChange(this, () => { void this.#speak(); });
    this.#children.observe(this, { childList: true, subtree: true, characterData: true, attributes: true });
    this.#read();
    void this.#speak();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwatch?.();
    this.#children.disconnect();
  }

  /** The steps, in their order. */
  get steps(): readonly Step[] { return this.#steps.map(({ step }) => step); }
  /** The table of the step that is shown. */
  get table(): BlueLionGame | null { return this.shadowRoot?.querySelector('blue-lion-game') ?? null; }
  get form(): HTMLFormElement | null { return this.#internals.form; }
  get validity(): ValidityState { return this.#internals.validity; }
  get validationMessage(): string { return this.#internals.validationMessage; }
  get willValidate(): boolean { return this.#internals.willValidate; }
  /** What the form sends: a line for each step in which something was done, its id and the moves. */
  get value(): string { return this.#steps.flatMap(({ step: { id } }) => (this.#tried.has(id) ? [`${id} ${this.#tried.get(id)}`] : [])).join('\n'); }
  checkValidity(): boolean { return this.#internals.checkValidity(); }
  reportValidity(): boolean { return this.#internals.reportValidity(); }

  /** A form that is reset begins the lesson anew. */
  formResetCallback(): void { this.reset(true); }

  /** Starts the step that is shown again; `all`: the whole lesson, as if nothing had been done. */
  reset(all = false): void {
    if (all) {
      this.done = [];
      this.#tried.clear();
      this.#found.clear();
      this.at = this.#steps[0]?.step.id ?? null;
    } else if (this.#now) this.#found.delete(this.#now.step.id);
    this.#begin();
  }

  get #number(): number { return Math.max(0, this.#steps.findIndex(({ step }) => step.id === this.at)); }
  get #now(): FoundStep | undefined { return this.#steps[this.#number]; }

  #read(): void {
    const before = JSON.stringify(this.#steps);
    this.#steps = readSteps([...this.querySelectorAll('blue-lion-step')]);
    if (JSON.stringify(this.#steps) !== before) this.#begin();
    this.#form();
  }

  /** Lays the table of the step anew. */
  #begin(): void {
    const parsed = this.#now && parsePosition(this.#now.step.position);
    this.#attempt = parsed?.ok ? fresh(parsed.value) : null;
    this.#answer = null;
    this.#early = false;
    this.#hints = 0;
    this.#plays = false;
    this.#reply = null;
    this.#isWrong = false;
    this.#round++;
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('at') && this.hasUpdated) this.#begin();
    if (changed.has('done') || changed.has('required')) this.#form();
    if (changed.has('values') && this.values) this.#know();
  }

  async #speak(): Promise<void> {
    const lang = langOf(this);
    if (this.#loaded?.lang !== lang) this.#loaded = await load(lang).catch(() => this.#loaded);
    this.#form();
    this.requestUpdate();
  }

  #form(): void {
    const left = this.#steps.filter(({ step }) => !this.done.includes(step.id)).length;
    this.#internals.setFormValue(this.value);
    if (this.required && left > 0) this.#internals.setValidity({ customError: true }, this.#loaded?.words.stepsLeft(left) ?? String(left), this.shadowRoot?.querySelector<HTMLElement>('[part=task]') ?? undefined);
    else this.#internals.setValidity({});
  }

  // What the learner does

  /** What has been done on the table since the step began, or what has just been refused. */
  #follow(refused: Attempt['refused'] = null): void {
    const { table } = this, attempt = this.#attempt, here = this.#now;
    if (!table || !attempt || !here) return;
    const record = parseRecord(table.state.record);
    if (!record.ok) return;
    let before = attempt.start;
    const moves = record.value.moves.flatMap(({ move }) => {
      const played = play(before, move), tried = played.ok ? [{ before, played }] : [];
      if (played.ok) before = played.position;
      return tried;
    });
    this.#attempt = { start: attempt.start, moves, refused };
    const { step } = here;
    if (step.kind === 'predict' || step.kind === 'back') { this.requestUpdate(); return; }
    const done = movesOf(this.#attempt);
    if (done) this.#tried.set(step.id, done);
    this.#decide();
    this.#form();
    this.requestUpdate();
    if (done) void this.updateComplete.then(() => { this.shadowRoot?.querySelector('[part=verdict]')?.scrollIntoView({ block: 'nearest', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' }); });
  }

  get #verdict(): Verdict { return this.#attempt && this.#now ? verdictOf(this.#now.step, this.#attempt, this.values) : 'on'; }

  /** The solved game is there: what was done meanwhile is judged, and the rival answers. */
  #know(): void {
    if (!this.#attempt || !this.#now?.step.holds) return;
    if (this.#attempt.moves.length > 0) this.#decide();
    this.#reply?.();
  }

  /** Tells of what was done if it decides the step: done, or missed, and that once until it is taken back. */
  #decide(): void {
    const { step } = this.#now!, verdict = this.#verdict, wasWrong = this.#isWrong;
    this.#isWrong = verdict === 'wrong';
    if (verdict === 'met') this.#met(step);
    if (this.#isWrong && !wasWrong) this.#fire('blue-lion-step-missed', { id: step.id, moves: this.#tried.get(step.id) ?? '' });
  }

  /** Which of all actions was found now. */
  #met(step: Step): void {
    if (step.kind !== 'all') { this.#finish(step.id); return; }
    const first = this.#attempt!.moves[0]?.played.move ?? this.#attempt!.refused!.move, found = this.#found.get(step.id) ?? [];
    if (!found.some((move) => sameAction(move, first))) this.#found.set(step.id, [...found, first]);
    if (this.#found.get(step.id)!.length >= accepted(step, this.#attempt!.start).length) this.#finish(step.id);
  }

  #finish(id: string): void {
    if (this.done.includes(id)) return;
    this.done = [...this.done, id];
    this.#fire('blue-lion-step', { id, moves: this.#tried.get(id) ?? '', done: this.done });
  }

  #takeBack(): void {
    const { table } = this;
    if (!table || !this.#attempt) return;
    // All that was done in this step, however many moves.
    for (let left = this.#attempt.moves.length; left > 0; left--) table.undo('step');
    this.#follow();
    this.shadowRoot?.querySelector<HTMLElement>('[part=task]')?.focus();
  }

  /** An answer to a question about what will happen, or what is underneath. */
  #choose(answer: string): void {
    const { step } = this.#now!, { start } = this.#attempt!;
    this.#answer = answer;
    this.#tried.set(step.id, answer);
    const right = step.kind === 'predict' ? outcomeOf(start, step.shown) : backOf(start, step.tile ?? 0);
    if (answer === right) this.#finish(step.id);
    else this.#fire('blue-lion-step-missed', { id: step.id, moves: answer });
    if (step.kind === 'predict') void this.#show();
    this.#form();
    this.requestUpdate();
  }

  /** Plays what the last hint shows, from the beginning of the step. */
  async #show(): Promise<void> {
    const { step } = this.#now!, { table } = this, round = this.#round;
    if (!table) return;
    while (table.state.record !== this.#startRecord) {
      const { record } = table.state;
      table.undo('step');
      if (table.state.record === record) break;
    }
    this.#plays = true;
    for (const [i, move] of step.shown.entries()) {
      // The rival may have to answer in between.
      for (let waited = 0; i > 0 && waited < 10 && (waited === 0 || table.state.turn !== this.#attempt?.start.turn); waited++) await new Promise((done) => { setTimeout(done, PAUSE); });
      if (round !== this.#round) return;
      table.play(withoutPicture(move));
    }
    await this.#showOn(table, round);
    if (round !== this.#round) return;
    this.#plays = false;
    this.#follow(this.#attempt?.refused ?? null);
  }

  /** Plays on to the end, where the solved game knows how. */
  async #showOn(table: BlueLionGame, round: number): Promise<void> {
    if (this.#now?.step.kind !== 'until' || !this.#now.step.holds || !this.values) return;
    for (let tries = 0; tries < 200; tries++) {
      await new Promise((done) => { setTimeout(done, PAUSE / 2); });
      if (round !== this.#round || this.#verdict !== 'on') return;
      if (table.state.turn === this.#attempt!.start.turn) table.play(withoutPicture(bestReply(this.#attempt!, this.values)));
    }
  }

  /** The record of a step in which nothing has been done. */
  get #startRecord(): string { return this.#now?.step.position ?? ''; }

  #heard = {
    change: (): void => {
      const { table } = this;
      if (!this.#attempt || !table) return;
      // Seats that were changed at the table itself are not those of the step.
      if ((['a', 'x'] as const).some((player) => table[player === 'a' ? 'arsene' : 'ladyX'] !== this.#seat(player))) this.#begin();
      else this.#follow();
    },
    end: (event: Event): void => {
      const { agreed, resigned } = (event as CustomEvent<{ agreed?: true; resigned?: string }>).detail;
      // A step is not decided by giving up.
      if (agreed || resigned) this.#begin();
    },
    refusal: (event: Event): void => {
      const { move, code, rule, message } = (event as CustomEvent<{ move: string | null; code: RefusalCode; rule: RuleId | null; message: string }>).detail;
      // Whose turn it is, and which picture may be named, are no rules of the game.
      if (code === 'not-your-turn' || code === 'picture-not-yours') return;
      this.#reason = message;
      this.#follow({ move: move ?? '', code, rule });
    },
    before: (event: Event): void => {
      const kind = this.#now?.step.kind;
      if (this.#plays || (kind !== 'predict' && kind !== 'back')) return;
      event.preventDefault();
      this.#early = true;
      this.requestUpdate();
    },
    request: (event: Event): void => {
      const { key } = (event as CustomEvent<{ key: number }>).detail, { table } = this, step = this.#now?.step, round = this.#round;
      if (!table || step?.kind !== 'until' || !(step.replies ?? step.holds)) return;
      const answer = (): void => {
        this.#reply = null;
        // What was given away stays on the row until it is taken back.
        if (round !== this.#round || this.#verdict === 'wrong') return;
        table.play(withoutPicture(step.holds ? bestReply(this.#attempt!, this.values!) : replyOf(step, this.#attempt!)), { key });
      };
      this.#reply = () => { setTimeout(answer, PAUSE); };
      if (!step.holds || this.values) this.#reply();
    },
  };

  #fire<Name extends keyof BlueLionLessonEvents>(name: Name, detail: BlueLionLessonEvents[Name]): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  // What is seen

  protected override render(): unknown {
    const found = this.#now, loaded = this.#loaded;
    if (!found || !loaded) return html`<slot></slot>`;
    const { words } = loaded, { step, texts, faults } = found, { length } = this.#steps, number = this.#number;
    const go = (to: number): void => {
      this.at = this.#steps[to].step.id;
      this.#fire('blue-lion-step-change', { id: this.at });
      void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>('[part=task]')?.focus());
    };
    const isDone = this.done.includes(step.id);
    return html`<slot class="read"></slot><div class="lesson" part="lesson" lang=${loaded.lang}>
      <div class="head">
        <p class="number">${length > 1 ? html`<span>${words.step(number + 1, length)}</span> ` : nothing}<span class="kind">${Object.hasOwn(words.kinds, step.kind) ? words.kinds[step.kind] : ''}</span>${isDone ? html` <span class="is-done">${words.done}</span>` : nothing}</p>
        ${length > 1 ? html`<ol class="dots" aria-label=${words.steps}>${this.#steps.map((each, i) => html`<li><button type="button" aria-current=${i === number ? 'step' : 'false'} class=${this.done.includes(each.step.id) ? 'done' : ''}
          aria-label=${[i + 1, each.texts.title, this.done.includes(each.step.id) ? words.done : words.notDone].filter(Boolean).join('. ')} @click=${() => { go(i); }}>${i + 1}</button></li>`)}</ol>` : nothing}
      </div>
      <h3>${texts.title}</h3>
      <p class="task" part="task" tabindex="-1">${texts.task}</p>
      ${faults.length ? html`<p class="fault" role="alert">${words.unreadable(step.id)} ${faults.join(' · ')}</p>` : html`
        ${step.kind === 'predict' ? this.#question(PREDICTIONS, words.predictions, words) : step.kind === 'back' ? this.#question(GUESSES.filter((guess) => guess !== this.#attempt!.start.row[step.tile! - 1]?.up), words.guesses, words) : nothing}
        ${keyed(this.#round, this.#tableOf(step))}
        <div class="verdict" part="verdict" role="status">${this.#said(found, loaded)}</div>
        ${this.#hintsOf(found, loaded)}`}
      <div class="foot">
        ${number > 0 ? html`<button type="button" @click=${() => { go(number - 1); }}>${words.previous}</button>` : nothing}
        <button type="button" @click=${() => { this.reset(); }}>${words.again}</button>
        ${number < length - 1 ? html`<button type="button" class=${isDone ? 'main' : ''} @click=${() => { go(number + 1); }}>${words.next}</button>` : nothing}
      </div></div>`;
  }

  /** Who sits where in the step that is shown. */
  #seat(player: Player): string {
    const { kind, replies, holds } = this.#now!.step;
    if (player === (this.#attempt?.start.turn ?? 'a')) return 'human';
    return kind === 'until' && !replies && !holds ? 'computer' : kind === 'predict' ? 'human' : 'external';
  }

  #tableOf({ position, kind, memory = 'off' }: Step): TemplateResult {
    const shown = kind === 'back' && this.#answer !== null && this.done.includes(this.#now!.step.id) ? 'all' : memory;
    return html`<blue-lion-game class=${this.#attempt?.start.loose.length ? 'building' : ''} position=${position} arsene=${this.#seat('a')} lady-x=${this.#seat('x')} memory=${shown} take-back="free" theme=${this.theme ?? 'auto'} lang=${this.#loaded!.lang} .rulebook=${this.rulebook}
      @blue-lion-change=${this.#heard.change} @blue-lion-end=${this.#heard.end} @blue-lion-refusal=${this.#heard.refusal} @blue-lion-before-move=${this.#heard.before} @blue-lion-request-move=${this.#heard.request}></blue-lion-game>`;
  }

  #question(options: readonly string[], names: Readonly<Record<string, string>>, words: LessonWords): TemplateResult {
    return html`<div class="options" role="group" aria-label=${words.answer}>${options.map((option) => html`<button type="button" aria-pressed=${this.#answer === option ? 'true' : 'false'} @click=${() => { this.#choose(option); }}>${names[option]}</button>`)}</div>`;
  }

  /** What the last thing that was done came to, and why. */
  #said({ step, texts }: FoundStep, loaded: Loaded): TemplateResult | typeof nothing {
    const { words, lang, judge } = loaded;
    const attempt = this.#attempt!, last = attempt.moves.at(-1), verdict = this.#verdict, isQuestion = step.kind === 'predict' || step.kind === 'back';
    if (isQuestion && this.#answer === null) return this.#early ? html`<p class="not-met"><strong>${words.answerFirst}</strong></p>` : nothing;
    if (!isQuestion && !last && !attempt.refused) return nothing;
    const right = isQuestion && this.#answer === (step.kind === 'predict' ? outcomeOf(attempt.start, step.shown) : backOf(attempt.start, step.tile ?? 0));
    const found = this.#found.get(step.id) ?? [], all = step.kind === 'all' ? accepted(step, attempt.start).length : 0;
    const isMet = isQuestion ? right : verdict === 'met';
    const waits = step.holds !== undefined && !this.values && verdict === 'on' && !attempt.refused && now(attempt).turn !== attempt.start.turn;
    const head = step.kind === 'predict' ? (right ? words.right : words.notRight) : step.kind === 'back' ? (right ? words.right : words.notUnder)
      : verdict === 'met' ? (step.kind === 'all' ? words.found(found.length, all) : words.met) : attempt.refused ? words.refused : verdict === 'on' ? (waits ? words.waits : step.kind === 'until' ? words.playOn : words.goOn) : words.wrong;
    // Of a turn of two moves the one that paid is as much a reason as the last.
    const told = attempt.refused ? (attempt.refused.move ? [judge(now(attempt), attempt.refused.move)] : [])
      : attempt.moves.filter((tried) => tried === last || tried.played.awards.length > 0).slice(-2).map(({ before, played }) => judge(before, played.move));
    const missed = !isQuestion && verdict === 'wrong';
    const isWhole = step.kind !== 'all' || found.length >= all;
    return html`<p class=${isMet ? 'met' : 'not-met'}><strong>${head}</strong>${isMet && isWhole && texts.met ? html` ${texts.met}` : nothing}${missed ? html` ${words.theTask} ${texts.task}` : nothing}</p>
      ${attempt.refused && !attempt.refused.move ? html`<p>${this.#reason} ${attempt.refused.rule ? this.#rule(attempt.refused.rule) : nothing}</p>` : nothing}
      ${told.map((judgement) => html`<p>${judgement.words[lang]}</p><ul>${judgement.trace.filter(({ rule }) => rule).map(({ rule, words: reason }) => html`<li>${this.#rule(rule!)} ${reason[lang]}</li>`)}</ul>`)}
      ${missed ? this.#refuted(step, loaded) : nothing}
      ${!isQuestion && last && (verdict === 'wrong' || (verdict === 'met' && step.kind === 'all')) ? html`<button type="button" class="main" @click=${() => { this.#takeBack(); }}>${words.takeBack}</button>` : nothing}`;
  }

  /** What the rival makes of what was wrong. */
  #refuted(step: Step, { words, around }: Loaded): TemplateResult | typeof nothing {
    const attempt = this.#attempt!, rival = rivalOf(attempt.start.turn), given = givenAway(step, attempt, this.values), { moves, points } = refutation(step, attempt, this.values);
    let here = now(attempt);
    const told = moves.map((move) => {
      const text = describeMove(move, here, around), played = play(here, move);
      if (played.ok) here = played.position;
      return text;
    });
    const then = given ? words.given[given.value.result](rival, given.value.turns - 1) : points > 0 ? words.paid(rival, points) : '';
    if (!then) return nothing;
    return html`<p class="answer">${told.length > 0 && given?.value.result !== 'win' ? html`${words.answers(rival)} ${told.join(', ')}. ` : nothing}${then}</p>`;
  }

  #rule(rule: RuleId): TemplateResult {
    const href = ruleAt(this, rule);
    return href ? html`<a href=${href} target="_blank" rel="noopener">${rule}</a>` : html`<b>${rule}</b>`;
  }

  /** Hints in layers: each opens the next. */
  #hintsOf({ step, texts }: FoundStep, { words, around }: Loaded): TemplateResult {
    const layers = [
      { label: words.look, text: html`${texts.look}`, there: texts.look !== '' },
      { label: words.action, text: html`${texts.action}`, there: texts.action !== '' },
      { label: words.show, text: this.#answerOf(step, words, around), there: true },
    ].filter(({ there }) => there);
    return html`<div class="hints" role="group" aria-label=${words.hints}>${layers.map(({ label, text }, i) => (i < this.#hints
      ? html`<div class="hint"><h4>${label}</h4><p>${text}</p></div>`
      : i === this.#hints ? html`<button type="button" @click=${() => { this.#hints++; this.requestUpdate(); }}>${label}</button>` : nothing))}</div>`;
  }

  /** What the move that is shown comes to, where that is exact and somebody can force it; empty until it is known, and everywhere else. */
  #surely(step: Step, start: Position): string {
    const { lang } = this.#loaded!, about = `${lang} ${step.id} ${formatPosition(start)}`, { a, x } = start.score;
    if (about === this.#sure.about) return this.#sure.text;
    this.#sure = { about, text: '' };
    // Where nothing can be forced the game need not be solved.
    if (start.loose.length > 0 || Math.max(a, x) < FORCED || assignmentCount(start) > 1) return '';
    void surely(start, step.shown[0] ?? '', lang).then((text) => {
      if (about !== this.#sure.about || !text) return;
      this.#sure = { about, text };
      this.requestUpdate();
    }, () => {});
    return '';
  }

  #answerOf(step: Step, words: LessonWords, around: Around): TemplateResult {
    const { start } = this.#attempt!;
    if (step.kind === 'predict') return html`${words.predictions[outcomeOf(start, step.shown) ?? 'nobody']}`;
    if (step.kind === 'back') return html`${words.guesses[backOf(start, step.tile ?? 0)]}`;
    let here = start;
    const told = step.shown.map((move) => {
      const text = describeMove(move, here, around), played = play(here, move);
      if (played.ok) here = played.position;
      return text;
    });
    const sure = this.#surely(step, start);
    return html`${told.join(' → ')}${sure ? html`. ${sure}` : nothing} <button type="button" @click=${() => { void this.#show(); }}>${words.playIt}</button>`;
  }
}
