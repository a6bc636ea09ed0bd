/** Everything that can be done at a table, each with all that is needed to do it in one way or another. */
import { keys } from '../input.ts';
import { keysFor, pressesFor, read } from '../player.ts';
import { drawn, press, see, sit, until, wordsFor, type Attributes } from './table.ts';
import type { BlueLionGame } from '../../components/index.ts';

export interface Deed {
  readonly what: string;
  readonly attributes: Attributes;
  /** Brings the table there. */
  readonly before?: (table: BlueLionGame) => void;
  /** The moves, for what is a move or two. */
  readonly moves?: readonly string[];
  /** The names of what is pressed one after the other: of the move that comes next, or of the whole deed. */
  presses(table: BlueLionGame, move: string): readonly string[];
  /** What is pressed as shortcuts, with the focus in the table; empty where there are none. */
  keys(table: BlueLionGame, move: string): readonly string[];
  /** The tile that is dragged, where it is not the one that the move names. */
  readonly dragged?: readonly [from: number, to: number];
  /** Does the same through the element's own methods, where it has one. */
  readonly directly?: (table: BlueLionGame) => void;
}

const { choices } = wordsFor(), words = wordsFor();
const empty = '- P.X.B.A.A.P. - a 0-0 rulebook', building = 'P.X.B. A.A.P. - a 0-0 rulebook', acting = 'XaAbApBxXpPb - - a 0-0 rulebook';
const one = 'AxBaPxXbPb - Pa/ a 0-0 rulebook', two = 'AxPxXbPb - BaPa/ a 0-0 rulebook', seed = 'deeds';

const move = (what: string, position: string, ...moves: string[]): Deed => ({
  what, attributes: { position, seed }, moves,
  presses: ({ state }, each) => pressesFor(words, read(state.position), each),
  keys: ({ state }, each) => keysFor(read(state.position), each),
});
const otherwise = (what: string, attributes: Attributes, before: Deed['before'], presses: string[], directly?: Deed['directly'], keys: string[] = []): Deed =>
  ({ what, attributes, ...(before && { before }), presses: () => presses, ...(directly && { directly }), keys: () => keys });

const swapLeft: Deed = {
  ...move('a swap to the left', acting, 's34'), dragged: [4, 3], keys: () => ['4', 'Shift+ArrowLeft'],
  presses: ({ state }) => [pressesFor(words, read(state.position), 'f4')[0]!, choices.swapLeft],
};
const played = (table: BlueLionGame): unknown => table.play('lr');

export const deeds: readonly Deed[] = [
  move('the first tile, laid', empty, '2r'), move('the first tile, turned over', empty, '2rf'),
  move('a tile at the left end, laid', building, '1l'), move('a tile at the left end, turned over', building, '3lf'),
  move('a tile at the right end, laid', building, '3r'), move('a tile at the right end, turned over', building, '1rf'),
  move('a pass', building, 'pass'),
  move('from the left end to the right', acting, 'lr'), move('from the right end to the left', acting, 'rl'),
  move('a swap to the right', acting, 's34'), swapLeft,
  move('a flip', acting, 'f3'), move('a flip of what nobody has seen', 'X.A.A.B.X.P. - - a 0-0 rulebook', 'f5'),
  move('one tile back, laid', one, 'b1l'), move('one tile back, turned over', one, 'b1rf'), move('one tile back where none is turned over', `${one},flip=0`, 'b1r'),
  move('two tiles back, in their order', two, 'b1l', 'b1r'), move('two tiles back, the second first', two, 'b2r', 'b1lf'),
  otherwise('another toss', { seed }, undefined, [choices.toss]),
  otherwise('the other player begins', { seed, first: 'a' }, undefined, [choices.begins('x')]),
  otherwise('a move taken back', { position: acting }, played, [choices.takeBack], (table) => { table.undo(); }, ['Control+z']),
  otherwise('a move played again', { position: acting }, (table) => { played(table); table.undo(); }, [choices.redo], (table) => { table.redo(); }, ['Control+Shift+Z']),
  otherwise('a draw, agreed', { position: acting }, undefined, [choices.draw, choices.accept]),
  otherwise('a draw, declined, and a move', { position: acting }, undefined, [choices.draw, choices.decline, ...pressesFor(words, read(acting), 'rl')]),
  otherwise('a resignation', { position: acting }, undefined, [choices.resign], (table) => { table.resign('a'); }),
  otherwise('a new game', { seed }, (table) => { table.play('1r'); }, [choices.anew], (table) => { table.newGame(); }),
  otherwise('again with the seats changed', { seed }, (table) => { table.resign('a'); }, [choices.again]),
  otherwise('the same toss again', { seed }, (table) => { table.play('1r'); table.resign('x'); }, [choices.same]),
];

/** A table where the deed is still to be done. */
export async function before(deed: Deed, come = sit): Promise<BlueLionGame> {
  const table = await come(deed.attributes);
  deed.before?.(table);
  await drawn(table);
  return table;
}

export const outcome = ({ state: { record, stage, turn, winner } }: BlueLionGame): string => [record, stage, turn, winner].join(' | ');

/** How it stands once the deed is done, by the element's own methods or, where it has none, by mere clicks. */
export async function reference(deed: Deed): Promise<string> {
  const table = await before(deed, deed.moves || deed.directly ? see : sit), stood = outcome(table);
  if (deed.moves) for (const each of deed.moves) table.play(each);
  else if (deed.directly) deed.directly(table);
  else await press(table, ...deed.presses(table, ''));
  await drawn(table);
  const stands = outcome(table);
  document.body.replaceChildren();
  if (stands === stood) throw new Error(`${deed.what} comes to nothing: ${stood}`);
  return stands;
}

/** Something for the moves of a deed, one after the other, or for the whole of it. */
export async function each(deed: Deed, act: (move: string) => Promise<void>): Promise<void> {
  for (const move of deed.moves ?? ['']) await act(move);
}

/** Steps into the table from what stands before it. */
export async function enter(table: BlueLionGame): Promise<void> {
  document.querySelector<HTMLElement>('#before')!.focus();
  await keys('Tab');
  await until('the focus in the table', () => table.shadowRoot!.activeElement);
}
/** When it stands as it should. */
export const done = async (table: BlueLionGame, stands: string): Promise<void> => {
  await until(`“${stands}”, not “${outcome(table)}”`, () => outcome(table) === stands);
  await drawn(table);
};
