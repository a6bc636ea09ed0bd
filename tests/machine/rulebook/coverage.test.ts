import { expect, it } from 'vitest';
import type { RuleId } from '../../../machine/index.ts';
import { coverage, holesIn } from '../../../machine/rulebook/coverage.ts';
import type { Rule, Ruling } from '../../../machine/rulebook/types.ts';

const shown = { position: 'XaAbApBxXpPb - - a 0-0 rulebook', moves: ['s34'] };
const rule = (id: RuleId, example: Rule['example'] = shown) => ({ id, example });
const ruling = (id: string, ...rules: [RuleId, ...RuleId[]]): Pick<Ruling, 'id' | 'rules'> => ({ id, rules });
const inWords = () => 'One player is Arsène.';

it('counts what stands behind a rule', () => {
  const rows = coverage([rule('R5.3')], [ruling('own-goal', 'R5.3', 'R5.5'), ruling('two', 'R5.7'), ruling('shared', 'R5.5', 'R5.3')],
    [{ what: 'traces', rule: 'R5.3' }, { what: 'traces', rule: 'R5.3' }, { what: 'directed', rule: 'R5.3' }, { what: 'directed', rule: 'R5.4' }], inWords, [{ id: 'theft', rules: ['R5.3', 'R6.1'] }, { id: 'swap', rules: ['R4.3'] }]);
  expect(rows).toEqual([{ rule: 'R5.3', example: 'position', rulings: ['own-goal', 'shared'], lessons: ['theft'], tests: { traces: 2, directed: 1 }, holes: [] }]);
  expect(holesIn(rows)).toEqual([]);
});

it('finds every hole, and names its rule', () => {
  const rows = coverage([rule('R4.1', null), rule('R6.2')], [ruling('act', 'R4.1')], [{ what: 'traces', rule: 'R6.2' }], inWords);
  expect(holesIn(rows)).toEqual(['R4.1 has no example, no test.', 'R6.2 has no ruling.']);
  expect(holesIn(coverage([rule('R6.2')], [ruling('act', 'R6.2')], [{ what: 'traces', rule: 'R6.2' }], inWords, []))).toEqual(['R6.2 has no lesson.']);
});

it('asks of a rule that no table can show for a worked example in words, and for nothing else', () => {
  const only = [rule('R1.2', null), rule('R8.3', null)];
  expect(holesIn(coverage(only, [], [], inWords, []))).toEqual([]);
  expect(holesIn(coverage(only, [], [], (id) => (id === 'R1.2' ? 'Lots.' : ' ')))).toEqual(['R8.3 has no example.']);
});
