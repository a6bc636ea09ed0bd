/* What only a table that is played at needs: loaded when it is first touched, or when something happens. */
export { enter, leave, say } from './announcer.ts';
export { keepFocus, placeFocus } from './focus.ts';
export { answerKey } from './keys.ts';
export { BlueLionMessage } from './parts/message.ts';
export { spoken, tellNews } from './tell-events.ts';
