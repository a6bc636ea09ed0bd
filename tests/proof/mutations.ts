/** One rule of the engine turned off, or got wrong: what stands in a file, and what is put there instead. */
export interface Mutation {
  readonly rule: string;
  /** What the engine believes then. */
  readonly what: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The tests that must notice, below tests/machine. */
  readonly tests: readonly string[];
}

/** Traces are compared with those written by hand; outcomes with those of an engine that shares no line with this one. */
const TRACES = ['traces'], OUTCOMES = ['conformance'];

/** All that is got wrong in one file. */
const inFile = (file: string, tests: readonly string[], mutations: readonly (readonly [rule: string, what: string, find: string, replace: string])[]): Mutation[] =>
  mutations.map(([rule, what, find, replace]) => ({ rule, what, file: `machine/${file}`, find, replace, tests }));

export const MUTATIONS: readonly Mutation[] = [
  ...inFile('rules/tiles.ts', OUTCOMES, [
    ['R1.1', 'one pair of pictures is on two tiles, another on none', "'XB', 'PB']", "'XB', 'AP']"],
  ]),
  ...inFile('rules/backs.ts', OUTCOMES, [
    ['R1.1', 'a back may be one that another tile is known to have', 'key & ~bit(up, back)', 'key'],
    ['R2.2', 'an unseen back is as good as known', 'const odds = (key: number, { up, back }: Tile): Odds =>\n  (back === null ?', 'const odds = (key: number, { up, back }: Tile): Odds =>\n  (back !== null ?'],
  ]),
  ...inFile('notation/position.ts', ['hostile'], [
    ['R1.1', 'nothing is said of a tile that lies there twice', 'if (taken & bit)', 'if (taken & 0)'],
  ]),
  ...inFile('notation/position.ts', OUTCOMES, [
    ['R1.1', 'tiles need not be able to lie that way', 'assignmentCount(position) === 0', 'assignmentCount(position) < 0'],
  ]),

  ...inFile('rules/refusals.ts', TRACES, [
    ['R1.1', 'a turned tile may show anything', '!oddsAt(position, tile)[picture]', '!picture'],
    ['R2.2', 'nobody need say what came up', 'needPicture && tile.back === null', 'needPicture && !tile.up'],
    ['R3.1', 'a left end of no row', "end === 'l' && row.length === 0", "end === 'l' && row.length < 0"],
    ['R3.1', 'any tile of a number, there or not', "{ place: 'R3.1', return: 'R6.8'", "{ return: 'R6.8'"],
    ['R3.1', 'actions while the row is built', "if (building) return 'R3.1';", "if (building && kind === 'place') return 'R3.1';"],
    ['R3.2', 'turned when placed, though the table has it not', "{ place: 'R3.2', return: 'R6.3' }", "{ return: 'R6.3' }"],
    ['R3.3', 'passes without end', 'options.pass === 0', "options.pass === 'none'"],
    ['R3.3', 'no passing at all', "(kind === 'place' || kind === 'pass')) return null", "(kind === 'place')) return null"],
    ['R3.5', 'placing goes on in play', "return kind === 'place' ? 'R3.5' : ", 'return '],
    ['R4.1', 'passing in play', "kind === 'pass' ? 'R4.1' : null", 'null'],
    ['R4.3', 'swaps of tiles that are not adjacent', 'high !== low + 1', 'high === low'],
    ['R4.3', 'swaps with the left end tile', '(low === 1 || high === length)', '(high === length)'],
    ['R4.3', 'swaps with the right end tile', '(low === 1 || high === length)', '(low === 1)'],
    ['R4.3', 'any description keeps the end tiles where they are', "options.swap === 'inner' && ", ''],
    ['R4.3', 'any pair where only the middle one may be swapped', "options.swap === 'middle' && ", "options.swap === 'inner' && row.length < 0 && "],
    ['R4.5', 'the ends are those of a row of six', 'high === length', 'high === 6'],
    ['R4.5', 'the middle is that of a row of six', 'low * 2 !== length', 'low !== 3'],
    ['R4.5', 'flips of a tile that is not there', ", flip: 'R4.5' }", ' }'],
    ['R4.5', 'swaps with a tile that is not there', '!row[low - 1] || !row[high - 1]', '!row[low - 1]'],
    ['R6.1', 'returns when nothing was set aside', "building ? 'R3.1' : 'R6.1'", "building ? 'R3.1' : null"],
    ['R6.2', 'returns before the action, where they come after it', "if (returning) return waiting ? (building ? 'R6.7' : 'R6.2') : ", 'if (returning) return waiting ? null : '],
    ['R6.2', 'actions while a tile must be returned', "if (now === 'return') return returning ? null : building ? 'R6.7' : 'R6.2';", "if (now === 'return') return returning || !building ? null : 'R6.7';"],
    ['R6.3', 'turned when returned, though the table has it not', "{ place: 'R3.2', return: 'R6.3' }", "{ place: 'R3.2' }"],
    ['R6.7', 'placing while a tile must be returned', "if (now === 'return') return returning ? null : building ? 'R6.7' : 'R6.2';", "if (now === 'return') return returning || building ? null : 'R6.2';"],
    ['R6.8', 'returns of what this action set aside', "return: 'R6.8', ", ''],
    ['R7.1', 'playing on after the end', "=== 'over') no('over', 'R7.1');", "=== 'over') void 0;"],
  ]),

  ...inFile('rules/combinations.ts', OUTCOMES, [
    ['R5.1', 'combinations are read from left to right only, so an interrogation needs its thief on the right', "PXP: ['interrogation', 'a']", "PPX: ['interrogation', 'a']"],
    ['R5.2', 'an interrogation is no combination', "PAP: ['interrogation', 'x'], ", ''],
    ['R5.2', 'the thief who is interrogated is paid', "PAP: ['interrogation', 'x']", "PAP: ['interrogation', 'a']"],
    ['R5.2', 'two diamonds for an interrogation', 'interrogation: 1', 'interrogation: 2'],
    ['R5.3', 'a theft is no combination', "ABA: ['theft', 'a'], ", ''],
    ['R5.3', 'the other thief is paid', "XBX: ['theft', 'x']", "XBX: ['theft', 'a']"],
    ['R5.3', 'one diamond for a theft', 'theft: 2', 'theft: 1'],
    ['R5.4', 'a heist is no combination', ", BBB: ['heist', null],", ','],
    ['R5.4', 'Arsène owns every heist', "BBB: ['heist', null]", "BBB: ['heist', 'a']"],
    ['R5.4', 'two diamonds for a heist', 'heist: 3', 'heist: 2'],
  ]),

  ...inFile('rules/play.ts', OUTCOMES, [
    ['R3.1', 'a tile is always attached at the right', "if (end === 'l') places.unshift(-1); else places.push(-1);", 'places.push(-1);'],
    ['R3.1', 'the starter places every tile', 'turn: stays ? turn : rivalOf(turn)', 'turn: stays || position.loose.length > 1 ? turn : rivalOf(turn)'],
    ['R3.2', 'a tile lies as it lay, though it was turned over', 'if (picture) tile = tileOf(picture, tile!.up);', "if (picture && kind !== 'place') tile = tileOf(picture, tile!.up);"],
    ['R3.3', 'a pass takes none of those left', 'options.pass - 1', 'options.pass'],
    ['R3.4', 'combinations pay while the row is built, at any table', 'building && !options.build', 'building && !options.preset'],
    ['R3.4', 'combinations pay nothing while the row is built', 'building && !options.build', 'building'],
    ['R3.5', 'who placed the last tile begins', 'turn: stays ? turn : rivalOf(turn)', 'turn: stays || (kind === \'place\' && position.loose.length === 1) ? turn : rivalOf(turn)'],
    ['R3.6', 'a pass skips the return too', '|| actionAhead || due.length > 0', "|| actionAhead || (due.length > 0 && kind !== 'pass')"],
    ['R4.2', 'the tile goes from the end that stays', "if (from === 'l') places.push", "if (from === 'r') places.push"],
    ['R4.2', 'the two ends change places', 'places.push(places.shift()!)', 'places.splice(0, places.length, places.at(-1)!, ...places.slice(1, -1), places[0]!)'],
    ['R4.3', 'a swap changes nothing', 'low - 1, 2, low, low - 1', 'low - 1, 2, low - 1, low'],
    ['R4.4', 'a flip turns nothing', "case 'flip': places[tile - 1] = -1; break;", "case 'flip': break;"],
    ['R4.4', 'a back that was turned up is forgotten at once', 'tile = tileOf(picture, tile!.up)', 'tile = tileOf(picture, null)'],
    ['R5.1', 'the three tiles at the right end are never seen', 'at <= row.length - 2', 'at <= row.length - 3'],
    ['R5.1', 'the three tiles at the left end are never seen', 'for (let at = 1;', 'for (let at = 2;'],
    ['R5.5', 'who makes a combination is paid for it', 'score[paid] += points;', 'score[turn] += points;'],
    ['R5.5', 'the rival is paid, at any table', 'rivals && !options.rival', 'rivals && !options.preset'],
    ['R5.5', 'the rival is never paid', 'rivals && !options.rival', 'rivals'],
    ['R5.5', 'the other player pays, not the supply', 'score[paid] += points;', 'score[paid] += points; score[rivalOf(paid)] = Math.max(0, score[rivalOf(paid)] - points);'],
    ['R5.6', 'what stands pays every turn', "|| stoodBefore(before, from.slice(at - 1, at + 2)) ? 'R5.6'", "? 'R5.6'"],
    ['R5.6', 'what shifts whole is made again', 'return low >= 0 && ', 'return low === trio[0] && low >= 0 && trio[0] === 0 && '],
    ['R5.6', 'a trio with a tile of another place is old, if three such pictures stood anywhere near', 'Math.max(...trio) === low + 2 && ', ''],
    ['R5.6', 'three tiles side by side are old, whatever they showed', ' && combinationAt(row, low + 1, \'a\') !== null;', ';'],
    ['R5.7', 'the first of two pays only', 'awards.push(award);', 'if (awards.length === 0) awards.push(award);'],
    ['R5.8', 'a swap of like pictures makes a combination', 'unchanged || stoodBefore', 'stoodBefore'],
    ['R6.1', 'the left tile of a combination leaves', 'awards.some(({ at }) => at === i)', 'awards.some(({ at }) => at === i + 1)'],
    ['R6.1', 'of two middles one leaves', 'awards.some(({ at }) => at === i)', 'awards[0]?.at === i'],
    ['R6.1', 'a middle is turned over as it leaves', 'awards.map(({ at }) => row[at]!)', 'awards.map(({ at }) => (row[at]!.back ? tileOf(row[at]!.back, row[at]!.up) : row[at]!))'],
    ['R6.2', 'where the return comes after the action, it never comes', '|| actionAhead || due.length > 0', '|| actionAhead'],
    ['R6.2', 'where the return comes first, it is the whole turn', 'const actionAhead = returning && !acted;', 'const actionAhead = returning && acted;'],
    ['R6.2', 'the player who set a tile aside returns it', 'turn: stays ? turn : rivalOf(turn)', 'turn: stays || fresh.length > 0 ? turn : rivalOf(turn)'],
    ['R6.3', 'a tile is returned as it lies, though it was turned over', 'if (picture) tile = tileOf(picture, tile!.up);', 'if (picture && !returning) tile = tileOf(picture, tile!.up);'],
    ['R6.4', 'the first tile is returned, whichever was taken', 'i !== move.tile - 1', 'i !== 0'],
    ['R6.4', 'with one tile returned both are', 'rest(position.due, returning)', 'returning ? [] : position.due'],
    ['R6.5', 'a return pays', ": returning ? 'R6.5'", ''],
    ['R6.6', 'nothing pays while a tile is set aside', 'const awards = judge(position, move, row, from, say);', 'const judged = judge(position, move, row, from, say), awards = position.due.length > 0 ? [] : judged;'],
    ['R6.8', 'what this action set aside goes back at once', 'due: stays ? due : fresh, fresh: stays ? fresh : [],', 'due: stays ? [...due, ...fresh] : fresh, fresh: [],'],
    ['R7.1', 'what waits is still returned after the end', 'const stays = isOver({ score }) || ', 'const stays = '],
    ['R7.1', 'what a return leaves behind is due in the same turn', 'fresh = returning ? position.fresh : ', 'fresh = returning ? [] : '],
  ]),
  ...inFile('rules/position.ts', OUTCOMES, [
    ['R6.2', 'a tile is returned first at every table', "(position.options.ret === 'before' && position.due.length > 0)", 'position.due.length > 0'],
    ['R6.2', 'a tile is returned after the action at every table', "(position.options.ret === 'before' && position.due.length > 0)", 'false'],
    ['R7.1', 'eight diamonds end the game', 'TARGET = 7', 'TARGET = 8'],
    ['R7.1', 'both must have seven', 'score.a >= TARGET || score.x >= TARGET', 'score.a >= TARGET && score.x >= TARGET'],
    ['R7.2', 'with both at seven Arsène wins', "a > x ? 'a' : 'x'", "a >= TARGET ? 'a' : 'x'"],
    ['R7.2', 'a level end has a winner', "a === x ? 'draw' : ", ''],
  ]),

  // What the referee says of it.
  ...inFile('rules/play.ts', TRACES, [
    ['R1.3', 'the supply runs out', 'score[paid] += points;', 'score[paid] += Math.min(points, 15 - score.a - score.x);'],
    ['R1.3', 'nothing is said of a supply that is empty', "if (a + x > 15) say('R1.3');", ''],
    ['R1.3', 'the supply is said to be a limit at fifteen', 'a + x > 15', 'a + x >= 15'],
    ['R3.2', 'nothing is said of turning', "if (kind === 'place' && turned) say('R3.2');", ''],
    ['R3.4', 'nothing is said of building when it pays', "if (!unpaid && building) say('R3.4');", ''],
    ['R3.5', 'nothing is said of the last loose tile', "if (kind === 'place' && next.loose.length === 0) say('R3.5');", ''],
    ['R3.6', 'nothing is said of what a pass does not skip', "if (kind === 'pass' && position.due.length > 0) say('R3.6');", ''],
    ['R4.2', 'another rule allows it', "end: 'R4.2'", "end: 'R4.3'"],
    ['R4.4', 'another rule allows it', "flip: 'R4.4'", "flip: 'R4.2'"],
    ['R5.1', 'nothing is said when nothing stands', "if (!stands) say('R5.1');", ''],
    ['R5.5', 'nothing is said of the rival who is paid', "if (rivals) say('R5.5', { at, for: made.for });", ''],
    ['R5.7', 'nothing is said of two at once', "if (awards.length > 1) say('R5.7');", ''],
    ['R5.8', 'nothing is said of two that look alike', "if (unchanged && kind === 'swap') say('R5.8');", ''],
    ['R6.1', 'nothing is said of the middle', "say('R6.1', { at: at + 1 });", ''],
    ['R6.4', 'nothing is said of two to return', "if (returning && position.due.length > 1) say('R6.4');", ''],
    ['R6.4', 'nothing is said of the other one, still to be returned', "else if (due.length > 0) say('R6.4');", ''],
    ['R6.6', 'nothing is said of one more set aside', "say('R6.6'); ", ''],
    ['R6.7', 'while building the rule of play is named', "say(building ? 'R6.7' : 'R6.2')", "say('R6.2')"],
    ['R6.8', 'nothing is said of what does not go back yet', " say('R6.8');", ''],
    ['R7.2', 'nothing is said of both', "if (a >= TARGET && x >= TARGET) say('R7.2');", ''],
  ]),

  ...inFile('game/toss.ts', ['game/toss'], [
    ['R1.2', 'the lots decide who begins, whatever the players agreed', "first === 'lots' ? drawn : first", 'drawn'],
    ['R1.2', 'Arsène always begins', "const drawn = draw(2) ? 'x' : 'a';", "const drawn = draw(2) ? 'a' : 'a';"],
    ['R2.1', 'every tile lies with the same side up', '(draw(2) ? tile[1]! + tile[0]! : tile)', '(draw(2) ? tile : tile)'],
    ['R2.1', 'the tiles are never mixed', 'const j = draw(i + 1);', 'const j = draw(i + 1) && i;'],
    ['R2.2', 'the backs are known from the toss on', 'tileOf(tile[0] as Picture, null)', 'tileOf(tile[0] as Picture, tile[1] as Picture)'],
  ]),
  ...inFile('game/choices.ts', ['game/secrets'], [
    ['R2.2', 'a player may say what comes up', "return picture ? refuse('picture-not-yours', 'R2.2') : null;", 'return null;'],
  ]),
  ...inFile('game/choices.ts', ['game/chart', 'game/games'], [
    ['R7.3', 'a game that was agreed drawn is played on', "if (game.ending) return refuse('over', 'R7.3');", ''],
  ]),
  ...inFile('game/reveal.ts', ['game/secrets'], [
    ['R2.2', 'whoever turns a tile over says what it shows', 'if (game.deal === null) return move;', "if (game.deal === null || move.includes('=')) return move; if (move.startsWith('f')) return `${move}=B`;"],
  ]),
  ...inFile('game/draws.ts', ['game/draws'], [
    ['R7.3', 'a draw is proposed when a position comes up a second time', 'repeats >= 3', 'repeats >= 2'],
    ['R7.3', 'a draw is proposed when a position comes up a fourth time', 'repeats >= 3', 'repeats >= 4'],
    ['R7.3', 'a draw is proposed a turn late', 'QUIET_TURNS = 20', 'QUIET_TURNS = 21'],
    ['R7.3', 'nothing starts the counts again', 'entry.awards.length > 0 || entry.firstSeen', 'entry.awards.length > 9'],
    ['R7.3', 'a diamond does not start the counts again', 'entry.awards.length > 0 || ', ''],
    ['R7.3', 'a back seen for the first time does not start the counts again', ' || entry.firstSeen', ''],
    ['R7.3', 'it does not matter whose turn it is', '[position.turn, ', '['],
    ['R7.3', 'what is known under the tiles makes another position', 'map(({ up }) => up)', "map(({ up, back }) => up + (back ?? '.'))"],
    ['R7.3', 'every action and every return is a turn', 'if (!endsTurn(entry)) continue;', ''],
  ]),
];
