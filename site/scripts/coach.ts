/* The coach of the first game: says what there is to do, gives hints in layers, and why somebody is paid. It sees what everybody sees. */
import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { describeMove } from '../../components/list-of-moves.ts';
import { parsePosition, parseRecord, type Award, type Kind, type Position } from '../../machine/index.ts';
import type { AnalysisWords } from '../../machine/opponent/analysis.en.ts';
import type { Judged } from '../../machine/opponent/analysis.ts';
import { advise } from '../../machine/opponent/index.ts';
import { judge } from '../../machine/rulebook/judge.ts';
import { assignmentCount, parseMove, withoutPicture } from '../../machine/rules/index.ts';

const lang = document.documentElement.lang === 'ko' ? 'ko' : 'en';
const [{ coachWords: words }, { around }] = await Promise.all([
  lang === 'ko' ? import('../lessons/coach.ko.ts') : import('../lessons/coach.en.ts'), lang === 'ko' ? import('../../components/words/around.ko.ts') : import('../../components/words/around.en.ts'),
]);
const coach = document.querySelector<HTMLElement>('[data-coach]')!, table = document.querySelector<BlueLionGame>('#first-game')!;
const part = <Kind extends HTMLElement = HTMLElement>(name: string): Kind => coach.querySelector<Kind>(`[data-part=${name}]`)!;
const me = 'a';
/** A combination by the rule that pays it. */
const kindOf: Partial<Record<string, Kind>> = { 'R5.2': 'interrogation', 'R5.3': 'theft', 'R5.4': 'heist' };
/** So many diamonds worse than the best is worth a word. */
const MUCH = 1;

const known = new Set<string>();
let recorded = table.state.record.length, layer = 0;

function read(): Position | null {
  const parsed = parsePosition(table.state.position);
  return parsed.ok ? parsed.value : null;
}
const write = (name: string, text: string): void => { part(name).textContent = text; part(name).hidden = text === ''; };

/** What there is to do now; the first time of its kind in full. */
function ask(): void {
  const { stage, turn } = table.state;
  layer = 0;
  write('hint', '');
  part('show').hidden = true;
  part('more').textContent = words.hint;
  part('more').hidden = turn !== me || stage === 'over';
  if (stage === 'over') return;
  if (turn !== me) { write('task', words.waits); return; }
  write('task', known.has(stage) ? words.stages[stage].again : words.stages[stage].first);
  known.add(stage);
}

/** What every move comes to, exactly, once there is nothing left to turn up; null before that, and where it cannot be worked out. The game is solved for it when it is first asked for. */
async function exactly(here: Position): Promise<readonly Judged[] | null> {
  if (here.loose.length > 0 || assignmentCount(here) > 1) return null;
  try {
    const [{ thinker }, { judgeMoves }] = await Promise.all([import('../../components/thinker/thinker.ts'), import('../../machine/opponent/analysis.ts')]);
    return judgeMoves(here, await thinker().rate(here));
  } catch { return null; }
}
const analysisIn = async (): Promise<AnalysisWords> => (lang === 'ko' ? await import('../../machine/opponent/analysis.ko.ts') : await import('../../machine/opponent/analysis.en.ts')).analysisWords;

/** What is best for sure in the position that stands there, as soon as it is known. */
let sure: { readonly position: string; readonly best: Best | null } = { position: '', best: null };
interface Best { readonly move: string; readonly because: string }

/** Finds out what is best for sure where something can be forced; a hint that has been given meanwhile is put right. */
async function lookFurther(here: Position): Promise<void> {
  const { position } = table.state;
  if (sure.position === position) return;
  sure = { position, best: null };
  const [first] = await exactly(here) ?? [];
  if (!first?.exact || first.exact.result === 'even') return;
  const because = (await analysisIn()).value(here, first);
  if (sure.position !== position) return;
  sure = { position, best: { move: first.move, because } };
  if (layer > 0 && table.state.position === position) tell();
}

