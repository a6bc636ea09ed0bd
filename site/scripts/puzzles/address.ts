/* What an address says of a puzzle: `#2026-11-30`, `#seed=…&kind=win&grade=3`, `#position=…&kind=win`; nothing is today's. */
import { dayNamed } from '../../../machine/opponent/puzzles-daily.ts';
import { GRADES, PUZZLE_KINDS, type Grade, type PuzzleKind } from '../../../machine/opponent/puzzles.ts';

export type Named =
  | { readonly what: 'day'; readonly day: number }
  | { readonly what: 'seed'; readonly seed: string; readonly kind: PuzzleKind | null; readonly grade: Grade | null }
  | { readonly what: 'position'; readonly position: string; readonly kind: PuzzleKind; readonly tile: number };

/** Null for an address that names no puzzle, or one of a day that has not come. */
export function namedIn(hash: string, today: number): Named | null {
  const text = hash.replace(/^#/, '');
  if (text === '') return { what: 'day', day: today };
  const day = dayNamed(text);
  if (day !== null) return day <= today && day >= 0 ? { what: 'day', day } : null;
  const said = new URLSearchParams(text), kind = PUZZLE_KINDS.find((each) => each === said.get('kind')) ?? null, seed = said.get('seed'), position = said.get('position');
  // What is said and means nothing is a slip of the finger, and no puzzle of any kind.
  const grade = GRADES.find((each) => String(each) === said.get('grade')) ?? null;
  if ((said.has('kind') && !kind) || (said.has('grade') && !grade)) return null;
  if (position !== null) return kind ? { what: 'position', position: position.replaceAll('_', ' '), kind, tile: Number(said.get('tile') ?? 1) } : null;
  return seed ? { what: 'seed', seed: seed.slice(0, 100), kind, grade } : null;
}

/** What stands after the # for a puzzle from a seed. */
export const hashOf = (seed: string, kind: PuzzleKind | null, grade: Grade | null): string => `#${String(new URLSearchParams({ seed, ...(kind && { kind }), ...(grade && { grade: String(grade) }) }))}`;

/** What stands after the # for a position. */
export const hashFor = (position: string, kind: PuzzleKind): string => `#position=${position.replaceAll(' ', '_')}&kind=${kind}`;
