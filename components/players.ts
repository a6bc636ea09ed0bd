import { choosing, entries, playerToMove, position, type Entry, type GameEmitted, type GameSnapshot } from '../machine/game/chart.ts';
import type { Choice } from '../machine/opponent/levels.ts';
import { createOpponent, DEFAULT_LEVEL, isLevel, LEVEL_NAMES, type Level } from '../machine/opponent/opponent.ts';
import type { History } from '../machine/opponent/memory.ts';
import type { Player, Position } from '../machine/rules/index.ts';
import type { Table } from './context.ts';
import type { Host } from './host.ts';
import type { Seating } from './settings.ts';
import type { Asked, Thinker } from './thinker/thinker.ts';

/** How long a computer seems to think at least, in milliseconds: a move that comes at once is not seen. And how long where somebody only watches, who reads what was played. */
const PAUSE = 650, WATCHED_PAUSE = 1500;

const SEATS = [['a', 'arsene'], ['x', 'ladyX']] as const;

/** A move that a computer of this table has played, so that it can be asked why. */
export interface Played {
  readonly entry: Entry;
  /** The level that has played it. */
  readonly level: Level;
  /** Was it the default one, as the one that was asked for could not be loaded? */
  readonly standsIn: boolean;
  /** Why it played so; null when that is not to be found out any more. */
  why(): Promise<Choice | null>;
}

/** What they hear: what the game tells, that somebody has sat down, and that the table has come to a page. */
export type Heard = GameEmitted | { readonly type: 'seated' | 'arrived' };

/** The computers at a table. They are told what everybody has seen, and nothing else. */
export class Computers {
  readonly #host: Host;
  /** Positions in which a computer has moved, and at which level it did. */
  readonly #moved = new WeakMap<Position, { readonly level: Level; readonly standsIn: boolean }>();
  /** Is a game of two computers held up? And the one move that may be made all the same: that of the request with this key. */
  #held = false;
  #step: number | null = null;
  /** Levels that could not be loaded here: the default one plays in their place. */
  readonly #missing = new Set<Level>();

  constructor(host: Host) {
    this.#host = host;
  }

  get #view(): GameSnapshot { return this.#host.game.getSnapshot(); }

  #seating(player: Player): Seating { return this.#host.settings[player === 'a' ? 'arsene' : 'ladyX']; }

  #isComputer(player: Player): boolean { return this.#seating(player).kind === 'computer'; }

  /** The level of a seat; one that nobody knows is the default. */
  level(player: Player): Level {
    const { level } = this.#seating(player);
    return isLevel(level) ? level : DEFAULT_LEVEL;
  }

