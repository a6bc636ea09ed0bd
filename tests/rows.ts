/** Every way the tiles can lie, and everything that must hold for every action on them. */
import { formatPosition, legalMoves, parsePosition, play, type Award, type Player, type Position } from '../machine/index.ts';

const PAIRS = ['AX', 'AP', 'AB', 'XP', 'XB', 'PB'];

/** All 46,080 arrangements of the six tiles in a line, as texts of 12 characters. */
export function* arrangements(): Generator<string> {
  function* from(line: string, left: readonly string[]): Generator<string> {
    if (left.length === 0) yield line;
    for (const pair of left) {
      const rest = left.filter((other) => other !== pair);
      yield* from(line + pair[0] + pair[1]!.toLowerCase(), rest);
      yield* from(line + pair[1] + pair[0]!.toLowerCase(), rest);
    }
  }
  yield* from('', PAIRS);
}

const other: Record<string, string> = { A: 'X', X: 'A', a: 'x', x: 'a' };
const exchangeTiles = (text: string): string => text.replaceAll(/[AXax]/g, (letter) => other[letter]!);
const mirrorTiles = (text: string): string => (text.match(/../g) ?? []).reverse().join('');

/** A transformation of the table that must change an outcome only by itself. */
interface Symmetry {
  /** `passedOn`: the tiles to return are those that the move before set aside, so they are listed from left to right. */
  position(text: string, passedOn?: boolean): string;
  move(text: string, length: number): string;
  award(award: Award, length: number): Award;
}

const flipEnd: Record<string, string> = { l: 'r', r: 'l' };

/** The row read from the other side of the table. Set-aside tiles are listed from left to right, so those of one action turn round too. */
export const mirror: Symmetry = {
  position(text, passedOn = false) {
    const [row, loose, aside, ...rest] = text.split(' ') as [string, string, string];
    const turned = passedOn ? mirrorTiles(aside) || aside : aside.replace(/^(.*\/)(.*)$/, (_, due: string, middles: string) => due + mirrorTiles(middles));
    return [mirrorTiles(row) || '-', loose, turned, ...rest].join(' ');
  },
  move(text, length) {
    if (text === 'lr' || text === 'rl') return text === 'lr' ? 'rl' : 'lr';
    if (text[0] === 's') return `s${length - Number(text[1])}${length + 1 - Number(text[1])}`;
    if (text[0] === 'f') return `f${length + 1 - Number(text[1])}${text.slice(2)}`;
    return text.replace(/[lr]/, (end) => flipEnd[end]!);
  },
  award: (award, length) => ({ ...award, at: length - 1 - award.at }),
};

/** Arsène and Lady X exchanged: pictures, seats and diamonds. */
export const exchange: Symmetry = {
  position(text) {
    const [row, loose, aside, turn, score, options] = text.split(' ') as [string, string, string, string, string, string];
    return [exchangeTiles(row), exchangeTiles(loose), exchangeTiles(aside), other[turn], score.split('-').reverse().join('-'), options].join(' ');
  },
  move: (text) => text.replace(/=[AX]/, (shown) => `=${other[shown[1]!]}`),
  award: (award) => ({ ...award, for: other[award.for] as Player }),
};

const must = (text: string): Position => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.errors[0]!.message}`);
  return parsed.value;
};
const tilesOf = ({ row, loose, due, fresh }: Position): string =>
  [...row, ...loose, ...due, ...fresh].map(({ up, back }) => [up, back].sort().join('')).sort().join(' ');
const demand = (truth: boolean, why: () => string): void => { if (!truth) throw new Error(why()); };

const swaps = Array.from({ length: 100 }, (_, n) => `s${String(n).padStart(2, '0')}`);
const singles = Array.from({ length: 10 }, (_, n) => [`f${n}`, ...['', 'b'].flatMap((b) => ['l', 'r', 'lf', 'rf'].map((end) => `${b}${n}${end}`))]).flat();
/** Every well-formed move text, without pictures. */
export const EVERY_MOVE: readonly string[] = ['pass', 'lr', 'rl', ...swaps, ...singles];

/** What was counted while a position was tried. */
export interface Counts { positions: number; actions: number; payments: number; most: number; diamonds: number }
export const noCounts = (): Counts => ({ positions: 0, actions: 0, payments: 0, most: 0, diamonds: 0 });

/** Tries every legal action of a position with all backs known and demands everything that must hold; throws with the place if not. */
export function tryPosition(text: string, counts: Counts, everyMove = false): void {
  const at = must(text);
  counts.positions++;
  demand(formatPosition(at) === text, () => `${text}: prints as ${formatPosition(at)}`);
  const legal = legalMoves(at);
  demand(legal.length > 0, () => `${text}: nothing to do`);
  if (everyMove) {
    const accepted = EVERY_MOVE.filter((move) => play(at, move).ok);
    demand([...legal].sort().join() === accepted.sort().join(), () => `${text}: legal ${legal.join()} but accepted ${accepted.join()}`);
  }
  const length = at.row.length;
  const images = [mirror, exchange].map((symmetry) => ({ symmetry, start: must(symmetry.position(text)) }));
  for (const move of legal) {
    const where = (): string => `${text} ${move}`;
    const played = play(at, move);
    if (!played.ok) throw new Error(`${where()}: ${played.message}`);
    const { position, awards } = played;
    const result = formatPosition(position);
    if (everyMove) demand(result === formatPosition(must(result)), where);
    demand(tilesOf(position) === tilesOf(at), () => `${where()}: tiles`);
    const paid = awards.reduce((sum, award) => sum + award.points, 0);
    demand(awards.length <= 2 && paid <= 4, () => `${where()}: ${awards.length} combinations, ${paid} diamonds`);
    demand(position.score.a + position.score.x === at.score.a + at.score.x + paid, () => `${where()}: score`);
    demand(awards.length === 0 || closedUpMakesNothing(position, awards), () => `${where()}: closing up made a combination`);
    for (const { symmetry, start } of images) {
      const image = play(start, symmetry.move(played.move, length));
      const expected = symmetry.position(result, position.turn !== at.turn);
      if (!image.ok) throw new Error(`${where()}: image refused, ${image.message}`);
      demand(formatPosition(image.position) === expected, () => `${where()}: image gives ${formatPosition(image.position)}, not ${expected}`);
      const lengthAfter = move[0] === 'b' || /^\d/.test(move) ? length + 1 : length;
      if (awards.length + image.awards.length === 0) continue;
      const expectedAwards = awards.map((award) => symmetry.award(award, lengthAfter)).sort((one, two) => one.at - two.at);
      demand(JSON.stringify(image.awards) === JSON.stringify(expectedAwards), () => `${where()}: image pays ${JSON.stringify(image.awards)}`);
    }
    counts.actions++;
    counts.payments += awards.length;
    counts.most = Math.max(counts.most, awards.length);
    counts.diamonds = Math.max(counts.diamonds, paid);
  }
}

/** After a payment: every combination in the closed row must be three tiles that lay side by side before the middles left. */
function closedUpMakesNothing({ row }: Position, awards: readonly Award[]): boolean {
  const middles = new Set(awards.map(({ at }) => at + 1));
  const places = Array.from({ length: row.length + awards.length }, (_, i) => i + 1).filter((place) => !middles.has(place));
  const pictures = row.map(({ up }) => up).join('');
  for (let i = 0; i + 2 < row.length; i++) {
    if (/P[AX]P|ABA|XBX|BBB/.test(pictures.slice(i, i + 3)) && places[i + 2]! - places[i]! !== 2) return false;
  }
  return true;
}
