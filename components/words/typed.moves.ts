import type { Zone } from '../../machine/game/types.ts';
import type { Position, Tile } from '../../machine/rules/index.ts';
import type { Name, Phrase, Side } from './typed.phrase.ts';

/** The moves that a phrase can mean: none where no tile is as it says; `sure` when what was said leaves nothing to ask if there is but one. */
export interface Meaning { readonly moves: readonly string[]; readonly sure: boolean }

const certain = (...moves: string[]): Meaning => ({ moves, sure: true });
const asked = (...moves: string[]): Meaning => ({ moves, sure: false });
const asEnd = ({ side }: Side): Name => ({ by: 'end', side });

/** The places, from 1, that a name can mean among these tiles; a number is taken at its word, so that the rules can say that nothing is there. */
function placesOf(name: Name, tiles: readonly Tile[]): number[] {
  const many = tiles.length, all = tiles.map((_, i) => i + 1);
  switch (name.by) {
    case 'number': return [name.from === 'l' ? name.number : many + 1 - name.number].filter((place) => place >= 0 && place <= 9);
    case 'picture': return all.filter((place) => name.pictures.includes(tiles[place - 1].up));
    case 'middle': return all.filter((place) => Math.abs(2 * place - many - 1) < 2);
    case 'end': return [name.side === 'l' ? 1 : many];
  }
}

/** The places that all these names can mean together. */
const placesOfAll = (names: readonly Name[], tiles: readonly Tile[]): number[] =>
  names.map((name) => placesOf(name, tiles)).reduce((some, more) => some.filter((place) => more.includes(place)));

/** Loose tiles and tiles to return that look the same on both sides, as far as anybody has seen, are as good as each other. */
const different = (places: readonly number[], tiles: readonly Tile[]): number[] => places.filter((place, i) => {
  const tile = tiles[place - 1];
  return !tile || !places.slice(0, i).some((other) => tiles[other - 1]?.up === tile.up && tiles[other - 1]?.back === tile.back);
});

const swapOf = (one: number, two: number): string => `s${Math.min(one, two)}${Math.max(one, two)}`;

/** Swap: two tiles, or one and the side of its neighbour. */
function swaps({ names: called, sides }: Phrase, row: readonly Tile[]): Meaning | null {
  const names = [...called, ...sides.filter(({ end }) => end).map(asEnd)], ways = sides.filter(({ end }) => !end);
  // The left tile and its right neighbour.
  if (names.length === 0 && ways.length === 2 && ways[0].role === 'from') names.push(asEnd(ways.shift()!));
  const [one, two] = names;
  if (!one || names.length + ways.length > 2) return null;
  if (ways[0]) {
    const step = ways[0].side === 'l' ? -1 : 1;
    return certain(...placesOf(one, row).filter((place) => place + step >= 0).map((place) => swapOf(place, place + step)));
  }
  if (two) {
    const pairs = placesOf(one, row).flatMap((first) => placesOf(two, row).map((second) => [first, second] as const));
    const apart = one.by === 'number' && two.by === 'number' ? pairs : pairs.filter(([first, second]) => first !== second);
    const beside = apart.filter(([first, second]) => Math.abs(first - second) === 1);
    const moves = [...new Set((beside.length > 0 ? beside : apart).map((pair) => swapOf(...pair)))];
    return { moves, sure: one.by !== 'middle' && two.by !== 'middle' };
  }
  if (one.by === 'number' && /^\d\d$/.test(`${one.number}`)) return certain(swapOf(...([...`${one.number}`].map(Number) as [number, number])));
  if (one.by !== 'middle') return null;
  const places = placesOf(one, row), [first = 1, second = first] = places;
  return first === second ? asked(swapOf(first - 1, first), swapOf(first, first + 1)) : certain(swapOf(first, second));
}

/** End to end: which end tile, said by its place or by where it goes. */
function endToEnd({ said, names, sides }: Phrase, row: readonly Tile[]): Meaning | null {
  const far = said.has('other') || said.has('ends'), to = sides.filter(({ role }) => role === 'to'), from = sides.filter(({ role }) => role === 'from'), free = sides.filter(({ role }) => role === null);
  // Of two sides without a sign the first is where the tile lies; one alone, beside a tile that is named, is where it goes.
  if (from.length === 0 && (to.length > 0 || far || free.length > 1 || (names.length === 0 && free[0]?.end))) from.push(...free.splice(0, 1));
  to.push(...free);
  const [goal] = to, [start] = from, last = row.length;
  if (to.length > 1 || from.length > 1 || (goal && goal.side === start?.side)) return null;

  const [one, two] = names;
  if (one && two && sides.length === 0 && !far) {
    const pairs = placesOf(one, row).flatMap((first) => placesOf(two, row).map((second) => [first, second] as const));
    const across = pairs.filter(([first, second]) => Math.min(first, second) === 1 && Math.max(first, second) === last);
    if (across.length > 0) return certain(...across.map(([first]) => (first === 1 ? 'lr' : 'rl')));
    return asked(...pairs.filter(([first, second]) => Math.abs(first - second) === 1).map((pair) => swapOf(...pair)));
  }
  const called = [...names, ...from.map(asEnd)];
  if (!goal) {
    if (called.length === 0) return far ? asked('lr', 'rl') : null;
    const places = placesOfAll(called, row), moves = [...(places.includes(1) ? ['lr'] : []), ...(places.includes(last) && last > 1 ? ['rl'] : [])];
    if (places.length > 0 && moves.length === 0) return far ? asked('lr', 'rl') : null;
    return { moves, sure: far };
  }
  const across = goal.side === 'r' ? 'lr' : 'rl';
  if (called.length === 0) return asked(across);
  const places = placesOfAll(called, row), reaches = places.includes(goal.side === 'r' ? 1 : last);
  if (start || goal.end) return reaches && places.length > 0 ? certain(across) : places.length > 0 ? asked(across) : certain();
  // 1 to the right: to the other end, or only past its neighbour? One asks.
  const step = goal.side === 'r' ? 1 : -1, past = places.filter((place) => place + step >= 1 && place + step <= last).map((place) => swapOf(place, place + step));
  return places.length > 0 && past.length === 0 && !reaches ? null : asked(...past, ...(reaches ? [across] : []));
}

