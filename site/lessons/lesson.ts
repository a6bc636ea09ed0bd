import type { Award, Player, RuleId } from '../../machine/index.ts';

/** What an action brought: the learner is asked for an outcome, never for a stored move. */
export interface Outcome {
  readonly awards: readonly Award[];
}

/** One task on the live table. */
export interface Step {
  /** Stable, the same in every language: anchors, texts and progress hang on it. */
  readonly id: string;
  /** Position text; its turn is the learner's side. */
  readonly position: string;
  readonly actor: Player;
  readonly goal: (outcome: Outcome) => boolean;
  /** The last of the three hints: an action that meets the goal. The other two are words. */
  readonly shown: string;
  /** Rules that the outcome is explained with. */
  readonly rules: readonly RuleId[];
}

/** What a step says in one language. */
export interface StepWords {
  readonly title: string;
  /** One sentence, verb first. */
  readonly task: string;
  /** Hints: where to look, which action, and what is seen when it is shown. */
  readonly look: string;
  readonly action: string;
  readonly show: string;
  /** Said when the goal is met: what has just happened. */
  readonly met: string;
  /** Said when an action paid nobody, when it changed nothing that can be seen, and when it paid somebody who was not meant. */
  readonly unpaid: string;
  readonly unseen: string;
  readonly paidOther: string;
}

export type Verdict = 'met' | 'unpaid' | 'unseen' | 'paidOther';

/** What an action comes to in a step. `unseen`: the swap of two like pictures (R5.8). */
export function judge(step: Step, outcome: Outcome & { readonly trace: readonly { readonly rule: string }[] }): Verdict {
  if (step.goal(outcome)) return 'met';
  if (outcome.awards.length > 0) return 'paidOther';
  return outcome.trace.some(({ rule }) => rule === 'R5.8') ? 'unseen' : 'unpaid';
}
