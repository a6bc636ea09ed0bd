import type { Seats } from '../machine/game/chart.ts';

/** The values of the attributes that take one of a list; the first is the default. */
export const CHOICES = {
  first: ['lots', 'a', 'x'],
  deal: ['inside', 'outside'],
  seating: ['side', 'facing'],
  memory: ['off', 'seen', 'all'],
  takeBack: ['seen-final', 'free', 'off'],
  mode: ['play', 'diagram', 'replay'],
  theme: ['auto', 'day', 'night', 'contrast'],
  speech: ['full', 'brief'],
} as const;
export type ChoiceName = keyof typeof CHOICES;
export type ChoiceOf<Name extends ChoiceName> = (typeof CHOICES)[Name][number];

/** Who plays a seat. */
export interface Seating { readonly kind: 'human' | 'computer' | 'external'; readonly level?: string }

/** All attributes that were read. */
export type Settings = { -readonly [Name in ChoiceName]: ChoiceOf<Name> } & { arsene: Seating; ladyX: Seating; at: number };

const human: Seating = { kind: 'human' };
export const DEFAULTS: Settings = {
  ...(Object.fromEntries(Object.entries(CHOICES).map(([name, [first]]) => [name, first])) as { [Name in ChoiceName]: ChoiceOf<Name> }), arsene: human, ladyX: human, at: 0,
};

const PLAYERS = ['human', 'external', 'computer', 'computer:LEVEL'];

/** What may stand in an attribute. */
export const expectedIn = (name: keyof Settings): readonly string[] => (name === 'at' ? ['0'] : name === 'arsene' || name === 'ladyX' ? PLAYERS : CHOICES[name]);

/** Reads one attribute; nothing means the default, undefined that it cannot be read. */
export function readSetting(name: keyof Settings, given: string | number | null): Settings[keyof Settings] | undefined {
  const text = String(given || expectedIn(name)[0]);
  if (name === 'at') return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
  if (name !== 'arsene' && name !== 'ladyX') return (CHOICES[name] as readonly string[]).includes(text) ? (text as ChoiceOf<ChoiceName>) : undefined;
  const [, kind, level] = /^(human|external|computer)(?::([\w-]{1,40}))?$/.exec(text) ?? [];
  return kind && (!level || kind === 'computer') ? { kind: kind as Seating['kind'], ...(level && { level }) } : undefined;
}

/** Seats as the statechart knows them: a computer is somebody who is asked. Nobody plays on a diagram. */
export function seatsFor({ arsene, ladyX, mode }: Settings): Seats {
  const seat = ({ kind }: Seating): Seats['a'] => (mode !== 'play' ? 'script' : kind === 'human' ? 'human' : 'external');
  return { a: seat(arsene), x: seat(ladyX) };
}
