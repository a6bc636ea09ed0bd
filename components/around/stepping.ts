import type { Entry } from '../../machine/game/chart.ts';
import type { Choosable } from '../context.ts';
import type { HandAsk } from '../part.ts';
import type { Telling } from '../tell.ts';
import type { PanelWords } from '../words/panels.ts';

/** Buttons that lead along a game: to its start, back, on, and to its end. Those that lead nowhere are dim. */
export function stepper({ steps }: PanelWords, at: number, of: number, ask: (to: number) => HandAsk, may: (to: number) => boolean = () => true): Choosable[] {
  const ways = [['first', 'left', 0], ['previous', 'takeBack', at - 1], ['next', 'redo', at + 1], ['last', 'right', of]] as const;
  return ways.map(([key, mark, to]) => {
    const open = to >= 0 && to <= of && to !== at && may(to);
    return { key, label: steps[key], mark, open, ask: open ? ask(to) : { around: 'notice', notice: to < at || key === 'first' ? 'earlier' : 'later' } };
  });
}

/** What is told of a move, with what somebody wrote about it. */
export const commented = (told: Telling, { comment }: Entry): Telling => (comment ? { ...told, comment } : told);
