/* What a ruling comes to, from the engine and its referee; worked out when the site is built. */
import { formatPosition, parsePosition, play, type Picture, type Player, type Position } from '../../../machine/index.ts';
import { judge, type Judgement, type Told } from '../../../machine/rulebook/judge.ts';
import type { Lang, Ruling } from '../../../machine/rulebook/types.ts';
import { words as tableEn } from '../../../components/words/en.ts';
import { words as tableKo } from '../../../components/words/ko.ts';
import type { Words } from '../../words/index.ts';

/** The moves of a case, played under one set of options. */
export interface Run {
  readonly start: Position;
  /** Position and moves, as far as they could be played. */
  readonly record: string;
  /** How many moves the record has. */
  readonly length: number;
  /** What the referee says of each move; the last may be refused. */
  readonly steps: readonly Judgement[];
  readonly paid: Readonly<Record<Player, number>>;
  /** The middles that left, from the first move on. */
  readonly left: readonly Picture[];
  readonly after: Position;
  /** The move that was refused, and why. */
  readonly refused: { readonly move: string; readonly words: Told } | null;
  readonly next: Told | null;
}

const table = { en: tableEn, ko: tableKo };

const read = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0].message}`);
  return parsed.value;
};

/** The position with other options. */
const under = (position: string, options: string | null): string => (options === null ? position : [...formatPosition(read(position)).split(' ').slice(0, 5), options].join(' '));

/** Plays a case; `options` in the place of those that its position names. */
export function run(position: string, moves: readonly string[], options: string | null = null): Run {
  const text = under(position, options), start = read(text), steps: Run['steps'][number][] = [], played: string[] = [], paid = { a: 0, x: 0 }, left: Picture[] = [];
  let now = start, next: Told | null = null;
  for (const move of moves) {
    const says = judge(now, move), result = play(now, move);
    steps.push(says);
    if (!result.ok) return { start, record: [text, ...played].join(' '), length: played.length, steps, paid, left, after: now, refused: { move, words: says.words }, next };
    for (const { points, for: owner } of result.awards) paid[owner] += points;
    played.push(result.move);
    now = result.position;
    // The middles that have just left are the last of all that lies aside.
    if (result.awards.length > 0) left.push(...[...now.due, ...now.fresh].slice(-result.awards.length).map(({ up }) => up));
    next = says.next?.words ?? null;
  }
  return { start, record: [text, ...played].join(' '), length: played.length, steps, paid, left, after: now, refused: null, next };
}

/** One thing that a case comes to, in words. */
export interface Fact {
  readonly name: 'paid' | 'leaves' | 'then';
  readonly label: string;
  readonly value: string;
  /** What the ruling says, where this says something else. */
  readonly instead: string | null;
}

/** What a run comes to; beside another, with what is different. */
export function facts(done: Run, lang: Lang, text: Words['rulings_'], ruled: Run | null = null): readonly Fact[] {
  const values = valuesOf(done, lang, text), others = ruled && valuesOf(ruled, lang, text);
  return (['paid', 'leaves', 'then'] as const).map((name) => ({ name, label: text[name], value: values[name], instead: others && others[name] !== values[name] ? (name === 'then' && ruled.refused ? text.refused : others[name]) : null }));
}

function valuesOf({ paid, left, refused, next }: Run, lang: Lang, text: Words['rulings_']): Readonly<Record<Fact['name'], string>> {
  const { players, pictures, diamonds } = table[lang], owners = (['a', 'x'] as const).filter((player) => paid[player] > 0);
  return {
    paid: owners.map((player) => `${players[player]}, ${diamonds(paid[player])}`).join('; ') || text.nobody,
    leaves: [...new Set(left)].map((picture) => `${pictures[picture]}${left.filter((each) => each === picture).length > 1 ? ` ×${left.filter((each) => each === picture).length}` : ''}`).join(', ') || text.nothing,
    then: refused ? refused.words[lang] : next?.[lang] ?? '',
  };
}

/** The runs of a ruling: its own, and one for every reading that an option covers. */
export function runsOf(ruling: Ruling): { readonly ruled: Run; readonly readings: readonly (Run | null)[] } {
  return {
    ruled: run(ruling.position, ruling.moves),
    readings: ruling.readings.map(({ options, moves }) => (options === null ? null : run(ruling.position, moves ?? ruling.moves, options))),
  };
}
