/* A puzzle as a step of a lesson: what it asks, in words, and what meets it. */
import { parsePosition } from '../../../machine/notation/index.ts';
import type { Posed } from '../../../machine/opponent/puzzles-daily.ts';
import { allTiles, parseMove, rivalOf, type Player } from '../../../machine/rules/index.ts';
import type { Words } from '../../words/index.ts';

export type PuzzleWords = Words['puzzles_'];
type Lang = 'en' | 'ko';

/** The rival, as the sentences want it: in Korean with the particle of a subject. */
const RIVALS: Readonly<Record<Lang, Readonly<Record<Player, string>>>> = { en: { a: 'Arsène', x: 'Lady X' }, ko: { a: '아르센이', x: '레이디 X가' } };

/** Fills in what stands in braces. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const whose = ({ position }: Posed): Player => position.split(' ')[3] as Player;

/** What it is called. */
export const titleOf = ({ kind, turns }: Posed, { texts }: PuzzleWords): string => fill(texts[`${kind}Title`], { turns });

/** Unseen tiles of the row and of what waits, other than the one that is asked about. */
function thinkOf({ grade, position }: Posed): number {
  const read = parsePosition(position);
  return Math.min(grade - 1, read.ok ? allTiles(read.value).filter(({ back }) => back === null).length - 1 : 0);
}

/** What a step says. */
function textsOf(posed: Posed, words: PuzzleWords, lang: Lang): Readonly<Record<'title' | 'task' | 'look' | 'action' | 'met', string>> {
  const { kind, turns, tile, ways, shown } = posed, { texts } = words, rival = RIVALS[lang][rivalOf(whose(posed))];
  const say = (text: string): string => fill(text, { turns: kind === 'hold' ? turns - 1 : turns, tile, rival, n: thinkOf(posed) });
  const first = parseMove(shown[0])?.kind, begin = first && first in texts.begin ? texts.begin[first as keyof typeof texts.begin] : '';
  const look = kind === 'win' ? ways === 1 || ways === 2 ? texts.ways[ways] : '' : texts[`${kind}Look`];
  const action = kind === 'back' ? thinkOf(posed) === 0 ? texts.backNone : texts.backSome : begin;
  return { title: titleOf(posed, words), task: say(texts[kind]), look: say(look), action: say(action), met: say(texts[`${kind}Met`]) };
}

/** What the step asks, as attributes. */
function askedOf(posed: Posed): Readonly<Record<string, string>> {
  const { kind, turns, tile } = posed, me = whose(posed), rival = rivalOf(me);
  switch (kind) {
    case 'win': return { kind: 'until', goal: `wins:${me}`, holds: `win:${turns}`, memory: 'all', rules: 'R7.1' };
    case 'hold': return { kind: 'do', goal: `turn:${rival}`, holds: 'even', memory: 'all', rules: 'R7.3' };
    case 'pay': return { kind: 'do', goal: `${me}>0 ${rival}=0 turn:${rival} safe`, memory: 'all', rules: 'R5.5' };
    case 'back': return { kind: 'back', tile: String(tile), memory: 'seen', rules: 'R2.2' };
  }
}

/** A puzzle as `<blue-lion-lesson>` reads it. */
export function stepElement(id: string, posed: Posed, words: PuzzleWords, lang: Lang): HTMLElement {
  const element = document.createElement('blue-lion-step');
  element.id = id;
  for (const [name, value] of Object.entries({ position: posed.position, shown: posed.shown.join(' '), ...askedOf(posed) })) element.setAttribute(name, value);
  for (const [say, text] of Object.entries(textsOf(posed, words, lang))) {
    const line = document.createElement('p');
    line.dataset.say = say;
    line.textContent = text;
    element.append(line);
  }
  return element;
}
