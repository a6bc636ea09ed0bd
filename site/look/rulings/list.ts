/* All rulings, as the pages of a language show them. */
import { DESCRIPTIONS } from '../../../machine/rulebook/descriptions.ts';
import { RULINGS } from '../../../machine/rulebook/rulings/index.ts';
import { loadRulingWords } from '../../../machine/rulebook/rulings/words.ts';
import type { Lang, Reading, Ruling, RulingWords } from '../../../machine/rulebook/types.ts';
import { words } from '../../words/index.ts';
import { runsOf, type Run } from './case.ts';

export interface Shown {
  readonly ruling: Ruling;
  readonly words: RulingWords;
  readonly ruled: Run;
  /** For each reading, in order; null for one that is told in words alone. */
  readonly runs: readonly (Run | null)[];
}

/** Under what the overview stands among the filters, beside the ids of descriptions. */
export const OVERVIEW = 'overview';
export const PHASES = ['building', 'play', 'return', 'end', 'table'] as const;
export const OFTEN = ['always', 'often', 'rarely', 'hardly-ever'] as const;

/** By phase, in the order of a game; within one as the rulebook has them. */
const ordered = PHASES.flatMap((phase) => RULINGS.filter((ruling) => ruling.phase === phase));
const runs = new Map(ordered.map((ruling) => [ruling.id, runsOf(ruling)]));

export async function rulingsIn(lang: Lang): Promise<readonly Shown[]> {
  const all = await loadRulingWords(lang);
  return ordered.map((ruling) => {
    const words = all[ruling.id], { ruled, readings } = runs.get(ruling.id)!;
    if (!words) throw new Error(`Ruling ${ruling.id} has no words in ${lang}.`);
    return { ruling, words, ruled, runs: readings };
  });
}

/** Who reads a reading so: descriptions, and the overview where it is replayed by its rules. */
export const readersOf = ({ options, saidBy = [] }: Reading): readonly string[] => [...new Set([...(options?.startsWith(OVERVIEW) ? [OVERVIEW] : []), ...saidBy])];

/** What a description is called. */
export const nameOf = (id: string, lang: Lang): string => (id === 'rulebook' || id === OVERVIEW ? words(lang).play_[id] : (DESCRIPTIONS.find((each) => each.id === id)?.name ?? id));

/** The descriptions under which a ruling comes out otherwise, or is read otherwise. */
export const differsUnder = ({ readings }: Ruling): readonly string[] => [...new Set(readings.flatMap(readersOf))];

/** Rulings that share rules with this one; a rule that few cite counts for more. */
export function relatedTo(ruling: Ruling, count = 4): readonly Ruling[] {
  const citedBy = (rule: string): number => RULINGS.filter(({ rules }) => (rules as readonly string[]).includes(rule)).length;
  const nearness = (other: Ruling): number => other.rules.filter((rule) => ruling.rules.includes(rule)).reduce((sum, rule) => sum + 1 / citedBy(rule), 0);
  return ordered.filter((other) => other !== ruling && nearness(other) > 0).sort((a, b) => nearness(b) - nearness(a)).slice(0, count);
}
