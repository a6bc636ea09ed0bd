import { choosing, entries, playerToMove, type GameActor, type GameEvent } from '../machine/game/chart.ts';
import type { Opponent } from '../machine/opponent/index.ts';
import { createOpponent } from '../machine/opponent/index.ts';
import { rivalOf, type Player } from '../machine/rules/index.ts';
import type { Seating } from './settings.ts';

/** How long a computer seems to think at least, in milliseconds: a move that comes at once is not seen. */
const PAUSE = 650;

/** The computers at a table. They are told what everybody has seen, and nothing else. */
export class Computers {
  readonly #opponents = new Map<string, Opponent>();
  readonly #table: Element & { readonly seed: string | null };
  readonly #actor: GameActor;
  readonly #seating: (player: Player) => Seating;
  readonly #send: (event: GameEvent) => void;
  readonly #still: () => Promise<void>;

  constructor(table: Element & { readonly seed: string | null }, actor: GameActor, seating: (player: Player) => Seating, send: (event: GameEvent) => void, still: () => Promise<void>) {
    this.#table = table;
    this.#actor = actor;
    this.#seating = seating;
    this.#send = send;
    this.#still = still;
  }

  #opponent(player: Player): Opponent {
    const { level } = this.#seating(player), seed = `${this.#table.seed ?? ''} ${player}`, key = `${level} ${seed}`;
    let opponent = this.#opponents.get(key);
    if (!opponent) this.#opponents.set(key, opponent = createOpponent({ seed, ...(level !== undefined && { level }) }));
    return opponent;
  }

  get #history(): Parameters<Opponent['move']>[0] {
    const view = this.#actor.getSnapshot();
    return { start: view.context.game.start, moves: entries(view).map(({ move, after }) => ({ move, position: after })) };
  }

  /** Answers the request that waits, if it waits for a computer: not when it has become another, or while the table is away. */
  async move(): Promise<void> {
    const view = this.#actor.getSnapshot(), player = playerToMove(view), { key } = view.context;
    if (this.#seating(player).kind !== 'computer' || choosing(view) !== 'waiting') return;
    const [move] = await Promise.all([this.#opponent(player).move(this.#history), new Promise((done) => setTimeout(done, PAUSE))]);
    // What the other player did is seen to its end before it is answered.
    await this.#still();
    const now = this.#actor.getSnapshot();
    // A draw that the table proposes is answered by the person before the game goes on.
    const asksPerson = now.value.draw === 'proposed' && this.#seating(rivalOf(player)).kind === 'human';
    if (this.#table.isConnected && now.context.key === key && !asksPerson) this.#send({ type: 'MOVE', move, by: 'external', key });
  }

  /** Answers a draw that the other player offers (`by`), or that the table proposes (null). When there is none any more, the game goes on. */
  answerDraw(by: Player | null): void {
    const { context, value: { draw } } = this.#actor.getSnapshot();
    if (draw === 'none') {
      void this.move();
      return;
    }
    for (const player of ['a', 'x'] as const) {
      if (this.#seating(player).kind !== 'computer' || by === player || context.agreedBy === player) continue;
      const yes = this.#opponent(player).acceptsDraw(this.#history, player);
      this.#send({ type: draw === 'offered' ? (yes ? 'DRAW_ACCEPT' : 'DRAW_DECLINE') : yes ? 'AGREE' : 'PLAY_ON', by: player });
    }
  }
}
