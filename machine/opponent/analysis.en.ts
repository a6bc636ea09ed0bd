import { assignmentCount, rivalOf, type Kind, type Player, type Position } from '../rules/index.ts';
import type { Reason } from './advice.ts';
import { counted, drawsAtOnce, fraction, type Analysis, type endOf, type Judged, type LineMove, type Loss, type Moment, type Story } from './analysis.ts';
import type { Value } from './search.ts';

/** An analysis in the words of one language; thieves are called by name, so that it can be read by whoever sits at the table. */
export interface AnalysisWords {
  /** What the position comes to, at the head of an analysis. `openly`: backs that were seen are left out of it, as they are to be remembered. */
  readonly head: (analysis: Analysis, openly?: boolean) => string;
  /** What a move comes to: exact, or an estimate and said to be one. */
  readonly value: (position: Position, move: Judged) => string;
  /** A few words of it, for a table: “wins in 3”, “even”, “about 30 won, 10 lost of 100”. */
  readonly brief: (move: Judged) => string;
  /** What it loses against the best; '' when nothing. */
  readonly loses: (loss: Loss | null) => string;
  /** What speaks for and against it, a sentence each: payments, odds, what the reply may take. */
  readonly reasons: (position: Position, move: Judged) => readonly string[];
  /** A move of a line of best play; `said` is the move in words. `goesOn`: it belongs to the turn of the one before. */
  readonly inLine: (move: LineMove, said: string, goesOn?: boolean) => string;
  /** What the line comes to. */
  readonly end: (end: ReturnType<typeof endOf>) => string;
  /** A moment of a game. `played` and `better` are the two moves in words. */
  readonly moment: (moment: Moment, played: string, better: string) => string;
  /** What a game came to when somebody gave it up. */
  readonly gaveUp: (end: NonNullable<Story['gaveUp']>) => string;
  /** What is said of a game in which nothing turned. */
  readonly noMoment: string;
  /** Marks the moment that changed most. */
  readonly turned: string;
}

const names: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const number = (n: number): string => numbers[n] ?? String(n);
const turns = (n: number): string => (n === 1 ? 'one turn' : `${number(n)} turns`);
const diamonds = (n: number): string => (n === 1 ? 'one diamond' : `${number(n)} diamonds`);
const kinds: Partial<Record<string, Kind>> = { 'R5.2': 'interrogation', 'R5.3': 'theft', 'R5.4': 'heist' };
const withKind = (rule: string | null): string => { const kind = rule === null ? undefined : kinds[rule]; return kind ? ` (${kind})` : ''; };

function cases(odds: number): string {
  const exact = fraction(odds);
  return exact ? (exact[0] === 1 ? `in one case of ${number(exact[1])}` : `in ${number(exact[0])} cases of ${number(exact[1])}`) : `in about ${Math.max(1, Math.min(99, Math.round(100 * odds)))} cases of 100`;
}

function exactly({ result, turns: n }: Value, me: Player): string {
  const rival = names[rivalOf(me)];
  if (result === 'even') return 'Even: neither can force a win from here.';
  if (result === 'win') return n <= 1 ? 'Wins at once.' : `Wins in ${turns(n)}, whatever ${rival} does.`;
  return n <= 1 ? `Gives ${rival} the game at once.` : `Loses in ${turns(n)}, if ${rival} misses nothing.`;
}

/** How many of the replies go wrong. */
function mistakes(traps: number): string {
  if (traps === 0) return '';
  const share = fraction(traps);
  if (traps > 0.999) return ' Whatever the reply, it is a mistake.';
  return share ? ` ${share[0] === 1 ? `One reply of ${number(share[1])}` : `${capital(number(share[0]))} replies of ${number(share[1])}`} would be a mistake.` : '';
}

/** Without what sums of odds are rounded by. */
const roundly = (n: number): number => Math.round(n * 1e6) / 1e6;

/** At most a sentence each. `unseen`: can backs still lie otherwise? Then what a reply may take is the most it can be. */
function reason(me: Player, { kind, points, odds, rule }: Reason, unseen: boolean): string {
  const [mine, rival] = [names[me], names[rivalOf(me)]], sure = odds > 0.999, when = sure ? '' : `${cases(odds)} `;
  switch (kind) {
    case 'wins': return sure ? '' : capital(`${when}it wins the game.`);
    case 'loses': return sure ? '' : capital(`${when}it gives ${rival} the game.`);
    case 'draws': return capital(`${when}it ends the game in a draw.`);
    case 'pays-me': return capital(`${when}it pays ${mine} ${diamonds(points)}${withKind(rule)}.`);
    case 'pays-rival': return capital(`${when}it gives ${rival} ${diamonds(points)}${withKind(rule)}.`);
    case 'prepares': return 'It brings diamonds nearer that the rest of this turn can take.';
    case 'risks-game': return capital(`${when}${rival} can then win at once.`);
    case 'risks': return capital(`${when}${rival} can then take ${unseen ? 'up to ' : ''}${diamonds(points)}${withKind(rule)}.`);
    case 'quiet': return `It pays nobody, and leaves ${rival} nothing to take.`;
  }
}

/** Chances in as few cases as say them exactly. */
function outlook(chances: Judged['chances']): string {
  const { win, even, loss, of } = counted(chances);
  if (of === 100 && Math.max(win, even, loss) === of) return `almost certainly ${win ? 'won' : loss ? 'lost' : 'even'}`;
  return of === 1 ? `as far as is looked, ${win ? 'won' : loss ? 'lost' : 'even'}` : `of ${of} ${of === 100 ? 'games about' : 'cases'} ${win} won, ${even} even, ${loss} lost`;
}