/** The best that can be done and what speaks for it: for sure, where that is known; else by looking one action ahead. */
function best(): Best | null {
  const here = read();
  if (!here) return null;
  if (sure.position === table.state.position && sure.best) return sure.best;
  const list = advise(here), advice = list.at(0), [reason] = advice?.reasons ?? [];
  return advice && reason ? { move: advice.move, because: words.best(reason.kind, reason.points, reason.odds > 0.999, kindOf[reason.rule ?? ''] ?? null, list.some(({ mine }) => mine > 0)) } : null;
}

/** The hint, as far as it has been asked for. */
function tell(): void {
  const found = best(), here = read();
  if (found && here) write('hint', [found.because, words.kinds[parseMove(found.move)!.kind], `${describeMove(found.move, here, around)}.`].slice(0, layer).join(' '));
}

function hint(): void {
  const here = read();
  if (!here || !best()) return;
  layer++;
  tell();
  void lookFurther(here);
  part('more').textContent = layer === 1 ? words.more : words.show;
  part('more').hidden = layer >= 3;
  part('show').hidden = layer < 3;
}

function moved(event: Event): void {
  const { move, awards, record } = (event as CustomEvent<{ move: string; awards: readonly Award[]; record: string }>).detail, read = parseRecord(record);
  const was = read.ok ? (read.value.moves.at(-2)?.position ?? read.value.start) : null;
  const reasons = part<HTMLUListElement>('why'), owners = new Set(awards.map((award) => award.for));
  write('why-title', awards.length === 0 ? '' : owners.size > 1 ? words.both : words.why(awards[0].for));
  reasons.replaceChildren(...(was && awards.length > 0 ? judge(was, move).trace.filter(({ rule }) => rule).map(({ rule, words: told }) => {
    const item = document.createElement('li'), link = document.createElement('a');
    link.href = `${coach.dataset.rules!}#${rule!.toLowerCase().replace('.', '-')}`;
    link.textContent = rule;
    item.append(link, ` ${told[lang]}`);
    return item;
  }) : []));
  write('said', was?.turn === me ? judged(was, move, awards) : '');
  part('take-back').hidden = part('said').hidden;
  if (was?.turn === me) void givenAway(was, move, record);
}

/** A word about what was given away for sure, in place of what one action ahead has shown. */
async function givenAway(was: Position, move: string, record: string): Promise<void> {
  const mine = (await exactly(was))?.find((each) => each.move === withoutPicture(move));
  if (mine?.loses?.kind !== 'result') return;
  const { loses } = await analysisIn();
  if (!table.state.record.startsWith(record)) return;
  write('said', `${loses(mine.loses)} ${words.better(0)}`);
  part('take-back').hidden = false;
}

/** A word about what the learner did, when it hurts. */
function judged(was: Position, move: string, awards: readonly Award[]): string {
  if (awards.length > 0 && awards.every((award) => award.for !== me)) return words.ownGoal;
  const list = advise(was), mine = list.find((advice) => advice.move === move.replace(/=.*/, ''));
  return mine && list[0].value - mine.value >= MUCH ? words.better(Math.max(0, mine.risk.most)) : '';
}

table.addEventListener('blue-lion-move', moved);
table.addEventListener('blue-lion-turn', ask);
table.addEventListener('blue-lion-end', () => {
  write('task', words.over[table.state.winner ?? 'draw']);
  part('more').hidden = true;
  part('show').hidden = true;
  write('hint', '');
});
// What is taken back is forgotten, also by the table's own button, and so is a game for a new one.
table.addEventListener('blue-lion-change', () => {
  const { length } = table.state.record, isBack = length < recorded;
  recorded = length;
  if (!isBack) return;
  for (const name of ['said', 'why-title']) write(name, '');
  part('why').replaceChildren();
  part('take-back').hidden = true;
  ask();
});
part('more').addEventListener('click', hint);
part('show').addEventListener('click', () => { const found = best(); if (found) table.play(found.move); });
part('take-back').addEventListener('click', () => { table.undo(); part('task').focus(); });
part('show').textContent = words.play;
part('take-back').textContent = words.takeBack;
coach.hidden = false;
ask();
