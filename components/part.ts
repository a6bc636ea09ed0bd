import { ContextEvent } from '@lit/context';
import { LitElement, nothing } from 'lit';
import type { GameEvent } from '../machine/game/chart.ts';
import { tableContext, type Table } from './context.ts';

/** What a part may ask of its table: an event of the game, or something the table itself does. */
export type Ask = GameEvent | { readonly type: 'NOTICE'; readonly notice: NonNullable<Table['notice']> };

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
