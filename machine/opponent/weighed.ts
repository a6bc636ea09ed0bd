import { legalMoves, rivalOf, winner, type Player, type Position } from '../rules/index.ts';
import { allWays, outcomesOf, paidTo, weigh, type Outcome } from './look.ts';

/** A legal move, weighed by looking one action ahead; `Advice` says what the fields mean. */
export interface Weighed extends Pick<ReturnType<typeof weigh>, 'net' | 'reply'> {
  readonly move: string;
  readonly value: number;
  readonly mine: number;
  readonly theirs: number;
  readonly wins: number;
  readonly loses: number;
  readonly outcomes: readonly Outcome[];
}

/** Every legal move with its weight, in the order of `legalMoves`: enough to choose one, without the reasons. */
export const weighed = (position: Position): Weighed[] => legalMoves(position).map((move) => {
  const me = position.turn, outcomes = outcomesOf(position, move), of = allWays(outcomes);
  const { worth, net, reply } = weigh(outcomes, me, true);
  const expected = (player: Player): number => outcomes.reduce((sum, { awards, ways }) => sum + (ways / of) * paidTo(player, awards), 0);
  const endsFor = (who: Player): number => allWays(outcomes.filter((outcome) => winner(outcome.position) === who)) / of;
  return { move, value: worth, net, reply, mine: expected(me), theirs: expected(rivalOf(me)), wins: endsFor(me), loses: endsFor(rivalOf(me)), outcomes };
});