const results = { win: 'a win', even: 'an even game', loss: 'a loss' };

export const analysisWords: AnalysisWords = {
  head: ({ position, exact, moves }, openly = false) => {
    if (moves.length === 0) return 'The game is over.';
    const who = names[position.turn];
    if (!exact) return `An estimate, because ${position.loose.length > 0 ? 'tiles are still loose' : openly ? 'only what lies open is counted' : 'backs are unseen'}. For ${who}: ${outlook(moves[0]!.chances)}.`;
    const { result, turns: n } = exact;
    const rival = names[rivalOf(position.turn)];
    if (result === 'even') return `Exact: ${who} cannot force a win here, and need not lose.`;
    if (n <= 1) return result === 'win' ? `Exact: ${who} wins at once.` : `Exact: whatever ${who} does, ${rival} has won.`;
    return result === 'win' ? `Exact: ${who} wins in ${turns(n)}, whatever ${rival} does.` : `Exact: ${who} loses in ${turns(n)}, if ${rival} misses nothing.`;
  },
  value: ({ turn }, { exact, chances, traps, outcomes }) => {
    if (exact) return drawsAtOnce({ outcomes }) ? 'A draw at once.' : `${exactly(exact, turn)}${exact.result === 'even' ? mistakes(traps) : ''}`;
    return `An estimate: ${outlook(chances)}.`;
  },
  brief: ({ exact, chances, outcomes }) => {
    if (exact && drawsAtOnce({ outcomes })) return 'a draw';
    if (exact) return exact.result === 'even' ? 'even' : exact.result === 'win' ? (exact.turns <= 1 ? 'wins now' : `wins in ${exact.turns}`) : exact.turns <= 1 ? 'loses now' : `loses in ${exact.turns}`;
    const { win, loss, of } = counted(chances);
    return of === 1 ? `seems ${win ? 'won' : loss ? 'lost' : 'even'}` : `${of === 100 ? 'about ' : ''}${win} won, ${loss} lost of ${of}`;
  },
  loses: (loss) => {
    if (!loss) return '';
    if (loss.kind === 'result') return loss.from === 'win' ? `Throws a win away${loss.to === 'loss' ? ', and loses' : ''}.` : 'Throws an even game away.';
    if (loss.kind === 'diamonds') return `Even all the same, but with the best reply it costs ${diamonds(Math.round(loss.diamonds))}.`;
    if (loss.kind === 'turns') return `${capital(turns(loss.turns))} worse than the best.`;
    return `${loss.worth >= 0.2 ? 'Much worse' : loss.worth >= 0.04 ? 'Worse' : 'A little worse'} than the best, as far as can be estimated.`;
  },
  reasons: (position, { reasons, exact }) => reasons.filter(({ kind }) => !(exact && exact.result !== 'even' && kind === 'quiet')).map((each) => reason(position.turn, each, assignmentCount(position) > 1)).filter(Boolean),
  inLine: ({ player, odds }, said, goesOn = false) => `${goesOn ? `then ${said.charAt(0).toLowerCase()}${said.slice(1)}` : `${names[player]}: ${said}`}${odds ? ` (${cases(odds.ways / odds.of)})` : ''}`,
  end: (end) => (end.kind === 'over' ? end.winner === 'draw' ? 'A draw.' : `${names[end.winner]} wins.` : end.kind === 'circle' ? 'And so on, in a circle.' : 'It is not looked any further.'),
  moment: ({ kind, player, loses, forgotten, chance, ownGoal, diamonds: cost }, said, better) => {
    const who = names[player], rival = names[rivalOf(player)], played = ownGoal > 0 ? `${said}, an own goal: ${diamonds(ownGoal)} for ${rival}` : said;
    if (kind === 'luck') return `${who}: ${played}. ${chance!.good ? `That was good for ${who}` : `That was bad for ${who}`}, and chance: it comes up ${cases(chance!.ways / chance!.of)}.`;
    const lost = cost > 0 ? `With the best reply, that cost ${Number.isInteger(roundly(cost)) ? '' : 'about '}${diamonds(Math.round(cost))}.` : loses!.kind === 'result' ? `That gave ${results[loses!.from]} away${loses!.to === 'loss' ? `: ${rival} could force the game from there` : ''}.` : 'As far as can be estimated, that gave much away.';
    const backs = forgotten.map(({ place, up, back }) => `${pictures[back]} was under ${pictures[up]}${place ? ` in place ${place}` : ' beside the row'}`).join(', and ');
    return `${who}: ${played}. ${lost} ${kind === 'forgot' ? `It looks right to whoever has forgotten what both had seen: ${backs}. ` : ''}Better: ${better}.`;
  },
  gaveUp: ({ player, exact, chances }) => {
    const who = names[player];
    if (!exact) return `${who} gave up. What it came to is an estimate: ${outlook(chances)}.`;
    if (exact.result === 'even') return `${who} gave up an even game: neither could have forced a win.`;
    return exact.result === 'win' ? `${who} gave up a game that could be won in ${turns(exact.turns)}.` : `${who} gave up a game that was lost in ${turns(exact.turns)}, if ${names[rivalOf(player)]} missed nothing.`;
  },
  noMoment: 'Nothing was thrown away in this game: no move changed what could be forced, and no flip turned it.',
  turned: 'Here it turned.',
};
