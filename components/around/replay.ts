import { lastEntry, position, result } from '../../machine/game/chart.ts';
import { rivalOf, type Player } from '../../machine/rules/index.ts';
import type { Choosable, Table } from '../context.ts';
import type { Host } from '../host.ts';
import type { PanelWords } from '../words/panels.ts';
import { commented, stepper } from './stepping.ts';

/** How long a move stays before the next, in milliseconds at speed 1, and the speeds there are. */
const PAUSE = 1600;
const SPEEDS = [1, 2, 4, 0.5] as const;

/** Steps through a record: by hand, or on its own. */
export class Replay {
  readonly #host: Host;
  readonly #still: () => Promise<void>;
  /** Names the present run; another one, or none, has begun when it differs. */
  #run = 0;
  #runs = false;
  #speed: (typeof SPEEDS)[number] = 1;

  constructor(host: Host, still: () => Promise<void>) {
    this.#host = host;
    this.#still = still;
  }

  /** The table with the buttons of a replay. */
  lay(table: Table, words: PanelWords): Table {
    const { game } = table.view.context, of = game.line.length, at = game.cursor;
    const entry = lastEntry(table.view), { steps } = words;
    const bar: Choosable[] = [
      ...stepper(words, at, of, (to) => ({ around: 'step', at: to })),
      { key: 'run', label: this.#runs ? steps.stop : steps.run, mark: this.#runs ? 'pause' : 'play', open: of > 0, ask: { around: 'run', run: !this.#runs } },
      { key: 'speed', label: words.speed(this.#speed), mark: 'swapRight', open: true, ask: { around: 'speed' } },
      { key: 'share', label: steps.share, mark: 'share', open: true, ask: { around: 'share' } },
    ];
    return { ...table, told: entry ? commented(table.told, entry) : table.told, instead: { title: (at === of && this.#ending(table)) || words.replaying(at, of), bar } };
  }

  /** How the recorded game ended; empty when it goes on. An end without seven diamonds stands as a word at the end of the record. */
  #ending({ view, said }: Table): string {
    const [, resigned] = /\b(draw|[ax])(?:-resigns)?\s*$/.exec(this.#host.element.record ?? '') ?? [], { score } = position(view);
    const ended = result(view) ?? (resigned === 'draw' ? { winner: resigned } as const : resigned ? { winner: rivalOf(resigned as Player), resigned: resigned as Player } : null);
    return ended && said ? said.outcome({ ...ended, score }) : '';
  }

  /** To the position after so many moves. */
  step(at: number): void {
    this.run(false);
    this.#to(at);
  }

  #to(at: number): void {
    const { game } = this.#host, { cursor } = game.getSnapshot().context.game;
    if (at !== cursor) game.send({ type: at < cursor ? 'TAKE_BACK' : 'REDO', to: at });
  }

  /** The next of the speeds. */
  hurry(): void { this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length]!; }

  /** Lets it run, from the start if it stands at the end, or stops it. */
  run(runs: boolean): void {
    if (runs === this.#runs) return;
    this.#runs = runs;
    const run = ++this.#run;
    if (runs) void this.#go(run);
    this.#host.tell();
  }

  async #go(run: number): Promise<void> {
    const { game, element } = this.#host, now = () => game.getSnapshot().context.game;
    if (now().cursor === now().line.length) this.#to(0);
    for (;;) {
      await new Promise((done) => setTimeout(done, PAUSE / this.#speed));
      await this.#still();
      if (run !== this.#run) return;
      if (!element.isConnected || element.mode !== 'replay' || now().cursor === now().line.length) break;
      this.#to(now().cursor + 1);
    }
    this.run(false);
  }
}