/** Placing a loose tile, or returning one: which, at which end, and turned over only if that was said. */
function put({ said, names, sides }: Phrase, { row, loose, due }: Position, returning: boolean, sure: boolean): Meaning | null {
  const tiles = returning ? due : loose, starts = !returning && row.length === 0;
  const lies = sides.filter(({ role }) => role === 'from'), goals = new Set(sides.filter(({ role }) => role !== 'from').map(({ side }) => side));
  if (said.has('other') || said.has('ends') || goals.size > 1) return null;
  // "Place 2 first" starts the row.
  const called = starts && names.length === 2 && names[1].by === 'number' && names[1].number === 1 ? names.slice(0, 1) : names;
  const all = [...called, ...lies.map(asEnd)];
  // Where there is no tile at all, the rules say why.
  const found = all.length > 0 ? placesOfAll(all, tiles) : tiles.map((_, i) => i + 1);
  const places = found.length + tiles.length > 0 ? different(found, tiles) : [1];
  const turned = said.has('turned') || said.has('flip'), mayTurn = !turned && said.has('over');
  const ends = goals.size > 0 ? [...goals] : starts ? ['r'] : ['l', 'r'];
  const moves = places.flatMap((place) => ends.flatMap((end) => (mayTurn ? ['', 'f'] : [turned ? 'f' : '']).map((over) => `${returning ? 'b' : ''}${place}${end}${over}`)));
  return { moves, sure: sure && !said.has('one') };
}

function flips({ said, names, sides }: Phrase, row: readonly Tile[], sure: boolean): Meaning | null {
  const [side] = sides, [name] = names;
  if (sides.some(({ role }) => role === 'to') || sides.length > 1) return null;
  // "The second on the right" is likely counted from there.
  if (side && !side.end && name?.by === 'number' && names.length === 1) return asked(...placesOf({ ...name, from: side.side }, row).map((place) => `f${place}`));
  const called = [...names, ...sides.map(asEnd)];
  return called.length > 0 ? { moves: placesOfAll(called, row).map((place) => `f${place}`), sure: sure && !said.has('one') } : null;
}

/** What a phrase means in a position, where tiles of this zone are asked for (null: none, the game is over); null when it means nothing. */
export function meaningOf(phrase: Phrase, position: Position, zone: Zone | null): Meaning | null {
  const { said, names, sides } = phrase, { row } = position, inRow = zone === 'row' || zone === null, aside = zone === 'aside';
  const turning = said.has('flip') || said.has('turned');
  if (said.has('undo') || (turning && said.has('lay'))) return null;
  if (said.has('pass')) return said.size === 1 && names.length + sides.length === 0 ? certain('pass') : null;
  if (said.has('swap')) return turning || said.has('return') || said.has('other') ? null : swaps(phrase, row);
  if (said.has('return')) return put(phrase, position, true, true);
  if (said.has('turn')) return aside || sides.length > 0 ? put(phrase, position, true, true) : flips(phrase, row, false);

  const far = said.has('other') || said.has('ends'), across = sides.length > 1 && sides.some(({ role }) => role !== null);
  // A tile of the row that comes from one end and goes to the other, whatever the verb; beside loose tiles only where the ends are said.
  if (far || (across && (inRow || (!said.has('put') && sides.every(({ end }) => end))))) return turning ? null : endToEnd(phrase, row);
  if (inRow && said.has('move')) return turning ? null : endToEnd(phrase, row);
  if (inRow && said.has('put') && !turning && names.length > 0) {
    // "Put the first tile at the right end"; a number that is no end tile's is a loose tile's.
    const moved = endToEnd(phrase, row);
    if (names.some(({ by }) => by === 'picture') || (moved?.sure && moved.moves.length > 0)) return moved;
  }
  if (said.has('put') || said.has('start')) return inRow && turning && sides.length === 0 ? flips(phrase, row, true) : put(phrase, position, aside, true);
  if (said.has('move')) return put(phrase, position, aside, true);
  if (turning && (inRow || sides.length === 0)) return flips(phrase, row, true);
  if (sides.length === 0) return null;
  // Without a verb: where a tile is put down, a side is enough; "flip 2 left" is asked about, "2 left, turned over" is clear.
  if (!inRow) return put(phrase, position, aside, !turning || said.has('turned'));
  return names.length > 0 || sides.some(({ role }) => role === 'to') ? endToEnd(phrase, row) : null;
}
