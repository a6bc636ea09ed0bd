import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { gameMachine, reader } from '../../../machine/game/index.ts';
import { editedMachine, transitions } from './anatomy.ts';
import { cells, playScript, readScripts, setupOf } from './scripts.ts';
import { eventOf, type Sitting } from './table.ts';

const scripts = readScripts();
const scenes = scripts.flatMap((script) => cells(script).map((cell) => ({ script, cell })));

describe.each(scripts)('$name', (script) => {
  test.each(cells(script))('tiles return $ret the action, turning $flip', (cell) => {
    expect([...playScript(script, cell)]).toEqual(script.expected(cell));
  });
});

/**
 * What can never be taken, and why it stands there all the same: building is one factory, and as long as a toss may be
 * repeated the row is empty, so a first tile goes straight to the question lay or turn. The rules are asked before every
 * flip and every turn; two of these they never refuse.
 */
const never = (name: string): boolean =>
  name.startsWith('phase.setup.toss.tile ') || ['phase.setup.toss.ask always 2', 'phase.play.tile FLIP 0', 'phase.return.end TURN 0'].includes(name);

const all = transitions();

test('every transition of the chart is taken by some script', () => {
  const taken = new Set<string>();
  const named = editedMachine((name, transition) => ({ ...transition, description: name }));
  for (const { script, cell } of scenes) {
    const actor = createActor(named, {
      input: { read: reader, ...setupOf(script.start, cell) },
      inspect: (event) => {
        if (event.type === '@xstate.microstep') for (const { description } of event._transitions) if (description) taken.add(description);
      },
    });
    actor.start();
    for (const command of script.commands) actor.send(eventOf(command, { view: () => actor.getSnapshot() } as Sitting));
  }
  expect(all.map(({ name }) => name).filter((name) => !taken.has(name) && !never(name))).toEqual([]);
  expect([...taken].filter(never)).toEqual([]);
});

/** Does some script notice the change? */
const noticed = (machine: typeof gameMachine): boolean =>
  scenes.some(({ script, cell }) => {
    const expected = script.expected(cell);
    let i = 0;
    try {
      for (const outcome of playScript(script, cell, machine)) if (outcome !== expected[i++]) return true;
    } catch {
      return true;
    }
    return false;
  });

test('a guard that is deleted is noticed', () => {
  const unnoticed = all.filter(({ name, guarded }) => guarded && !never(name)).map(({ name }) => name)
    .filter((name) => !noticed(editedMachine((each, { guard, ...rest }) => (each === name ? rest : { ...rest, guard }))));
  expect(unnoticed).toEqual([]);
});

test('a transition that is deleted is noticed', () => {
  const unnoticed = all.map(({ name }) => name).filter((name) => !never(name))
    .filter((name) => !noticed(editedMachine((each, transition) => (each === name ? null : transition))));
  expect(unnoticed).toEqual([]);
});
