import { allTiles, isPosition, legalMoves, OPTION_VALUES, optionText, play, PRESETS, TARGET, winner, type Options, type Played, type Position } from '../../rules/index.ts';
import { indexOf, lineAt, LINES, MOST_DUE, positionOf, readNumbers } from './lines.ts';
import { scoreIndex } from './sweep.ts';
import { before, MOST_TURNS, SCORES, WON } from './values.ts';

/** What a position is worth to the player to move when both play as well as can be. */
export interface Value {
  /** `even`: nobody can force anything, so two players who forget nothing go on for ever; of a game that is over, a draw. */
  readonly result: 'win' | 'loss' | 'even';
  /** Turns until the game is over, both players' counted and the one that is being played too: the winner makes them few, the loser many. 0 where it is even, and when the game is over. */
  readonly turns: number;
}

/** Everything that was solved, as plain arrays: to be posted from a worker, or kept. */
export interface Tables {
  /** The options on which the values depend, as {@link tableKey} has them. */
  readonly table: string;
  /** The number of each line in which a turn can begin. */
  readonly numbers: Uint16Array<ArrayBuffer>;
  /** What each line is worth at each score: by score (`7 * mine + theirs`), then by number; a win in n turns is 128 - n, a loss n - 128, else 0. */
  readonly values: Int8Array<ArrayBuffer>;
}

/** Lines counted by what they are worth to the player to move. */
export interface Count {
  readonly wins: number;
  readonly losses: number;
  readonly evens: number;
  /** Turns of the longest forced win, and of the longest forced loss; 0 for none. */
  readonly longestWin: number;
  readonly longestLoss: number;
}

/** What there is at one score. */
export interface Total {
  /** Diamonds of the player to move, and of the other. */
  readonly mine: number;
  readonly theirs: number;
  /** The 46,080 rows of six, mirror images counted apart. */
  readonly six: Count;
  /** All lines, those alike counted once: rows of six, and shorter ones with what is to be returned. */
  readonly all: Count;
}

/** The game solved, for one table. */
export interface Solved {
  readonly options: Options;
  readonly tables: Tables;
  /**
   * What a position is worth to the player to move, at any stage of a turn, reachable or not. Null while a back is unseen
   * or a tile is loose, for another table than this one, and for what is no position.
   */
  value(position: Position): Value | null;
  /** The same as a number, for who compares many: a win in n turns is 128 - n, a loss in n is n - 128, even is 0; a game that is over is ±128 or 0. */
  worth(position: Position): number | null;
  /** Totals for each of the 49 scores, from 0–0 to 6–6. */
  totals(): readonly Total[];
  /** A number of 8 hexadecimal digits for all values in their order (FNV-1a of 32 bits): the same wherever the same was solved. */
  checksum(): string;
  /** One position for all that are alike, at a score, with so many tiles to return (0 to 2), in the order of the table; Arsène is to move. */
  positions(mine: number, theirs: number, due?: number): Generator<Position>;
}

/** Reads table options as texts have them; throws a RangeError with what cannot be read. */
export function readTable(given: Options | string): Options {
  if (typeof given !== 'string') {
    for (const [key, values] of OPTION_VALUES) if (!values.includes((given as Partial<Options> | null | undefined)?.[key] as never)) throw new RangeError(`No table options: ${key} is missing, or is none of ${values.join(', ')}.`);
    return given;
  }
  const [preset, ...settings] = given.split(',') as [string, ...string[]];
  const unreadable = (what: string): RangeError => new RangeError(`No table option: ${what}`);
  if (preset !== 'rulebook' && preset !== 'overview') throw unreadable(preset);
  const options: Record<string, unknown> = { ...PRESETS[preset] };
  for (const setting of settings) {
    const [key, said] = setting.split('='), values = OPTION_VALUES.get(key as 'swap'), value = values?.find((each) => optionText(each) === said);
    if (value === undefined) throw unreadable(setting);
    options[key!] = value;
  }
  return options as unknown as Options;
}

/** What the values of a table depend on: passes are of no use once the row is built, and nor is what pays meanwhile. */
export const tableKey = ({ swap, flip, ret, rival }: Options): string => [swap, flip, ret, rival].join();

function count(values: Int8Array, times: number): Count {
  let wins = 0, losses = 0, quickest = 0, slowest = 0;
  for (const value of values) {
    if (value > 0) { wins++; quickest = Math.max(quickest, 1 + WON - value); }
    if (value < 0) { losses++; slowest = Math.max(slowest, 1 + WON + value); }
  }
  return { wins: times * wins, losses: times * losses, evens: times * (values.length - wins - losses), longestWin: quickest, longestLoss: slowest };
}

/** What tables that were solved say. Throws a RangeError for tables that cannot be those of these options. */
export function fromTables(given: Options | string, tables: Tables): Solved {
  const options = readTable(given), key = tableKey(options), { table, numbers, values } = tables;
  const numbering = readNumbers(numbers), lines = numbering.count;
  if (table !== key || numbers.length !== (MOST_DUE + 1) * LINES || values.length !== SCORES * lines) throw new RangeError('These are no tables of a solved game.');

  function worth(position: Position): number | null {
    if (!isPosition(position) || position.loose.length > 0 || allTiles(position).some(({ back }) => back === null) || tableKey(position.options) !== key) return null;
    const { turn, score, acted } = position, [mine, theirs] = turn === 'a' ? [score.a, score.x] : [score.x, score.a];
    const who = winner(position);
    if (who !== null) return who === 'draw' ? 0 : who === turn ? 1 + WON : -1 - WON;
    if (!acted) return values[scoreIndex(mine, theirs) * lines + numbers[indexOf(position)]!]!;
    // The rest of a turn: its returns.
    return Math.max(...legalMoves(position).map((move) => {
      const next = (play(position, move) as Played).position, then = worth(next)!;
      return next.turn === turn ? then : before(then);
    }));
  }

  return {
    options, tables, worth,
    value(position) {
      const number = worth(position);
      return number === null ? null : { result: number > 0 ? 'win' : number < 0 ? 'loss' : 'even', turns: number === 0 ? 0 : MOST_TURNS + 1 - Math.abs(number) };
    },
    totals: () => Array.from({ length: SCORES }, (_, index) => {
      const all = values.subarray(index * lines, (index + 1) * lines);
      return { mine: Math.floor(index / TARGET), theirs: index % TARGET, six: count(all.subarray(0, numbering.starts[1]), 2), all: count(all, 1) };
    }),
    checksum() {
      let hash = 0x811c9dc5;
      for (const value of values) hash = Math.imul(hash ^ (value & 255), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    },
    *positions(mine, theirs, due = 0) {
      for (let number = numbering.starts[due]!; number < numbering.starts[due + 1]!; number++) {
        yield positionOf(lineAt(numbering.first[number]! % LINES), 6 - due, options, { a: mine, x: theirs });
      }
    },
  };
}

