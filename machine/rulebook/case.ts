/** What the referee can be asked about a ruling: the move that decides it, with those that led there; and which ruling is about what was asked. */
import { formatPosition, parsePosition } from '../notation/index.ts';
import { play, type Position } from '../rules/index.ts';
import { judge } from './judge.ts';
import type { Ruling } from './types.ts';

/** A position text and a move text. */
export interface Step { readonly position: string; readonly move: string }
/** A case as it is put to the referee. */
export interface Case extends Step {
  /** The moves before it, each in the position in which it was played, first to last. */
  readonly before: readonly Step[];
}

type Disputed = Pick<Ruling, 'position' | 'moves' | 'rules'>;

/** Rules about what no position holds: who starts, the toss, looking at backs, how often a position came up, and hands at a table. */
const NOT_IN_A_POSITION = /^R(?:1\.|2\.|7\.3|8\.)/;

/** The moves of a ruling, each in the position in which it is played. */
function stepsOf({ position, moves }: Pick<Ruling, 'position' | 'moves'>): readonly Step[] {
  const start = parsePosition(position), steps: Step[] = [];
  let here: Position | null = start.ok ? start.value : null;
  for (const move of moves) {
    if (!here) break;
    const played = play(here, move);
    steps.push({ position: formatPosition(here), move });
    here = played.ok ? played.position : null;
  }
  return steps;
}

/** Does the referee's answer name this rule, in one of its outcomes at least? */
function cites({ position, move }: Step, rule: string): boolean {
  const answer = judge(position, move);
  return [answer, ...answer.outcomes].some(({ trace }) => trace.some((entry) => entry.rule === rule));
}

/**
 * The question that a ruling decides: of its moves the last whose answer names its first rule. Where no answer does, because the rule says
 * what is not so (one Blue Lion pays nothing), the next of its rules counts. Null where the first rule is about what no position can show
 * and no answer names it: the referee cannot be asked, and the ruling alone decides.
 */
export function caseOf(ruling: Disputed): Case | null {
  const steps = stepsOf(ruling);
  for (const rule of ruling.rules) {
    const at = steps.findLastIndex((step) => cites(step, rule));
    if (at >= 0) return { ...steps[at]!, before: steps.slice(0, at) };
    if (NOT_IN_A_POSITION.test(rule)) return null;
  }
  return null;
}

/** The ids of the rulings about exactly this move in this position; the texts are canonical ones. */
export const rulingsAbout = (position: string, move: string, rulings: readonly Ruling[]): readonly string[] =>
  rulings.filter((ruling) => stepsOf(ruling).some((step) => step.position === position && step.move === move))
    .filter((ruling) => { const found = caseOf(ruling); return found?.position === position && found.move === move; }).map(({ id }) => id);
