import type { ReasonKind } from '../../machine/opponent/index.ts';
import type { Kind, Player, Stage } from '../../machine/index.ts';

const names: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const kinds: Readonly<Record<Kind, string>> = { interrogation: 'an interrogation', theft: 'a theft', heist: 'a heist' };
const diamonds = (n: number): string => `${n} diamond${n === 1 ? '' : 's'}`;

/** What the coach of the first game says in English. */
export const coachWords = {
  /** When a choice of the learner begins; the first time in full. */
  stages: {
    build: { first: 'Choose a loose tile, then an end of the row, then whether to lay it as it lies or to turn it over. Or pass.', again: 'Place a tile, or pass.' },
    act: { first: 'The row is built. Now take one action: flip a tile, swap two neighbours that are no end tiles, or send an end tile to the other end.', again: 'Take one action.' },
    return: { first: 'A tile is still beside the row. Bring it back now, at either end, as it lies or turned over. Nobody is paid for that.', again: 'Bring the tile back.' },
  } satisfies Partial<Record<Stage, { first: string; again: string }>>,
  waits: 'The house is thinking.',
  /** Hints, in layers: what is in it, which action, the move itself. */
  hint: 'A hint',
  more: 'Say more',
  show: 'Show me',
  play: 'Play it for me',
  takeBack: 'Take it back',
  /** What speaks for the best action, or against all others. `odds`: not certain, it depends on what comes up. */
  best: (kind: ReasonKind, points: number, isCertain: boolean, made: Kind | null, somethingPays: boolean): string => {
    switch (kind) {
      case 'wins': return isCertain ? 'You can win now.' : 'With luck you can win now.';
      case 'pays-me': return `${isCertain ? 'There is' : 'With luck there is'} ${made ? kinds[made] : 'something'} in it for you: ${diamonds(points)}.`;
      case 'pays-rival': return 'Whatever you do pays your rival. Choose what costs least.';
      case 'draws': return 'Two can reach seven at once here.';
      case 'prepares': return 'What you do now can pay later in this same turn.';
      case 'loses': case 'risks-game': return 'Careful: your rival is close to winning. Leave nothing that could be completed.';
      case 'risks': return `Nothing safe is left: the best you can do leaves at most ${diamonds(points)} to your rival.`;
      case 'quiet': return `${somethingPays ? 'There are diamonds to be had, but they would cost you as much as they bring.' : 'Nothing pays now.'} Look for an action after which your rival gains nothing on you.`;
    }
  },
  kinds: { place: 'Place a loose tile.', pass: 'Pass.', end: 'Send an end tile to the other end.', swap: 'Swap two neighbours.', flip: 'Flip a tile.', return: 'Think of which end, and which side.' },
  /** After an action that was much worse than the best. */
  better: (most: number): string => `There was something better${most > 0 ? `: this leaves your rival up to ${diamonds(most)}` : ''}. You may take it back and look again.`,
  ownGoal: 'That was an own goal: it belongs to your rival. You may take it back.',
  why: (who: Player): string => `Why ${names[who]} is paid`,
  both: 'Why both are paid',
  over: { a: 'You have won your first game.', x: 'The house has won this time. Play again: you know it all now.', draw: 'A draw: not even the house was faster.' } satisfies Record<Player | 'draw', string>,
};

export type CoachWords = typeof coachWords;
