import type { Fault } from '../machine/notation/index.ts';
import type { Seats } from '../machine/game/chart.ts';

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

/** Who plays a seat. */
export interface Seating { readonly kind: 'human' | 'computer' | 'external'; readonly level?: string }

/** All attributes that were read. */
export type Settings = { -readonly [Name in ChoiceName]: ChoiceOf<Name> } & { arsene: Seating; ladyX: Seating };

const human: Seating = { kind: 'human' };
export const DEFAULTS: Settings = { first: 'lots', deal: 'inside', seating: 'side', memory: 'off', takeBack: 'seen-final', mode: 'play', arsene: human, ladyX: human };

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

const bad = (text: unknown, expected: readonly string[]): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault: { code: 'bad-value', at: 0, length: String(text).length, expected } });

/** Reads one of a list; nothing means the default. */
export function readChoice<Name extends ChoiceName>(name: Name, text: unknown): Read<ChoiceOf<Name>> {
  const values: readonly unknown[] = CHOICES[name], value = text ?? '';
  return value === '' || values.includes(value) ? { ok: true, value: (value || values[0]) as ChoiceOf<Name> } : bad(text, CHOICES[name]);
}

/** Reads who plays: `human`, `computer`, `computer:LEVEL`, `external`; nothing means a person. */
export function readSeating(text: unknown): Read<Seating> {
  const found = /^(?:(human|external|computer)|computer:([\w-]{1,40}))?$/.exec(String(text ?? ''));
  if (!found) return bad(text, ['human', 'computer', 'computer:LEVEL', 'external']);
  const [, kind, level] = found;
  return { ok: true, value: level ? { kind: 'computer', level } : kind ? { kind: kind as Seating['kind'] } : human };
}

/** Seats as the statechart knows them: a computer is somebody who is asked. Nobody plays on a diagram. */
export function seatsFor({ arsene, ladyX, mode }: Settings): Seats {
  const seat = ({ kind }: Seating): Seats['a'] => (mode !== 'play' ? 'script' : kind === 'human' ? 'human' : 'external');
  return { a: seat(arsene), x: seat(ladyX) };
}
