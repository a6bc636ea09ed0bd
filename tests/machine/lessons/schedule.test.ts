import { describe, expect, it } from 'vitest';
import { random } from '../../../machine/game/random.ts';
import type { RuleId } from '../../../machine/index.ts';
import { DRILLED } from '../../../site/lessons/drills/index.ts';
import { answered, levelOf, next, readState, ruleFor, START, WAITS, type State } from '../../../site/lessons/drills/schedule.ts';

/** Rules as they are asked for, with how each was answered. */
interface Asked { readonly rule: RuleId; readonly right: boolean; readonly before: State }
function learn(drills: number, seed: string, knows: (rule: RuleId, n: number) => boolean, among: readonly RuleId[] = DRILLED): Asked[] {
  const asked: Asked[] = [];
  for (let state = START, n = 0; n < drills; n++) {
    const rule = ruleFor(state, among, seed), right = knows(rule, n);
    asked.push({ rule, right, before: state });
    state = answered(state, { about: rule, key: `${n}` }, right);
  }
  return asked;
}
const chance = (seed: string, percent: number) => { const draw = random(seed); return (): boolean => draw(100) < percent; };

describe.each([95, 80, 60, 40])('a learner who knows %i in a hundred', (percent) => {
  it.each(['one', 'two', 'three'])('is asked again within three drills for what was missed (%s)', (seed) => {
    const asked = learn(400, seed, chance(`${seed} ${percent}`, percent));
    for (const [n, { rule, right, before }] of asked.entries()) {
      // Who misses the same three times in a row is left in peace for a while.
      if (right || n + 3 >= asked.length || (before.rules[rule]?.row ?? 0) >= 2) continue;
      expect(asked.slice(n + 1, n + 4).map((each) => each.rule), `${n}`).toContain(rule);
    }
  });

  it('is never asked the same twice running, and nothing due is starved', () => {
    const asked = learn(400, 'starve', chance(`starve ${percent}`, percent));
    for (const [n, { rule, before }] of asked.entries()) {
      if (n > 0) expect(asked[n - 1]!.rule).not.toBe(rule);
      for (const known of Object.values(before.rules)) expect(before.count - known!.due).toBeLessThan(DRILLED.length * 2);
    }
  });
});

it('comes to every rule, easy for who knows all, and to each again', () => {
  const asked = learn(200, 'all', () => true);
  expect(new Set(asked.map(({ rule }) => rule)).size).toBe(DRILLED.length);
  expect(asked.findLastIndex(({ rule, before }) => !before.rules[rule])).toBeLessThan(100);
});

it.each(['one', 'two', 'three'])('shows who misses everything ten rules in sixty drills (%s)', (seed) => {
  expect(new Set(learn(60, seed, () => false).map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(10);
  expect(new Set(learn(300, seed, () => false).map(({ rule }) => rule)).size).toBe(DRILLED.length);
});

it('waits longer for what is known, and asks harder; a miss brings it back to the beginning', () => {
  const drill = { about: 'R5.3', key: 'k' } as const;
  let state = START;
  const levels: number[] = [], waits: number[] = [];
  for (let n = 0; n < 6; n++) {
    levels.push(levelOf(state.rules['R5.3']));
    state = answered(state, drill, true);
    waits.push(state.rules['R5.3']!.due - state.count);
  }
  expect(levels).toEqual([1, 1, 2, 2, 3, 3]);
  expect(waits).toEqual([...WAITS.slice(1), WAITS.at(-1)]);
  state = answered(state, drill, false);
  expect(levelOf(state.rules['R5.3'])).toBe(1);
  expect(state.rules['R5.3']).toMatchObject({ box: 0, missed: 1, right: 6, due: state.count + 3 });
});

it('makes a drill about the rule that is due, at its level, and none that was there lately', () => {
  let state = START;
  const seen: string[] = [];
  for (let n = 0; n < 120; n++) {
    const drill = next(state, 'drills');
    expect(drill.about).toBe(ruleFor(state, DRILLED, 'drills'));
    expect(drill.rules).toContain(drill.about);
    expect(seen.slice(-50)).not.toContain(drill.key);
    expect(next(state, 'drills')).toEqual(drill);
    seen.push(drill.key);
    state = answered(state, drill, n % 3 > 0);
  }
});

it('keeps to the rules that were chosen, and to all where none of them is drilled', () => {
  let state = START;
  const section = DRILLED.filter((rule) => rule.startsWith('R6'));
  for (let n = 0; n < 40; n++) {
    const drill = next(state, 'some', section);
    expect(section).toContain(drill.about);
    state = answered(state, drill, n % 4 > 0);
  }
  expect(next(START, 'one', ['R7.2']).about).toBe('R7.2');
  expect(DRILLED).toContain(next(START, 'none', ['R8.1']).about);
});

it('is plain JSON, and reads what it can of anything else', () => {
  const state = answered(answered(START, { about: 'R5.3', key: 'one' }, false), { about: 'R6.1', key: 'two' }, true);
  expect(readState(JSON.parse(JSON.stringify(state)))).toEqual(state);
  for (const odd of [null, undefined, 3, 'text', [], {}, { count: -1, rules: 4, recent: 'no' }, { count: 1.5, rules: [null], recent: [1] }]) expect(readState(odd)).toEqual(START);
  const known = { box: 2, due: 9, right: 3, missed: 0, row: 0 };
  // A rule that is unknown here is kept and never asked for; what is no knowledge is dropped.
  const strange = readState({ count: 8, rules: { 'R9.9': known, 'R5.3': { ...known, box: 99 }, 'R5.2': { box: 'x' }, 'R5.4': null, __proto__: known, nonsense: known }, recent: ['a', 7] });
  expect(strange).toEqual({ count: 8, rules: { 'R9.9': known, 'R5.3': { ...known, box: WAITS.length - 1 } }, recent: ['a'], last: null, stuck: 0 });
  expect(DRILLED).toContain(next(strange, 'odd').about);
  expect(() => next(strange, 'odd', ['R9.9' as RuleId])).not.toThrow();
});
