import type { Fault } from '../machine/notation/index.ts';
import type { Seats } from '../machine/game/index.ts';
import type { Player } from '../machine/rules/index.ts';

/** The values of the attributes that take one of a list; the first is the default. */
export const CHOICES = {
  first: ['lots', 'a', 'x'],
  deal: ['inside', 'outside'],
  seating: ['side', 'facing'],
  memory: ['off', 'seen', 'all'],
  takeBack: ['seen-final', 'free', 'off'],
  mode: ['play', 'diagram', 'replay'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

const PLAYERS = ['human', 'computer', 'computer:LEVEL', 'external'] as const;

/** Who plays a seat. */
export interface Seating { readonly kind: 'human' | 'computer' | 'external'; readonly level?: string }

const badValue = (text: string, expected: readonly string[]): Fault => ({ code: 'bad-value', at: 0, length: text.length, expected });

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** Reads one of a list; nothing means the default. */
export function readChoice<Name extends ChoiceName>(name: Name, text: unknown): Read<ChoiceOf<Name>> {
  const values: readonly string[] = CHOICES[name];
  if (text === null || text === undefined || text === '') return { ok: true, value: values[0] as ChoiceOf<Name> };
  return values.includes(text as string) ? { ok: true, value: text as ChoiceOf<Name> } : { ok: false, fault: badValue(String(text), values) };
}

/** Reads who plays: `human`, `computer`, `computer:LEVEL`, `external`; nothing means a person. */
export function readSeating(text: unknown): Read<Seating> {
  if (text === null || text === undefined || text === '') return { ok: true, value: { kind: 'human' } };
  const found = typeof text === 'string' ? /^(human|external|computer)(?::([\w-]{1,40}))?$/.exec(text) : null;
  if (!found || (found[2] && found[1] !== 'computer')) return { ok: false, fault: badValue(String(text), PLAYERS) };
  return { ok: true, value: { kind: found[1] as Seating['kind'], ...(found[2] && { level: found[2] }) } };
}

/** Seats as the statechart knows them: a computer is somebody who is asked. Nobody plays on a diagram. */
export function seatsFor(seating: Readonly<Record<Player, Seating>>, mode: ChoiceOf<'mode'>): Seats {
  const seat = ({ kind }: Seating): Seats['a'] => (mode !== 'play' ? 'script' : kind === 'human' ? 'human' : 'external');
  return { a: seat(seating.a), x: seat(seating.x) };
}
