import {
  isOver, legalMoves, PICTURES, play, reveals, RULE_OF, winner,
  type Award, type Picture, type Played, type Player, type Position, type RuleId,
} from '../rules/index.ts';

/** What a won game is worth, in diamonds: more than any one action can pay (R5.7), so that a chance to win outweighs diamonds. */
export const GAME = 10;

/** One way a move can turn out. */
export interface Outcome {
  /** What comes up; null for a move that turns nothing over. */
  readonly picture: Picture | null;
  /** In how many of the equally likely ways the unseen backs can lie this comes up. */
  readonly ways: number;
  readonly awards: readonly Award[];
  /** The position it leads to. */
  readonly position: Position;
}

/** Everything a legal move can lead to, one outcome for each picture that may come up. */
export function outcomesOf(position: Position, move: string): Outcome[] {
  const odds = reveals(position, move);
  const outcome = (text: string, picture: Picture | null, ways: number): Outcome => {
    const { awards, position: next } = play(position, text) as Played;
    return { picture, ways, awards, position: next };
  };
  if (!odds) return [outcome(move, null, 1)];
  return PICTURES.flatMap((picture) => (odds[picture] ? [outcome(`${move}=${picture}`, picture, odds[picture])] : []));
}

/** The number of ways in which something can turn out at all. */
export const allWays = (outcomes: readonly Outcome[]): number => outcomes.reduce((sum, { ways }) => sum + ways, 0);

/** Diamonds that these awards bring a player. */
export const paidTo = (player: Player, awards: readonly Award[]): number =>
  awards.reduce((sum, award) => (award.for === player ? sum + award.points : sum), 0);

/** What a player can expect of a turn, or of what is left of it, played as well as it can be. */
export interface Line {
  /** What the player tries to raise: net diamonds, the chances to win and to lose the game as {@link GAME} diamonds, less the worth of the rival's reply. */
  readonly worth: number;
  /** Net diamonds to be expected in this turn; below 0 when every choice hurts (R4.1). */
  readonly net: number;
  /** Net diamonds if it turns out as well as it can, and the rule that pays most of them; null when none does. */
  readonly most: number;
  readonly rule: RuleId | null;
  /** The chance that this turn wins the game. */
  readonly wins: number;
  /** The chance that this turn is one that can be expected to gain diamonds. */
  readonly gains: number;
  /** The rival's best reply, as the rival sees it; null when there is none, or when it is not looked at. */
  readonly reply: Line | null;
}

const NOTHING: Line = { worth: 0, net: 0, most: 0, rule: null, wins: 0, gains: 0, reply: null };

function average(parts: readonly { readonly share: number; readonly line: Line }[]): Line {
  const sum = (of: 'worth' | 'net' | 'wins' | 'gains'): number => parts.reduce((all, { share, line }) => all + share * line[of], 0);
  const { most, rule } = parts.reduce((high, { line }) => (line.most > high.most ? line : high), parts[0]!.line);
  const replies = parts.flatMap(({ share, line: { reply } }) => (reply ? [{ share, line: reply }] : []));
  return { worth: sum('worth'), net: sum('net'), most, rule, wins: sum('wins'), gains: sum('gains'), reply: replies.length > 0 ? average(replies) : null };
}

/** The rest of the turn of a player who has just come to this position, and the reply. */
function after(position: Position, me: Player, replies: boolean): Line {
  if (isOver(position)) return NOTHING;
  // A return pays nothing (R6.5), so one that ends the turn matters only to who looks at the reply.
  if (position.turn === me) return position.acted && !replies ? NOTHING : best(position, replies);
  if (!replies) return NOTHING;
  const reply = best(position, false);
  return { ...NOTHING, worth: -reply.worth, reply };
}

/** The best line of the player to move. */
function best(position: Position, replies: boolean): Line {
  const [first, ...others] = legalMoves(position).map((move) => weigh(outcomesOf(position, move), position.turn, replies));
  const line = others.reduce((high, other) => (other.worth > high.worth ? other : high), first!);
  return { ...line, gains: line.net > 0 ? 1 : 0 };
}

/** What this player, who has made a move, can expect of everything that it can lead to. */
export function weigh(outcomes: readonly Outcome[], me: Player, replies: boolean): Line {
  const of = allWays(outcomes);
  return average(outcomes.map(({ ways, awards, position }) => {
    const later = after(position, me, replies), who = winner(position);
    const mine = awards.filter((award) => award.for === me).sort((one, two) => two.points - one.points);
    const paid = 2 * paidTo(me, awards) - awards.reduce((sum, { points }) => sum + points, 0);
    const result = who === null || who === 'draw' ? 0 : who === me ? 1 : -1;
    return { share: ways / of, line: {
      ...later,
      worth: paid + GAME * result + later.worth,
      net: paid + later.net,
      most: paid + later.most,
      rule: later.rule ?? (mine[0] ? RULE_OF[mine[0].kind] : null),
      wins: result > 0 ? 1 : later.wins,
    } };
  }));
}
