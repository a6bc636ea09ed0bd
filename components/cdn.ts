/** The single file: the element with both languages and the simple opponent. */
import { reader } from '../machine/game/reading.ts';
import { BlueLionGame } from './blue-lion-game.ts';
import { defineOnce } from './define.ts';
import { useReader } from './reader.ts';

useReader(reader);
defineOnce('blue-lion-game', BlueLionGame);

/** Loads and defines `<blue-lion-lesson>`. A page that has one when this file comes need not call it. */
export const loadLesson = (): Promise<typeof import('./lesson/index.ts')> => import('./lesson/index.ts');
if (document.querySelector('blue-lion-lesson')) void loadLesson();

/** The same for `<blue-lion-referee>`. */
export const loadReferee = (): Promise<typeof import('./referee/index.ts')> => import('./referee/index.ts');
if (document.querySelector('blue-lion-referee')) void loadReferee();

export { BlueLionGame };
