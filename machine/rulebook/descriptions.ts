import type { RuleId } from '../rules/index.ts';

/** A published description of the game, or a report on it. */
export interface Description {
  readonly id: string;
  readonly name: string;
  /** The domain alone where no path is known; null where no address is. */
  readonly url: string | null;
  /** What it is written in; `mul`: more than one language; null where it is not known. */
  readonly language: 'en' | 'de' | 'fr' | 'it' | 'es' | 'ja' | 'mul' | null;
  readonly kind: 'rules' | 'catalogue' | 'summary' | 'description' | 'review' | 'report';
}

/**
 * Published descriptions of the game. The other descriptions than rulebook and overview were seen in excerpt, and no publisher's rule sheet is among them,
 * so none outranks the rulebook.
 */
export const DESCRIPTIONS = [
  { id: 'rulebook', name: 'Rulebook', url: null, language: null, kind: 'rules' },
  { id: 'overview', name: 'Overview', url: null, language: 'mul', kind: 'catalogue' },
  { id: 'ludorium', name: 'Ludorium', url: 'https://ludorium.at/', language: null, kind: 'summary' },
  { id: 'tric-trac', name: 'Tric Trac', url: 'https://trictrac.net/jeu-de-societe/blue-lion', language: 'fr', kind: 'description' },
  { id: 'keirat', name: 'Keirat', url: 'https://ftp.informatik.rwth-aachen.de/', language: 'de', kind: 'review' },
  { id: 'tequila', name: 'Tequila', url: 'https://tequilaswelt.de/', language: 'de', kind: 'review' },
  { id: 'cliquenabend', name: 'Cliquenabend', url: 'https://cliquenabend.de/', language: 'de', kind: 'review' },
  { id: 'spieletest', name: 'Spieletest', url: 'https://spieletest.at/gesellschaftsspiel/3952', language: 'de', kind: 'review' },
  { id: 'heimspiele', name: 'Heimspiele', url: 'https://heimspiele.info/', language: 'de', kind: 'report' },
  { id: 'house-of-games', name: 'House of Games', url: 'https://houseofgames.it/', language: 'it', kind: 'review' },
  { id: 'goblins', name: 'Goblins', url: 'https://goblins.net/', language: 'it', kind: 'review' },
  { id: 'fu-ka', name: 'fu-ka', url: null, language: 'ja', kind: 'report' },
  { id: 'hidarigray', name: 'hidarigray', url: null, language: 'ja', kind: 'report' },
  { id: 'shimizuk200', name: 'shimizuk200', url: null, language: 'ja', kind: 'report' },
  { id: 'fancueva', name: 'Fancueva', url: 'https://fancueva.com/', language: 'es', kind: 'review' },
  { id: 'l-oto', name: 'L\'Oto', url: null, language: 'fr', kind: 'review' },
  { id: 'deathblog', name: 'Deathblog', url: null, language: 'fr', kind: 'review' },
  { id: 'jedisjeux', name: 'Jedisjeux', url: null, language: 'fr', kind: 'description' },
  { id: 'boardgameguys', name: 'boardgameguys', url: null, language: null, kind: 'description' },
  { id: 'app-review', name: 'Digitally Downloaded', url: 'https://digitallydownloaded.net/', language: 'en', kind: 'review' },
  { id: 'app-walk-through', name: 'puzzle-app.com', url: 'https://puzzle-app.com/', language: null, kind: 'report' },
] as const satisfies readonly Description[];
export type DescriptionId = (typeof DESCRIPTIONS)[number]['id'];

/** What published descriptions disagree about, or stress. Texts are apart, one file for each language. */
export interface Topic {
  readonly topic: string;
  /** Where our rule stands. */
  readonly rule: RuleId;
  /** Who says one thing, who another, most common or weightiest first. */
  readonly says: readonly (readonly DescriptionId[])[];
}

export const TOPICS = [
  { topic: 'swap', rule: 'R4.3', says: [['rulebook', 'keirat', 'fu-ka'], ['overview', 'tric-trac', 'hidarigray', 'fancueva', 'l-oto', 'jedisjeux', 'app-review'], ['ludorium'], ['heimspiele']] },
  { topic: 'return', rule: 'R6.2', says: [['rulebook', 'hidarigray'], ['tric-trac'], ['overview'], ['fu-ka']] },
  { topic: 'pass', rule: 'R3.3', says: [['rulebook'], ['ludorium', 'tric-trac'], ['cliquenabend'], ['overview']] },
  { topic: 'rival', rule: 'R5.5', says: [['rulebook', 'ludorium', 'keirat'], ['tric-trac', 'shimizuk200'], ['overview', 'l-oto', 'fancueva']] },
  { topic: 'made-by-return', rule: 'R6.5', says: [['rulebook'], ['tric-trac'], ['overview'], ['ludorium']] },
  { topic: 'turn-on-return', rule: 'R6.3', says: [['rulebook'], ['overview', 'tric-trac', 'hidarigray', 'fu-ka']] },
  { topic: 'where-to-return', rule: 'R6.3', says: [['rulebook', 'app-walk-through']] },
  { topic: 'build', rule: 'R3.4', says: [['rulebook', 'tric-trac', 'fu-ka'], ['cliquenabend'], ['overview', 'spieletest', 'fancueva']] },
  { topic: 'end-first', rule: 'R3.2', says: [['rulebook', 'tequila', 'goblins', 'keirat'], ['ludorium', 'spieletest', 'cliquenabend']] },
  { topic: 'who-pays', rule: 'R5.5', says: [['rulebook'], ['spieletest']] },
  { topic: 'target', rule: 'R7.1', says: [['rulebook'], ['hidarigray']] },
  { topic: 'police', rule: 'R5.2', says: [['rulebook'], ['tric-trac']] },
  { topic: 'special', rule: 'R5.4', says: [['rulebook'], ['jedisjeux']] },
  { topic: 'start', rule: 'R1.2', says: [['rulebook'], ['house-of-games'], ['keirat', 'house-of-games']] },
  { topic: 'set-up', rule: 'R2.1', says: [['rulebook'], ['house-of-games'], ['fancueva'], ['boardgameguys']] },
  { topic: 'other-actions', rule: 'R4.1', says: [['rulebook', 'overview'], ['heimspiele']] },
  { topic: 'worn', rule: 'R2.2', says: [['jedisjeux']] },
  { topic: 'length', rule: 'R7.3', says: [['shimizuk200']] },
] as const satisfies readonly Topic[];
export type TopicId = (typeof TOPICS)[number]['topic'];

/** What descriptions say, in one language and in our own words. */
export interface DescriptionsWords {
  /** How they were seen, and what that means for a dispute. */
  readonly note: string;
  readonly kinds: Readonly<Record<Description['kind'], string>>;
  /** For every topic: what it is about, what each group of {@link Topic.says} says, and what we play. */
  readonly topics: Readonly<Record<TopicId, { readonly title: string; readonly says: readonly string[]; readonly ours: string }>>;
}
