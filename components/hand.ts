/* What only a table that is played at needs: loaded when it is first touched. */
export { focusTarget } from './focus.ts';
export { answerKey } from './keys.ts';
