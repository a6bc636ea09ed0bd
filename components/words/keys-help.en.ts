/*
 * Every key of the table, with the focus in it: to move, to choose, to act, to take back, to hear. The help panel and the
 * site's page on accessibility show this one list, in this order. Keys stand as they are printed, the same in every language.
 */
const list = [
  { key: 'Tab', does: 'on to the next tile or button; with Shift, back' },
  { key: '← →', does: 'along a line of tiles or buttons' },
  { key: '↑ ↓', does: 'between set aside, row, loose tiles and buttons' },
  { key: 'Home End', does: 'to the first or last of a line' },
  { key: 'Enter Space', does: 'choose, or press the button' },
  { key: '1–6', does: 'choose that tile' },
  { key: 'Esc', does: 'one step back, before a move is complete' },
  { key: 'F', does: 'flip the tile; when one is laid or returned, turn it over unseen' },
  { key: 'Shift+← Shift+→', does: 'swap the tile with its neighbour on that side' },
  { key: 'E', does: 'send an end tile to the other end' },
  { key: 'P', does: 'pass, while the row is being built; pause and go on, while two computers play' },
  { key: 'N', does: 'one move of two computers that are paused' },
  { key: 'T', does: 'to the field where a move can be typed' },
  { key: 'Ctrl+Z', does: 'take back' },
  { key: 'Ctrl+Y', does: 'redo; also Ctrl+Shift+Z' },
  { key: 'H', does: 'a hint' },
  { key: 'R', does: 'hear the row' },
  { key: 'L', does: 'hear what happened last' },
  { key: 'M', does: 'hear what you can do' },
  { key: 'S', does: 'hear the score' },
  { key: 'K', does: 'hear what is known of the back of this tile' },
  { key: '?', does: 'help' },
] as const;

/** The same keys in the same order; only what they do is said in the language. */
type InAnyLanguage<List extends readonly { readonly key: string }[]> = { readonly [N in keyof List]: { readonly key: List[N]['key']; readonly does: string } };
export type KeysHelp = InAnyLanguage<typeof list>;

export const keysHelp: KeysHelp = list;
