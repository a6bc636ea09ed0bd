/** Where this page's games are kept. `own`: the game of this browser. `shared`: one that was opened by a link. */
export type Slot = 'own' | 'shared';

/** Who sits at the table: two people, or one against the house. */
export type Who = 'two' | 'a' | 'x';

/** A game as it is kept. `game` is the element's own save; it is checked by the element, not here. */
export interface Kept {
  readonly who: Who;
  readonly rules: 'rulebook' | 'overview';
  /** The record of the link that a shared game was opened with. */
  readonly link: string | null;
  readonly game: unknown;
}

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
    const { who, rules, link, game } = JSON.parse(text) as Partial<Kept>;
    if ((who !== 'two' && who !== 'a' && who !== 'x') || (rules !== 'rulebook' && rules !== 'overview')) return 'broken';
    return { who, rules, link: typeof link === 'string' ? link : null, game };
  } catch {
    return 'broken';
  }
}
