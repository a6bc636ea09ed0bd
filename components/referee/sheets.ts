/* One question after the other, and what is known of each. It knows no page; whoever shows it is told when something changed. */
import { formatOptions, formatPosition, parsePosition } from '../../machine/notation/index.ts';
import { settle, type Settlement } from '../../machine/rulebook/dispute.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import { canLie, completeDraft, type Completed, type Lies, type Near } from '../../machine/rulebook/nearest.ts';
import { formatQuestion, type AskFault, type PastedStep, type Question } from '../../machine/rulebook/question.ts';
import { insteadOf } from '../../machine/rulebook/retell.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import type { Position } from '../../machine/rules/index.ts';
import { describeMove } from '../list-of-moves.ts';
import type { Loaded } from './load.ts';
import { ALL, countOf, EMPTY, readSetup, spotsOf, textOf, type Pile, type Setup, type Spot } from './setup.ts';

/** One question, as it can be come back to. */
export interface Sheet {
  readonly setup: Setup;
  /** Null while no action has been chosen. */
  readonly move: string | null;
  readonly beliefs: Question['beliefs'];
  /** The version of the rules that the question was put under; null for the one that is here. */
  readonly asked: string | null;
  readonly phase: 'table' | 'ask';
  /** What was asked before, where one question leads to the next. */
  readonly chain: readonly { readonly position: string; readonly move: string }[];
}

/** A text that could not be read, and where it came from: an attribute, or what was pasted. `isLaid`: a part of it could, and was laid. */
export interface Unread { readonly from: string; readonly text: string; readonly faults: readonly AskFault[]; readonly nearest: readonly Near[]; readonly isLaid?: true }

/** What changed: `answer` with a new answer, `beliefs` with what anybody says of the same question, `table` with anything else. */
export type Change = 'answer' | 'beliefs' | 'table';

export const BLANK: Sheet = { setup: EMPTY, move: null, beliefs: [null, null], asked: null, phase: 'table', chain: [] };
/** So many steps can be undone. */
const MOST = 200;
/** Is it the same place? */
export const same = (one: Spot | null, other: Spot | null): boolean => one?.pile === other?.pile && one?.at === other?.at;

/** What lies there and what is asked about it, with everything that was there before; what is done to it is in `desk.ts`. */
export class Sheets {
  protected readonly changed: (change: Change) => void;
  #sheet: Sheet = BLANK;
  #past: readonly Sheet[] = [];
  #read: ReturnType<typeof readSetup> = readSetup(EMPTY);
  #completed: Completed = completeDraft(EMPTY);
  #lies: Lies | null = null;
  #judgement: Judgement | null = null;
  #settlement: Settlement | null = null;
  #looked: Setup = EMPTY;
  loaded: Loaded | null = null;
  /** The tile that is chosen, to be changed or to be asked about. */
  chosen: Spot | null = null;
  /** Is a second tile being chosen, to change places with it? */
  swapping = false;
  /** Where the next tile goes: the pile, and in the row before which place; null: to its right end. */
  pile: Pile = 'row';
  into: number | null = null;
  /** Something said in place of what the table says of itself. */
  note: string | null = null;
  unread: Unread | null = null;
  /** What a typed move may have meant. */
  which: readonly string[] = [];
  /** The moves of a record that was pasted, to choose one from. */
  steps: readonly PastedStep[] = [];
  showsAll = false;
  /** What the two people are called who do not agree; it is kept here alone. */
  names: readonly [string, string] = ['', ''];

  constructor(changed: (change: Change) => void) { this.changed = changed; }

  get sheet(): Sheet { return this.#sheet; }
  get setup(): Setup { return this.#sheet.setup; }
  get move(): string | null { return this.#sheet.move; }
  get phase(): Sheet['phase'] { return this.#sheet.phase; }
  get count(): number { return countOf(this.setup); }
  get position(): Position | null { return this.#read.position; }
  /** What is still missing, and what can lie in each place. */
  get completed(): Completed { return this.#completed; }
  /** Can it be, and what is nearest; null while tiles are missing. */
  get lies(): Lies | null { return this.#lies; }
  get judgement(): Judgement | null { return this.#judgement; }
  get settlement(): Settlement | null { return this.#settlement; }
  get optionsText(): string { return formatOptions(this.setup.options); }
  get canUndo(): boolean { return this.#past.length > 0; }
  /** The question as one text; empty while there is none. */
  get question(): string {
    const { position } = this;
    return position ? formatQuestion({ position: formatPosition(position), move: this.move ?? '', beliefs: this.#sheet.beliefs, version: this.#sheet.asked ?? RULES_VERSION }) : '';
  }
  isChosen(spot: Spot): boolean { return same(this.chosen, spot); }
/** Is this one of the tiles that cannot be so? */
  isWrong(spot: Spot): boolean {
    return this.#completed.lacks.some(({ code, zone, place }) => code === 'clash' && zone === spot.pile && place === spot.at + 1)
      || (this.count === ALL && this.#read.faults.some((fault) => fault.length > 0 && spotsOf(this.setup, fault).some((each) => same(each, spot))));
  }

  /** A move in words; empty for what is none. */
  tell(text: string): string { return this.position && this.loaded ? describeMove(text, this.position, this.loaded.around) : ''; }

  /** A move of another table in words. */
  tellIn(text: string, move: string): string {
    const parsed = parsePosition(text);
    return parsed.ok && this.loaded ? describeMove(move, parsed.value, this.loaded.around) : '';
  }

  /** What may be done instead of what is refused: what is most like it first. */
  get instead(): readonly string[] { return this.judgement?.verdict === 'forbidden' && this.position && this.move !== null ? insteadOf(this.position, this.move).map(({ move }) => move) : []; }

  // How it changes

  /** Lays another sheet; what was said of the last one is gone. */
  protected set(sheet: Sheet, undoable = true): void {
    const last = this.#sheet, isSame = last.setup === sheet.setup && last.move === sheet.move && last.phase === sheet.phase && last.beliefs !== sheet.beliefs;
    if (undoable) this.#past = [...this.#past, last].slice(-MOST);
    this.#sheet = sheet;
    this.note = null;
    this.unread = null;
    this.which = [];
    this.steps = [];
    this.showsAll = false;
    this.swapping = false;
    this.#look();
    this.judge(isSame ? 'beliefs' : 'answer');
  }

  /** Looks at the table: what is still missing, and once nothing is, whether it can be. */
  #look(): void {
    const { setup } = this;
    if (setup === this.#looked) return;
    this.#looked = setup;
    this.#read = readSetup(setup);
    this.#completed = completeDraft(setup);
    this.#lies = countOf(setup) >= ALL ? canLie(textOf(setup)) : null;
  }

  /** Answers anew; to be called when the words are there. */
  judge(change: Change = 'answer'): void {
    const { position, move } = this;
    this.#judgement = position && move !== null && this.loaded ? this.loaded.judge(position, move) : null;
    this.#settlement = this.#judgement && position && move !== null ? settle(position, move, this.#sheet.beliefs, this.#judgement) : null;
    this.changed(this.#judgement ? change : 'table');
  }

  /** A table to be asked about: nothing is chosen on it. */
  protected start(): void { this.chosen = null; this.into = null; this.pile = 'row'; }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.start();
    this.set(before, false);
  }
}
