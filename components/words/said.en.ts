import type { Award, End, Kind, Picture, Player } from '../../machine/rules/index.ts';
import type { Outcome } from './facts.ts';
import type { Words } from './index.ts';

const kinds: Readonly<Record<Kind, string>> = { interrogation: 'Interrogation', theft: 'Theft', heist: 'Heist' };
const ends: Readonly<Record<End, string>> = { l: 'left', r: 'right' };

/** What the table says in English of what happens. */
export const said = ({ players, pictures }: Words) => {
  /** Where a tile goes: as it lies, or turned over, where what came up says more than what went down. */
  const put = (does: string, up: Picture, end: End | null, shown: Picture | null): string =>
    (shown ? `${does} ${end ? ends[end] : 'first'}, turned over: ${pictures[shown]}.` : `${does} ${pictures[up]} ${end ? `at the ${ends[end]} end` : 'first'}.`);
  const now = (total?: number): string => (total === undefined ? '' : `, now ${total}`);
  return {
  kinds,
  answers: { accept: 'Accept the draw', decline: 'Decline', agree: 'Agree to a draw', playOn: 'Play on' },
  rule: (id: string) => `Rule ${id}`,
  why: 'Why?',
  whyMove: 'Why this move?',
  inRulebook: 'In the rulebook',
  outcome: ({ winner, score, resigned }: Outcome) => (winner === 'draw' ? `A draw, ${score.a} to ${score.x}`
    : resigned ? `${players[resigned]} resigns: ${players[winner]} wins`
    : `${players[winner]} wins, ${Math.max(score.a, score.x)} to ${Math.min(score.a, score.x)}`),
  did: {
    place: (player: Player, up: Picture, end: End | null, shown: Picture | null) => put(`${players[player]} places`, up, end, shown),
    return: (player: Player, up: Picture, end: End, shown: Picture | null) => put(`${players[player]} returns`, up, end, shown),
    pass: (player: Player) => `${players[player]} passes.`,
    end: (player: Player, up: Picture, to: End) => `${players[player]} moves ${pictures[up]} to the ${ends[to]} end.`,
    swap: (player: Player, low: number) => `${players[player]} swaps ${low} and ${low + 1}.`,
    flip: (player: Player, place: number, shown: Picture) => `${players[player]} flips ${place}: ${pictures[shown]}.`,
  },
  /** `total`: all that this player has then. */
  paid: ({ kind, for: owner, points }: Award, total?: number) => `${kinds[kind]}: ${players[owner]} takes ${points}${now(total)}.`,
  /** All that one player hands the other by one action. */
  ownGoal: (owner: Player, points: number, made: readonly Kind[], total?: number) => `Own goal: ${players[owner]} takes ${points} (${made.map((kind) => kinds[kind].toLowerCase()).join(', ')})${now(total)}.`,
  /** What is asked once a tile is chosen. */
  asks: (player: Player, what: 'what' | 'where' | 'turned') => `${players[player]}: ${{ what: 'choose an action', where: 'at which end?', turned: 'as it lies, or turned over?' }[what]}`,
  leaves: (n: number): string => (n === 1 ? 'The middle leaves.' : 'Both leave.'),
  unpaid: (kind: Kind) => `${kinds[kind]}: pays nobody, old now.`,
  takenBack: 'Taken back.',
  redone: 'Played again.',
  /** Stands over the table while somebody is asked for a draw. */
  drawAsked: (player: Player) => `${players[player]}: a draw?`,
  drawOffered: (player: Player) => `${players[player]} offers a draw.`,
  drawDeclined: (player: Player) => `${players[player]} declines the draw.`,
  drawAgreedBy: (player: Player) => `${players[player]} agrees to a draw.`,
  drawProposed: { repetition: 'The same position for the third time: agree to a draw?', quiet: 'Twenty turns without a diamond: agree to a draw?' },
  revealing: 'Waiting to hear which picture came up.',

  under: (up: Picture, back: Picture | null): string => (back ? `Under ${pictures[up]} is ${pictures[back]}.` : `Nobody has seen what is under ${pictures[up]}.`),
  };
};

export type Said = ReturnType<typeof said>;
