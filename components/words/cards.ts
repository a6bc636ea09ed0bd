import type { Kind, Options, Picture, Player, RuleId } from '../../machine/rules/index.ts';
import type { Lang } from './index.ts';

/** One thing to know, and the rule that says so. */
export interface CardLine { readonly text: string; readonly rule: RuleId }

/** Three tiles to be drawn side by side, and who is paid for them; null: the player whose turn it is. */
export interface CardTiles { readonly pictures: readonly [Picture, Picture, Picture]; readonly pays: Player | null }

/** A combination: what it is called, how it looks, what it pays and to whom. */
export interface CardCombination extends CardLine {
  readonly kind: Kind;
  readonly name: string;
  readonly points: 1 | 2 | 3;
  /** The points in words. */
  readonly worth: string;
  readonly tiles: readonly CardTiles[];
}

/** Lines under a heading, in the order in which they are needed. */
export interface CardSection { readonly title: string; readonly lines: readonly CardLine[] }

/** The two reference cards of a table. */
export interface Cards {
  readonly combinations: { readonly title: string; readonly list: readonly CardCombination[]; readonly notes: readonly CardLine[] };
  readonly turn: { readonly title: string; readonly sections: readonly CardSection[] };
}

/** The tiles of the combinations, as they are drawn in every language. */
export const COMBINATION_TILES: Readonly<Record<Kind, readonly CardTiles[]>> = {
  interrogation: [{ pictures: ['P', 'A', 'P'], pays: 'x' }, { pictures: ['P', 'X', 'P'], pays: 'a' }],
  theft: [{ pictures: ['A', 'B', 'A'], pays: 'a' }, { pictures: ['X', 'B', 'X'], pays: 'x' }],
  heist: [{ pictures: ['B', 'B', 'B'], pays: null }],
};

/** Loads the reference cards of a language: ask them with the options of a position, whose passes are those that are left. */
export const loadCards = async (lang: Lang): Promise<(options: Options) => Cards> => (lang === 'ko' ? await import('./cards.ko.ts') : await import('./cards.en.ts')).cards;
