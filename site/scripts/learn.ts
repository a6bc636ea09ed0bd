/* The map of the course: what is done, what comes next, and files with it. */
import { ask, offerFile } from './file.ts';
import { addFrom, isLessonDone, isRemembered, onProgress, progress, resultCsv, resultJson, startOver, stepsDone, writtenProgress, type FileFault, type Listed } from './progress.ts';

interface Says {
  readonly goOn: string; readonly begin: string; readonly finished: string; readonly done: string; readonly some: string; readonly lessons: string; readonly added: string;
  readonly faults: Readonly<Record<FileFault, string>>; readonly file: { readonly progress: string; readonly result: string }; readonly columns: readonly string[];
}

const map = document.querySelector<HTMLElement>('[data-course]')!, says = JSON.parse(map.dataset.state!) as Says;
const find = <Found extends HTMLElement>(name: string): Found => map.querySelector<Found>(`[data-part=${name}]`)!;
const entries = [...map.querySelectorAll<HTMLElement>('[data-entry]')].map((item) => {
  const { entry, number, title, steps } = item.dataset;
  return { item, id: entry!, number: number!, title: title!, steps: steps!.split(' ').filter(Boolean), href: item.querySelector('a')!.href };
});
const lessons = entries.filter(({ steps }) => steps.length > 0), go = find<HTMLAnchorElement>('go'), said = find('said');
const filled = (text: string, n: number, of: number): string => text.replace('{n}', String(n)).replace('{of}', String(of));

function show(): void {
  const all = progress();
  for (const { item, id, steps } of lessons) {
    const done = stepsDone(id, all).filter((step) => steps.includes(step)).length, isDone = isLessonDone(id, steps, all);
    item.dataset.is = isDone ? 'done' : done > 0 ? 'begun' : 'new';
    item.querySelector('[data-part=state]')!.textContent = isDone ? says.done : done > 0 ? filled(says.some, done, steps.length) : '';
  }
  const finished = lessons.filter(({ id, steps }) => isLessonDone(id, steps, all)).length, next = lessons.find(({ id, steps }) => !isLessonDone(id, steps, all));
  find('count').textContent = filled(says.lessons, finished, lessons.length);
  const isNew = lessons.every(({ item }) => item.dataset.is === 'new');
  go.textContent = next ? (isNew ? says.begin : says.goOn).replace('{lesson}', `${next.number} ${next.title}`) : says.finished;
  go.href = next?.href ?? go.dataset.after!;
  find('not-kept').hidden = isRemembered();
}
onProgress(show);

const today = (): string => new Date().toISOString().slice(0, 10);
find('export').addEventListener('click', () => { offerFile(`${says.file.progress}-${today()}.json`, 'application/json', writtenProgress(progress())); });
find('import').addEventListener('change', ({ currentTarget }) => {
  const input = currentTarget as HTMLInputElement, file = input.files?.[0];
  if (!file) return;
  void file.text().then(addFrom, (): FileFault => 'unreadable').then((fault) => {
    said.textContent = fault ? says.faults[fault] : says.added;
    // The same file again is a choice again.
    input.value = '';
  });
});
find('over').addEventListener('click', () => {
  void ask(find<HTMLDialogElement>('ask')).then((yes) => { if (yes) startOver(); });
});
find<HTMLFormElement>('result').addEventListener('submit', (event) => {
  event.preventDefault();
  const form = event.currentTarget as HTMLFormElement, isTable = (event.submitter as HTMLButtonElement | null)?.value !== 'json';
  const name = form.querySelector<HTMLInputElement>('[name=learner]')!.value.trim(), course: Listed[] = lessons.map(({ id, number, title, steps }) => ({ id, number, title, steps }));
  const file = `${says.file.result}-${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${today()}`;
  if (isTable) offerFile(`${file}.csv`, 'text/csv', resultCsv(name, says.columns, course));
  else offerFile(`${file}.json`, 'application/json', resultJson(name, course));
});
