/** What stands behind every rule: an example, rulings, tests; and where nothing does. */
import type { RuleId } from '../rules/index.ts';
import type { Rule, Ruling } from './types.ts';

/** A test that holds one rule: of which kind it is, and which rule. */
export interface Holds { readonly what: string; readonly rule: RuleId }

/** What a rule may lack. */
export type Hole = 'example' | 'ruling' | 'test' | 'lesson';

/** A lesson of a course: which rules it is about. */
export interface Teaches { readonly id: string; readonly rules: readonly RuleId[] }

export interface CoverageRow {
  readonly rule: RuleId;
  /** Played on the table, told in words, or not there. */
  readonly example: 'position' | 'words' | null;
  /** Ids of the rulings that cite it, in their order. */
  readonly rulings: readonly string[];
  /** Ids of the lessons that are about it, in their order. */
  readonly lessons: readonly string[];
  /** How many tests of each kind hold it; only the kinds that do. */
  readonly tests: Readonly<Record<string, number>>;
  readonly holes: readonly Hole[];
}

/** No table of ours can show these, and none can get them wrong: they need an example in words, and nothing else. */
export const isOnlyTold = (rule: RuleId): boolean => rule === 'R1.2' || rule.startsWith('R8.');

/**
 * One row for every rule. A rule that a table of ours can show needs an example that is played, a ruling that cites it, a
 * test that holds it and, where there is a course, a lesson that is about it; any other needs an example in words. `told` gives the words of an example: blank ones are none.
 */
export function coverage(
  rules: readonly Pick<Rule, 'id' | 'example'>[], rulings: readonly Pick<Ruling, 'id' | 'rules'>[], tests: readonly Holds[], told: (rule: RuleId) => string, course: readonly Teaches[] | null = null,
): readonly CoverageRow[] {
  return rules.map(({ id, example: played }): CoverageRow => {
    const example = played ? 'position' : told(id).trim() ? 'words' : null;
    const citing = rulings.filter((ruling) => ruling.rules.includes(id)).map((ruling) => ruling.id);
    const lessons = (course ?? []).filter((lesson) => lesson.rules.includes(id)).map((lesson) => lesson.id);
    const counts: Record<string, number> = {};
    for (const { what, rule } of tests) if (rule === id) counts[what] = (counts[what] ?? 0) + 1;
    const lacks: Readonly<Record<Hole, boolean>> = isOnlyTold(id)
      ? { example: example === null, ruling: false, test: false, lesson: false }
      : { example: example !== 'position', ruling: citing.length === 0, test: Object.keys(counts).length === 0, lesson: course !== null && lessons.length === 0 };
    return { rule: id, example, rulings: citing, lessons, tests: counts, holes: (['example', 'ruling', 'test', 'lesson'] as const).filter((hole) => lacks[hole]) };
  });
}

/** Every hole as a sentence that names its rule; empty when there is none. */
export const holesIn = (rows: readonly CoverageRow[]): readonly string[] =>
  rows.filter(({ holes }) => holes.length > 0).map(({ rule, holes }) => `${rule} has no ${holes.join(', no ')}.`);
