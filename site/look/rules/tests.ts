/* Which tests hold which rule, read from what the tests are made of. */
import { RULE_IDS, type RuleId } from '../../../machine/index.ts';
import type { Holds } from '../../../machine/rulebook/coverage.ts';

/** Kinds of tests, in the order of their columns. Another kind is another line here and a name in the words of the site. */
export const TEST_KINDS = ['traces', 'directed', 'curriculum', 'mutations'] as const;
type Kind = (typeof TEST_KINDS)[number];

const files = import.meta.glob<string>(
  ['../../../tests/machine/traces.txt', '../../../tests/conformance/directed.jsonl', '../../../tests/conformance/curriculum.jsonl', '../../../tests/proof/mutations.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const textOf = (name: string): string => Object.entries(files).find(([path]) => path.endsWith(name))?.[1] ?? '';
const isRule = (text: string): text is RuleId => (RULE_IDS as readonly string[]).includes(text);
/** Every rule that a text names, once. */
const named = (text: string): RuleId[] => [...new Set(text.match(/\bR\d\.\d\b/g) ?? [])].filter(isRule);
const lines = (name: string): string[] => textOf(name).split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
const told = (what: Kind, rules: readonly RuleId[]): Holds[] => rules.map((rule) => ({ what, rule }));

export const tests: readonly Holds[] = [
  // POSITION | MOVE | what a judge would say
  ...lines('traces.txt').flatMap((line) => told('traces', named(line.split('|').slice(2).join('|')))),
  ...lines('directed.jsonl').flatMap((line) => told('directed', named((JSON.parse(line) as { rule?: string }).rule ?? ''))),
  ...lines('curriculum.jsonl').flatMap((line) => told('curriculum', named((JSON.parse(line) as { rule?: string }).rule ?? ''))),
  ...[...textOf('mutations.ts').matchAll(/\brule: '(R\d\.\d)'/g)].flatMap(([, rule]) => told('mutations', named(rule!))),
];
