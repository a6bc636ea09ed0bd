/** The plain data of the rulebook: the numbered rules, the rulings, and who says what. Texts are apart, one file for each language. */
import type { OptionKey, Player, RefusalCode, RuleId } from '../rules/index.ts';
import type { QuestionId } from './questions.ts';
import type { DescriptionId } from './descriptions.ts';

/** The languages that the rulebook is written in. */
export type Lang = 'en' | 'ko';

/** Where a sentence comes from: the rulebook, the overview, or, where both are silent, a decision of ours. */
export type Source = 'rulebook' | 'overview' | 'ruling';

/** A position, and moves from there that the engine plays one after the other. */
export interface Example {
  /** Position text, with its options. */
  readonly position: string;
  /** Move texts in canonical form. The last may be one that is refused; see {@link Example.refused}. */
  readonly moves: readonly string[];
  /** Is the last move refused, by the rule that this is an example of? */
  readonly refused?: true;
}

/** A numbered rule. */
export interface Rule {
  readonly id: RuleId;
  /** For every sentence of its text, in order, who says so. `['ruling']`: nobody does, and the sentence has its reason beside it. */
  readonly sources: readonly (readonly Source[])[];
  /** Table options that change what it says. */
  readonly options?: readonly OptionKey[];
  /** Null for what no table of ours can show (section 8, R1.2): its example is told in words. */
  readonly example: Example | null;
  /** Versions of the rules in which its text changed, oldest first; the first is the one it came with. */
  readonly versions: readonly [string, ...string[]];
  /** Rules that are read with it. */
  readonly see: readonly RuleId[];
}

/** A sentence of a rule. */
export interface Sentence {
  readonly text: string;
  /** Why we decided so; for every sentence that is a ruling of ours, and for no other. */
  readonly why?: string;
}

/** What a rule says in one language. */
export interface RuleWords {
  /** A few words: what it is about. */
  readonly title: string;
  /** One for each of {@link Rule.sources}. */
  readonly sentences: readonly Sentence[];
  /** What the example shows; for a rule without a position, the worked example itself. */
  readonly example: string;
  /** What changed, for each of {@link Rule.versions}. */
  readonly history: Readonly<Record<string, string>>;
}

/** What a move, or a chain of moves, comes to; written by hand, confirmed by the engine. */
export interface Outcome {
  /** For each move that was played who is paid how much: `''`, `'a2'`, `'a1 x1'`. */
  readonly paid: readonly string[];
  /** The position after the last move that was played. */
  readonly after: string;
  /** Why the last move is refused, if it is; then `paid` has one entry less than there are moves. */
  readonly refused?: { readonly code: RefusalCode; readonly rule: RuleId | null };
  readonly winner?: Player | 'draw';
}

/** Another way to read the rules. One that an option covers is replayed under that option; any other is told in words alone. */
export interface Reading {
  /** Full options text, such as `rulebook,rival=0` or `overview`; null when no option covers it. */
  readonly options: string | null;
  /** Moves instead of the ruling's own, where the reading has another order. */
  readonly moves?: readonly string[];
  /** For a reading with options. */
  readonly outcome?: Outcome;
  /** Published descriptions that read so. */
  readonly saidBy?: readonly DescriptionId[];
}

/** When in a game a ruling is asked for. `table`: at a physical table, whenever it happens. */
export type Phase = 'building' | 'play' | 'return' | 'end' | 'table';

/** How often it comes up: in nearly every game, in one of a few, in one of ten or more, hardly ever. */
export type Often = 'always' | 'often' | 'rarely' | 'hardly-ever';

/** What happens at a table now and then and makes people ask why. */
export type Occasion = 'own-goal' | 'old-combination' | 'two-at-once' | 'made-by-return' | 'last-tile-pays' | 'both-reach-seven' | 'pass-with-tile-waiting';

/** A disputed case and its answer. */
export interface Ruling {
  /** Stable, in lower case with hyphens: address, citation and progress hang on it. */
  readonly id: string;
  /** The numbered questions that it answers. */
  readonly answers: readonly QuestionId[];
  readonly phase: Phase;
  readonly often: Often;
  /** Position text, with its options. */
  readonly position: string;
  /** Move texts in canonical form, at least one. The last may be refused. */
  readonly moves: readonly string[];
  readonly outcome: Outcome;
  /** The chain of rules that leads to the answer, in the order in which a judge would cite them. No two rulings have the same. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** Competing readings, most common first. */
  readonly readings: readonly Reading[];
  /** What happens at a table and opens this ruling there. */
  readonly occasion?: Occasion;
}

/** What a ruling says in one language. */
export interface RulingWords {
  /** As a player asks it: one sentence. */
  readonly question: string;
  /** The answer in one sentence, its first word the verdict where there is one. */
  readonly answer: string;
  /** What happens in the position, in words, as the moves are played. */
  readonly story: string;
  /** Why, in one to three sentences. */
  readonly reason: string;
  /** One for each of {@link Ruling.readings}: what it says, and what it comes to. */
  readonly readings: readonly string[];
}
