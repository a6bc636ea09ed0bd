/** Defines `<blue-lion-game>`, unless the page has it already. For the class alone import `blue-lion-game/element`. */
import { BlueLionGame } from './blue-lion-game.ts';
import { defineOnce } from './define.ts';
import { loadReader } from './reader.ts';

export { BlueLionGame, type BlueLionState } from './blue-lion-game.ts';
export type { BlueLionEvents } from './events.ts';

// Tables that are on the page with a text to be read find what reads it, and are drawn right at once.
if (document.querySelector('blue-lion-game:is([position],[record],[options])')) await loadReader();

defineOnce('blue-lion-game', BlueLionGame);

declare global {
  interface HTMLElementTagNameMap { 'blue-lion-game': BlueLionGame }
}
