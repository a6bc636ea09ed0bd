import type { Picture, Player } from '../rules/index.ts';
import type { Impossible } from './possible.ts';

/** Where a tile lies. */
export type Zone = 'row' | 'loose' | 'due' | 'fresh';

const names: Readonly<Record<Player, string>> = { a: 'Arsène', x: 'Lady X' };
const pictures: Readonly<Record<Picture, string>> = { A: 'Arsène', X: 'Lady X', P: 'the police', B: 'the Blue Lion' };
const zones: Readonly<Record<Zone, string>> = { row: 'Row', loose: 'Loose', due: 'Set aside, to be returned', fresh: 'Set aside in this turn' };
const to: Readonly<Record<Zone, string>> = { row: 'in the row', loose: 'among the loose tiles', due: 'set aside, to be returned', fresh: 'set aside in this turn' };
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const or = (list: readonly string[]): string => (list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} or ${list.at(-1)!}`);
const tile = (text: string): string => {
  const back = text[1] === '.' ? 'back unseen' : `${pictures[text[1]!.toUpperCase() as Picture]} on its back`;
  return `${pictures[text[0] as Picture]}, ${back} (${text})`;
};

/** What is said of tables that cannot be, and of those nearest to them, in English. */
export const nearestWords = {
  cannot: 'This cannot lie on a table.',
  impossible: {
    'police-aside': 'Police are set aside here, and they are never the middle of a combination.',
    'loose-known': 'A loose tile is known on both sides here, and no loose tile is ever turned over.',
    'no-pair': 'Something is set aside here, but no pair in the row can have had it in the middle, or nobody was paid for it.',
    'paid-too-much': 'So few placed tiles cannot have paid so many diamonds.',
    'paid-while-built': 'At this table nothing is paid while the row is built, and there are diamonds already.',
    'aside-while-built': 'At this table nothing is set aside while the row is built.',
    'never-paid': 'A combination stands here, and nobody was ever paid.',
  } satisfies Record<Impossible, string>,
  note: (why: string): string => `No game by the rules comes to this: ${why[0]!.toLowerCase()}${why.slice(1)} The referee answers all the same.`,
  changed: (zone: Zone, place: number, from: string, text: string): string => `${zones[zone]}, tile ${place}: ${tile(text)}, instead of “${from}”.`,
  added: (zone: Zone, text: string): string => `${zones[zone]}: one more tile, ${tile(text)}.`,
  removed: (zone: Zone, place: number, from: string): string => `${zones[zone]}, tile ${place} (${from}): is taken away.`,
  moved: (zone: Zone, place: number, from: string, into: Zone): string => `${zones[zone]}, tile ${place} (${from}): lies ${to[into]}.`,
  exchanged: (place: number): string => `Row: tiles ${place} and ${place + 1} change places.`,
  aside: (text: string, from: string): string => `Set aside: “${text}” instead of “${from}”.`,
  score: (who: Player, points: number): string => `${names[who]} has ${points} diamond${points === 1 ? '' : 's'}.`,
  written: (text: string): string => `The score is written ${text}.`,
  turn: (who: Player): string => `It is ${names[who]}'s turn.`,
  options: (text: string): string => `Table options: ${text}.`,
  extra: 'What follows the table options goes.',
  missing: (text: string): string => `Filled in: ${text}.`,
  /** Of a table that is being set up. */
  draft: {
    more: (n: number, pictures_: readonly Picture[]): string => `${numbers[n]} more tile${n === 1 ? '' : 's'}: ${n === 1 ? 'it shows' : 'the next shows'} ${or(pictures_.map((each) => pictures[each]))}.`,
    tooMany: (n: number): string => `${n === 1 ? 'One tile is' : `${numbers[n] ?? n} tiles are`} too many: there are six.`,
    clash: (zone: Zone, place: number): string => `${zones[zone]}, tile ${place}: this tile cannot be there together with the others.`,
    unknown: (zone: Zone, place: number): string => `${zones[zone]}, place ${place}: which tile lies here is still missing.`,
    done: 'All six tiles lie there.',
  },
};

export type NearestWords = typeof nearestWords;
