import { readFileSync } from 'node:fs';
import { gameMachine, type GameInput } from '../../../machine/game/index.ts';
import { eventOf, heard, sitDown, standing } from './table.ts';

/** One setting of a table: when tiles are returned, and whether they may be turned over. */
export interface Cell { readonly ret: 'after' | 'before'; readonly flip: 0 | 1 }

/** A scene from scripts.txt: how the table is laid, then what is done and what a player hears and sees. */
export interface Script {
  readonly name: string;
  readonly start: string;
  readonly commands: readonly string[];
  /** The outcomes in one setting: at first, and after each command. */
  readonly expected: (cell: Cell) => string[];
}

const setting = (start: string, key: string): string | undefined => start.match(new RegExp(`; ${key}=([^;]*)`))?.[1];

/** The settings in which a script is played: both of each, unless it says otherwise. */
export const cells = ({ start }: Pick<Script, 'start'>): Cell[] =>
  (['after', 'before'] as const).flatMap((ret) => ([1, 0] as const).filter((flip) => !start.includes('flip=') || start.includes(`flip=${flip}`)).map((flip) => ({ ret, flip })));

/** `O` stands for the options of the cell; `D1`, `D2`, `E1`, `E2` for tiles waiting to be returned, with the slash of an action taken where tiles go back after it. */
export function setupOf(start: string, { ret, flip }: Cell): GameInput {
  const options = `rulebook${setting(start, 'pass') ? `,pass=${setting(start, 'pass')}` : ''}${flip ? '' : ',flip=0'}${ret === 'after' ? '' : ',ret=before'}`;
  const slash = ret === 'after' ? '/' : '';
  const text = start.split(';')[0]!.replace('D1', `Bp${slash}`).replace('D2', `BpXb${slash}`).replace('E1', `B.${slash}`).replace('E2', `B.X.${slash}`).replace(/\bO\b/, options);
  const [a, x] = (setting(start, 'seats') ?? 'human human').split(' ');
  return {
    seed: 'blue 1wm9g', seats: { a, x } as GameInput['seats'], deal: setting(start, 'deal') as 'inside', takeBack: 'free',
    ...(text.trim() === 'toss' ? { options: setting(start, 'options') ?? options } : { record: text }),
  };
}

/** Plays a script on a real actor; what was heard and how the game stood, at first and after each command, as long as the actor lives. */
export function* playScript({ start, commands }: Pick<Script, 'start' | 'commands'>, cell: Cell, machine: typeof gameMachine = gameMachine): Generator<string> {
  const table = sitDown(setupOf(start, cell), machine);
  const outcome = (): string => [...table.news().map(heard), standing(table)].join(' · ');
  yield outcome();
  for (const command of commands) {
    if (table.view().status !== 'active') return yield 'the actor has stopped';
    table.send(eventOf(command, table));
    yield outcome();
  }
}

/** Does a line with this label speak of this cell? */
const speaksOf = (label: string, { ret, flip }: Cell): boolean => label === ret || label === `flip=${flip}`;

/** Reads scripts.txt: blocks of a `#` name, a `=` start, and `command | outcome`; where settings differ `command | after | outcome` and so on, one line each. */
export function readScripts(): Script[] {
  const text = readFileSync(new URL('./scripts.txt', import.meta.url), 'utf8');
  return text.trim().split(/\n\n+/).map((block) => {
    const [name, start, ...rest] = block.split('\n');
    const lines: { command: string; outcomes: [label: string, outcome: string][] }[] = [];
    for (const [command, ...said] of rest.map((line) => line.split(' | '))) {
      const [label, outcome] = said.length === 2 ? said as [string, string] : ['', said[0]!];
      const last = lines.at(-1);
      if (label && last?.command === command && last?.outcomes.length === 1 && last.outcomes[0]![0]) last.outcomes.push([label, outcome]);
      else lines.push({ command: command!, outcomes: [[label, outcome]] });
    }
    return {
      name: name!.slice(2), start: start!.slice(2), commands: lines.slice(1).map(({ command }) => command),
      expected: (cell) => lines.map(({ outcomes }) => outcomes.find(([label]) => !label || speaksOf(label, cell))?.[1] ?? 'nothing is said of this'),
    };
  });
}
