/* A lesson on its page: it goes on where somebody left off, what is done is kept, and every step has an address. */
import { ask } from './file.ts';
import { doStep, isLessonDone, isRemembered, markLesson, onProgress, progress, startOver, stepsDone } from './progress.ts';

const place = document.querySelector<HTMLElement>('[data-lesson]')!;
const lesson = place.querySelector('blue-lion-lesson')!, id = place.dataset.lesson!;
const steps = [...lesson.children].map((step) => step.id);
const find = <Found extends HTMLElement>(name: string): Found => place.querySelector<Found>(`[data-part=${name}]`)!;
const mark = find<HTMLButtonElement>('mark'), copy = find<HTMLButtonElement>('copy'), field = find<HTMLInputElement>('link'), done = find('done');

/** The step that the address names. */
const named = (): string | null => steps.find((step) => `#${step}` === location.hash) ?? null;
const shown = (): string => lesson.at ?? steps[0];
/** The address of the step that is shown. */
const address = (): string => `${location.href.replace(/#.*/s, '')}#${shown()}`;

function note(name: 'copied' | 'copyThis' | null): void {
  for (const each of place.querySelectorAll<HTMLElement>('[data-note]')) each.hidden = each.dataset.note !== name;
}

/** What is done, as it is kept now. */
function show(): void {
  const all = progress(), of = stepsDone(id, all).filter((step) => steps.includes(step)), isMarked = Object.hasOwn(all.lessons, id);
  if (lesson.done.length !== of.length || of.some((step) => !lesson.done.includes(step))) lesson.done = of;
  done.textContent = isLessonDone(id, steps, all) ? done.dataset.all! : done.dataset.some!.replace('{n}', String(of.length)).replace('{of}', String(steps.length));
  done.classList.toggle('is-done', isLessonDone(id, steps, all));
  mark.hidden = of.length === steps.length;
  mark.textContent = isMarked ? mark.dataset.unmark! : mark.dataset.mark!;
  find('not-kept').hidden = isRemembered();
}

function go(): void {
  lesson.whole = location.hash === '#whole';
  const step = named();
  if (step) lesson.at = step;
}

lesson.setAttribute('at', named() ?? steps.find((step) => !stepsDone(id).includes(step)) ?? steps[0]);
lesson.toggleAttribute('whole', location.hash === '#whole');
await import('../../components/lesson/index.ts');
onProgress(show);

addEventListener('hashchange', go);
lesson.addEventListener('blue-lion-step', (event) => { doStep(id, (event as CustomEvent<{ id: string }>).detail.id); });
/** The referee is asked about the step that is shown. */
const referee = find<HTMLAnchorElement>('referee'), asks = JSON.parse(referee.dataset.asks!) as Readonly<Record<string, string>>;
const tellReferee = (): void => { referee.href = asks[shown()] ?? referee.href; };
tellReferee();
lesson.addEventListener('blue-lion-step-change', () => {
  tellReferee();
  // The address is that of the step; the way back leads out of the page.
  history.replaceState(history.state, '', address());
  note(null);
});
mark.addEventListener('click', () => { markLesson(id, !Object.hasOwn(progress().lessons, id)); });
find('over').addEventListener('click', () => {
  void ask(find<HTMLDialogElement>('ask')).then((yes) => {
    if (!yes) return;
    startOver(id);
    lesson.reset(true);
    history.replaceState(history.state, '', address());
  });
});
copy.addEventListener('click', () => {
  void (async () => {
    try {
      await navigator.clipboard.writeText(address());
      note('copied');
    } catch {
      note('copyThis');
      field.value = address();
      field.select();
    }
  })();
});
find('print').addEventListener('click', () => { print(); });
