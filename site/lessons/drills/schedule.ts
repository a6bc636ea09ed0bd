/*
 * Which rule is asked about next, and how hard: boxes after Sebastian Leitner. A rule that was known moves up a box and waits
 * longer, one that was missed goes back to the first and is asked again three drills later. Time is counted in drills, so that a pause
 * costs nothing. Everything is plain data and pure; what is kept may come from another version of the page.
 */
import { random } from '../../../machine/game/random.ts';
import type { RuleId } from '../../../machine/rules/index.ts';
import { DRILLED, GENERATORS, make, MEMORY, rulesOf, type Drill, type Generator, type Level } from './index.ts';

/** What is kept of a rule. */
export interface Known {
  /** From 0. */
  readonly box: number;
  /** The drill, counted from the first, in which it is due. */
  readonly due: number;
  readonly right: number;
  readonly missed: number;
  /** How often it was missed in a row. */
  readonly row: number;
}

/** What a learner knows: plain JSON. Rules that are not drilled any more may be in it. */
export interface State {
  /** Drills that were answered. */
  readonly count: number;
  readonly rules: Readonly<Partial<Record<string, Known>>>;
  /** Keys of the last drills, which are not to come again. */
  readonly recent: readonly string[];
  /** The rule that was asked about last: not twice running, if there is another. */
  readonly last: string | null;
  /** Drills missed in a row, since a rule was asked about for the first time. */
  readonly stuck: number;
}

export const START: State = { count: 0, rules: {}, recent: [], last: null, stuck: 0 };

/** After how many drills a rule is asked again, by its box. */
export const WAITS: readonly number[] = [4, 8, 16, 32, 64, 128];
/** After how many drills what was missed comes back; from the third time in a row on it waits like anything in the first box, so that other rules have their turn. */
export const SOON = 3;
const STUBBORN = 3;
/** After so many misses in a row a rule that was not asked about yet has a turn, so that who misses everything comes to see everything. */
export const STUCK = 4;

/** The box from which on a rule counts as known. */
export const KNOWN_FROM = 3;

/** A level for each two boxes: it rises as a rule is known, and falls to the first when it is missed. */
export const levelOf = (known: Known | undefined): Level => (Math.min(3, 1 + Math.floor((known?.box ?? 0) / 2)) as Level);

const isMissed = ({ row }: Known): boolean => row > 0 && row < STUBBORN;

/** The rule that is asked about next, of those that may be. */
export function ruleFor({ count, rules, last, stuck }: State, among: readonly RuleId[], seed: string): RuleId {
  const draw = random(`${seed} rule ${count}`), now = count + 1;
  const met = among.flatMap((rule) => { const known = rules[rule]; return known ? [{ rule, known }] : []; }), fresh = among.filter((rule) => !rules[rule]);
  const first = (list: readonly { rule: RuleId; known: Known }[]): RuleId | undefined => [...list].sort((one, other) => one.known.due - other.known.due)[0]?.rule;
  const due = met.filter(({ known }) => known.due <= now);
  const missed = first(due.filter(({ known }) => isMissed(known))), unasked = fresh[draw(Math.min(3, Math.max(1, fresh.length)))] as RuleId | undefined;
  // What was missed has its own turn, which nothing else can take: no two rules are missed in the same drill.
  return missed ?? (stuck >= STUCK ? unasked : undefined) ?? first(due) ?? unasked ?? first(met.filter(({ rule }) => rule !== last)) ?? among[0];
}

/** The next drill, about the rule that is due. `among`: the rules that the learner has chosen; all by default. */
export function next(state: State, seed: string, among: readonly RuleId[] = DRILLED, generators: readonly Generator[] = GENERATORS): Drill {
  const able = among.filter((rule) => generators.some((generator) => rulesOf(generator).includes(rule)));
  const rule = ruleFor(state, able.length ? able : DRILLED, seed), draw = random(`${seed} ${state.count} ${rule}`);
  // Not every generator asks about every rule at every level: the nearest level below, then above.
  const wanted = levelOf(state.rules[rule]), levels = ([wanted, 2, 1, 3] as const).filter((level, i, all) => all.indexOf(level) === i);
  for (const level of levels) {
    const fit = generators.filter((generator) => rulesOf(generator, level).includes(rule));
    if (fit.length) return make(fit[draw(fit.length)], level, `${seed} ${state.count}`, { about: rule, known: new Set(state.recent) });
  }
  throw new Error(`Nothing asks about ${rule}.`);
}

/** What is known after a drill was answered. */
export function answered({ count, rules, recent, stuck }: State, { about, key }: Pick<Drill, 'about' | 'key'>, right: boolean): State {
  const now = count + 1, { box = 0, right: rights = 0, missed = 0, row = 0 } = rules[about] ?? {};
  const known: Known = right
    // Whoever knows it at once begins one box higher.
    ? { box: Math.min(WAITS.length - 1, box + 1), due: now + WAITS[Math.min(WAITS.length - 1, box + 1)], right: rights + 1, missed, row: 0 }
    : { box: 0, due: now + (row + 1 < STUBBORN ? SOON : WAITS[0]), right: rights, missed: missed + 1, row: row + 1 };
  return { count: now, rules: { ...rules, [about]: known }, recent: [...recent, key].slice(-MEMORY), last: about, stuck: right ? 0 : rules[about] ? stuck + 1 : 1 };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** What was kept, as far as it can be read: whatever is no knowledge of a rule is left out. */
export function readState(kept: unknown): State {
  if (typeof kept !== 'object' || kept === null) return START;
  const { count, rules, recent, last, stuck } = kept as Partial<Record<keyof State, unknown>>;
  const entries = typeof rules === 'object' && rules !== null ? Object.entries(rules as Record<string, Partial<Known> | null>) : [];
  return {
    count: isCount(count) ? count : 0,
    rules: Object.fromEntries(entries.flatMap(([rule, known]) => {
      if (!/^R\d\.\d+$/.test(rule) || !known || ![known.box, known.due, known.right, known.missed, known.row].every(isCount)) return [];
      const { box, due, right, missed, row } = known as Known;
      return [[rule, { box: Math.min(box, WAITS.length - 1), due, right, missed, row }]];
    })),
    recent: Array.isArray(recent) ? recent.filter((key): key is string => typeof key === 'string').slice(-MEMORY) : [],
    last: typeof last === 'string' ? last : null,
    stuck: isCount(stuck) ? stuck : 0,
  };
}
