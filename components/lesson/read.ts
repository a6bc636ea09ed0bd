/* Steps as they stand inside the tag, readable without script: what they are in attributes, what they say in their content. */
import { parsePosition } from '../../machine/notation/index.ts';
import { parseMove, RULE_IDS, type RuleId } from '../../machine/rules/index.ts';
import { readGoal } from './goal.ts';
import { readHolds, STEP_KINDS, type Step, type StepKind } from './step.ts';

/** What a step says. */
export interface StepTexts {
  readonly title: string;
  /** One sentence, verb first. */
  readonly task: string;
  /** Hints: where to look, and which action. */
  readonly look: string;
  readonly action: string;
  /** Said when it is done: what has just happened. */
  readonly met: string;
}

/** A step as it was found: what it is, what it says, and what about it cannot be read. */
export interface FoundStep { readonly step: Step; readonly texts: StepTexts; readonly faults: readonly string[] }

const list = (text: string | null): string[] => text?.split(/\s+/).filter(Boolean) ?? [];

/** Reads a `<blue-lion-step>`. */
export function readStep(element: Element, number: number): FoundStep {
  const get = (name: string): string | null => element.getAttribute(name), faults: string[] = [];
  const say = (name: string): string => element.querySelector(`[data-say=${name}]`)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const kind = (get('kind') ?? 'do') as StepKind, position = (get('position') ?? '').replaceAll('_', ' '), goal = get('goal') ?? '', tile = Number(get('tile') ?? 0);
  const rules = list(get('rules')) as RuleId[], memory = get('memory'), replies = list(get('replies')), holds = get('holds');
  if (!STEP_KINDS.includes(kind)) faults.push(`kind="${kind}": ${STEP_KINDS.join(', ')}`);
  const parsed = parsePosition(position);
  if (!parsed.ok) faults.push(`position="${position}"`);
  if (kind !== 'predict' && kind !== 'back') {
    const read = readGoal(goal);
    if (!read.ok) faults.push(`goal="${goal}", ${read.at + 1}: ${read.expected.join(', ')}`);
  }
  if (kind === 'back' && !(parsed.ok && parsed.value.row[tile - 1])) faults.push(`tile="${get('tile') ?? ''}": 1–6`);
  if (holds !== null && !readHolds(holds)) faults.push(`holds="${holds}": win:3, even`);
  const shown = list(get('shown')), strange = shown.filter((move) => !parseMove(move));
  if (strange.length > 0 || (kind === 'predict' && shown.length === 0)) faults.push(`shown="${strange.join(' ')}"`);
  for (const rule of rules) if (!RULE_IDS.includes(rule)) faults.push(`rules="${rule}"`);
  return {
    faults,
    step: {
      id: element.id || `step-${number}`, kind, position, goal, shown, rules, ...(tile ? { tile } : {}), ...(replies.length ? { replies } : {}), ...(holds === null ? {} : { holds }),
      ...(memory === 'seen' || memory === 'all' ? { memory } : {}),
    },
    texts: { title: say('title'), task: say('task') || element.textContent?.trim() || '', look: say('look'), action: say('action'), met: say('met') },
  };
}

/** Reads all steps of a lesson. Of two with one id the second gets another, and says so. */
export function readSteps(elements: readonly Element[]): FoundStep[] {
  const ids = new Set<string>();
  return elements.map((element, i) => {
    const found = readStep(element, i + 1), { id } = found.step;
    if (!ids.has(id)) {
      ids.add(id);
      return found;
    }
    return { ...found, step: { ...found.step, id: `${id} ${i + 1}` }, faults: [...found.faults, `id="${id}"`] };
  });
}
