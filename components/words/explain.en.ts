import { explainWith } from '../../machine/notation/explain-with.ts';
import { faultMessages } from '../../machine/notation/faults.en.ts';
import { refusalMessages } from '../../machine/rules/refusals.en.ts';
import type { Fault } from '../../machine/notation/index.ts';
import type { Refusal } from '../../machine/rules/index.ts';

/** What the table says in English when somebody asks, or when something cannot be. */
export const explanations = {
  /** Why a move was refused, or a text cannot be read. */
  explain: (problem: Fault | Pick<Refusal, 'code' | 'rule'>): string => explainWith({ refusals: refusalMessages, faults: faultMessages }, problem),
  faulty: (attribute: string): string => `“${attribute}” cannot be read, so the game stays as it was.`,
  /** Buttons that come to nothing, outside the rules. */
  cannot: {
    takeBack: 'There is nothing that may be taken back: no turn yet, or one in which an unseen back came up. That one stands.',
    redo: 'There is nothing to play again.',
    choose: 'Choose a tile first.',
    draw: 'A draw is offered by the player whose turn it is, while the game goes on.',
    resign: 'The game is over.',
    earlier: 'Nothing earlier can be looked at.',
    later: 'Nothing later can be looked at.',
    back: 'Nobody may tell what lies under this tile.',
  },
  /** What the keys R, L, M, S and K read out. */
  read: {
    row: (names: readonly string[]): string => (names.length ? `The row: ${names.join(', ')}.` : 'The row is empty.'),
    score: (a: number, x: number): string => `Arsène ${a}, Lady X ${x}.`,
    can: (choices: readonly string[]): string => `You can: ${choices.join('; ')}.`,
    nothing: 'Nothing has happened yet.',
  },
};

export type Explanations = typeof explanations;
