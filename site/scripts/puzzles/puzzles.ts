/* The page of puzzles: today's, those of the last days, and as many more as somebody likes. What needs the solved game waits for it; nothing else does. */
import type { BlueLionLesson } from '../../../components/lesson/lesson.ts';
import { parsePosition } from '../../../machine/notation/index.ts';
import { random, seedAfter, anySeed } from '../../../machine/game/random.ts';
import { dateOf, dayOf, posed, puzzleOn, type Posed } from '../../../machine/opponent/puzzles-daily.ts';
import { examine, making, PUZZLE_KINDS, type Grade, type PuzzleKind } from '../../../machine/opponent/puzzles.ts';
import type { Solved } from '../../../machine/opponent/solver/index.ts';
import { hashOf, namedIn, type Named } from './address.ts';
import { daysInARow, isRemembered, solve, solvedDays, type How } from './kept.ts';
import { fill, stepElement, titleOf, type PuzzleWords } from './pose.ts';

const place = document.querySelector<HTMLElement>('[data-puzzles]')!;
const lesson = place.querySelector<BlueLionLesson>('blue-lion-lesson')!;
const find = <Found extends HTMLElement>(name: string): Found => place.querySelector<Found>(`[data-part=${name}]`)!;
const lang = document.documentElement.lang === 'ko' ? 'ko' : 'en';
const words = JSON.parse(place.querySelector('[data-words]')!.textContent) as PuzzleWords;
const kindChoice = find<HTMLSelectElement>('kind'), gradeChoice = find<HTMLSelectElement>('grade'), share = find<HTMLButtonElement>('share'), field = find<HTMLTextAreaElement>('text');

const today = (): number => dayOf(Date.now());
const long = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }), short = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const at = (day: number): Date => new Date(day * 86_400_000);

/** What is shown: which, and what it asks; null while it is being looked for. */
let named: Named = { what: 'day', day: today() };
let shown: Posed | null = null;
/** What has happened to it so far. */
let how: How = 'first';
let isTouched = false, isSolved = false;
/** Counts what was asked for: what comes too late is not laid. */
let round = 0;

// The solved game

let solving: Promise<Solved> | null = null;

/** Solves the game beside the page, or in slices on it, and says how far it is. */
function solved(): Promise<Solved> {
  const meter = find<HTMLProgressElement>('meter');
  solving ??= (async () => {
    const { thinker } = await import('../../../components/thinker/thinker.ts');
    const found = await thinker().solved('rulebook', ({ stage, done }) => { meter.value = stage === 'moves' ? done / 2 : 0.5 + done / 2; });
    lesson.values = found;
    return found;
  })().catch((reason: unknown) => {
    solving = null;
    find('failed').hidden = false;
    throw reason;
  }).finally(() => { waiting(false); });
  return solving;
}

/** The line that says so keeps its place, so that nothing moves when it goes. */
function waiting(on: boolean): void {
  find('solving').classList.toggle('is-on', on && lesson.values === null);
}

const needsSolving = (kind: PuzzleKind): boolean => kind === 'win' || kind === 'hold';

// What is seen

