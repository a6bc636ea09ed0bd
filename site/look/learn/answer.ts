/* What a step comes to when its last hint is followed: in words, and how the table then looks. For those who read a lesson. */
import { accepted, after, backOf, fresh, outcomeOf } from '../../../components/lesson/step.ts';
import type { Attempt } from '../../../components/lesson/goal.ts';
import { describeMove } from '../../../components/list-of-moves.ts';
import { around as aroundEn } from '../../../components/words/around.en.ts';
import { around as aroundKo } from '../../../components/words/around.ko.ts';
import { lessonWords as wordsEn } from '../../../components/words/lesson.en.ts';
import { lessonWords as wordsKo } from '../../../components/words/lesson.ko.ts';
import { check, parsePosition, reveals, stage, type Position } from '../../../machine/index.ts';
import { judge } from '../../../machine/rulebook/judge.ts';
import type { Lang } from '../../../machine/rulebook/types.ts';
import type { LessonStep } from '../../lessons/course/lesson.ts';
import { draw } from '../rules/told.ts';

/** Words of the element, which says the same where there is script. */
export const elementWords = (lang: Lang) => (lang === 'ko' ? wordsKo : wordsEn);
const aroundOf = (lang: Lang) => (lang === 'ko' ? aroundKo : aroundEn);

export interface Answer {
  /** What the question comes to, of a step that asks one. */
  readonly says: string | null;
  /** Each move in words, and what it comes to. */
  readonly moves: readonly { readonly done: string; readonly comes: string }[];
  /** The table afterwards, as SVG text; null where nothing was done. */
  readonly drawing: string | null;
}

/** The position of a step; one that cannot be read ends the build. */
export function startOf({ id, position }: Pick<LessonStep, 'id' | 'position'>): Position {
  const parsed = parsePosition(position);
  if (!parsed.ok) throw new Error(`Step ${id}: ${position}: ${parsed.errors[0].message}`);
  return parsed.value;
}

/** How the table looks as a step begins. */
export const drawStart = (step: LessonStep, lang: Lang): string => draw(startOf(step), lang, step.memory !== undefined && step.memory !== 'off');

/** The moves of the learner and the answers of the rival, as they come in turn, until something is left to luck. */
export function answerOf(step: LessonStep, lang: Lang): Answer {
  const start = startOf(step), words = elementWords(lang), backs = step.memory !== undefined && step.memory !== 'off';
  if (step.kind === 'back') {
    const tile = step.tile ?? 1, under = backOf(start, tile);
    const seen = { ...start, row: start.row.map((each, i) => ({ ...each, back: i === tile - 1 && under !== 'open' ? under : null })) };
    return { says: words.guesses[under], moves: [], drawing: under === 'open' ? null : draw(seen, lang, true) };
  }
  if (step.kind === 'all') {
    // One after the other from the same table, whatever comes up.
    const all = accepted(step, start).map((move) => ({ done: describeMove(move, start, aroundOf(lang)), comes: reveals(start, move) ? '' : judge(start, move).words[lang] }));
    return { says: null, moves: all, drawing: null };
  }
  const mine = [...step.shown], theirs = [...(step.replies ?? [])], told: { done: string; comes: string }[] = [];
  let here = start, attempt: Attempt = fresh(start);
  while (stage(here) !== 'over') {
    const move = (here.turn === start.turn || step.kind === 'predict' ? mine : theirs).shift();
    if (move === undefined) break;
    told.push({ done: describeMove(move, here, aroundOf(lang)), comes: judge(here, move).words[lang] });
    if (!check(here, move).ok) break;
    const ways: readonly Attempt[] = after(attempt, move), [only] = ways;
    if (!only || ways.length > 1) break;
    attempt = only;
    here = only.moves.at(-1)!.played.position;
  }
  return { says: step.kind === 'predict' ? words.predictions[outcomeOf(start, step.shown) ?? 'nobody'] : null, moves: told, drawing: here === start ? null : draw(here, lang, backs) };
}
