import type { Lang } from './index.ts';
import type { PanelWords } from './panels.en.ts';

export type { PanelWords } from './panels.en.ts';

/** Loads what is said around the game: panels, looking back, replay. */
export const loadPanels = async (lang: Lang): Promise<PanelWords> => (lang === 'ko' ? await import('./panels.ko.ts') : await import('./panels.en.ts')).panels;