function tell(): void {
  const days: Readonly<Partial<Record<string, How>>> = solvedDays(), row = daysInARow(today());
  find('heading').textContent = named.what === 'day' ? fill(named.day === today() ? words.today : words.ofDay, { date: long.format(at(named.day)) }) : named.what === 'seed' ? words.another : words.given;
  find('about').textContent = shown ? `${words.kinds[shown.kind]} · ${fill(words.grade, { n: shown.grade })}` : words.making;
  const before = named.what === 'day' ? days[dateOf(named.day)] : undefined;
  find('said').textContent = isSolved ? words[how] : before ? words[before] : '';
  share.hidden = !shown;
  find('row').textContent = row > 1 ? fill(words.row, { n: row }) : '';
  find('not-kept').hidden = isRemembered();
  find('to-today').hidden = named.what === 'day' && named.day === today();
  for (const [i, line] of [...find('week').children].entries()) {
    const day = today() - i, { kind, grade } = puzzleOn(day), link = line.querySelector('a')!, date = dateOf(day), isDone = days[date] !== undefined, mark = days[date] ?? 'open';
    link.href = `#${dateOf(day)}`;
    link.textContent = short.format(at(day));
    line.querySelector('[data-about]')!.textContent = `${words.kinds[kind]} · ${fill(words.grade, { n: grade })} · ${words.marks[mark]}`;
    line.classList.toggle('is-solved', isDone);
    if (named.what === 'day' && named.day === day) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}

/** Lays what was found. */
async function lay(puzzle: Posed, id: string): Promise<void> {
  shown = puzzle;
  isTouched = isSolved = false;
  how = 'first';
  lesson.done = [];
  lesson.replaceChildren(stepElement(id, puzzle, words, lang));
  note(null);
  tell();
  // The element reads its steps when it hears of them.
  await new Promise(requestAnimationFrame);
  await lesson.updateComplete;
  if (needsSolving(puzzle.kind) && lesson.values === null) {
    waiting(true);
    void solved().catch(() => {});
  } else waiting(false);
}

/** Gives the page a turn now and then. */
const breath = (): Promise<void> => new Promise((done) => { setTimeout(done, 0); });

/** Makes the puzzle of a seed: the same in every browser, whatever is chosen or left open. */
async function made(seed: string, kind: PuzzleKind | null, grade: Grade | null, isStale: () => boolean): Promise<Posed | null> {
  const draw = random(`puzzle ${seed}`), of = kind ?? PUZZLE_KINDS[draw(4)], level = grade ?? ((1 + draw(5)) as Grade);
  if (needsSolving(of)) waiting(true);
  const values = needsSolving(of) ? await solved() : null, steps = making(draw, of, level, values);
  for (let began = performance.now(); ;) {
    const step = steps.next();
    if (step.done) return posed(step.value);
    if (performance.now() - began < 8) continue;
    await breath();
    if (isStale()) return null;
    began = performance.now();
  }
}

/** Any position that somebody asks about, if it is such a puzzle. */
async function ofPosition({ position, kind, tile }: Extract<Named, { what: 'position' }>): Promise<Posed | null> {
  const read = parsePosition(position);
  if (!read.ok) return null;
  if (needsSolving(kind)) waiting(true);
  const puzzle = examine(kind, read.value, needsSolving(kind) ? await solved() : null, { tile });
  return puzzle && posed(puzzle);
}

/** Shows what the address names. */
async function show(): Promise<void> {
  const mine = ++round, wanted = namedIn(location.hash, today()), isStale = (): boolean => mine !== round;
  find('bad').hidden = wanted !== null;
  find('none').hidden = true;
  find('new').hidden = true;
  find('failed').hidden = true;
  named = wanted ?? { what: 'day', day: today() };
  if (named.what === 'day') return lay(puzzleOn(named.day), `day-${dateOf(named.day)}`);
  shown = null;
  tell();
  try {
    const puzzle = named.what === 'seed' ? await made(named.seed, named.kind, named.grade, isStale) : await ofPosition(named);
    if (isStale()) return;
    waiting(false);
    if (puzzle) return await lay(puzzle, `puzzle-${mine}`);
    find('none').hidden = false;
  } catch {
    if (isStale()) return;
  }
  named = { what: 'day', day: today() };
  await lay(puzzleOn(named.day), `day-${dateOf(named.day)}`);
}

function note(name: 'shared' | 'copyThis' | null): void {
  for (const each of place.querySelectorAll<HTMLElement>('[data-note]')) each.hidden = each.dataset.note !== name;
}

/** What can be told to others: what it asks, how hard it is, how it went, and where it is; not how it goes. */
function told(): string {
  const days = solvedDays(), mark = isSolved ? how : named.what === 'day' ? days[dateOf(named.day)] : undefined;
  const values = { title: titleOf(shown!, words), n: shown!.grade, date: named.what === 'day' ? dateOf(named.day) : '' };
  const address = `${location.href.replace(/#.*/s, '')}${named.what === 'day' ? `#${dateOf(named.day)}` : location.hash}`;
  return [fill(named.what === 'day' ? words.shareText : words.shareOther, values), mark ? words.shareMarks[mark] : '', address].filter(Boolean).join('\n');
}

// What somebody does

/** Has the last hint been asked for, the one that shows what to do? */
const wasShown = (): boolean => (lesson.shadowRoot?.querySelectorAll('.hints > .hint').length ?? 0) > (shown?.kind === 'win' && shown.ways > 2 ? 1 : 2);

await import('../../../components/lesson/index.ts');
await show();
addEventListener('hashchange', () => { void show().then(() => { lesson.shadowRoot?.querySelector<HTMLElement>('[part=task]')?.focus(); }); });

lesson.addEventListener('blue-lion-step', () => {
  if (!shown || isSolved) return;
  isSolved = true;
  if (named.what === 'day') solve(dateOf(named.day), how);
  tell();
});
lesson.addEventListener('blue-lion-step-missed', () => { if (!isSolved && how === 'first') how = 'later'; });
lesson.addEventListener('blue-lion-move', () => { isTouched = true; });
lesson.addEventListener('click', () => { void lesson.updateComplete.then(() => { if (!isSolved && wasShown()) how = 'shown'; }); });

find('make').addEventListener('click', () => {
  const seed = seedAfter(anySeed()).slice(0, 8);
  location.hash = hashOf(seed, (kindChoice.value || null) as PuzzleKind | null, (Number(gradeChoice.value) || null) as Grade | null);
});
share.addEventListener('click', () => {
  void (async () => {
    const text = told();
    try {
      await navigator.clipboard.writeText(text);
      note('shared');
    } catch {
      note('copyThis');
      field.value = text;
      field.select();
    }
  })();
});

/** The day changes at midnight UTC: what is being solved stays, what was only looked at makes room. */
let lastDay = today();
function newDay(): void {
  if (today() === lastDay) return;
  const wasToday = named.what === 'day' && named.day === lastDay && location.hash === '';
  lastDay = today();
  if (wasToday && !isTouched && !isSolved) void show();
  else {
    find('new').hidden = false;
    tell();
  }
}
function untilMidnight(): void {
  setTimeout(() => { newDay(); untilMidnight(); }, Math.max(1000, (today() + 1) * 86_400_000 - Date.now() + 50));
}
untilMidnight();
// Clocks of pages that sleep stand still.
document.addEventListener('visibilitychange', newDay);
addEventListener('storage', () => { tell(); });
