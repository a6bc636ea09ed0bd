/** The single file: the element with both languages and the simple opponent. */
export { BlueLionGame } from './index.ts';
