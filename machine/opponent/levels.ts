import { rivalOf, stage, type Player } from '../rules/index.ts';
import { latest, recall, type History } from './memory.ts';
import { MODEST, pick, readLevel, said, scramble, stoodBefore, valued, type Level, type Manner, type Valued } from './opponent.ts';
import { proposesDraw, stillness, timesStood } from './quiet.ts';
import { exactValue, rate, rating, type Rated, type Values } from './search.ts';

export { DEFAULT_LEVEL, LEVEL_NAMES, type Level } from './opponent.ts';

/** What makes a level: what it remembers, how far it looks, how often it slips. */
export interface Strength extends Manner {
  /** How many turns it looks ahead, its own counted. Not all the way where that would take too long. */
  readonly depth: number;
  /** The chance, 0 to 1, that it plays another move than the one it thinks best. */
  readonly slip: number;
  /** Does it know by heart what every position comes to, once all backs are known? */
  readonly exact: boolean;
}

/** The levels, weakest first. */
export const LEVELS: Readonly<Record<Level, Strength>> = {
  forgetful: { memory: 1, turns: 3, depth: 2, haste: 0.6, slip: 0.25, exact: false },
  hasty: { memory: 2, turns: 6, depth: 2, haste: 0.5, slip: 0.1, exact: false },
  modest: { ...MODEST, depth: 2, slip: 0, exact: false },
  careful: { memory: 4, turns: 16, depth: 2, haste: 1 / 12, slip: 0.05, exact: false },
  perfect: { memory: 6, turns: Infinity, depth: 4, haste: 0, slip: 0, exact: true },
};

/**
 * What a level plays, and why not better. `forgot`: had it remembered every back it would have played better · `short-sight`:
 * a longer look shows what is better · `slip`: it thought another move better, and that one is · `best`: none of these.
 */
export interface Choice {
  /** A legal move, without a picture. */
  readonly move: string;
  readonly because: 'best' | 'forgot' | 'short-sight' | 'slip';
  /** What it would have played without that; null for `best`. */
  readonly better: string | null;
  /** The move as somebody rates it who forgets nothing and looks as far as can be. */
  readonly rated: Rated;
}

/** How far is looked to say what a weaker level has missed. */
const JUDGED = { depth: 3, budget: 5_000 };
/** Less in worth is no mistake: a fraction of a diamond. */
const TRIFLE = 0.004;
/** Worth, as in `Rated`, that a position loses each time it has stood before; and one that brings a draw near when it leads. */
const WEARINESS = 0.01, SHAME = 0.1;
/** In what order exactly known moves go: wins, then what is even by how many replies go wrong, then losses. */
const CLASS = 1000, TRAPS = 100;

/** What rated moves are worth to somebody who knows that nothing comes of going round in circles. */
function settled(all: readonly Rated[], history: History): Valued[] {
  const { turn, score } = latest(history), still = stillness(history), stood = stoodBefore(history), leads = score[turn] > score[rivalOf(turn)];
  return all.map(({ move, exact, worth, traps, outcomes }) => {
    if (exact && exact.result !== 'even') return { move, worth: worth + (exact.result === 'win' ? CLASS : -CLASS) };
    const times = stood(outcomes), stale = leads && outcomes.some(({ position }) => position.turn !== turn && timesStood(still, position) >= 2);
    const circles = WEARINESS * times + (stale ? SHAME : 0) + (move === 'pass' ? WEARINESS / 10 : 0);
    return { move, worth: worth - circles + TRAPS * Math.max(0, traps - 0.1 * times) };
  });
}

interface Thought { readonly moves: readonly Valued[]; readonly rated: readonly Rated[] | null }

/** What somebody of this strength thinks of all moves; step by step, as looking far takes its time. */
function* thought(history: History, strength: Strength, seed: string, values: Values | null): Generator<undefined, Thought> {
  if (strength.depth <= 2 && !strength.exact) return { moves: valued(history, strength, seed), rated: null };
  // While more tiles are loose than it looks turns ahead, nothing exact can come into sight: nobody need solve the game by then.
  const seen = recall(history, strength.memory, strength.turns), known = strength.exact && seen.loose.length <= strength.depth ? values : null;
  const rated = yield* rating(seen, known, strength);
  return { moves: settled(rated, history), rated };
}

