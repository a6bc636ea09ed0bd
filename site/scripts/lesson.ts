import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import type { Award, TraceEntry } from '../../machine/index.ts';
import { judge, type Step, type Verdict } from '../lessons/lesson.ts';
import { stealIt } from '../lessons/steal-it.ts';

for (const step of stealIt) follow(step, document.querySelector<HTMLElement>(`[data-step=${step.id}]`)!);

/** Judges what the learner does in one step, and says it below the table. What is wrong stays until the learner takes it back. */
function follow(step: Step, section: HTMLElement): void {
  const table = section.querySelector<BlueLionGame>('blue-lion-game')!;
  const takeBack = section.querySelector<HTMLElement>('[data-take-back]')!;

  const say = (verdict: Verdict | null): void => {
    for (const each of section.querySelectorAll<HTMLElement>('[data-verdict]')) each.hidden = each.dataset.verdict !== verdict;
    takeBack.hidden = verdict === null;
  };

  table.addEventListener('blue-lion-move', (event) => {
    const { awards, trace } = (event as CustomEvent<{ awards: readonly Award[]; trace: readonly TraceEntry[] }>).detail;
    const verdict = judge(step, { awards, trace });
    say(verdict);
    if (verdict === 'met') section.querySelector<HTMLElement>('[data-done]')!.hidden = false;
  });
  // Also what is taken back at the table itself puts the step back to its beginning.
  table.addEventListener('blue-lion-change', () => {
    if (table.state.position === step.position) say(null);
  });
  takeBack.addEventListener('click', () => {
    table.undo();
    // The button goes, so the reader is led back to the task; the table comes next.
    section.querySelector<HTMLElement>('[data-task]')!.focus();
  });
  section.querySelector('[data-show]')!.addEventListener('click', () => {
    if (table.state.position !== step.position) table.undo();
    table.play(step.shown);
  });
}
