/** Versions of the rules: what was published when, what changed in between, and how to cite a rule so that it can still be found. */
import type { Lang, Rule } from './types.ts';

/** The version of the rules that is here. Everything that cites a rule names it. */
export const RULES_VERSION = '2';

/** A version of the rules, as published. */
export interface Version {
  readonly version: string;
  /** Year, month, day. */
  readonly date: string;
}

/** All versions, oldest first: '1' was one sentence for each rule, in package 0.2; '2' is the whole text, with sources, examples and rulings. */
export const VERSIONS: readonly Version[] = [
  { version: '1', date: '2026-11-30' },
  { version: RULES_VERSION, date: '2026-11-30' },
];

/** The versions after the given one in which a rule came or changed, oldest first; null for a version that there never was. */
export function changedSince({ versions }: Pick<Rule, 'versions'>, version: string, all: readonly Version[] = VERSIONS): readonly string[] | null {
  const since = all.findIndex((each) => each.version === version);
  return since < 0 ? null : all.slice(since + 1).map((later) => later.version).filter((later) => versions.includes(later));
}

const RULE = /^R\d+\.\d+$/;

/** How to cite a rule (`R5.6`) or a ruling (its id), in words. */
export function citation(id: string, lang: Lang, version: string = RULES_VERSION): string {
  const rule = RULE.test(id);
  return lang === 'ko' ? `블루 라이언 규칙 ${version}판, ${rule ? '' : '판정 사례 '}${id}` : `The Blue Lion, rules ${version}, ${rule ? '' : 'ruling '}${id}`;
}
