/* What lies before the referee: the table, the question, and what both people believe. It knows no page; whoever shows it is told when something changed. */
import { formatOptions, formatPosition, parsePosition, type Fault } from '../../machine/notation/index.ts';
import type { Judgement } from '../../machine/rulebook/judge.ts';
import { settle, type Settlement } from '../../machine/rulebook/dispute.ts';
import { formatQuestion, parseQuestion, pasted, type AskFault, type Belief, type PastedStep, type Question } from '../../machine/rulebook/question.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { parseMove, stage, tileOf, type Picture, type Position, type Tile } from '../../machine/rules/index.ts';
import { describeMove } from '../list-of-moves.ts';
import { nearestMoves, readAsked, swapOf } from './asking.ts';
import { facesIn } from './faces.ts';
import type { Loaded } from './load.ts';
import { ALL, backsFor, change, countOf, EMPTY, move as moved, put, readSetup, setupOf, spotsOf, take, tileAt, type Pile, type Setup, type Spot } from './setup.ts';

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

export type { Settlement };

/** A text that could not be read, and where it came from: an attribute, or what was pasted. */
export interface Unread { readonly from: string; readonly text: string; readonly faults: readonly AskFault[] }

/** What changed: `answer` with a new answer, `table` with anything else. */
export type Change = 'answer' | 'table';

const BLANK: Sheet = { setup: EMPTY, move: null, beliefs: [null, null], asked: null, phase: 'table', chain: [] };
/** So many steps can be undone. */
const MOST = 200;
const same = (one: Spot | null, other: Spot | null): boolean => one?.pile === other?.pile && one?.at === other?.at;

export class Desk {
  readonly #changed: (change: Change) => void;
  #sheet: Sheet = BLANK;
  #past: readonly Sheet[] = [];
  #read: ReturnType<typeof readSetup> = readSetup(EMPTY);
  #judgement: Judgement | null = null;
  #settlement: Settlement | null = null;
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

