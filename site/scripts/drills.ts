/* Drills, one after the other: what is missed comes back soon. The first try counts; what is known is kept in this browser and nowhere else. */
import { backOf, fresh, outcomeOf, verdictOf } from '../../components/lesson/step.ts';
import { parsePosition, parseRecord } from '../../machine/notation/index.ts';
import { play } from '../../machine/rules/index.ts';
import { anySeed } from '../../machine/game/random.ts';
import type { BlueLionLesson } from '../../components/lesson/lesson.ts';
import { DRILLED, type Drill } from '../lessons/drills/index.ts';
import { answered, KNOWN_FROM, next, readState, START, type Known, type State } from '../lessons/drills/schedule.ts';
import { ask } from './file.ts';

const place = document.querySelector<HTMLElement>('[data-drills]')!;
const lesson = place.querySelector<BlueLionLesson>('blue-lion-lesson')!;
const find = <Found extends HTMLElement>(name: string): Found => place.querySelector<Found>(`[data-part=${name}]`)!;
const on = find<HTMLButtonElement>('next'), said = find('said'), which = find<HTMLSelectElement>('which');
const lang = document.documentElement.lang === 'ko' ? 'ko' : 'en';

// What is kept

const KEY = 'blue-lion-drills', VERSION = 1;
/** `among`: the first number of the rules that are trained; '' for all. */
interface Kept { readonly seed: string; readonly among: string; readonly state: State }
let isKept = true;

/** What is stored, if this page has written it. */
function stored(): Partial<Record<keyof Kept, unknown>> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Record<keyof Kept | 'version', unknown>> | null;
    return read?.version === VERSION ? read : {};
  } catch (fault) {
    // What cannot be read is nothing; where nothing can be read, nothing can be kept.
    isKept = fault instanceof SyntaxError;
    return {};
  }
}

function kept(): Kept {
  const { seed, among, state } = stored();
  return { seed: typeof seed === 'string' ? seed : anySeed(), state: readState(state), among: [...which.options].find(({ value }) => value === among)?.value ?? '' };
}

let now = kept();
function keep(change: Partial<Kept>): void {
  now = { ...now, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...now }));
    isKept = true;
  } catch {
    isKept = false;
  }
  tell();
}

// What is seen

const score = { right: 0, all: 0 };
let drill: Drill | null = null;
/** Has the drill been answered, so that what comes now does not count? */
let isAnswered = false;

const fill = (text: string, n: number, of: number): string => text.replace('{n}', String(n)).replace('{of}', String(of));

/** What is known of a rule, as a name of one of the states of the list. */
function stateOf(known: Known | undefined, count: number): 'fresh' | 'soon' | 'now' | 'later' | 'known' {
  if (!known) return 'fresh';
  if (known.row > 0) return 'soon';
  return known.due <= count + 1 ? 'now' : known.box >= KNOWN_FROM ? 'known' : 'later';
}

function tell(): void {
  const { count, rules } = now.state;
  find('score').textContent = fill(find('score').dataset.score!, score.right, score.all);
  find('known').textContent = fill(find('known').dataset.known!, DRILLED.filter((rule) => (rules[rule]?.box ?? 0) >= KNOWN_FROM).length, DRILLED.length);
  find('not-kept').hidden = isKept;
  on.textContent = (isAnswered ? on.dataset.next : on.dataset.skip)!;
  for (const line of place.querySelectorAll<HTMLElement>('[data-rule]')) {
    const known = rules[line.dataset.rule!], state = stateOf(known, count), texts = JSON.parse(line.parentElement!.dataset.states!) as Record<typeof state, string>;
    line.querySelector('[data-state]')!.textContent = fill(texts[state], known ? known.due - count - 1 : 0, 0);
    line.classList.toggle('known-now', (known?.box ?? 0) >= KNOWN_FROM);
    line.classList.toggle('missed', state === 'soon');
  }
}

/** A drill as `<blue-lion-lesson>` reads it. */
function stepElement({ step: { id, kind, position, goal, shown, rules, tile, memory, texts } }: Drill): HTMLElement {
  const element = document.createElement('blue-lion-step');
  element.id = id;
  for (const [name, value] of Object.entries({ kind, position, goal, shown: shown.join(' '), rules: rules.join(' '), tile, memory })) if (value !== undefined) element.setAttribute(name, String(value));
  for (const [say, text] of Object.entries(texts[lang])) {
    const line = document.createElement('p');
    line.dataset.say = say;
    line.textContent = text as string;
    element.append(line);
  }
  return element;
}

const chosen = () => DRILLED.filter((rule) => rule.startsWith(`R${now.among}`));

/** Lays the next drill. */
async function lay(): Promise<void> {
  drill = next(now.state, now.seed, chosen());
  isAnswered = false;
  said.replaceChildren();
  lesson.done = [];
  lesson.replaceChildren(stepElement(drill));
  tell();
  // The element reads its steps when it hears of them.
  await new Promise(requestAnimationFrame);
  await lesson.updateComplete;
}

// What the learner does

function answer(right: boolean): void {
  if (!drill || isAnswered) return;
  isAnswered = true;
  score.all++;
  if (right) score.right++;
  const link = document.createElement('a'), line = place.querySelector<HTMLAnchorElement>(`[data-rule="${drill.about}"] a`)!;
  link.href = line.href;
  link.textContent = line.textContent;
  said.replaceChildren(`${(right ? said.dataset.right : said.dataset.missed)!} `, link);
  keep({ state: answered(now.state, drill, right) });
}

/** What has been done at the table comes to nothing any more, or another answer was right. */
function isWrong(): boolean {
  if (!drill) return false;
  const { step } = drill, parsed = parsePosition(step.position);
  if (!parsed.ok) return false;
  if (step.kind === 'predict' || step.kind === 'back') {
    const [id, given] = lesson.value.split('\n').at(-1)!.split(' ');
    return id === step.id && given !== undefined && given !== (step.kind === 'predict' ? outcomeOf(parsed.value, step.shown) : backOf(parsed.value, step.tile!));
  }
  const record = lesson.table ? parseRecord(lesson.table.state.record) : null;
  if (!record?.ok) return false;
  let before = parsed.value;
  const moves = record.value.moves.flatMap(({ move }) => {
    const played = play(before, move), tried = played.ok ? [{ before, played }] : [];
    if (played.ok) before = played.position;
    return tried;
  });
  return verdictOf(step, { ...fresh(parsed.value), moves }) === 'wrong';
}

/** Has the last hint been asked for, the one that shows what to do? */
const wasShown = (): boolean => (lesson.shadowRoot?.querySelectorAll('.hints > .hint').length ?? 0) > 2;

await import('../../components/lesson/index.ts');
which.value = now.among;
await lay();

lesson.addEventListener('blue-lion-step', () => { answer(true); });
lesson.addEventListener('blue-lion-move', () => { if (isWrong()) answer(false); });
lesson.addEventListener('click', () => {
  void lesson.updateComplete.then(() => { if (wasShown() || isWrong()) answer(false); });
});
on.addEventListener('click', () => {
  // Who goes on without an answer did not know it.
  answer(false);
  void lay().then(() => { lesson.shadowRoot?.querySelector<HTMLElement>('[part=task]')?.focus(); });
});
which.addEventListener('change', () => {
  keep({ among: which.value });
  void lay();
});
find('over').addEventListener('click', () => {
  void ask(find<HTMLDialogElement>('ask')).then((yes) => {
    if (!yes) return;
    score.right = score.all = 0;
    keep({ seed: anySeed(), state: START });
    void lay();
  });
});
