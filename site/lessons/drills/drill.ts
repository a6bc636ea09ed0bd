/*
 * Referee drills: questions and tasks without end, made from a seed. A generator consists of cases, each about one rule; a case
 * drafts a step from a few draws, and may give up, because not every toss has what it asks for. What is handed out is sound:
 * it can be done, by no luck, and not by just anything.
 */
import { accepted, after, backOf, conditionOf, fresh, outcomeOf, verdictOf, type Step } from '../../../components/lesson/step.ts';
import type { StepTexts } from '../../../components/lesson/read.ts';
import { check, legalMoves, withoutPicture, type Position, type RuleId } from '../../../machine/rules/index.ts';
import { formatPosition } from '../../../machine/notation/index.ts';
import { random } from '../../../machine/game/random.ts';
import type { Both, LessonStep } from '../course/lesson.ts';

/** How hard: 1 is to be seen at a glance; 3 has shorter rows, fewer known backs, old combinations and other tables. */
export type Level = 1 | 2 | 3;
export const LEVELS: readonly Level[] = [1, 2, 3];

/** Draws a whole number from 0 to n - 1. */
export type Draw = (n: number) => number;

/** What a case comes up with. */
export interface Draft extends Omit<Step, 'id' | 'position'> { readonly position: Position; readonly texts: Both<StepTexts> }

/** One kind of question about one rule. */
export interface Case {
  readonly rule: RuleId;
  /** The level from which on it is asked; 1 if nothing is said. */
  readonly from?: Level;
  /** The last level at which it is asked. */
  readonly to?: Level;
  /** Null: not with these draws. */
  readonly draft: (draw: Draw, level: Level) => Draft | null;
}

export interface Generator {
  /** Stable: what a learner keeps hangs on it. */
  readonly id: string;
  readonly title: Both;
  readonly cases: readonly Case[];
}

export interface Drill {
  readonly generator: string;
  readonly level: Level;
  /** The rule that it was made for. */
  readonly about: RuleId;
  /** Position and question: two drills with the same key are the same. */
  readonly key: string;
  readonly rules: readonly RuleId[];
  readonly step: LessonStep;
}

/** The rules that a generator can ask about at a level. */
export const rulesOf = ({ cases }: Generator, level?: Level): readonly RuleId[] => [...new Set(cases.filter((each) => !level || isFor(each, level)).map(({ rule }) => rule))];
const isFor = ({ from = 1, to = 3 }: Case, level: Level): boolean => from <= level && level <= to;

/** Can it be answered, by no luck, and not by just anything? */
export function isSound({ kind, goal, position, shown, tile }: Draft): boolean {
  if (kind === 'predict') return outcomeOf(position, shown) !== null;
  if (kind === 'back') return tile !== undefined && position.row[tile - 1] !== undefined && backOf(position, tile) !== position.row[tile - 1].up;
  const step = { kind, goal }, start = fresh(position);
  if (conditionOf(step)(start)) return false;
  const meets = accepted(step, position), rest = legalMoves(position).filter((move) => !meets.includes(move));
  if (!meets.includes(withoutPicture(shown[0])) || (kind === 'all' && meets.length < 2)) return false;
  if (rest.length === 0 && meets.some((move) => check(position, move).ok)) return false;
  return !rest.some((move) => after(start, move).some((attempt) => verdictOf(step, attempt) === 'met'));
}

/** So often a case is tried before another seed is: enough for the rarest, and an end if one can never be made. */
const TRIES = 20_000;

/**
 * The drill of a seed: the same for ever. `about`: the rule that it has to be about. `known`: keys of drills that are not to come again.
 */
export function make(generator: Generator, level: Level, seed: string, { about, known }: { readonly about?: RuleId; readonly known?: ReadonlySet<string> } = {}): Drill {
  const cases = generator.cases.filter((each) => isFor(each, level) && (!about || each.rule === about)), draw = random(`${generator.id} ${level} ${about ?? ''} ${seed}`);
  if (cases.length === 0) throw new Error(`${generator.id} asks nothing about ${about ?? 'any rule'} at level ${level}.`);
  let chosen = cases[draw(cases.length)];
  for (let tries = 1; tries <= TRIES; tries++) {
    // A case that has not enough to ask about gives way to another.
    if (tries % 2_000 === 0) chosen = cases[draw(cases.length)]!;
    const draft = chosen.draft(draw, level);
    if (!draft) continue;
    const { position, texts, ...step } = draft, text = formatPosition(position), key = `${text} ${step.kind} ${step.shown.join(' ')} ${step.goal} ${step.tile ?? ''}`.trim();
    if (known?.has(key) || !isSound(draft)) continue;
    const digits = random(key), id = `${generator.id}-${Array.from({ length: 8 }, () => digits(36).toString(36)).join('')}`;
    return { generator: generator.id, level, about: chosen.rule, key, rules: step.rules, step: { id, position: text, ...step, texts } };
  }
  throw new Error(`${generator.id} at level ${level}, seed ${seed}: nothing found.`);
}

/** So many drills have to go by before one may come again. */
export const MEMORY = 50;

/** Drills of a generator without end; none comes again among the next {@link MEMORY}. */
export function* series(generator: Generator, level: Level, seed: string): Generator_<Drill> {
  const keys: string[] = [];
  for (let n = 1; ; n++) {
    const drill = make(generator, level, `${seed} ${n}`, { known: new Set(keys) });
    keys.push(drill.key);
    if (keys.length > MEMORY) keys.shift();
    yield drill;
  }
}
type Generator_<Each> = globalThis.Generator<Each, never>;