  constructor(changed: (change: Change) => void) { this.#changed = changed; }

  get sheet(): Sheet { return this.#sheet; }
  get setup(): Setup { return this.#sheet.setup; }
  get move(): string | null { return this.#sheet.move; }
  get phase(): Sheet['phase'] { return this.#sheet.phase; }
  get count(): number { return countOf(this.setup); }
  get position(): Position | null { return this.#read.position; }
  /** What is wrong with the table; while tiles are missing, what is wrong besides. */
  get faults(): readonly Fault[] { return this.#read.faults; }
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
  isWrong(spot: Spot): boolean { return this.count === ALL && this.faults.some((fault) => fault.length > 0 && spotsOf(this.setup, fault).some((each) => same(each, spot))); }

  /** A move in words; empty for what is none. */
  tell(text: string): string { return this.position && this.loaded ? describeMove(text, this.position, this.loaded.around) : ''; }

  /** A move of another table in words. */
  tellIn(text: string, move: string): string {
    const parsed = parsePosition(text);
    return parsed.ok && this.loaded ? describeMove(move, parsed.value, this.loaded.around) : '';
  }

  // How it changes

  #set(sheet: Sheet, undoable = true): void {
    if (undoable) this.#past = [...this.#past, this.#sheet].slice(-MOST);
    this.#sheet = sheet;
    this.note = null;
    this.unread = null;
    this.which = [];
    this.steps = [];
    this.showsAll = false;
    this.swapping = false;
    this.#read = readSetup(sheet.setup);
    this.judge();
  }

  /** Answers anew; to be called when the words are there. */
  judge(): void {
    const { position, move } = this;
    this.#judgement = position && move !== null && this.loaded ? this.loaded.judge(position, move) : null;
    this.#settlement = this.#judgement && position && move !== null ? settle(position, move, this.#sheet.beliefs, this.#judgement) : null;
    this.#changed(this.#judgement ? 'answer' : 'table');
  }

  /** Says something of what was just tried. */
  say(text: string): void { this.note = text; this.#changed('table'); }

  /** Changes the table: what was asked about it is gone. */
  change(setup: Setup): void { this.#set({ ...this.#sheet, setup, move: null, asked: null, chain: [] }); }

  /** Puts a tile down where the next one goes; with the sixth the table is ready to be asked about. */
  put(up: Picture): void {
    const { into, pile } = this, setup = put(this.setup, pile, tileOf(up, null), pile === 'row' && into !== null ? into : undefined);
    this.into = pile === 'row' && into !== null ? into + 1 : null;
    const isReady = countOf(setup) === ALL && readSetup(setup).position !== null;
    this.#set({ ...this.#sheet, setup, move: null, asked: null, chain: [], phase: isReady ? 'ask' : 'table' });
    if (isReady) this.#start();
  }

  /** A table to be asked about: nothing is chosen on it. */
  #start(): void { this.chosen = null; this.into = null; this.pile = 'row'; }

  choose(spot: Spot): void {
    if (this.swapping && this.chosen && spot.pile === 'row' && !same(this.chosen, spot)) { this.ask(swapOf(this.chosen.at, spot.at)); return; }
    this.swapping = false;
    this.chosen = same(this.chosen, spot) ? null : spot;
    this.note = null;
    this.#changed('table');
  }
  swapWith(): void { this.swapping = true; this.#changed('table'); }
  goTo(pile: Pile): void { this.pile = pile; this.into = null; this.chosen = null; this.#changed('table'); }
  insertAt(at: number): void { this.pile = 'row'; this.into = at; this.chosen = null; this.say(this.loaded!.words.table.into(at + 1)); }

  /** Another picture up: its back stays as it is known where that can still be. */
  faceUp(spot: Spot, up: Picture): void {
    const back = tileAt(this.setup, spot)?.back ?? null, turned = change(this.setup, spot, tileOf(up, null));
    this.change(back && backsFor(turned, spot).includes(back) ? change(turned, spot, tileOf(up, back)) : turned);
  }
  turnTo(spot: Spot, tile: Tile): void { this.change(change(this.setup, spot, tile)); }
  moveTo(spot: Spot, pile: Pile, at?: number): void {
    this.chosen = { pile, at: at ?? this.setup[pile].length - (pile === spot.pile ? 1 : 0) };
    this.change(moved(this.setup, spot, pile, at));
  }
  takeOut(spot: Spot): void { this.chosen = null; this.change(take(this.setup, spot)); if (spot.pile !== 'row' || spot.at < this.setup.row.length) { this.pile = spot.pile; this.into = spot.pile === 'row' ? spot.at : null; this.#changed('table'); } }

  /** To the table, to change it, and back. */
  setUp(): void { this.chosen = null; this.#set({ ...this.#sheet, phase: 'table' }, false); }
  askNow(): void { if (this.position) { this.#start(); this.#set({ ...this.#sheet, phase: 'ask' }, false); } }
  changeTile(spot: Spot): void { this.#set({ ...this.#sheet, phase: 'table' }, false); this.chosen = spot; this.#changed('table'); }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    const past = this.#past.slice(0, -1);
    this.#start();
    this.#set(before, false);
    this.#past = past;
    this.#changed('table');
  }
  anew(): void { this.#start(); this.#set(BLANK); }

  /** Asks about a move, whatever the rules say of it. */
  ask(move: string): void { if (this.position) this.#set({ ...this.#sheet, move, asked: null, phase: 'ask' }); }

  /** Asks about what was typed. */
  typed(text: string): void {
    const { position, loaded } = this;
    if (!position || !loaded) return;
    const read = readAsked(text, position), { state } = loaded.words;
    if (read.ok) { this.ask(read.move); return; }
    this.which = read.options;
    this.say(read.why === 'ambiguous' ? state.which : read.why === 'absent' ? state.absent : read.why === 'empty' ? state.nothing : state.noMove);
  }

  /** Plays the move and asks about what comes next. */
  goOn(): void {
    const { judgement, move, position } = this, next = judgement?.next && parsePosition(judgement.next.position);
    if (!next?.ok || !position || move === null || stage(next.value) === 'over') return;
    this.#start();
    this.#set({ setup: setupOf(next.value), move: null, beliefs: [null, null], asked: null, phase: 'ask', chain: [...this.#sheet.chain, { position: formatPosition(position), move: judgement!.move }] });
  }
  /** Back to the question before. */
  goBack(to: number = this.#sheet.chain.length - 1): void {
    const link = this.#sheet.chain[to], parsed = link && parsePosition(link.position);
    if (!link || !parsed?.ok) return;
    this.#start();
    this.#set({ ...BLANK, setup: setupOf(parsed.value), move: link.move, phase: 'ask', chain: this.#sheet.chain.slice(0, to) });
  }

  believe(who: 0 | 1, belief: Belief | null): void {
    const beliefs: Question['beliefs'] = who === 0 ? [belief, this.#sheet.beliefs[1]] : [this.#sheet.beliefs[0], belief];
    this.#set({ ...this.#sheet, beliefs });
  }
  call(who: 0 | 1, name: string): void { this.names = who === 0 ? [name, this.names[1]] : [this.names[0], name]; this.#changed('table'); }
  showAll(): void { this.showsAll = true; this.#changed('table'); }

  // Texts

  /** Lays a position, with a move to be asked about. */
  lay(position: Position, move: string | null = null, beliefs: Question['beliefs'] = [null, null], asked: string | null = null): void {
    this.#start();
    this.#set({ setup: setupOf(position), move, beliefs, asked, phase: 'ask', chain: [] });
  }

  /** What was typed, spoken or pasted into the box: faces alone, or a text of any kind. What cannot be read changes nothing. */
  paste(text: string): void {
    const faces = facesIn(text);
    if (faces) {
      const setup = { ...this.setup, row: faces, loose: [], due: [], fresh: [], acted: false }, isReady = readSetup(setup).position !== null;
      this.#start();
      this.#set({ ...this.#sheet, setup, move: null, asked: null, chain: [], phase: isReady ? 'ask' : 'table' });
      return;
    }
    void this.#pasted(text);
  }
  async #pasted(text: string): Promise<void> {
    const sheet = this.#sheet, read = await pasted(text);
    // What was done since then is not undone by a text that was still being read.
    if (this.#sheet !== sheet) return;
    const parsed = read.ok && parsePosition(read.value.position);
    if (!read.ok) this.refuse({ from: '', text, faults: read.errors });
    else if (parsed && parsed.ok) {
      this.lay(parsed.value, read.value.move || null, read.value.beliefs, read.value.version);
      this.steps = read.value.steps;
      this.#changed('table');
    }
  }

  /** One of the moves of a record that was pasted. */
  step({ before, move }: PastedStep): void {
    const parsed = parsePosition(before), { steps } = this;
    if (!parsed.ok) return;
    this.lay(parsed.value, move);
    this.steps = steps;
    this.#changed('table');
  }

  /** Reads the text of a question, a position or a move; faults, if it is none. */
  read(text: string): readonly AskFault[] {
    const asked = parseQuestion(text);
    if (!asked.ok) return asked.errors;
    const position = parsePosition(asked.value.position);
    if (!position.ok) return position.errors;
    this.lay(position.value, asked.value.move || null, asked.value.beliefs, asked.value.version);
    return [];
  }
  readPosition(text: string): readonly AskFault[] {
    const position = parsePosition(text);
    if (!position.ok) return position.errors;
    this.lay(position.value);
    return [];
  }
  readMove(text: string): readonly AskFault[] {
    if (!parseMove(text)) return [{ code: typeof text === 'string' ? 'malformed' : 'not-text', at: 0, length: typeof text === 'string' ? text.length : 0, expected: [] }];
    this.ask(text);
    return [];
  }
  /** A text that could not be read; everything stays as it was. */
  refuse(unread: Unread): void { this.unread = unread; this.#changed('table'); }

  /** What may be done instead of what is refused: what is most like it first. */
  get instead(): readonly string[] { return this.judgement?.verdict === 'forbidden' && this.position && this.move !== null ? nearestMoves(this.position, this.move) : []; }
}
