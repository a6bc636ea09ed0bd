/**
 * A player for the browser tests, who sees a position and knows the names of buttons. It never touches the element: a
 * test looks for the names, in whatever way a person would, and presses what bears them.
 */
import { words as en } from '../components/words/en.ts';
import { words as ko } from '../components/words/ko.ts';
import { panels as panelsInEnglish } from '../components/words/panels.en.ts';
import { panels as panelsInKorean } from '../components/words/panels.ko.ts';
import { said as saidInEnglish } from '../components/words/said.en.ts';
import { said as saidInKorean } from '../components/words/said.ko.ts';
import { combinationsIn, type Position } from '../machine/rules/index.ts';
import { parsePosition } from '../machine/index.ts';
import { advise } from '../machine/opponent/index.ts';

export type Lang = 'en' | 'ko';
const all = (words: typeof en, said: ReturnType<typeof saidInEnglish>, panels: typeof panelsInEnglish) => ({ ...words, ...said, panels, choices: { ...words.choices, ...said.answers, ...panels.over } });
/** All that a table can say, whenever it is loaded. */
export const wordsOf = { en: all(en, saidInEnglish(en), panelsInEnglish), ko: all(ko, saidInKorean(ko), panelsInKorean) };
export type Words = (typeof wordsOf)['en'];

export function read(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
}

/** The move that brings the most diamonds at once, to whomever, then the one after which the most can be taken: such games are short. */
export function livelyMove(position: Position): string {
  const worth = ({ mine, theirs, risk }: ReturnType<typeof advise>[number]): number => (mine + theirs) * 1000 + risk.most * 10 + risk.expected;
  return advise(position).filter(({ move }) => move !== 'pass').reduce((best, next) => (worth(next) > worth(best) + 1e-9 ? next : best)).move;
}

/** The name of a tile, for somebody who is told no backs. */
export function tileName(words: Words, position: Position, zone: 'row' | 'loose' | 'aside', place: number): string {
  const tiles = { row: position.row, loose: position.loose, aside: position.due }[zone];
  const old = zone === 'row' && combinationsIn(position.row).some(({ at }) => place >= at && place <= at + 2);
  return words.tile({ zone, place, of: tiles.length, up: tiles[place - 1]!.up, old });
}

/** The names of what has to be pressed, one after the other, to play a move (without a picture). */
export function pressesFor(words: Words, position: Position, move: string): string[] {
  const { choices } = words, { row, due, options } = position;
  const tile = (zone: 'row' | 'loose' | 'aside', place: number): string => tileName(words, position, zone, place);
  if (move === 'pass') return [options.pass === '*' ? choices.pass : words.passesLeft(options.pass)];
  if (move === 'lr') return [tile('row', 1), choices.otherEnd];
  if (move === 'rl') return [tile('row', row.length), choices.otherEnd];
  if (move[0] === 'f') return [tile('row', Number(move[1])), choices.flip];
  if (move[0] === 's') return [tile('row', Number(move[1])), choices.swapRight];

  const [, back, place, end, over] = /^(b?)(\d)([lr])(f?)$/.exec(move)!;
  // One tile that waits is chosen already. The first tile of all has one end only, and is then always laid in so many words.
  return [
    ...(back && due.length === 1 ? [] : [tile(back ? 'aside' : 'loose', Number(place))]),
    ...(row.length === 0 ? [] : [end === 'l' ? choices.left : choices.right]),
    ...(options.flip || row.length === 0 ? [over ? choices.over : choices.lay] : []),
  ];
}

/** What those presses are as shortcuts, from wherever the focus is in the table. A tile is chosen by its number. */
export function keysFor(position: Position, move: string): string[] {
  const { row, due, options } = position, last = String(row.length);
  if (move === 'pass') return ['p'];
  if (move === 'lr') return ['1', 'e'];
  if (move === 'rl') return [last, 'e'];
  if (move[0] === 'f') return [move[1]!, 'f'];
  if (move[0] === 's') return [move[1]!, 'Shift+ArrowRight'];
  const [, back, place, end, over] = /^(b?)(\d)([lr])(f?)$/.exec(move)!;
  return [
    ...(back && due.length === 1 ? [] : [place!]),
    ...(row.length === 0 ? [] : [end === 'l' ? 'ArrowLeft' : 'ArrowRight', 'Enter']),
    ...(options.flip || row.length === 0 ? [over ? 'f' : 'Enter'] : []),
  ];
}
