/** Defines `<blue-lion-lesson>` and, for it, `<blue-lion-game>`, unless the page has them already. */
import { defineOnce } from '../define.ts';
import { BlueLionLesson } from './lesson.ts';

export { BlueLionLesson };
export { GOAL_WORDS, readGoal } from './goal.ts';
export { STEP_KINDS, type Step, type StepKind } from './step.ts';
export type { StepTexts } from './read.ts';

defineOnce('blue-lion-lesson', BlueLionLesson);

declare global {
  interface HTMLElementTagNameMap { 'blue-lion-lesson': BlueLionLesson }
}
