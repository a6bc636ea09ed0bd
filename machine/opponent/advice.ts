import { POINTS, rivalOf, RULE_OF, winner, type Kind, type Player, type Position, type RuleId } from '../rules/index.ts';
import { allWays, paidTo, type Outcome } from './look.ts';
import { weighed, type Weighed } from './weighed.ts';

/**
 * What speaks for or against a move.
 * `wins`, `loses`, `draws`: it ends the game · `pays-me`, `pays-rival`: a combination it makes · `prepares`: what the rest of
 * this turn can then bring (`ret=before`) · `risks`: what the rival's best reply can then take · `risks-game`: that reply can
 * win · `quiet`: none of these.
 */
export type ReasonKind = 'wins' | 'loses' | 'draws' | 'pays-me' | 'pays-rival' | 'prepares' | 'risks' | 'risks-game' | 'quiet';

/** A reason as plain data, to be put into words in any language. */
export interface Reason {
  readonly kind: ReasonKind;
  /** Diamonds: those of the combinations, those to be expected of the rest of the turn, or the most the reply can bring the rival net; 0 for what ends the game, and for `quiet`. */
  readonly points: number;
  /** How likely, 0 to 1, over all ways the unseen backs can lie; 1 is certain, less is a *may*. */
  readonly odds: number;
  /** The rule that says so; null for `quiet`, and for a risk without one combination behind it. */
  readonly rule: RuleId | null;
}

/** One legal move, judged by looking one action ahead: what it brings, and what the rival can then do. */
export interface Advice {
  /** The move, without the picture that a turned tile shows. */
  readonly move: string;
  /** Net diamonds to be expected, up to and with the rival's best reply; a game won or lost counts as `GAME` diamonds. */
  readonly value: number;
  /** Diamonds that the move itself can be expected to bring the player, and the rival. */
  readonly mine: number;
  readonly theirs: number;
  /** Net diamonds that the rival's best reply can be expected to bring the rival (below 0 when every reply hurts), and the most it can bring. Returns are taken to be made as well as they can be. */
  readonly risk: { readonly expected: number; readonly most: number };
  /** The chances, 0 to 1, that the move itself wins the game, or loses it. */
  readonly wins: number;
  readonly loses: number;
  readonly outcomes: readonly Outcome[];
  /** At least one. */
  readonly reasons: readonly Reason[];
}

const KINDS = Object.keys(POINTS) as Kind[];

/** One reason for each kind of combination that may be paid to this player. */
function payments(outcomes: readonly Outcome[], player: Player, kind: ReasonKind): Reason[] {
  return KINDS.flatMap((made) => {
    const pointsIn = ({ awards }: Outcome): number => paidTo(player, awards.filter((award) => award.kind === made));
    const paid = outcomes.filter((outcome) => pointsIn(outcome) > 0);
    return paid.length === 0 ? [] : [{ kind, points: Math.max(...paid.map(pointsIn)), odds: allWays(paid) / allWays(outcomes), rule: RULE_OF[made] }];
  });
}

/** A move with what speaks for it and against it. */
function judge({ turn: me }: Position, { net, reply, ...weight }: Weighed): Advice {
  const rival = rivalOf(me), { outcomes, mine, theirs, wins, loses } = weight, of = allWays(outcomes);
  const reasons: Reason[] = [];
  const add = (kind: ReasonKind, points: number, odds: number, by: RuleId | null): void => { if (odds > 0) reasons.push({ kind, points, odds, rule: by }); };
  add('wins', 0, wins, 'R7.1');
  add('loses', 0, loses, 'R7.1');
  add('draws', 0, allWays(outcomes.filter(({ position }) => winner(position) === 'draw')) / of, 'R7.2');
  reasons.push(...payments(outcomes, me, 'pays-me'), ...payments(outcomes, rival, 'pays-rival'));
  const prepared = net - mine + theirs;
  if (prepared > 1e-9) add('prepares', prepared, 1, 'R6.2');
  if (reply) add('risks-game', 0, reply.wins, 'R7.1');
  if (reply) add('risks', reply.most, reply.gains, reply.rule);
  if (reasons.length === 0) add('quiet', 0, 1, null);
  return { ...weight, risk: { expected: reply?.net ?? 0, most: reply?.most ?? 0 }, reasons };
}

/** Every legal move of the player to move, best first; those of equal value in the order of `legalMoves`. Empty when the game is over. Nothing but the public position is looked at. */
export const advise = (position: Position): Advice[] => weighed(position).map((weight) => judge(position, weight)).sort((one, two) => two.value - one.value);
