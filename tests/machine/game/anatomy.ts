import { createMachine } from 'xstate';
import { gameMachine } from '../../../machine/game/index.ts';

type Config = Record<string, unknown>;
/** One transition of the chart; undefined for a list that lost it. */
type Transition = Config;

const asList = (value: unknown): Transition[] => (Array.isArray(value) ? value : [value]) as Transition[];

function rebuilt(config: Config, path: string, edit: (name: string, transition: Transition) => Transition | null): Config {
  const list = (on: string, value: unknown): Transition[] =>
    asList(value).map((transition, i) => edit(`${path || 'game'} ${on} ${i}`, transition)).filter((transition) => transition !== null);
  const within = (inner: string): string => (path ? `${path}.${inner}` : inner);
  return {
    ...config,
    ...(config.always !== undefined && { always: list('always', config.always) }),
    ...(config.on !== undefined && { on: Object.fromEntries(Object.entries(config.on as Config).map(([on, value]) => [on, list(on, value)])) }),
    ...(config.states !== undefined && {
      states: Object.fromEntries(Object.entries(config.states as Record<string, Config>).map(([name, state]) => [name, rebuilt(state, within(name), edit)])),
    }),
  };
}

/** The chart with its transitions edited. One that runs in a circle stops with an error. */
export const editedMachine = (edit: (name: string, transition: Transition) => Transition | null): typeof gameMachine =>
  createMachine({ ...rebuilt(gameMachine.config as Config, '', edit), options: { maxIterations: 50 } } as never) as unknown as typeof gameMachine;

/** Every transition of the chart, by state, event and place in that event's list, and whether it has a guard. */
export function transitions(): { readonly name: string; readonly guarded: boolean }[] {
  const found: { name: string; guarded: boolean }[] = [];
  editedMachine((name, transition) => {
    found.push({ name, guarded: transition.guard !== undefined });
    return transition;
  });
  return found;
}
