/** Defines `<blue-lion-referee>`, unless the page has it already. */
import { defineOnce } from '../define.ts';
import { BlueLionReferee } from './referee.ts';

export { BlueLionReferee };
export type { BlueLionRefereeEvents, RefereeState } from './referee.ts';

defineOnce('blue-lion-referee', BlueLionReferee);

declare global {
  interface HTMLElementTagNameMap { 'blue-lion-referee': BlueLionReferee }
}
