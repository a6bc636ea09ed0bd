import { caseOf } from '../../../machine/rulebook/case.ts';
import { formatQuestion, QUESTION_NAME, RULING_NAME } from '../../../machine/rulebook/question.ts';
import { RULES_VERSION } from '../../../machine/rulebook/versions.ts';
import type { Ruling } from '../../../machine/rulebook/types.ts';
import { pageAt } from '../paths.ts';

/** The address that asks the referee about a move in a position, or about the position alone. What is no question ends the build. */
export function askAbout(position: string, move: string | undefined, locale: string | undefined): string {
  const question = formatQuestion({ position, move: move ?? '', beliefs: [null, null], version: RULES_VERSION });
  if (question === '') throw new Error(`No question for the referee: ${position} ${move ?? ''}`);
  return `${pageAt('/referee/', locale)}#${QUESTION_NAME}=${question}`;
}

/** The address that asks the referee what a ruling decides, with the ruling, from which the moves before it come; null where no position can show it. */
export function askAboutCase(ruling: Ruling, locale: string | undefined): string | null {
  const found = caseOf(ruling);
  return found && `${askAbout(found.position, found.move, locale)}&${RULING_NAME}=${ruling.id}`;
}
