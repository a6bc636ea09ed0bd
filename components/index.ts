/** Defines `<blue-lion-game>`, unless the page has it already. For the class alone import `blue-lion-game/element`. */
import { BlueLionGame } from './blue-lion-game.ts';
import { defineOnce } from './define.ts';

export { BlueLionGame, type BlueLionState } from './blue-lion-game.ts';
export type { BlueLionEvents } from './events.ts';

defineOnce('blue-lion-game', BlueLionGame);

declare global {
  interface HTMLElementTagNameMap { 'blue-lion-game': BlueLionGame }
}
