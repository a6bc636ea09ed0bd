/** The small signs of the table. Each is one or two lines on the box 0 0 24 24. */
export type Mark =
  | 'diamond' | 'socket' | 'left' | 'right' | 'otherEnd' | 'swapLeft' | 'swapRight' | 'flip' | 'lay' | 'pass'
  | 'cancel' | 'takeBack' | 'redo' | 'toss' | 'draw' | 'resign' | 'hook' | 'ownGoal' | 'cards' | 'moves' | 'help';

/** A line in `currentColor`, 2 wide, with round caps and joins; `solid` ones are filled with the same colour too. */
export interface Line {
  readonly d: string;
  readonly solid?: true;
}

const gem = 'M8 4h8l5 6-9 11-9-11z';

/** The marks, drawn for 20 px. */
export const marks: Readonly<Record<Mark, readonly Line[]>> = {
  /** A point won. */
  diamond: [{ d: gem, solid: true }],
  /** A point still to win. */
  socket: [{ d: gem }],
  left: [{ d: 'M3 4v16M21 12H8m6-6-6 6 6 6' }],
  right: [{ d: 'M21 4v16M3 12h13m-6-6 6 6-6 6' }],
  /** From one end of the row to the other, over the tiles between. */
  otherEnd: [{ d: 'M3 19v-5a8 8 0 0 1 16 0v4m-4-3 4 4 4-4M8 19h6' }],
  swapLeft: [{ d: 'M14 12h7v9h-7z', solid: true }, { d: 'M3 12h7v9H3zM18 8C17 2 8 2 6 7M3 4l3 4 4-2' }],
  swapRight: [{ d: 'M3 12h7v9H3z', solid: true }, { d: 'M14 12h7v9h-7zM6 8C7 2 16 2 18 7m3-3-3 4-4-2' }],
  /** A card turning about its upright middle: what was seen goes, what was hidden comes. */
  flip: [{ d: 'M12 3 6 5v14l6 2z', solid: true }, { d: 'M12 3l6 2v14l-6 2M3 9v6M21 9v6' }],
  /** A card let down on the table as it is. */
  lay: [{ d: 'M7 11h10v7H7zM3 21h18M12 2v6M9 5l3 3 3-3' }],
  pass: [{ d: 'M3 14C6 4 16 4 20 12m1-7v8h-8M11 18h.1' }],
  cancel: [{ d: 'M5 5l14 14M19 5 5 19' }],
  takeBack: [{ d: 'M9 3 4 8l5 5M5 8h9a6 6 0 0 1 0 12H8' }],
  redo: [{ d: 'M15 3l5 5-5 5M19 8h-9a6 6 0 0 0 0 12h6' }],
  /** Three tiles in the air. */
  toss: [{ d: 'M3 5l7-2 2 7-7 2z', solid: true }, { d: 'M16 7l5 4-4 5-5-4zM5 16h6v6H5z' }],
  /** Level scales: even. */
  draw: [{ d: 'M12 3v18M7 21h10M5 6h14M2 15l3-9 3 9zM16 15l3-9 3 9z' }],
  resign: [{ d: 'M5 22V3M5 4c5-3 8 3 14 0v10c-6 3-9-3-14 0' }],
  /** Hung up: a tile that waits to be brought back. */
  hook: [{ d: 'M16 8v8a5 5 0 0 1-10 0v-3m-3 3 3-4 4 3M16 8a3 3 0 1 0-.1 0z' }],
  /** An arrow through the broken line between the two thieves. */
  ownGoal: [{ d: 'M3 12h17m-6-6 6 6-6 6M10 2v4M10 18v4' }],
  cards: [{ d: 'M4 7h10v14H4zM9 7V3h11v14h-6' }],
  moves: [{ d: 'M4 6h2m4 0h10M4 12h2m4 0h10M4 18h2m4 0h10' }],
  help: [{ d: 'M8 8a4 4 0 1 1 6 4c-2 1-2 2-2 3M12 20h.1' }],
};
