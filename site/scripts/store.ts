import { DEFAULT_LEVEL, LEVEL_NAMES, type Level } from '../../machine/opponent/opponent.ts';

/** Where this page's games are kept. `own`: the game of this browser. `shared`: one that was opened by a link. */
export type Slot = 'own' | 'shared';

/** Who sits at the table: two people, one against the house, or nobody, who watches. */
export type Who = 'two' | 'a' | 'x' | 'watch';

/** At which level the house plays each seat, whenever it does. */
export interface Levels { readonly a: Level; readonly x: Level }

export interface Tally { readonly a: number; readonly x: number; readonly draws: number }
export interface Settings { readonly memory: 'off' | 'seen' | 'all'; readonly speech: 'full' | 'brief'; readonly sound: boolean; readonly vibration: boolean }

/** A game as it is kept. `game` is the element's own save; it is checked by the element, not here. */
export interface Kept {
  readonly who: Who;
  readonly levels: Levels;
  readonly rules: 'rulebook' | 'overview';
  /** The record of the link that a shared game was opened with. */
  readonly link: string | null;
  readonly game: unknown;
  /** Games won at this table. */
  readonly tally: Tally;
  /** What was set in the help of the table. */
  readonly settings: Settings;
}

const count = (n: unknown): number => (Number.isSafeInteger(n) && (n as number) > 0 ? (n as number) : 0);
const tallyFrom = (kept?: Partial<Tally> | null): Tally => ({ a: count(kept?.a), x: count(kept?.x), draws: count(kept?.draws) });
const settingsFrom = (kept?: Partial<Settings> | null): Settings => ({
  memory: kept?.memory === 'seen' || kept?.memory === 'all' ? kept.memory : 'off',
  speech: kept?.speech === 'brief' ? 'brief' : 'full',
  sound: kept?.sound === true,
  vibration: kept?.vibration === true,
});

/** A game that was kept before there were levels was played at the default one. */
export const levelFrom = (kept: unknown): Level => (LEVEL_NAMES as readonly unknown[]).includes(kept) ? kept as Level : DEFAULT_LEVEL;
const levelsFrom = (kept?: Partial<Levels> | null): Levels => ({ a: levelFrom(kept?.a), x: levelFrom(kept?.x) });

const keyOf = (slot: Slot) => `blue-lion-play-${slot}`;

/** Keeps a game; false when storage is blocked or full. */
export function keep(slot: Slot, kept: Kept): boolean {
  try {
    localStorage.setItem(keyOf(slot), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What was kept: null when there is nothing, or nothing can be kept here; `broken` when it is not what this page has written. */
export function kept(slot: Slot): Kept | 'broken' | null {
  let text: string | null;
  try {
    text = localStorage.getItem(keyOf(slot));
  } catch {
    return null;
  }
  if (text === null) return null;
  try {
    const { who, levels, rules, link, game, tally, settings } = JSON.parse(text) as Partial<Kept>;
    if ((who !== 'two' && who !== 'a' && who !== 'x' && who !== 'watch') || (rules !== 'rulebook' && rules !== 'overview')) return 'broken';
    return { who, levels: levelsFrom(levels), rules, link: typeof link === 'string' ? link : null, game, tally: tallyFrom(tally), settings: settingsFrom(settings) };
  } catch {
    return 'broken';
  }
}
