// Games under way, for the tools that measure how long a move takes.
/** Numbers from 0 up to, not including, `below` (Mulberry32). */
function numbers(seed) {
  return (below) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Seeded games under way, from the toss to thirty moves on, as everybody has seen them. */
export function histories({ legalMoves, parsePosition, play, reveals, stage }, count) {
  const found = [];
  for (let seed = 1; found.length < count; seed++) {
    const next = numbers(seed), start = parsePosition('- P.X.B.A.A.P. - x 0-0 rulebook').value, moves = [];
    let position = start;
    for (let left = seed % 30; left > 0 && stage(position) !== 'over'; left--) {
      const legal = legalMoves(position), move = legal[next(legal.length)], shown = reveals(position, move);
      const pictures = shown && Object.keys(shown), played = play(position, pictures ? `${move}=${pictures[next(pictures.length)]}` : move);
      ({ position } = played);
      moves.push({ move: played.move, position });
    }
    if (stage(position) !== 'over') found.push({ start, moves });
  }
  return found;
}
