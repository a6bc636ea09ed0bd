/* What lies before the referee, and everything that can be done to it: the table, the question, and what both people believe. */
import { formatPosition, parsePosition } from '../../machine/notation/index.ts';
import { canLie, completeDraft } from '../../machine/rulebook/nearest.ts';
import { formatQuestion, LONGEST_QUESTION, parseQuestion, pasted, type AskFault, type Belief, type PastedStep, type Question } from '../../machine/rulebook/question.ts';
import { RULES_VERSION } from '../../machine/rulebook/versions.ts';
import { parseMove, stage, tileOf, type Picture, type Position, type Tile } from '../../machine/rules/index.ts';
import { readRow, type CalledRow } from '../words/typed.row.ts';
import { readAsked, swapOf } from './asking.ts';
import { facesIn } from './faces.ts';
import { ALL, change, countOf, move as moved, PILES, put, readSetup, setupOf, take, tileAt, type Pile, type Setup, type Spot } from './setup.ts';
import { BLANK, same, Sheets } from './sheets.ts';

export class Desk extends Sheets {
  /** So many texts have been pasted. */
  #pastes = 0;

  /** Says something of what was just tried. */
  say(text: string): void { this.note = text; this.changed('table'); }

  /** Changes the table; what was asked about other tiles is gone. */
  change(setup: Setup): void {
    // Another turn, another score, another table rule: the same question is asked of it.
    const tilesStay = PILES.every((pile) => setup[pile] === this.setup[pile]);
    this.set({ ...this.sheet, setup, move: tilesStay ? this.move : null, asked: null, chain: [] });
  }

  /** Puts a tile down where the next one goes; with the sixth the table is ready to be asked about. */
  put(up: Picture): void {
    const { into, pile } = this, setup = put(this.setup, pile, tileOf(up, null), pile === 'row' && into !== null ? into : undefined);
    this.into = pile === 'row' && into !== null ? into + 1 : null;
    const isReady = countOf(setup) === ALL && readSetup(setup).position !== null;
    this.set({ ...this.sheet, setup, move: null, asked: null, chain: [], phase: isReady ? 'ask' : 'table' });
    if (isReady) this.start();
  }

  choose(spot: Spot): void {
    if (this.swapping && this.chosen && spot.pile === 'row' && !same(this.chosen, spot)) { this.ask(swapOf(this.chosen.at, spot.at)); return; }
    this.swapping = false;
    this.chosen = same(this.chosen, spot) ? null : spot;
    this.note = null;
    this.changed('table');
  }
  swapWith(): void { this.swapping = true; this.changed('table'); }
  goTo(pile: Pile): void { this.pile = pile; this.into = null; this.chosen = null; this.changed('table'); }
  insertAt(at: number): void { this.pile = 'row'; this.into = at; this.chosen = null; this.say(this.loaded!.words.table.into(at + 1)); }

  /** Another picture up: its back stays as it is known where that can still be. */
  faceUp(spot: Spot, up: Picture): void {
    const back = tileAt(this.setup, spot)?.back ?? null, turned = change(this.setup, spot, tileOf(up, null));
    this.change(back && completeDraft(turned).can[spot.pile][spot.at]?.backs.includes(back) ? change(turned, spot, tileOf(up, back)) : turned);
  }
  turnTo(spot: Spot, tile: Tile): void { this.change(change(this.setup, spot, tile)); }
  moveTo(spot: Spot, pile: Pile, at?: number): void {
    this.chosen = { pile, at: at ?? this.setup[pile].length - (pile === spot.pile ? 1 : 0) };
    this.change(moved(this.setup, spot, pile, at));
  }
  takeOut(spot: Spot): void { this.chosen = null; this.change(take(this.setup, spot)); if (spot.pile !== 'row' || spot.at < this.setup.row.length) { this.pile = spot.pile; this.into = spot.pile === 'row' ? spot.at : null; this.changed('table'); } }

  /** To the table, to change it, and back. */
  setUp(): void { this.chosen = null; this.set({ ...this.sheet, phase: 'table' }, false); }
  askNow(): void { if (this.position) { this.start(); this.set({ ...this.sheet, phase: 'ask' }, false); } }
  changeTile(spot: Spot): void { this.set({ ...this.sheet, phase: 'table' }, false); this.chosen = spot; this.changed('table'); }

  anew(): void { this.start(); this.set(BLANK); }

