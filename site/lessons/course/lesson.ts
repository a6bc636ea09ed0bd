import type { Step } from '../../../components/lesson/step.ts';
import type { StepTexts } from '../../../components/lesson/read.ts';

/** The same in both languages. */
export interface Both<Text = string> { readonly en: Text; readonly ko: Text }

/** A step with what it says. */
export interface LessonStep extends Step { readonly texts: Both<StepTexts> }

/** A lesson of the course: its data. The prose around it is a page for each language. */
export interface Lesson {
  /** Stable, and the address of its page: /learn/ID/. Progress is kept under `ID/STEP`. */
  readonly id: string;
  /** Its number in the course, such as 3.2. */
  readonly number: string;
  readonly title: Both;
  /** What it is about, in one sentence: for the map of the course. */
  readonly about: Both;
  readonly steps: readonly [LessonStep, ...LessonStep[]];
}
