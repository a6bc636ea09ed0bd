import type { GameSnapshot } from '../machine/game/index.ts';
import { entries } from '../machine/game/index.ts';
import type { Opponent } from '../machine/opponent/index.ts';
import type { Player } from '../machine/rules/index.ts';
import type { Seating } from './settings.ts';

/** How long a computer seems to think at least, in milliseconds: a move that comes at once is not seen. */
const PAUSE = 650;

/** The computers at a table. They are told what everybody has seen, and nothing else. */
export class Computers {
  readonly #opponents = new Map<string, Promise<Opponent>>();

  /** The opponent for a seat; its code is loaded when the first one is needed. */
  #opponent({ level }: Seating, seed: string): Promise<Opponent> {
    const key = `${level} ${seed}`;
    let opponent = this.#opponents.get(key);
    if (!opponent) {
      opponent = import('../machine/opponent/index.ts').then(({ createOpponent }) => createOpponent({ seed, ...(level !== undefined && { level }) }));
      this.#opponents.set(key, opponent);
    }
    return opponent;
  }

  /** The move of a computer for the position as it stands, without a picture. */
  async move(seating: Seating, seed: string, snapshot: GameSnapshot): Promise<string> {
    const history = historyOf(snapshot);
    const [move] = await Promise.all([
      this.#opponent(seating, seed).then((opponent) => opponent.move(history)),
      new Promise((done) => setTimeout(done, PAUSE)),
    ]);
    return move;
  }

  /** Does a computer agree to a draw? */
  async acceptsDraw(seating: Seating, seed: string, snapshot: GameSnapshot, player: Player): Promise<boolean> {
    return (await this.#opponent(seating, seed)).acceptsDraw(historyOf(snapshot), player);
  }
}

const historyOf = (snapshot: GameSnapshot): Parameters<Opponent['move']>[0] =>
  ({ start: snapshot.context.game.start, moves: entries(snapshot).map(({ move, after }) => ({ move, position: after })) });
