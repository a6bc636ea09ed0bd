/**
 * Chapters 1 and 2: the first actions that meet a step, written down by hand from the row and the backs; whatever a step asks
 * to be refused stands here too. The test beside this file compares them with what the rules find.
 */
export const accepted12: Record<string, string[]> = {
  // One Blue Lion is up, in place 3; the other two lie under the police in place 1 and the Lady X in place 5.
  'six-tiles/three-of-each': ['f1', 'f5'],
  // Only the tile between the two Arsènes can make the theft, and its back can only be the Blue Lion.
  'six-tiles/use-it': ['f3'],
  // Any of six, as it lies or turned over; there is no left end yet.
  'toss-and-build/first-tile': ['1r', '1rf', '2r', '2rf', '3r', '3rf', '4r', '4rf', '5r', '5rf', '6r', '6rf'],
  'toss-and-build/either-end': ['2l', '2r'],
  'end-first/four-ways': ['1l', '1lf', '1r', '1rf'],
  'end-first/too-late': ['1lf'],
  'end-first/hindsight': ['1rf'],
  'end-first/worked-out': ['1rf'],
  'passing/pass': ['pass'],
  'passing/no-pass': ['pass'],
  'building-pays/paid': ['3r'],
  // The Lady X that lies there, and the one under the second loose tile.
  'building-pays/gift': ['2lf', '4l'],
  // Whatever is placed, the Blue Lion can be returned after it.
  'building-pays/place-then-return': ['1l', '1lf', '1r', '1rf', '2l', '2lf', '2r', '2rf', '3l', '3lf', '3r', '3rf'],
  'building-pays/pass-and-return': ['pass'],
  'sixth-tile/sixth-pays': ['1r'],
  // Five tiles: two inner pairs.
  'sixth-tile/first-act-with-five': ['s23', 's34'],
  'end-to-end/carry': ['lr'],
  'end-to-end/both-ends': ['lr', 'rl'],
  'end-to-end/wrong-way': ['rl'],
  'swap/neighbours': ['s23'],
  'swap/ends-stay': ['s12', 's56'],
  'swap/three-pairs': ['s23', 's34', 's45'],
  'flip/blind': ['f1', 'f2', 'f3', 'f4', 'f5', 'f6'],
  'flip/seen': ['f4'],
  'one-action/what-hurts': ['s23', 's45', 'f1'],
  'one-action/still-act': ['lr', 'rl', 's34', 'f2', 'f3', 'f4', 'f5', 'f6'],
  'one-action/her-turn': ['s23', 's45', 'f1'],
};
