/* The coach of the first game: says what there is to do, gives hints in layers, and why somebody is paid. It sees what everybody sees. */
import '../../components/index.ts';
import type { BlueLionGame } from '../../components/index.ts';
import { describeMove } from '../../components/list-of-moves.ts';
import { parsePosition, parseRecord, type Award, type Kind, type Position } from '../../machine/index.ts';
import { advise, type Advice } from '../../machine/opponent/index.ts';
import { judge } from '../../machine/rulebook/judge.ts';
import { parseMove } from '../../machine/rules/index.ts';

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

/** The best that can be done, as the public position says. */
function best(): { readonly advice: Advice; readonly somethingPays: boolean } | null {
  const here = read(), list = here ? advise(here) : [];
  return list.length > 0 ? { advice: list[0], somethingPays: list.some(({ mine }) => mine > 0) } : null;
}

function hint(): void {
  const found = best(), here = read();
  if (!found || !here) return;
  const { advice, somethingPays } = found, [reason] = advice.reasons, { move } = advice;
  layer++;
  const said = [words.best(reason.kind, reason.points, reason.odds > 0.999, kindOf[reason.rule ?? ''] ?? null, somethingPays), words.kinds[parseMove(move)!.kind], `${describeMove(move, here, around)}.`];
  write('hint', said.slice(0, layer).join(' '));
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
part('show').addEventListener('click', () => { const found = best(); if (found) table.play(found.advice.move); });
part('take-back').addEventListener('click', () => { table.undo(); part('task').focus(); });
part('show').textContent = words.play;
part('take-back').textContent = words.takeBack;
coach.hidden = false;
ask();
