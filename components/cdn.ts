/** The single file: the element with both languages and the simple opponent. */
import { reader } from '../machine/game/reading.ts';
import { BlueLionGame } from './blue-lion-game.ts';
import { defineOnce } from './define.ts';
import { useReader } from './reader.ts';

useReader(reader);
defineOnce('blue-lion-game', BlueLionGame);

export { BlueLionGame };
