import type { Source } from '../../../machine/rulebook/types.ts';

/** The ways in which a sentence may be said, as they are marked. */
export type SourceName = 'rulebook' | 'overview' | 'both' | 'ruling';

export const sourceOf = (sources: readonly Source[]): SourceName =>
  (sources.includes('ruling') || sources.length === 0 ? 'ruling' : sources.length > 1 ? 'both' : (sources[0]));

/** The marks, as lines on the box 0 0 24 24. */
export const sourceMarks: Readonly<Record<'rulebook' | 'overview' | 'ruling', string>> = {
  rulebook: 'M12 6C9.5 4.3 6 4 3 4.5v14c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.5v-14c-3-.5-6.5-.2-9 1.5zM12 6v14',
  overview: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h3',
  ruling: 'M12 4v16M8 20h8M5 7h14M2.5 14 5 7l2.5 7a2.5 2.5 0 0 1-5 0zM16.5 14 19 7l2.5 7a2.5 2.5 0 0 1-5 0z',
};
