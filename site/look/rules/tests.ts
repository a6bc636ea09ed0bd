/* Which tests hold which rule, read from what the tests are made of. */
import { parsePosition, play, RULE_IDS, type RuleId } from '../../../machine/index.ts';
import type { Holds } from '../../../machine/rulebook/coverage.ts';

/** Kinds of tests, in the order of their columns. Another kind is another line here and a name in the words of the site. */
export const TEST_KINDS = ['traces', 'directed', 'curriculum', 'mutations'] as const;
type Kind = (typeof TEST_KINDS)[number];
interface Case { readonly rule: string | null; readonly position: string; readonly steps: readonly { readonly move: string }[] }

const texts = import.meta.glob<string>(
  ['../../../tests/machine/traces.txt', '../../../tests/conformance/directed.jsonl', '../../../tests/conformance/curriculum.jsonl'], { query: '?raw', import: 'default', eager: true },
);
const mutations = import.meta.glob<readonly { readonly rule: string }[]>('../../../tests/proof/mutations.ts', { import: 'MUTATIONS', eager: true });

/** The lines of a file, without comments. */
function linesOf(name: string): string[] {
  const text = Object.entries(texts).find(([path]) => path.endsWith(`/${name}`))?.[1];
  if (text === undefined) throw new Error(`site/look/rules/tests.ts: there is no ${name}.`);
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}
const casesIn = (name: string): Case[] => linesOf(name).map((line) => JSON.parse(line) as Case);

const isRule = (text: string): text is RuleId => (RULE_IDS as readonly string[]).includes(text);
/** Every rule that a text names, once. */
const named = (text: string): RuleId[] => [...new Set(text.match(/\bR\d\.\d\b/g) ?? [])].filter(isRule);

/** Every rule that decides something as the moves of a case are played. */
function decided({ position, steps }: Case): RuleId[] {
  const found = new Set<RuleId>();
  let now = parsePosition(position);
  for (const { move } of steps) {
    const played = now.ok ? play(now.value, move) : null;
    if (!played?.ok) break;
    for (const { rule } of played.trace) found.add(rule);
    now = { ok: true, value: played.position };
  }
  return [...found];
}

const told = (what: Kind, rules: readonly RuleId[]): Holds[] => rules.map((rule) => ({ what, rule }));

export const tests: readonly Holds[] = [
  // POSITION | MOVE | what a judge would say
  ...linesOf('traces.txt').flatMap((line) => told('traces', named(line.split('|').slice(2).join('|')))),
  ...casesIn('directed.jsonl').flatMap(({ rule }) => told('directed', named(rule ?? ''))),
  ...casesIn('curriculum.jsonl').flatMap((one) => told('curriculum', decided(one))),
  ...Object.values(mutations).flat().flatMap(({ rule }) => told('mutations', named(rule))),
];