/** The move that slips out instead of this one: one of the better half of the others, by the seed. */
function slipped(moves: readonly Valued[], meant: string, text: string): string {
  const others = moves.filter(({ move }) => move !== meant).sort((one, two) => two.worth - one.worth);
  return others[scramble(`${text} which`) % Math.ceil(others.length / 2)]?.move ?? meant;
}

/** What a level thought, and what it came to. */
interface Intent extends Thought { readonly meant: string; readonly move: string }

function* intending(history: History, strength: Strength, seed: string, values: Values | null): Generator<undefined, Intent> {
  if (stage(latest(history)) === 'over') throw new Error('The game is over: there is no move to choose.');
  const text = `${said(history, seed)} slip`;
  const own = yield* thought(history, strength, seed, values), meant = pick(own.moves, history, seed);
  return { ...own, meant, move: scramble(text) < strength.slip * 2 ** 32 ? slipped(own.moves, meant, text) : meant };
}

/** As {@link choose}, step by step, for whoever must not be held up. */
export function* choosing(history: History, level: Level, seed: string, values: Values | null): Generator<undefined, Choice> {
  const strength = LEVELS[readLevel(level)], { move, meant, rated: own } = yield* intending(history, strength, seed, values);
  if (strength.exact) return { move, because: 'best', better: null, rated: own!.find((each) => each.move === move)! };

  // What it would have played without the slip, with a perfect memory, with a longer look: the step that gains most says why it did not.
  const rated = yield* rating(latest(history), values, JUDGED);
  const { move: remembering } = yield* intending(history, { ...strength, slip: 0, memory: 6, turns: Infinity }, seed, values);
  const worthOf = (each: string): number => rated.find((other) => other.move === each)!.worth;
  const steps = [['slip', meant], ['forgot', remembering], ['short-sight', rated[0]!.move]] as const;
  let because: Choice['because'] = 'best', better: string | null = null, most = TRIFLE, before = move;
  for (const [reason, instead] of steps) {
    const gain = worthOf(instead) - worthOf(before);
    if (gain > most) [because, better, most] = [reason, instead, gain];
    before = instead;
  }
  return { move, because, better, rated: rated.find((each) => each.move === move)! };
}

/** Lets something that goes step by step go through. */
function through<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** As {@link moveBy}, step by step. */
export function* moving(history: History, strength: Strength, seed: string, values: Values | null): Generator<undefined, string> {
  return (yield* intending(history, strength, seed, values)).move;
}

/** The move of somebody of this strength; of a level that is the one {@link choose} gives, which takes its time to say why. */
export const moveBy = (history: History, strength: Strength, seed: string, values: Values | null): string => through(moving(history, strength, seed, values));

/** What this level plays in a game as everybody has seen it, and why not better. The same seed and history always give the same. Throws when the game is over, and a RangeError where there is no such level. */
export const choose = (history: History, level: Level, seed: string, values: Values | null): Choice => through(choosing(history, level, seed, values));

/** The chance of winning, less that of losing, at which somebody would rather play on. */
const HOPE = 0.05;

/**
 * Does this level agree to a draw, playing for `player`? Where the table would propose one (R7.3), and the game is even as
 * far as it sees: exactly, where it knows what every position comes to and every back; else by what it can see coming,
 * and by diamonds. A game that is won for it, as far as it sees, is never given away.
 */
export function acceptsDraw(history: History, player: Player, level: Level, values: Values | null): boolean {
  const { memory, turns, depth, exact } = LEVELS[readLevel(level)];
  if (!proposesDraw(history) || (exact && !values)) return false;
  const position = recall(history, memory, turns), known = exact ? values : null, sign = position.turn === player ? 1 : -1;
  const value = exactValue(position, known);
  if (value) return value.result !== (sign > 0 ? 'win' : 'loss');
  const { win, loss } = rate(position, known, { depth })[0]!.chances;
  return sign * (win - loss) < HOPE && position.score[player] <= position.score[rivalOf(player)];
}

/** Exact values for the table at which a game is played, where this level plays by them: those given, else it is solved here, once. */
export async function valuesFor(level: Level, history: History, given: Values | undefined): Promise<Values | null> {
  if (!LEVELS[level].exact || given) return given ?? null;
  return (await import('./solver/index.ts')).solve(latest(history).options);
}