  /** Asks about a move, whatever the rules say of it. */
  ask(move: string): void { if (this.position) this.set({ ...this.sheet, move, asked: null, phase: 'ask' }); }

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
    this.start();
    this.set({ setup: setupOf(next.value), move: null, beliefs: [null, null], asked: null, phase: 'ask', chain: [...this.sheet.chain, { position: formatPosition(position), move: judgement!.move }] });
  }
  /** Back to the question before. */
  goBack(to: number = this.sheet.chain.length - 1): void {
    const link = this.sheet.chain[to], parsed = link && parsePosition(link.position);
    if (!link || !parsed?.ok) return;
    this.start();
    this.set({ ...BLANK, setup: setupOf(parsed.value), move: link.move, phase: 'ask', chain: this.sheet.chain.slice(0, to) });
  }

  /** What was asked before, one leading to the next, as texts of questions. */
  get before(): readonly string[] { return this.sheet.chain.map(({ position, move }) => formatQuestion({ position, move, beliefs: [null, null], version: RULES_VERSION })); }
  /** Lays what was asked once, with what led to it; without a text an empty table. What cannot be read changes nothing. */
  restore(text: string, before: readonly string[]): void {
    if (text === '') { this.anew(); return; }
    if (this.read(text).length > 0) return;
    const chain = before.flatMap((each) => { const asked = parseQuestion(each); return asked.ok && asked.value.move ? [{ position: asked.value.position, move: asked.value.move }] : []; });
    this.set({ ...this.sheet, chain }, false);
  }

  believe(who: 0 | 1, belief: Belief | null): void {
    const beliefs: Question['beliefs'] = who === 0 ? [belief, this.sheet.beliefs[1]] : [this.sheet.beliefs[0], belief];
    this.set({ ...this.sheet, beliefs });
  }
  call(who: 0 | 1, name: string): void { this.names = who === 0 ? [name, this.names[1]] : [this.names[0], name]; this.changed('table'); }
  showAll(): void { this.showsAll = true; this.changed('table'); }

  // Texts

  /** Lays a position, with a move to be asked about. */
  lay(position: Position, move: string | null = null, beliefs: Question['beliefs'] = [null, null], asked: string | null = null): void {
    this.start();
    this.set({ setup: setupOf(position), move, beliefs, asked, phase: 'ask', chain: [] });
  }

  /** The same table as it can be, in place of how it was set up. */
  correct(text: string): void {
    const parsed = parsePosition(text);
    if (!parsed.ok) return;
    if (this.unread) this.lay(parsed.value); else this.change(setupOf(parsed.value));
  }
  /** The same question at another table. */
  askAt(options: string): void {
    const { move, position } = this, parsed = position && parsePosition([...formatPosition(position).split(' ').slice(0, 5), options].join(' '));
    if (parsed?.ok) this.set({ ...this.sheet, setup: setupOf(parsed.value), move, asked: null, chain: [] });
  }

  /** What was typed, spoken or pasted into the box: faces alone, or a text of any kind. What cannot be read changes nothing. */
  paste(text: string): void {
    this.#pastes++;
    if (text.length > LONGEST_QUESTION) { this.refuse('', text, [{ code: 'too-long', at: LONGEST_QUESTION, length: text.length - LONGEST_QUESTION, expected: [String(LONGEST_QUESTION)] }]); return; }
    const faces = facesIn(text);
    if (faces) {
      const setup = { ...this.setup, row: faces, loose: [], due: [], fresh: [], acted: false }, isReady = readSetup(setup).position !== null;
      this.start();
      this.set({ ...this.sheet, setup, move: null, asked: null, chain: [], phase: isReady ? 'ask' : 'table' });
      return;
    }
    void this.#pasted(text);
  }
  async #pasted(text: string): Promise<void> {
    const sheet = this.sheet, mine = this.#pastes, read = await pasted(text);
    // What was done or pasted since then is not undone by a text that was still being read.
    if (this.sheet !== sheet || mine !== this.#pastes) return;
    const parsed = read.ok && parsePosition(read.value.position);
    // No text of ours: a row as people call it out, perhaps with a word that nobody knows.
    const called = !read.ok && read.errors.every(({ code }) => code === 'nothing-read') ? readRow(text) : null;
    if (called) this.#layCalled(text, called);
    else if (!read.ok) this.refuse('', text, read.errors);
    else if (parsed && parsed.ok) {
      this.lay(parsed.value, read.value.move || null, read.value.beliefs, read.value.version);
      this.steps = read.value.steps;
      this.changed('table');
    }
  }

  /** Lays what was understood of a row that was called out, and asks about the action behind it; what was not understood is said. */
  #layCalled(text: string, { row, aside, rest, remarks }: CalledRow): void {
    const tiles = (all: readonly Picture[]): Tile[] => all.map((up) => tileOf(up, null)), setup = { ...this.setup, row: tiles(row), loose: [], due: [], fresh: tiles(aside), acted: false };
    const isReady = readSetup(setup).position !== null && remarks.every(({ why }) => why === 'near');
    this.start();
    this.set({ ...this.sheet, setup, move: null, asked: null, chain: [], phase: isReady ? 'ask' : 'table' });
    if (isReady && rest) this.typed(rest);
    if (remarks.length === 0) return;
    this.unread = { from: '', text, faults: remarks.map(({ why, at, length, word, count }) => ({ code: why === 'many' ? 'many-pictures' : `${why}-picture`, at, length, expected: [word, String(count)] }) satisfies AskFault), nearest: [], isLaid: true };
    this.changed('table');
  }

  /** One of the moves of a record that was pasted. */
  step({ before, move }: PastedStep): void {
    const parsed = parsePosition(before), { steps } = this;
    if (!parsed.ok) return;
    this.lay(parsed.value, move);
    this.steps = steps;
    this.changed('table');
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
  refuse(from: string, text: string, faults: readonly AskFault[]): void {
    // Of a question only the position can be near to another.
    const lies = canLie(faults.some(({ code }) => code === 'too-long') ? '' : text.replace(/^\s*#?(?:q=)?/, '').replaceAll('_', ' ').replace(/((?:rulebook|overview)[^/\s]*)\/.*$/s, '$1'));
    this.unread = { from, text, faults, nearest: lies.ok ? [] : lies.nearest };
    this.changed('table');
  }

}