  /** Does the default level play, as what plays this seat's could not be loaded? */
  standsIn(player: Player): boolean { return this.#missing.has(this.level(player)); }

  /** Are both players computers? Then people watch, and can hold them up. */
  get watched(): boolean { return this.#isComputer('a') && this.#isComputer('x'); }

  get held(): boolean { return this.#held && this.watched; }

  /** Is it a computer's move, and may it come? */
  thinks({ view, choosing: now, draw }: Pick<Table, 'view' | 'choosing' | 'draw'>): boolean {
    return now === 'waiting' && this.#isComputer(playerToMove(view)) && (!this.held || this.#step === view.context.key) && !(draw === 'proposed' && this.#asksPerson(view));
  }

  #mayMove(view: GameSnapshot): boolean { return this.thinks({ view, choosing: choosing(view), draw: view.value.draw }); }

  /** Has a person still to answer a draw that the table proposes? The game goes on after that. */
  #asksPerson({ context: { agreedBy } }: Table['view']): boolean {
    return (['a', 'x'] as const).some((player) => !this.#isComputer(player) && agreedBy !== player);
  }

  /** Does what there is to do for a computer. */
  hear(event: Heard): void {
    switch (event.type) {
      case 'seated': this.#sit(); break;
      // What was asked of a computer while the table was away is asked again.
      case 'arrived': case 'moveRequested': void this.#move(); break;
      case 'drawOffered': case 'drawDeclined': case 'drawAgreedBy': void this.#answerDraw(event.by); break;
      case 'drawProposed': void this.#answerDraw(null);
    }
  }

  /** Somebody has sat down: tells of levels that nobody knows, and gets ready. */
  #sit(): void {
    for (const [player, name] of SEATS) {
      const { kind, level } = this.#seating(player);
      if (kind !== 'computer') continue;
      if (level !== undefined && !isLevel(level)) this.#host.cannotRead(name, `computer:${level}`, [{ code: 'bad-value', at: 9, length: level.length, expected: LEVEL_NAMES }]);
      else if (this.level(player) === 'perfect') this.#thinker().then((thinker) => { thinker.prepare(position(this.#view).options); }, () => {});
    }
    if (!this.watched) this.#held = false;
    // What holds them up is a button.
    else this.#host.take(() => {});
    this.#host.tell();
  }

  #asked(player: Player, history: History): Asked { return { level: this.level(player), seed: `${this.#host.element.seed ?? ''} ${player}`, history }; }

  async #thinker(): Promise<Thinker> { return (await import('./thinker/thinker.ts')).thinker(); }

  #history(before?: Entry): History {
    const view = this.#view, all = entries(view), line = before ? all.slice(0, all.indexOf(before)) : all;
    return { start: view.context.game.start, moves: line.map(({ move, after }) => ({ move, position: after })) };
  }

  /** What this player answers: thought out where there is time and room for it; where it cannot be loaded, by the default level, which is always at hand. */
  async #answer<T>(player: Player, at: { thinker(thinker: Thinker, asked: Asked): Promise<T>; hand(opponent: ReturnType<typeof createOpponent>, history: History): T | Promise<T> }): Promise<T> {
    const asked = this.#asked(player, this.#history()), { level, seed, history } = asked;
    if (level !== DEFAULT_LEVEL) {
      try {
        const answer = await at.thinker(await this.#thinker(), asked);
        this.#missing.delete(level);
        return answer;
      } catch {
        this.#missing.add(level);
      }
    }
    return at.hand(createOpponent({ seed }), history);
  }

  /** Answers the request that waits, if it waits for a computer: not when it has become another, while the table is away, or while they are held up. */
  async #move(): Promise<void> {
    const view = this.#view, player = playerToMove(view), { key } = view.context;
    if (!this.#mayMove(view)) return;
    // What it does is told in words by whoever has the table in hand: it is loaded meanwhile.
    this.#host.take(() => {});
    const level = this.level(player), wait = this.watched && this.#step === null ? WATCHED_PAUSE : PAUSE;
    const [move] = await Promise.all([
      this.#answer(player, { thinker: (thinker, asked) => thinker.move(asked), hand: (opponent, history) => opponent.move(history) }),
      new Promise((done) => setTimeout(done, wait)),
    ]);
    // What the other player did is seen to its end before it is answered.
    await this.#host.hand()?.still();
    const now = this.#view;
    if (!this.#host.element.isConnected || now.context.key !== key || !this.#mayMove(now)) return;
    this.#step = null;
    const standsIn = this.standsIn(player);
    this.#moved.set(position(now), { level: standsIn ? DEFAULT_LEVEL : level, standsIn });
    this.#host.send({ type: 'MOVE', move, by: 'external', key });
  }

  /** Answers a draw that the other player offers (`by`), or that the table proposes (null). When there is none any more, the game goes on. */
  async #answerDraw(by: Player | null): Promise<void> {
    if (this.#view.value.draw === 'none') return this.#move();
    for (const player of ['a', 'x'] as const) {
      const isAsked = (): boolean => this.#isComputer(player) && by !== player && this.#view.context.agreedBy !== player;
      if (!isAsked()) continue;
      const before: GameSnapshot = this.#view, { value: { draw }, context: { game } } = before;
      const yes: boolean = await this.#answer(player, { thinker: (thinker, asked) => thinker.acceptsDraw(asked, player), hand: (opponent, history) => opponent.acceptsDraw(history, player) });
      // It may have been taken back meanwhile, or answered.
      if (this.#view.value.draw !== draw || this.#view.context.game !== game || !isAsked()) return;
      this.#host.send({ type: draw === 'offered' ? (yes ? 'DRAW_ACCEPT' : 'DRAW_DECLINE') : yes ? 'AGREE' : 'PLAY_ON', by: player });
    }
  }

  /** Holds two computers up, lets them go on, or lets them make one move. */
  watch(how: 'hold' | 'goOn' | 'step'): void {
    this.#held = how !== 'goOn';
    this.#step = how === 'step' ? this.#view.context.key : null;
    this.#host.tell();
    void this.#move();
  }

  /** The move before `view` as a computer played it here; null when a person did. */
  played(entry: Entry | null): Played | null {
    const by = entry && this.#moved.get(entry.before);
    return entry && by ? { ...by, entry, why: () => this.#why(entry, by.level) } : null;
  }

  /** What it plays is settled by the seed, so it thinks once more. */
  async #why(entry: Entry, level: Level): Promise<Choice | null> {
    const { seed } = this.#asked(entry.player, this.#history()), thinker = await this.#thinker();
    const choice = await thinker.choose({ level, seed, history: this.#history(entry) });
    return entry.move.startsWith(choice.move) ? choice : null;
  }
}
