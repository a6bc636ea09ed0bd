import { ContextEvent } from '@lit/context';
import { LitElement, nothing } from 'lit';
import type { GameEvent } from '../machine/game/chart.ts';
import { tableContext, type Panel, type Table } from './context.ts';

/** What is asked of whoever has the table in hand: it is not the game's. */
export type HandAsk =
  /** A button came to nothing. */
  | { readonly around: 'notice'; readonly notice: NonNullable<Table['notice']> }
  /** Opens a panel, or shuts it if it is open; `toType`: opens it, and the focus goes to its field, or its heading. */
  | { readonly around: 'panel'; readonly panel: Panel; readonly toType?: true }
  /** Looks back at the game as it was after so many moves; null: as it stands. */
  | { readonly around: 'look'; readonly at: number | null }
  /** Another game, with the seats changed. */
  | { readonly around: 'again' }
  | { readonly around: 'share' }
  /** A replay: to so many moves, or let it run and stop. */
  | { readonly around: 'step'; readonly at: number }
  | { readonly around: 'run'; readonly run: boolean }
  /** And faster, or slower again. */
  | { readonly around: 'speed' }
  /** Two computers: hold them up, let them go on, or make one move. */
  | { readonly around: 'watch'; readonly how: 'hold' | 'goOn' | 'step' };

/** What a part may ask of its table: an event of the game, or something that is done around it. */
export type Ask = GameEvent | HandAsk;

/** A request on its way up. */
export class AskEvent extends Event {
  static readonly type = 'blue-lion-ask';
  readonly ask: Ask;
  constructor(ask: Ask) {
    super(AskEvent.type, { bubbles: true, composed: true });
    this.ask = ask;
  }
}

/**
 * A part of the table. It renders into itself, so that the whole table is one tree with one focus, and knows nothing
 * but the state that comes down by the context.
 */
export abstract class Part extends LitElement {
  #table: Table | null = null;
  #leave: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.dispatchEvent(new ContextEvent(tableContext, this, (table, leave) => {
      this.#table = table;
      this.#leave = leave;
      this.requestUpdate();
    }, true));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave?.();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): unknown {
    return this.#table ? this.draw(this.#table) : nothing;
  }

  protected ask(ask: Ask): void {
    this.dispatchEvent(new AskEvent(ask));
  }

  protected abstract draw(table: Table): unknown;
}
