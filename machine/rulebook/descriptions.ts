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
